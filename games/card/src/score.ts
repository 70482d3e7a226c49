import type { Score, ScoreLine, Seat } from '@signoria/engine';
import { at, ranked, sumOf } from '@signoria/engine';
import type { Card, Monument } from './components.ts';
import { workFigures } from './decisions/hire.ts';
import type { Figures } from './figures.ts';
import { countResources } from './goods.ts';
import type { ReadonlyPlayer, ReadonlyState, ReadonlyTable } from './state.ts';

/** R11  The lines of the score sheet, in its order. */
export const SCORE_LINES = [
  'monuments',
  'districtBuildings',
  'palaces',
  'churches',
  'artists',
  'sets',
  'guilds',
  'resources',
  'fiorini',
  'captain',
  'reservedMonuments',
  'reservedArtists',
] as const;
export type ScoreLineId = (typeof SCORE_LINES)[number];

/** R11.4 to R11.8  The lines that count only at the end. The others are points of cards in front of a player. */
export const END_LINES: readonly ScoreLineId[] = [
  'resources',
  'fiorini',
  'captain',
  'reservedMonuments',
  'reservedArtists',
];

/** R11.9, R11.10, R11.11  Returns everyone's score now; reserved artists count once they are turned over (R11.8). */
export function scores(state: ReadonlyState): readonly Score[] {
  const { players } = state.table;
  const artworks = players.map((player) => artworkValues(state.figures, player));
  return ranked(
    players.map((_, seat) => scoreLines(state, seat)),
    (one, other) => compareArtworks(at(artworks, one), at(artworks, other)),
  );
}

/** Returns the totals of `scores` without lines, ranks and tie-breaks. */
export function totals(state: ReadonlyState): readonly number[] {
  return state.table.players.map((_, seat) => sumOf(sheetOf(state, seat)));
}

function scoreLines(state: ReadonlyState, seat: Seat): ScoreLine[] {
  const sheet = sheetOf(state, seat);
  return SCORE_LINES.map((id) => ({ id, points: sheet[id] }));
}

/** A player's points by the lines of the score sheet. */
export type Sheet = Readonly<Record<ScoreLineId, number>>;

/** R11  Returns a player's score now, without a list of lines: bots evaluate every position with it. */
export function sheetOf({ figures, table }: ReadonlyState, seat: Seat): Sheet {
  const { prestige } = figures;
  const player = at(table.players, seat);
  const built = builtBy(figures, player);
  return {
    monuments: monumentPoints(figures, player.monuments), // R11.1
    districtBuildings: built.districtPoints,
    palaces: built.palacePoints,
    churches: built.churchPoints,
    artists: artistValues(player.artworks), // R11.2
    sets: prestige.set * built.sets, // R11.3
    guilds: built.guilds === 0 ? 0 : guildPoints(figures, player, built), // R12
    resources: rankPoints(figures, table, seat, resourcesOf), // R11.4
    fiorini: rankPoints(figures, table, seat, fioriniOf), // R11.5
    captain: table.captain === seat ? prestige.captain : 0, // R11.6
    reservedMonuments: 0 - monumentPoints(figures, player.reservedMonuments), // R11.7; `0 -` avoids −0, lost in JSON
    reservedArtists: 0 - artistValues(player.unhired), // R11.8
  };
}

function monumentPoints({ monuments }: Figures, list: readonly Monument[]): number {
  let points = 0;
  for (const monument of list) points += monuments[monument].points;
  return points;
}

function artistValues(list: readonly { readonly value: number }[]): number {
  let points = 0;
  for (const { value } of list) points += value;
  return points;
}

/** Counts and points of a player's Florenza cards, as the score sheet needs them. */
interface Built {
  workshops: number;
  residences: number;
  guilds: number;
  districtPoints: number;
  palacePoints: number;
  churchPoints: number;
  /** R11.3  A set is one palace, one church and one district building. */
  sets: number;
}

/** Counts a player's cards in a single pass. One pass for each line took most of the time of scoring. */
function builtBy({ cards }: Figures, player: ReadonlyPlayer): Built {
  const counted = {
    workshops: 0,
    residences: 0,
    guilds: 0,
    districtPoints: 0,
    palacePoints: 0,
    churchPoints: 0,
    sets: 0,
  };
  let districts = 0;
  let palaces = 0;
  let churches = 0;
  for (const card of player.built) {
    const { kind, points } = cards[card];
    if (kind === 'workshop') counted.workshops++;
    else if (kind === 'residence') counted.residences++;
    else if (kind === 'guild') counted.guilds++;
    else if (kind === 'districtBuilding') {
      districts++;
      counted.districtPoints += points;
    } else if (kind === 'palace') {
      palaces++;
      counted.palacePoints += points;
    } else if (kind === 'church') {
      churches++;
      counted.churchPoints += points;
    }
  }
  counted.sets = Math.min(districts, palaces, churches);
  return counted;
}

/** R12.2, R12.5 to R12.8  Returns the prestige of all guilds: a bonus for each thing they count. */
function guildPoints(figures: Figures, player: ReadonlyPlayer, built: Built): number {
  let points = 0;
  for (const card of player.built) {
    const { kind, bonus } = figures.cards[card];
    if (kind === 'guild') points += bonus * countedBy(figures, player, built, card);
  }
  return points;
}

/** R12.2, R12.5 to R12.8  Returns the prestige of one guild. */
export function pointsOfGuild({ figures, table }: ReadonlyState, seat: Seat, guild: Card): number {
  const player = at(table.players, seat);
  return figures.cards[guild].bonus * countedBy(figures, player, builtBy(figures, player), guild);
}

function countedBy(figures: Figures, player: ReadonlyPlayer, built: Built, guild: Card): number {
  switch (guild) {
    case 'arte-maggiore':
      return built.workshops; // R12.2
    case 'mastro-artista':
      return countTrios(figures, player); // R12.5
    case 'padrone':
      return built.residences; // R12.6
    case 'protettore':
      return player.monuments.length; // R12.7
    case 'signore-de-lo-rione':
      return built.sets; // R12.8
    default:
      return 0;
  }
}

/** R12.5  Counts sets of an architect, a sculptor and a painter, anonymous artists excluded. */
function countTrios(figures: Figures, player: ReadonlyPlayer): number {
  const counts = { architect: 0, sculptor: 0, painter: 0 };
  for (const { artist } of player.artworks) if (artist !== null) counts[figures.artists[artist].skill]++;
  return Math.min(counts.architect, counts.sculptor, counts.painter);
}

const resourcesOf = ({ goods }: ReadonlyPlayer) => countResources(goods);
const fioriniOf = ({ goods }: ReadonlyPlayer) => goods.fiorini;

/** R11.4, R11.5  Returns the prestige for a rank. Tied players share a rank, and the ranks after it are skipped. */
function rankPoints(
  { prestige }: Figures,
  { players }: ReadonlyTable,
  seat: Seat,
  amountOf: (player: ReadonlyPlayer) => number,
): number {
  const own = amountOf(at(players, seat));
  let ahead = 0;
  for (const player of players) if (amountOf(player) > own) ahead++;
  if (ahead === 0) return prestige.first;
  return ahead === 1 ? prestige.second : ahead === 2 ? prestige.third : 0;
}

/** R11.10  Returns the values of a player's artworks, artists included, the highest first. */
function artworkValues(figures: Figures, player: ReadonlyPlayer): number[] {
  return player.artworks
    .map(({ work, value }) => workFigures(figures, work).points + value)
    .sort((one, other) => other - one);
}

function compareArtworks(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
