import type { Figures, State } from '@signoria/dice';
import { DICE_A_TURN, phaseName, roundsFor } from '@signoria/dice';
import type { Immutable, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';

export type Table = Immutable<State['table']>;
export type Player = Table['players'][number];
export type Goods = Player['marks'][number];

/** In points at the end of the game; by judgement, since a short search found nothing much better. */
export const WEIGHTS = {
  /** What the supply is worth beyond its points, while there are dice left to make something of it. */
  coin: 0.4,
  spare: 0.5,
  star: 0.9,
  /** The effort of an icon of fiorini and of an artist, in icons of resources. */
  coinEffort: 0.8,
  artistEffort: 2,
  /** Above 1, what is nearly done is worth more than much that is begun. */
  focus: 1.6,
  /** How much of the points of something begun counts. */
  begun: 0.85,
  /** Of a space behind the next one, and of the one behind that. */
  laterSpace: 0.6,
  /** Icons a die marks, to tell whether there is time. */
  pace: 1.4,
  palazzoSet: 0.6,
  chiesaSet: 0.4,
  resource: 1.1,
  die: 1.6,
  step: 0.55,
  /** What the next space of a track counts, and each one behind it of the one before. */
  ahead: 0.5,
  captain: 0.7,
  bishop: 0.4,
  /** How much of the effect of a building counts. */
  effect: 1,
  rival: 0.1,
};
export type Weights = typeof WEIGHTS;

/** What one player can still do. */
export interface Outlook {
  readonly weights: Weights;
  readonly figures: Figures;
  readonly player: Player;
  /** How many artworks are completed. */
  readonly finished: Readonly<Record<'palazzo' | 'chiesa', number>>;
  /** Rounds after this one, each with an income before it. */
  readonly rounds: number;
  /** Dice this player still uses, this turn's included. */
  readonly dice: number;
  /** From 1, with dice enough to use everything, down to 0 with none. */
  readonly time: number;
}

export function outlookOf(weights: Weights, { figures: read, table }: Immutable<State>, seat: Seat): Outlook {
  const figures = read as Figures;
  const rounds = roundsFor(figures, table.players.length) - table.round;
  const others = Math.max(1, table.players.length - 1);
  const dice = diceThisRound(table, seat) + rounds * (DICE_A_TURN + others);
  const player = at(table.players, seat);
  const finished = { palazzo: 0, chiesa: 0 };
  for (const { artwork } of player.artworks) finished[figures.artworks[artwork].place]++;
  return { weights, figures, player, finished, rounds, dice, time: Math.min(1, dice / 8) };
}

function diceThisRound(table: Table, seat: Seat): number {
  const seats = table.players.length;
  const turns = Math.max(2, seats);
  let dice = diceThisTurn(table, seat);
  for (let turn = table.turn + 1; turn < turns; turn++)
    dice += seats > 1 && (table.firstPlayer + turn) % seats === seat ? DICE_A_TURN : 1;
  return dice;
}

function diceThisTurn(table: Table, seat: Seat): number {
  if (table.active === seat) return phaseName(table) === 'active' ? DICE_A_TURN - table.used.length : 0;
  if (phaseName(table) !== 'others') return 1;
  return table.agenda.lanes[seat]?.some((step) => step.ask === 'die' && step.role === 'other') ? 1 : 0;
}
