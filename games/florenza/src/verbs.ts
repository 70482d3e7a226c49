import type { Seat } from '@signoria/engine';
import { questionFor } from '@signoria/engine';
import type { Area } from './components.ts';
import { AREAS, ARTWORKS } from './components.ts';
import { commissionsIn, payableSkills } from './decisions/artworks.ts';
import type { Move, ReadonlyState, Step, StepOf } from './state.ts';

const SEATS = [0, 1, 2, 3, 4] as const;
type Plain = Exclude<Move['do'], 'operate' | 'commission'>;

/** The group under which a move is listed: the action, with the district or the area for actions with many moves. */
export type Verb = Plain | `operate ${Seat}` | `commission ${Area}`;

export const VERBS: readonly (readonly Verb[])[] = [
  ['open'],
  ['collect', 'sellIncome'],
  ['detainWorker', 'detainArtist'],
  ['convert', 'expel'],
  [...SEATS.map((seat) => `operate ${seat}` as const), 'build'],
  AREAS.map((area) => `commission ${area}` as const),
  ['market', 'charity', 'work'],
  ['hire'],
  ['hear'],
  ['sell', 'buy', 'trade'],
  ['take'],
  ['use'],
  ['settle'],
  ['skill'],
  ['incentive'],
  ['pick'],
  ['decline', 'leave', 'pass'],
];

export function verb(move: Move): Verb {
  switch (move.do) {
    case 'operate':
      return `operate ${move.owner}`;
    case 'commission':
      return `commission ${ARTWORKS[move.artwork].area}`;
    default:
      return move.do;
  }
}

/**
 * R6.7, R6.10, R7.1, R9.2  Returns moves that are decided but not carried out: a worker is placed once the artist or
 * the preacher is named, a trade is made once a cube is taken, and an artwork is paid for once skill and incentive are
 * chosen.
 */
export function underWay(state: ReadonlyState, seat: Seat): readonly Move[] {
  const step = questionFor<Step>(state.table.agenda, seat);
  switch (step?.ask) {
    case 'artist':
      return [{ do: 'commission', artwork: step.artwork }];
    case 'preacher':
      return [{ do: 'charity', pulpit: step.pulpit }];
    case 'trade':
      return [{ do: 'trade', give: step.given }];
    case 'skill':
      return settling(state, step);
    case 'incentive':
      return [
        ...settling(state, step),
        ...(payableSkills(state, seat, step.commission).length > 1
          ? [{ do: 'skill', skill: step.skill } as const]
          : []),
      ];
    default:
      return [];
  }
}

/** R9.1  Returns the choice of the artwork, if there was another one to choose. */
function settling(state: ReadonlyState, { seat, commission }: StepOf<'skill' | 'incentive'>): readonly Move[] {
  const { artwork } = commission;
  return commissionsIn(state, seat, ARTWORKS[artwork].area).length > 1 ? [{ do: 'settle', artwork }] : [];
}
