import { plain } from '@signoria/engine';
import type { Choice, Seen } from '../drawing.ts';
import { artistName, cardEffect, cardName, monumentName, possibleValues, priceFor } from './names.ts';
import type { CardMove, CardView } from './view.ts';
import { row } from './view.ts';
import type { BoardWords } from './words.ts';
import { BOARD_WORDS } from './words.ts';

/** A move in as few words as its heading leaves to say. */
export function choice(move: CardMove, seen: Seen): Choice {
  const view = seen.view as CardView;
  const words = BOARD_WORDS[seen.language];
  const { actions, goods } = words;
  const { prices } = view.figures;
  switch (move.do) {
    case 'play':
      return { heading: actions.play, label: cardName(view, move.card, words) };
    case 'complete':
      return { heading: actions.complete, label: monumentName(view, move.monument) };
    case 'reserveMonument':
      return { heading: actions.reserveMonument, label: monumentName(view, move.monument) };
    case 'reserveArtist':
      return { heading: actions.reserveArtist, label: artistName(view, move.artist, words) };
    case 'activate':
      return activation(view, words, move.location);
    case 'sell':
      return { heading: actions.sell(prices.marketSale), label: goods[move.resource] };
    case 'buy':
      return { heading: actions.buy(prices.marketPurchase), label: goods[move.resource] };
    case 'sendWorkers':
      return { late: true, heading: actions.other, label: words.sendWorkers(prices.workers) };
    case 'exchange':
      return { late: true, heading: actions.other, label: words.exchange };
    case 'seekInspiration':
      return { late: true, heading: actions.other, label: words.seekInspiration };
    default:
      return { heading: '', label: answer(move, seen, view, words) };
  }
}

/** Answers to a question that has been put: the question is the heading. */
function answer(move: CardMove, seen: Seen, view: CardView, words: BoardWords): string {
  const { goods } = words;
  switch (move.do) {
    case 'hire': {
      const { name, skill } = row(view.figures.artists, move.artist);
      const price = `${priceFor(view, seen.seat, move.artist)} ${goods.fiorini}`;
      const aside = move.from === 'reserve' ? `, ${words.reservedByYou}` : '';
      return `${name} (${words.skills[skill].letter}) ${price} [${possibleValues(view, move.artist).join(' ')}]${aside}`;
    }
    case 'hireAnonymous': {
      const price = priceFor(view, seen.seat, null);
      return `${words.anonymous} (${words.skills[move.skill].letter}) ${price} ${goods.fiorini} [0]`;
    }
    case 'keep':
      return `${cardName(view, move.card, words)}: ${cardEffect(view, move.card, words)}`;
    case 'barter':
      return `${goods[move.give]} → ${goods[move.take]}`;
    case 'give':
      return move.resources.map((resource) => goods[resource]).join(' + ');
    case 'take':
    case 'choose':
      return goods[move.resource];
    default:
      return plain(seen.text.move(move, seen.imagined, seen.seat));
  }
}

function activation({ figures }: CardView, words: BoardWords, location: string): Choice {
  const { actions, goods } = words;
  const { effect, resource, fiorini } = row(figures.locations, location);
  if (effect === 'barter') return { late: true, heading: actions.other, label: words.barter };
  if (effect === 'captaincy' || resource === null)
    return { late: true, heading: actions.other, label: words.captaincy };
  return { heading: effect === 'take' ? actions.take : actions.sellPlace(fiorini), label: goods[resource] };
}
