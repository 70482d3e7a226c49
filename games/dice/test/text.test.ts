import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language, Prose, Seat } from '@signoria/engine';
import { at, chance, LANGUAGES, pick, plain, play, seedFrom } from '@signoria/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  ARTWORK_IDS,
  BONUS_IDS,
  BUILDING_IDS,
  BUILDINGS,
  DIE_IDS,
  POPES,
  SKILLS,
  SPACE_IDS,
  TRACK_IDS,
} from '../src/components.ts';
import { GOODS } from '../src/goods.ts';
import type { GameEvent, Move, State } from '../src/index.ts';
import { dice, diceText } from '../src/index.ts';
import { OPTIONS } from '../src/options.ts';
import { figuresWith } from '../src/override.ts';
import type { Reason } from '../src/reasons.ts';
import { SCORE_LINES } from '../src/score.ts';
import { buildOften } from './people.ts';
import { EVERY_REASON } from './reasons.ts';
import { casa, change, hire, lose, mark, obtain, recruit, table } from './table.ts';

const PLAYERS = ['Anna', 'Bruno', 'Clara', 'Dino'];
const BROKEN = /undefined|\bNaN\b|\[object|\bnull\b|Infinity|\s{2}|\(\)|: *$|^\s*$/;
/** With so much to spend, everything in the game gets built and completed; these buildings are met at once. */
const RICHES = { spares: 40, stars: 3, fiorini: 6000 };
const RARE = ['cambiavalute', 'mercatante', 'convento', 'casa'] as const;

interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly after: State;
  readonly events: readonly GameEvent[];
}

function wholeGame(seats: number, areRich: boolean): Moment[] {
  const seed = seedFrom(`words for ${seats}`);
  const draw = chance(seed, 'text');
  const moments: Moment[] = [];
  let state = dice.setup({ pope: 'normal' }, seats, seed);
  if (areRich)
    for (const [seat, player] of state.table.players.entries())
      Object.assign(player, RICHES, { rione: [at(RARE, seat)] });
  for (let pending = dice.pending(state); pending.length > 0; pending = dice.pending(state)) {
    const seat = pick(draw, pending);
    const moves = dice.moves(state, seat);
    const { state: after, events } = play(dice, state, seat, buildOften(moves, draw));
    moments.push({ state, seat, moves, after, events });
    state = after;
  }
  return moments;
}

let moments: Moment[] = [];
let opening: State;
beforeAll(() => {
  moments = [...[2, 3].flatMap((seats) => wholeGame(seats, false)), ...wholeGame(1, true), ...wholeGame(4, true)];
  opening = dice.setup({ pope: 'normal' }, 4, seedFrom('opening'));
});

/** R10.8  Dice have always been rolled when the first income comes; only a changed table could lose a die. */
const NEVER_SEEN: GameEvent = { type: 'dieLost', seat: 0 };

/** What no reader should ever see: holes in the words, and names that nothing explains. */
function faults(words: string | Prose, language: Language): string[] {
  const said = typeof words === 'string' ? words : plain(words);
  const unknown = [...words].filter((piece) => typeof piece === 'object' && !EXPLAINED[language].has(piece.of));
  return BROKEN.test(said) || unknown.length > 0 ? [said] : [];
}
const EXPLAINED = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Set(diceText[language].components)]),
) as Record<Language, Set<string>>;

