import { at, capital } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import { inARow, wrap } from '../layout.ts';
import { paint } from '../paint.ts';
import { isWide } from './columns.ts';
import { bundle, towerOf } from './signs.ts';
import type { DrawingInput } from './view.ts';
import { mark } from './view.ts';

/** Draws the other players clockwise: score and cards, then storehouse and site, on one line if the screen is wide. */
export function others(input: DrawingInput): string[] {
  const { names, seat } = input.seen;
  const seats = names.map((_, offset) => (seat + offset) % names.length).slice(1);
  return seats.flatMap((one) => {
    const about = [...aboutPlayer(input, one), ...cardsOf(input, one)].join(' · ');
    const name = playerName(input, one);
    if (isWide(input)) return inARow([about, ...belongings(input, one)], name, input.width);
    return [...wrap(about, name, input.width), ...inARow(belongings(input, one), '  ', input.width)];
  });
}

/** Returns the player's name as a heading, marked if a move targets the player. */
export function playerName(input: DrawingInput, one: number): string {
  return `${mark(input, `seat:${one}`).trim()}${paint('head', (input.seen.names[one] ?? '').toUpperCase())} `;
}

/** Returns prestige and seals left. */
export function aboutPlayer({ seen, view, words }: DrawingInput, one: number): readonly string[] {
  return [words.points(at(seen.scores, one).earned.total), words.labels.sealsLeft(firenze.sealsOf(view, one).left)];
}

/** R1.12  Lists the open hand, then the buildings. */
function cardsOf({ view, words }: DrawingInput, one: number): readonly string[] {
  const { hand, buildings } = at(view.table.players, one);
  return [hand, buildings]
    .filter((cards) => cards.length > 0)
    .map((cards) => cards.map((card) => paint(view.figures.cards[card].kind, words.cardNames[card])).join(', '));
}

function belongings({ view, words }: DrawingInput, one: number): readonly string[] {
  const { store, towers } = at(view.table.players, one);
  const { bricks, brickLimit } = firenze.limitsOf(view, one);
  const { labels, terminal, components } = words;
  const [first = paint('quiet', labels.noTowers), ...more] = towers.map(towerOf);
  return [
    `${capital(components.storehouse)} ${bricks}/${brickLimit}: ${bundle(store)} `,
    `${terminal.site}: ${first}`,
    ...more,
  ];
}
