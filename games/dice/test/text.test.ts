import { at, chance, LANGUAGES, plain, seedFromText } from '@signoria/engine';
import { momentsOf, PLAYER_NAMES } from '@signoria/testkit';
import { speech } from '@signoria/testkit/vitest';
import { describe, expect, test } from 'vitest';
import {
  ARTWORK_IDS,
  BONUS_IDS,
  BUILDING_IDS,
  BUILDINGS,
  DIE_IDS,
  SKILLS,
  SPACE_IDS,
  TRACK_IDS,
} from '../src/components.ts';
import { figuresWith } from '../src/figures.ts';
import { GOODS } from '../src/goods.ts';
import type { GameEvent, Move, State } from '../src/index.ts';
import { dice } from '../src/index.ts';
import { SCORE_LINES } from '../src/score.ts';
import { diceText } from '../src/text/index.ts';
import { buildOften } from './people.ts';
import { EVERY_REASON } from './reasons.ts';
import { casa, change, hire, lose, mark, obtain, recruit, table } from './table.ts';

const fresh = (seats: number, name: string) => dice.setup({ pope: 'normal' }, seats, seedFromText(name));
const wholeGame = (state: State, name: string) => [
  ...momentsOf(dice, state, chance(seedFromText(name), 'text'), buildOften),
];

/** A supply large enough to build and complete everything. The buildings of `RARE` stand in space 1 from the start. */
const RICHES = { spares: 40, stars: 3, fiorini: 6000 };
const RARE = ['cambiavalute', 'mercatante', 'convento', 'casa'] as const;
function withRiches(state: State): State {
  for (const [seat, player] of state.table.players.entries())
    Object.assign(player, RICHES, { rione: [at(RARE, seat)] });
  return state;
}

const opening = fresh(4, 'opening');
const moments = [
  ...[2, 3].flatMap((seats) => wholeGame(fresh(seats, `words for ${seats}`), `words for ${seats}`)),
  ...[1, 4].flatMap((seats) => wholeGame(withRiches(fresh(seats, `words for ${seats}`)), `words for ${seats}`)),
];

speech({
  rules: dice,
  text: diceText,
  opening,
  moments,
  everyReason: EVERY_REASON,
  met: { moves: 17, events: 23, reasons: 19 },
  kindOf: (move) => (move.do === 'use' ? move.use : move.do),
  /** R10.8  Every game rolls the dice before its first bonus, so none has this event. */
  neverSeen: [{ type: 'dieLost', seat: 0 }],
  wishesEvery: 6,
  components: [
    ...[...DIE_IDS, ...GOODS, ...ARTWORK_IDS, ...BUILDING_IDS, 'space-1', ...SPACE_IDS],
    ...[...TRACK_IDS, ...BONUS_IDS, ...SKILLS, 'anonymous', 'palazzo', 'chiesa', 'rione', 'supply', 'ghost'],
  ],
  scoreLines: SCORE_LINES,
  articled: [...BUILDING_IDS, ...ARTWORK_IDS],
  keepsHouseStyle: true,
  properNames: [
    ...Object.values(BUILDINGS).map(({ name }) => name),
    ...['Camera Nuziale', 'Facciata', 'Giardino', 'Ritratto', 'Cupola', 'Altare', 'Pulpito'],
    ...['Palazzo', 'Chiesa', 'Rione', 'Sisto IV', 'fiorini'],
  ],
  shared: {
    de: 'also altar an art bonus bronze die gold in name normal option renaissance so was will'.split(' '),
    it: 'all bonus in per round solo statue'.split(' '),
  },
});

const said = (game: ReturnType<typeof table>, move: Move) =>
  LANGUAGES.map((language) => plain(diceText[language].move(move, game.state, 0)));

