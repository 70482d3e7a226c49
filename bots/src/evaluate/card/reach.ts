import type { Artist, Card, Goods } from '@signoria/card';
import { at } from '@signoria/engine';
import type { Outlook, Table } from './outlook.ts';
import { brings } from './outlook.ts';
import type { CardRow, WorkRow } from './rows.ts';

/** What could be built next: the best of it counts most, for the same goods cannot pay for all. */
export function withinReach(table: Table, outlook: Outlook): number {
  const { weights, rows, hand, player, now, actions } = outlook;
  const worths: number[] = [];
  for (let index = 0; index < hand.length; index++) {
    const card = at(hand, index);
    const row = rows.cards[card];
    const gain = hand.indexOf(card) === index && mayStillPlay(outlook, card, row) ? cardGain(outlook, row) : 0;
    if (gain > 0) {
      const missing = missingFor(player.goods, row);
      const chance = missing < now ? 1 : missing < actions - now ? 0.5 : 0;
      if (chance > 0) insert(worths, chance * likelihood(outlook, missing) * gain);
    }
  }
  for (const monument of table.row) {
    const row = rows.monuments[monument];
    if (row.gain > 0) insert(worths, weights.contested * row.gain * chanceOf(outlook, row, now));
  }
  for (const monument of player.reservedMonuments) {
    const row = rows.monuments[monument];
    if (row.gain > 0) insert(worths, row.gain * chanceOf(outlook, row, actions));
  }
  let share = weights.reach;
  let sum = 0;
  for (const worth of worths) {
    sum += share * worth;
    share *= weights.furtherReach;
  }
  return sum;
}

/** What is reserved and may be left over. */
export function reserved(outlook: Outlook): number {
  const { rows, player, actions } = outlook;
  let worth = 0;
  for (const monument of player.reservedMonuments) {
    const row = rows.monuments[monument];
    worth -= (1 - chanceOf(outlook, row, actions)) * row.points; // R11.7
  }
  for (const artist of player.reservedArtists) worth += reservedArtist(outlook, artist);
  return worth;
}

/** Into a list in falling order: it is short, so this takes less time than sorting it in the end. */
function insert(list: number[], item: number): void {
  let index = list.length;
  list.push(item);
  for (; index > 0 && (list[index - 1] as number) < item; index--) list[index] = list[index - 1] as number;
  list[index] = item;
}

/** R4.6, R4.7 */
function mayStillPlay({ player, hasPreacher }: Outlook, card: Card, { isPreacher }: CardRow): boolean {
  return !(isPreacher && hasPreacher) && !player.built.includes(card);
}

/** What a card would bring beyond what it costs. */
function cardGain({ weights, rounds, space }: Outlook, row: CardRow): number {
  const actions = row.extraSpace < 0 ? 0 : rounds + (row.extraSpace > space ? 1 : 0);
  return row.gain + weights.action * actions + brings(row, rounds, space);
}

/** How likely the work is to be paid and finished within so many actions. */
function chanceOf(outlook: Outlook, row: WorkRow, actions: number): number {
  const missing = missingFor(outlook.player.goods, row);
  return missing >= actions ? 0 : likelihood(outlook, missing);
}

function likelihood({ weights }: Outlook, missing: number): number {
  return missing === 0 ? 1 : weights.perMissing ** missing;
}

/** Resources and hundreds of fiorini. Spelled out, as `covers` of the rules is. */
function missingFor(goods: Readonly<Goods>, { cost, price }: WorkRow): number {
  return (
    Math.max(0, cost.marble - goods.marble) +
    Math.max(0, cost.wood - goods.wood) +
    Math.max(0, cost.metal - goods.metal) +
    Math.max(0, cost.fabric - goods.fabric) +
    Math.max(0, cost.gold - goods.gold) +
    Math.max(0, cost.spice - goods.spice) +
    Math.max(0, price - goods.fiorini) / 100
  );
}

/** R11.8  Good as long as there is a work left to hire him for, a loss afterwards. */
function reservedArtist({ weights, rows, actions }: Outlook, artist: Artist): number {
  const mean = rows.artists[artist];
  const hired = Math.min(0.9, actions / 6);
  return hired * Math.max(0, mean - weights.artist) * 0.5 - (1 - hired) * mean;
}
