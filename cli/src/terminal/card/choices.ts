import * as cardGame from '@signoria/card';
import type { Seen } from '../drawing.ts';
import { artistName, cardEffect, cardName, monumentName, priceFor } from './names.ts';
import type { CardMove, CardView } from './view.ts';
import { row, wordsIn } from './view.ts';

/** Describes a move below its heading, without repeating the verb. */
export function choice(move: CardMove, seen: Seen): string {
  const view = seen.view as CardView;
  const words = wordsIn(seen.language);
  const { goods, terminal } = words;
  switch (move.do) {
    case 'play':
      return cardName(view, move.card, words);
    case 'complete':
    case 'reserveMonument':
      return monumentName(view, move.monument);
    case 'reserveArtist':
      return artistName(view, move.artist, words);
    case 'activate': {
      const { name, resource } = row(view.figures.locations, move.location);
      return resource === null ? name : goods[resource].name;
    }
    case 'sendWorkers':
      return terminal.sendWorkers(cardGame.workersWage(view));
    case 'exchange':
      return terminal.exchange;
    case 'seekInspiration':
      return terminal.seekInspiration;
    case 'hire': {
      const { name, skill } = row(view.figures.artists, move.artist);
      const price = `${priceFor(view, seen.seat, move.artist)} ${goods.fiorini.name}`;
      const aside = move.from === 'reserve' ? `, ${words.reservedByYou}` : '';
      const values = cardGame.valuesLeft(view, move.artist).join(' ');
      return `${name} (${words.initial(skill)}) ${price} [${values}]${aside}`;
    }
    case 'hireAnonymous': {
      const price = priceFor(view, seen.seat, null);
      return `${terminal.anonymous} (${words.initial(move.skill)}) ${price} ${goods.fiorini.name} [0]`;
    }
    case 'keep':
      return `${cardName(view, move.card, words)}: ${cardEffect(view, move.card, words)}`;
    case 'barter':
      return `${goods[move.give].name} → ${goods[move.take].name}`;
    case 'give':
      return move.resources.map((resource) => goods[resource].name).join(' + ');
    case 'sell':
    case 'buy':
    case 'take':
    case 'choose':
      return goods[move.resource].name;
  }
}
