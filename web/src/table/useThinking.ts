import type { Seat } from '@signoria/engine';
import { useEffect, useState } from 'react';

/** The time in milliseconds after which a bot that has not answered is shown as thinking. */
const THINKING_DELAY = 300;

/**
 * Returns true if the bot in a seat has not answered for a while. It stays true during the bot's later decisions, until
 * another seat is asked, so that it is shown and announced once per turn. `bot` is null if no bot is asked.
 */
export function useThinking(bot: Seat | null, version: number): boolean {
  const [thinking, setThinking] = useState<Seat | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every decision starts the time anew
  useEffect(() => {
    if (bot === null) return;
    const timer = setTimeout(() => setThinking(bot), THINKING_DELAY);
    return () => clearTimeout(timer);
  }, [bot, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends when another seat is asked
  useEffect(() => {
    return () => setThinking(null);
  }, [bot]);
  return bot !== null && thinking === bot;
}
