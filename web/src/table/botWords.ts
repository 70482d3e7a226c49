import type { BotLevel } from '@signoria/bots/levels';
import { isOfferedLevel } from '@signoria/bots/levels';
import { temperAt } from '@signoria/bots/tempers';
import type { Seat } from '@signoria/engine';
import type { Say } from '../words/index.ts';

/** Returns a bot's level and temper: "Master, courtier". Bots of older tables have no temper. */
export function botWords(say: Say, seat: Seat, level: BotLevel): string {
  const name = say(`bot.${level}`);
  return isOfferedLevel(level) ? `${name}, ${say(`temper.${temperAt(seat)}`)}` : name;
}

/** Returns a bot's level and temper for places that also show people: "Bot: Master, courtier". */
export function botNamed(say: Say, seat: Seat, level: BotLevel): string {
  const name = botWords(say, seat, level);
  return isOfferedLevel(level) ? say('bot.as', { bot: name }) : name; // the names of other levels contain the word "bot"
}

/** Returns the sentences about a bot's level and temper; undefined for bots of older tables. */
export function botSentences(say: Say, seat: Seat, level: BotLevel): string | undefined {
  return isOfferedLevel(level) ? `${say(`bot.${level}.about`)} ${say(`temper.${temperAt(seat)}.about`)}` : undefined;
}
