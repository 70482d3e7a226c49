import type { Seat } from '@signoria/engine';
import type { GameEvent } from '../events.ts';
import type { SomeGains, SomeGoods } from '../goods.ts';
import { GAINS, gains, someOf } from '../goods.ts';
import type { Open } from '../state.ts';

/** One thing that happened, with what went and what came; of prestige it may be less than nothing. */
export interface SequenceItem {
  readonly event: GameEvent;
  readonly paid: SomeGoods;
  readonly gained: SomeGains;
}

/** What a phase was for one family. */
export interface SequenceEntry {
  readonly phase: number;
  /** Null where it is the same for everyone. */
  readonly seat: Seat | null;
  readonly items: readonly SequenceItem[];
}

/** R2.1  The phase to which something belongs; 0 where it is none. */
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

/** Phases that go by with few questions or none: what they bring is told family by family. */
const AUTOMATIC: readonly number[] = [1, 6, 7, 8, 9];

/** What happened by itself: phase by phase, and within one family by family. */
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

/** Of what several rounds brought the latest: from the placement of workers to the next income. */
export function latestOf(entries: readonly SequenceEntry[]): readonly SequenceEntry[] {
  const first = entries.findLastIndex(({ phase }, index) => phase > 1 && entries[index - 1]?.phase === 1);
  return entries.slice(Math.max(0, first));
}

/** What a phase was when it last came. */
export interface PhaseTold {
  readonly round: number;
  readonly entries: readonly SequenceEntry[];
}

/** The latest of what is known of a phase; null when nothing is. */
export function lastTold({ table }: Open, events: readonly GameEvent[], phase: number): PhaseTold | null {
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

/** First what all share, then every family in the order of its first deed. */
function entriesOf(phase: number, events: readonly GameEvent[]): readonly SequenceEntry[] {
  const alike = alikeIn(events);
  const bySeat = new Map<Seat | null, GameEvent[]>([[null, []]]);
  for (const event of events) {
    if (isToldElsewhere(event, events, alike)) continue;
    const seat = phase < OFFICES && 'seat' in event && !alike.includes(event as Income) ? event.seat : null;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), event]);
  }
  return [...bySeat]
    .filter(([, its]) => its.length > 0)
    .map(([seat, its]) => ({ phase, seat, items: its.map((event) => ({ event, ...amountsOf(event) })) }));
}

/** R10, R11  From here on everything concerns everyone. */
const OFFICES = 8;

type Income = Extract<GameEvent, { readonly type: 'income' }>;

/** R3.1, R3.2  Incomes that are the same for all families, unless cubes ran out on the way. */
function alikeIn(events: readonly GameEvent[]): readonly Income[] {
  return (['family', 'die'] as const).flatMap((from) => {
    const incomes = events.filter((event) => event.type === 'income').filter((income) => income.from === from);
    const isSame = incomes.every(({ gained }) => GAINS.every((gain) => gained[gain] === incomes[0]?.gained[gain]));
    return incomes.length > 1 && isSame ? incomes : [];
  });
}

/** What all have alike is told once, and a roll with what it brings. */
function isToldElsewhere(event: GameEvent, events: readonly GameEvent[], alike: readonly Income[]): boolean {
  if (event.type === 'dieRolled') return alike.some(({ from }) => from === 'die');
  if (event.type === 'income') return alike.includes(event) && alike.find(({ from }) => from === event.from) !== event;
  return (
    event.type === 'artistRolled' &&
    events.some((one) => one.type === 'artistScored' && one.artwork === event.artwork && one.seat === event.seat)
  );
}

/** What went and what came. */
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

/** What an entry comes to, all in all. */
export function netOf({ items }: SequenceEntry): SomeGains {
  const sum = gains({});
  for (const { paid, gained } of items)
    for (const gain of GAINS) sum[gain] += (gained[gain] ?? 0) - ((paid as SomeGains)[gain] ?? 0);
  return someOf(sum);
}
