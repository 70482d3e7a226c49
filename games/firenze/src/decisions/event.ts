import type { Seat } from '@signoria/engine';
import { at, pushStep, QUESTION_DEFAULTS, without } from '@signoria/engine';
import type { Colour } from '../bricks.ts';
import { amountOf, COLOURS, countBricks, countByColour } from '../bricks.ts';
import type { EventCard } from '../components.ts';
import { playerOf, readyCard } from '../players.ts';
import { whyNotTower } from '../reasons.ts';
import { addToPouch, moveToPouch } from '../row.ts';
import type { MoveLog, MoveOf, PublicState, ReadonlyPlayer, ReadonlyState, State, Tower } from '../state.ts';
import { countDistinct, isFirstAlike, lowerTower } from '../towers.ts';
import { firstBricks } from './giving.ts';
import type { Question } from './question.ts';
import { perTower } from './question.ts';
import { discard } from './take.ts';

const SUFFER: MoveOf<'suffer'> = { do: 'suffer' };
const IGNORE: MoveOf<'ignore'> = { do: 'ignore' };

/** R9.1, R11.6  Asks only the active player, and only if that player would lose something and can play a Patrician. */
export const event: Question<'event', MoveOf<'suffer' | 'ignore'>> = {
  ...QUESTION_DEFAULTS,
  every: [SUFFER, IGNORE],
  asks: (state, { seat, card }) =>
    seat === state.table.active &&
    readyCard(state, at(state.table.players, seat), 'dismiss') !== undefined &&
    isHit(state, seat, card),
  settle: (state, { seat, card }, log) => suffer(state, seat, card, log),
  whyNot: () => null,
  apply(state, { seat, card }, move, log) {
    if (move.do === 'suffer') return suffer(state, seat, card, log);
    const player = playerOf(state, seat);
    const patrician = readyCard(state, player, 'dismiss');
    if (patrician === undefined) throw new Error('the seat has no Patrician to ignore the event with');
    player.hand = without(player.hand, patrician);
    state.table.played = [...state.table.played, patrician];
    discard(state.table, patrician);
    log.emit?.({ type: 'eventIgnored', seat, card });
  },
};

/** R10.1 to R10.4, R9.2  Returns the number of bricks an event takes from a storehouse with `bricks` in it. */
export function bricksLost(
  { figures }: PublicState,
  { towers }: Pick<ReadonlyPlayer, 'towers'>,
  bricks: number,
  card: EventCard,
): number {
  const { effect, per, amount } = figures.cards[card];
  if (effect !== 'lose') return 0;
  if (per === 'half') return Math.floor(bricks / 2); // R10.3
  return Math.min(bricks, per === 'tower' ? amount * towers.length : amount); // R10.1, R10.2, R10.4
}

/** Returns true if the event takes anything from the seat. */
function isHit(state: ReadonlyState, seat: Seat, card: EventCard): boolean {
  const player = at(state.table.players, seat);
  if (state.figures.cards[card].effect === 'lower') return player.towers.length > 0;
  return bricksLost(state, player, countBricks(player.store), card) > 0;
}

function suffer(state: State, seat: Seat, card: EventCard, log: MoveLog): void {
  const { figures, table } = state;
  const { effect, whose } = figures.cards[card];
  const player = playerOf(state, seat);
  const isAsked = !(table.autoDiscard && whose === 'all'); // R9.3
  if (effect === 'lower') {
    if (player.towers.length === 0) return;
    if (isAsked) pushStep(table.agenda, { ask: 'lower', seat, card });
    else takeTopBrick(state, seat, shortestTower(state, player), card, log);
    return;
  }
  const left = bricksLost(state, player, countBricks(player.store), card);
  if (left === 0) return;
  if (isAsked) pushStep(table.agenda, { ask: 'pay', seat, due: card, left, paid: [] });
  else {
    const paid = firstBricks(player.store, left, lossOrder(player.towers));
    moveToPouch(state, seat, paid);
    log.emit?.({ type: 'bricksPaid', seat, due: card, bricks: countByColour(paid) });
  }
}

/** R9.3  Returns the colours in the order of automatic losses: those without an own tower first, from white to purple. */
export function lossOrder(towers: readonly Pick<Tower, 'colour'>[]): readonly Colour[] {
  const isBuilt = (colour: Colour) => towers.some((tower) => tower.colour === colour);
  return [...COLOURS.filter((colour) => !isBuilt(colour)), ...COLOURS.filter(isBuilt)];
}

/** R9.3  Returns the place of the shortest tower; on a tie, that of the commonest colour. */
function shortestTower({ figures }: PublicState, { towers }: ReadonlyPlayer): number {
  const isLess = (one: Tower, other: Tower) =>
    one.height !== other.height
      ? one.height < other.height
      : amountOf(figures.bricks, one.colour) > amountOf(figures.bricks, other.colour);
  let least = 0;
  for (let place = 1; place < towers.length; place++)
    if (isFirstAlike(towers, place) && isLess(at(towers, place), at(towers, least))) least = place;
  return least;
}

const LOWERS = perTower((tower): MoveOf<'lower'> => ({ do: 'lower', tower }));

/** R10.5, R10.6  Asks for the tower that loses its top brick. */
export const lower: Question<'lower', MoveOf<'lower'>> = {
  ...QUESTION_DEFAULTS,
  every: LOWERS,
  asks: ({ table }, { seat }) => countDistinct(at(table.players, seat).towers) > 1,
  settle: (state, { seat, card }, log) => takeTopBrick(state, seat, 0, card, log),
  wishes: ({ table }, { seat }) => LOWERS.slice(0, at(table.players, seat).towers.length),
  whyNot: ({ table }, { seat }, { tower }) => whyNotTower(at(table.players, seat).towers, tower, 'R9.2'),
  apply: (state, { seat, card }, { tower }, log) => takeTopBrick(state, seat, tower, card, log),
};

/** R10.5, R11.9  Moves the top brick of a tower to the pouch. */
export function takeTopBrick(
  state: State,
  seat: Seat,
  place: number,
  card: EventCard | 'saboteur',
  log: MoveLog,
  by: Seat | null = null,
): void {
  const { colour, height } = lowerTower(playerOf(state, seat), place);
  addToPouch(state.table, colour, 1);
  log.emit?.({ type: 'towerLowered', seat, colour, height, card, by });
}
