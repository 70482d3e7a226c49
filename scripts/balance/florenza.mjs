// Florenza with two to five greedy bots; with two and five also without the Palagio.
import { openingsChart, scoresChart } from './florenzaCharts.mjs';
import { CITY_ARTWORKS, FIGURES, gamesOf, OPENING_IDS } from './florenzaGames.mjs';
import { ascending, mean, percent, quantile, standardDeviation, sum, table } from './numbers.mjs';
import { HEADINGS } from './page.mjs';
import { placesOf, winsTable } from './places.mjs';
import { remarksOn } from './remarks.mjs';
import { SEED } from './simulate.mjs';

const SEATS = [2, 3, 4, 5];
/** Numbers of players that are also played without the Palagio. */
const WITHOUT = [2, 5];
const NO_PALAGIO = { palagio: false };
/** Counts for each player of a game, with their labels on the page. */
const COUNTED = {
  district: 'artworks of the district',
  civic: 'artworks on civic buildings',
  cathedral: 'artworks of the Cathedral',
  artists: 'prestige from artists',
  masterpieces: 'masterpieces',
  artworkFailed: 'artworks that failed',
  buildingFailed: 'workshops that failed',
  built: 'workshops built',
  guests: "workers in other players' workshops",
  charityGiven: 'charity given',
  wentToMarket: 'visits to the market',
  captainNamed: 'rounds as Captain',
  bishopNamed: 'rounds as Bishop',
  cardinalNamed: 'times made Cardinal',
};
/** Properties that only some players have, with their labels on the page. */
const DISTINCTIONS = {
  firstCaptain: 'Captain after round 1',
  cardinalNamed: 'made Cardinal, once or more',
  palagio: 'built the Palagio',
};

/** Returns this part of the page, with its charts by name. */
export function florenza(games, play = gamesOf) {
  const played = SEATS.map((seats) => summary(seats, play(seats, games)));
  const without = WITHOUT.map((seats) => ({
    ...summary(seats, play(seats, games, NO_PALAGIO)),
    head: `${seats} without the Palagio`,
  }));
  const lines = [
    HEADINGS.florenza,
    '',
    `${games.toLocaleString('en')} games between greedy bots for each number of players, seed \`${SEED}\`, with the figures as given and the`,
    'default options.',
    '',
    '![Points of games with two to five players](pictures/florenza-scores.svg)',
    '',
    ...overview(played),
    '',
    'Wins by the turn order of the first round (a shared win counts as a fraction), and mean points. The last player in this order',
    'chooses the opening workshops first:',
    '',
    ...winsTable([...played, ...without]),
    '',
    ...pointsAndCountsTables(played),
    '',
    'Wins of players who …, divided by the wins expected by chance, and the percentage of games with such a player:',
    '',
    ...distinctionsTable([...played, ...without]),
    '',
    'Opening workshops: wins of the owner, divided by the wins expected by chance, and the percentage of games in which it is chosen:',
    '',
    '![Wins by opening workshops](pictures/florenza-openings.svg)',
    '',
    ...openingsTable(played),
    '',
    'Share of games in which each artwork of the city is completed:',
    '',
    ...cityTable(played),
    '',
    ...remarksOn('florenza'),
  ];
  const pictures = { 'florenza-scores.svg': scoresChart(played), 'florenza-openings.svg': openingsChart(played) };
  return { lines, pictures };
}

