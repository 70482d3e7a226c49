import type { Seat } from '@signoria/engine';
import { at, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import type { Bricks, Colour } from '../bricks.ts';
import { amountOf, COLOURS, countBricks, countByColour, listHeld, perColour } from '../bricks.ts';
import { MOST_BRICKS_A_TURN, ROW_LENGTH } from '../components.ts';
import { constructionCost, playerOf } from '../players.ts';
import type { Reason } from '../reasons.ts';
import { lacksBrick } from '../reasons.ts';
import { addToStore, layOnCard, takeFromCard } from '../row.ts';
import type { Move, MoveLog, MoveOf, PublicState, ReadonlyPlayer, ReadonlyState, State, Tower } from '../state.ts';
import { foundTower, isFirstAlike, raiseTower } from '../towers.ts';
import { firstBricks, GIVING, isChoice } from './giving.ts';
import { hasPlayable } from './personnel.ts';
import type { Question } from './question.ts';
import { DONE, perPlace, perTower } from './question.ts';

type Build = MoveOf<'raise' | 'found' | 'exchange' | 'done'>;

const RAISES = perTower((tower): Build => ({ do: 'raise', tower }));
const FOUNDS = perColour((colour): Build => ({ do: 'found', colour }));
const EXCHANGES = perPlace(ROW_LENGTH, (place) => perColour((colour): Build => ({ do: 'exchange', place, colour })));

/** R4, R5  Asks for an exchange before the first brick, for bricks one by one, and for the end of building. */
export const build: Question<'build', Build> = {
  ...QUESTION_DEFAULTS,
  every: [...RAISES, ...Object.values(FOUNDS), ...EXCHANGES.flatMap((colours) => Object.values(colours)), DONE],
  asks: (state, { seat }) => {
    const player = at(state.table.players, seat);
    return canLay(state, player) || canExchange(state, player) || hasPlayable(state, seat, 'build');
  },
  settle: (state, { seat }) => endBuilding(state, seat),

  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves(state, { seat }) {
    const player = at(state.table.players, seat);
    const list: Build[] = [];
    if (canLay(state, player)) {
      listRaises(player, list);
      listHeld(player.store, FOUNDS, list);
    }
    if (canExchange(state, player))
      for (let place = 0; place < state.table.row.length; place++)
        listHeld(at(state.table.row, place).bricks, at(EXCHANGES, place), list);
    list.push(DONE);
    return list;
  },
  wishes: ({ table }, { seat }) => [
    ...RAISES.slice(0, at(table.players, seat).towers.length),
    ...Object.values(FOUNDS),
    ...table.row.flatMap(({ bricks }, place) =>
      COLOURS.filter((colour) => bricks[colour] > 0).map((colour) => at(EXCHANGES, place)[colour]),
    ),
    DONE,
  ],
  whyNot,
  apply(state, step, move, log) {
    const { seat } = step;
    if (move.do === 'done') return endBuilding(state, seat);
    pushStep(state.table.agenda, step);
    if (move.do === 'exchange') {
      const { place, colour } = move;
      const left = state.figures.row.exchange;
      return pushStep(state.table.agenda, { ask: 'exchange', seat, place, colour, left, paid: [] });
    }
    lay(state, seat, move, log);
  },
};

/** R5.3, R5.5  Returns true if a further brick, of any colour, may be laid. */
function canLay(state: PublicState, player: ReadonlyPlayer): boolean {
  const { laid } = state.table;
  const bricks = countBricks(player.store);
  return laid < MOST_BRICKS_A_TURN && bricks > 0 && bricks - 1 >= constructionCost(state, player, laid + 1);
}

/** R4.1, R4.2 */
function canExchange({ figures, table }: PublicState, { store }: ReadonlyPlayer): boolean {
  return !table.exchanged && table.laid === 0 && countBricks(store) >= figures.row.exchange && hasBrickInRow(table);
}

function hasBrickInRow({ row }: PublicState['table']): boolean {
  for (const { bricks } of row) if (countBricks(bricks) > 0) return true;
  return false;
}

function listRaises({ towers, store }: ReadonlyPlayer, list: Build[]): void {
  for (let place = 0; place < towers.length; place++)
    if (isFirstAlike(towers, place) && amountOf(store, at(towers, place).colour) > 0) list.push(at(RAISES, place));
}

function lay(state: State, seat: Seat, move: MoveOf<'raise' | 'found'>, log: MoveLog): void {
  const player = playerOf(state, seat);
  const tower: Tower = move.do === 'found' ? foundTower(player, move.colour) : raiseTower(player, move.tower);
  addToStore(state, seat, tower.colour, -1);
  state.table.laid++;
  log.emit?.({ type: 'brickLaid', seat, colour: tower.colour, height: tower.height });
}

/** R5.4, R5.5  Asks for the construction cost. */
function endBuilding(state: State, seat: Seat): void {
  const left = constructionCost(state, playerOf(state, seat), state.table.laid);
  if (left > 0) pushStep(state.table.agenda, { ask: 'pay', seat, due: 'construction', left, paid: [] });
}

function whyNot(state: ReadonlyState, { seat }: { readonly seat: Seat }, wish: Move): Reason | null {
  const player = at(state.table.players, seat);
  switch (wish.do) {
    case 'raise': {
      const tower = player.towers[wish.tower];
      if (tower === undefined) return { code: 'notThere', rule: 'R5.1' };
      if (!isFirstAlike(player.towers, wish.tower)) return { code: 'alike', rule: 'R5.2' };
      return whyNoBrick(state, player, tower.colour);
    }
    case 'found':
      return whyNoBrick(state, player, wish.colour);
    case 'exchange':
      return whyNoExchange(state, player, wish);
    default:
      return null;
  }
}

function whyNoBrick(state: ReadonlyState, player: ReadonlyPlayer, colour: Colour): Reason | null {
  const { laid } = state.table;
  if (laid === MOST_BRICKS_A_TURN) return { code: 'mostBricks', rule: 'R5.3' };
  const none = lacksBrick(player.store, colour, 'R5.1');
  if (none !== null) return none;
  const left = countBricks(player.store) - 1;
  const cost = constructionCost(state, player, laid + 1);
  return left >= cost ? null : { code: 'tooCostly', cost, left, rule: 'R5.5' };
}

function whyNoExchange(
  { figures, table }: ReadonlyState,
  { store }: ReadonlyPlayer,
  { place, colour }: MoveOf<'exchange'>,
): Reason | null {
  if (table.exchanged) return { code: 'exchanged', rule: 'R4.1' };
  if (table.laid > 0) return { code: 'begun', rule: 'R4.2' };
  const [needs, has] = [figures.row.exchange, countBricks(store)];
  if (has < needs) return { code: 'tooFewBricks', needs, has, rule: 'R4.1' };
  const onCard: Readonly<Bricks> | undefined = table.row[place]?.bricks;
  return onCard && onCard[colour] > 0 ? null : { code: 'notOnCard', colour, rule: 'R4.1' };
}

/** R4.1  Asks for the bricks laid on the card one by one, then takes the chosen brick. */
export const exchange: Question<'exchange', MoveOf<'give'>> = {
  ...QUESTION_DEFAULTS,
  ...GIVING,
  asks: ({ table }, { seat, left }) => isChoice(at(table.players, seat).store, left),
  settle(state, { seat, place, colour, left, paid }, log) {
    const rest = firstBricks(playerOf(state, seat).store, left);
    for (const one of rest) layOnCard(state, seat, place, one);
    takeFromCard(state, seat, place, colour);
    state.table.exchanged = true;
    const { card } = at(state.table.row, place);
    log.emit?.({ type: 'exchanged', seat, card, gave: countByColour([...paid, ...rest]), took: colour });
  },
  whyNot: ({ table }, { seat }, { colour }) => lacksBrick(at(table.players, seat).store, colour, 'R4.1'),
  apply(state, { seat, place, colour, left, paid }, move) {
    layOnCard(state, seat, place, move.colour);
    pushStep(state.table.agenda, {
      ask: 'exchange',
      seat,
      place,
      colour,
      left: left - 1,
      paid: [...paid, move.colour],
    });
  },
};
