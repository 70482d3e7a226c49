import type { Artwork, Bonus, Building, Figures, Move, Resource, Space, State } from '@signoria/dice';
import {
  ARTWORK_IDS,
  BUILDING_IDS,
  COIN,
  DICE_A_TURN,
  isFinished,
  leaderOf,
  nextSpace,
  owns,
  PLACES,
  phaseName,
  RESOURCES,
  roundsFor,
  TRACK_IDS,
} from '@signoria/dice';
import type { Immutable, Seat } from '@signoria/engine';
import { at, questionFor } from '@signoria/engine';
import type { Evaluation } from '../evaluation.ts';
import { bestOther } from '../evaluation.ts';

type Table = Immutable<State['table']>;
type Player = Table['players'][number];
type Goods = Player['marks'][number];

/** In points at the end of the game; by judgement, since a short search found nothing much better. */
const WEIGHTS = {
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
type Weights = typeof WEIGHTS;

/** What the two spare resources of the Mercato are worth. */
const MERCATO = 2.5;
/** Spaces further ahead are not thought of yet. */
const SPACES_AHEAD = 3;

/** What an effect saves, for each die that is still to be used. */
const EFFECT_A_DIE: Readonly<Partial<Record<Building, number>>> = {
  picconiere: 0.05,
  boscaiuolo: 0.04,
  fabbro: 0.04,
  erbolaio: 0.05,
  lanaiuolo: 0.05,
  'monte-di-pieta': 0.05,
  scarpellino: 0.05,
  carpentiere: 0.04,
  armaiuolo: 0.04,
  cerusico: 0.04,
  sartore: 0.04,
  orafo: 0.05,
  casa: 0.12,
  mercatante: 0.14,
  convento: 0.12,
  taverna: 0.05,
  cambiavalute: 0.05,
  'bottega-d-arte': 0.08,
  zecca: 0.04,
  palagio: 0.08,
};

/** Points that are safe; what is left in the supply is judged by what it can still do. */
const SAFE_LINES = ['palazzo', 'palazzoBonus', 'chiesa', 'buildings', 'captainTrack'];
/** Questions that only finish what the last answer began. */
const UNFINISHED: readonly string[] = ['hire', 'track'];

export function diceEvaluation(weights: Weights = WEIGHTS): Evaluation<State> {
  return {
    worth(state, seat, scores) {
      const { total, lines } = at(scores, seat);
      const rivals = weights.rival * bestOther(scores, seat);
      if (state.table.over) return total - rivals;
      const outlook = outlookOf(weights, state, seat);
      const safe = lines.reduce((sum, { id, points }) => (SAFE_LINES.includes(id) ? sum + points : sum), 0);
      return (
        safe +
        supply(outlook) +
        projects(outlook) +
        tracks(outlook) +
        offices(state.table, seat, outlook) +
        waiting(state.table, seat, outlook) -
        rivals
      );
    },
    isUnfinished({ table }, seat) {
      const step = questionFor(table.agenda, seat);
      return step !== undefined && UNFINISHED.includes(step.ask);
    },
    finishes: (move) => !FREE.includes((move as Move).do),
  };
}

/** Possible at any time, so never what finishes a deed. */
const FREE: readonly Move['do'][] = ['spare', 'coin', 'build'];

/** What one player can still do. */
interface Outlook {
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

function outlookOf(weights: Weights, { figures: read, table }: Immutable<State>, seat: Seat): Outlook {
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

/** The effort of the icons a bundle shows. */
function effortOf({ coinEffort }: Weights, goods: Goods): number {
  let effort = (coinEffort * goods.fiorini) / COIN;
  for (const resource of RESOURCES) effort += goods[resource];
  return effort;
}

/** The effort of what is marked of a cost. */
function effortDone({ coinEffort }: Weights, marks: Goods, cost: Goods): number {
  let effort = (coinEffort * Math.min(marks.fiorini, cost.fiorini)) / COIN;
  for (const resource of RESOURCES) effort += Math.min(marks[resource], cost[resource]);
  return effort;
}

/** What something begun is worth: more the nearer it is, and nothing when there is no time for it. */
function begun({ weights, dice }: Outlook, points: number, done: number, effort: number): number {
  const left = effort - done;
  const inTime = Math.min(1, Math.max(0, (dice * weights.pace) / (left + 0.01)));
  return weights.begun * points * (done / effort) ** weights.focus * inTime ** 2;
}

/** What stands is safe and works on; what is begun is worth a part of what it could become. */
function projects(outlook: Outlook): number {
  const { player } = outlook;
  let worth = player.rione.reduce((sum, building) => sum + effectOf(outlook, building), 0);
  for (const { artwork } of player.artworks) worth += outlook.rounds * incomeOf(outlook, artwork);
  for (let place = 0; place < PLACES.length; place++) worth += placeWorth(outlook, place, at(player.marks, place));
  return worth;
}

/** What the marks of a place are worth. */
function placeWorth(outlook: Outlook, place: number, marks: Goods): number {
  const id = at(PLACES, place);
  if (place < ARTWORK_IDS.length) return artworkWorth(outlook, id as Artwork, marks);
  const ahead = place - nextSpace(outlook.player);
  return ahead < 0 || ahead >= SPACES_AHEAD
    ? 0
    : outlook.weights.laterSpace ** ahead * spaceWorth(outlook, id as Space, marks);
}

function artworkWorth(outlook: Outlook, artwork: Artwork, marks: Goods): number {
  const { weights, figures, player, finished } = outlook;
  if (isFinished(player, artwork)) return 0;
  const { cost, points, place } = figures.artworks[artwork];
  const set = (place === 'palazzo' ? weights.palazzoSet : weights.chiesaSet) * finished[place];
  const gain = points + figures.artist.paid + set + gifts(outlook, artwork);
  return begun(outlook, gain, effortDone(weights, marks, cost), effortOf(weights, cost) + weights.artistEffort);
}

function gifts(outlook: Outlook, artwork: Artwork): number {
  const { figures, rounds } = outlook;
  return figures.artworks[artwork].spares + incomeOf(outlook, artwork) * (1 + 0.7 * rounds);
}

function incomeOf({ weights, figures }: Outlook, artwork: Artwork): number {
  const { income } = figures.artworks[artwork];
  return (
    ((0.5 + weights.coin) * income.fiorini) / COIN + weights.step * (income.captain + income.bishop + income.preacher)
  );
}

/** The best of the buildings the space could become. */
function spaceWorth(outlook: Outlook, space: Space, marks: Goods): number {
  const { weights, figures, player } = outlook;
  const { points: bonus, spares } = figures.spaces[space];
  let best = 0;
  for (const building of BUILDING_IDS) {
    const { cost, points } = figures.buildings[building];
    const done = effortDone(weights, marks, cost);
    if (done === 0 || owns(player, building)) continue;
    const gain = points + bonus + spares + effectOf(outlook, building) + (building === 'mercato' ? MERCATO : 0);
    best = Math.max(best, begun(outlook, gain, done, effortOf(weights, cost)));
  }
  return best;
}

function effectOf({ weights, dice }: Outlook, building: Building): number {
  return weights.effect * (EFFECT_A_DIE[building] ?? 0) * dice;
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

/** What the best place for a resource would gain by it; null for any resource. */
function markWorth(outlook: Outlook, resource: Resource | null): number {
  if (resource === null) return Math.max(...RESOURCES.map((one) => markWorth(outlook, one)));
  const { figures, player } = outlook;
  let best = 0;
  for (let place = 0; place < PLACES.length; place++) {
    if (place >= ARTWORK_IDS.length && place < nextSpace(player)) continue;
    const marks = at(player.marks, place);
    if (marks[resource] >= at(figures.sheet, place)[resource]) continue;
    const more = { ...marks, [resource]: marks[resource] + 1 };
    best = Math.max(best, placeWorth(outlook, place, more) - placeWorth(outlook, place, marks));
  }
  return best;
}
