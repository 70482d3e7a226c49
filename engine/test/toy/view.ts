import type { Chance, Seat } from '../../src/index.ts';
import { at, below, guessedSeed, shuffle } from '../../src/index.ts';
import { highestBid } from './decisions.ts';
import type { Card, Figures } from './figures.ts';
import { deckOf } from './figures.ts';
import type { Palio, PalioEvent, Table } from './state.ts';
import { clone, cloneTable } from './state.ts';

export interface PalioView {
  readonly figures: Figures;
  readonly viewer: Seat | null;
  readonly table: Table;
  readonly hand: readonly Card[];
  readonly bid: number | null;
}

export function view({ figures, table, secret }: Palio, viewer: Seat | null): PalioView {
  const own =
    viewer === null ? { hand: [], bid: null } : { hand: at(secret.hands, viewer), bid: at(secret.sealed, viewer) };
  return { figures, viewer, table: cloneTable(table), ...own };
}

/** Redraws the cards and bids that the viewer does not see. */
export function guess({ figures, viewer, table, hand, bid }: PalioView, draw: Chance): Palio {
  const unseen = deckOf(figures, table.thieves);
  for (const card of [...table.players.flatMap(({ played }) => played), ...hand])
    unseen.splice(unseen.indexOf(card), 1);
  shuffle(draw, unseen);
  const hands = table.players.map(({ cards }, seat) => (seat === viewer ? hand : unseen.splice(0, cards).sort()));
  const sealed = table.players.map((_, seat) => {
    if (seat === viewer) return bid;
    const hasBid = table.agenda.lanes[seat]?.length === 0;
    return hasBid ? below(draw, highestBid(table, seat) + 1) : null;
  });
  return {
    figures,
    table: cloneTable(table),
    secret: { seed: guessedSeed(draw), deck: unseen, hands, sealed },
  };
}

/** Redraws the deck and later rolls. */
export function redraw(state: Palio, draw: Chance): Palio {
  const copy = clone(state);
  copy.secret.seed = guessedSeed(draw);
  copy.secret.deck = shuffle(draw, [...copy.secret.deck]);
  return copy;
}

export function redact(event: PalioEvent, viewer: Seat | null): PalioEvent {
  return event.type === 'drew' && event.seat !== viewer ? { ...event, card: null } : event;
}

export function reveals({ type }: PalioEvent): boolean {
  return type === 'bids' || type === 'drew' || type === 'rolled';
}
