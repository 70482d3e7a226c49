import type { Immutable, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Card } from './components.ts';
import type { Figures } from './figures.ts';
import type { GameEvent, Secret, State, Table } from './state.ts';
import { cloneTable } from './state.ts';

/** R1.11  What one pair of eyes may know: the table, one's own cards, and how many there are of the rest. */
export interface View {
  readonly figures: Figures;
  readonly viewer: Seat | null;
  readonly table: Table;
  readonly own: {
    readonly hand: Secret['hands'][number];
    readonly discarded: Secret['discarded'][number];
    readonly kept: Card | null;
  } | null;
  readonly counts: {
    readonly hands: readonly number[];
    readonly discarded: readonly (readonly number[])[];
    readonly deck: number;
    readonly laterDecks: readonly number[];
    readonly monumentDeck: number;
    readonly artistDeck: number;
  };
}

/** Built from the table and the viewer's own cards, so that nothing needs to be taken out again. */
export function view(state: Immutable<State>, viewer: Seat | null): View {
  return { ...sharedView(state, viewer), table: cloneTable(state.table) };
}

/** The same with the state's own table. */
export function sharedView({ figures, table, secret }: Immutable<State>, viewer: Seat | null): Immutable<View> {
  return { figures, viewer, table, own: ownCards(secret, viewer), counts: countCards(secret) };
}

function ownCards(secret: Immutable<Secret>, viewer: Seat | null): View['own'] {
  if (viewer === null) return null;
  return {
    hand: at(secret.hands, viewer),
    discarded: at(secret.discarded, viewer),
    kept: secret.sealed[viewer] ?? null,
  };
}

function countCards(secret: Immutable<Secret>): View['counts'] {
  const { hands, discarded, deck, laterDecks, monumentDeck, artistDeck } = secret;
  return {
    hands: hands.map(({ length }) => length),
    discarded: discarded.map((rounds) => rounds.map(({ length }) => length)),
    deck: deck.length,
    laterDecks: laterDecks.map(({ length }) => length),
    monumentDeck: monumentDeck.length,
    artistDeck: artistDeck.length,
  };
}

/** R1.11  Cards drawn, kept and discarded are known to the one who did it. */
export function redact(event: GameEvent, viewer: Seat | null): GameEvent {
  switch (event.type) {
    case 'cardsDrawn':
    case 'cardsDiscarded': {
      if (event.seat === viewer) return event;
      const { cards: _, ...rest } = event;
      return rest;
    }
    case 'cardKept':
      return event.seat === viewer ? event : { type: 'cardKept', seat: event.seat };
    default:
      return event;
  }
}

/** What nobody could know before: no undo reaches behind it. */
const REVEALING: readonly GameEvent['type'][] = [
  'artistsDrawn',
  'monumentsDrawn',
  'cardsDrawn',
  'artistHired',
  'cardsDiscarded',
  'artistsRevealed',
];

export function reveals(event: GameEvent): boolean {
  return REVEALING.includes(event.type);
}
