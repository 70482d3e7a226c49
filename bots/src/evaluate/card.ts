import type { Artist, Card, Figures, Monument, State } from '@signoria/card';
import { ACTIONS, phaseName, RESOURCES, ROUNDS, SPACES, workFigures } from '@signoria/card';
import type { Immutable, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Evaluation } from '../evaluation.ts';
import { bestOther, isAsked, pointsOf } from '../evaluation.ts';

type Table = Immutable<State['table']>;
type Player = Table['players'][number];
type Goods = Player['goods'];
type Work = Card | Monument;

/** R3.2  What gives an extra action, in the order of the marker's spaces: three residences, and preachers of any name. */
const EXTRAS: readonly string[] = ['palagio', 'casamento', 'casa', 'preacher'];

/** In points at the end of the game; found by playing against itself. */
export const WEIGHTS = {
  resource: 1.6,
  /** Each further one of a kind is worth this part of the one before. */
  another: 0.85,
  /** For 100 fiorini. */
  fiorini: 1.3,
  action: 1.2,
  card: 0.55,
  /** How far what is within reach counts as if it were there: the best of it, and each further one. */
  reach: 0.8,
  furtherReach: 0.39,
  /** The chance left after each thing that is still missing. */
  perMissing: 0.43,
  /** What lies open may be taken by others. */
  contested: 1,
  artist: 2.4,
  setBegun: 1.2,
  setHalf: 2.3,
  artistsPerRound: 1.25,
  monumentsPerRound: 0.5,
  counted: 0.55,
  captain: 0.7,
  rival: 0.1,
};
export type Weights = typeof WEIGHTS;

/** Points that are safe; the others of the sheet hang on what is still to come. */
const SAFE_LINES = ['monuments', 'districtBuildings', 'palaces', 'churches', 'artists', 'sets', 'guilds'];
/** R11.4, R11.5  Who has most counts only at the end. */
const RANK_LINES = ['resources', 'fiorini'];
/** Questions that only finish what the last answer began. */
const UNFINISHED: readonly string[] = ['hire', 'barter', 'give', 'take'];

export function cardEvaluation(weights: Weights = WEIGHTS): Evaluation<State> {
  return {
    worth(state, seat, scores) {
      const rivals = weights.rival * bestOther(scores, seat);
      const score = at(scores, seat);
      if (state.table.over) return score.total - rivals;
      const outlook = outlookOf(weights, state, seat);
      const { player } = outlook;
      return (
        pointsOf(score, SAFE_LINES) +
        pointsOf(score, RANK_LINES) / (1 + outlook.actions) +
        purse(outlook, player.goods) +
        player.built.reduce((sum, card) => sum + standing(outlook, card), 0) +
        weights.action * outlook.actions +
        setsBegun(outlook) +
        captaincy(state.table, seat, weights) +
        withinReach(state, outlook) -
        rivals
      );
    },
    isUnfinished: ({ table }, seat) => isAsked(table.agenda, seat, UNFINISHED),
  };
}

/** What one player can still do. */
interface Outlook {
  readonly weights: Weights;
  readonly figures: Figures;
  readonly player: Player;
  readonly hand: readonly Card[];
  /** Rounds after this one, each with an income before it. */
  readonly rounds: number;
  /** Actions left in this round, and in the whole game. */
  readonly now: number;
  readonly actions: number;
  /** The space of the marker, counted from the first. */
  readonly space: number;
}

function outlookOf(weights: Weights, { figures, table, secret }: Immutable<State>, seat: Seat): Outlook {
  const player = at(table.players, seat);
  const rounds = ROUNDS - table.round;
  const space = spaceOf(table);
  const waits = table.agenda.steps.some((step) => step.ask === 'action' && step.seat === seat) ? 1 : 0;
  const extras = extraSpaces(figures as Figures, player);
  const common = Math.max(0, Math.min(ACTIONS, ACTIONS - 1 - space));
  const now = waits + common + extras.filter((extra) => extra > space).length;
  const actions = now + rounds * (ACTIONS + extras.length);
  return { weights, figures: figures as Figures, player, hand: at(secret.hands, seat), rounds, now, actions, space };
}

/** Where the marker stands; past the last space once the round is ending. */
function spaceOf(table: Table): number {
  const space = (SPACES as readonly string[]).indexOf(phaseName(table));
  return space < 0 ? SPACES.length : space;
}

function extraSpaces(figures: Figures, { built }: Player): readonly number[] {
  return built.flatMap((card) => extraSpaceOf(figures, card) ?? []);
}

function extraSpaceOf(figures: Figures, card: Card): number | undefined {
  const index = EXTRAS.findIndex((extra) => extra === card || extra === figures.cards[card].kind);
  return index < 0 ? undefined : ACTIONS + index;
}

/** What goods can still buy: with few actions left, not everything can be spent. */
function purse({ weights, actions }: Outlook, goods: Goods): number {
  let resources = 0;
  for (const resource of RESOURCES) {
    let value = 1;
    for (let count = 0; count < goods[resource]; count++) {
      resources += value;
      value *= weights.another;
    }
  }
  const coins = goods.fiorini / 100;
  return weights.resource * atMost(resources, 2 * actions) + weights.fiorini * atMost(coins, 2 * actions);
}

