import type { Seat } from '@signoria/engine';
import { at, below, chance, pushStep, unreachable, withItemAt } from '@signoria/engine';
import { isArtist } from './characters.ts';
import type { Artwork, CityArtwork, DistrictArtwork, Skill } from './components.ts';
import { ARTWORK_IDS, CHIESA, CITY_ARTWORKS, PALAZZO } from './components.ts';
import type { SkillFigures } from './figures.ts';
import { prestigeByFaceOf } from './figures.ts';
import type { Gains, Goods } from './goods.ts';
import { cloneGoods, gains, someOf } from './goods.ts';
import { lifeOf, returnArtist, turnCard } from './lives.ts';
import { gainedSince, holdings, movePrestige, pay, playerOf, receive } from './players.ts';
import type { Commission, MoveLog, PublicState, State } from './state.ts';

/** An artwork that is about to be paid for, with the chosen skill. */
export interface DueArtwork {
  readonly seat: Seat;
  readonly commission: Commission;
  readonly skill: Skill;
}

/** Returns the figures of the chosen skill. */
export function skillOf(
  { figures }: PublicState,
  { commission, skill }: Pick<DueArtwork, 'commission' | 'skill'>,
): SkillFigures {
  const all = figures.derived.skillsOf[commission.artist];
  return all.find((one) => one.skill === skill) ?? unreachable(`${commission.artist} is no ${skill}`);
}

/** R9.10  Returns the worker to the pool and the artist to his card. */
export function endCommission(state: State, seat: Seat, commission: Commission): void {
  const player = playerOf(state, seat);
  player.commissions = player.commissions.filter(({ artwork }) => artwork !== commission.artwork);
  player.pool++;
  returnArtist(state, commission.artist);
}

/** R9.9 */
export function failArtwork(
  { figures, table }: State,
  seat: Seat,
  { artwork, artist }: Commission,
  log: MoveLog,
): void {
  const lost = 0 - movePrestige(at(table.players, seat), -penaltyOf({ figures, table }, { artwork, artist }));
  log.emit?.({ type: 'artworkFailed', seat, artwork, artist, lost });
}

export function penaltyOf({ figures }: PublicState, { artwork, artist }: Commission): number {
  return figures.failures[figures.artworks[artwork].area] + (isArtist(artist) ? figures.failures.named : 0);
}

/**
 * R9.2, R9.3  Pays the costs, then adds the reward, the bonus and the artist's prestige. `steps` is the number of
 * incentives paid (R9.11).
 */
export function completeArtwork(state: State, due: DueArtwork, steps: number, log: MoveLog): void {
  const { figures, table } = state;
  const { seat, commission, skill } = due;
  const { artwork, artist } = commission;
  const player = playerOf(state, seat);
  const cost = costOf(state, due, steps);
  pay(table, player, cost);
  layCrest(state, seat, artwork);
  endCommission(state, seat, commission);
  const before = log.emit === undefined ? null : holdings(player);
  receive(table, player, figures.artworks[artwork].reward);
  if (before !== null) {
    const incentive = steps * figures.noDie.step;
    const paid = someOf(cost);
    const gained = gainedSince(before, player);
    log.emit?.({ type: 'artworkCompleted', seat, artwork, artist, skill, paid, incentive, gained });
  }
  if (figures.artworks[artwork].area === 'district') receiveBonus(state, seat, artwork as DistrictArtwork, log);
  if (table.noDie)
    scoreArtist(state, due, figures.noDie[figures.artworks[artwork].area] + steps, log); // R9.11
  else rollFor(state, due, log);
}

/** R9.2, R9.11 */
function costOf(state: State, due: DueArtwork, steps: number): Readonly<Goods> {
  const cost = cloneGoods(state.figures.artworks[due.commission.artwork].cost);
  cost.fiorini += skillOf(state, due).cost + steps * state.figures.noDie.step;
  return cost;
}

