import type { Immutable } from '@signoria/engine';
import { at } from '@signoria/engine';
import { locationsFor } from './box.ts';
import { SKILLS } from './components.ts';
import { PAIRS } from './decisions/market.ts';
import type { Resource } from './goods.ts';
import { RESOURCES } from './goods.ts';
import type { Move, Player, State, Step } from './state.ts';

/** What the things in sight suggest as answers to a question, possible or not. */
export function wishesOf(state: Immutable<State>, step: Step): readonly Move[] {
  const player = at(state.table.players, step.seat);
  switch (step.ask) {
    case 'action':
      return actionWishes(state, step.seat, player);
    case 'hire':
      return [
        ...once(state.table.artists).map((artist): Move => ({ do: 'hire', artist, from: 'table' })),
        ...once(player.reservedArtists).map((artist): Move => ({ do: 'hire', artist, from: 'reserve' })),
        ...SKILLS.map((skill): Move => ({ do: 'hireAnonymous', skill })),
      ];
    case 'barter':
      return RESOURCES.flatMap((give) => each((take) => ({ do: 'barter', give, take })));
    case 'give':
      return PAIRS.map(({ resources }) => ({ do: 'give', resources }));
    case 'take':
      return each((resource) => ({ do: 'take', resource }));
    case 'keep':
      return once(at(state.secret.hands, step.seat)).map((card) => ({ do: 'keep', card }));
    case 'captainsResource':
    case 'merchantsResource':
      return each((resource) => ({ do: 'choose', resource }));
  }
}

function actionWishes({ figures, table, secret }: Immutable<State>, seat: number, player: Immutable<Player>): Move[] {
  return [
    ...once(at(secret.hands, seat)).map((card): Move => ({ do: 'play', card })),
    ...[...table.row, ...player.reservedMonuments].map((monument): Move => ({ do: 'complete', monument })),
    ...table.row.map((monument): Move => ({ do: 'reserveMonument', monument })),
    ...once(table.artists).map((artist): Move => ({ do: 'reserveArtist', artist })),
    ...once(locationsFor(figures, table.players.length)).map((location): Move => ({ do: 'activate', location })),
    { do: 'sendWorkers' },
    ...each((resource) => ({ do: 'sell', resource })),
    ...each((resource) => ({ do: 'buy', resource })),
    { do: 'exchange' },
    { do: 'seekInspiration' },
  ];
}

function each(wish: (resource: Resource) => Move): readonly Move[] {
  return RESOURCES.map(wish);
}

function once<T>(list: readonly T[]): readonly T[] {
  return [...new Set(list)];
}
