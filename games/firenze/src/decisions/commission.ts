import type { Seat } from '@signoria/engine';
import { at, contains, pushStep, QUESTION_DEFAULTS, withItemAt, without, withoutItemAt } from '@signoria/engine';
import type { Balcony, Card, Commission } from '../components.ts';
import { COMMISSION_IDS, LEVEL_TILE_IDS, LEVELS } from '../components.ts';
import { commissionIndex } from '../figures.ts';
import { playerOf } from '../players.ts';
import type { Reason } from '../reasons.ts';
import { whyNotTower } from '../reasons.ts';
import { addToPouch } from '../row.ts';
import type {
  Move,
  MoveLog,
  MoveOf,
  Player,
  PublicState,
  ReadonlyPlayer,
  ReadonlyState,
  Scored,
  Sealer,
  State,
  Tower,
} from '../state.ts';
import { isFirstAlike, towerOf } from '../towers.ts';
import { hasPlayable } from './personnel.ts';
import type { Question } from './question.ts';
import { DONE, perTower } from './question.ts';
import { discard } from './take.ts';

type Fulfil = MoveOf<'fulfil' | 'dedicate' | 'done'>;

const FULFILS = COMMISSION_IDS.map((commission): Fulfil => ({ do: 'fulfil', commission }));
const DEDICATES = perTower((tower): Fulfil => ({ do: 'dedicate', tower }));
const LOWEST = at(LEVELS, 0);
const HIGHEST = at(LEVELS, LEVELS.length - 1);

/**
 * R7.1, R12.11  Asks for a tower to use, as long as there is one. This is also the last moment for the Saboteur (R11.9)
 * and, for a player within the card limit, for the Patrician (R11.5).
 */
export const commission: Question<'commission', Fulfil> = {
  ...QUESTION_DEFAULTS,
  every: [...FULFILS, ...DEDICATES, DONE],
  asks: (state, { seat }) =>
    listTowers(state, at(state.table.players, seat), []) > 0 || hasPlayable(state, seat, 'commission'),
  settle: () => undefined,
  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves(state, { seat }) {
    const list: Fulfil[] = [];
    listTowers(state, at(state.table.players, seat), list);
    list.push(DONE);
    return list;
  },
  wishes: ({ figures, table }, { seat }) => [
    ...FULFILS,
    ...(dedicationChurch({ figures, table }) === undefined
      ? []
      : DEDICATES.slice(0, at(table.players, seat).towers.length)),
    DONE,
  ],
  whyNot,
  apply(state, step, move, log) {
    if (move.do === 'done') return;
    pushStep(state.table.agenda, step); // R7.7
    if (move.do === 'fulfil') fulfil(state, step.seat, move.commission, log);
    else dedicate(state, step.seat, move.tower, log);
  },
};

/** Lists the uses of each tower and returns their number. */
function listTowers(state: ReadonlyState, player: ReadonlyPlayer, list: Fulfil[]): number {
  const { towers } = player;
  const campanile = dedicationChurch(state);
  const height = campanile === undefined ? -1 : state.figures.cards[campanile].level;
  for (let place = 0; place < towers.length; place++) {
    if (!isFirstAlike(towers, place)) continue;
    const tower = at(towers, place);
    if (player.seals > 0 && fits(tower) && whyClosed(state, commissionIndex(tower.colour, tower.height)) === null)
      list.push(at(FULFILS, commissionIndex(tower.colour, tower.height)));
    if (tower.height === height) list.push(at(DEDICATES, place));
  }
  return list.length;
}

/** R5.2  Returns true if there are commissions of the tower's height. */
function fits({ height }: Tower): boolean {
  return height >= LOWEST && height <= HIGHEST;
}

/** Returns the balcony that covers the commission at a place. */
export function balconyAt({ figures, table }: PublicState, place: number): Balcony | null {
  for (const balcony of table.balconies) if (figures.derived.covered[balcony] === place) return balcony;
  return null;
}

/** R7.1, R7.3  Returns the reason why nobody can fulfil the commission at a place; null if it is open. */
export function whyClosed(state: PublicState, place: number): Reason | null {
  const { figures, table } = state;
  const sealer = at<Sealer>(table.seals, place);
  if (sealer === 'neutral') return { code: 'neutral', rule: 'R1.5' };
  if (sealer !== null) return { code: 'sealed', by: sealer, rule: 'R7.1' };
  const balcony = balconyAt(state, place);
  if (balcony === null || table.balconies.indexOf(balcony) === table.balconiesDone) return null;
  const due = at(table.balconies, table.balconiesDone);
  return { code: 'notDue', numeral: figures.balconies[due].numeral, rule: 'R7.3' };
}

