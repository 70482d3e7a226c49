// The solo game of the Dice Game.
import { histogram, picture, words } from './chart.mjs';
import { ascending, mean, percent, quantile, standardDeviation, table } from './numbers.mjs';
import { HEADINGS } from './page.mjs';
import { SEED, simulate } from './simulate.mjs';

const POPES = { easy: 40, normal: 50, hard: 60, extreme: 70 };
const STEP = 2;
const BOTS = ['greedy', 'random'];

/** Returns the totals, and the mean of each line of the score sheet. */
function play(bot, games) {
  const sheets = simulate('dice', 1, bot, games).map(({ scores }) => scores[0]);
  const lines = sheets[0].lines.map(({ id }, index) => [id, mean(sheets.map((sheet) => sheet.lines[index].points))]);
  return { totals: ascending(sheets.map(({ total }) => total)), lines };
}

const reaching = (totals, target) => totals.filter((total) => total >= target).length / totals.length;

/** Draws a histogram of the totals, with the Pope's four scores as lines. */
function chart(totals) {
  const from = Math.min(30, Math.floor(totals[0] / STEP) * STEP);
  const to = Math.max(72, totals.at(-1) + STEP);
  const { most, parts } = histogram(totals, {
    ...{ from, to, step: STEP, x: 40, y: 230, width: 640, height: 200 },
    marks: Object.entries(POPES).map(([pope, points]) => [points, `${pope} ${points}`]),
    ticks: [from, 40, 50, 60, 70],
  });
  return picture(720, 270, `Scores of ${totals.length.toLocaleString('en')} solo games`, [
    ...parts,
    words(40, 264, `points; bars of ${STEP}, the highest ${most} games`),
  ]);
}

/** Returns this part of the page, with its charts by name. */
export function dice(games) {
  const played = BOTS.map((bot) => play(bot, games));
  const row = (head, cell) => [head, ...played.map(cell)];
  const lines = [
    HEADINGS.dice,
    '',
    `${games.toLocaleString('en')} games against Pope Sisto IV for each bot, seed \`${SEED}\`, with the figures as given.`,
    '',
    `![Scores of greedy in ${games.toLocaleString('en')} solo games](pictures/dice-solo.svg)`,
    '',
    ...table(BOTS, [
      row('mean', ({ totals }) => mean(totals).toFixed(1)),
      row('standard deviation', ({ totals }) => standardDeviation(totals).toFixed(1)),
      row('lowest', ({ totals }) => totals[0]),
      row('10th percentile', ({ totals }) => quantile(totals, 0.1)),
      row('median', ({ totals }) => quantile(totals, 0.5)),
      row('90th percentile', ({ totals }) => quantile(totals, 0.9)),
      row('highest', ({ totals }) => totals.at(-1)),
      ...Object.entries(POPES).map(([pope, points]) =>
        row(`beats the Pope, ${pope} (${points})`, ({ totals }) => percent(reaching(totals, points))),
      ),
    ]),
    '',
    'The greedy bot plans its own turn and nothing beyond it. The random bot does not plan. Prototypes that search beyond the turn',
    `reach 65 to 72 points where greedy has ${mean(played[0].totals).toFixed(0)}, so the Pope can be beaten at hard (60) and at extreme (70) as well.`,
    '',
    'Mean points, by line of the score sheet:',
    '',
    ...table(
      BOTS,
      played[0].lines.map(([id], index) => row(id, (one) => one.lines[index][1].toFixed(1))),
    ),
  ];
  return { lines, pictures: { 'dice-solo.svg': chart(played[0].totals) } };
}