describe.each(LANGUAGES)('%s', (language) => {
  const text = diceText[language];

  test('has a question, a stage and every move in words, no two alike', () => {
    const said = new Set<string>();
    for (const { state, seat, moves } of moments) {
      const question = text.question(state, seat, PLAYERS);
      const others = text.question(state, (seat + 1) % state.table.players.length, PLAYERS);
      const list = moves.map((move) => text.move(move, state, seat));
      const wrong = [question, others, text.stage(state), ...list].flatMap((words) => faults(words, language));
      expect(wrong).toEqual([]);
      expect(plain(question)).toContain(at(PLAYERS, seat));
      expect(new Set(list.map(plain)).size).toBe(moves.length);
      for (const move of moves) said.add(move.do === 'use' ? move.use : move.do);
    }
    expect(said.size).toBe(17); // every way to use a die and every other kind of move was met
  });

  test('has every wish that is not granted in words, and the reason, with a rule there is', () => {
    const wrong = new Set<string>();
    const given = new Set<string>();
    for (const { state, seat } of moments.filter((_, index) => index % 6 === 0))
      for (const wish of dice.wishes?.(state, seat) ?? []) {
        const reason = dice.whyNot?.(state, seat, wish) as Reason | null;
        if (reason === null) continue;
        given.add(reason.code);
        for (const words of [text.reason(reason, state), text.move(wish, state, seat)])
          for (const fault of faults(words, language)) wrong.add(fault);
        if (!(reason.rule in text.rules)) wrong.add(reason.rule);
      }
    expect([...wrong]).toEqual([]);
    expect(given.size).toBeGreaterThan(18);
  });

  test('has every reason there can be in words, no two alike', () => {
    const said = Object.values(EVERY_REASON).map((reason) => text.reason(reason, opening));
    expect(said.flatMap((words) => faults(words, language))).toEqual([]);
    expect(new Set(said.map(plain)).size).toBe(said.length);
  });

  test('has every event in words', () => {
    const told = new Set<string>();
    for (const { after, events } of moments)
      for (const event of [...events, NEVER_SEEN]) {
        told.add(event.type);
        expect(faults(text.event(event, after, PLAYERS), language)).toEqual([]);
      }
    expect(told.size).toBe(23); // every type of event was met
  });

  test('tells what happened the same way wherever the table stands by then', () => {
    const told = (event: GameEvent, state: State) => plain(text.event(event, state, PLAYERS));
    const events = moments.flatMap(({ after, events: own }) => own.map((event) => ({ event, after })));
    expect(events.filter(({ event, after }) => told(event, opening) !== told(event, after))).toEqual([]);
  });

  test('explains every component, and cites only rules there are', () => {
    const ids = [
      ...[...DIE_IDS, ...GOODS, ...ARTWORK_IDS, ...BUILDING_IDS, 'space-1', ...SPACE_IDS],
      ...[...TRACK_IDS, ...BONUS_IDS, ...SKILLS, 'anonymous', 'palazzo', 'chiesa', 'rione', 'supply', 'ghost'],
    ];
    expect([...text.components].sort()).toEqual([...new Set(ids)].sort());
    for (const id of text.components) {
      const { name, gloss, kind, lines, rules } = text.explain(id, opening);
      expect([name, gloss, kind, ...lines].flatMap((words) => faults(words, language))).toEqual([]);
      expect(lines.length).toBeGreaterThan(0);
      expect(new Set(rules).size).toBe(rules.length);
      for (const rule of rules) expect(text.rules).toHaveProperty([rule]);
    }
    expect(() => text.explain('nothing-of-the-kind', opening)).toThrow();
  });

  test('names the lines of the score sheet and the options', () => {
    for (const id of SCORE_LINES) expect(text.scoreLine(id)).not.toBe(id);
    expect(Object.keys(text.options)).toEqual(OPTIONS.map(({ id }) => id));
    expect(Object.keys(text.options.pope?.choices ?? {})).toEqual([...POPES]);
    expect([text.title, text.summary].flatMap((words) => faults(words, language))).toEqual([]);
  });

  test('has the rules under the same numbers, with the same figures in them', () => {
    const figuresIn = (words: string | undefined) => (words?.match(/\d+/g) ?? []).sort();
    expect(Object.keys(text.rules)).toEqual(Object.keys(diceText.en.rules));
    expect(Object.values(text.rules).flatMap((words) => faults(words, language))).toEqual([]);
    for (const [number, words] of Object.entries(text.rules))
      expect([number, figuresIn(words)]).toEqual([number, figuresIn(diceText.en.rules[number])]);
  });
});

