import { at } from '@signoria/engine';
import { viewAfter } from '@signoria/protocol';
import type { TableMessage } from '../api/index.ts';
import type { Message, OnlineGame } from './state.ts';

/** Reduces a message to the next state of the game. Returns the same object if the message does not affect it. */
export function reduceGame(game: OnlineGame | null, message: TableMessage): OnlineGame | null {
  if (message.type === 'welcome' && message.views.length > 0) return openGame(game, message);
  if (game === null) return null;
  switch (message.type) {
    case 'welcome':
      return greetAgain(game, message);
    case 'step':
      return playStep(game, message);
    case 'undone':
      return takeBack(game, message);
    case 'over':
      return { ...game, over: message, takenBack: message.takenBack, answer: null };
    case 'refused':
    case 'error':
      return game.answer?.id === message.answers ? { ...game, answer: null } : game;
    case 'outdated':
      return game.answer === null ? game : { ...game, answer: null };
    default:
      return game;
  }
}

/** Replaces the whole game: at the first connection, or when too many steps were missed. */
function openGame(before: OnlineGame | null, message: Message<'welcome'>): OnlineGame {
  const { seats, views, over } = message;
  const isStillThere = before !== null && before.viewer !== null && seats.includes(before.viewer);
  const past = message.past.map(({ views: seen, ...decision }) => {
    return { ...decision, seen: seen.map((one) => ({ ...one, view: null })) };
  });
  return {
    seats,
    viewer: seats.length === 1 ? at(seats, 0) : isStillThere ? before.viewer : null,
    version: message.version ?? 0,
    views,
    past,
    answer: null,
    copies: before?.copies ?? [],
    over,
    takenBack: message.takenBack,
    record: before?.record ?? null,
  };
}

/**
 * Handles the greeting after a reconnection; messages with the missed steps follow it. If the version is unchanged, the
 * server has not accepted the pending answer, so it is kept and sent again.
 */
function greetAgain(game: OnlineGame, { version, over, takenBack }: Message<'welcome'>): OnlineGame {
  const answer = version === game.version ? game.answer : null;
  return { ...game, answer, takenBack, over: game.over ?? over };
}

/** Returns true if steps before this one are missing, so that it cannot be applied. */
export function leavesGap(game: OnlineGame | null, message: TableMessage): boolean {
  return game !== null && message.type === 'step' && message.version > game.version + 1;
}

/**
 * Returns true if the server refused a resent copy of an answer that is no longer pending. It had accepted the original,
 * so the page shows no refusal.
 */
export function isRefusalOfCopy(game: OnlineGame | null, { answers }: Message<'refused' | 'error'>): boolean {
  return game !== null && answers !== null && game.copies.includes(answers) && game.answer?.id !== answers;
}

function playStep(game: OnlineGame, message: Message<'step'>): OnlineGame {
  if (leavesGap(game, message)) return game;
  const { version, seat, turn } = message;
  const views = game.views.map(({ viewer, view }) => ({ viewer, view: viewAfter(view, message) }));
  const seen = message.views.map(({ viewer, events }) => {
    return { viewer, events, view: views.find((one) => one.viewer === viewer)?.view ?? null };
  });
  return { ...game, version, views, past: [...game.past, { version, seat, turn, seen }], answer: null };
}

/** Removes undone decisions and renumbers the rest with the server's versions. */
function takeBack(game: OnlineGame, { version, count, views, takenBack }: Message<'undone'>): OnlineGame {
  const left = game.past.slice(0, Math.max(0, game.past.length - count));
  const past = left.map((decision, index) => ({ ...decision, version: version - left.length + 1 + index }));
  return { ...game, version, views, past, takenBack, answer: null };
}
