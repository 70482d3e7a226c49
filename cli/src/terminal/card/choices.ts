import * as cardGame from '@signoria/card';
import { capital, plain } from '@signoria/engine';
import type { Choice, Seen } from '../drawing.ts';
import { artistName, cardEffect, cardName, monumentName, priceFor } from './names.ts';
import type { CardMove, CardView, Words } from './view.ts';
import { row, wordsIn } from './view.ts';

/** A move in as few words as its heading leaves to say. */
export function choice(move: CardMove, seen: Seen): Choice {
  const view = seen.view as CardView;
  const words = wordsIn(seen.language);
  const { deeds, goods, terminal } = words;
  const { prices } = view.figures;
  switch (move.do) {
    case 'play':
      return { heading: terminal.play, label: cardName(view, move.card, words) };
    case 'complete':
      return { heading: words.complete, label: monumentName(view, move.monument) };
    case 'reserveMonument':
      return { heading: words.reserve, label: monumentName(view, move.monument) };
    case 'reserveArtist':
      return { heading: terminal.reserveArtist, label: artistName(view, move.artist, words) };
    case 'activate':
      return activation(view, words, move.location);
    case 'sell':
      return { heading: terminal.at(deeds.sell.name, prices.marketSale), label: goods[move.resource].name };
    case 'buy':
      return { heading: terminal.at(deeds.buy.name, prices.marketPurchase), label: goods[move.resource].name };
    case 'sendWorkers':
      return { late: true, heading: words.other, label: terminal.sendWorkers(cardGame.workersWage(view)) };
    case 'exchange':
      return { late: true, heading: words.other, label: terminal.exchange };
    case 'seekInspiration':
      return { late: true, heading: words.other, label: terminal.seekInspiration };
    default:
      return { heading: '', label: answer(move, seen, view, words) };
  }
}

/** Answers to a question that has been put: the question is the heading. */
function answer(move: CardMove, seen: Seen, view: CardView, words: Words): string {
  const { goods } = words;
  switch (move.do) {
    case 'hire': {
      const { name, skill } = row(view.figures.artists, move.artist);
      const price = `${priceFor(view, seen.seat, move.artist)} ${goods.fiorini.name}`;
      const aside = move.from === 'reserve' ? `, ${words.reservedByYou}` : '';
      const values = cardGame.valuesLeft(view, move.artist).join(' ');
      return `${name} (${words.initial(skill)}) ${price} [${values}]${aside}`;
    }
    case 'hireAnonymous': {
      const price = priceFor(view, seen.seat, null);
      return `${words.terminal.anonymous} (${words.initial(move.skill)}) ${price} ${goods.fiorini.name} [0]`;
    }
    case 'keep':
      return `${cardName(view, move.card, words)}: ${cardEffect(view, move.card, words)}`;
    case 'barter':
      return `${goods[move.give].name} → ${goods[move.take].name}`;
    case 'give':
      return move.resources.map((resource) => goods[resource].name).join(' + ');
    case 'take':
    case 'choose':
      return goods[move.resource].name;
    default:
      return plain(seen.text.move(move, seen.imagined, seen.seat));
  }
}

function activation({ figures }: CardView, words: Words, location: string): Choice {
  const { deeds, goods, terminal } = words;
  const { name, effect, resource, fiorini } = row(figures.locations, location);
  if (effect === 'barter') return { late: true, heading: words.other, label: `${name}: ${words.swapOne}` };
  if (effect === 'captaincy' || resource === null)
    return { late: true, heading: words.other, label: terminal.captaincy };
  const heading = effect === 'take' ? capital(words.takeOne) : terminal.at(deeds.sell.name, fiorini);
  return { heading, label: goods[resource].name };
}
