import type { Score, ScoreLine, Seat } from '@signoria/engine';
import { at, ranked, sumOf } from '@signoria/engine';
import { DISTRICT_ARTWORKS, PALAZZO } from './components.ts';
import { countResources } from './goods.ts';
import type { PublicState, ReadonlyPlayer, ReadonlyState } from './state.ts';
import type { View } from './view.ts';

/** R12.2 to R12.5  The lines that count only at the end. Certificates and the prestige marker count during the game. */
export const END_LINES = ['offices', 'resources', 'fiorini', 'emptySpaces', 'artworks', 'palazzo', 'chiesa'] as const;

/** R12  The lines of a score, in the order of the rules. */
export const SCORE_LINES = ['certificates', 'prestige', ...END_LINES] as const;
export type ScoreLineId = (typeof SCORE_LINES)[number];

/** R12.6  Returns the scores as they stand now. On a tie cubes decide, then fiorini, then the rank is shared. */
export function scores(state: ReadonlyState): readonly Score[] {
  const { players } = state.table;
  const sheets = players.map((_, seat) => scoreLines(state, seat));
  return ranked(sheets, (one, other) => {
    const [first, second] = [at(players, one).goods, at(players, other).goods];
    return countResources(first) - countResources(second) || first.fiorini - second.fiorini;
  });
}

/** Returns the totals of `scores`. */
export function totals(state: ReadonlyState): readonly number[] {
  return state.table.players.map((_, seat) => sumOf(sheetOf(state, seat)));
}

function scoreLines(state: ReadonlyState, seat: Seat): ScoreLine[] {
  const sheet = sheetOf(state, seat);
  return SCORE_LINES.map((id) => ({ id, points: sheet[id] }));
}

/** A player's points by the lines of the score. */
export type Sheet = Readonly<Record<ScoreLineId, number>>;

/** Returns a player's points as they stand now, without a list of lines: bots call this for every position. */
export function sheetOf({ figures, table }: PublicState, seat: Seat): Sheet {
  const { end } = figures;
  const player = at(table.players as readonly ReadonlyPlayer[], seat);
  const palazzo = countPalazzo(player);
  const chiesa = player.artworks.length - palazzo;
  return {
    certificates: player.certificates, // R12.1
    prestige: player.prestige,
    offices: (table.captain === seat ? end.captain : 0) + (table.bishop === seat ? end.bishop : 0), // R12.2
    resources: Math.floor(countResources(player.goods) / end.resources), // R12.3
    fiorini: Math.floor(player.goods.fiorini / end.fiorini),
    // Subtracting from 0 avoids −0, which JSON does not preserve.
    emptySpaces: 0 - end.emptySpace * countEmpty(player), // R12.4
    artworks: 0 - end.artwork * (DISTRICT_ARTWORKS.length - player.artworks.length),
    palazzo: palazzo > 0 ? 0 : 0 - end.palazzo, // R12.5
    chiesa: chiesa > 0 ? 0 : 0 - end.chiesa,
  };
}

function countPalazzo({ artworks }: ReadonlyPlayer): number {
  let count = 0;
  for (const artwork of artworks) if (PALAZZO.includes(artwork)) count++;
  return count;
}

/** R12.4  Counts the empty spaces, gaps included. */
function countEmpty({ spaces }: ReadonlyPlayer): number {
  let count = 0;
  for (const space of spaces) if (space === null) count++;
  return count;
}

/** R1.11  Returns the lines hidden from the viewer: certificates of other players if the option hides them. */
export function hiddenLines({ table, viewer }: View, seat: Seat): readonly ScoreLineId[] {
  return table.hiddenCertificates && !table.over && seat !== viewer ? ['certificates'] : [];
}
