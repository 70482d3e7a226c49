import { GAME_IDS, loadGame } from '@signoria/catalogue';
import { ruleText, seedFrom, startReplay } from '@signoria/engine';
import { expect, test } from 'vitest';
import type { GameSigns } from '../../src/signs/index.ts';
import { replayViews } from '../../src/table/replayViews.ts';
import { snapshotBuilder } from '../../src/table/snapshot.ts';

const SIGNS = import.meta.glob<GameSigns>('../../src/games/*/signTable.tsx');

/** Signs of the page, which no rule explains. */
const WITHOUT_RULE = ['enlarge'];

async function signsAndRules(id: string) {
  const { rules, text } = await loadGame(id, 'en');
  const options = rules.readOptions({}, 2);
  const replay = startReplay(rules, options.ok ? options.value : expect.fail(), 2, seedFrom('signs'));
  const snapshot = snapshotBuilder(rules, ['Anna', 'Luca']).build(replayViews(rules)(replay, 0), text);
  const { signsOf } = (await SIGNS[`../../src/games/${id}/signTable.tsx`]?.()) ?? expect.fail(`${id} has no signs`);
  return { signs: signsOf(snapshot), numbered: text.rules };
}

test.each(GAME_IDS)('every sign of %s cites a rule that exists', async (id) => {
  const { signs, numbered } = await signsAndRules(id);
  const cited = Object.entries(signs).map(([sign, { rule = 'none' }]) => `${sign}: ${rule}`);
  expect(cited.length).toBeGreaterThan(10);
  const numbers = new Set(Object.keys(numbered));
  const wrong = cited.map((one) => one.split(': ')).filter(([, number = '']) => !numbers.has(number));
  expect(wrong.filter(([sign = '']) => !WITHOUT_RULE.includes(sign))).toEqual([]);
});

test.each([
  ['card', 'trade', 'Go to market to sell'],
  ['card', 'exchange', 'Go to market to exchange'],
  ['card', 'deck', 'Search for inspiration'],
  ['card', 'kind-residence', 'an extra action'],
  ['card', 'line-fiorini', '4 prestige, the second 2 and the third 1'],
  ['card', 'captains', 'the Captain chooses a resource'],
  ['florenza', 'phase6', 'on space 1 of all districts'],
  ['florenza', 'line-emptySpaces', 'each empty workshop space'],
  ['dice', 'any', 'one resource of any kind'],
  ['dice', 'cross', 'marks any open icon'],
  ['dice', 'circle', 'stay in your supply'],
  ['dice', 'building', 'build a building'],
])('in %s the sign "%s" cites the rule with "%s"', async (id, sign, words) => {
  const { signs, numbered } = await signsAndRules(id);
  expect(ruleText(numbered[signs[sign]?.rule ?? ''] ?? '')).toContain(words);
});
