import type { Immutable } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Die, Place } from './components.ts';
import { ARTWORK_IDS, BUILDING_IDS, DIE_IDS, PLACES, TRACK_IDS } from './components.ts';
import { allowsFree } from './decisions/free.ts';
import { mayTake, rangeOf, shownBy } from './dice.ts';
import type { Resource } from './goods.ts';
import { RESOURCES } from './goods.ts';
import { owns } from './seats.ts';
import type { Move, Player, State, Step, StepOf } from './state.ts';

/** What the things in sight suggest as answers to a question, possible or not, and besides it. */
export function wishesOf(state: Immutable<State>, step: Step): readonly Move[] {
  return allowsFree(step) ? [...answersTo(state, step), ...freeWishes(state)] : answersTo(state, step);
}

function answersTo(state: Immutable<State>, step: Step): readonly Move[] {
  const player = at(state.table.players, step.seat);
  switch (step.ask) {
    case 'die':
      return DIE_IDS.flatMap((die) => dieWishes(state, step, player, die));
    case 'hire':
      return hireWishes(player);
    case 'mark':
      return [
        ...everyIcon(state, (place, resource) => ({ do: 'mark', place, resource })),
        { do: 'change' },
        { do: 'lose' },
        ...anyDie(state),
      ];
    case 'track':
      return [...TRACK_IDS.map((track): Move => ({ do: 'advance', track })), ...anyDie(state)];
    case 'income':
      return [
        ...ARTWORK_IDS.filter((artwork) => state.figures.artworks[artwork].place === 'chiesa').map(
          (artwork): Move => ({ do: 'collect', artwork }),
        ),
        ...anyDie(state),
      ];
    case 'end':
      return [{ do: 'done' }, ...anyDie(state)];
    case 'advance':
      return [];
  }
}

/**
 * R7.1, R11.2, R11.3  Every use. What a building would have to be there for is wished once a die; a die that cannot be
 * taken at all suggests what the board prints beside it.
 */
function dieWishes(
  { figures, table }: Immutable<State>,
  { seat, role }: StepOf<'die'>,
  player: Immutable<Player>,
  die: Die,
) {
  const shown = rangeOf(shownBy(table, die));
  const printed: Move[] = [
    { do: 'use', die, use: 'resources', range: shown },
    { do: 'use', die, use: 'recruit', range: shown },
    { do: 'use', die, use: 'fiorini' },
  ];
  if (!mayTake(table, seat, role, die)) return printed;
  const other = shown === 'low' ? 'high' : 'low';
  const resources = owns(player, 'mercatante') ? RESOURCES : [figures.dice[die].resource];
  const tracks = owns(player, 'convento') ? TRACK_IDS : TRACK_IDS.slice(0, 1);
  return [
    ...printed,
    { do: 'use', die, use: 'resources', range: other },
    { do: 'use', die, use: 'recruit', range: other },
    { do: 'use', die, use: 'casa' },
    ...resources.map((resource): Move => ({ do: 'use', die, use: 'mercatante', resource })),
    ...tracks.map((track): Move => ({ do: 'use', die, use: 'convento', track })),
    { do: 'use', die, use: 'taverna' },
  ] satisfies Move[];
}

/** R9.5, R11.10  At the Bottega's price only with a Bottega. */
function hireWishes(player: Immutable<Player>): readonly Move[] {
  const prices = owns(player, 'bottega-d-arte') ? [false, true] : [false];
  return ARTWORK_IDS.flatMap((artwork) =>
    prices.flatMap((discount) => [false, true].map((star): Move => ({ do: 'hire', artwork, star, discount }))),
  );
}

/** A die that lies there while something else is asked. */
function anyDie({ table }: Immutable<State>): readonly Move[] {
  return table.dice === null ? [] : DIE_IDS.map((die) => ({ do: 'use', die, use: 'fiorini' }));
}

/** R2.5, R2.6, R8.2 */
function freeWishes(state: Immutable<State>): readonly Move[] {
  return [
    ...everyIcon(state, (place, resource) => ({ do: 'spare', place, resource })),
    ...PLACES.filter((_, index) => at(state.figures.sheet, index).fiorini > 0).map(
      (place): Move => ({ do: 'coin', place }),
    ),
    ...BUILDING_IDS.map((building): Move => ({ do: 'build', building })),
  ];
}

/** What is wished for every kind of resource that a place shows. */
function everyIcon({ figures }: Immutable<State>, wish: (place: Place, resource: Resource) => Move): readonly Move[] {
  return PLACES.flatMap((place, index) =>
    RESOURCES.filter((resource) => at(figures.sheet, index)[resource] > 0).map((resource) => wish(place, resource)),
  );
}
