// `npm run check-analysis -- --game card`: checks the analysis on games between bots. The script plants one poor move in each
// of some games between masters, and reports whether that move is the largest loss of its seat in the analysis. It also
// measures the mean luck of the first seat over many games between journeymen, which must be zero up to its error.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { mean, standardDeviation, sum } from './balance/numbers.mjs';
import { luckOfReplay, replayOf } from './botGames.mjs';
import { root } from './files.mjs';
import { importSources } from './importSources.mjs';
import { exitWithError } from './messages.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    planted: { type: 'string', default: '20' },
    games: { type: 'string', default: '500' },
    samples: { type: 'string', default: '200' },
    poor: { type: 'string', default: '8' },
  },
});
const [planted, games, samples, poor] = [values.planted, values.games, values.samples, values.poor].map(Number);
if (![planted, games, poor].every((number) => number >= 0) || !(samples >= 4))
  exitWithError('--planted, --games and --poor must be numbers from 0, --samples from 4.');

const sources = await importSources(
  `export { CATALOGUE } from '@signoria/catalogue/all';
   export { chance, withDecision, seedFromText, startReplay } from '@signoria/engine';
   export { analyse, isLoss, learnedOf, stateBefore } from './src/analysis/index.ts';
   export { expectedDeal, luckOf } from './src/analysis/luck.ts';
   export { difference, outlookOf } from './src/analysis/outlook.ts';
   export { BUDGET } from './src/bot.ts';
   export { botFor } from './src/bots.ts';
   export { evaluationOf } from './src/games.ts';
   export { learnedBot } from './src/learned/learnedBot.ts';
   export { playMatch } from './src/match.ts';
   export { endedLines, newSearch, pathOf } from './src/search.ts';`,
  join(root, 'bots'),
);
const { CATALOGUE, BUDGET, chance, playMatch, seedFromText } = sources;
const rules = CATALOGUE[values.game]?.rules;
if (rules === undefined) exitWithError('Name a game: npm run check-analysis -- --game card');

const learned = await sources.learnedOf(rules.id);
const evaluation = await sources.evaluationOf(rules.id);
const optionsFor = (seats) => rules.readOptions({}, seats).value;

/**
 * The earliest unforced decision at which a poor move is planted. In game `number` the master plays the first seat's first
 * `FIRST_PLANTED_DECISION + number % PLANTED_DECISIONS - 1` unforced decisions as usual. The script plays the poor move at
 * the next unforced decision where one exists.
 */
const FIRST_PLANTED_DECISION = 5;
/** The number of games after which the decision at which the script starts to look for a poor move repeats. */
const PLANTED_DECISIONS = 15;
/** The most games that are played for each planted move. */
const MOST_TRIES = 5;

/**
 * Returns the move whose best line has the lowest value, if the hand-made evaluation values it at least `--poor` points below the
 * best one; null otherwise.
 */
function poorMove(view, moves, draw) {
  const search = sources.newSearch(rules, evaluation, view, view.viewer, draw, 4 * BUDGET);
  const best = new Map();
  for (const line of sources.endedLines(search, moves)) {
    const { move } = sources.pathOf(line)[0];
    best.set(move, Math.max(line.value, best.get(move) ?? Number.NEGATIVE_INFINITY));
  }
  const sorted = [...best].sort(([, one], [, other]) => other - one);
  const [lowest, value] = sorted.at(-1);
  return sorted[0][1] - value >= poor ? lowest : null;
}

/** Plays a game between masters in which the first seat plays one poor move. Returns the replay and the move's index, or null. */
async function plantedGame(number) {
  const master = await sources.botFor('master', [rules.id]);
  const seed = seedFromText(`planted ${number}`);
  const draw = chance(seed, 'planted');
  const from = FIRST_PLANTED_DECISION + (number % PLANTED_DECISIONS);
  let unforced = 0;
  let found = null;
  const poorOnce = {
    ...master,
    choose(...inputs) {
      const [, view, moves] = inputs;
      const move = found === null && moves.length > 1 && ++unforced >= from ? poorMove(view, moves, draw) : null;
      if (move === null) return master.choose(...inputs);
      found = move;
      return { move, value: null, runnerUp: null, reasons: [], next: [], keepsPlan: false };
    },
  };
  let index = null;
  let count = 0;
  const { decisions } = playMatch(rules, optionsFor(2), 2, seed, [poorOnce, master], () => {
    if (found !== null) index ??= count;
    count++;
  });
  return index === null
    ? null
    : { replay: replayOf(sources, rules, { options: optionsFor(2), seats: 2, seed }, decisions), index };
}

/** Returns the result of an iteration to its end. */
function finished(steps) {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Returns the place of a planted move among the losses of its seat, the largest first; null if it is no loss. */
function placeOf({ replay, index }) {
  const { decisions } = finished(sources.analyse(rules, learned, replay, samples));
  const { seat } = decisions[index];
  const cost = ({ judgement }) => judgement.lead.value; // the order of the report
  const losses = decisions
    .filter((one) => one.seat === seat && one.judgement !== null && sources.isLoss(one.judgement, seat))
    .toSorted((one, other) => cost(one) - cost(other));
  const place = 1 + losses.indexOf(decisions[index]);
  return { place: place === 0 ? null : place, move: decisions[index].move };
}

/** Returns the luck of the first seat in a game between journeymen without samples, in percentage points. */
function luckOfGame(number, bot) {
  const { min, max } = rules.seats;
  const seats = Math.max(2, min) + (number % (max - Math.max(2, min) + 1));
  const seed = seedFromText(`luck ${number}`);
  const { decisions } = playMatch(rules, optionsFor(seats), seats, seed, Array(seats).fill(bot));
  const replay = replayOf(sources, rules, { options: optionsFor(seats), seats, seed }, decisions);
  const all = luckOfReplay(sources, rules, learned.forecaster, replay);
  if (all.some(({ chances }) => Math.abs(sum(chances)) > 1e-9))
    exitWithError(`The luck of game ${number} is not zero in sum.`);
  return 100 * sum(all.map(({ chances }) => chances[0]));
}

const bar = new SingleBar({ format: '{bar} {value}/{total} games', hideCursor: true });
bar.start(planted + games, 0);
const places = [];
for (let number = 0; places.length < planted; number++) {
  if (number >= MOST_TRIES * planted) exitWithError('Too few games have a decision with a poor move. Lower --poor.');
  const game = await plantedGame(number);
  if (game === null) continue;
  places.push({ number, ...placeOf(game) });
  bar.increment();
}
const { journeyman } = learned;
const plain = { ...learned, journeyman: { ...journeyman, sampling: null } };
const bot = sources.learnedBot('journeyman', { [rules.id]: plain }, null);
const luck = Array.from({ length: games }, (_, number) => {
  const amount = luckOfGame(number, bot);
  bar.increment();
  return amount;
});
bar.stop();

if (planted > 0) {
  for (const { number, place, move } of places)
    if (place !== 1)
      console.log(`game ${number}: ${JSON.stringify(move)} is ${place === null ? 'no loss' : `loss ${place}`}`);
  const found = places.filter(({ place }) => place === 1).length;
  console.log(`${found} of ${planted} planted moves are the largest loss of their seat.`);
}
if (games > 1) {
  const error = standardDeviation(luck) / Math.sqrt(games);
  console.log(
    `Luck of the first seat: ${mean(luck).toFixed(2)} ± ${error.toFixed(2)} percentage points (mean and standard error).`,
  );
}
