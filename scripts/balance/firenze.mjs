// Firenze with two, three and four greedy bots.
import { BLUE, bar, histogram, line, picture, RED, words } from './chart.mjs';
import { CARD_IDS, gamesOf, LEVELS, names, firenze as rules } from './firenzeGames.mjs';
import { ascending, mean, percent, quantile, standardDeviation, sum, table } from './numbers.mjs';
import { HEADINGS } from './page.mjs';
import { placesOf, winsTable } from './places.mjs';
import { remarksOn } from './remarks.mjs';
import { SEED } from './simulate.mjs';

/** Expected range of turns per player in a sensible game, by the number of players. */
const SENSIBLE = { 2: [13, 20], 3: [10, 16], 4: [9, 14] };
const { cards } = rules.figures(rules.readOptions({}, 2).value);

/** Returns this part of the page, with its charts by name. */
export function firenze(games, play = gamesOf) {
  const played = Object.keys(SENSIBLE).map((seats) => summary(Number(seats), play(Number(seats), games)));
  const lines = [
    HEADINGS.firenze,
    '',
    `${games.toLocaleString('en')} games between greedy bots for each number of players, seed \`${SEED}\`, with the figures as given and the`,
    'default options (five random neutral seals, no Campanile).',
    '',
    '![Turns per player in games with two, three and four players](pictures/firenze-turns.svg)',
    '',
    ...overview(played),
    '',
    'Wins by turn order (a shared win counts as a fraction). The first player starts with two white bricks, each later player with one more:',
    '',
    ...winsTable(played),
    '',
    'Mean points per player, by line of the score sheet:',
    '',
    ...table(
      played.map(({ head }) => head),
      played[0].lines.map(([id], index) => [id, ...played.map((one) => one.lines[index][1].toFixed(1))]),
    ),
    '',
    'Commissions fulfilled per game, by level:',
    '',
    ...table(
      played.map(({ head }) => head),
      LEVELS.map((level) => [`${level} levels`, ...played.map(({ levels }) => levels[level].toFixed(1))]),
    ),
    '',
    'How often each card is taken per game, and the share of the taken personnel cards that is played:',
    '',
    '![Action cards taken and played](pictures/firenze-cards.svg)',
    '',
    ...cardsTable(played),
    '',
    ...remarksOn('firenze'),
  ];
  return { lines, pictures: { 'firenze-turns.svg': turnsChart(played), 'firenze-cards.svg': cardsChart(played) } };
}

/** Summarizes the games with one number of players. */
function summary(seats, games) {
  const per = (counts, what) => mean(games.map((game) => game[counts][what] ?? 0));
  const sheets = games.flatMap(({ scores }) => scores);
  return {
    seats,
    head: `${seats} players`,
    turns: ascending(games.map(({ turns }) => turns)),
    ended: games.filter(({ endTile }) => endTile).length / games.length,
    totals: ascending(sheets.map(({ total }) => total)),
    best: mean(games.map(({ scores }) => Math.max(...scores.map(({ total }) => total)))),
    lines: sheets[0].lines.map(({ id }, index) => [id, mean(sheets.map((sheet) => sheet.lines[index].points))]),
    ...placesOf(seats, games),
    levels: Object.fromEntries(LEVELS.map((level) => [level, per('levels', level)])),
    taken: Object.fromEntries(CARD_IDS.map((card) => [card, per('taken', card)])),
    used: Object.fromEntries(CARD_IDS.map((card) => [card, per('played', card)])),
    answers: ascending(games.flatMap(({ answers }) => answers)),
    laid: perTurn(games, 'brickLaid'),
    exchanged: perTurn(games, 'exchanged'),
    tornDown: per('happened', 'tornDown'),
  };
}

function perTurn(games, type) {
  return sum(games.map(({ happened }) => happened[type] ?? 0)) / sum(games.map(({ answers }) => answers.length));
}