/** Summarizes the games with one number of players. */
function summary(seats, games) {
  const sheets = games.flatMap(({ scores }) => scores);
  const players = games.flatMap((game) => game.players);
  return {
    seats,
    head: `${seats} players`,
    decisions: ascending(games.map(({ decisions }) => decisions)),
    totals: ascending(sheets.map(({ total }) => total)),
    best: mean(games.map(({ scores }) => Math.max(...scores.map(({ total }) => total)))),
    lead: mean(games.map(({ scores }) => leadOf(scores))),
    lines: sheets[0].lines.map(({ id }, index) => [id, mean(sheets.map((sheet) => sheet.lines[index].points))]),
    ...placesOf(seats, games),
    counted: Object.fromEntries(
      Object.keys(COUNTED).map((what) => [what, mean(players.map(({ happened }) => happened[what] ?? 0))]),
    ),
    distinguished: Object.keys(DISTINCTIONS).map((what) =>
      winsOf(seats, games, ({ happened }) => (happened[what] ?? 0) > 0),
    ),
    openings: OPENING_IDS.map((workshop) => winsOf(seats, games, ({ openings }) => openings.includes(workshop))),
    city: CITY_ARTWORKS.map((artwork) => mean(games.map(({ city }) => (city[artwork] ? 1 : 0)))),
    unbuilt: mean(games.map(({ city }) => CITY_ARTWORKS.filter((artwork) => !city[artwork]).length)),
  };
}

/** Returns the winner's lead in points. */
function leadOf(scores) {
  const [first, second] = scores.map(({ total }) => total).sort((one, other) => other - one);
  return first - second;
}

/**
 * Returns the share of games with a player who satisfies `isOne`, and the wins of these players, divided by the wins
 * expected by chance.
 */
function winsOf(seats, games, isOne) {
  const them = games.flatMap(({ players }) => players.filter(isOne));
  const some = games.filter(({ players }) => players.some(isOne)).length / games.length;
  return { some, wins: them.length === 0 ? null : (seats * sum(them.map(({ won }) => won))) / them.length };
}

function overview(played) {
  const row = (head, cell) => [head, ...played.map(cell)];
  return table(
    played.map(({ head }) => head),
    [
      row('points, mean', ({ totals }) => mean(totals).toFixed(1)),
      row('points, standard deviation', ({ totals }) => standardDeviation(totals).toFixed(1)),
      row('points, lowest and highest', ({ totals }) => `${totals[0]} and ${totals.at(-1)}`),
      row('points of the winner, mean', ({ best }) => best.toFixed(1)),
      row('lead over the second, mean', ({ lead }) => lead.toFixed(1)),
      row('decisions per game, mean', ({ decisions }) => mean(decisions).toFixed(0)),
      row('decisions per game, 90th percentile', ({ decisions }) => quantile(decisions, 0.9)),
      row('uncompleted artworks of the city, of 19', ({ unbuilt }) => unbuilt.toFixed(1)),
    ],
  );
}

function pointsAndCountsTables(played) {
  const heads = played.map(({ head }) => head);
  return [
    'Mean points per player, by line of the score sheet:',
    '',
    ...table(
      heads,
      played[0].lines.map(([id], index) => [id, ...played.map(({ lines }) => lines[index][1].toFixed(1))]),
    ),
    '',
    'Mean counts per player and game:',
    '',
    ...table(
      heads,
      Object.entries(COUNTED).map(([what, name]) => [name, ...played.map(({ counted }) => counted[what].toFixed(2))]),
    ),
  ];
}

function distinctionsTable(played) {
  return table(
    played.flatMap(({ head }) => [head, 'games']),
    Object.values(DISTINCTIONS).map((name, index) => [
      name,
      ...played.flatMap(({ distinguished }) => cellsOf(distinguished[index])),
    ]),
  );
}

function openingsTable(played) {
  return table(
    played.flatMap(({ head }) => [head, 'games']),
    OPENING_IDS.map((workshop, index) => [
      FIGURES.workshops[workshop].name,
      ...played.flatMap(({ openings }) => cellsOf(openings[index])),
    ]),
  );
}

function cellsOf({ some, wins }) {
  return wins === null ? ['', percent(0, 0)] : [wins.toFixed(2), percent(some, 0)];
}

function cityTable(played) {
  return table(
    played.map(({ head }) => head),
    CITY_ARTWORKS.map((artwork, index) => [
      `${FIGURES.artworks[artwork].place}, ${FIGURES.artworks[artwork].name}`,
      ...played.map(({ city }) => percent(city[index], 0)),
    ]),
  );
}
