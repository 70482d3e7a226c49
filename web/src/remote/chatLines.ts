import type { ChatLine } from '@signoria/protocol';

/** A chat with those of `earlier` before it, if they reach up to its first line: lines are shown without a hole. */
export function withEarlier(earlier: readonly ChatLine[], chat: readonly ChatLine[]): readonly ChatLine[] {
  const first = chat[0]?.number ?? 0;
  const before = earlier.filter(({ number }) => number < first);
  return before.at(-1)?.number === first - 1 ? [...before, ...chat] : chat;
}

/** How much was said at the table in all; only the last of it may be here. */
export function linesSaid(chat: readonly ChatLine[]): number {
  return (chat.at(-1)?.number ?? -1) + 1;
}
