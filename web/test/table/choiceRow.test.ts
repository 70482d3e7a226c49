import { loadGame } from '@signoria/catalogue';
import { seedFromText, startReplay, withDecision } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { canUndoMove } from '../../src/table/canUndoMove.ts';
import { legalOf, NOTHING, narrow, pick, point } from '../../src/table/choice.ts';
import { rowOf, trailOf } from '../../src/table/choiceRow.ts';
import { withoutFirst } from '../../src/table/FoldPill.tsx';
import { fitting } from '../../src/table/folding.ts';
import { replayViews } from '../../src/table/replayViews.ts';
import { snapshotBuilder } from '../../src/table/snapshot.ts';
import type { TableSnapshot } from '../../src/table/tableTypes.ts';
import { impossibleWishes } from '../../src/table/whyNot.ts';

/** Returns the snapshot after some moves, for the pending player. */
async function tableOf(game: 'card' | 'dice', seats: number, ...moves: readonly unknown[]): Promise<TableSnapshot> {
  const { rules, text } = await loadGame(game, 'en');
  const options = rules.readOptions({}, seats);
  let replayed = startReplay(rules, options.ok ? options.value : expect.fail(), seats, seedFromText('row'));
  const asked = () => rules.pending(replayed.game.state)[0] ?? 0;
  for (const move of moves) replayed = withDecision(rules, replayed, asked(), move);
  return snapshotBuilder(rules, ['Anna', 'Luca', 'Pia']).build(replayViews(rules)(replayed, asked()), text);
}

const row = (table: TableSnapshot, choice = NOTHING) =>
  rowOf(table, choice, impossibleWishes(table)).map(({ heading, items }) => [
    heading,
    ...items.map(({ label, note }) => [label, note].filter((part) => part !== '').join(' ')),
  ]);
const trail = (table: TableSnapshot, choice = NOTHING) => trailOf(table, choice).map(({ words }) => words ?? '*');

describe('the row of choices', () => {
  test('begins with verbs and their counts if there are many moves', async () => {
    const table = await tableOf('card', 2);
    const verbs = row(table);
    expect(verbs.map(([heading]) => heading)).toEqual(['', 'Reserve', 'Location', 'Market', '']);
    expect(verbs[2]).toEqual(['Location', 'take 6', 'sell for 200 6', 'swap', 'Captain']);
    expect(verbs[4]).toEqual(['', 'Workers +50', 'Inspiration']);
  });

  test('continues with the objects of a verb, which the trail then shows', async () => {
    const table = await tableOf('card', 2);
    const selling = narrow(legalOf(table), NOTHING, 'sell');
    expect(row(table, selling)).toEqual([['', 'marble', 'wood', 'metal', 'fabric', 'gold', 'spice']]);
    expect(trail(table, selling)).toEqual(['*', 'Sell for 100']);
    const sold = pick(legalOf(table), selling, { do: 'sell', resource: 'wood' });
    expect(row(table, sold)).toEqual(row(table, selling));
  });

  test('shows the verb and the objects of a move that was selected on the table', async () => {
    const table = await tableOf('card', 2);
    const chosen = point(legalOf(table), NOTHING, 'location:location-orafo') ?? expect.fail();
    expect(chosen.chosen).toEqual({ do: 'activate', location: 'location-orafo' });
    expect(trail(table, chosen)).toEqual(['*', 'Sell for 200']);
    expect(row(table, chosen)[0]).toContain('gold');
  });

  test('keeps a target in the trail while one of its uses is selected', async () => {
    const table = await tableOf('dice', 1);
    const die = point(legalOf(table), NOTHING, 'die:white') ?? expect.fail();
    const used = point(legalOf(table), die, 'use:white fiorini') ?? expect.fail();
    expect(used.chosen).toEqual({ do: 'use', die: 'white', use: 'fiorini' });
    expect(trail(table, used)).toEqual(trail(table, die));
    expect(row(table, used)).toEqual(row(table, die));
  });

  test('asks for the verb of a target with several verbs', async () => {
    const table = await tableOf('card', 2);
    const atrio = point(legalOf(table), NOTHING, 'monument:banco-atrio') ?? expect.fail();
    expect(row(table, atrio)).toEqual([
      ['', 'Complete: Atrio'],
      ['Reserve', 'monument: Atrio'],
    ]);
    expect(trail(table, atrio)).toEqual(['*', 'Atrio of the Banco']);
  });

  test('a verb of the question stays listed without a legal move', async () => {
    const table = await tableOf('dice', 1, { do: 'spare', place: 'giardino', resource: 'gold' });
    const verbs = row(table).flat();
    expect(verbs).toContain('Spare 0');
  });

  test('the trail leads back through the pending decisions of the turn', async () => {
    const table = await tableOf('card', 2, { do: 'exchange' }, { do: 'give', resources: ['marble', 'wood'] });
    expect(trail(table)).toEqual(['Exchange', 'Give', 'marble + wood', '*']);
    expect(trailOf(table, NOTHING).map(({ to }) => ('undo' in to ? to.undo : 0))).toEqual([2, 1, 1, 0]);
    expect(row(table)).toHaveLength(1);
  });
});

describe('folding', () => {
  test('keeps what fits beside the fold button, or everything if all fits', () => {
    expect(fitting({ ends: [100, 200, 300], room: 300, pill: 80 })).toBe(3);
    expect(fitting({ ends: [100, 200, 300], room: 290, pill: 80 })).toBe(2);
    expect(fitting({ ends: [100, 200, 300], room: 250, pill: 80 })).toBe(1);
    expect(fitting({ ends: [100, 200, 300], room: 90, pill: 80 })).toBe(0);
  });

  test('folded choices keep their headings', () => {
    const item = (key: string) => ({ key, label: key, note: '', words: key, moves: [key], verbs: [key] });
    const groups = [
      { key: 'a', heading: 'A', items: [item('1'), item('2')] },
      { key: 'b', heading: 'B', items: [item('3')] },
    ];
    const folded = withoutFirst(groups, 1).map(({ heading, items }) => [heading, ...items.map(({ key }) => key)]);
    expect(folded).toEqual([
      ['A', '2'],
      ['B', '3'],
    ]);
    expect(withoutFirst(groups, 3)).toEqual([]);
  });
});

test('a move that reveals something or passes the turn cannot be undone; others can', async () => {
  const card = await tableOf('card', 2);
  expect(canUndoMove(card, { do: 'exchange' })).toBe(true);
  expect(canUndoMove(card, { do: 'seekInspiration' })).toBe(false);
  expect(canUndoMove(card, { do: 'sendWorkers' })).toBe(false);
  const dice = await tableOf('dice', 1);
  expect(canUndoMove(dice, { do: 'use', die: 'white', use: 'fiorini' })).toBe(true);
});