/** Everything a reader meets, but for titles and the names of people and components. */
function vocabulary(language: Language): Set<string> {
  const text = diceText[language];
  const said = moments.flatMap(({ state, seat, moves, after, events }) => [
    ...moves.map((move) => plain(text.move(move, state, seat))),
    ...[...events, NEVER_SEEN].map((event) => plain(text.event(event, after, PLAYERS))),
    plain(text.question(state, seat, PLAYERS)),
    text.stage(state),
  ]);
  const explained = text.components.map((id) => text.explain(id, opening));
  const pope = text.options.pope;
  const all = [
    ...[...new Set(said), text.summary, ...Object.values(text.rules), ...SCORE_LINES.map((id) => text.scoreLine(id))],
    ...[...explained.flatMap(({ gloss, kind, lines }) => [gloss, kind, ...lines])],
    ...[pope?.explained ?? '', ...Object.values(pope?.choices ?? {})],
  ];
  const words = all.flatMap((line) => line.toLowerCase().match(/\p{Letter}+/gu) ?? []);
  return new Set(words.filter((word) => !NAMES_OF_THINGS.has(word)));
}
const NAMES_OF_THINGS = new Set(
  [
    ...PLAYERS,
    ...Object.values(BUILDINGS).map(({ name }) => name),
    ...['Camera Nuziale', 'Facciata', 'Giardino', 'Ritratto', 'Cupola', 'Altare', 'Pulpito'],
    ...['Palazzo', 'Chiesa', 'Rione', 'Sisto IV', 'fiorini', 'r'],
  ].flatMap((name) => name.toLowerCase().match(/\p{Letter}+/gu) ?? []),
);

const SHARED = {
  de: 'altar an art bonus bronze die gold in moment name normal option renaissance so was will'.split(' '),
  it: 'a all bonus come dice in no round serve statue'.split(' '),
};

test('no English word is left in the other languages but those they share', () => {
  const english = vocabulary('en');
  const shared = (language: Language) => [...vocabulary(language)].filter((word) => english.has(word)).sort();
  expect(shared('de')).toEqual(SHARED.de);
  expect(shared('it')).toEqual(SHARED.it);
});

describe('what moves say', () => {
  const said = (game: ReturnType<typeof table>, move: Move) =>
    LANGUAGES.map((language) => plain(diceText[language].move(move, game.state, 0)));

  test('R7.2 R11.3 a die is named by what it shows, and by what it counts as', () => {
    const game = table({ ringo: { built: ['erbolaio'] }, paul: {} }, { dice: { green: 6 } });
    expect(said(game, obtain('green', 'high'))).toEqual([
      'Green six: 2 spice',
      'Grüne Sechs: 2 Gewürze',
      'Sei verde: 2 spezie',
    ]);
    expect(said(game, obtain('green', 'low'))).toEqual([
      'Green six: 1 spice (as if low, thanks to Erbolaio)',
      'Grüne Sechs: 1 Gewürz (als wäre sie niedrig, dank Erbolaio)',
      'Sei verde: 1 spezia (come se fosse basso, grazie a Erbolaio)',
    ]);
  });

  test('R9.3 R9.5 R11.10 hiring tells the artist, the price and the points', () => {
    const giardino = { marks: { giardino: 'all' }, fiorini: 200, stars: 1 } as const;
    const game = table({ ringo: { ...giardino, built: ['bottega-d-arte'] }, paul: {} }, { dice: { green: 6 } });
    expect(said(game, recruit('green', 'high'))[0]).toBe('Green six: hire a sculptor for 200 fiorini');
    game.plays('ringo', recruit('green', 'high'));
    expect(said(game, hire('giardino'))).toEqual([
      'Hire a sculptor for the Giardino, 200 fiorini (7 points)',
      'Stelle einen Bildhauer für den Giardino ein, 200 Fiorini (7 Siegpunkte)',
      'Ingaggia uno scultore per il Giardino, 200 fiorini (7 punti prestigio)',
    ]);
    expect(said(game, hire('giardino', { star: true, discount: true }))[0]).toBe(
      "Hire a sculptor for the Giardino, 100 fiorini (9 points; a masterpiece for 1 star; Bottega d'Arte)",
    );
  });

  test('R11.5 R11.12 an anonymous artist costs nothing, and the Zecca counts', () => {
    const game = table({ ringo: { marks: { ritratto: 'all' }, stars: 1, built: ['casa', 'zecca'] }, paul: {} });
    game.plays('ringo', casa('white'));
    expect(said(game, hire('ritratto', { star: true }))[0]).toBe(
      'Hire an anonymous artist for the Ritratto, for nothing (8 points; a masterpiece for 1 star)',
    );
  });

  test('R11.13 with the Palagio the artist is of the type the artwork wants', () => {
    const game = table({ ringo: { marks: { ritratto: 'all' }, fiorini: 100, built: ['palagio'] }, paul: {} });
    expect(said(game, recruit('green', 'low'))[0]).toBe(
      'Green one: hire an artist of any type for 100 fiorini (Palagio)',
    );
    game.plays('ringo', recruit('green', 'low'));
    expect(said(game, hire('ritratto'))[0]).toBe('Hire a painter for the Ritratto, 100 fiorini (6 points)');
  });

  test('R11.4 R11.9 a resource may become another, or money', () => {
    const game = table({ ringo: { built: ['carpentiere', 'cambiavalute'] }, paul: {} });
    game.plays('ringo', obtain('brown', 'low'));
    expect(said(game, mark('giardino', 'gold'))).toEqual([
      'Mark 1 gold for the Giardino (instead of 1 wood, thanks to Carpentiere)',
      'Markiere 1 Gold für den Giardino (statt 1 Holz, dank Carpentiere)',
      'Segna 1 oro per il Giardino (invece di 1 legno, grazie a Carpentiere)',
    ]);
    expect(said(game, change)[0]).toBe('Take 200 fiorini instead of 1 wood (Cambiavalute)');
    expect(said(game, lose)[0]).toBe('Let 1 wood go');
  });

  test('R8.6 R8.7 building tells its points, what else it brings and what is lost', () => {
    const built = ['casa', 'zecca'] as const;
    const marks = { 'space-4': { wood: 1, metal: 1, textile: 1, fiorini: 100 } };
    const game = table({ ringo: { built, marks }, paul: {} });
    expect(said(game, { do: 'build', building: 'taverna' })).toEqual([
      'Build the Taverna on space 4 (1 point; 1 spare resource; you lose 1 textile and 100 fiorini)',
      'Baue die Taverna auf Bauplatz 4 (1 Siegpunkt; 1 Reservematerial; du verlierst 1 Stoff und 100 Fiorini)',
      'Costruisci la Taverna nello spazio 4 (1 punto prestigio; 1 risorsa di scorta; perdi 1 stoffa e 100 fiorini)',
    ]);
  });

  test('R6.3 whose answer it is decides what it costs', () => {
    const ready = { marks: { ritratto: 'all' }, fiorini: 200 } as const;
    const game = table({ ringo: {}, paul: ready, george: ready }, { at: 'others', dice: { yellow: 2, green: 5 } });
    game.plays('paul', recruit('yellow', 'low'));
    expect(plain(diceText.en.move(hire('ritratto'), game.state, game.seatOf('paul')))).toContain(', 100 fiorini');
    expect(plain(diceText.en.question(game.state, game.seatOf('george'), PLAYERS))).toContain('three dice left');
  });
});

