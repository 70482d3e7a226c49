import { CATALOGUE } from '@signoria/catalogue/all';
import type * as diceGame from '@signoria/dice';
import type { AnyGame } from '@signoria/engine';
import { at, begin, seedFromText } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { lookAhead, missingIn, movesOf, plansAhead, withMove, withoutStep } from '../../src/table/ahead.ts';
import { snapshotBuilder } from '../../src/table/snapshot.ts';
import type { TableSnapshot } from '../../src/table/tableTypes.ts';

const { rules, text } = CATALOGUE.dice ?? expect.fail('the catalogue has no Dice Game');

/** Returns the table at the first question of a solo game. */
function firstTable(): TableSnapshot {
  const options = rules.readOptions({}, 1);
  const game: AnyGame = begin(rules, options.ok ? options.value : expect.fail(), 1, seedFromText('pencil'));
  const seen = { viewer: 0, version: 0, past: [], takesAnswers: true, ended: null };
  return snapshotBuilder(rules, ['Anna']).build({ ...seen, view: rules.view(game.state, 0) }, text.en);
}

const sent = firstTable();
const fiorini = (die: diceGame.Die): diceGame.Move => ({ do: 'use', die, use: 'fiorini' });
const WHITE: diceGame.Move = { do: 'use', die: 'white', use: 'resources', range: 'high' };
const mark = (place: diceGame.Place): diceGame.Move => ({ do: 'mark', place, resource: 'marble' });
const MARKED = [WHITE, mark('palazzo-facciata'), mark('giardino')];
const playerIn = ({ imagined }: TableSnapshot) => at((imagined as unknown as diceGame.State).table.players, 0);

describe('steps planned on the board', () => {
  test('lead to the table after them, and the table that was sent stays as it was', () => {
    const { steps, snapshot } = lookAhead(sent, [...MARKED, fiorini('brown')]);
    expect(movesOf({ steps })).toEqual([...MARKED, fiorini('brown')]);
    expect(playerIn(snapshot).fiorini).toBe(playerIn(sent).fiorini + 200);
    expect(snapshot.moves).toEqual(rules.moves(snapshot.imagined, 0));
    expect((snapshot.view as unknown as diceGame.View).table.used).toEqual(['white', 'brown']);
    expect([snapshot.version, snapshot.undoable, snapshot.undoableTurn]).toEqual([0, 4, 4]);
    expect(at(steps, 1).before.moves).toContain(at(steps, 1).move);
    expect(lookAhead(sent, []).snapshot).toBe(sent);
  });

  test('end before a move that lets others decide or reveals a roll', () => {
    const three = (['white', 'brown', 'grey'] as const).map(fiorini);
    const { snapshot } = lookAhead(sent, three);
    const { steps } = lookAhead(sent, [...three, { do: 'done' }]);
    expect(snapshot.moves).toContainEqual({ do: 'done' });
    expect(movesOf({ steps })).toEqual(three);
  });

  test('another use of the same die replaces the planned one and keeps the others', () => {
    const both = lookAhead(sent, [fiorini('white'), fiorini('brown')]);
    expect(withMove(sent, both, WHITE)).toEqual([fiorini('brown'), WHITE]);
    const marked = lookAhead(sent, [...MARKED, fiorini('brown')]);
    expect(withMove(sent, marked, fiorini('white'))).toEqual([fiorini('brown'), fiorini('white')]);
  });

  test('another die replaces one whose resources are not all marked', () => {
    const open = lookAhead(sent, MARKED.slice(0, 2));
    expect(withMove(sent, open, fiorini('brown'))).toEqual([fiorini('brown')]);
  });

  test('another icon replaces the mark planned last, in its place', () => {
    const marked = lookAhead(sent, [...MARKED, fiorini('brown')]);
    const moved = [WHITE, mark('palazzo-facciata'), mark('cupola'), fiorini('brown')];
    expect(withMove(sent, marked, mark('cupola'))).toEqual(moved);
    expect(withMove(sent, marked, { do: 'lose' })).toBeNull();
  });

  test('without a removed step, the steps that need it are removed too', () => {
    expect(withoutStep(sent, [...MARKED, fiorini('brown')], 0)).toEqual([fiorini('brown')]);
  });

  test('a removed mark leaves its resource to be marked after the later steps', () => {
    const plan = [...MARKED, fiorini('brown'), fiorini('grey')];
    const left = [fiorini('brown'), fiorini('grey'), WHITE, mark('giardino')];
    expect(withoutStep(sent, plan, 1)).toEqual(left);
    expect(lookAhead(sent, left).snapshot.moves).toContainEqual(mark('palazzo-facciata'));
    expect(missingIn(left, plan)).toEqual([mark('palazzo-facciata')]);
  });

  test('are offered by games that draw them', () => {
    expect(Object.keys(CATALOGUE).filter(plansAhead)).toEqual(['dice']);
  });
});
