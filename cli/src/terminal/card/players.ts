import type { Seen } from '../drawing.ts';
import { wrap } from '../layout.ts';
import { paint } from '../paint.ts';
import { artistName, cardName, monumentName } from './names.ts';
import type { CardView, Player, Words } from './view.ts';
import { GOODS, RESOURCES } from './view.ts';

/** R11.4, R11.5  Ranks of purses: settled, and shown (R1.11), only when the game is over. */
export function hiddenLines({ table }: CardView): readonly string[] {
  return table.over ? [] : ['resources', 'fiorini'];
}

export function players(view: CardView, words: Words, seen: Seen): string[] {
  const { names, seat } = seen;
  const others = names.map((_, turn) => (seat + turn) % names.length).slice(1);
  return [...others, seat].flatMap((one) => playerLines(view, words, seen, one));
}

function playerLines(view: CardView, words: Words, { names, seat, scores }: Seen, one: number): string[] {
  const player = view.table.players[one];
  if (player === undefined) return [];
  const hidden = hiddenLines(view);
  const lines = scores.find((score) => score.seat === one)?.lines ?? [];
  const points = lines.reduce((sum, line) => sum + (hidden.includes(line.id) ? 0 : line.points), 0);
  const hands = one === seat ? [] : handOf(view, words, player, view.counts.hands[one] ?? 0);
  const front = inFront(view, words, player);
  const parts = [words.points(points), ...hands, ...(front === '' ? [] : [front])];
  return wrap(parts.join(' · '), `${paint('head', (names[one] ?? '').toUpperCase())} `);
}

function handOf(view: CardView, words: Words, { goods }: Player, cards: number): string[] {
  if (view.table.openPurses) {
    const purse = GOODS.filter((good) => goods[good] > 0).map(
      (good) => `${goods[good]} ${words.good(good, goods[good])}`,
    );
    return [words.cards(cards), purse.join(', ')];
  }
  const resources = RESOURCES.reduce((sum, resource) => sum + goods[resource], 0);
  return [words.cards(cards), words.resources(resources)];
}

/** Cards, finished monuments with their artists, then what is only reserved. */
function inFront(view: CardView, words: Words, player: Player): string {
  const artistOf = (work: string) => {
    const artwork = player.artworks.find((one) => one.work === work);
    return artwork === undefined || artwork.artist === null ? '' : ` +${artwork.value}`;
  };
  const built = player.built.map((card) => cardName(view, card, words) + artistOf(card));
  const monuments = player.monuments.map((one) => paint('triumph', monumentName(view, one)) + artistOf(one));
  const reserved = [
    ...player.reservedMonuments.map((one) => monumentName(view, one)),
    ...player.reservedArtists.map((one) => artistName(view, one, words)),
  ];
  const parts = [[...built, ...monuments].join('; ')];
  if (reserved.length > 0) parts.push(`${words.reserved}: ${reserved.join('; ')}`);
  return parts.filter((part) => part !== '').join(' · ');
}
