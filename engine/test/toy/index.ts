import type { BuiltRules, Score, Seed } from '../../src/index.ts';
import { chance, emptyAgenda, gameRules, ranked, shuffle } from '../../src/index.ts';
import { act, bid, pay } from './decisions.ts';
import type { Options } from './figures.ts';
import { CUBES, deckOf, figuresWith, OPTIONS, readOptions } from './figures.ts';
import { FLOW, mostDecisions } from './flow.ts';
import type { Palio, Table } from './state.ts';
import { clone } from './state.ts';
import type { PalioTypes } from './types.ts';
import { guess, redact, redraw, reveals, view } from './view.ts';

const CARDS_IN_HAND = 2;

function scores({ figures, table }: Palio): readonly Score[] {
  const sheets = table.players.map(({ cubes, played }) => [
    { id: 'cards', points: played.reduce((sum, card) => sum + figures.cards[card].points, 0) },
    { id: 'cubes', points: cubes },
  ]);
  return ranked(sheets, () => 0);
}

function setup({ thieves, figures: override }: Options, seats: number, seed: Seed): Palio {
  const figures = figuresWith(override);
  const deck = shuffle(chance(seed, 'deck'), deckOf(figures, thieves));
  const hands = Array.from({ length: seats }, () => deck.splice(0, CARDS_IN_HAND).sort());
  const players = hands.map((hand) => ({ cubes: CUBES.each, cards: hand.length, played: [] }));
  const supply = CUBES.all - seats * CUBES.each;
  const table: Table = { round: 1, phase: 0, over: false, thieves, supply, pips: 0, players, agenda: emptyAgenda() };
  return { figures, table, secret: { seed, deck, hands, sealed: hands.map(() => null) } };
}

/**
 * Palio, a toy: the smallest complete game, with hidden cards, lanes, an interrupt and chance (questions.test.ts has
 * asides and silent steps). In each of three rounds all bid cubes in secret for the top card of a hidden deck; then each
 * in turn plays a card or takes a cube. A thief interrupts: the neighbour on the left pays the thief a cube or rolls a
 * die.
 */
export const palio: BuiltRules<PalioTypes> = gameRules<PalioTypes>({
  id: 'palio',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: OPTIONS,
  readOptions,
  figures: (options) => figuresWith(options.figures),
  setup,
  mostDecisions: (_, seats) => mostDecisions(seats),
  clone,
  asking: {
    questions: { bid, act, pay },
    rounds: FLOW,
    notAsked: () => ({ code: 'notAsked', rule: 'R1' }),
    notNow: () => ({ code: 'notAsked', rule: 'R1' }),
  },
  scores,
  view,
  guess,
  redraw,
  redact,
  reveals,
});
