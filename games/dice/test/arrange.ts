import type { Emit, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { ARTWORK_IDS, PLACES } from '../src/components.ts';
import { ROUND } from '../src/flow.ts';
import { goods } from '../src/goods.ts';
import type { Figures } from '../src/index.ts';
import { dice } from '../src/index.ts';
import type { GameEvent, Player, State } from '../src/state.ts';
import type { Name, Person, Position } from './table.ts';

/** Sets the sheets and the table of a new game to a position. */
export function arrange(
  state: State,
  people: readonly Person[],
  position: Position,
  seatOf: (name: Name) => Seat,
  emit: Emit<GameEvent>,
): State {
  const { table, figures } = state;
  const seatOr = <Other>(name: Name | Other, other: Other) => (name === other ? other : seatOf(name as Name));
  table.round = position.round ?? 1;
  table.firstPlayer = position.firstPlayer === undefined ? 0 : seatOf(position.firstPlayer);
  table.active = seatOr(position.active ?? 'ringo', 'ghost' as const);
  if (table.active === -1) table.active = table.firstPlayer;
  const seats = people.length;
  table.turn = table.active === 'ghost' ? 1 : (table.active - table.firstPlayer + seats) % seats;
  table.captain = position.captain === undefined ? null : seatOr(position.captain, 'ghost' as const);
  table.bishop = position.bishop === undefined ? null : seatOr(position.bishop, 'ghost' as const);
  table.dice = position.dice === null ? null : { ...ONES, ...position.dice };
  table.used = [...(position.used ?? [])];
  if (table.ghost !== null) table.ghost = { captain: 0, bishop: 0, ...position.ghost };
  table.players = people.map((person) => sheetOf(figures, person));
  table.agenda = { steps: [], lanes: [] };
  table.phase = ROUND.findIndex(({ name }) => name === (position.at ?? 'active'));
  if (position.steps !== undefined) table.agenda.steps = [...position.steps];
  else if (position.at === undefined && table.active !== 'ghost')
    table.agenda.steps = [{ ask: 'die', seat: table.active, role: 'active' }];
  if (position.at === undefined) table.phase++;
  else dice.goOn(state, emit);
  return state;
}

const ONES = { white: 1, brown: 1, grey: 1, green: 1, red: 1, yellow: 1 };

/** Builds a sheet. All icons of completed artworks are marked, and space 1 has the Pozzo, which has no effect. */
function sheetOf(figures: Figures, person: Person): Player {
  const artworks = (person.artworks ?? []).map((one) =>
    typeof one === 'string' ? ({ artwork: one, artist: null, star: false, points: 1 } as const) : one,
  );
  const isDone = (place: string) => artworks.some(({ artwork }) => artwork === place);
  return {
    spares: person.spares ?? 0,
    stars: person.stars ?? 0,
    fiorini: person.fiorini ?? 0,
    marks: PLACES.map((place, index) =>
      goods(isDone(place) || person.marks?.[place] === 'all' ? at(figures.sheet, index) : marksOf(person, place)),
    ),
    artworks: [...artworks].sort((one, other) => orderOf(one.artwork) - orderOf(other.artwork)),
    rione: ['pozzo', ...(person.built ?? [])],
    tracks: { captain: 0, bishop: 0, preacher: 0, ...person.tracks },
    usedUp: [...(person.usedUp ?? [])],
    palazzoBonus: person.palazzoBonus ?? null,
  };
}

function marksOf({ marks }: Person, place: (typeof PLACES)[number]) {
  const some = marks?.[place];
  return some === undefined || some === 'all' ? {} : some;
}

function orderOf(artwork: (typeof ARTWORK_IDS)[number]): number {
  return ARTWORK_IDS.indexOf(artwork);
}
