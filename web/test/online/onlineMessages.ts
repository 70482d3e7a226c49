import { loadGame } from '@signoria/catalogue';
import type { AnyGame, Seat } from '@signoria/engine';
import { advance, begin, seedFromText, withoutFigures } from '@signoria/engine';
import type { DecisionMessage, Opaque, TableInfo, Welcome } from '@signoria/protocol';
import { changesBetween, PROTOCOL_VERSION } from '@signoria/protocol';
import { expect } from 'vitest';
import type { TableMessage } from '../../src/api/index.ts';

export const entry = await loadGame('card', 'en');
const { rules } = entry;

export const NAMES = ['Anna', 'Bruno'];
const SEED = seedFromText('a reloaded page');

export type Viewer = Seat | null;
export type Served = AnyGame;

/** A table of two on the server. */
export const info = {
  id: 't',
  game: 'card',
  options: {},
  seats: NAMES.map((name, seat) => ({ kind: 'person', name, seat, family: null, person: name, away: false })),
  seedHash: '',
} as unknown as TableInfo;

export const opening = (): Served => begin(rules, {}, NAMES.length, SEED) as Served;

const viewOf = ({ state }: Served, viewer: Viewer) => withoutFigures(rules.view(state, viewer)) as unknown as Opaque;
const viewsOf = (game: Served, viewers: readonly Viewer[]) =>
  viewers.map((viewer) => ({ viewer, view: viewOf(game, viewer) }));

/** Returns the welcome message for a page with these viewers. */
export function welcome(game: Served, viewers: readonly Viewer[], more: Partial<Welcome> = {}): Welcome {
  return {
    ...{
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      table: info,
      person: 'Anna',
      names: NAMES,
      past: [],
      clocks: null,
      chat: [],
    },
    ...{ online: ['Anna'], watchers: 0, undoAsked: null, endAsked: null, over: null, takenBack: false },
    seats: viewers.flatMap((viewer) => viewer ?? []),
    version: game.decisions.length,
    views: viewsOf(game, viewers),
    ...more,
  };
}

/** Returns the welcome message after a reconnection; missed steps may follow. */
export const welcomeBack = (game: Served, more: Partial<Welcome> = {}) => welcome(game, [], { seats: [0], ...more });

/** Returns the step message for one decision of the pending player. */
export function stepOf(game: Served, viewers: readonly Viewer[], move?: unknown) {
  const [seat = expect.fail('nobody is asked')] = rules.pending(game.state);
  const next = advance(rules, game, seat, move ?? rules.moves(game.state, seat)[0]);
  const after = next.game as Served;
  const views = viewers.map((viewer) => {
    const [{ table: _before, ...before }, { table: _now, ...now }] = [viewOf(game, viewer), viewOf(after, viewer)];
    const events = next.events.map((event) => rules.redact(event, viewer)) as Opaque[];
    return { viewer, changes: changesBetween(before, now), events };
  });
  const tableOf = (one: Served) => viewOf(one, viewers[0] ?? null).table as Opaque;
  const table = changesBetween(tableOf(game), tableOf(after));
  const message: DecisionMessage = {
    type: 'step',
    version: after.decisions.length,
    seat,
    turn: next.turnStart,
    table,
    views,
    clocks: null,
  };
  return { game: after, message };
}

/** Returns the undo message: the position of `game` with a new version. */
export function undone(game: Served, viewers: readonly Viewer[], version: number, count = 1): TableMessage {
  return { type: 'undone', version, seat: 0, count, views: viewsOf(game, viewers), clocks: null, takenBack: false };
}
