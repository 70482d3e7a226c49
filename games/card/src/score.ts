import type { Immutable, Score, ScoreLine, Seat } from '@signoria/engine';
import { at, ranked } from '@signoria/engine';
import { workFigures } from './decisions/hire.ts';
import type { Figures } from './figures.ts';
import { countResources } from './goods.ts';
import { countKind, has } from './seats.ts';
import type { Player, State } from './state.ts';

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

/** R11.9, R11.10, R11.11  What every player would score now; reserved artists count once they are turned over (R11.8). */
export function scores(state: Immutable<State>): readonly Score[] {
  const { players } = state.table;
  const artworks = players.map((player) => artworkValues(state.figures, player));
  return ranked(
    players.map((_, seat) => scoreLines(state, seat)),
    (one, other) => compareArtworks(at(artworks, one), at(artworks, other)),
  );
}

function scoreLines({ figures, table }: Immutable<State>, seat: Seat): ScoreLine[] {
  const { prestige } = figures;
  const player = at(table.players, seat);
  const points: Record<ScoreLineId, number> = {
    monuments: sum(player.monuments, (monument) => figures.monuments[monument].points), // R11.1
    districtBuildings: cardPoints(figures, player, 'districtBuilding'),
    palaces: cardPoints(figures, player, 'palace'),
    churches: cardPoints(figures, player, 'church'),
    artists: sum(player.artworks, ({ value }) => value), // R11.2
    sets: prestige.set * countSets(figures, player), // R11.3
    guilds: guildPoints(figures, player), // R12
    resources: rankPoints(
      figures,
      table.players.map(({ goods }) => countResources(goods)),
      seat,
    ), // R11.4
    fiorini: rankPoints(
      figures,
      table.players.map(({ goods }) => goods.fiorini),
      seat,
    ), // R11.5
    captain: table.captain === seat ? prestige.captain : 0, // R11.6
    reservedMonuments: -sum(player.reservedMonuments, (monument) => figures.monuments[monument].points), // R11.7
    reservedArtists: -sum(player.unhired, ({ value }) => value), // R11.8
  };
  return SCORE_LINES.map((id) => ({ id, points: points[id] + 0 })); // + 0: no minus zero, which JSON would lose
}

function sum<T>(list: readonly T[], points: (item: T) => number): number {
  return list.reduce((total, item) => total + points(item), 0);
}

function cardPoints(figures: Figures, player: Immutable<Player>, kind: string): number {
  return sum(player.built, (card) => (figures.cards[card].kind === kind ? figures.cards[card].points : 0));
}

/** R11.3  A set is one palace, one church and one district building. */
function countSets(figures: Figures, player: Immutable<Player>): number {
  return Math.min(
    ...(['palace', 'church', 'districtBuilding'] as const).map((kind) => countKind(figures, player, kind)),
  );
}

/** R12.2, R12.5 to R12.8  Guilds pay for each thing they count. */
function guildPoints(figures: Figures, player: Immutable<Player>): number {
  const counted = {
    'arte-maggiore': countKind(figures, player, 'workshop'), // R12.2
    'mastro-artista': countTrios(figures, player), // R12.5
    padrone: countKind(figures, player, 'residence'), // R12.6
    protettore: player.monuments.length, // R12.7
    'signore-de-lo-rione': countSets(figures, player), // R12.8
  } as const;
  const guilds = (Object.keys(counted) as (keyof typeof counted)[]).filter((guild) => has(player, guild));
  return sum(guilds, (guild) => figures.cards[guild].bonus * counted[guild]);
}

/** R12.5  Sets of an architect, a painter and a sculptor, all with a name. */
function countTrios(figures: Figures, player: Immutable<Player>): number {
  const counts = { architect: 0, sculptor: 0, painter: 0 };
  for (const { artist } of player.artworks) if (artist !== null) counts[figures.artists[artist].skill]++;
  return Math.min(counts.architect, counts.sculptor, counts.painter);
}

/** R11.4, R11.5  By rank; equals share the better one and push those below down. */
function rankPoints({ prestige }: Figures, amounts: readonly number[], seat: Seat): number {
  const ahead = amounts.filter((amount) => amount > at(amounts, seat)).length;
  return [prestige.first, prestige.second, prestige.third][ahead] ?? 0;
}

/** R11.10  Works with their artists, the most valuable first. */
function artworkValues(figures: Figures, player: Immutable<Player>): number[] {
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
