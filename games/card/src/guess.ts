import type { Chance, Immutable, Seat } from '@signoria/engine';
import { at, guessedSeed, pick, shuffle } from '@signoria/engine';
import { florenzaDecks } from './box.ts';
import type { Artist, Card } from './components.ts';
import { MONUMENT_IDS } from './components.ts';
import { isMonument } from './decisions/hire.ts';
import type { Figures, Portrait } from './figures.ts';
import { placeOf } from './seats.ts';
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
  const unseen = shuffle(draw, [...figures.box.artists]);
  const takeSeen = ({ artist, value }: Portrait) =>
    unseen.splice(
      unseen.findIndex((card) => card.artist === artist && card.value === value),
      1,
    );
  for (const { artworks, unhired } of table.players) {
    for (const { artist, value } of artworks) if (artist !== null) takeSeen({ artist, value });
    unhired.forEach(takeSeen);
  }
  const hiddenValue = (artist: Artist) => {
    const [card] = unseen.splice(
      unseen.findIndex((one) => one.artist === artist),
      1,
    );
    return card?.value ?? 0;
  };
  return {
    artistValues: table.artists.map(hiddenValue),
    removedValues: table.removedArtists.map(hiddenValue),
    reservedValues: table.players.map(({ reservedArtists, unhired }) =>
      table.over ? unhired.map(({ value }) => value) : reservedArtists.map(hiddenValue),
    ),
    artistDeck: unseen,
  };
}

type FlorenzaSecrets = Pick<Secret, 'hands' | 'discarded' | 'deck' | 'laterDecks'>;

/** R2.6  What was discarded in round 1 came from deck I, in round 2 from decks I and II; the rest is anybody's guess. */
function guessFlorenzaCards({ figures, table, own, viewer, counts }: Immutable<View>, draw: Chance): FlorenzaSecrets {
  const all = florenzaDecks(figures, table.players.length, table.guilds);
  const decks = all.slice(0, all.length - counts.laterDecks.length);
  const laterDecks = all.slice(decks.length);
  const latestDeck = (round: number) => (table.round < 4 ? round : decks.length);
  const isOwn = (seat: Seat) => seat === viewer && own !== null;
  const unseen = shuffle(
    draw,
    decks.flatMap((cards, deck) => cards.map((card) => ({ card, deck }))),
  );
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

interface Unseen {
  readonly card: Card;
  readonly deck: number;
}

/** Of several copies the one of the latest deck, so that the early decks keep enough for the early discards. */
function takeSeen(unseen: Unseen[], card: Card, latestDeck: number): void {
  let latest: Unseen | undefined;
  for (const one of unseen)
    if (one.card === card && one.deck <= latestDeck && one.deck > (latest?.deck ?? -1)) latest = one;
  unseen.splice(placeOf(unseen, latest ?? unseen.find((one) => one.card === card)), 1);
}

function dealCard(unseen: Unseen[], latestDeck: number): Card {
  const place = Math.max(
    0,
    unseen.findIndex(({ deck }) => deck <= latestDeck),
  );
  const [dealt] = unseen.splice(place, 1);
  return (dealt as Unseen).card;
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
