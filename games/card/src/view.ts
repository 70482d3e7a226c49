import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Card } from './components.ts';
import type { Figures } from './figures.ts';
import type { GameEvent, ReadonlyState, ReadonlyTable, Secret } from './state.ts';
import { cloneTable } from './state.ts';

/** R1.11  A state as one viewer may see it: the table, the viewer's own cards, and the numbers of hidden cards. */
export interface View {
  readonly figures: Figures;
  readonly viewer: Seat | null;
  readonly table: ReadonlyTable;
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

/** Returns a view built from public data and the viewer's own cards, so that there is nothing to redact. */
export function view(state: ReadonlyState, viewer: Seat | null): View {
  return { ...sharedView(state, viewer), table: cloneTable(state.table) };
}

/** Returns the same view without copying the table. */
export function sharedView({ figures, table, secret }: ReadonlyState, viewer: Seat | null): View {
  return { figures, viewer, table, own: ownCards(secret, viewer), counts: countCards(secret) };
}

function ownCards(secret: Readonly<Secret>, viewer: Seat | null): View['own'] {
  if (viewer === null) return null;
  return {
    hand: at(secret.hands, viewer),
    discarded: at(secret.discarded, viewer),
    kept: secret.sealed[viewer] ?? null,
  };
}

function countCards(secret: Readonly<Secret>): View['counts'] {
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

/** R1.11  Removes the cards drawn, kept and discarded by other players. */
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

/** Events that reveal new information, which raises the undo barrier. */
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
