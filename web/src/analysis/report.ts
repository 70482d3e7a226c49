import type { Account, Analysis, Estimate, Label, TurningPoint } from '@signoria/bots/analysis';
import { isLoss, labelOf } from '@signoria/bots/analysis';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';

/** A decision that lost something beyond the errors of the samples. Losses are not negative. */
export interface MoveLoss {
  readonly index: number;
  readonly seat: Seat;
  readonly points: Estimate;
  /** Null in a solo game. */
  readonly chance: Estimate | null;
  readonly label: Label | null;
  readonly move: unknown;
  readonly better: unknown;
}

const PERCENT = 100;

/** Returns the losses of all seats in the order of play. */
export function lossesOf({ decisions, seats }: Analysis): readonly MoveLoss[] {
  const lost = ({ value, error }: Estimate): Estimate => ({ value: Math.max(0, -value), error });
  return decisions.flatMap(({ seat, move, judgement }, index): readonly MoveLoss[] => {
    if (judgement === null || !isLoss(judgement, seat)) return [];
    const chance = seats === 1 ? null : lost(at(judgement.chances, seat));
    const label = labelOf(judgement, seat);
    return [{ index, seat, points: lost(judgement.lead), chance, label, move, better: judgement.other }];
  });
}

export function pointsOf(losses: readonly MoveLoss[]): number {
  return losses.reduce((sum, { points }) => sum + points.value, 0);
}

/** Sorts losses by their points, the largest first. */
export function costliest(losses: readonly MoveLoss[]): readonly MoveLoss[] {
  return losses.toSorted((one, other) => other.points.value - one.points.value);
}

/** Losses with something in common, and their sum in points. */
export interface LossGroup {
  readonly name: string;
  readonly points: number;
}

/** Sums losses by name, the largest sum first. */
export function groupedLosses(losses: readonly MoveLoss[], nameOf: (loss: MoveLoss) => string): readonly LossGroup[] {
  const groups = new Map<string, number>();
  for (const loss of losses) groups.set(nameOf(loss), (groups.get(nameOf(loss)) ?? 0) + loss.points.value);
  return [...groups].map(([name, points]) => ({ name, points })).sort((one, other) => other.points - one.points);
}

/** A part of the game: rounds, or turns if the game counts turns. */
export interface PartRange {
  readonly first: number;
  readonly last: number;
}

export interface GamePart extends PartRange {
  readonly points: number;
}

/** The number of parts into which a game is divided. */
export const PART_COUNT = 4;

/** Divides a game into parts with about the same number of rounds. `rounds` has the round of each decision. */
export function gameParts(rounds: readonly number[]): readonly PartRange[] {
  const all = Math.max(1, ...rounds);
  const count = Math.min(PART_COUNT, all);
  return Array.from({ length: count }, (_, part) => {
    return { first: Math.floor((part * all) / count) + 1, last: Math.floor(((part + 1) * all) / count) };
  });
}

export function isWithin({ first, last }: PartRange, round: number): boolean {
  return round >= first && round <= last;
}

/** Sums losses by parts of the game. */
export function lossesByPart(losses: readonly MoveLoss[], rounds: readonly number[]): readonly GamePart[] {
  return gameParts(rounds).map((part) => {
    return { ...part, points: pointsOf(losses.filter(({ index }) => isWithin(part, at(rounds, index)))) };
  });
}

/** The decisions of a seat in which it had a choice, those that lost nothing, and the points that the others lost. */
export interface SeatPlay {
  readonly seat: Seat;
  readonly decisions: number;
  readonly lossless: number;
  readonly points: number;
}

/** Counts for each seat the decisions with a choice and what they lost. */
export function playOf({ decisions, seats }: Analysis, losses: readonly MoveLoss[]): readonly SeatPlay[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = decisions.filter((decision) => decision.seat === seat && decision.judgement !== null);
    const lost = losses.filter((loss) => loss.seat === seat);
    return { seat, decisions: own.length, lossless: own.length - lost.length, points: pointsOf(lost) };
  });
}

