import type { Chance, Seat } from '@signoria/engine';
import { at, below, drawnSeed, pick, shuffle } from '@signoria/engine';
import { byKind } from '@signoria/testkit';
import type { Card } from './components.ts';
import type { Portrait } from './figures.ts';
import { GOODS } from './goods.ts';
import type { Move, ReadonlyState, State } from './state.ts';

/** Functions the conformance kit needs besides the rules. Independent of `view.ts` and `guess.ts`, which they check. */

/** Counts Florenza cards, monuments, artists and goods over all places; the counts are invariant throughout a game. */
export function census({ table, secret }: ReadonlyState): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (name: string, amount = 1) => {
    if (!(amount >= 0)) throw new Error(`${amount} of ${name} in one place`);
    counts[name] = (counts[name] ?? 0) + amount;
  };
  const { players } = table;
  const cards = [
    ...[secret.hands, secret.laterDecks, secret.discarded.flat(1)].flat(2),
    ...secret.deck,
    ...players.flatMap(({ built }) => built),
  ];
  for (const card of cards) count(`card ${card}`);
  const owned = players.flatMap(({ monuments, reservedMonuments }) => [...monuments, ...reservedMonuments]);
  for (const monument of [...table.row, ...table.removedMonuments, ...secret.monumentDeck, ...owned])
    count(`monument ${monument}`);
  for (const { artist, value } of [...faceDown(table.artists, secret.artistValues), ...secret.artistDeck])
    count(`artist ${artist} ${value}`);
  for (const { artist, value } of faceDown(table.removedArtists, secret.removedValues))
    count(`artist ${artist} ${value}`);
  players.forEach(({ reservedArtists, artworks, goods }, seat) => {
    for (const { artist, value } of faceDown(reservedArtists, at(secret.reservedValues, seat)))
      count(`artist ${artist} ${value}`);
    for (const { artist, value } of artworks) if (artist !== null) count(`artist ${artist} ${value}`);
    for (const good of GOODS) count(good, goods[good]);
  });
  for (const good of GOODS) count(good, table.supply[good]);
  return counts;
}

function faceDown(artists: readonly Portrait['artist'][], values: readonly number[]): Portrait[] {
  if (artists.length !== values.length) throw new Error('an artist without a value, or a value without an artist');
  return artists.map((artist, index) => ({ artist, value: at(values, index) }));
}

/** Returns a state that differs only in what is hidden from the viewer. */
export function swapHidden(state: ReadonlyState, viewer: Seat | null, draw: Chance): State {
  const { figures, ...rest } = state;
  const swapped = { figures, ...structuredClone(rest) } as State;
  const { secret } = swapped;
  secret.seed = drawnSeed(draw);
  secret.monumentDeck = shuffled(draw, secret.monumentDeck);
  secret.laterDecks = secret.laterDecks.map((deck) => shuffled(draw, deck)); // their cards are known from the rules
  swapCards(swapped, viewer, draw);
  swapArtists(swapped, draw);
  return swapped;
}

function shuffled<T>(draw: Chance, list: readonly T[]): T[] {
  return shuffle(draw, list.slice());
}

/** R1.11, R10.4  Redeals others' hands, others' discards and the deck, which the viewer cannot tell apart. */
function swapCards({ table, secret }: State, viewer: Seat | null, draw: Chance): void {
  // The card whose artist is being chosen has been shown.
  const shown = secret.hands.map((hand, seat) =>
    hand.filter((card) =>
      table.agenda.steps.some((step) => step.ask === 'hire' && step.seat === seat && step.work === card),
    ),
  );
  const others = secret.hands.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const withoutShown = (seat: Seat): Card[] => {
    const hand = at(secret.hands, seat).slice();
    const [card] = at(shown, seat);
    if (card !== undefined) hand.splice(hand.indexOf(card), 1);
    return hand;
  };
  const pile = [
    ...secret.deck,
    ...others.flatMap(withoutShown),
    ...others.flatMap((seat) => at(secret.discarded, seat).flat()),
  ];
  shuffle(draw, pile);
  for (const seat of others) {
    const open = at(shown, seat).slice(0, 1);
    const hidden = pile.splice(0, at(secret.hands, seat).length - open.length);
    const hand = [...open, ...hidden];
    secret.hands = secret.hands.with(seat, hand);
    const discarded = at(secret.discarded, seat).map((cards) => pile.splice(0, cards.length));
    secret.discarded = secret.discarded.with(seat, discarded);
    if (secret.sealed[seat] !== null) secret.sealed = secret.sealed.with(seat, pick(draw, hand));
  }
  secret.deck = pile;
}

/** R1.11, R7.3  Redistributes the values of face-down artists. Reserved ones are hidden until the game is over. */
function swapArtists({ table, secret }: State, draw: Chance): void {
  secret.artistDeck = shuffled(draw, secret.artistDeck);
  const reserved = table.over ? [] : secret.reservedValues.map((values, seat) => ({ seat, values }));
  const hidden = [
    ...secret.artistDeck,
    ...faceDown(table.artists, secret.artistValues),
    ...faceDown(table.removedArtists, secret.removedValues),
    ...reserved.flatMap(({ seat, values }) => faceDown(at(table.players, seat).reservedArtists, values)),
  ];
  shuffle(draw, hidden);
  const anotherValue = (artist: Portrait['artist']): number => {
    const [card] = hidden.splice(
      hidden.findIndex((one) => one.artist === artist),
      1,
    );
    return card?.value ?? Number.NaN;
  };
  secret.artistDeck = secret.artistDeck.map(({ artist }) => ({ artist, value: anotherValue(artist) }));
  secret.artistValues = table.artists.map(anotherValue);
  secret.removedValues = table.removedArtists.map(anotherValue);
  for (const { seat } of reserved) {
    const values = at(table.players, seat).reservedArtists.map(anotherValue);
    secret.reservedValues = secret.reservedValues.with(seat, values);
  }
}

/** Chooses a move, mostly one that plays a card or completes a monument. Random play rarely does either. */
export function lively(moves: readonly Move[], draw: Chance): Move {
  const works = worksIn(moves);
  return works.length > 0 && below(draw, 4) > 0 ? pick(draw, works) : byKind(moves, draw);
}

export function worksIn(moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => move.do === 'play' || move.do === 'complete');
}
