import { OFFERED_LEVELS } from '@signoria/bots/levels';
import type { WantedSeat } from '@signoria/protocol';

/** Kinds of players for the seats beside the host's. */
export const SEAT_CHOICES = ['invited', 'open', ...OFFERED_LEVELS, 'local'] as const;
export type SeatChoiceKind = (typeof SEAT_CHOICES)[number];

export interface SeatChoice {
  readonly wanted: SeatChoiceKind;
  /** The name of a person at the same screen. */
  readonly name: string;
}

export const INVITED: SeatChoice = { wanted: 'invited', name: '' };

/** Changes the number of seats. Remaining seats keep their kind of player. */
export function resizeChoices(choices: readonly SeatChoice[], others: number): readonly SeatChoice[] {
  const last = choices.at(-1) ?? INVITED;
  const more = { ...last, wanted: last.wanted === 'local' ? 'invited' : last.wanted, name: '' } as const;
  return Array.from({ length: others }, (_, index) => choices[index] ?? more);
}

/**
 * Adapts the seats to the visibility: open at a public table, invited at a table by link. Bots and persons at this
 * screen stay.
 */
export function choicesFor(visibility: 'public' | 'link', choices: readonly SeatChoice[]): readonly SeatChoice[] {
  const [from, to] = visibility === 'public' ? (['invited', 'open'] as const) : (['open', 'invited'] as const);
  return choices.map((choice) => (choice.wanted === from ? { ...choice, wanted: to } : choice));
}

export function seatsFrom(choices: readonly SeatChoice[]): WantedSeat[] {
  return [{ kind: 'person' }, ...choices.map(seatFrom)];
}

function seatFrom({ wanted, name }: SeatChoice): WantedSeat {
  switch (wanted) {
    case 'invited':
    case 'open':
      return { kind: wanted };
    case 'local':
      return name.trim() === '' ? { kind: 'local' } : { kind: 'local', name: name.trim() };
    default:
      return { kind: 'bot', level: wanted };
  }
}
