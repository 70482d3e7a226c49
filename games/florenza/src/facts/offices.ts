import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { highest } from '../offices.ts';
import type { PublicState } from '../state.ts';

/** A forecast of the offices, without a seat where an office would be vacant. */
export interface OfficeForecast {
  /** R10.2  Null on a tie. */
  readonly captain: Seat | null;
  /** R10.3  The amount the Captain would be paid. */
  readonly certificates: number;
  /** R10.4  Null on a tie, or with too little influence. */
  readonly bishop: Seat | null;
  /** R10.5  True if the Bishop would become Cardinal. */
  readonly isCardinal: boolean;
}

/** R10  Returns the offices as phase 8 would assign them now. */
export function officeForecast({ figures, table }: PublicState): OfficeForecast {
  const [captain = null, ...tied] = highest(table.players, 'prestige');
  const [first = null, ...others] = highest(table.players, 'influence');
  const influence = first === null ? 0 : at(table.players, first).influence;
  const bishop = others.length > 0 || influence < figures.offices.bishop ? null : first;
  const isAlone = tied.length === 0 && captain !== null;
  return {
    captain: isAlone ? captain : null,
    certificates: isAlone ? Math.max(0, at(table.players, captain).prestige) : 0,
    bishop,
    isCardinal: bishop !== null && (table.streak === bishop || influence >= figures.offices.cardinal),
  };
}
