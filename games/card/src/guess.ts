import type { Chance, Immutable, Seat } from '@signoria/engine';
import { at, broken, guessedSeed, pick, shuffle } from '@signoria/engine';
import type { DeckCard } from './box.ts';
import { cardsOfDecks, florenzaDecks } from './box.ts';
import type { Artist, Card } from './components.ts';
import { MONUMENT_IDS } from './components.ts';
import { isMonument } from './decisions/hire.ts';
import type { Figures, Portrait } from './figures.ts';
import type { Secret, State, Table } from './state.ts';
import { cloneTable } from './state.ts';
import type { View } from './view.ts';

/** A whole state the viewer cannot tell from the true one: what is hidden is dealt anew from what was not seen. */
export function guess(view: Immutable<View>, draw: Chance): State {
  const secret: Secret = {
    seed: guessedSeed(draw),
    ...guessFlorenzaCards(view, draw),
    ...guessArtists(view, draw),
    monumentDeck: guessMonuments(view, draw),
    sealed: [],
  };
  secret.sealed = guessSealed(view, secret.hands, draw);
  return { figures: view.figures, table: cloneTable(view.table), secret };
}

function guessMonuments({ table }: Immutable<View>, draw: Chance): Secret['monumentDeck'] {
  const seen = new Set([...table.row, ...table.removedMonuments]);
  for (const { monuments, reservedMonuments } of table.players)
    for (const monument of [...monuments, ...reservedMonuments]) seen.add(monument);
  return shuffle(
    draw,
    MONUMENT_IDS.filter((monument) => !seen.has(monument)),
  );
}

type ArtistSecrets = Pick<Secret, 'artistDeck' | 'artistValues' | 'removedValues' | 'reservedValues'>;

/** R5.3  Every face-down card of an artist has one of the values nobody has seen of him yet. */
function guessArtists({ figures, table }: Immutable<View>, draw: Chance): ArtistSecrets {
  const unseen = shuffle(draw, figures.box.artists.slice());
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
    artistDeck: unseen,
  };
}

/** Takes the first card of an artist, of this value if it is known, and says its value. */
function takePortrait(unseen: Portrait[], artist: Artist, value: number | null): number {
  for (let place = 0; place < unseen.length; place++) {
    const card = unseen[place] as Portrait;
    if (card.artist === artist && (value === null || card.value === value)) return takeAt(unseen, place).value;
  }
  return broken(`no card of ${artist} is left`);
}

type FlorenzaSecrets = Pick<Secret, 'hands' | 'discarded' | 'deck' | 'laterDecks'>;

/** R2.6  What was discarded in round 1 came from deck I, in round 2 from decks I and II; the rest is anybody's guess. */
function guessFlorenzaCards({ figures, table, own, viewer, counts }: Immutable<View>, draw: Chance): FlorenzaSecrets {
  const all = florenzaDecks(figures, table.players.length, table.guilds);
  const decks = all.slice(0, all.length - counts.laterDecks.length);
  const laterDecks = all.slice(decks.length);
  const latestDeck = (round: number) => (table.round < 4 ? round : decks.length);
  const isOwn = (seat: Seat) => seat === viewer && own !== null;
  const unseen = shuffle(draw, cardsOfDecks(figures, table.players.length, table.guilds, decks.length).slice());
  const shown = counts.hands.map((_, seat) => (isOwn(seat) ? [] : shownCards(figures, table, seat)));
  own?.discarded.forEach((cards, round) => {
    for (const card of cards) takeSeen(unseen, card, latestDeck(round));
  });
  const open = [...table.players.flatMap(({ built }) => built), ...(own?.hand ?? []), ...shown.flat()];
  for (const card of open) takeSeen(unseen, card, decks.length);

  const deal = (length: number, latest: number) => Array.from({ length }, () => dealCard(unseen, latest));
  const discarded: Card[][][] = counts.discarded.map(() => []);
  // Round by round: what can come from the fewest decks is dealt first.
  for (let round = 0; round < Math.max(...counts.discarded.map(({ length }) => length)); round++)
    counts.discarded.forEach((rounds, seat) => {
      if (round >= rounds.length) return;
      const cards = isOwn(seat) ? own?.discarded[round]?.slice() : deal(at(rounds, round), latestDeck(round));
      at(discarded, seat).push(cards ?? []);
    });
  const hands = counts.hands.map((count, seat) => {
    if (isOwn(seat)) return own?.hand.slice() ?? [];
    return [...at(shown, seat), ...deal(count - at(shown, seat).length, decks.length)];
  });
  return { hands, discarded, laterDecks, deck: unseen.map(({ card }) => card) };
}

/** Of several copies the one of the latest deck, so that the early decks keep enough for the early discards. */
function takeSeen(unseen: DeckCard[], card: Card, latestDeck: number): void {
  let place = -1;
  let first = -1;
  let latest = -1;
  for (let index = unseen.length - 1; index >= 0; index--) {
    const one = unseen[index] as DeckCard;
    if (one.card !== card) continue;
    first = index;
    if (one.deck > latestDeck || one.deck < latest) continue;
    place = index;
    latest = one.deck;
  }
  takeAt(unseen, place < 0 ? first : place);
}

function dealCard(unseen: DeckCard[], latestDeck: number): Card {
  let place = 0;
  while (place < unseen.length && (unseen[place] as DeckCard).deck > latestDeck) place++;
  return takeAt(unseen, place === unseen.length ? 0 : place).card;
}

/** `splice` would make a list for what it takes out. */
function takeAt<T>(list: T[], place: number): T {
  const taken = at(list, place);
  for (let index = place + 1; index < list.length; index++) list[index - 1] = list[index] as T;
  list.pop();
  return taken;
}

/** R4.8  The card for which an artist is being looked for has been shown, though it is still in the hand. */
function shownCards(figures: Figures, { agenda }: Immutable<Table>, seat: Seat): Card[] {
  const step = agenda.steps.at(-1);
  if (step?.ask !== 'hire' || step.seat !== seat || isMonument(figures, step.work)) return [];
  return [step.work];
}

/** R10.4  Who has chosen already has sealed some card of the hand. */
function guessSealed({ table, own, viewer }: Immutable<View>, hands: Secret['hands'], draw: Chance): Secret['sealed'] {
  const { lanes } = table.agenda;
  const hasChosen = (seat: Seat) => lanes.length > 0 && at(lanes, seat).length === 0 && at(hands, seat).length > 1;
  return hands.map((hand, seat) => {
    if (seat === viewer && own !== null) return own.kept;
    return hasChosen(seat) ? pick(draw, hand) : null;
  });
}
