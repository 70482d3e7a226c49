// `npm run typical`: plays games between the offered levels of bots, one of each at a table, analyses a share of their
// decisions and writes web/src/analysis/typicalValues.json. The games are the same for the same --seed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { sum } from './balance/numbers.mjs';
import { luckOfReplay, replayOf } from './botGames.mjs';
import { root } from './files.mjs';
import { importSources } from './importSources.mjs';
import { exitWithError } from './messages.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    samples: { type: 'string', default: '200' },
    every: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'typical values' },
  },
});
const [games, samples, every] = ['games', 'samples', 'every'].map((name) => {
  const count = Number(values[name]);
  if (!(Number.isInteger(count) && count > 0)) exitWithError(`--${name} ${values[name]} is not a whole number from 1.`);
  return count;
});

const sources = await importSources(
  `export { CATALOGUE } from '@signoria/catalogue/all';
   export { chance, withDecision, seedFromText, startReplay } from '@signoria/engine';
   export { analyseDecision, isLoss, labelOf, learnedOf, stateBefore } from './src/analysis/index.ts';
   export { expectedDeal, luckOf } from './src/analysis/luck.ts';
   export { difference, outlookOf } from './src/analysis/outlook.ts';
   export { OFFERED_LEVELS, botFor, playMatch } from './src/index.ts';`,
  join(root, 'bots'),
);

const { CATALOGUE, OFFERED_LEVELS, analyseDecision, botFor, isLoss, labelOf, learnedOf, playMatch, stateBefore } =
  sources;

const PERCENT = 100;

/** Plays a game between bots of these levels, by seat. */
async function play(rules, levels, number) {
  const options = rules.readOptions({}, levels.length).value;
  const seed = sources.seedFromText(`${values.seed} ${number}`);
  const bots = await Promise.all(levels.map((level) => botFor(level, [rules.id])));
  const { decisions } = playMatch(rules, options, levels.length, seed, bots);
  return replayOf(sources, rules, { options, seats: levels.length, seed }, decisions);
}

/** Returns the luck of each seat from the deal, draws and rolls, in percentage points of its chance; in a solo game in points. */
function luckIn(rules, forecaster, replay) {
  const { seats } = replay.game;
  const all = luckOfReplay(sources, rules, forecaster, replay);
  const amount = ({ chances, points }, seat) => (seats === 1 ? points[seat] : PERCENT * chances[seat]);
  return Array.from({ length: seats }, (_, seat) => sum(all.map((luck) => amount(luck, seat))));
}

/** Analyses every `every`-th decision with a choice. Returns the sums by seat; `choices` counts all decisions with a choice. */
function countLosses(rules, learned, replay, levels, number) {
  const counts = levels.map((level) => ({ level, judged: 0, lost: 0, mistakes: 0, choices: 0 }));
  for (const [index, { seat }] of replay.entries.entries()) {
    if (rules.moves(stateBefore(replay, index), seat).length === 1) continue;
    const count = counts[seat];
    if ((count.choices++ + number) % every !== 0) continue;
    const { judgement } = analyseDecision(rules, learned, replay, index, samples);
    count.judged++;
    if (!isLoss(judgement, seat)) continue;
    const amount = levels.length === 1 ? judgement.lead.value : PERCENT * judgement.chances[seat].value;
    count.lost += Math.max(0, -amount);
    if (['mistake', 'blunder'].includes(labelOf(judgement, seat))) count.mistakes++;
  }
  return counts;
}

/** The kinds of tables of a game, with the levels by seat for the game with this number. */
const KINDS = {
  many: (number) => [OFFERED_LEVELS.map((_, seat) => OFFERED_LEVELS[(seat + number) % OFFERED_LEVELS.length])],
  solo: () => OFFERED_LEVELS.map((level) => [level]),
};

const rounded = (value, digits) => Math.round(value * 10 ** digits) / 10 ** digits;

/** Returns the values of a kind of table from the counts and the luck of its games. */
function valuesOf({ counts, luck, played }) {
  const byLevel = (value) =>
    Object.fromEntries(OFFERED_LEVELS.map((level) => [level, value(counts.filter((one) => one.level === level))]));
  const total = (of, name) => sum(of.map((one) => one[name]));
  return {
    games: played,
    loss: byLevel((of) => rounded(total(of, 'lost') / total(of, 'judged'), 2)),
    mistakes: byLevel((of) =>
      rounded(((total(of, 'mistakes') / total(of, 'judged')) * total(of, 'choices')) / of.length, 1),
    ),
    luck: rounded(Math.sqrt(sum(luck.map((one) => one ** 2)) / luck.length), 1),
  };
}

const tables = Object.values(CATALOGUE).flatMap(({ rules }) =>
  (rules.seats.min === 1 ? ['many', 'solo'] : ['many']).map((kind) => {
    return { rules, kind, counts: [], luck: [], played: 0 };
  }),
);

/** Writes the values of the games played so far, so that an interrupted run leaves a usable table. */
function write() {
  const byGame = {};
  for (const table of tables) byGame[table.rules.id] = { ...byGame[table.rules.id], [table.kind]: valuesOf(table) };
  const text = `${JSON.stringify({ samples, every, seed: values.seed, values: byGame }, null, 2)}\n`;
  writeFileSync(join(root, 'web/src/analysis/typicalValues.json'), text);
  return byGame;
}

const bar = new SingleBar({ format: '{bar} {value}/{total} tables, {duration_formatted}', hideCursor: true });
bar.start(games * tables.length, 0);
let measured = {};
for (let number = 0; number < games; number++) {
  for (const table of tables) {
    const { rules, kind } = table;
    const learned = await learnedOf(rules.id);
    for (const levels of KINDS[kind](number)) {
      const replay = await play(rules, levels, number);
      table.counts.push(...countLosses(rules, learned, replay, levels, number));
      table.luck.push(...luckIn(rules, learned.forecaster, replay));
    }
    table.played++;
    bar.increment();
  }
  measured = write();
}
bar.stop();
for (const [id, kinds] of Object.entries(measured))
  for (const [kind, { loss, mistakes, luck }] of Object.entries(kinds))
    console.log([id, kind, JSON.stringify(loss), JSON.stringify(mistakes), `luck ±${luck}`].join('\t'));
