import type { ChatLine } from '@signoria/protocol';

/** Prepends earlier lines to a chat if they reach its first line. Otherwise there would be a gap. */
export function withEarlier(earlier: readonly ChatLine[], chat: readonly ChatLine[]): readonly ChatLine[] {
  const first = chat[0]?.number ?? 0;
  const before = earlier.filter(({ number }) => number < first);
  return before.at(-1)?.number === first - 1 ? [...before, ...chat] : chat;
}

/** Returns the number of all lines written at the table. Only the latest may be loaded. */
export function lineCount(chat: readonly ChatLine[]): number {
  return (chat.at(-1)?.number ?? -1) + 1;
}