describe('texts of moves', () => {
  test('R7.2, R11.3 a die is named by what it shows, and by what it counts as', () => {
    const game = table({ ringo: { built: ['erbolaio'] }, paul: {} }, { dice: { green: 6 } });
    expect(said(game, obtain('green', 'high'))).toEqual(['Green 6: 2 spice', 'Grün 6: 2 Gewürze', 'Verde 6: 2 spezie']);
    expect(said(game, obtain('green', 'low'))).toEqual([
      'Green 6: 1 spice (counted as low with the Erbolaio)',
      'Grün 6: 1 Gewürz (gilt dank dem Erbolaio als niedrig)',
      'Verde 6: 1 spezia (conta come basso grazie all’Erbolaio)',
    ]);
  });

  test('R9.3, R9.5, R11.10 the text of hiring names artist, price and points', () => {
    const giardino = { marks: { giardino: 'all' }, fiorini: 200, stars: 1 } as const;
    const game = table({ ringo: { ...giardino, built: ['bottega-d-arte'] }, paul: {} }, { dice: { green: 6 } });
    expect(said(game, recruit('green', 'high'))[0]).toBe('Green 6: hire a sculptor for 100 fiorini (Bottega d’Arte)');
    game.plays('ringo', recruit('green', 'high'));
    expect(said(game, hire('giardino'))).toEqual([
      'Hire a sculptor for the Giardino, paying 200 fiorini (7 prestige)',
      'Stelle für 200 Fiorini einen Bildhauer für den Giardino ein (7 Siegpunkte)',
      'Ingaggia uno scultore per il Giardino pagando 200 fiorini (7 punti prestigio)',
    ]);
    expect(said(game, hire('giardino', { star: true, discount: true }))[0]).toBe(
      'Hire a sculptor for the Giardino, paying 100 fiorini (9 prestige; a masterpiece for 1 star; Bottega d’Arte)',
    );
  });

  test('R11.1, R11.10 without the Bottega d’Arte, or once it is used up, the price is full', () => {
    const full = 'Green 6: hire a sculptor for 200 fiorini';
    const ready = { marks: { giardino: 'all' }, fiorini: 200 } as const;
    const without = table({ ringo: ready, paul: {} }, { dice: { green: 6 } });
    expect(said(without, recruit('green', 'high'))[0]).toBe(full);
    const both = { marks: { giardino: 'all', ritratto: 'all' }, fiorini: 300, built: ['bottega-d-arte'] } as const;
    const game = table({ ringo: both, paul: {} }, { dice: { green: 6, yellow: 6 } });
    game.plays('ringo', recruit('yellow', 'high'), hire('ritratto', { discount: true }));
    expect(said(game, recruit('green', 'high'))[0]).toBe(full);
  });

  test('R11.5, R11.12 an anonymous artist costs nothing, and the Zecca counts', () => {
    const game = table({ ringo: { marks: { ritratto: 'all' }, stars: 1, built: ['casa', 'zecca'] }, paul: {} });
    game.plays('ringo', casa('white'));
    expect(said(game, hire('ritratto', { star: true }))[0]).toBe(
      'Hire an anonymous artist for the Ritratto, for free (8 prestige; a masterpiece for 1 star)',
    );
  });

  test('R11.13 with the Palagio the artist is of the type the artwork needs', () => {
    const game = table({ ringo: { marks: { ritratto: 'all' }, fiorini: 100, built: ['palagio'] }, paul: {} });
    expect(said(game, recruit('green', 'low'))[0]).toBe(
      'Green 1: hire an artist of any type for 100 fiorini (Palagio)',
    );
    game.plays('ringo', recruit('green', 'low'));
    expect(said(game, hire('ritratto'))[0]).toBe('Hire a painter for the Ritratto, paying 100 fiorini (6 prestige)');
  });

  test('R11.4, R11.9 the text names the resource that is replaced by another or by fiorini', () => {
    const game = table({ ringo: { built: ['carpentiere', 'cambiavalute'] }, paul: {} });
    game.plays('ringo', obtain('brown', 'low'));
    expect(said(game, mark('giardino', 'gold'))).toEqual([
      'Mark 1 gold for the Giardino (instead of 1 wood, with the Carpentiere)',
      'Markiere 1 Gold für den Giardino (statt 1 Holz, dank dem Carpentiere)',
      'Segna 1 oro per il Giardino (invece di 1 legno, grazie al Carpentiere)',
    ]);
    expect(said(game, change)[0]).toBe('Take 200 fiorini instead of 1 wood (Cambiavalute)');
    expect(said(game, lose)[0]).toBe('Discard 1 wood');
  });

  test('R8.6, R8.7 the text of building names points, other gains and losses', () => {
    const built = ['casa', 'zecca'] as const;
    const marks = { 'space-4': { wood: 1, metal: 1, textile: 1, fiorini: 100 } };
    const game = table({ ringo: { built, marks }, paul: {} });
    expect(said(game, { do: 'build', building: 'taverna' })).toEqual([
      'Build the Taverna on space 4 (1 prestige; 1 spare resource; you lose 1 textile and 100 fiorini)',
      'Baue die Taverna auf Bauplatz 4 (1 Siegpunkt; 1 Reservematerial; du verlierst 1 Stoff und 100 Fiorini)',
      'Costruisci la Taverna nello spazio 4 (1 punto prestigio; 1 risorsa di scorta; perdi 1 stoffa e 100 fiorini)',
    ]);
  });

  test('R6.3 the cost depends on the seat that answers', () => {
    const ready = { marks: { ritratto: 'all' }, fiorini: 200 } as const;
    const game = table({ ringo: {}, paul: ready, george: ready }, { at: 'others', dice: { yellow: 2, green: 5 } });
    game.plays('paul', recruit('yellow', 'low'));
    expect(plain(diceText.en.move(hire('ritratto'), game.state, game.seatOf('paul')))).toContain('paying 100 fiorini');
    expect(plain(diceText.en.question(game.state, game.seatOf('george'), PLAYER_NAMES))).toContain('three dice left');
  });
});

