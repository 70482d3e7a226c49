import * as cardGame from '@signoria/card';
import { at } from '@signoria/engine';
import type { Seen } from '../drawing.ts';
import { wrap } from '../layout.ts';
import { paint } from '../paint.ts';
import { artistName, cardName, monumentName } from './names.ts';
import type { CardPlayer, CardView, CardWords } from './view.ts';
import { GOODS } from './view.ts';

export function players(view: CardView, words: CardWords, seen: Seen): string[] {
  const { names, seat } = seen;
  const others = names.map((_, offset) => (seat + offset) % names.length).slice(1);
  return [...others, seat].flatMap((one) => playerLines(view, words, seen, one));
}

function playerLines(view: CardView, words: CardWords, { names, seat, scores }: Seen, one: number): string[] {
  const player = view.table.players[one];
  if (player === undefined) return [];
  const { total, isWhole } = at(scores, one).earned;
  const points = isWhole ? words.points(total) : `${words.points(total)} + ?`;
  const isOpen = cardGame.isPurseOpen(view.table, one, seat);
  const hands = one === seat ? [] : handOf(words, player, view.counts.hands[one] ?? 0, isOpen);
  const front = inFront(view, words, player);
  const parts = [points, ...hands, ...(front === '' ? [] : [front])];
  return wrap(parts.join(' · '), `${paint('head', (names[one] ?? '').toUpperCase())} `);
}

function handOf(words: CardWords, { goods }: CardPlayer, cards: number, isOpen: boolean): string[] {
  if (isOpen) {
    const purse = GOODS.filter((good) => goods[good] > 0).map(
      (good) => `${words.number(goods[good])} ${words.good(good, goods[good])}`,
    );
    return [words.cards(cards), purse.join(', ')];
  }
  return [words.cards(cards), words.resources(cardGame.countResources(goods))];
}

/** Lists cards, finished monuments with their artists, then reserved monuments and artists. */
function inFront(view: CardView, words: CardWords, player: CardPlayer): string {
  const artistOf = (work: cardGame.Card | cardGame.Monument) => {
    const { artist, value } = cardGame.worthOf(view.figures, player, work);
    return artist === null ? '' : ` +${value}`;
  };
  const built = player.built.map((card) => cardName(view, card, words) + artistOf(card));
  const monuments = player.monuments.map((one) => paint('highlight', monumentName(view, one)) + artistOf(one));
  const reserved = [
    ...player.reservedMonuments.map((one) => monumentName(view, one)),
    ...player.reservedArtists.map((one) => artistName(view, one, words)),
  ];
  const parts = [[...built, ...monuments].join('; ')];
  if (reserved.length > 0) parts.push(`${words.reserved(reserved.length)}: ${reserved.join('; ')}`);
  return parts.filter((part) => part !== '').join(' · ');
}
