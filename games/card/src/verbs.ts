import type { Seat } from '@signoria/engine';
import { questionFor } from '@signoria/engine';
import type { Location, Skill } from './components.ts';
import { ARTISTS, LOCATION_IDS, LOCATIONS, SKILLS } from './components.ts';
import { moveFor } from './facts/table.ts';
import type { Resource } from './goods.ts';
import { RESOURCES } from './goods.ts';
import type { Move, ReadonlyState, Step } from './state.ts';

type Effect = (typeof LOCATIONS)[Location]['effect'];
type Plain = Exclude<Move['do'], 'activate' | 'hire' | 'hireAnonymous' | 'barter'>;

/** The verb by which moves are grouped: actions, with locations by their effect, then answers to other questions. */
export type Verb = Plain | `activate ${Effect}` | `hire ${Skill}` | `barter ${Resource}`;

export const VERBS: readonly (readonly Verb[])[] = [
  ['play', 'complete'],
  ['reserveMonument', 'reserveArtist'],
  ['activate take', 'activate sell', 'activate barter', 'activate captaincy'],
  ['sell', 'buy', 'exchange'],
  ['sendWorkers', 'seekInspiration'],
  ...SKILLS.map((skill) => [`hire ${skill}`] as const),
  RESOURCES.map((resource) => `barter ${resource}` as const),
  ...(['give', 'take', 'keep', 'choose'] as const).map((verb) => [verb]),
];

export function verb(move: Move): Verb {
  switch (move.do) {
    case 'activate':
      return `activate ${LOCATIONS[move.location].effect}`;
    case 'hire':
      return `hire ${ARTISTS[move.artist].skill}`;
    case 'hireAnonymous':
      return `hire ${move.skill}`;
    case 'barter':
      return `barter ${move.give}`;
    default:
      return move.do;
  }
}

/**
 * R5.1, R8.3, R9.4  Returns the moves chosen but not yet carried out. Nothing is paid before the artist is chosen, and
 * nothing given before the resource taken for it is chosen.
 */
export function underWay({ table }: ReadonlyState, seat: Seat): readonly Move[] {
  const step = questionFor<Step>(table.agenda, seat);
  switch (step?.ask) {
    case 'hire':
      return [moveFor(step.work)];
    case 'barter':
      return LOCATION_IDS.filter((id) => LOCATIONS[id].effect === 'barter').map((location) => ({
        do: 'activate',
        location,
      }));
    case 'give':
      return [{ do: 'exchange' }];
    case 'take':
      return [{ do: 'exchange' }, { do: 'give', resources: step.given }];
    default:
      return [];
  }
}
