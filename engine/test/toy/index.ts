import type { GameRules, Immutable, Score } from '../../src/index.ts';
import { flag, ok, ranked, sparse, waitingFor } from '../../src/index.ts';
import { apply, moves, setup, whyNot, wishes } from './flow.ts';
import type { Move, Options, Palio, PalioEvent } from './state.ts';
import { clone, figuresFor } from './state.ts';
import type { PalioView } from './view.ts';
import { guess, redact, reveals, view } from './view.ts';

const optionsShape = sparse<Options>({ thieves: flag });

function scores({ figures, table }: Immutable<Palio>): readonly Score[] {
  const sheets = table.players.map(({ cubes, played }) => [
    { id: 'cards', points: played.reduce((sum, card) => sum + figures[card].points, 0) },
    { id: 'cubes', points: cubes },
  ]);
  return ranked(sheets, () => 0);
}

/**
 * Palio, a toy: the smallest game that has all that a game of the house may have. In each of three rounds all bid
 * cubes in secret for the top card of a hidden deck; then each in turn plays a card or takes a cube. A thief
 * interrupts: the neighbour on the left pays him a cube or tries its luck with a die.
 */
export const palio: GameRules<Palio, Move, PalioEvent, PalioView, Options> = {
  id: 'palio',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: [{ id: 'thieves', kind: 'flag', default: true }],
  readOptions(input) {
    const read = optionsShape(input, '');
    return read.ok ? ok({ thieves: true, ...read.value }) : read;
  },
  figures: figuresFor,
  setup,
  clone,
  pending: ({ table }) => waitingFor(table.agenda),
  moves,
  wishes,
  whyNot,
  apply,
  scores,
  view,
  guess,
  redact,
  reveals,
};