/** R1.3, R7.3  Returns the points of the commission at a place. */
export function commissionPoints(state: PublicState, place: number): number {
  const balcony = balconyAt(state, place);
  return balcony === null
    ? at(state.figures.derived.commissionParts, place).points
    : state.figures.balconies[balcony].points;
}

function whyNot(state: ReadonlyState, { seat }: { readonly seat: Seat }, wish: Move): Reason | null {
  const player = at(state.table.players, seat);
  if (wish.do === 'fulfil') {
    const place = COMMISSION_IDS.indexOf(wish.commission);
    const { colour, level } = at(state.figures.derived.commissionParts, place);
    const closed = whyClosed(state, place);
    if (closed !== null) return closed;
    if (towerOf(player.towers, colour, level) < 0)
      return { code: 'noTower', commission: wish.commission, rule: 'R7.1' };
    return player.seals > 0 ? null : { code: 'noSeal', rule: 'R7.6' };
  }
  if (wish.do !== 'dedicate') return null;
  const card = dedicationChurch(state);
  const tower = player.towers[wish.tower];
  if (card === undefined || tower === undefined) return { code: 'notThere', rule: 'R12.11' };
  const { level } = state.figures.cards[card];
  if (tower.height !== level) return { code: 'wrongHeight', card, height: level, rule: 'R12.11' };
  return whyNotTower(player.towers, wish.tower, 'R12.11');
}

/** R7.2  Scores the prestige, places the seal, returns the bricks and applies all bonuses. */
function fulfil(state: State, seat: Seat, id: Commission, log: MoveLog): void {
  const { figures, table } = state;
  const player = playerOf(state, seat);
  const place = COMMISSION_IDS.indexOf(id);
  const { colour, level } = at(figures.derived.commissionParts, place);
  const balcony = balconyAt(state, place);
  const points = commissionPoints(state, place);
  score(player, balcony === null ? 'commissions' : 'balconies', points); // R7.3
  if (balcony !== null) table.balconiesDone++;
  table.seals = withItemAt(table.seals, place, seat);
  player.seals--;
  player.towers = withoutItemAt(player.towers, towerOf(player.towers, colour, level));
  addToPouch(table, colour, level);
  log.emit?.({ type: 'fulfilled', seat, commission: id, balcony, points });
  takeLevelTile(state, seat, level, log);
  scoreChurches(state, seat, level, log); // R7.5
  if (player.seals === 0) takeEndTile(state, seat, log);
}

function score(player: Player, line: keyof Scored, points: number): void {
  player.scored = { ...player.scored, [line]: player.scored[line] + points };
}

/** R7.4 */
function takeLevelTile({ figures, table }: State, seat: Seat, level: number, log: MoveLog): void {
  const tile = LEVEL_TILE_IDS[at(figures.derived.tileAt, level)];
  if (tile === undefined || !contains(table.levelTiles, tile)) return;
  const { points } = figures.levelTiles[tile];
  table.levelTiles = without(table.levelTiles, tile);
  score(at(table.players, seat), 'levelTiles', points);
  log.emit?.({ type: 'levelTile', seat, tile, points });
}

/** R9.9, R12.8, R12.9, R12.10 */
function scoreChurches({ figures, table }: State, seat: Seat, level: number, log: MoveLog): void {
  for (const card of table.churches) {
    const row = figures.cards[card];
    if (row.moment !== 'atCommission' || row.level !== level) continue;
    table.churches = without(table.churches, card);
    discard(table, card);
    score(at(table.players, seat), 'churches', row.points);
    log.emit?.({ type: 'churchScored', seat, card, points: row.points });
  }
}

/** R13.1, R13.2  Gives the end tile to the first player out of seals; every other player has one more turn. */
function takeEndTile({ figures, table }: State, seat: Seat, log: MoveLog): void {
  if (table.endTile !== null) return;
  const { points } = figures.endTile;
  table.endTile = seat;
  table.lastTurn = table.round + table.players.length - 1;
  score(at(table.players, seat), 'endTile', points);
  log.emit?.({ type: 'endTile', seat, points });
}

/** R12.11  Returns the church card on the board for which a tower can be given up. */
export function dedicationChurch({ figures, table }: PublicState): Card | undefined {
  for (const card of table.churches) if (figures.cards[card].moment === 'atPhase5') return card;
  return undefined;
}

/** R12.11 */
function dedicate(state: State, seat: Seat, place: number, log: MoveLog): void {
  const { figures, table } = state;
  const card = dedicationChurch(state);
  if (card === undefined) throw new Error('no church card on the board takes a tower');
  const player = playerOf(state, seat);
  const { colour, height } = at(player.towers, place);
  const { points } = figures.cards[card];
  player.towers = withoutItemAt(player.towers, place);
  addToPouch(table, colour, height);
  table.churches = without(table.churches, card);
  discard(table, card);
  score(player, 'churches', points);
  log.emit?.({ type: 'dedicated', seat, card, colour, points });
}