/** R9.3 */
function layCrest({ figures, table }: State, seat: Seat, artwork: Artwork): void {
  const player = at(table.players, seat);
  if (figures.artworks[artwork].area === 'district') player.artworks = [...player.artworks, artwork as DistrictArtwork];
  else table.crests = withItemAt(table.crests, CITY_ARTWORKS.indexOf(artwork as CityArtwork), seat);
}

/** R9.4  Adds the bonus if all four artworks of the Palazzo or the Chiesa are completed. */
function receiveBonus({ figures, table }: State, seat: Seat, artwork: DistrictArtwork, log: MoveLog): void {
  const of = PALAZZO.includes(artwork) ? 'palazzo' : 'chiesa';
  const player = at(table.players, seat);
  if (!(of === 'palazzo' ? PALAZZO : CHIESA).every((one) => player.artworks.includes(one))) return;
  const bonus = bonusFor({ figures, table }, of);
  receive(table, player, bonus);
  log.emit?.({ type: 'districtBonus', seat, of, gained: someOf(bonus) });
}

export function bonusFor({ figures }: PublicState, of: 'palazzo' | 'chiesa'): Readonly<Gains> {
  return gains(of === 'palazzo' ? { prestige: figures.bonuses.palazzo } : { influence: figures.bonuses.chiesa });
}

const FACES = 6;

/**
 * R9.5, R9.6  Rolls the die for the artist. Each artwork of a family has its own random stream, so that the order of
 * settling changes no roll.
 */
function rollFor(state: State, due: DueArtwork, log: MoveLog): void {
  const { figures, table, secret } = state;
  const { artwork, artist } = due.commission;
  const number = (table.round * table.players.length + due.seat) * ARTWORK_IDS.length + ARTWORK_IDS.indexOf(artwork);
  const draw = chance(secret.seed, 'artist', number);
  const first = 1 + below(draw, FACES);
  log.revealed = true;
  if (figures.artworks[artwork].area !== 'cathedral') {
    log.emit?.({ type: 'artistRolled', seat: due.seat, artwork, artist, rolls: [first] });
    scoreArtist(state, due, first, log);
    return;
  }
  const second = 1 + below(draw, FACES);
  const rolls = [first, second] as const;
  log.emit?.({ type: 'artistRolled', seat: due.seat, artwork, artist, rolls });
  pushStep(table.agenda, { ask: 'roll', seat: due.seat, commission: due.commission, skill: due.skill, rolls });
}

/** The result of a number with an artist's skill. */
export interface ArtistResult {
  readonly prestige: number;
  readonly isMasterpiece: boolean;
}

/** R9.5, R9.7, R9.8 */
export function resultOf(
  state: PublicState,
  due: Pick<DueArtwork, 'commission' | 'skill'>,
  number: number,
): ArtistResult {
  const { artist } = due.commission;
  const isMaster = isArtist(artist) && lifeOf(state.table, artist)?.isMaster === true;
  const figures = skillOf(state, due);
  return {
    prestige: at(prestigeByFaceOf(figures, isMaster), number - 1),
    isMasterpiece: !isMaster && figures.masterpiece.includes(number),
  };
}

/** R9.5, R9.7 */
export function scoreArtist(state: State, due: DueArtwork, number: number, log: MoveLog): void {
  const { seat, commission, skill } = due;
  const { artwork, artist } = commission;
  const { prestige, isMasterpiece } = resultOf(state, due, number);
  const moved = movePrestige(playerOf(state, seat), prestige);
  if (isMasterpiece && isArtist(artist)) turnCard(state.table, artist);
  log.emit?.({ type: 'artistScored', seat, artwork, artist, skill, number, prestige: moved, isMasterpiece });
}

/** R9.6  Returns true if two rolls have different results. */
export function haveDifferentResults(
  state: PublicState,
  due: Pick<DueArtwork, 'commission' | 'skill'>,
  one: number,
  other: number,
): boolean {
  const [first, second] = [resultOf(state, due, one), resultOf(state, due, other)];
  return first.prestige !== second.prestige || first.isMasterpiece !== second.isMasterpiece;
}
