import type { Emit, Seat } from '@signoria/engine';
import { at, seedFromText } from '@signoria/engine';
import { CHARACTER_IDS } from '../src/characters.ts';
import { CITY_ARTWORKS, WORKSHOP_IDS, WORKSHOP_SPACES } from '../src/components.ts';
import { PHASES } from '../src/flow.ts';
import { goods } from '../src/goods.ts';
import type { Character, GameEvent, PlacedWorkshop, State } from '../src/index.ts';
import { florenza } from '../src/index.ts';
import type { Name, Person, Position, SpaceSetup } from './table.ts';

/** Sets up a position in a fresh state and begins a phase. */
export function arrange(
  state: State,
  people: readonly Person[],
  position: Position,
  seatOf: (name: Name) => Seat,
  emit: Emit<GameEvent>,
): State {
  const { table } = state;
  const seatOrNull = (name: Name | undefined) => (name === undefined ? null : seatOf(name));
  setOffices(state, position, seatOrNull);
  table.round = position.round ?? 8;
  table.order = (position.order ?? []).map(seatOf);
  if (table.order.length === 0) table.order = people.map((_, place) => place);
  table.supply = WORKSHOP_IDS.map((id) => position.supply?.[id] ?? state.figures.workshops[id].copies);
  table.crests = CITY_ARTWORKS.map((id) => {
    const owner = people.findIndex(({ crests }) => crests?.includes(id));
    return owner < 0 ? null : owner;
  });
  if (position.cubes !== undefined) table.cubes = goods(position.cubes);
  table.lives = (position.lives ?? []).map(([character, rounds, how]) => ({
    character,
    rounds,
    isMaster: how === 'master',
    tile: how === 'detained' || how === 'expelled' ? how : 'card',
  }));
  const isHere = (one: Character) => table.lives.some(({ character }) => character === one);
  table.bag = position.bag ?? CHARACTER_IDS.filter((one) => !isHere(one));
  table.pulpit =
    position.pulpit === undefined ? null : { seat: seatOf(position.pulpit[0]), preacher: position.pulpit[1] };
  state.secret.seed = seedFromText(position.seed ?? 'a table of people');
  table.players.forEach((_, place) => {
    setPlayer(state, place, at(people, place), seatOf, position.at);
  });
  takeTiles(state);
  fillPools(state);
  table.agenda = { steps: [], lanes: [] };
  table.phase = PHASES.findIndex(({ name }) => name === (position.at ?? 'placement'));
  florenza.goOn(state, emit);
  return state;
}

function setOffices({ table }: State, position: Position, seat: (name: Name | undefined) => Seat | null): void {
  table.captain = seat(position.captain);
  table.bishop = seat(position.bishop);
  table.streak = seat(position.streak);
  table.detained = seat(position.detained);
}

function setPlayer(
  { table }: State,
  place: Seat,
  person: Person,
  seatOf: (name: Name) => Seat,
  phase = 'placement',
): void {
  const space = (wanted: SpaceSetup): PlacedWorkshop | null => {
    if (wanted === null) return null;
    if (typeof wanted === 'string') return { workshop: wanted, isBuilt: true, worker: null };
    const [workshop, how] = wanted;
    return { workshop, isBuilt: how !== 'rising', worker: how === 'rising' ? place : seatOf(how) };
  };
  const spaces = Array.from({ length: WORKSHOP_SPACES }, (_, index) => space(person.spaces?.[index] ?? null));
  Object.assign(at(table.players, place), {
    goods: goods(person.goods ?? {}),
    prestige: person.prestige ?? 0,
    influence: person.influence ?? 0,
    certificates: person.certificates ?? 0,
    workers: person.workers ?? (phase === 'placement' || phase === 'captain' || phase === 'bishop' ? 4 : 0),
    spaces,
    artworks: person.artworks ?? [],
    commissions: (person.commissions ?? []).map(([artwork, artist]) => ({ artwork, artist })),
    isAtMarket: person.isAtMarket ?? false,
    pulpit: person.pulpit ?? null,
  });
}

/** Takes the tiles of characters who are with a worker from their cards. */
function takeTiles({ table, figures }: State): void {
  for (const { commissions, pulpit } of table.players) {
    const hired = [...commissions.map(({ artist }) => artist), ...(pulpit === null ? [] : [pulpit])];
    table.lives = table.lives.map((life) =>
      (hired as readonly string[]).includes(life.character) ? { ...life, tile: 'placed' } : life,
    );
    for (const { artist } of commissions)
      if (artist in figures.unnamed) table.unnamed[figures.unnamed[artist as keyof typeof figures.unnamed].skill] -= 1;
    if (pulpit === 'unnamed-preacher') table.unnamed.preacher--;
  }
}

/** Puts all workers into the pool that are neither on the board nor placed. */
function fillPools({ figures, table }: State): void {
  table.players.forEach((player, place) => {
    const inWorkshops = table.players.flatMap(({ spaces }) => spaces).filter((space) => space?.worker === place).length;
    const alone = [player.isAtMarket, player.pulpit !== null, table.pulpit?.seat === place, table.detained === place];
    const placed = inWorkshops + player.commissions.length + alone.filter(Boolean).length;
    player.pool = figures.workers.all - player.workers - placed;
    if (player.pool < 0) throw new Error(`seat ${place} has too many workers`);
  });
}
