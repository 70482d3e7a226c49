// The charts of Florenza's part.
import { bar, histogram, line, picture, RED, words } from './chart.mjs';
import { FIGURES, OPENING_IDS } from './florenzaGames.mjs';
import { mean, sum } from './numbers.mjs';

const STEP = 5;
/** Width of the bar of a workshop that wins as often as expected by chance, in pixels. */
const AS_EXPECTED = 280;

/** Draws one histogram for each number of players, with the mean of the points. */
export function scoresChart(played) {
  const from = STEP * Math.floor(Math.min(...played.map(({ totals }) => totals[0])) / STEP);
  const to = STEP * Math.ceil((1 + Math.max(...played.map(({ totals }) => totals.at(-1)))) / STEP);
  const twenties = Array.from({ length: Math.floor(to / 20) + 1 }, (_, count) => 20 * count);
  const parts = played.flatMap(({ head, totals }, index) => {
    const y = 110 + index * 140;
    const average = mean(totals);
    const marks = [[average, average.toFixed(0)]];
    const ticks = twenties.filter((number) => number >= from && number < to);
    const bounds = { from, to, step: STEP, x: 100, y, width: 580, height: 80 };
    return [words(20, y - 40, head), ...histogram(totals, { ...bounds, marks, ticks }).parts];
  });
  const note = `points of each player; bars of ${STEP}, the dashed line is the mean`;
  return picture(720, 590, 'Points in games of Florenza', [...parts, words(100, 580, note)]);
}

/** Draws for each opening workshop how often its owner wins in the games in which it is chosen, in descending order. */
export function openingsChart(played) {
  const rows = OPENING_IDS.map((workshop, index) => {
    const chosen = played.map(({ openings }) => openings[index]).filter(({ some }) => some > 0);
    const often = sum(chosen.map(({ some }) => some));
    const wins = often === 0 ? 0 : sum(chosen.map((one) => one.some * one.wins)) / often;
    return { name: FIGURES.workshops[workshop].name, wins };
  }).sort((one, other) => other.wins - one.wins);
  const height = 20 + rows.length * 20;
  const parts = rows.flatMap(({ name, wins }, index) => {
    const y = 20 + index * 20;
    return [
      words(130, y + 12, name, 'end'),
      bar(140, y, wins * AS_EXPECTED, 16, RED, `${name}: ${wins.toFixed(2)}`),
      words(146 + wins * AS_EXPECTED, y + 12, wins.toFixed(2)),
    ];
  });
  return picture(720, height + 40, 'Wins by opening workshops', [
    ...parts,
    line(140, 15, 140, height),
    line(140 + AS_EXPECTED, 15, 140 + AS_EXPECTED, height, true),
    words(140, height + 20, 'wins of the owner, divided by the wins expected by chance; mean over two to five players'),
  ]);
}
