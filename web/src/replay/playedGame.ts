import type { LoadedGame } from '@signoria/catalogue';
import type { AnyReplay, AnyRules, GameRecord, GameState, Seat } from '@signoria/engine';
import { toRecord, undoDecisions } from '@signoria/engine';
import { memoizeByObject } from '../table/memoize.ts';
import { replayViews } from '../table/replayViews.ts';
import type { TableSeat } from '../table/seats.ts';
import type { SeenDecision, SeenPosition } from '../table/snapshot.ts';

/** The perspective: a seat's, a spectator's, or with all hidden information revealed. */
export type Perspective = Seat | 'spectator' | 'all';

/** A game to replay, from any source. Positions are numbered by the decisions before them. */
export interface PlayedGame {
  readonly entry: LoadedGame;
  readonly seats: readonly TableSeat[];
  /** For each decision, the index of the first decision of its turn. */
  readonly turns: readonly number[];
  /** The round of each position, starting with the setup. */
  readonly rounds: readonly number[];
  /** The seats of this browser's players. */
  readonly own: readonly Seat[];
  readonly isOver: boolean;
  /** All states and events; null for a game that runs on a server. */
  readonly replay: AnyReplay | null;
  /** The available perspectives, the default first. */
  readonly perspectives: readonly Perspective[];
  positionAt(count: number, perspective: Perspective): SeenPosition;
  /**
   * Returns the game up to this position, to be continued; null for a game that runs on a server, because its record has
   * the secrets of other players.
   */
  recordAt(count: number): GameRecord<unknown> | null;
}

export interface PlayedParts extends Pick<PlayedGame, 'entry' | 'seats' | 'own' | 'isOver'> {
  readonly replay: AnyReplay;
}

/** A game of which all states are known. */
export type KnownGame = PlayedGame & PlayedParts;

/** Returns true for a game that was played to its end by the rules: not one that was ended by agreement or is incomplete. */
export function isPlayedToEnd(game: PlayedGame): game is KnownGame {
  return game.replay !== null && game.entry.rules.pending(game.replay.game.state).length === 0;
}

/** A game with all information known. Every position is computed once, so replaying applies no moves again. */
export function playedGame({ entry, seats, replay, own, isOver }: PlayedParts): KnownGame {
  const { rules } = entry;
  const { entries } = replay;
  const start = undoDecisions(replay, entries.length);
  const viewOf = replayViews(rules);
  const openView = openViews(rules);
  const upTo = (count: number) => undoDecisions(replay, entries.length - count);
  const states = [start.game.state, ...entries.map(({ state }) => state)];
  return {
    ...{ entry, seats, own, isOver, replay },
    turns: entries.map(({ turnStart }) => turnStart),
    rounds: states.map(roundOf),
    perspectives: isOver ? perspectivesAfterEnd(seats, own) : perspectivesDuringGame(own),
    positionAt(count, perspective) {
      if (perspective === 'all') return openView(upTo(count));
      return { ...viewOf(upTo(count), perspective === 'spectator' ? null : perspective), takesAnswers: false };
    },
    recordAt: (count) => toRecord(rules, upTo(count).game),
  };
}

/**
 * Returns the perspectives during a game. Several persons at one screen get the spectator's, without anybody's hand.
 */
function perspectivesDuringGame(own: readonly Seat[]): readonly Perspective[] {
  return own.length === 1 ? own : ['spectator'];
}

/** Returns the perspectives after the end: the own seats first; for a viewer without a seat, `all` first. */
function perspectivesAfterEnd(seats: readonly TableSeat[], own: readonly Seat[]): readonly Perspective[] {
  const others = seats.map((_, seat) => seat).filter((seat) => !own.includes(seat));
  return own.length === 0 ? ['all', ...others] : [...own, ...others, 'all'];
}

/** Returns the round. Every game keeps it in its table. */
export function roundOf({ table }: { readonly table?: unknown }): number {
  const { round } = table as { readonly round: number };
  return round;
}

/** Builds positions with nothing hidden, from the perspective of the pending player. */
function openViews(rules: AnyRules): (replay: AnyReplay) => SeenPosition {
  const viewerIn = (state: GameState, mover: Seat) => rules.pending(state)[0] ?? mover;
  const seen = memoizeByObject((entry: AnyReplay['entries'][number]): Omit<SeenDecision, 'version'> => {
    const { seat, turnStart, events, state } = entry;
    return { seat, turn: turnStart, events, view: rules.view(state, viewerIn(state, seat)) };
  });
  return ({ game: { state }, entries }) => {
    const past = entries.map((entry, index) => ({ ...seen(entry), version: index + 1 }));
    const viewer = viewerIn(state, past.at(-1)?.seat ?? 0);
    const view = past.at(-1)?.view ?? rules.view(state, viewer);
    return { viewer, version: past.length, view, past, takesAnswers: false, ended: null, laidOpen: state };
  };
}
