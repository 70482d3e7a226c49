import type { Bonus, Move, State } from '@signoria/dice';
import { COIN, isFree, leaderOf, TRACK_IDS } from '@signoria/dice';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Evaluation } from '../../evaluation.ts';
import { bestOther, isAsked, pointsOf } from '../../evaluation.ts';
import type { Outlook, Table, Weights } from './outlook.ts';
import { outlookOf, WEIGHTS } from './outlook.ts';
import { markWorth, projects } from './projects.ts';

/** Points that are safe; what is left in the supply is judged by what it can still do. */
const SAFE_LINES = ['palazzo', 'palazzoBonus', 'chiesa', 'buildings', 'captainTrack'];
/** Questions that only finish what the last answer began. */
const UNFINISHED: readonly string[] = ['hire', 'track'];

export function diceEvaluation(weights: Weights = WEIGHTS): Evaluation<State> {
  return {
    worth(state, seat, scores) {
      const score = at(scores, seat);
      const rivals = weights.rival * bestOther(scores, seat);
      if (state.table.over) return score.total - rivals;
      const outlook = outlookOf(weights, state, seat);
      return (
        pointsOf(score, SAFE_LINES) +
        supply(outlook) +
        projects(outlook) +
        tracks(outlook) +
        offices(state.table, seat, outlook) +
        waiting(state.table, seat, outlook) -
        rivals
      );
    },
    isUnfinished: ({ table }, seat) => isAsked(table.agenda, seat, UNFINISHED),
    finishes: (move) => !isFree(move as Move),
  };
}

function supply({ weights, figures, player, time }: Outlook): number {
  const { left } = figures;
  const coins = player.fiorini / COIN;
  return (
    player.fiorini / left.fioriniAPoint +
    weights.coin * time * Math.min(coins, 6) +
    player.spares * (left.spare + weights.spare * time) +
    player.stars * (left.star + weights.star * time)
  );
}

/** What the spaces ahead of the tracks promise. */
function tracks({ weights, figures, player, time }: Outlook): number {
  let worth = 0;
  for (const track of TRACK_IDS) {
    const { spaces } = figures.tracks[track];
    let share = weights.ahead * time;
    for (let space = player.tracks[track]; space < spaces.length; space++) {
      worth += share * bonusWorth(weights, at(spaces, space));
      share *= weights.ahead;
    }
  }
  return worth;
}

function bonusWorth(weights: Weights, bonus: Bonus): number {
  switch (bonus) {
    case 'none':
      return 0;
    case 'fiorini':
      return 0.5 + weights.coin;
    case 'points-1':
      return 1;
    case 'points-2':
      return 2;
    case 'points-3':
      return 3;
    case 'star':
      return 1 + weights.star;
    case 'spare':
      return 1 + weights.spare;
    case 'captain':
    case 'bishop':
    case 'preacher':
      return weights.step;
    case 'resource':
      return weights.resource;
    case 'die':
      return weights.die;
  }
}

function offices(table: Table, seat: Seat, { weights, rounds }: Outlook): number {
  const leads = (track: 'captain' | 'bishop') => leaderOf(table, track) === seat;
  return rounds * ((leads('captain') ? weights.captain : 0) + (leads('bishop') ? weights.bishop : 0));
}

/** What has been won and is not placed yet, and the dice of this turn. */
function waiting(table: Table, seat: Seat, outlook: Outlook): number {
  const { weights, dice } = outlook;
  const { steps, lanes } = table.agenda;
  let worth = weights.die * dice;
  for (const step of lanes.length > 0 ? (lanes[seat] ?? []) : steps) {
    if (step.seat !== seat) continue;
    if (step.ask === 'mark') worth += step.left * markWorth(outlook, step.resource);
    else if (step.ask === 'die' && step.role === 'bonus') worth += weights.die;
    else if (step.ask === 'track') worth += 4 * weights.step;
  }
  return worth;
}
