import { CATALOGUE } from '@signoria/catalogue/all';
import { at } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import type { RecordedTurn } from '../support/clicks.ts';
import { archivedTurns, median, singleClicks } from '../support/clicks.ts';
import type { Recorded as RecordedDice } from './dice/planned.ts';
import { plannedClicks } from './dice/planned.ts';
import type { Action, Recorded } from './firenze/planned.ts';
import { actionsOf } from './firenze/planned.ts';

/** The number of archived games that are measured decision by decision, and of all archived games. */
const GAMES = 12;
const ALL_GAMES = 50;
const rulesOf = (id: string) => CATALOGUE[id]?.rules ?? expect.fail(`the catalogue has no ${id}`);
const singly = (id: string, { decisions }: RecordedTurn) =>
  decisions.reduce((sum, { state, seat, move }) => sum + singleClicks(rulesOf(id), state, seat, move), 0);

describe('median clicks per turn with the button Confirm, in games between greedy bots', () => {
  test.each([
    ['florenza', 2],
    ['card', 2],
    ['dice', 8],
    ['firenze', 17],
  ])('%s: decision by decision', (id, clicks) => {
    expect(median(archivedTurns(rulesOf(id), 0, GAMES).map((turn) => singly(id, turn)))).toBe(clicks);
  });

  test('dice: at most 5 with planned steps', () => {
    const turns = archivedTurns(rulesOf('dice'), 0, ALL_GAMES);
    expect(turns.length).toBeGreaterThan(1900);
    const clicks = turns.map(({ decisions }) => plannedClicks(decisions as readonly RecordedDice[]));
    expect(median(clicks)).toBeLessThanOrEqual(5);
  });

  test('firenze: at most 8 with the sheet', () => {
    const turns = archivedTurns(rulesOf('firenze'), 0, ALL_GAMES).map(({ decisions, isInterrupted }) => {
      const actions = actionsOf(decisions as readonly Recorded[]);
      const clicks = actions.reduce((sum, action) => sum + clicksOf(action), 0);
      return {
        clicks,
        isUsual: !isInterrupted && !actions.some(({ decisions: [first] }) => first?.move.do === 'play'),
      };
    });
    expect(turns.length).toBeGreaterThan(2000);
    expect(median(turns.map(({ clicks }) => clicks))).toBeLessThanOrEqual(8);
    expect(median(turns.flatMap(({ clicks, isUsual }) => (isUsual ? [clicks] : [])))).toBeLessThanOrEqual(7);
  });
});

/** Counts the clicks of an action: on the card, the heights, − and +, and Confirm. */
function clicksOf({ decisions, heights, edits }: Action): number {
  const { state, seat, move } = at(decisions, 0);
  const isPayment = move.do === 'give' && edits !== null;
  const first =
    heights !== null ? heights.length + 1 : isPayment ? 1 : singleClicks(rulesOf('firenze'), state, seat, move);
  return first + (edits?.length ?? 0);
}