describe('questions and stages', () => {
  const asked = (game: ReturnType<typeof table>) =>
    LANGUAGES.map((language) => plain(diceText[language].question(game.state, 0, PLAYERS)));

  test('R7.2 R7.4 name the die and what is asked', () => {
    const ready = { marks: { giardino: 'all' }, fiorini: 200 } as const;
    const game = table({ ringo: ready, paul: {} }, { dice: { green: 6, white: 4 } });
    expect(asked(game)[0]).toBe('Anna, which die will you use, and what for?');
    game.plays('ringo', obtain('white', 'high'));
    expect(asked(game)).toEqual([
      'Anna, where do you mark 2 marble of the white four, one after the other?',
      'Anna, die weiße Vier bringt dir 2 Marmor: Wohin mit dem nächsten Material?',
      'Anna, con il quattro bianco ricevi 2 marmo: dove va la prossima risorsa?',
    ]);
    game.plays('ringo', mark('cupola', 'marble'), mark('cupola', 'marble'), recruit('green', 'high'));
    expect(asked(game)).toEqual([
      'Anna, for which artwork do you hire a sculptor with the green six (200 fiorini)?',
      'Anna, für welches Kunstwerk stellst du einen Bildhauer ein (grüne Sechs, 200 Fiorini)?',
      'Anna, per quale opera ingaggi uno scultore con il sei verde (200 fiorini)?',
    ]);
  });

  test('R5.4 the Bishop is asked about all six dice', () => {
    const game = table({ ringo: {}, paul: {} }, { at: 'others', active: 'paul', bishop: 'ringo', used: ['red'] });
    expect(asked(game)[0]).toBe('Anna, which of the six dice will you use as Bishop, and what for?');
  });

  test('R6.2 the stage counts rounds, turns and dice', () => {
    const game = table({ ringo: {}, paul: {} }, { round: 2, used: ['red'] });
    expect(LANGUAGES.map((language) => diceText[language].stage(game.state))).toEqual([
      'Round 2 of 6 · turn 1 of 2 · die 2 of 3',
      'Runde 2 von 6 · Zug 1 von 2 · Würfel 2 von 3',
      'Round 2 di 6 · turno 1 di 2 · dado 2 di 3',
    ]);
    game.plays('ringo', obtain('white', 'low'));
    expect(diceText.en.stage(game.state)).toContain('die 2 of 3');
  });

  test('R13.1 alone, the Pope has the second turn', () => {
    const game = table({ ringo: {} }, { active: 'ghost', at: 'others', used: ['white', 'red', 'grey'] });
    expect(diceText.en.stage(game.state)).toBe('Round 1 of 6 · the Pope’s dice · one for you');
  });

  test('nobody is asked anything when the game is over', () => {
    const { after } = at(moments, moments.length - 1);
    expect(diceText.en.stage(after)).toBe('The game is over');
    expect(plain(diceText.en.question(after, 0, PLAYERS))).toBe('The game is over.');
  });
});

