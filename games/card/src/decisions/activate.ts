import { at, distinct, isFirst, pushStep, QUESTION_DEFAULTS, without } from '@signoria/engine';
import { locationsFor } from '../box.ts';
import type { LocationFigures } from '../figures.ts';
import { amountOf, countResources, goods, perResource, RESOURCES, transferGood } from '../goods.ts';
import { playerOf } from '../players.ts';
import type { Reason } from '../reasons.ts';
import { LOCATION_USED, lacking, lacks, supplyLacks } from '../reasons.ts';
import type { MoveOf, ReadonlyPlayer, ReadonlyTable } from '../state.ts';
import { LOCATION_MOVES, locationsBy, locationsIn } from './componentMoves.ts';
import type { Action, ActionContext, Question } from './question.ts';

/** R8  Action E: activate a location that lies face up. */
export const activateLocation: Action<MoveOf<'activate'>> = {
  every: Object.values(LOCATION_MOVES).map(({ activate }) => activate),

  count: ({ state }) => state.table.locations.length,
  at(context, index) {
    const { figures, table } = context.state;
    const { activate, row } = locationsBy(figures)[at(table.locations, index)];
    return isFirst(table.locations, index) && mayActivate(context, row) ? activate : null;
  },
  offer(context, list) {
    for (const { activate, row } of locationsIn(context.state.table.locations, context.state.figures))
      if (mayActivate(context, row)) list.push(activate);
  },

  wishes: ({ state: { figures, table } }) =>
    distinct(locationsFor(figures, table.players.length)).map((location) => LOCATION_MOVES[location].activate),

  whyNot({ state, player }, { location }) {
    const { supply, locations } = state.table;
    if (!locations.includes(location)) return LOCATION_USED;
    const { effect, resource, fiorini } = state.figures.locations[location];
    if (effect === 'barter') return whyNoBarter(state.table, player);
    if (resource === null) return null;
    if (effect === 'take') return supplyLacks(supply, resource, 1, 'R3.5');
    return (
      lacks(lacking(player.goods, goods({ [resource]: 1 })), 'R8.2') ?? supplyLacks(supply, 'fiorini', fiorini, 'R3.5')
    );
  },

  apply(state, seat, { location }, log) {
    const { table, figures } = state;
    const { effect, resource, fiorini } = figures.locations[location];
    if (effect === 'barter') return pushStep(table.agenda, { ask: 'barter', seat }); // R8.3
    const purse = playerOf(state, seat).goods;
    table.locations = without(table.locations, location); // R8.5
    if (effect === 'captaincy') {
      table.newCaptain = seat; // R8.4
      log.emit?.({ type: 'captaincyClaimed', seat });
    } else if (resource !== null && effect === 'take') {
      transferGood(table.supply, purse, resource, 1); // R8.1
      log.emit?.({ type: 'resourceTaken', seat, location, resource });
    } else if (resource !== null) {
      transferGood(purse, table.supply, resource, 1); // R8.2
      transferGood(table.supply, purse, 'fiorini', fiorini);
      log.emit?.({ type: 'resourceSold', seat, to: location, resource, fiorini });
    }
  },
};

function mayActivate({ state, player }: ActionContext, { effect, resource, fiorini }: LocationFigures): boolean {
  const { supply } = state.table;
  if (effect === 'barter') return canBarter(state.table, player);
  if (resource === null) return true;
  if (effect === 'take') return amountOf(supply, resource) > 0; // R3.5
  return amountOf(player.goods, resource) > 0 && supply.fiorini >= fiorini; // R3.5
}

const BARTERS = perResource((give) => perResource((take): MoveOf<'barter'> => ({ do: 'barter', give, take })));
const EVERY_BARTER = Object.values(BARTERS).flatMap((takes) => Object.values(takes));

/** R8.3  Baratto: exchanges a resource of your hand for one of another kind. */
export const barter: Question<'barter', MoveOf<'barter'>> = {
  ...QUESTION_DEFAULTS,
  every: EVERY_BARTER,

  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves({ table }, { seat }) {
    return barters(table, table.players[seat] as ReadonlyPlayer);
  },

  whyNot({ table }, { seat }, { give, take }) {
    if (give === take) return { code: 'sameKind', rule: 'R8.3' };
    const purse = at(table.players, seat).goods;
    return lacks(lacking(purse, goods({ [give]: 1 })), 'R8.3') ?? supplyLacks(table.supply, take, 1, 'R3.5');
  },

  apply(state, { seat }, { give, take }, log) {
    state.table.locations = without(state.table.locations, 'location-baratto');
    const purse = playerOf(state, seat).goods;
    transferGood(purse, state.table.supply, give, 1);
    transferGood(state.table.supply, purse, take, 1);
    log.emit?.({ type: 'bartered', seat, gave: give, took: take });
  },
};

function barters({ supply }: ReadonlyTable, { goods: purse }: ReadonlyPlayer): MoveOf<'barter'>[] {
  const moves: MoveOf<'barter'>[] = [];
  for (const give of RESOURCES)
    if (purse[give] > 0)
      for (const take of RESOURCES) if (take !== give && supply[take] > 0) moves.push(BARTERS[give][take]);
  return moves;
}

/** Returns true if any barter is possible, without listing them. */
function canBarter({ supply }: ReadonlyTable, { goods: purse }: ReadonlyPlayer): boolean {
  for (const give of RESOURCES)
    if (amountOf(purse, give) > 0)
      for (const take of RESOURCES) if (take !== give && amountOf(supply, take) > 0) return true;
  return false;
}

function whyNoBarter(table: ReadonlyTable, player: ReadonlyPlayer): Reason | null {
  if (canBarter(table, player)) return null;
  const has = countResources(player.goods);
  return has === 0 ? { code: 'tooFewResources', needs: 1, has, rule: 'R8.3' } : { code: 'supplyHasNone', rule: 'R3.5' };
}
