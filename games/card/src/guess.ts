import type { Chance, Seat } from '@signoria/engine';
import { at, contains, guessedSeed, pick, shuffle, unreachable } from '@signoria/engine';
import type { DeckCard } from './box.ts';
import { cardsOfDecks, florenzaDecks } from './box.ts';
import type { Artist, Card, Monument } from './components.ts';
import { MONUMENT_IDS } from './components.ts';
import { isMonument } from './decisions/hire.ts';
import type { Portrait } from './figures.ts';
import type { ReadonlyState, ReadonlyTable, Secret, State } from './state.ts';
import { cloneSecret, cloneTable } from './state.ts';
import type { View } from './view.ts';

/** Samples a full state that is consistent with the view: hidden cards are dealt at random from those not seen. */
export function guess(view: View, draw: Chance): State {
  const seed = guessedSeed(draw);
  const cards = guessFlorenzaCards(view, draw);
  const artists = guessArtists(view, draw);
  const monumentDeck = guessMonuments(view, draw);
  const sealed = guessSealed(view, cards.hands, draw);
  const secret = cloneSecret({ seed, ...cards, ...artists, monumentDeck, sealed }); // one V8 hidden class for all
  return { figures: view.figures, table: cloneTable(view.table), secret };
}

/** Draws anew what nobody has seen: the order of the decks and the values of face-down artists. */
export function redraw({ figures, table, secret }: ReadonlyState, draw: Chance): State {
  const { deck, laterDecks, monumentDeck } = secret;
  const redrawn = cloneSecret({
    ...secret,
    ...guessArtists({ figures, table }, draw),
    seed: guessedSeed(draw),
    deck: shuffle(draw, deck.slice()),
    laterDecks: laterDecks.map((later) => shuffle(draw, later.slice())),
    monumentDeck: shuffle(draw, monumentDeck.slice()),
  });
  return { figures, table: cloneTable(table), secret: redrawn };
}

function guessMonuments({ table }: View, draw: Chance): Secret['monumentDeck'] {
  const { row, removedMonuments, players } = table;
  const isSeen = (monument: Monument) => {
    if (contains(row, monument) || contains(removedMonuments, monument)) return true;
    for (const { monuments, reservedMonuments } of players)
      if (contains(monuments, monument) || contains(reservedMonuments, monument)) return true;
    return false;
  };
  return shuffle(
    draw,
    MONUMENT_IDS.filter((monument) => !isSeen(monument)),
  );
}

/** Cards not yet seen. A taken card is set to null, which is faster than removing it. */
type Unseen<T> = (T | null)[];

function stillThere<T>(unseen: Unseen<T>): T[] {
  return unseen.filter((card) => card !== null);
}

type ArtistSecrets = Pick<Secret, 'artistDeck' | 'artistValues' | 'removedValues' | 'reservedValues'>;

/** R5.3  Gives each face-down card of an artist one of the values not turned over yet. */
function guessArtists({ figures, table }: Pick<View, 'figures' | 'table'>, draw: Chance): ArtistSecrets {
  const unseen: Unseen<Portrait> = shuffle(draw, figures.box.artists.slice());
  for (const { artworks, unhired } of table.players) {
    for (const { artist, value } of artworks) if (artist !== null) takePortrait(unseen, artist, value);
    for (const { artist, value } of unhired) takePortrait(unseen, artist, value);
  }
  const hiddenValue = (artist: Artist) => takePortrait(unseen, artist, null);
  return {
    artistValues: table.artists.map(hiddenValue),
    removedValues: table.removedArtists.map(hiddenValue),
    reservedValues: table.players.map(({ reservedArtists, unhired }) =>
      table.over ? unhired.map(({ value }) => value) : reservedArtists.map(hiddenValue),
    ),
    artistDeck: stillThere(unseen),
  };
}

/** Removes the first card of an artist, of the given value unless that is null, and returns its value. */
function takePortrait(unseen: Unseen<Portrait>, artist: Artist, value: number | null): number {
  for (let place = 0; place < unseen.length; place++) {
    const card = unseen[place] as Portrait | null;
    if (card === null || card.artist !== artist || (value !== null && card.value !== value)) continue;
    unseen[place] = null;
    return card.value;
  }
  return unreachable(`no card of ${artist} is left`);
}

type FlorenzaSecrets = Pick<Secret, 'hands' | 'discarded' | 'deck' | 'laterDecks'>;

