import type { TableMessage } from '../api/index.ts';
import { receivedClocks } from '../clocks/index.ts';
import { withEarlier } from './chatLines.ts';
import { isRefusalOfCopy, reduceGame } from './gameReducer.ts';
import type { Message, ServerTableState } from './state.ts';

/** Reduces a message of the server to the next state. `now` is the local time of receipt. */
export function reduceTable(state: ServerTableState, message: TableMessage, now: number): ServerTableState {
  return { ...state, ...aroundTheGame(state, message, now), game: reduceGame(state.game, message) };
}

/**
 * Marks the page as outdated after an unreadable message, which means that the server is newer. The pending answer is
 * dropped; its result is visible after reloading.
 */
export function markOutdated(state: ServerTableState): ServerTableState {
  return { ...state, isOutdated: true, game: state.game && { ...state.game, answer: null } };
}

/** Returns what a message changes in the state, except for the game. */
function aroundTheGame(state: ServerTableState, message: TableMessage, now: number): Partial<ServerTableState> {
  switch (message.type) {
    case 'welcome': {
      const { table: info, person, online, watchers: spectators, chat, undoAsked, endAsked } = message;
      const clocks = receivedClocks(message.clocks, now);
      return {
        info,
        person,
        online,
        spectators,
        chat: withEarlier(state.chat, chat), // keeps earlier lines that were loaded
        clocks,
        undoRequest: undoAsked,
        endVote: endAsked,
        refusal: null,
      };
    }
    case 'step':
      return { clocks: receivedClocks(message.clocks, now), undoRequest: null, requestOutcome: null, refusal: null };
    case 'undone':
      return { clocks: receivedClocks(message.clocks, now), undoRequest: null, refusal: null };
    case 'over':
      return { undoRequest: null, endVote: null, requestOutcome: null, refusal: null };
    case 'table':
      return { info: message.table };
    case 'presence':
      return { online: message.online, spectators: message.watchers };
    case 'chat':
      return { chat: [...state.chat, message.line] };
    case 'consent':
      return reduceUndoRequest(message);
    case 'end':
      return reduceEndVote(message);
    case 'refused':
    case 'error':
      return isRefusalOfCopy(state.game, message) ? {} : { refusal: message.code };
    case 'outdated':
      return { isOutdated: true };
  }
}

function reduceUndoRequest({ seat, waitingFor, outcome }: Message<'consent'>): Partial<ServerTableState> {
  if (outcome === 'asked') return { undoRequest: { seat, waitingFor }, requestOutcome: null };
  return { undoRequest: null, requestOutcome: { about: 'undo', outcome } };
}

function reduceEndVote({ person, waitingFor, outcome }: Message<'end'>): Partial<ServerTableState> {
  if (outcome === 'asked') return { endVote: { person, waitingFor }, requestOutcome: null };
  return { endVote: null, requestOutcome: { about: 'end', outcome } };
}