test('R5.1 R5.3 R13.6 offices go to somebody, to one for both, to the Pope or to nobody', () => {
  const told = (captain: 0 | 1 | 'ghost' | null, bishop: 0 | 1 | 'ghost' | null) =>
    plain(diceText.en.event({ type: 'officesNamed', captain, bishop }, opening, PLAYERS));
  expect(told(0, 1)).toBe('Anna is Captain of the People, Bruno is Bishop.');
  expect(told(1, 1)).toBe('Bruno is Captain of the People and Bishop.');
  expect(told(null, 'ghost')).toBe('Nobody is Captain of the People, Pope Sisto IV is Bishop.');
});

test('articles follow gender and sound', () => {
  const told = (building: 'orafo' | 'scarpellino' | 'taverna') => {
    const event: GameEvent = { type: 'built', seat: 0, building, space: 3, leftover: {} };
    return LANGUAGES.map((language) => plain(diceText[language].event(event, opening, PLAYERS)));
  };
  expect(told('orafo')[2]).toBe('Anna costruisce l’Orafo nello spazio 3.');
  expect(told('scarpellino')[2]).toBe('Anna costruisce lo Scarpellino nello spazio 3.');
  expect(told('taverna').slice(0, 2)).toEqual([
    'Anna builds the Taverna on space 3.',
    'Anna baut die Taverna auf Bauplatz 3.',
  ]);
  const rolled = {
    type: 'dieUsed',
    seat: 0,
    role: 'other',
    die: 'red',
    value: 1,
    use: 'fiorini',
    range: null,
  } as const;
  expect(plain(diceText.it.event(rolled, opening, PLAYERS))).toBe('Anna usa l’uno rosso per fiorini.');
});

test('the two Facciate can be told apart', () => {
  expect(diceText.en.explain('palazzo-facciata', opening).name).toBe('Facciata of the Palazzo');
  expect(diceText.it.explain('chiesa-facciata', opening).name).toBe('Facciata della Chiesa');
});

test('explanations say where their figures come from, and follow an override', () => {
  const lines = (id: string, state: State) => diceText.en.explain(id, state).lines;
  expect(lines('taverna', opening)).toContain('Figures reconstructed, not read from the box');
  expect(lines('ghost', opening)).toContain('Figures from the rulebook');
  const figures = figuresWith({ buildings: { taverna: { points: 9 } }, fiorini: { taverna: 400 } });
  const changed = lines('taverna', { ...opening, figures });
  expect(changed).toContain('Worth 9 points at the end');
  expect(changed).toContain('Use any die for 400 fiorini');
  expect(changed).toContain('Figures changed for this table');
});

test('RULES.md, RULES.de.md and RULES.it.md are what src/text says', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/rules.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('German declines a die where something is done to it', () => {
  expect(plain(diceText.de.reason(EVERY_REASON.dieUsed, opening))).toBe('Du hast den roten Würfel schon genutzt.');
});
