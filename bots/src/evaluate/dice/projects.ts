import type { Goods, Resource } from '@signoria/dice';
import { ARTWORK_IDS, amountOf, nextSpace, PLACES, RESOURCES } from '@signoria/dice';
import { at } from '@signoria/engine';
import type { EvaluationContext } from './context.ts';
import type { Project } from './rows.ts';
import { progress } from './rows.ts';

/** The number of spaces of the Rione that are evaluated ahead. */
const SPACES_AHEAD = 3;

/** Returns the future worth of the effects of completed buildings. */
export function effects({ rows, player, dice }: EvaluationContext): number {
  let perDie = 0;
  for (const building of player.rione) perDie += at(rows.buildings, rows.buildingIndex[building]).effect;
  return perDie * dice;
}

/** Returns the worth of the artworks' incomes in the rounds to come. */
export function income({ rows, player, rounds }: EvaluationContext): number {
  let each = 0;
  for (const { artwork } of player.artworks) each += at(rows.artworks, rows.artworkIndex[artwork]).income;
  return each * rounds;
}

export function artworksBegun(context: EvaluationContext): number {
  let worth = 0;
  for (let index = 0; index < ARTWORK_IDS.length; index++) worth += artworkWorth(context, index, 0);
  return worth;
}

export function rioneBegun(context: EvaluationContext): number {
  const next = nextSpace(context.player);
  const end = Math.min(PLACES.length, next + SPACES_AHEAD);
  let worth = 0;
  let share = 1;
  for (let index = next; index < end; index++) {
    worth += share * spaceWorth(context, index, null);
    share *= context.weights.laterSpace;
  }
  return worth;
}

/** Returns the share of the points of a project that counts, reduced if there are too few dice to finish it. */
function begun({ weights, dice }: EvaluationContext, project: Project, entry: number, points: number): number {
  const left = (project.left[entry] as number) + 0.01;
  const inReach = dice * weights.pace;
  const worth = (project.counts[entry] as number) * points;
  return inReach >= left ? worth : worth * (inReach / left) ** 2;
}

function artworkWorth(context: EvaluationContext, index: number, more: number): number {
  const { weights, rows, player, completed, rounds } = context;
  if ((completed & (1 << index)) !== 0) return 0;
  const row = at(rows.artworks, index);
  const set = row.isPalazzo ? weights.palazzoSet * context.palazzo : weights.chiesaSet * context.chiesa;
  const entry = progress(row, at(player.marks, index)) + more * row.stride;
  return begun(context, row, entry, row.points + set + row.income * (1 + 0.7 * rounds));
}

/** Returns the worth of the best building for the space, optionally with one more resource marked. */
function spaceWorth(context: EvaluationContext, space: number, more: Resource | null): number {
  const { rows, player, built, dice } = context;
  const marks = at(player.marks, space);
  if (more === null && isBare(marks)) return 0;
  const bonus = at(rows.spaces, space - ARTWORK_IDS.length);
  let best = 0;
  for (let index = 0; index < rows.buildings.length; index++) {
    if ((built & (1 << index)) !== 0) continue;
    const row = at(rows.buildings, index);
    const adds = more !== null && amountOf(row.cost, more) > amountOf(marks, more);
    const entry = progress(row, marks) + (adds ? row.stride : 0);
    const worth = begun(context, row, entry, row.points + bonus + row.effect * dice);
    if (worth > best) best = worth;
  }
  return best;
}

function isBare({ marble, wood, metal, spice, textile, gold, fiorini }: Readonly<Goods>): boolean {
  return marble + wood + metal + spice + textile + gold + fiorini === 0;
}

/** Returns the gain of marking a resource in its best place; null means any resource. */
export function markWorth(context: EvaluationContext, resource: Resource | null): number {
  if (resource === null) return Math.max(...RESOURCES.map((one) => markWorth(context, one)));
  const { figures, weights, player } = context;
  const next = nextSpace(player);
  const end = Math.min(PLACES.length, next + SPACES_AHEAD);
  const isOpen = (index: number) =>
    amountOf(at(player.marks, index), resource) < amountOf(at(figures.sheet, index), resource);
  let best = 0;
  for (let index = 0; index < ARTWORK_IDS.length; index++)
    if (isOpen(index)) best = Math.max(best, artworkWorth(context, index, 1) - artworkWorth(context, index, 0));
  let share = 1;
  for (let index = next; index < end; index++) {
    if (isOpen(index))
      best = Math.max(best, share * (spaceWorth(context, index, resource) - spaceWorth(context, index, null)));
    share *= weights.laterSpace;
  }
  return best;
}
