import type { Seat } from '@signoria/engine';
import { at, contains, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import type { DistrictArtwork, Pulpit } from '../components.ts';
import {
  ARTWORK_IDS,
  CITY_ARTWORKS,
  DISTRICT_ARTWORKS,
  PULPITS,
  WORKSHOP_IDS,
  WORKSHOP_SPACES,
} from '../components.ts';
import { canPayOwner, canPlace } from '../players.ts';
import type { MoveOf, PlacedWorkshop, ReadonlyPlayer, ReadonlyState, StepOf } from '../state.ts';
import { applyPlacement } from './applyPlacement.ts';
import { skillsOnOffer } from './artist.ts';
import { canGive } from './preacher.ts';
import type { Question } from './question.ts';
import { askedPlayer, perId, perSeat } from './question.ts';
import { whyNotPlace } from './whyNotPlace.ts';

type Placement = MoveOf<'operate' | 'build' | 'commission' | 'market' | 'charity' | 'work' | 'pass'>;

const OPERATES = perSeat((owner) =>
  Array.from({ length: WORKSHOP_SPACES }, (_, space): Placement => ({ do: 'operate', owner, space })),
);
const BUILDS = WORKSHOP_IDS.map((workshop): Placement => ({ do: 'build', workshop }));
const COMMISSIONS = ARTWORK_IDS.map((artwork): Placement => ({ do: 'commission', artwork }));
const CHARITIES = PULPITS.map((pulpit): Placement => ({ do: 'charity', pulpit }));
const MARKET: Placement = { do: 'market' };
const WORK: Placement = { do: 'work' };
const PASS: Placement = { do: 'pass' };
/** Candidates that come after the workshops in districts, the tiles and the artworks. */
const OTHERS = [MARKET, ...CHARITIES, WORK, PASS] as const;

/** The player who places a worker, with values that many candidates share. */
interface PlacementContext {
  readonly state: ReadonlyState;
  readonly seat: Seat;
  readonly player: ReadonlyPlayer;
  readonly spaces: number;
  /** R6.5 */
  readonly canPayOwner: boolean;
  /** R6.6 */
  readonly hasRoom: boolean;
  /** R6.7  City artworks with a worker, as a bit set. */
  readonly claimed: number;
  /** R6.7  Skills of artists who can be hired, as a bit set. */
  readonly skills: number;
  /** R6.11 */
  readonly canGive: boolean;
}

/** R6.1  Asks for one worker, placed in one of six ways, or for a pass. */
export const place: Question<'place', Placement> = {
  ...QUESTION_DEFAULTS,
  beginsTurn: true,
  every: [...OPERATES.flat(), ...BUILDS, ...COMMISSIONS, ...OTHERS],
  asks: (state, step) => canPlace(askedPlayer(state, step)),
  settle: () => undefined,
  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves: (state, step) => listPlacements(contextOf(state, step)),
  candidates: {
    prepare: contextOf,
    count: ({ spaces }: PlacementContext) => spaces + BUILDS.length + COMMISSIONS.length + OTHERS.length,
    at(context: PlacementContext, index) {
      let rest = index;
      if (rest < context.spaces) return operate(context, Math.floor(rest / WORKSHOP_SPACES), rest % WORKSHOP_SPACES);
      rest -= context.spaces;
      if (rest < BUILDS.length) return canBuild(context, rest) ? at(BUILDS, rest) : null;
      rest -= BUILDS.length;
      if (rest < COMMISSIONS.length) return canCommission(context, rest) ? at(COMMISSIONS, rest) : null;
      return other(context, at(OTHERS, rest - COMMISSIONS.length));
    },
  },
  wishes: (state) => [
    ...state.table.players.flatMap(({ spaces }, owner) =>
      at(OPERATES, owner).filter((_, space) => at(spaces as readonly (PlacedWorkshop | null)[], space) !== null),
    ),
    ...BUILDS,
    ...COMMISSIONS,
    ...OTHERS,
  ],
  whyNot: (state, { seat }, wish) => whyNotPlace(state, seat, wish),
  apply(state, { seat }, move, log) {
    if (move.do === 'commission') pushStep(state.table.agenda, { ask: 'artist', seat, artwork: move.artwork });
    else if (move.do === 'charity') pushStep(state.table.agenda, { ask: 'preacher', seat, pulpit: move.pulpit });
    else applyPlacement(state, seat, move, log);
  },
};

function contextOf(state: ReadonlyState, { seat }: StepOf<'place'>): PlacementContext {
  const player = at(state.table.players as readonly ReadonlyPlayer[], seat);
  return {
    state,
    seat,
    player,
    spaces: state.table.players.length * WORKSHOP_SPACES,
    canPayOwner: canPayOwner(state, player),
    hasRoom: contains<PlacedWorkshop | null>(player.spaces, null),
    claimed: claimedIn(state),
    skills: skillsOnOffer(state, seat),
    canGive: canGive(state, player),
  };
}

/** Lists the legal placements in the order of `candidates`. A loop for each kind is faster than testing one by one. */
function listPlacements(context: PlacementContext): Placement[] {
  const list: Placement[] = [];
  for (let owner = 0; owner < context.state.table.players.length; owner++)
    for (let space = 0; space < WORKSHOP_SPACES; space++) {
      const move = operate(context, owner, space);
      if (move !== null) list.push(move);
    }
  if (context.hasRoom)
    for (let index = 0; index < BUILDS.length; index++)
      if ((context.state.table.supply[index] as number) > 0) list.push(BUILDS[index] as Placement);
  for (let index = 0; index < COMMISSIONS.length; index++)
    if (canCommission(context, index)) list.push(COMMISSIONS[index] as Placement);
  for (const move of OTHERS) if (other(context, move) !== null) list.push(move);
  return list;
}

/** The index of the first city artwork: city artworks come after those of the district in every list of artworks. */
const FIRST_CITY_INDEX = DISTRICT_ARTWORKS.length;
const ARTWORK_INDEX = perId(ARTWORK_IDS, (artwork) => ARTWORK_IDS.indexOf(artwork));

function claimedIn({ table }: ReadonlyState): number {
  let claimed = 0;
  for (const { commissions } of table.players)
    for (const { artwork } of commissions) {
      const index = ARTWORK_INDEX[artwork] - FIRST_CITY_INDEX;
      if (index >= 0) claimed |= 1 << index;
    }
  return claimed;
}

/** R6.4, R6.5 */
function operate({ state, seat, canPayOwner: canPay }: PlacementContext, owner: Seat, index: number): Placement | null {
  const { figures, table } = state;
  if (owner !== seat && !canPay) return null;
  const space = (table.players[owner] as ReadonlyPlayer).spaces[index] as PlacedWorkshop | null;
  if (space === null || space.worker !== null || !space.isBuilt) return null;
  if (figures.workshops[space.workshop].kind === 'residence') return null;
  return at(at(OPERATES, owner), index);
}

/** R6.6, R6.8  Ignores the cost, which is checked in phase 6. */
function canBuild({ state, hasRoom }: PlacementContext, index: number): boolean {
  return hasRoom && at(state.table.supply, index) > 0;
}

/** R6.7, R6.8 */
function canCommission({ state, player, claimed, skills }: PlacementContext, index: number): boolean {
  if ((at(state.figures.derived.skillBitsOfArtworks, index) & skills) === 0) return false;
  if (index >= FIRST_CITY_INDEX)
    return state.table.crests[index - FIRST_CITY_INDEX] === null && (claimed & (1 << (index - FIRST_CITY_INDEX))) === 0;
  const artwork = at(DISTRICT_ARTWORKS, index);
  return !contains<DistrictArtwork>(player.artworks, artwork) && !isCommissioned(player, artwork);
}

function isCommissioned({ commissions }: ReadonlyPlayer, artwork: DistrictArtwork): boolean {
  for (const commission of commissions) if (commission.artwork === artwork) return true;
  return false;
}

function other({ state, player, canGive: canGiveCharity }: PlacementContext, move: Placement): Placement | null {
  if (move.do === 'market') return player.isAtMarket ? null : move; // R6.9
  if (move.do === 'charity') return canGiveCharity && isPulpitFree(state, player, move.pulpit) ? move : null;
  return move; // R6.13, R6.3
}

const PULPITO = CITY_ARTWORKS.indexOf('duomo-pulpito');

/** R6.10, R6.11 */
function isPulpitFree({ table }: ReadonlyState, player: ReadonlyPlayer, pulpit: Pulpit): boolean {
  if (pulpit === 'chiesa') return player.pulpit === null;
  return table.crests[PULPITO] !== null && table.pulpit === null;
}