describe('questions and stages', () => {
  const asked = (game: ReturnType<typeof table>) =>
    LANGUAGES.map((language) => plain(diceText[language].question(game.state, 0, PLAYER_NAMES)));

  test('R7.2, R7.4 questions name the die and the decision', () => {
    const ready = { marks: { giardino: 'all' }, fiorini: 200 } as const;
    const game = table({ ringo: ready, paul: {} }, { dice: { green: 6, white: 4 } });
    expect(asked(game)[0]).toBe('Anna, which die will you use, and what for?');
    game.plays('ringo', obtain('white', 'high'));
    expect(asked(game)).toEqual([
      'Anna, you have 2 marble to mark from the white 4. Where will you mark the next one?',
      'Anna, du hast 2 Marmor (Weiß 4): Wohin mit dem nächsten Material?',
      'Anna, con il dado bianco (4) hai 2 marmo da segnare: dove va la prossima risorsa?',
    ]);
    game.plays('ringo', mark('cupola', 'marble'), mark('cupola', 'marble'), recruit('green', 'high'));
    expect(asked(game)).toEqual([
      'Anna, for which artwork will you hire a sculptor with the green 6 (200 fiorini)?',
      'Anna, für welches Kunstwerk stellst du einen Bildhauer ein (Grün 6, 200 Fiorini)?',
      'Anna, per quale opera ingaggi uno scultore (200 fiorini) con il dado verde (6)?',
    ]);
  });

  test('R11.10 questions name the discounted price and the Bottega d’Arte', () => {
    const ready = { marks: { giardino: 'all' }, fiorini: 200, built: ['bottega-d-arte'] } as const;
    const game = table({ ringo: ready, paul: {} }, { dice: { green: 6 } });
    game.plays('ringo', recruit('green', 'high'));
    expect(asked(game)).toEqual([
      'Anna, for which artwork will you hire a sculptor with the green 6 (100 fiorini, Bottega d’Arte)?',
      'Anna, für welches Kunstwerk stellst du einen Bildhauer ein (Grün 6, 100 Fiorini, Bottega d’Arte)?',
      'Anna, per quale opera ingaggi uno scultore (100 fiorini, Bottega d’Arte) con il dado verde (6)?',
    ]);
  });

  test('R11.10 an artist whose price falls to 0 is hired for free', () => {
    const ready = { marks: { giardino: 'all' }, built: ['bottega-d-arte'] } as const;
    const game = table({ ringo: ready, paul: {} }, { dice: { green: 1 } });
    expect(said(game, recruit('green', 'low'))[0]).toBe('Green 1: hire a sculptor for free (Bottega d’Arte)');
    game.plays('ringo', recruit('green', 'low'));
    expect(asked(game)[0]).toBe('Anna, for which artwork will you hire a sculptor with the green 1 (Bottega d’Arte)?');
    expect(said(game, hire('giardino', { discount: true }))).toEqual([
      'Hire a sculptor for the Giardino, for free (7 prestige; Bottega d’Arte)',
      'Stelle gratis einen Bildhauer für den Giardino ein (7 Siegpunkte; Bottega d’Arte)',
      'Ingaggia uno scultore per il Giardino, gratis (7 punti prestigio; Bottega d’Arte)',
    ]);
    game.plays('ringo', hire('giardino', { discount: true }));
    expect(
      game.eventsOf('artistHired').map((event) => plain(diceText.en.event(event, game.state, PLAYER_NAMES))),
    ).toEqual(['Anna hires a sculptor for the Giardino, for free (Bottega d’Arte): the artist adds 2 prestige.']);
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

  test('R13.1 the stage of the second turn of a solo game names the Pope’s dice', () => {
    const game = table({ ringo: {} }, { active: 'ghost', at: 'others', used: ['white', 'red', 'grey'] });
    expect(diceText.en.stage(game.state)).toBe('Round 1 of 6 · the Pope’s dice · one for you');
  });

  test('there is no question after the end of the game', () => {
    const { after } = at(moments, moments.length - 1);
    expect(diceText.en.stage(after)).toBe('The game is over');
    expect(plain(diceText.en.question(after, 0, PLAYER_NAMES))).toBe('The game is over.');
  });
});

test('R5.1, R5.3, R13.6 the text names the holders of both offices: a player, the Pope or nobody', () => {
  const told = (captain: 0 | 1 | 'ghost' | null, bishop: 0 | 1 | 'ghost' | null) =>
    plain(diceText.en.event({ type: 'officesNamed', captain, bishop }, opening, PLAYER_NAMES));
  expect(told(0, 1)).toBe('Anna is Captain of the People, and Bruno is Bishop.');
  expect(told(1, 1)).toBe('Bruno is Captain of the People and Bishop.');
  expect(told(null, 'ghost')).toBe('There is no Captain of the People; Pope Sisto IV is Bishop.');
  expect(told(1, null)).toBe('Bruno is Captain of the People; there is no Bishop.');
  expect(told(null, null)).toBe('There is no Captain of the People and no Bishop.');
});

test('R13.6 the Pope moves on, and stays at the end of his track', () => {
  const end = opening.figures.tracks.captain.spaces.length;
  const told = (steps: number, space: number) => {
    const event: GameEvent = { type: 'ghostAdvanced', track: 'captain', steps, space };
    return LANGUAGES.map((language) => plain(diceText[language].event(event, opening, PLAYER_NAMES)));
  };
  expect(told(1, end)[0]).toBe(`Pope Sisto IV takes 1 step on the Captain’s track, to space ${end}.`);
  expect(told(0, end)).toEqual([
    'Pope Sisto IV stays at the end of the Captain’s track.',
    'Papst Sixtus IV. bleibt am Ende der Leiste des Hauptmanns.',
    'Papa Sisto IV resta alla fine del tracciato del Capitano.',
  ]);
});

test('the two Facciate have different names', () => {
  expect(diceText.en.explain('palazzo-facciata', opening).name).toBe('Facciata of the Palazzo');
  expect(diceText.it.explain('chiesa-facciata', opening).name).toBe('Facciata della Chiesa');
});

test('explanations name the source of their figures and follow an override', () => {
  const lines = (id: string, state: State) => diceText.en.explain(id, state).lines;
  expect(lines('taverna', opening)).toContain('Values reconstructed (original not available)');
  expect(lines('ghost', opening)).toContain('Values from the rulebook');
  const figures = figuresWith({ buildings: { taverna: { points: 9 } }, fiorini: { taverna: 400 } });
  const changed = lines('taverna', { ...opening, figures });
  expect(changed).toContain('Worth 9 prestige at the end');
  expect(changed).toContain('Use any die for 400 fiorini');
  expect(changed).toContain('Values changed for this table');
});
