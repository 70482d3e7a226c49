import { describe, expect, test } from 'vitest';
import type { TableMessage } from '../../src/api/index.ts';
import { lineCount, withEarlier } from '../../src/onlineTables/chatLines.ts';
import type { MoveMessage, ServerTableState } from '../../src/onlineTables/state.ts';
import { NOT_CONNECTED } from '../../src/onlineTables/state.ts';
import { markOutdated, reduceTable } from '../../src/onlineTables/tableReducer';
import { info, opening, stepOf, undone, welcome, welcomeBack } from './onlineMessages.ts';

const NOW = 5000;
const over = { scores: [], winners: [0], seed: 's', seedHash: 'h', early: false, takenBack: false };
const ANSWER: MoveMessage = { type: 'move', id: 7, seat: 0, version: 0, move: { do: 'sendWorkers' } };

const after = (state: ServerTableState, ...messages: TableMessage[]) =>
  messages.reduce((now, message) => reduceTable(now, message, NOW), state);
const opened = (viewers: readonly (number | null)[] = [0]) => after(NOT_CONNECTED, welcome(opening(), viewers));
const answering = (state = opened()): ServerTableState => ({
  ...state,
  game: state.game && { ...state.game, answer: ANSWER },
});

describe('messages outside the game', () => {
  test('a welcome sets participants and pending votes; before the start there is no game', () => {
    const clocks = { left: [60_000, null], running: [0], at: '1482-01-01T00:00:00.000Z' };
    const line = { number: 0, seat: 0, name: 'Anna', text: 'Good day', notice: null, at: '1482-01-01T00:00:00.000Z' };
    const undoAsked = { seat: 1, waitingFor: ['Anna'] };
    const more = { version: null, watchers: 2, clocks, chat: [line], undoAsked } as const;
    const state = after({ ...NOT_CONNECTED, refusal: 'noTable' }, welcomeBack(opening(), more as object));
    expect(state).toMatchObject({ info, person: 'Anna', online: ['Anna'], spectators: 2, chat: [line], game: null });
    expect(state).toMatchObject({ undoRequest: undoAsked, endVote: null, refusal: null });
    expect(state.clocks).toEqual({ left: [60_000, null], running: [0], receivedAt: NOW });
  });

  test('table, presence and chat messages change only their own part of the state', () => {
    const line = { number: 0, seat: null, name: 'Lea', text: 'Hello', notice: null, at: '' };
    const state = opened();
    const next = after(
      state,
      { type: 'table', table: { ...info, host: 'Bruno' } },
      { type: 'presence', online: ['Bruno'], watchers: 3 },
      { type: 'chat', line },
      { type: 'chat', line },
    );
    expect(next).toMatchObject({ info: { host: 'Bruno' }, online: ['Bruno'], spectators: 3, chat: [line, line] });
    expect(next.game).toBe(state.game);
  });

  test('loaded chat lines stay after a new welcome, unless lines between are missing', () => {
    const lines = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => {
        return { number: from + index, seat: 0, name: 'Anna', text: '', notice: null, at: '' };
      });
    const reading = { ...opened(), chat: withEarlier(lines(0, 5), lines(5, 8)) };
    expect(reading.chat).toEqual(lines(0, 8));
    expect(after(reading, welcomeBack(opening(), { chat: lines(6, 9) })).chat).toEqual(lines(0, 9));
    expect(after(reading, welcomeBack(opening(), { chat: lines(8, 9) })).chat).toEqual(lines(0, 9));
    expect(after(reading, welcomeBack(opening(), { chat: lines(9, 12) })).chat).toEqual(lines(9, 12));
    expect(withEarlier([], lines(0, 1))).toEqual(lines(0, 1));
    expect([lineCount(lines(9, 12)), lineCount([])]).toEqual([12, 0]);
  });

  test('an undo vote is shown, answered and removed with the next step', () => {
    const consent = { type: 'consent' as const, version: 0, seat: 1, waitingFor: ['Anna'] };
    const asked = after(opened(), { ...consent, outcome: 'asked' });
    expect(asked).toMatchObject({ undoRequest: { seat: 1, waitingFor: ['Anna'] }, requestOutcome: null });
    const refused = after(asked, { ...consent, outcome: 'refused' });
    expect(refused).toMatchObject({ undoRequest: null, requestOutcome: { about: 'undo', outcome: 'refused' } });
    expect(after(refused, stepOf(opening(), [0]).message).requestOutcome).toBeNull();
  });

  test('an end vote is shown, answered and removed at the end of the game', () => {
    const end = { type: 'end' as const, person: 'Bruno', waitingFor: ['Anna'] };
    const asked = after(opened(), { ...end, outcome: 'asked' });
    expect(asked).toMatchObject({ endVote: { person: 'Bruno', waitingFor: ['Anna'] } });
    const lapsed = after(asked, { ...end, outcome: 'lapsed' });
    expect(lapsed).toMatchObject({ endVote: null, requestOutcome: { about: 'end', outcome: 'lapsed' } });
    const ended = after(asked, { type: 'over', version: 0, ...over });
    expect(ended).toMatchObject({ endVote: null, requestOutcome: null, game: { over } });
  });
});

