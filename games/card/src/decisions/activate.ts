import type { Immutable } from '@signoria/engine';
import { thenDo } from '@signoria/engine';
import type { Location } from '../components.ts';
import { RESOURCES, trade } from '../goods.ts';
import { playerOf, takeOut } from '../seats.ts';
import type { MoveOf, Player, Table } from '../state.ts';
import type { Action, Question, Turn } from './question.ts';

/** R8  Action E: activate a location that lies face up. */
export const activateLocation: Action<MoveOf<'activate'>> = {
  offer(turn, list) {
    const { locations } = turn.state.table;
    locations.forEach((location, index) => {
      if (location !== locations[index - 1] && mayActivate(turn, location)) list.push({ do: 'activate', location });
    });
  },

  apply(state, seat, { location }, log) {
    const { table, figures } = state;
    const { effect, resource, fiorini } = figures.locations[location];
    if (effect === 'barter') return thenDo(table.agenda, { ask: 'barter', seat }); // R8.3
    takeOut(table.locations, location); // R8.5
    if (effect === 'captaincy') {
      table.newCaptain = seat; // R8.4
      log?.({ type: 'captaincyClaimed', seat });
    } else if (resource !== null && effect === 'take') {
      trade(playerOf(state, seat).goods, table.supply, {}, { [resource]: 1 }); // R8.1
      log?.({ type: 'resourceTaken', seat, location, resource });
    } else if (resource !== null) {
      trade(playerOf(state, seat).goods, table.supply, { [resource]: 1 }, { fiorini }); // R8.2
      log?.({ type: 'resourceSold', seat, to: location, resource, fiorini });
    }
  },
};

function mayActivate({ state, player }: Turn, location: Location): boolean {
  const { supply } = state.table;
  const { effect, resource, fiorini } = state.figures.locations[location];
  if (effect === 'barter') return barters(state.table, player).length > 0;
  if (resource === null) return true;
  return effect === 'take' ? supply[resource] > 0 : player.goods[resource] > 0 && supply.fiorini >= fiorini; // R3.5
}

/** R8.3  Baratto: a resource of your hand for one of another kind. */
export const barter: Question<'barter', MoveOf<'barter'>> = {
  moves({ table }, { seat }) {
    return barters(table, table.players[seat] as Immutable<Player>);
  },

  apply(state, { seat }, { give, take }, log) {
    takeOut(state.table.locations, 'location-baratto');
    trade(playerOf(state, seat).goods, state.table.supply, { [give]: 1 }, { [take]: 1 });
    log?.({ type: 'bartered', seat, gave: give, took: take });
  },
};

function barters({ supply }: Immutable<Table>, { goods }: Immutable<Player>): MoveOf<'barter'>[] {
  const moves: MoveOf<'barter'>[] = [];
  for (const give of RESOURCES)
    if (goods[give] > 0)
      for (const take of RESOURCES) if (take !== give && supply[take] > 0) moves.push({ do: 'barter', give, take });
  return moves;
}