function atMost(amount: number, limit: number): number {
  return amount <= limit ? amount : limit + (amount - limit) * 0.1;
}

/** What a card in front of the player will still bring, round by round. */
function standing({ weights, figures, rounds, space }: Outlook, card: Card): number {
  const { kind, income, bonus, discount } = figures.cards[card];
  if (kind === 'workshop' || kind === 'residence') {
    let each = (weights.fiorini * income.fiorini) / 100;
    for (const resource of RESOURCES) each += weights.resource * income[resource];
    return rounds * (each + (kind === 'residence' ? weights.card : 0));
  }
  if (kind !== 'guild') return 0;
  if (card === 'arte-dei-mercatanti') return weights.resource * rounds;
  const uses = card === 'edificatore' ? weights.monumentsPerRound : weights.artistsPerRound;
  const inRounds = rounds + (space < ACTIONS ? 0.5 : 0);
  return inRounds * ((weights.fiorini * discount * uses) / 100 + bonus * weights.counted);
}

const SET_KINDS = ['palace', 'church', 'districtBuilding'] as const;

/** R11.3  A part of a set is worth something while there is time to finish it. */
function setsBegun({ weights, figures, player, actions }: Outlook): number {
  const counts = SET_KINDS.map((kind) => player.built.filter((card) => figures.cards[card].kind === kind).length);
  const whole = Math.min(...counts);
  const begun = counts.filter((count) => count > whole).length;
  return (begun === 0 ? 0 : begun === 1 ? weights.setBegun : weights.setHalf) * Math.min(1, actions / 8);
}

function captaincy({ captain, newCaptain, players }: Table, seat: Seat, { captain: worth }: Weights): number {
  const next = newCaptain ?? (captain + 1) % players.length;
  return next === seat ? worth : 0;
}

/** What could be built next: the best of it counts most, for the same goods cannot pay for all. */
function withinReach({ table }: Immutable<State>, outlook: Outlook): number {
  const { weights, hand, player, now, actions } = outlook;
  const worths: number[] = [];
  for (const [index, card] of hand.entries())
    if (hand.indexOf(card) === index && mayStillPlay(outlook, card)) {
      const chance = Math.max(likelihood(outlook, card, now), 0.5 * likelihood(outlook, card, actions - now));
      worths.push(chance * Math.max(0, gain(outlook, card)));
    }
  for (const monument of table.row)
    worths.push(weights.contested * likelihood(outlook, monument, now) * Math.max(0, gain(outlook, monument)));
  let reserved = 0;
  for (const monument of player.reservedMonuments) {
    const chance = likelihood(outlook, monument, actions);
    worths.push(chance * Math.max(0, gain(outlook, monument)));
    reserved -= (1 - chance) * outlook.figures.monuments[monument].points; // R11.7
  }
  for (const artist of player.reservedArtists) reserved += reservedArtist(outlook, artist);
  worths.sort((one, other) => other - one);
  let share = weights.reach;
  return worths.reduce((sum, worth) => {
    const part = share * worth;
    share *= weights.furtherReach;
    return sum + part;
  }, reserved);
}

/** R4.6, R4.7 */
function mayStillPlay({ figures, player }: Outlook, card: Card): boolean {
  const isPreacher = figures.cards[card].kind === 'preacher';
  return !player.built.some((built) => built === card || (isPreacher && figures.cards[built].kind === 'preacher'));
}

/** What a work or card would bring beyond what it costs. */
function gain(outlook: Outlook, work: Work): number {
  const { weights, figures } = outlook;
  const { points, cost, artists } = workFigures(figures, work);
  let worth = points - (weights.fiorini * cost.fiorini) / 100;
  for (const resource of RESOURCES) worth -= weights.resource * 0.8 * cost[resource];
  if (artists.length > 0) worth += 0.5 * weights.artist;
  if (figures.monuments[work as Monument] !== undefined) return worth;
  const card = work as Card;
  const space = extraSpaceOf(figures, card);
  if (space !== undefined) worth += weights.action * (outlook.rounds + (space > outlook.space ? 1 : 0));
  if ((SET_KINDS as readonly string[]).includes(figures.cards[card].kind)) worth += weights.setBegun;
  return worth + standing(outlook, card);
}

/** How likely the work is to be paid and finished within so many actions. */
function likelihood({ weights, figures, player }: Outlook, work: Work, actions: number): number {
  const { cost, artists } = workFigures(figures, work);
  let missing = 0;
  for (const resource of RESOURCES) missing += Math.max(0, cost[resource] - player.goods[resource]);
  const price = cost.fiorini + (artists.length > 0 ? figures.prices.anonymousArtist : 0);
  missing += Math.max(0, price - player.goods.fiorini) / 100;
  if (missing >= actions) return 0;
  return weights.perMissing ** missing;
}

/** R11.8  Good as long as there is a work left to hire him for, a loss afterwards. */
function reservedArtist({ weights, figures, actions }: Outlook, artist: Artist): number {
  const { values } = figures.artists[artist];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const hired = Math.min(0.9, actions / 6);
  return hired * Math.max(0, mean - weights.artist) * 0.5 - (1 - hired) * mean;
}
