import type { Score, ScoreLine } from '@signoria/engine';
import { at, ranked, sumOf } from '@signoria/engine';
import type { ArtworkArea } from './components.ts';
import { BONUSES, SPACE_IDS } from './components.ts';
import type { Figures } from './figures.ts';
import { areaOf } from './figures.ts';
import type { ReadonlyPlayer, ReadonlyState } from './state.ts';

/** R12  The lines of the score sheet, in its order. */
export const SCORE_LINES = [
  'palazzo',
  'palazzoBonus',
  'chiesa',
  'buildings',
  'captainTrack',
  'stars',
  'spares',
  'fiorini',
] as const;
export type ScoreLineId = (typeof SCORE_LINES)[number];

/** R12.8  Returns everyone's score now. In solo games rank 2 means that the Pope's points are not reached (R13.8). */
export function scores({ figures, table }: ReadonlyState): readonly Score[] {
  const completed = table.players.map(({ artworks, rione }) => artworks.length + rione.length);
  const all = ranked(
    table.players.map((player) => scoreLines(figures, player)),
    (one, other) => at(completed, one) - at(completed, other),
  );
  const isAlone = table.players.length === 1;
  return isAlone ? all.map((score) => ({ ...score, rank: score.total >= figures.pope[table.pope] ? 1 : 2 })) : all;
}

/** Returns the totals of `scores` without lines, ranks and tie-breaks. */
export function totals({ figures, table }: ReadonlyState): readonly number[] {
  return table.players.map((player) => sumOf(sheetOf(figures, player)));
}

function scoreLines(figures: Figures, player: ReadonlyPlayer): ScoreLine[] {
  const sheet = sheetOf(figures, player);
  return SCORE_LINES.map((id) => ({ id, points: sheet[id] }));
}

/** A player's points by the lines of the score sheet. */
export type Sheet = Readonly<Record<ScoreLineId, number>>;

/** R12  Returns a player's score now, without a list of lines: bots evaluate every position with it. */
export function sheetOf(figures: Figures, player: ReadonlyPlayer): Sheet {
  const { left } = figures;
  return {
    palazzo: artworkPoints(figures, player, 'palazzo'), // R12.1
    palazzoBonus: player.palazzoBonus ?? 0, // R12.1
    chiesa: artworkPoints(figures, player, 'chiesa'), // R12.2
    buildings: buildingPoints(figures, player), // R12.3
    captainTrack: trackPoints(figures, player), // R12.4
    stars: player.stars * left.star, // R12.5
    spares: player.spares * left.spare, // R12.6
    fiorini: Math.floor(player.fiorini / left.fioriniAPoint), // R12.7
  };
}

function artworkPoints(figures: Figures, player: ReadonlyPlayer, area: ArtworkArea): number {
  let sum = 0;
  for (const { artwork, points } of player.artworks) {
    if (areaOf(figures, artwork) === area) sum += figures.artworks[artwork].points + points;
  }
  return sum;
}

/** R8.8, R12.3  Sums the points of buildings and spaces. Space 1, of the first building, scores nothing (R1.4). */
function buildingPoints({ buildings, spaces }: Figures, { rione }: ReadonlyPlayer): number {
  let sum = 0;
  for (let built = 0; built < rione.length; built++) {
    sum += buildings[at(rione, built)].points;
    if (built > 0) sum += spaces[at(SPACE_IDS, built - 1)].points;
  }
  return sum;
}

/** R10.3 */
function trackPoints({ tracks }: Figures, player: ReadonlyPlayer): number {
  const { spaces } = tracks.captain;
  let sum = 0;
  for (let space = 0; space < player.tracks.captain; space++) sum += BONUSES[at(spaces, space)].points;
  return sum;
}
