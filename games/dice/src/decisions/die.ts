import type { AnyStep, Seat } from '@signoria/engine';
import { at, mapRows, memoizeByFigures, pushStep, QUESTION_DEFAULTS, selections } from '@signoria/engine';
import type { Building, Die, Range } from '../components.ts';
import { DICE, DIE_IDS, TRACK_IDS, USE_BUILDINGS } from '../components.ts';
import { diceFor, mayTake, rangeOf, shownBy, spendDie, whyNotTake } from '../dice.ts';
import type { Figures } from '../figures.ts';
import type { Resource } from '../goods.ts';
import { RESOURCES } from '../goods.ts';
import { ANY_VALUE, artworksReady, gainFiorini, isReady, owns, whyUnready } from '../players.ts';
import type { Reason } from '../reasons.ts';
import type { MoveLog, MoveOf, ReadonlyPlayer, ReadonlyState, State, StepOf } from '../state.ts';
import { addSteps } from '../tracks.ts';
import { canHire, whyNotHire } from './hire.ts';
import type { Question } from './question.ts';

type UseMove = MoveOf<'use'>;

/** All uses of all dice, created once. */
const USES = mapRows(DICE, (_, die) => usesOf(die));
const EVERY_USE = Object.values(USES).flatMap(
  ({ resources, recruit, fiorini, casa, taverna, mercatante, convento }) => [
    ...Object.values(resources),
    ...Object.values(recruit),
    ...[fiorini, casa, taverna],
    ...mercatante,
    ...convento,
  ],
);

function usesOf(die: Die) {
  const inRange = (use: 'resources' | 'recruit'): Record<Range, UseMove> => ({
    low: { do: 'use', die, use, range: 'low' },
    high: { do: 'use', die, use, range: 'high' },
  });
  return {
    resources: inRange('resources'),
    recruit: inRange('recruit'),
    fiorini: { do: 'use', die, use: 'fiorini' } as UseMove,
    casa: { do: 'use', die, use: 'casa' } as UseMove,
    taverna: { do: 'use', die, use: 'taverna' } as UseMove,
    mercatante: RESOURCES.map((resource): UseMove => ({ do: 'use', die, use: 'mercatante', resource })),
    convento: TRACK_IDS.map((track): UseMove => ({ do: 'use', die, use: 'convento', track })),
  };
}

/** The uses of each die in list order: those the board prints for both ranges, then those that buildings add. */
const IN_ORDER = DIE_IDS.map((one): readonly UseMove[] => {
  const { resources, recruit, fiorini, casa, taverna, mercatante, convento } = USES[one];
  const printed = [resources.low, recruit.low, resources.high, recruit.high, fiorini];
  return [...printed, casa, ...mercatante, ...convento, taverna];
});
/** The number of uses that depend on the range: the first of `IN_ORDER`. */
const RANGE_USES = 4;
/** The number of uses printed on the board: the first of `IN_ORDER`. */
const PRINTED_USES = 5;

/** The bit of the Casa in a subset of `USE_BUILDINGS`. */
const CASA_BIT = 1 << USE_BUILDINGS.indexOf('casa');
/** R11.5 to R11.8  For every subset of `USE_BUILDINGS`, the indices in `IN_ORDER` of the uses they add. */
const ADDED = selections(USE_BUILDINGS).map((buildings) =>
  buildings.flatMap((building) => at(IN_ORDER, 0).flatMap(({ use }, index) => (use === building ? [index] : []))),
);

/** The player who chooses, with the data that all dice share. */
interface Chooser {
  readonly state: ReadonlyState;
  readonly player: ReadonlyPlayer;
  /** Indices in `DIE_IDS`. */
  readonly dice: readonly number[];
  readonly added: readonly number[];
}

function chooserOf(state: ReadonlyState, { seat, role }: StepOf<'die'>): Chooser {
  const player = at(state.table.players, seat);
  let ready = 0;
  for (let index = 0; index < USE_BUILDINGS.length; index++)
    if (isReady(player, USE_BUILDINGS[index] as Building)) ready |= 1 << index;
  if ((ready & CASA_BIT) > 0 && artworksReady(state.figures, player).length === 0) ready -= CASA_BIT;
  return { state, player, dice: diceFor(state.table, seat, role), added: at(ADDED, ready) };
}

/**
 * R7.1 to R7.4, R11.3  Returns true if a use that depends on the range is legal: the die shows the range or a building
 * allows either, and for an artist there are a suitable artwork and enough fiorini.
 */
function isPossible({ state: { figures, table }, player }: Chooser, dieIndex: number, useIndex: number): boolean {
  const range = useIndex < 2 ? 'low' : 'high';
  if (range !== rangeOf(shownBy(table, DIE_IDS[dieIndex] as Die)) && !owns(player, at(ANY_VALUE_OF, dieIndex)))
    return false;
  if (useIndex % 2 === 0) return true; // R7.2
  const { track, artist } = at(rowsOf(figures), dieIndex);
  return track !== null || canHire(figures, player, artist, range); // R7.3, R7.4
}
const ANY_VALUE_OF = DIE_IDS.map((one) => ANY_VALUE[one]);
const rowsOf = memoizeByFigures(({ dice }: Figures) => DIE_IDS.map((one) => dice[one]));