/** The account of a seat in whole percent, in a solo game in points with one decimal. */
export interface AccountRow {
  readonly seat: Seat;
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly gifts: number;
  readonly rest: number;
  readonly end: number;
}

/** Returns rounded accounts whose rows add up: the rest includes the rounding errors. */
export function accountRows({ accounts, seats, expected, dealt, decisions }: Analysis): readonly AccountRow[] {
  const isSolo = seats === 1;
  const rounded = (value: number) => (isSolo ? Math.round(10 * value) / 10 : Math.round(PERCENT * value));
  const final = decisions.at(-1)?.outlook ?? dealt;
  const part = isSolo ? 'points' : 'chances';
  const amount = (account: Account, name: keyof Account) => rounded(account[name][isSolo ? 'points' : 'chance']);
  return accounts.map((account, seat) => {
    const [start, end] = [rounded(at(expected[part], seat)), rounded(at(final[part], seat))];
    const [luck, own, gifts] = [amount(account, 'luck'), amount(account, 'own'), amount(account, 'gifts')];
    return {
      seat,
      start,
      luck,
      own,
      gifts,
      rest: rounded((end - start - luck - own - gifts) / (isSolo ? 1 : PERCENT)),
      end,
    };
  });
}

/** A turning point in the order of play. */
export interface NumberedTurningPoint {
  readonly number: number;
  /** The position right after it: 0 for the deal. */
  readonly position: number;
  readonly kind: 'luck' | 'own' | 'gift';
  /** The key of the kind's name. */
  readonly word: `report.kind.${'luck' | 'own' | 'gift' | 'rivalGift' | 'alone'}`;
  /** In percent of the winner's chance; in a solo game in points. */
  readonly change: number;
}

/**
 * Returns the key of a turning point's name. In a solo game every mistake is the only player's own. A mistake of another
 * player can help the winner or a rival of the winner.
 */
function wordOf({ kind, change }: TurningPoint, isSolo: boolean): NumberedTurningPoint['word'] {
  if (isSolo && kind === 'own') return 'report.kind.alone';
  return kind === 'gift' && change < 0 ? 'report.kind.rivalGift' : `report.kind.${kind}`;
}

/** Returns the turning points, numbered in the order of the game. */
export function numberedTurningPoints({ turningPoints, seats }: Analysis): readonly NumberedTurningPoint[] {
  return turningPoints
    .map((point) => {
      const { decision, kind, change } = point;
      const isSolo = seats === 1;
      return {
        position: decision === null ? 0 : decision + 1,
        kind,
        word: wordOf(point, isSolo),
        change: isSolo ? change : PERCENT * change,
      };
    })
    .sort((one, other) => one.position - other.position)
    .map((point, index) => ({ ...point, number: index + 1 }));
}

/** The values of the chart by position: chances in percent, in a solo game expected points. */
export function courseOf(
  { seats, dealt }: Pick<Analysis, 'seats' | 'dealt'>,
  outlooks: readonly Analysis['dealt'][],
  seat: Seat,
): readonly number[] {
  const value = ({ chances, points }: Analysis['dealt']) =>
    seats === 1 ? at(points, seat) : PERCENT * at(chances, seat);
  return [dealt, ...outlooks].map(value);
}

/** Leads that end before this share of the game are not mentioned. */
const EARLY = 0.25;

/** Returns the last decision after which a seat had the best chance of all; null if it was an early or the last one. */
export function ledUntil(outlooks: readonly Analysis['dealt'][], seat: Seat): number | null {
  const leads = ({ chances }: Analysis['dealt']) => at(chances, seat) === Math.max(...chances);
  const last = outlooks.findLastIndex(leads);
  return last < EARLY * outlooks.length || last === outlooks.length - 1 ? null : last;
}
