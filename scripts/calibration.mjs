// `npm run calibration -- --game card`: plays games between journeymen without samples, fits the factors of
// bots/src/analysis/calibration.ts to half of them, and compares stated chances with results in the other half.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { sum } from './balance/numbers.mjs';
import { root } from './files.mjs';
import { importSources } from './importSources.mjs';
import { exitWithError } from './messages.mjs';

const { values } = parseArgs({ options: { game: { type: 'string' }, games: { type: 'string', default: '2000' } } });
const games = Number(values.games);
if (!(games >= 2)) exitWithError(`--games ${values.games} is not a number of games from 2.`);

const { CATALOGUE, seedFromText, playMatch, learnedOf, learnedBot } = await importSources(
  `export { CATALOGUE } from '@signoria/catalogue/all';
   export { seedFromText } from '@signoria/engine';
   export { learnedOf } from './src/bots.ts';
   export { learnedBot } from './src/learned/learnedBot.ts';
   export { playMatch } from './src/match.ts';`,
  join(root, 'bots'),
);
const rules = CATALOGUE[values.game]?.rules;
if (rules === undefined) exitWithError('Name a game: npm run calibration -- --game card');

/** The interval between compared positions, in decisions. */
const EVERY = 11;
const BINS = 10;
const FACTORS = Array.from({ length: 51 }, (_, step) => 0.5 + step / 20);

const learned = await learnedOf(rules.id);
const bot = learnedBot(
  'journeyman',
  { [rules.id]: { ...learned, journeyman: { ...learned.journeyman, sampling: null } } },
  null,
);

/** Plays a game. Returns its positions: the chances that each seat forecasts, and the share of the win of each seat. */
function play(seats, number) {
  const positions = [];
  let decisions = number; // so that games differ in the decisions that are compared
  const options = rules.readOptions({}, seats).value;
  const seed = seedFromText(`calibration ${number}`);
  const { winners } = playMatch(rules, options, seats, seed, Array(seats).fill(bot), (_, state) => {
    if (++decisions % EVERY !== 0 || rules.pending(state).length === 0) return;
    positions.push(Array.from({ length: seats }, (_, viewer) => chancesOf(state, viewer, seats)));
  });
  const shares = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return positions.map((forecasts) => ({ forecasts, shares, number }));
}

/** Returns the chances by seat, as one seat forecasts them, without calibration. */
function chancesOf(state, viewer, seats) {
  const { wins } = learned.forecaster.forecastAt(state, viewer);
  return Array.from({ length: seats }, (_, seat) => wins[(seat - viewer + seats) % seats]);
}

function sharpened(chances, factor) {
  const powers = chances.map((chance) => Math.max(chance, 1e-4) ** factor);
  return powers.map((power) => power / sum(powers));
}

/** The two uses of forecasts: that of one seat (`one`), or the mean of all seats (`all`). */
const USES = {
  one: ({ forecasts }, factor) => forecasts.map((chances) => sharpened(chances, factor)),
  all: ({ forecasts }, factor) => {
    const sharp = forecasts.map((chances) => sharpened(chances, factor));
    return [sharp[0].map((_, seat) => sum(sharp.map((chances) => chances[seat])) / sharp.length)];
  },
};

/** Returns the factor that makes the results most likely. */
function fitted(positions, use) {
  const negativeLogLikelihood = (factor) =>
    sum(
      positions.flatMap((one) =>
        use(one, factor).map((chances) => -sum(chances.map((c, seat) => one.shares[seat] * Math.log(c)))),
      ),
    );
  return FACTORS.map((factor) => [negativeLogLikelihood(factor), factor]).sort(([one], [other]) => one - other)[0][1];
}

/** Returns the rows of the ten bins: stated chance, share of wins and count. */
function binned(positions, use, factorOf) {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, stated: 0, won: 0 }));
  for (const one of positions)
    for (const chances of use(one, factorOf(one.shares.length)))
      for (const [seat, stated] of chances.entries()) {
        const bin = bins[Math.min(BINS - 1, Math.floor(stated * BINS))];
        bin.count++;
        bin.stated += stated;
        bin.won += one.shares[seat];
      }
  const percent = (part, count) => (count === 0 ? '' : ((100 * part) / count).toFixed(1));
  return bins.map(({ count, stated, won }) => [percent(stated, count), percent(won, count), count].join('\t'));
}

const { min, max } = rules.seats;
const counts = Array.from({ length: max - Math.max(2, min) + 1 }, (_, index) => Math.max(2, min) + index);
const bar = new SingleBar({ format: '{bar} {value}/{total} games', hideCursor: true });
bar.start(games, 0);
const positions = Array.from({ length: games }, (_, number) => {
  const played = play(counts[number % counts.length], number);
  bar.increment();
  return played;
}).flat();
bar.stop();

// The number of players cycles from game to game (2, 3, 4, 2, …). Whole cycles alternate between the halves, so both have
// every number of players.
const half = ({ number }) => Math.floor(number / counts.length) % 2;
const [fit, test] = [0, 1].map((which) => positions.filter((one) => half(one) === which));
for (const [name, use] of Object.entries(USES)) {
  const factors = counts.map((seats) =>
    fitted(
      fit.filter(({ shares }) => shares.length === seats),
      use,
    ),
  );
  console.log(`${name}: ${counts.map((seats, index) => `${seats} players ${factors[index]}`).join(', ')}`);
  console.log('stated %\twon %\tpositions × seats');
  console.log(binned(test, use, (seats) => factors[seats - counts[0]]).join('\n'));
}
