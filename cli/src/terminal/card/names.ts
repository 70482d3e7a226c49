import * as cardGame from '@signoria/card';
import { surname } from '@signoria/common';
import { at } from '@signoria/engine';
import { paint } from '../paint.ts';
import type { CardView, CardWords } from './view.ts';
import { GOODS, row } from './view.ts';

/** Returns the card's name, with its kind if several cards share the name. */
export function cardName({ figures }: CardView, card: string, words: CardWords): string {
  const { name, kind } = row(figures.cards, card);
  const namesakes = Object.values(figures.cards).filter((other) => other.name === name);
  return paint(kind, namesakes.length > 1 ? `${name} (${shortKind(words, kind)})` : name);
}

/** Returns a card's effect in short: income, actions, a guild's bonus, or its kind. */
export function cardEffect({ figures }: CardView, card: cardGame.Card, words: CardWords): string {
  const { kind, bonus, discount } = row(figures.cards, card);
  const { goods, actions, cards } = cardGame.eachRound(figures, card);
  const effects: string[] = [];
  if (actions > 0) effects.push(words.oneAction);
  if (cards > 0) effects.push(`+${words.cards(cards)}`);
  for (const good of GOODS)
    if (goods[good] > 0)
      effects.push(`+${goods[good]}${good === 'fiorini' ? '' : ` ${words.good(good, goods[good])}`}`);
  effects.push(...guildEffect(words, card, bonus + discount));
  return effects.length > 0 ? effects.join(' ') : shortKind(words, kind);
}

function shortKind({ kinds, terminal }: CardWords, kind: cardGame.Kind): string {
  const short: Readonly<Record<string, string>> = terminal.kinds;
  return short[kind] ?? kinds[kind].name;
}

/** Describes the effect of a guild; other cards have none. */
function guildEffect({ guilds, terminal }: CardWords, card: string, figure: number): string[] {
  const effect = (guilds as Readonly<Record<string, string>>)[card];
  const short: Readonly<Record<string, (figure: number) => string>> = terminal.guilds;
  return effect === undefined ? [] : [short[card]?.(figure) ?? `${figure} ${effect}`];
}

/** Returns the work, then the place, in the same order as the log. */
export function monumentName({ figures }: CardView, monument: string): string {
  const { name, place } = row(figures.monuments, monument);
  return `${name}, ${place.replace('Palazzo', 'Pal.').replace('Santa Maria', 'S. Maria')}`;
}

/** Returns "Bernini (A)": the letter distinguishes artists with cards of two types. */
export function artistName({ figures }: CardView, artist: string, words: CardWords): string {
  const { name, skill } = row(figures.artists, artist);
  return `${surname(name)} (${words.initial(skill)})`;
}

/** R5.2, R5.5  Returns the price this player pays for an artist; for an anonymous artist if `artist` is null. */
export function priceFor({ figures, table }: CardView, seat: number, artist: cardGame.Artist | null): number {
  const player = at(table.players, seat);
  if (artist === null) return cardGame.anonymousPrice(figures, player);
  return cardGame.artistPrice(figures, player, artist);
}

/** Groups equal items: "marble ×2, wood". */
export function counted(items: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => (count > 1 ? `${item} ×${count}` : item));
}
