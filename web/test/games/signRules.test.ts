import { GAME_IDS } from '@signoria/catalogue';
import { ruleText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { signsAndRules } from '../support/signTables.ts';

/** Signs of the page, which no rule explains. */
const WITHOUT_RULE = ['enlarge'];

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
  ['dice', 'captain', 'is Captain of the People'],
  ['dice', 'bishop', 'may use any die'],
  ['dice', 'income', 'gives you its income'],
  ['dice', 'soloBonus', 'in rounds 1 to 3'],
  ['dice', 'palazzoBonus', 'The first player to complete'],
  ['dice', 'chiesaBonus', 'four steps on one track'],
  ['dice', 'openInRione', 'cover its cost'],
  ['firenze', 'lead', 'the most seals on its tower'],
  ['dice', 'line-fiorini', 'for every 200 fiorini left'],
  ['firenze', 'line-flags', 'the most seals on its tower'],
  ['firenze', 'kind-event', 'happen at once'],
  ['firenze', 'kind-personnel', 'goes to your hand'],
  ['firenze', 'kind-celebration', 'until the end of the game'],
  ['firenze', 'kind-building', 'work from then on'],
  ['firenze', 'kind-church', 'church spaces'],
])('in %s the sign "%s" cites the rule with "%s"', async (id, sign, words) => {
  const { signs, numbered } = await signsAndRules(id);
  expect(ruleText(numbered[signs[sign]?.rule ?? ''] ?? '')).toContain(words);
});
