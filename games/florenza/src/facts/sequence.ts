import type { Seat } from '@signoria/engine';
import type { GameEvent } from '../events.ts';
import type { SomeGains, SomeGoods } from '../goods.ts';
import { GAINS, gains, someOf } from '../goods.ts';
import type { PublicState } from '../state.ts';

/** An event with the goods paid and gained; a gain of prestige may be negative. */
export interface SequenceItem {
  readonly event: GameEvent;
  readonly paid: SomeGoods;
  readonly gained: SomeGains;
}

/** The events of a phase for one family. */
export interface SequenceEntry {
  readonly phase: number;
  /** Null for events that are the same for all families. */
  readonly seat: Seat | null;
  readonly items: readonly SequenceItem[];
}

/** R2.1  The phase of each event; 0 for none. */
const PHASES: Readonly<Record<GameEvent['type'], number>> = {
  roundBegan: 0,
  opened: 0,
  ...{ dieRolled: 1, income: 1, incomeSold: 1 }, // R3
  ...{ workerDetained: 2, artistDetained: 2, officeUnused: 2 }, // R4
  ...{ workerConverted: 3, preacherExpelled: 3 }, // R5
  ...{ workerSent: 4, buildingBegun: 4, artistHired: 4, wentToMarket: 4 }, // R6
  ...{ charityGiven: 4, wentToWork: 4, passed: 4 },
  ...{ sold: 5, bought: 5, traded: 5 }, // R7
  ...{ produced: 6, notUsed: 6, built: 6, buildingFailed: 6 }, // R8
  ...{ artworkCompleted: 7, districtBonus: 7, artistRolled: 7, artistScored: 7, artworkFailed: 7 }, // R9
  ...{ captainNamed: 8, noCaptain: 8, bishopNamed: 8, noBishop: 8, cardinalNamed: 8, orderSet: 8 }, // R10
  ...{ charactersLeft: 9, charactersCame: 9 }, // R11
  gameEnded: 0,
};

export function phaseOf(event: GameEvent): number {
  return event.type === 'officeUnused' && event.office === 'bishop' ? 3 : PHASES[event.type];
}

/** Phases with few questions or none; their events are grouped by family. */
const AUTOMATIC: readonly number[] = [1, 6, 7, 8, 9];

/** Returns the events of the automatic phases, grouped by phase and then by family. */
export function sequenceOf(events: readonly GameEvent[]): readonly SequenceEntry[] {
  const runs: { phase: number; events: GameEvent[] }[] = [];
  for (const event of events) {
    const phase = phaseOf(event);
    const last = runs.at(-1);
    if (last?.phase === phase) last.events.push(event);
    else if (phase > 0) runs.push({ phase, events: [event] });
  }
  return runs.flatMap((run) => (AUTOMATIC.includes(run.phase) ? entriesOf(run.phase, run.events) : []));
}

/** Returns the latest entries, from the end of the income of a round to the income of the next round, if it has come. */
export function latestOf(entries: readonly SequenceEntry[]): readonly SequenceEntry[] {
  const first = entries.findLastIndex(({ phase }, index) => phase > 1 && entries[index - 1]?.phase === 1);
  return entries.slice(Math.max(0, first));
}

/** The latest entries of a phase, and their round. */
export interface LatestOfPhase {
  readonly round: number;
  readonly entries: readonly SequenceEntry[];
}

/** Returns the latest entries of a phase; null if there are none. */
export function latestOfPhase(
  { table }: PublicState,
  events: readonly GameEvent[],
  phase: number,
): LatestOfPhase | null {
  const last = events.findLastIndex((event) => phaseOf(event) === phase);
  if (last < 0) return null;
  const began = events.findLastIndex((event, index) => index < last && event.type === 'roundBegan');
  const since = events.slice(last).filter((event) => event.type === 'roundBegan');
  return {
    round: table.round - since.length,
    entries: entriesOf(
      phase,
      events.slice(began + 1, last + 1).filter((event) => phaseOf(event) === phase),
    ),
  };
}

/** Groups events by family: first those common to all, then each family in the order of its first event. */
function entriesOf(phase: number, events: readonly GameEvent[]): readonly SequenceEntry[] {
  const alike = alikeIn(events);
  const bySeat = new Map<Seat | null, GameEvent[]>([[null, []]]);
  for (const event of events) {
    if (isListedElsewhere(event, events, alike)) continue;
    const seat = phase < OFFICES && 'seat' in event && !alike.includes(event as Income) ? event.seat : null;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), event]);
  }
  return [...bySeat]
    .filter(([, its]) => its.length > 0)
    .map(([seat, its]) => ({ phase, seat, items: its.map((event) => ({ event, ...amountsOf(event) })) }));
}

/** R10, R11  From this phase on all events concern all families. */
const OFFICES = 8;

type Income = Extract<GameEvent, { readonly type: 'income' }>;

/** R3.1, R3.2  Returns the incomes that are the same for all families; they differ if cubes have run out. */
function alikeIn(events: readonly GameEvent[]): readonly Income[] {
  return (['family', 'die'] as const).flatMap((from) => {
    const incomes = events.filter((event) => event.type === 'income').filter((income) => income.from === from);
    const isSame = incomes.every(({ gained }) => GAINS.every((gain) => gained[gain] === incomes[0]?.gained[gain]));
    return incomes.length > 1 && isSame ? incomes : [];
  });
}

/**
 * Returns true for events that need no item of their own: repeated common incomes, and rolls whose result is listed.
 */
function isListedElsewhere(event: GameEvent, events: readonly GameEvent[], alike: readonly Income[]): boolean {
  if (event.type === 'dieRolled') return alike.some(({ from }) => from === 'die');
  if (event.type === 'income') return alike.includes(event) && alike.find(({ from }) => from === event.from) !== event;
  return (
    event.type === 'artistRolled' &&
    events.some((one) => one.type === 'artistScored' && one.artwork === event.artwork && one.seat === event.seat)
  );
}

/** Returns the goods paid and gained. */
function amountsOf(event: GameEvent): Omit<SequenceItem, 'event'> {
  switch (event.type) {
    case 'charityGiven':
    case 'produced':
    case 'built':
    case 'artworkCompleted':
      return { paid: event.paid, gained: event.gained };
    case 'income':
    case 'districtBonus':
      return { paid: {}, gained: event.gained };
    case 'incomeSold':
      return { paid: event.paid, gained: { fiorini: event.fiorini } };
    case 'artistScored':
      return { paid: {}, gained: { prestige: event.prestige } };
    case 'buildingFailed':
    case 'artworkFailed':
      return { paid: {}, gained: { prestige: 0 - event.lost } };
    default:
      return { paid: {}, gained: {} };
  }
}

/** Returns the net gains of an entry. */
export function netOf({ items }: SequenceEntry): SomeGains {
  const sum = gains({});
  for (const { paid, gained } of items)
    for (const gain of GAINS) sum[gain] += (gained[gain] ?? 0) - ((paid as SomeGains)[gain] ?? 0);
  return someOf(sum);
}
