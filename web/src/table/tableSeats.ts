import type { BotLevel } from '@signoria/bots/levels';
import type { Seat } from '@signoria/engine';
import { createContext, useContext } from 'react';
import { useWords } from '../words/index.ts';
import { botSentences, botWords } from './botWords.ts';
import type { TableSeat } from './seats.ts';

const Seats = createContext<readonly TableSeat[]>([]);
export const TableSeats = Seats.Provider;

/** Returns the level of the bot in a seat of the surrounding table; null for a person. */
export function useBotLevel(seat: Seat | null): BotLevel | null {
  const seats = useContext(Seats);
  const playerKind = seat === null ? undefined : seats[seat]?.playerKind;
  return playerKind === undefined || playerKind === 'person' ? null : playerKind;
}

/** Returns the level and temper of the bot in a seat, in words and with their sentences as a tip; null for a person. */
export function useBotWords(seat: Seat): { readonly words: string; readonly tip: string } | null {
  const { say } = useWords();
  const level = useBotLevel(seat);
  if (level === null) return null;
  const [words, sentences] = [botWords(say, seat, level), botSentences(say, seat, level)];
  return { words, tip: sentences === undefined ? words : `${words}. ${sentences}` };
}
