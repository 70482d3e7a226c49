import { at } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import { fit, inARow, wrap } from '../layout.ts';
import { paint, widthOf } from '../paint.ts';
import { colourRow } from './columns.ts';
import { aboutPlayer, playerName } from './players.ts';
import { bricksOf, fallingSign, towerOf } from './signs.ts';
import type { DrawingInput } from './view.ts';
import { mark } from './view.ts';

const NO_BREAK = '\u00a0';
const COUNTS = Array.from({ length: firenze.MOST_BRICKS_A_TURN }, (_, index) => index + 1);

/** Draws name and score, then the cards with their effects. */
export function ownCards(input: DrawingInput): string[] {
  const { view, words, seen, width } = input;
  const { hand, buildings } = at(view.table.players, seen.seat);
  const { cards, cardLimit } = firenze.limitsOf(view, seen.seat);
  const shown = [...hand, ...buildings].map((card) => {
    const row = view.figures.cards[card];
    return `${mark(input, `own:${card}`).trim()}${paint(row.kind, words.cardNames[card])} (${words.briefs[card](row)})`;
  });
  const { labels } = words;
  const heading = `${labels.yourCards} ${labels.of(cards, cardLimit)}: `;
  const own = playerName(input, seen.seat) + aboutPlayer(input, seen.seat).join(' · ');
  return [own, ...(shown.length === 0 ? [] : inARow(shown, heading, width))];
}

/** R8.4 */
export function storehouse(input: DrawingInput): string[] {
  const { view, words, seen } = input;
  const { store } = at(view.table.players, seen.seat);
  const { bricks, brickLimit } = firenze.limitsOf(view, seen.seat);
  const label = `${words.components.storehouse.toUpperCase()} ${bricks}/${brickLimit}`;
  return [
    colourRow(
      input,
      paint('head', label),
      firenze.COLOURS.map((colour) => bricksOf(colour, store[colour])),
    ),
  ];
}

/** Draws a line for each tower: if it will fall, and which commissions it can still fulfil. */
export function site(input: DrawingInput): string[] {
  const { view, words, seen } = input;
  const player = at(view.table.players, seen.seat);
  const raised = view.table.active === seen.seat ? paint('good', '✓') : ' ';
  const bars = player.towers.map((tower) => `${fallingSign(tower) || raised} ${towerOf(tower)}`);
  const column = Math.max(0, ...bars.map(widthOf));
  const heading = paint('head', words.labels.site.toUpperCase());
  return [
    ...wrap(costs(input), `${heading} `, input.width),
    ...player.towers.flatMap((_, place) => {
      const named: firenze.FirenzeTarget = `tower:${firenze.namedPlace(player.towers, place)}`;
      const first = `${mark(input, named)}${fit(bars[place] ?? '', column)}  `;
      return wrap(towerNote(input, player, place), first, input.width);
    }),
  ];
}

/** R5.4  Shows the construction cost for each number of bricks this turn; the current number is in brackets. */
function costs(input: DrawingInput): string {
  const { view, words, seen } = input;
  const player = at(view.table.players, seen.seat);
  const isOwnTurn = view.table.active === seen.seat;
  const { laid } = view.table;
  const cells = COUNTS.map((count) => {
    const cost = String(firenze.constructionCost(view, player, count));
    return isOwnTurn && count === laid ? paint('name', `[${cost}]`) : cost;
  });
  return `${words.terminal.costs(firenze.MOST_BRICKS_A_TURN)} ${cells.join(' ')}`;
}

function towerNote(input: DrawingInput, player: firenze.Player, place: number): string {
  const { view, words } = input;
  const { labels, terminal } = words;
  const tower = at(player.towers, place);
  const falls = firenze.falling(player).find((one) => one.tower === place);
  const goals = firenze.commissionsInReach(view, tower).map((goal) => goalOf(input, goal));
  const parts = [
    ...(falls === undefined ? [] : [paint('alarm', `${labels.falls} (${terminal.kept(falls.kept)})`)]),
    goals.length === 0 ? labels.nothingLeft : labels.canBecome(goals.join(', ')),
  ];
  return parts.join(' · ');
}

/** R7.3, R7.4  Words a goal such as "6 for 5+2 II" without line breaks: level, prestige, bonus, balcony. */
function goalOf({ view, words }: DrawingInput, { level, points, balcony }: firenze.CommissionFacts): string {
  const bonus = firenze.bonusFor(view, level);
  const worth = bonus === 0 ? String(points) : `${points}+${bonus}`;
  const numeral = balcony === null ? '' : ` ${view.figures.balconies[balcony].numeral}`;
  return words.terminal.levelFor(level, worth + numeral).replaceAll(' ', NO_BREAK);
}
