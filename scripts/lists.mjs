// `npm run lists`: measures each list of moves that a question writes out against the list that the engine would
// derive, and prints the effect on the speed of the game. npm run lists -- dice measures one game.
import { root } from './files.mjs';
import { importSources } from './importSources.mjs';

const GAMES = [
  ['card', 3],
  ['dice', 1],
  ['dice', 4],
  ['firenze', 4],
  ['florenza', 5],
];
/** Decisions played to find positions. The second half is timed, when the JIT compiler has finished. */
const DECISIONS = 400_000;
const POSITIONS = 250;
const WINDOWS = 61;
const WINDOW_NS = 1.2e6;

const { CATALOGUE, below, chance, questionFor, withDefaults, seedFromText, derivedSeed } = await importSources(
  `export { CATALOGUE } from '@signoria/catalogue/all'; export * from '@signoria/engine';`,
  `${root}/bench/src`,
);

function measureGame(game, seats) {
  const { rules } = CATALOGUE[game];
  const games = { full: playGames(rules, seats, fromList), playouts: playGames(rules, seats, drawn) };
  const lists = Object.entries(rules.questions).flatMap(([ask, question]) => {
    const positions = games.full.positions[ask] ?? [];
    if (question.moves === undefined || positions.length === 0) return [];
    const moves = [question.moves, withDefaults({ ...question, moves: undefined }).moves];
    return [{ ask, positions, moves, buildsList: question.candidates === null, pairs: [] }];
  });
  for (let window = -5; window < WINDOWS; window++)
    for (const list of lists) {
      const pair = measurePair(list, window);
      if (window >= 0) list.pairs.push(pair);
    }
  for (const list of lists) console.log(row(`${game} ${seats}`, list, games));
}

function fromList(rules, state, seat, draw) {
  const moves = rules.moves(state, seat);
  return moves[below(draw, moves.length)];
}

function drawn(rules, state, seat, draw) {
  return rules.randomMove(state, seat, draw);
}

/** Plays random games. Returns positions and the number of decisions of each question, and the time per decision. */
function playGames(rules, seats, choose) {
  const options = rules.readOptions({}, seats).value;
  const [positions, counts, times] = [{}, {}, []];
  for (let game = 0, decisions = 0; decisions < DECISIONS; game++) {
    const seed = derivedSeed(seedFromText('lists'), 'game', game);
    const draw = chance(seed, 'random');
    const state = rules.setup(options, seats, seed);
    const before = { decisions, time: processorTime() };
    for (let [seat] = rules.pending(state); seat !== undefined; [seat] = rules.pending(state)) {
      const step = questionFor(state.table.agenda, seat);
      counts[step.ask] = (counts[step.ask] ?? 0) + 1;
      positions[step.ask] ??= [];
      if (decisions < DECISIONS / 2) keep(positions[step.ask], rules, state, step, decisions);
      rules.apply(state, seat, choose(rules, state, seat, draw));
      decisions++;
    }
    if (before.decisions >= DECISIONS / 2) times.push((processorTime() - before.time) / (decisions - before.decisions));
    counts.all = decisions;
  }
  return { positions, counts, perDecision: medianOf(times)[0] };
}

/** Keeps some positions of a question, from many games. */
function keep(list, rules, state, step, decisions) {
  if (list.length < 20 || (list.length < POSITIONS && decisions % 29 === 0))
    list.push({ state: rules.clone(state), step });
}

/** Measures both lists once, in alternating order. Returns the nanoseconds per list. */
function measurePair({ positions, moves }, window) {
  const pair = [];
  for (const which of window % 2 === 0 ? [0, 1] : [1, 0]) {
    const start = processorTime();
    let lists = 0;
    let elapsed = 0;
    for (; elapsed < WINDOW_NS; elapsed = processorTime() - start)
      for (const { state, step } of positions) lists += moves[which](state, step).length > 0 ? 1 : 0;
    pair[which] = elapsed / lists;
  }
  return pair;
}

function row(game, { ask, pairs, buildsList }, { full, playouts }) {
  const [written, derived] = [0, 1].map((which) => medianOf(pairs.map((pair) => pair[which]))[0].toFixed(0));
  const speed = ({ counts, perDecision }) => {
    const share = (counts[ask] ?? 0) / counts.all;
    const all = medianOf(pairs.map((pair) => perDecision / (perDecision + share * (pair[1] - pair[0]))));
    const [median, low, high] = all.map((ratio) => ratio.toFixed(3));
    return `${median} (${low} to ${high})`;
  };
  const share = ((100 * full.counts[ask]) / full.counts.all).toFixed(2);
  return `| ${game}: ${ask} | ${share} % | ${written}, ${derived} ns | ${speed(full)} | ${buildsList ? speed(playouts) : '–'} |`;
}

/** Returns the processor time of this process in nanoseconds. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/** Returns the median and its 95 % interval, from order statistics. */
function medianOf(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (place) => sorted[Math.max(0, Math.min(sorted.length - 1, Math.round(place)))];
  const half = 0.98 * Math.sqrt(sorted.length);
  return [at((sorted.length - 1) / 2), at(sorted.length / 2 - half), at(sorted.length / 2 + half - 1)];
}

const [only] = process.argv.slice(2);
console.log('| question | decisions | written out, derived | full games | playouts |\n|---|---:|---:|---:|---:|');
for (const [game, seats] of GAMES) if (only === undefined || only === game) measureGame(game, seats);
