import { CATALOGUE } from '@signoria/catalogue/all';
import { at } from '@signoria/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useStableScene } from '../../../src/games/florenza/scene.ts';
import { FAMILIES } from '../../../src/table/families.ts';
import type { GameTableProps } from '../../../src/table/gameTable.ts';
import { replayViews } from '../../../src/table/replayViews.ts';
import { snapshotBuilder } from '../../../src/table/snapshot.ts';
import { randomGame } from '../../support/randomGame.ts';

const NAMES = ['Anna', 'Bruno'];

test('the base of the scene calls the handlers of its own table, also after another table of the same snapshot', () => {
  const { rules, text } = CATALOGUE.florenza ?? expect.fail('the catalogue has no Florenza');
  const replay = at(randomGame(rules, NAMES.length, 'the same snapshot'), 3);
  const snapshot = snapshotBuilder(rules, NAMES).build(replayViews(rules)(replay, 0), text.en);
  const explained: string[] = [];
  const tableOf = (name: string) => ({
    snapshot,
    sent: snapshot,
    families: FAMILIES.slice(0, NAMES.length),
    candidates: snapshot.moves,
    pointed: [],
    legal: new Set<string>(),
    thinTargets: new Set<string>(),
    chosen: null,
    plan: null,
    planned: [],
    onExplain: (id: string) => explained.push(`${name}: ${id}`),
  });
  const Table = (props: unknown) => {
    useStableScene(props as GameTableProps).base.props.onExplain('pulpit');
    return null;
  };
  for (const name of ['first', 'second']) renderToStaticMarkup(createElement(Table as () => null, tableOf(name)));
  expect(explained).toEqual(['first: pulpit', 'second: pulpit']);
});