/** R6.2, R6.3, R10.8  The choice of a die and its use (R7.1). */
export const die: Question<'die', UseMove> = {
  ...QUESTION_DEFAULTS,
  every: EVERY_USE,

  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves(state, step) {
    const chooser = chooserOf(state, step);
    const list: UseMove[] = [];
    for (const one of chooser.dice) {
      const uses = at(IN_ORDER, one);
      for (let index = 0; index < RANGE_USES; index++)
        if (isPossible(chooser, one, index)) list.push(uses[index] as UseMove);
      list.push(uses[RANGE_USES] as UseMove); // R7.5
      for (const index of chooser.added) list.push(uses[index] as UseMove);
    }
    return list;
  },

  candidates: {
    prepare: chooserOf,
    count: ({ dice, added }: Chooser) => dice.length * (PRINTED_USES + added.length),
    at(chooser: Chooser, candidate) {
      const { dice, added } = chooser;
      const each = PRINTED_USES + added.length;
      const one = at(dice, Math.floor(candidate / each));
      const index = candidate % each;
      if (index < RANGE_USES && !isPossible(chooser, one, index)) return null;
      return at(at(IN_ORDER, one), index < PRINTED_USES ? index : at(added, index - PRINTED_USES));
    },
  },

  wishes: (state, step) => DIE_IDS.flatMap((one) => wishesFor(state, step, one)),

  whyNot(state, { seat, role }, wish) {
    return whyNotTake(state.table, seat, role, wish.die) ?? whyNotUse(state, at(state.table.players, seat), wish);
  },

  apply(state, { seat, role }, move, log) {
    const { figures, table } = state;
    const { artist } = figures.dice[move.die];
    const range = 'range' in move ? move.range : null;
    if (move.use === 'casa' || (move.use === 'recruit' && artist !== null))
      return pushStep(table.agenda, { ask: 'hire', seat, role, die: move.die, range }); // hire.ts uses the die and pays the artist
    spendDie(state, seat, role, { die: move.die, use: move.use, range }, log);
    applyUse(state, seat, move, log);
  },
};

/**
 * R7.1, R11.2, R11.3  Returns the uses to be explained, legal or not. Of a building that the player does not have, one
 * use per die is listed. For a die that may not be taken, only the uses printed on the board are listed.
 */
function wishesFor({ figures, table }: ReadonlyState, { seat, role }: StepOf<'die'>, one: Die): readonly UseMove[] {
  const { resources, recruit, fiorini, casa, taverna, mercatante, convento } = USES[one];
  const shown = rangeOf(shownBy(table, one));
  const printed = [resources[shown], recruit[shown], fiorini];
  if (!mayTake(table, seat, role, one)) return printed;
  const player = at(table.players, seat);
  const other = shown === 'low' ? 'high' : 'low';
  const own = RESOURCES.indexOf(figures.dice[one].resource);
  return [
    ...printed,
    ...[resources[other], recruit[other], casa],
    ...(owns(player, 'mercatante') ? mercatante : mercatante.slice(own, own + 1)),
    ...(owns(player, 'convento') ? convento : convento.slice(0, 1)),
    taverna,
  ];
}

/** Returns one use of each die while another question is asked, so that clients can explain why it cannot be used now. */
export function diceInSight({ table }: ReadonlyState, { ask }: AnyStep): readonly UseMove[] {
  return table.dice === null || ask === 'die' || ask === 'hire' ? [] : DIE_IDS.map((one) => USES[one].fiorini);
}

/** Returns the reason why a die that may be taken cannot be used in this way, or null. */
function whyNotUse({ figures, table }: ReadonlyState, player: ReadonlyPlayer, wish: UseMove): Reason | null {
  const { artist } = figures.dice[wish.die];
  switch (wish.use) {
    case 'resources':
    case 'recruit': {
      const building = ANY_VALUE[wish.die];
      if (wish.range !== rangeOf(shownBy(table, wish.die)) && !owns(player, building))
        return { code: 'notBuilt', building, rule: 'R11.3' };
      return wish.use === 'recruit' && artist !== null ? whyNotHire(figures, player, artist, wish.range) : null;
    }
    case 'fiorini':
      return null;
    case 'casa':
      return whyUnready(player, 'casa', 'R11.5') ?? whyNotHire(figures, player, null, null);
    case 'mercatante':
      return whyUnready(player, 'mercatante', 'R11.6');
    case 'convento':
      return whyUnready(player, 'convento', 'R11.7');
    case 'taverna':
      return whyUnready(player, 'taverna', 'R11.8');
  }
}

/** Applies the use of a die, except for hiring (hire.ts). */
function applyUse(state: State, seat: Seat, move: UseMove, log: MoveLog): void {
  const { figures, table } = state;
  const { resource, track } = figures.dice[move.die];
  const { brings, fiorini } = figures;
  const obtain = (kind: Resource, left: number) =>
    pushStep(table.agenda, { ask: 'mark', seat, resource: kind, left, from: move.die, traded: false });
  switch (move.use) {
    case 'resources':
      obtain(resource, figures.board[move.range].resources); // R7.2
      break;
    case 'recruit':
      if (track !== null) addSteps(state, seat, track, figures.board[move.range].steps); // R7.3
      break;
    case 'fiorini':
      gainFiorini(state, seat, fiorini.die, move.die, log); // R7.5
      break;
    case 'mercatante':
      obtain(move.resource, brings.mercatante); // R11.6
      break;
    case 'convento':
      addSteps(state, seat, move.track, brings.convento); // R11.7
      break;
    case 'taverna':
      gainFiorini(state, seat, fiorini.taverna, 'taverna', log); // R11.8
      break;
    case 'casa':
  }
}
