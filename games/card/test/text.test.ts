import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language, Prose, Seat } from '@signoria/engine';
import { at, chance, LANGUAGES, pick, plain, play, questionFor, seedFrom } from '@signoria/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { ARTIST_IDS, CARD_IDS, KINDS, LOCATION_IDS, MONUMENT_IDS, SKILLS } from '../src/components.ts';
import { GOODS } from '../src/goods.ts';
import type { GameEvent, Move, State } from '../src/index.ts';
import { card, cardText } from '../src/index.ts';
import { OPTIONS } from '../src/options.ts';
import { figuresWith } from '../src/override.ts';
import type { Reason } from '../src/reasons.ts';
import { SCORE_LINES } from '../src/score.ts';

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dino'];
const BROKEN = /undefined|\bNaN\b|\[object|\bnull\b|Infinity|\s{2}|\(\)|: *$|^\s*$/;

interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** A game of people who play or complete something every other time they can. */
function wholeGame(seats: number, name: string): Moment[] {
  const seed = seedFrom(name);
  const draw = chance(seed, 'text');
  const moments: Moment[] = [];
  let state = card.setup({ guilds: true, openPurses: false }, seats, seed);
  for (let pending = card.pending(state); pending.length > 0; pending = card.pending(state)) {
    const seat = pick(draw, pending);
    const moves = card.moves(state, seat);
    const works = moves.filter((move) => move.do === 'play' || move.do === 'complete');
    const move = pick(draw, works.length > 0 && draw() % 2 === 0 ? works : moves);
    const { state: after, events } = play(card, state, seat, move);
    moments.push({ state, seat, moves, after, events });
    state = after;
  }
  return moments;
}

let moments: Moment[] = [];
let opening: State;
beforeAll(() => {
  moments = [2, 3, 4].flatMap((seats) => ['lily', 'lion', 'river'].flatMap((name) => wholeGame(seats, name)));
  opening = card.setup({ guilds: true, openPurses: false }, 4, seedFrom('opening'));
});

/** What no reader should ever see: holes in the words, and names that nothing explains. */
function faults(words: string | Prose, language: Language): string[] {
  const said = typeof words === 'string' ? words : plain(words);
  const unknown = [...words].filter((piece) => typeof piece === 'object' && !EXPLAINED[language].has(piece.of));
  return BROKEN.test(said) || unknown.length > 0 ? [said] : [];
}
const EXPLAINED = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Set(cardText[language].components)]),
) as Record<Language, Set<string>>;

describe.each(LANGUAGES)('%s', (language) => {
  const text = cardText[language];

  test('has a question, a stage and every move in words, no two alike', () => {
    const said = new Set<string>();
    for (const { state, seat, moves } of moments) {
      const question = text.question(state, seat, NAMES);
      const others = text.question(state, (seat + 1) % state.table.players.length, NAMES);
      const list = moves.map((move) => text.move(move, state, seat));
      const wrong = [question, others, text.stage(state), ...list].flatMap((words) => faults(words, language));
      expect(wrong).toEqual([]);
      expect(plain(question)).toContain(at(NAMES, seat));
      expect(new Set(list.map(plain)).size).toBe(moves.length);
      for (const move of moves) said.add(move.do);
    }
    expect(said.size).toBe(17); // every kind of move was met
  });

  test('has every reason against a wish in words, with a rule there is', () => {
    const given = new Set<string>();
    for (const { state, seat } of moments)
      for (const wish of card.wishes?.(state, seat) ?? []) {
        const reason = card.whyNot?.(state, seat, wish) ?? null;
        if (reason === null) continue;
        given.add(reason.code);
        expect(faults(text.reason(reason as Reason, state), language)).toEqual([]);
        expect(text.rules).toHaveProperty([reason.rule]);
      }
    expect(given.size).toBeGreaterThan(8);
  });

  test('has every event in words, also for those who may not see the cards', () => {
    const told = new Set<string>();
    for (const { after, events } of moments)
      for (const event of events) {
        told.add(event.type);
        const wrong = [event, card.redact(event, null)].flatMap((one) =>
          faults(text.event(one, after, NAMES), language),
        );
        expect(wrong).toEqual([]);
      }
    expect(told.size).toBe(29); // every type of event was met
  });

  test('does not tell spectators which cards were drawn, kept or discarded', () => {
    for (const { after, events } of moments)
      for (const event of events) {
        if (event.type !== 'cardsDrawn' && event.type !== 'cardsDiscarded' && event.type !== 'cardKept') continue;
        const words = text.event(card.redact(event, null), after, NAMES);
        expect(words.filter((piece) => typeof piece === 'object')).toEqual([]);
      }
  });

  test('explains every component, and cites only rules there are', () => {
    const ids = [
      ...[...CARD_IDS, ...ARTIST_IDS, ...MONUMENT_IDS, ...LOCATION_IDS],
      ...[...KINDS, ...GOODS, ...SKILLS, 'anonymous', 'captain'],
    ];
    expect(text.components).toEqual(expect.arrayContaining(ids));
    expect(new Set(text.components).size).toBe(text.components.length);
    for (const id of text.components) {
      const { name, gloss, kind, lines, rules } = text.explain(id, opening);
      expect([name, gloss, kind, ...lines].flatMap((words) => faults(words, language))).toEqual([]);
      expect(lines.length).toBeGreaterThan(0);
      for (const rule of rules) expect(text.rules).toHaveProperty([rule]);
    }
    expect(() => text.explain('nothing-of-the-kind', opening)).toThrow();
  });

  test('names the lines of the score sheet and the options', () => {
    for (const id of SCORE_LINES) expect(text.scoreLine(id)).not.toBe(id);
    expect(Object.keys(text.options)).toEqual(OPTIONS.map(({ id }) => id));
    expect([text.title, text.summary].flatMap((words) => faults(words, language))).toEqual([]);
  });

  test('has the rules under the same numbers', () => {
    expect(Object.keys(text.rules)).toEqual(Object.keys(cardText.en.rules));
    expect(Object.values(text.rules).flatMap((words) => faults(words, language))).toEqual([]);
    if (language === 'en') return;
    for (const [number, words] of Object.entries(text.rules)) expect(words).not.toBe(cardText.en.rules[number]);
  });
});

