import type { Seat, Seed } from '@signoria/engine';
import { at, chance, emptyAgenda, pushStepsInOrder, shuffle } from '@signoria/engine';
import { CHARACTER_IDS } from './characters.ts';
import { CITY_ARTWORKS, FIRST_GAME, WORKSHOP_IDS, WORKSHOP_SPACES } from './components.ts';
import type { Figures } from './figures.ts';
import { charactersFor, figuresWith } from './figures.ts';
import { goods, RESOURCES } from './goods.ts';
import { drawCharacters, unnamedTiles } from './lives.ts';
import type { Options } from './options.ts';
import type { Player, State, StepOf, Table } from './state.ts';
import { openWith } from './workshops.ts';

/** R1.8  Workshops each player begins with. */
export const OPENINGS_PER_PLAYER = 2;

/** R1  Returns the state before anybody has chosen a workshop. */
export function setup(options: Options, seats: number, seed: Seed): State {
  const figures = figuresWith(options.figures);
  const state = { figures, table: newTable(figures, options, seats, seed), secret: { seed } };
  drawCharacters(state, charactersFor(figures, seats), 0); // R1.6
  const lastFirst = state.table.order.toReversed();
  if (options.firstGame)
    lastFirst.forEach((seat, index) => {
      for (const [space, workshop] of at(FIRST_GAME, index).entries()) openWith(state, seat, workshop, space); // R1.9
    });
  else pushStepsInOrder(state.table.agenda, openings(lastFirst));
  return state;
}

/** R1.8 */
function openings(lastFirst: readonly Seat[]): readonly StepOf<'opening'>[] {
  return Array.from({ length: OPENINGS_PER_PLAYER }, (_, space) => space).flatMap((space) =>
    lastFirst.map((seat): StepOf<'opening'> => ({ ask: 'opening', seat, space })),
  );
}

function newTable(figures: Figures, options: Options, seats: number, seed: Seed): Table {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  return {
    noDie: options.noDie,
    twoPlayerOffices: options.twoPlayerOffices && seats === 2, // R4.4
    hiddenCertificates: options.hiddenCertificates,
    agenda: emptyAgenda(),
    round: 1,
    phase: 0,
    over: false,
    order: shuffle(chance(seed, 'turn order'), everyone), // R1.5
    captain: null,
    bishop: null,
    streak: null,
    detained: null,
    cubes: options.limitedCubes ? cubesLeft(figures, seats) : null, // R1.4
    supply: tiles(figures, options),
    bag: CHARACTER_IDS,
    lives: [],
    unnamed: unnamedTiles(figures), // R1.7
    crests: CITY_ARTWORKS.map(() => null),
    pulpit: null,
    players: Array.from({ length: seats }, () => newPlayer(figures)), // R1.1
  };
}

/** R1.4  Returns the cubes of the box without those the players begin with. */
function cubesLeft({ cubes, start }: Figures, seats: number): State['table']['cubes'] {
  const left = goods({});
  for (const resource of RESOURCES) left[resource] = cubes[resource] - seats * start[resource];
  return left;
}

/** R1.10 */
function tiles({ workshops }: Figures, { palagio }: Options): readonly number[] {
  const isOut = (id: string) => id === 'palagio' && !palagio;
  return WORKSHOP_IDS.map((id) => (isOut(id) ? 0 : workshops[id].copies));
}

/** R1.2 */
function newPlayer({ start, workers }: Figures): Player {
  return {
    goods: goods(start),
    prestige: 0,
    influence: 0,
    certificates: 0,
    workers: workers.start,
    pool: workers.all - workers.start,
    hasPassed: false,
    spaces: Array.from({ length: WORKSHOP_SPACES }, () => null),
    artworks: [],
    commissions: [],
    isAtMarket: false,
    atWork: 0,
    pulpit: null,
  };
}
