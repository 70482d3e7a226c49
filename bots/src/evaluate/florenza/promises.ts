import type { Immutable, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Artwork, DistrictArtwork, Due, Figures, Goods, Player, State } from '@signoria/florenza';
import { CHIESA, ledgerOf, PALAZZO, ROUNDS } from '@signoria/florenza';
import { costWorth, gainsWorth } from './values.ts';
import type { Weights } from './weights.ts';

export interface Prospect {
  /** What the promises of the round will bring or cost beside goods. */
  readonly promises: number;
  /** What will be left when they have fallen due. */
  readonly left: Immutable<Goods>;
}

/** What a seat has promised and will be able to keep. */
export function prospectOf(weights: Weights, state: Immutable<State>, seat: Seat): Prospect {
  const { entries } = ledgerOf(state, seat);
  const player = at(state.table.players, seat) as Immutable<Player>;
  const rounds = ROUNDS - state.table.round;
  let promises = 0;
  let { goods: left } = player;
  const done = new Set<Artwork>(player.artworks);
  for (const due of entries) {
    left = due.left;
    promises += dueWorth(weights, state.figures as Figures, due, rounds, done);
  }
  return { promises, left };
}

function dueWorth(weights: Weights, figures: Figures, due: Due, rounds: number, done: Set<Artwork>): number {
  const { promised, brings, chance, short, penalty } = due;
  if (short !== null) return 0 - penalty;
  const reward = (brings.prestige ?? 0) + weights.influence * (brings.influence ?? 0);
  if (promised.do !== 'artwork')
    return promised.do === 'operate'
      ? reward
      : reward + figures.end.emptySpace + useWorth(weights, figures, promised.workshop, rounds);
  const { artwork } = promised;
  const { area, income } = figures.artworks[artwork];
  const roll = chance === null ? 0 : (chance[0] + chance[1]) / 2 + (area === 'cathedral' ? 0.6 : 0);
  const worth = reward + roll + rounds * gainsWorth(weights, income);
  return area === 'district' ? worth + districtWorth(weights, figures, artwork, done) : worth;
}

/** R12.4, R12.5, R9.4  One that is missing costs points, none in a house costs more, all four bring a bonus. */
function districtWorth(weights: Weights, figures: Figures, artwork: Artwork, done: Set<Artwork>): number {
  const house: readonly Artwork[] = PALAZZO.includes(artwork as DistrictArtwork) ? PALAZZO : CHIESA;
  const before = house.filter((one) => done.has(one)).length;
  done.add(artwork);
  const isFirst = before === 0 ? figures.end.palazzo : 0;
  return figures.end.artwork + isFirst + setWorth(weights, figures, before + 1) - setWorth(weights, figures, before);
}

/** All four bring a bonus; on the way there each counts a share. */
export function setWorth(weights: Weights, { bonuses }: Figures, count: number): number {
  return count === 4 ? bonuses.palazzo : weights.set * count * (bonuses.palazzo / 4);
}

/** What a finished workshop is good for in the rounds that are left. */
export function useWorth(
  weights: Weights,
  figures: Figures,
  workshop: keyof Figures['workshops'],
  rounds: number,
): number {
  const { kind, pay, gain, income } = figures.workshops[workshop];
  if (kind === 'residence') return rounds * gainsWorth(weights, income);
  return rounds * weights.use * Math.max(0.2, gainsWorth(weights, gain) - costWorth(weights, pay));
}
