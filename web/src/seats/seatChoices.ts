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
export function resizeChoices(wishes: readonly SeatChoice[], others: number): readonly SeatChoice[] {
  const last = wishes.at(-1) ?? A_FRIEND;
  const more = { ...last, wanted: last.wanted === 'local' ? 'invited' : last.wanted, name: '' } as const;
  return Array.from({ length: others }, (_, index) => wishes[index] ?? more);
}

/** At a public table seats wait for anyone, at one by link for whoever has it; bots and neighbours stay. */
export function choicesFor(visibility: 'public' | 'link', wishes: readonly SeatChoice[]): readonly SeatChoice[] {
  const [from, to] = visibility === 'public' ? (['invited', 'open'] as const) : (['open', 'invited'] as const);
  return wishes.map((wish) => (wish.wanted === from ? { ...wish, wanted: to } : wish));
}

export function seatsFrom(wishes: readonly SeatChoice[]): WantedSeat[] {
  return [{ kind: 'person' }, ...wishes.map(seatFrom)];
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