/**
 * R2.6  Deals the hidden Florenza cards. Discards of round 1 come from deck I, those of round 2 from decks I and II;
 * the rest is random.
 */
function guessFlorenzaCards({ figures, table, own, viewer, counts }: View, draw: Chance): FlorenzaSecrets {
  const inBox = florenzaDecks(figures, table.players.length, table.guilds);
  const decks = inBox.slice(0, inBox.length - counts.laterDecks.length);
  const laterDecks = inBox.slice(decks.length);
  const latestDeck = (round: number) => (table.round < 4 ? round : decks.length);
  const isOwn = (seat: Seat) => seat === viewer && own !== null;
  const all = cardsOfDecks(figures, table.players.length, table.guilds, decks.length).slice();
  const shown = counts.hands.map((_, seat) => (isOwn(seat) ? [] : shownCards(table, seat)));
  own?.discarded.forEach((cards, round) => {
    for (const card of cards) takeSeen(all, card, latestDeck(round));
  });
  const takeAll = (open: readonly Card[]) => {
    for (const card of open) takeSeen(all, card, decks.length);
  };
  for (const { built } of table.players) takeAll(built);
  if (own !== null) takeAll(own.hand);
  for (const cards of shown) takeAll(cards);
  const unseen: Unseen<DeckCard> = shuffle(draw, stillThere(all));

  const discarded: Card[][][] = counts.discarded.map(() => []);
  // Discards that can come from the fewest decks are dealt first, so go round by round.
  for (let round = 0; round < Math.max(...counts.discarded.map(({ length }) => length)); round++)
    counts.discarded.forEach((rounds, seat) => {
      if (round >= rounds.length) return;
      const cards = isOwn(seat) ? own?.discarded[round]?.slice() : deal(unseen, at(rounds, round), latestDeck(round));
      at(discarded, seat).push(cards ?? []);
    });
  const hands = counts.hands.map((count, seat) => {
    if (isOwn(seat)) return own?.hand.slice() ?? [];
    return [...at(shown, seat), ...deal(unseen, count - at(shown, seat).length, decks.length)];
  });
  return { hands, discarded, laterDecks, deck: stillThere(unseen).map(({ card }) => card) };
}

/**
 * Removes a card the viewer has seen. Of several copies it takes the one of the latest deck, so that the early decks
 * keep enough cards for the early discards.
 */
function takeSeen(all: Unseen<DeckCard>, card: Card, latestDeck: number): void {
  for (let place = all.length - 1; place >= 0; place--) {
    const one = all[place] as DeckCard | null;
    if (one === null || one.card !== card || one.deck > latestDeck) continue;
    all[place] = null;
    return;
  }
  if (latestDeck >= LAST_DECK) unreachable(`no ${card} is left`);
  takeSeen(all, card, LAST_DECK);
}

/** Deals `count` cards from the decks up to `latestDeck`, and from later decks if those run short. */
function deal(unseen: Unseen<DeckCard>, count: number, latestDeck: number): Card[] {
  const cards: Card[] = [];
  for (let place = 0; place < unseen.length && cards.length < count; place++) {
    const one = unseen[place] as DeckCard | null;
    if (one === null || one.deck > latestDeck) continue;
    unseen[place] = null;
    cards.push(one.card);
  }
  if (cards.length === count) return cards;
  if (latestDeck >= LAST_DECK) unreachable('no card is left');
  return [...cards, ...deal(unseen, count - cards.length, LAST_DECK)];
}
const LAST_DECK = 2;

/** R4.8  Returns the card whose artist is being chosen: it is still in the hand, but everyone has seen it. */
function shownCards({ agenda }: ReadonlyTable, seat: Seat): Card[] {
  const step = agenda.steps.at(-1);
  if (step?.ask !== 'hire' || step.seat !== seat || isMonument(step.work)) return [];
  return [step.work];
}

/** R10.4  Picks a random kept card for each player who has already chosen. */
function guessSealed({ table, own, viewer }: View, hands: Secret['hands'], draw: Chance): Secret['sealed'] {
  const { lanes } = table.agenda;
  const hasChosen = (seat: Seat) => lanes.length > 0 && at(lanes, seat).length === 0 && at(hands, seat).length > 1;
  return hands.map((hand, seat) => {
    if (seat === viewer && own !== null) return own.kept;
    return hasChosen(seat) ? pick(draw, hand) : null;
  });
}
