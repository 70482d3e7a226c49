import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Card } from '../components.ts';
import { ACTIONS, ROUNDS } from '../components.ts';
import { cardsToDraw } from '../draw.ts';
import type { Figures } from '../figures.ts';
import { phaseName } from '../flow.ts';
import type { Goods } from '../goods.ts';
import { add } from '../goods.ts';
import { captainsChoices, incomeFrom } from '../income.ts';
import { actsOn, extraSpace, turnOrder } from '../players.ts';
import type { GameEvent, PublicState, ReadonlyPlayer, ReadonlyTable, Space } from '../state.ts';
import { SPACES } from '../state.ts';

/** R3.1  Returns the index of the action marker's space; `SPACES.length` once the round is ending. */
export function markerAt(table: ReadonlyTable): number {
  const space = (SPACES as readonly string[]).indexOf(phaseName(table));
  return space < 0 ? SPACES.length : space;
}

export interface MarkerSpace {
  readonly space: Space;
  /** The space relative to the marker: passed, current or still to come. */
  readonly when: 'past' | 'now' | 'next';
  /** The seats that act on this space, in turn order. */
  readonly acts: readonly Seat[];
  /** The seats of `acts` that are still to act; on the current space the first of them is asked. */
  readonly waits: readonly Seat[];
}

/**
 * R3.1 to R3.3  Returns who acts on each space as things stand; on the current one this is already fixed. Who acted on a
 * passed space follows from the events of the round, because a card may have been built too late. If these are not all
 * known (null), the cards of now are used.
 */
export function markerSpaces(
  { figures, table }: PublicState,
  events: readonly GameEvent[] | null,
): readonly MarkerSpace[] {
  const marker = markerAt(table);
  const asked = [...new Set(table.agenda.steps.map(({ seat }) => seat).reverse())];
  return SPACES.map((space, index) => {
    const isHere = index === marker;
    const acts = turnOrder(table).filter(
      (seat) => (isHere && asked.includes(seat)) || actsOn(figures, at(table.players, seat), space),
    );
    if (isHere) return { space, when: 'now', acts, waits: asked };
    if (index > marker) return { space, when: 'next', acts, waits: acts };
    const acted = index < ACTIONS || events === null ? acts : extraActors(events, space);
    return { space, when: 'past', acts: acted, waits: [] };
  });
}

function extraActors(events: readonly GameEvent[], space: Space): readonly Seat[] {
  return events.flatMap((event) => (event.type === 'extraActions' && event.space === space ? event.seats : []));
}

/** Returns the events of this round; null if not all are known. `isWhole` is true for events since the game began. */
export function eventsOfRound(events: readonly GameEvent[], isWhole: boolean): readonly GameEvent[] | null {
  const began = events.findLastIndex(({ type }) => type === 'roundBegan');
  return began < 0 && !isWhole ? null : events.slice(began + 1);
}

/** R2.1  Returns the number of rounds after this one. */
export function roundsToCome({ round }: ReadonlyTable): number {
  return ROUNDS - round;
}

/** R3.2  Returns the cards that give a player an extra action each round, in the order of the marker's spaces. */
export function extraActions(
  figures: Figures,
  { built }: ReadonlyPlayer,
): readonly { readonly space: Space; readonly card: Card }[] {
  return SPACES.flatMap((space) =>
    built.filter((card) => extraSpace(figures, card) === space).map((card) => ({ space, card })),
  );
}

/** R2.5  Returns the number of cards the seat draws when the next round begins; 0 in the last round. */
export function cardsNextRound({ figures, table }: PublicState, seat: Seat): number {
  return roundsToCome(table) === 0 ? 0 : cardsToDraw(figures, at(table.players, seat));
}

/** A player's income at the end of a round. */
export interface Income {
  readonly goods: Readonly<Goods>;
  /** R10.6  The number of resources the Captain names: 0 or 1. */
  readonly captainsResources: number;
  /** R12.1  The number of resources of the player's choice. */
  readonly choices: number;
}

/**
 * R10.5 to R10.7  Returns the seat's income at the end of the round as things stand, if the supply suffices (R10.8).
 */
export function incomeToCome({ figures, table }: PublicState, seat: Seat): Income {
  const { built } = at(table.players, seat);
  const goods = incomeFrom(figures, built);
  add(goods, figures.income); // R10.5
  return {
    goods,
    captainsResources: captainsChoices(table).length > 0 ? 1 : 0,
    choices: built.reduce((sum, card) => sum + eachRound(figures, card).choices, 0),
  };
}

export interface EachRound extends Omit<Income, 'captainsResources'> {
  readonly actions: number;
  readonly cards: number;
}

/** R2.5, R3.2, R4.3, R12.1  Returns what a card gives its owner each round. */
export function eachRound(figures: Figures, card: Card): EachRound {
  const { kind, income } = figures.cards[card];
  return {
    goods: income,
    choices: card === 'arte-dei-mercatanti' ? 1 : 0,
    actions: extraSpace(figures, card) === null ? 0 : 1,
    cards: kind === 'residence' ? figures.hand.perResidence : 0,
  };
}