function overview(played) {
  const row = (head, cell) => [head, ...played.map(cell)];
  const within = ({ seats, turns }) => {
    const [least, most] = SENSIBLE[seats];
    return turns.filter((turn) => turn >= least && turn <= most).length / turns.length;
  };
  return table(
    played.map(({ head }) => head),
    [
      row('turns per player, mean', ({ turns }) => mean(turns).toFixed(1)),
      row('10th percentile', ({ turns }) => quantile(turns, 0.1)),
      row('median', ({ turns }) => quantile(turns, 0.5)),
      row('90th percentile', ({ turns }) => quantile(turns, 0.9)),
      row('longest', ({ turns }) => turns.at(-1)),
      row('range of a sensible game', ({ seats }) => SENSIBLE[seats].join(' to ')),
      row('games in that range', (one) => percent(within(one))),
      row('ended by the end tile', ({ ended }) => percent(ended)),
      row('points, mean', ({ totals }) => mean(totals).toFixed(1)),
      row('points, standard deviation', ({ totals }) => standardDeviation(totals).toFixed(1)),
      row('points, lowest and highest', ({ totals }) => `${totals[0]} and ${totals.at(-1)}`),
      row('points of the winner, mean', ({ best }) => best.toFixed(1)),
      row('decisions per turn, mean', ({ answers }) => mean(answers).toFixed(1)),
      row('decisions per turn, 90th percentile', ({ answers }) => quantile(answers, 0.9)),
      row('decisions per turn, maximum', ({ answers }) => answers.at(-1)),
      row('bricks laid per turn', ({ laid }) => laid.toFixed(1)),
      row('exchanges per turn', ({ exchanged }) => exchanged.toFixed(2)),
      row('towers torn down per game', ({ tornDown }) => tornDown.toFixed(1)),
    ],
  );
}

function cardsTable(played) {
  const dealt = CARD_IDS.filter((card) => card !== 'campanile');
  return table(
    ['kind', 'copies', ...played.flatMap(({ seats }) => [`taken, ${seats}`, `played, ${seats}`])],
    dealt.map((card) => [
      names.cardNames[card],
      cards[card].kind,
      cards[card].copies,
      ...played.flatMap(({ taken, used }) => [
        taken[card].toFixed(2),
        cards[card].kind === 'personnel' ? percent(taken[card] === 0 ? 0 : used[card] / taken[card], 0) : '',
      ]),
    ]),
  );
}

/** Draws one histogram for each number of players, with the bounds of a sensible game. */
function turnsChart(played) {
  const to = 5 * Math.ceil((1 + Math.max(...played.map(({ turns }) => quantile(turns, 0.99)))) / 5);
  const parts = played.flatMap(({ seats, head, turns }, index) => {
    const y = 110 + index * 140;
    const [least, most] = SENSIBLE[seats];
    const bounds = { from: 0, to, step: 1, x: 100, y, width: 580, height: 80 };
    const marks = [
      [least, String(least)],
      [most + 1, String(most)],
    ];
    const ticks = Array.from({ length: to / 5 }, (_, step) => 5 * step);
    return [words(20, y - 40, head), ...histogram(turns, { ...bounds, marks, ticks }).parts];
  });
  const note = 'turns per player; the dashed lines bound a sensible game; the longest games are omitted';
  return picture(720, 450, 'Turns per player in games of Firenze', [...parts, words(100, 440, note)]);
}

/** Draws for each card how often it is taken and, as a darker bar, played: means over all numbers of players. */
function cardsChart(played) {
  const dealt = CARD_IDS.filter((card) => card !== 'campanile');
  const of = (card, counts) => mean(played.map((one) => one[counts][card]));
  const most = Math.max(...dealt.map((card) => of(card, 'taken')));
  const parts = dealt.flatMap((card, index) => {
    const y = 20 + index * 20;
    const [taken, used] = [of(card, 'taken'), of(card, 'used')];
    const long = (count) => (count / most) * 500;
    return [
      words(130, y + 12, names.cardNames[card], 'end'),
      bar(140, y, long(taken), 16, RED, `taken ${taken.toFixed(2)} times a game`),
      ...(used > 0 ? [bar(140, y + 5, long(used), 6, BLUE, `played ${used.toFixed(2)} times a game`)] : []),
      words(146 + long(taken), y + 12, taken.toFixed(1)),
    ];
  });
  const height = 20 + dealt.length * 20;
  const note = 'per game, mean over two, three and four players; dark: played';
  return picture(720, height + 40, 'Action cards taken and played', [
    ...parts,
    line(140, 15, 140, height),
    words(140, height + 20, note),
  ]);
}
