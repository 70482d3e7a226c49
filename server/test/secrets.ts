import { CATALOGUE } from '@signoria/catalogue/all';
import type { GameState, Seat } from '@signoria/engine';
import { readRecord, replay, sameJson, withoutFigures } from '@signoria/engine';
import type { Opaque, ServerMessage } from '@signoria/protocol';
import { viewAfter } from '@signoria/protocol';
import { expect } from 'vitest';

interface StateAndEvents {
  readonly state: GameState & { readonly secret: { readonly hands?: readonly (readonly string[])[] } };
  readonly events: readonly unknown[];
}

/**
 * Compares all messages that a player received with the true game from its record. Each view and event must match
 * exactly. No message may contain a card of another hand, unless it is open or also in the player's own hand.
 */
export function expectNoSecrets(received: readonly string[], viewers: readonly (Seat | null)[], record: unknown): void {
  const positions = truthOf(record);
  const rules = CATALOGUE.card?.rules;
  if (rules === undefined) throw new Error('no rules');
  const { seed } = record as { seed: string };
  const views = new Map<Seat | null, Opaque>();
  const eventsFor = (position: StateAndEvents | undefined, viewer: Seat | null) =>
    plainJson(position?.events.map((event) => rules.redact(event, viewer)));
  for (const text of received) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'over' || (message.type === 'welcome' && message.over !== null)) continue;
    expect(text).not.toContain(seed);
    expect(text).not.toContain('"secret"');
    if (message.type !== 'welcome' && message.type !== 'step') continue;
    const position = positions[message.version ?? -1];
    if (position === undefined) continue; // not started yet
    const seen = viewers.map((viewer) => plainJson(withoutFigures(rules.view(position.state, viewer))));
    if (message.type === 'welcome') {
      for (const { viewer, view } of message.views) views.set(viewer, view);
      for (const { version, views: theirs } of message.past)
        expect(theirs).toEqual(viewers.map((viewer) => ({ viewer, events: eventsFor(positions[version], viewer) })));
    } else {
      expect(message.views.map(({ viewer }) => viewer)).toEqual(viewers);
      for (const { viewer, events } of message.views) expect(events).toEqual(eventsFor(position, viewer));
      for (const viewer of viewers) views.set(viewer, viewAfter(views.get(viewer) ?? {}, message));
    }
    const resumed = message.type === 'welcome' && message.views.length === 0;
    if (resumed)
      expect(message.past).toEqual([]); // a resumed client has seen the events
    else expect(viewers.every((viewer, index) => sameJson(views.get(viewer), seen[index]))).toBe(true);
    const checked = message.type === 'step' ? message.views : message.past; // already compared above
    expectNoForeignCards(text, viewers, position, JSON.stringify([seen, checked]));
  }
}

function expectNoForeignCards(
  text: string,
  viewers: readonly (Seat | null)[],
  { state }: StateAndEvents,
  open: string,
) {
  const hands = state.secret.hands ?? [];
  const hidden = hands.flatMap((hand, seat) => (viewers.includes(seat) ? [] : hand));
  expect(hidden.filter((card) => text.includes(`"${card}"`) && !open.includes(`"${card}"`))).toEqual([]);
}

function truthOf(input: unknown): readonly StateAndEvents[] {
  const record = readRecord(input);
  const rules = CATALOGUE.card?.rules;
  if (!record.ok || rules === undefined) throw new Error('no record');
  const replayed = replay(rules, record.value);
  if (!replayed.ok) throw new Error(replayed.error.message);
  const { start, entries } = replayed.value;
  return [{ state: start.state, events: [] }, ...entries] as readonly StateAndEvents[];
}

function plainJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
