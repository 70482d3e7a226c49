import type { Prose } from '@signoria/engine';
import { at, prose } from '@signoria/engine';
import type { Card } from '../components.ts';
import { masterpieceOf } from '../facts/table.ts';
import type { GameEvent, Space, State } from '../state.ts';
import type { Words } from './en/words.ts';
import { bothOf } from './moves.ts';
import type { Names } from './names.ts';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

/** Describes an event in one line for the log. An event without its cards was redacted for the viewer. */
export function eventText(words: Words, names: Names) {
  const said = words.events;
  const fiorini = (count: number) => names.amount('fiorini', count);
  const cardsOf = (cards: readonly Card[] | undefined) =>
    cards === undefined ? null : names.each(cards, (card) => names.card(card).name);

  return (event: GameEvent, state: State, players: readonly string[]): Prose => {
    const who = (seat: number) => at(players, seat);
    switch (event.type) {
      case 'roundBegan':
        return said.roundBegan(event.round, who(event.captain));
      case 'artistsDrawn':
        return said.artistsDrawn(names.each(event.artists, names.artistOf));
      case 'monumentsDrawn':
        return said.monumentsDrawn(names.all(event.monuments.map((monument) => names.monument(monument).name)));
      case 'cardsDrawn':
        return said.cardsDrawn(who(event.seat), event.count, event.count === 0 ? null : cardsOf(event.cards));
      case 'extraActions':
        return said.extraActions(
          spaceName(words, names, event.space),
          names.all(event.seats.map((seat) => [who(seat)])),
        );
      case 'cardPlayed':
        return said.cardPlayed(who(event.seat), names.card(event.card), names.bundle(event.paid));
      case 'monumentCompleted':
        return said.monumentCompleted(who(event.seat), names.monument(event.monument), names.bundle(event.paid));
      case 'artistHired':
        return hired(words, names, event, state, who(event.seat));
      case 'anonymousHired':
        return said.anonymousHired(who(event.seat), names.anAnonymous(event.skill), names.price(event.paid));
      case 'monumentReserved':
        return said.monumentReserved(who(event.seat), names.monument(event.monument));
      case 'artistReserved':
        return said.artistReserved(who(event.seat), names.artist(event.artist));
      case 'resourceTaken':
        return said.resourceTaken(who(event.seat), names.location(event.location), names.amount(event.resource, 1));
      case 'resourceSold': {
        const location = event.to === 'market' ? null : names.location(event.to);
        return said.resourceSold(who(event.seat), location, names.amount(event.resource, 1), fiorini(event.fiorini));
      }
      case 'resourceBought':
        return said.resourceBought(who(event.seat), names.amount(event.resource, 1), fiorini(event.fiorini));
      case 'exchanged':
        return said.exchanged(who(event.seat), bothOf(names, event.gave), names.amount(event.took, 1));
      case 'bartered':
        return said.bartered(
          who(event.seat),
          names.location('location-baratto'),
          names.amount(event.gave, 1),
          names.amount(event.took, 1),
        );
      case 'captaincyClaimed':
        return said.captaincyClaimed(who(event.seat), names.location('location-capitano-del-popolo'));
      case 'workersSent':
        return said.workersSent(who(event.seat), names.bundle({ fiorini: event.fiorini }));
      case 'inspirationSought':
        return said.inspirationSought(who(event.seat));
      case 'cardKept':
        return said.cardKept(who(event.seat), event.card === undefined ? null : names.card(event.card));
      case 'cardsDiscarded':
        return said.cardsDiscarded(who(event.seat), event.count, cardsOf(event.cards));
      case 'monumentsRemoved':
        return said.monumentsRemoved(names.all(event.monuments.map((monument) => names.monument(monument).name)));
      case 'artistsRemoved':
        return said.artistsRemoved(names.each(event.artists, names.artistOf));
      case 'captainsResource':
        return said.captainsResource(who(event.seat), names.amount(event.resource, 1));
      case 'income':
        return received(words, names, event, who(event.seat));
      case 'captainElected':
        return said.captainElected(who(event.seat), names.captain, event.claimed);
      case 'locationsReset':
        return said.locationsReset();
      case 'artistsRevealed':
        return said.artistsRevealed(
          who(event.seat),
          names.all(event.artists.map(({ artist, value }) => prose`${names.artistOf(artist)} ${-value}`)),
          event.artists.length,
        );
      case 'gameEnded':
        return [`${words.over}.`];
    }
  };
}

/** R5.4  Mentions a masterpiece only if the artist also has cards of lower value. */
function hired(words: Words, names: Names, event: Of<'artistHired'>, { figures }: State, who: string): Prose {
  const isMasterpiece = event.value === masterpieceOf(figures, event.artist);
  const paid = names.price(event.paid);
  return words.events.artistHired(who, names.artist(event.artist), paid, event.value, isMasterpiece);
}

function received({ events }: Words, names: Names, { from, goods }: Of<'income'>, who: string): Prose {
  if (from === 'guild') return events.guildIncome(who, names.bundle(goods), names.card('arte-dei-mercatanti'));
  return events.income(who, names.bundle(goods), from);
}

/** R3.2  Returns the name of a space with extra actions: the residence's name, or the kind for preachers. */
export function spaceName(words: Words, names: Names, space: Space): Prose {
  if (space === 'palagio' || space === 'casamento' || space === 'casa') return names.card(space).name;
  return [{ of: 'preacher', text: words.kinds.preacher.name }];
}