test('goods are counted as each language counts them', () => {
  const event: GameEvent = {
    type: 'income',
    seat: 0,
    from: 'cards',
    goods: { marble: 2, fabric: 2, spice: 1, fiorini: 50 },
  };
  expect(LANGUAGES.map((language) => plain(cardText[language].event(event, opening, NAMES)))).toEqual([
    'Anna receives 2 marble, 2 fabric, 1 spice and 50 fiorini from cards.',
    'Anna erhält 2 Marmor, 2 Stoffe, 1 Gewürz und 50 Fiorini durch Karten.',
    'Anna riceve 2 marmo, 2 stoffe, 1 spezia e 50 fiorini dalle carte.',
  ]);
});

test('articles follow gender, and people have none', () => {
  const told = (played: 'abside' | 'scalone' | 'loggia' | 'giordano-bruno') => {
    const event: GameEvent = { type: 'cardPlayed', seat: 0, card: played, paid: { wood: 1 } };
    return LANGUAGES.map((language) => plain(cardText[language].event(event, opening, NAMES)));
  };
  expect(told('abside')).toEqual([
    'Anna plays the Abside, paying 1 wood.',
    'Anna spielt die Abside und zahlt 1 Holz.',
    'Anna gioca l’Abside pagando 1 legno.',
  ]);
  expect(told('scalone').slice(1)).toEqual([
    'Anna spielt den Scalone und zahlt 1 Holz.',
    'Anna gioca lo Scalone pagando 1 legno.',
  ]);
  expect(told('giordano-bruno')[0]).toBe('Anna plays Giordano Bruno, paying 1 wood.');
});

test('R4.6 the two Facciate can be told apart', () => {
  const words = (played: 'facciata-palazzo' | 'facciata-chiesa') =>
    plain(cardText.en.move({ do: 'keep', card: played }, opening, 0));
  expect(words('facciata-palazzo')).toBe('Keep Facciata (family palace)');
  expect(words('facciata-chiesa')).toBe('Keep Facciata (district church)');
});

test('R12.3 R12.4 moves tell the price their player pays', () => {
  const state = card.clone(opening);
  const [seat = 0] = card.pending(state);
  const price = (move: Move) => plain(cardText.en.move(move, state, seat));
  const monument: Move = { do: 'complete', monument: 'duomo-pulpito' };
  const artist: Move = { do: 'hire', artist: 'giambologna-sculptor', from: 'table' };
  const anonymous: Move = { do: 'hireAnonymous', skill: 'painter' };
  expect(price(monument)).toBe(
    'Complete Pulpito of the Duomo (2 marble, 1 fabric, 200 fiorini and an artist; 9 prestige)',
  );
  expect(price(artist)).toBe('Hire Giambologna for 100 fiorini (sculptor, worth 2 or 3)');
  at(state.table.players, seat).built.push('edificatore', 'bottega-d-arte');
  expect(price(monument)).toContain('150 fiorini');
  expect(price(artist)).toContain('for 50 fiorini');
  expect(price(anonymous)).toBe('Hire an anonymous painter for 0 fiorini (worth nothing)');
});

test('an override says so in the explanation', () => {
  const figures = figuresWith({ cards: { fontana: { points: 9 } } });
  const { lines } = cardText.en.explain('fontana', { ...opening, figures });
  expect(lines).toContain('Worth 9 prestige at the end');
  expect(lines).toContain('Figures changed for this table');
  expect(cardText.en.explain('fontana', opening).lines).toContain('Figures as published');
});

test('nobody is asked anything when the game is over', () => {
  const { after } = at(moments, moments.length - 1);
  expect(questionFor(after.table.agenda, 0)).toBeUndefined();
  expect(cardText.en.stage(after)).toBe('The game is over');
  expect(plain(cardText.en.question(after, 0, NAMES))).toBe('The game is over.');
});

test('RULES.md, RULES.de.md and RULES.it.md are what src/text says', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/rules.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
