import type { Phase, Rounds, Seat } from '@signoria/engine';
import { at, phaseAt, pushStep, repeated } from '@signoria/engine';
import { AREAS, ROUNDS, WORKSHOP_SPACES } from './components.ts';
import { collectIncome } from './income.ts';
import { nameOffices } from './offices.ts';
import { canPlace, turnsOf } from './players.ts';
import { endRound } from './roundEnd.ts';
import type { State, Step, StepOf, Table } from './state.ts';
import type { FlorenzaTypes } from './types.ts';

/** R2.1  The nine phases. R2.2  Round 1 begins with phase 4. */
export const PHASES: readonly Phase<FlorenzaTypes>[] = [
  { name: 'income', notInRound: 1, begin: collectIncome }, // R3
  { name: 'captain', notInRound: 1, begin: ({ table }) => askOffice(table, 'captain', table.captain) }, // R4
  { name: 'bishop', notInRound: 1, begin: ({ table }) => askOffice(table, 'bishop', table.bishop) }, // R5
  ...repeated<FlorenzaTypes>(
    [
      { name: 'placement', begin: askPlacement }, // R6
      { name: 'placement', begin: () => undefined },
    ],
    ({ table }) => table.players.some(canPlace), // R6.1
  ),
  { name: 'market', begin: askMarket }, // R7
  { name: 'activities', begin: askActivities }, // R8
  { name: 'artworks', begin: askArtworks }, // R9
  { name: 'turnOrder', begin: nameOffices }, // R10
  { name: 'roundEnd', begin: endRound }, // R11
];

/** R2.1, R11.7 */
export const FLOW: Rounds<FlorenzaTypes> = {
  phases: PHASES,
  lastRound: () => ROUNDS,
  beginRound: ({ table }, log) => log.emit?.({ type: 'roundBegan', round: table.round }),
  end: (_, log) => log.emit?.({ type: 'gameEnded' }),
};

/** Returns the name of the current phase; `opening` while workshops are chosen. */
export function phaseName({ phase }: { readonly phase: number }): string {
  return phase === 0 ? 'opening' : phaseAt(PHASES, { phase });
}

/**
 * R2.1  Returns the number of the phase; 0 while workshops are chosen. It is not the index, because placement repeats.
 */
export function phaseNumber(table: { readonly phase: number }): number {
  return NAMES.indexOf(phaseName(table)) + 1;
}
const NAMES = [...new Set(PHASES.map(({ name }) => name))];

function askOffice({ agenda }: Table, ask: 'captain' | 'bishop', seat: Seat | null): void {
  if (seat !== null) pushStep(agenda, { ask, seat });
}

/** Steps are immutable, so those of every round are created once for each seat. */
const SEATS = [0, 1, 2, 3, 4] as const;
/** R6.2  Two objects for each seat: the first and the second turn of one player are two questions. */
const PLACE = [0, 1].map(() => SEATS.map((seat): StepOf<'place'> => ({ ask: 'place', seat })));
const MARKET = SEATS.map(
  (seat): StepOf<'market'> => ({ ask: 'market', seat, sold: false, bought: false, traded: false }),
);
const ARTWORKS = SEATS.map((seat) => AREAS.map((area): StepOf<'artworks'> => ({ ask: 'artworks', seat, area })));

/** Iterates from the last item to the first, because the agenda is a stack. */
function fromLast<T>(list: readonly T[], then: (item: T, index: number) => void): void {
  for (let index = list.length - 1; index >= 0; index--) then(at(list, index), index);
}

/** R6.1, R6.2  Asks every player for one worker. */
function askPlacement({ table }: State): void {
  fromLast(turnsOf(table), (seat, turn) => {
    if (canPlace(at(table.players, seat))) pushStep<Step>(table.agenda, at(at(PLACE, turn === 0 ? 0 : 1), seat));
  });
}

/** R7.1 */
function askMarket({ table }: State): void {
  fromLast(table.order, (seat) => {
    if (at(table.players, seat).isAtMarket) pushStep<Step>(table.agenda, at(MARKET, seat));
  });
}

/** R8.1, R8.2  Asks space by space, district by district; the question goes to the family that placed the worker. */
function askActivities({ table }: State): void {
  for (let space = WORKSHOP_SPACES - 1; space >= 0; space--)
    fromLast(table.order, (owner) => {
      const worker = at(table.players, owner).spaces[space]?.worker ?? null;
      if (worker !== null) pushStep(table.agenda, { ask: 'activity', seat: worker, owner, space });
    });
}

/** R9.1 */
function askArtworks({ table }: State): void {
  fromLast(table.order, (seat) => {
    if (at(table.players, seat).commissions.length > 0)
      fromLast(at(ARTWORKS, seat), (step) => pushStep<Step>(table.agenda, step));
  });
}
