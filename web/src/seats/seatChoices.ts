import type { WantedSeat } from '@signoria/protocol';

/** Who may be wanted in a seat beside the one who sets the table. */
export const WANTED = ['invited', 'open', 'random', 'greedy', 'local'] as const;
export type Wanted = (typeof WANTED)[number];

export interface SeatChoice {
  readonly wanted: Wanted;
  /** Of a person at the same screen. */
  readonly name: string;
}

export const A_FRIEND: SeatChoice = { wanted: 'invited', name: '' };

/** More or fewer seats; those that stay keep who is wanted there. */
export function resizeChoices(choices: readonly SeatChoice[], others: number): readonly SeatChoice[] {
  const last = choices.at(-1) ?? A_FRIEND;
  const more = { ...last, wanted: last.wanted === 'local' ? 'invited' : last.wanted, name: '' } as const;
  return Array.from({ length: others }, (_, index) => choices[index] ?? more);
}

/** At a public table seats wait for anyone, at one by link for whoever has it; bots and neighbours stay. */
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
    case 'random':
    case 'greedy':
      return { kind: 'bot', level: wanted };
    case 'local':
      return name.trim() === '' ? { kind: 'local' } : { kind: 'local', name: name.trim() };
  }
}
