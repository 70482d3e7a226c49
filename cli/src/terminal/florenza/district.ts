import { at } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { goodsRow } from '../columns.ts';
import type { Seen } from '../drawing.ts';
import { fit, WIDTH } from '../layout.ts';
import { paint } from '../paint.ts';
import { artworkRow, heads } from './city.ts';
import { amounts, BUILDING, useOf, WORKER } from './signs.ts';
import type { FlorenzaWords } from './view.ts';
import { movesOf, viewOf } from './view.ts';

/** Draws the player's eight spaces, two in a line; empty ones are listed together. */
export function workshops(seen: Seen, words: FlorenzaWords): string[] {
  const { spaces } = at(viewOf(seen).table.players, seen.seat);
  const cells = spaces.flatMap((space, index) => (space === null ? [] : [spaceCell(seen, words, space, index)]));
  const empty = spaces.flatMap((space, index) => (space === null ? [index + 1] : []));
  if (empty.length > 0) cells.push(paint('quiet', ` ${empty.join(', ')} ${words.terminal.empty}`));
  const lines: string[] = [];
  for (let cell = 0; cell < cells.length; cell += 2)
    lines.push((fit(at(cells, cell), WIDTH / 2) + (cells[cell + 1] ?? '')).trimEnd());
  return [paint('head', words.terminal.district), ...lines];
}

function spaceCell(seen: Seen, words: FlorenzaWords, space: florenza.PlacedWorkshop, index: number): string {
  const figures = viewOf(seen).figures.workshops[space.workshop];
  const isAsked = movesOf(seen).some(
    (move) => move.do === 'operate' && move.owner === seen.seat && move.space === index,
  );
  const worker =
    space.worker === null ? '' : ` ${WORKER}${space.worker === seen.seat ? '' : at(seen.names, space.worker)}`;
  const use = space.isBuilt ? useOf(words, figures) : `${BUILDING} ${amounts(words, figures.cost)}`;
  return fit(`${isAsked ? '▸' : ' '}${index + 1} ${figures.name} ${use}${worker}`, WIDTH / 2 - 1);
}

/** Draws Palazzo and Chiesa: complete artworks in the heading, the others with their cost. */
export function houses(seen: Seen, words: FlorenzaWords): string[] {
  const { figures, table } = viewOf(seen);
  const { artworks } = at(table.players, seen.seat);
  return [florenza.PALAZZO, florenza.CHIESA].flatMap((house) => {
    const done = house.filter((artwork) => artworks.includes(artwork)).map((artwork) => figures.artworks[artwork].name);
    const label = [figures.artworks[at(house, 0)].place.toUpperCase(), ...done.map((name) => `✓ ${name}`)].join('  ');
    const open = house.filter((artwork) => !artworks.includes(artwork));
    const head = house === florenza.PALAZZO && done.length === 0 ? heads(label, words) : paint('head', label);
    return [head, ...open.map((artwork) => artworkRow(seen, words, artwork))];
  });
}

/** R2.6  Draws the player's goods and workers. */
export function purse(seen: Seen, words: FlorenzaWords): string[] {
  const { goods, workers, pool } = at(viewOf(seen).table.players, seen.seat);
  const { terminal } = words;
  const label = terminal.goods(`${terminal.workers(workers)}, ${terminal.inPool(pool)}`);
  const cells = florenza.GOODS.map((good) => words.number(goods[good]));
  return [heads('', words), paint('name', goodsRow(label, cells))];
}