describe('messages of the game', () => {
  test('a step changes views and version, and the history keeps it with its view', () => {
    const { game, message } = stepOf(opening(), [0]);
    const state = after(opened(), message);
    expect(state.game).toMatchObject({ version: 1, past: [{ version: 1, seat: message.seat, turn: 0 }] });
    expect(state.game?.views).toEqual(welcome(game, [0]).views);
    expect(state.game?.past[0]?.seen[0]?.view).toBe(state.game?.views[0]?.view);
  });

  test('missed steps are applied in order; a step after a gap changes nothing', () => {
    const first = stepOf(opening(), [0]);
    const second = stepOf(first.game, [0]);
    const state = opened();
    expect(after(state, second.message).game).toBe(state.game);
    expect(after(state, first.message, second.message).game?.version).toBe(2);
  });

  test('an undo restores the views and renumbers the remaining history', () => {
    const first = stepOf(opening(), [0]);
    const second = stepOf(first.game, [0]);
    const state = after(opened(), first.message, second.message, undone(first.game, [0], 3));
    expect(state.game).toMatchObject({ version: 3, past: [{ version: 3, turn: 0 }] });
    expect(state.game?.past).toHaveLength(1);
    expect(state.game?.views).toEqual(welcome(first.game, [0]).views);
    expect(after(state, undone(opening(), [0], 4, 7)).game?.past).toEqual([]);
  });

  test('the end of the game reaches present viewers and later ones', () => {
    expect(after(opened(), { type: 'over', version: 0, ...over }).game).toMatchObject({ over });
    expect(after(opened(), welcomeBack(opening(), { over })).game).toMatchObject({ over });
    expect(after(NOT_CONNECTED, welcome(opening(), [0], { over })).game).toMatchObject({ over });
  });

  test('a spectator has no seat, one player has their own view, several players share the screen', () => {
    expect(opened([null]).game).toMatchObject({ seats: [], viewer: null });
    expect(opened([1]).game).toMatchObject({ seats: [1], viewer: 1 });
    const shared = opened([0, 1]);
    expect(shared.game).toMatchObject({ seats: [0, 1], viewer: null });
    const looking = { ...shared, game: shared.game && { ...shared.game, viewer: 1 } };
    expect(after(looking, welcome(opening(), [0, 1])).game?.viewer).toBe(1);
    const { message } = stepOf(opening(), [0, 1]);
    expect(after(looking, message).game?.past[0]?.seen.map(({ viewer }) => viewer)).toEqual([0, 1]);
  });
});

describe('a pending answer', () => {
  test('survives a lost connection if the server has not received it', () => {
    expect(after(answering(), welcomeBack(opening())).game?.answer).toBe(ANSWER);
  });

  test('is removed when the server accepted it, went on without it or sent a new welcome', () => {
    const { game, message } = stepOf(opening(), [0]);
    expect(after(answering(), message).game?.answer).toBeNull();
    expect(after(answering(), welcomeBack(game)).game?.answer).toBeNull();
    expect(after(answering(), welcome(opening(), [0])).game?.answer).toBeNull();
    expect(after(answering(), undone(opening(), [0], 2)).game?.answer).toBeNull();
    expect(after(answering(), { type: 'over', version: 0, ...over }).game?.answer).toBeNull();
  });

  test('is removed when refused, and the reason stays until the next action', () => {
    const refused = { type: 'refused', answers: 7, code: 'notLegal', path: '', message: '', version: 0 } as const;
    const state = after(answering(), refused);
    expect(state).toMatchObject({ refusal: 'notLegal', game: { answer: null } });
    expect(after(state, stepOf(opening(), [0]).message).refusal).toBeNull();
    const error = { type: 'error', answers: 7, code: 'tooMany', path: '', message: '' } as const;
    expect(after(answering(), error)).toMatchObject({ refusal: 'tooMany', game: { answer: null } });
    expect(after(opened(), error).game).toEqual(opened().game);
  });

  test('stays when others connect, disconnect or chat', () => {
    const state = after(answering(), { type: 'presence', online: [], watchers: 0 });
    expect(state.game?.answer).toBe(ANSWER);
  });

  test('is removed when the server reports an outdated page', () => {
    const state = after(answering(), { type: 'outdated', protocol: 99 });
    expect(state).toMatchObject({ isOutdated: true, game: { answer: null, version: 0 } });
    expect(after(NOT_CONNECTED, { type: 'outdated', protocol: 99 })).toMatchObject({ isOutdated: true, game: null });
  });

  test('is removed by an unreadable message, which marks the page as outdated', () => {
    const state = markOutdated(answering());
    expect(state).toMatchObject({ isOutdated: true, game: { answer: null, version: 0 } });
    expect(after(state, stepOf(opening(), [0]).message)).toMatchObject({ isOutdated: true, game: { version: 1 } });
    expect(markOutdated(NOT_CONNECTED)).toMatchObject({ isOutdated: true, game: null });
  });
});
