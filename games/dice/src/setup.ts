import type { Seed } from '@signoria/engine';
import { at, below, chance, emptyAgenda, pick } from '@signoria/engine';
import type { Building } from './components.ts';
import { BUILDING_IDS, BUILDINGS, PLACES } from './components.ts';
import type { Figures } from './figures.ts';
import { figuresWith } from './figures.ts';
import { goods } from './goods.ts';
import type { Options } from './options.ts';
import type { Player, State } from './state.ts';

/** R1  Returns the state before the first turn, with everyone's first building rolled. */
export function setup(options: Options, seats: number, seed: Seed): State {
  const figures = figuresWith(options.figures);
  const draw = chance(seed, 'first building');
  const rolls = Array.from({ length: seats }, () => 1 + below(draw, 6));
  const lowest = rolls.map((_, seat) => seat).filter((seat) => at(rolls, seat) === Math.min(...rolls));
  const firstPlayer = pick(chance(seed, 'first player'), lowest); // R1.5
  const state: State = {
    figures,
    table: {
      pope: options.pope,
      agenda: emptyAgenda(),
      round: 1,
      phase: 0,
      over: false,
      firstPlayer,
      turn: 0,
      active: firstPlayer,
      captain: null,
      bishop: null,
      dice: null,
      used: [],
      ghost: seats === 1 ? { captain: 0, bishop: 0 } : null, // R13.1
      players: rolls.map((rolled) => newPlayer(figures, rolled)),
    },
    secret: { seed },
  };
  return state;
}

function newPlayer({ start }: Figures, rolled: number): Player {
  return {
    spares: start.spares, // R1.3
    stars: start.stars,
    fiorini: start.fiorini,
    marks: PLACES.map(() => goods({})),
    artworks: [],
    rione: [firstBuilding(rolled)],
    tracks: { captain: 0, bishop: 0, preacher: 0 },
    usedUp: [],
    palazzoBonus: null,
  };
}

/** R1.4 */
function firstBuilding(rolled: number): Building {
  return at(
    BUILDING_IDS.filter((building) => BUILDINGS[building].number === rolled),
    0,
  );
}
