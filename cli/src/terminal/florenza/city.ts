import { at } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { COLUMN_WIDTH, goodsHeads, LABEL_WIDTH } from '../columns.ts';
import type { Seen } from '../drawing.ts';
import { alignRight, fit, wrap } from '../layout.ts';
import { paint } from '../paint.ts';
import { amounts, artworkName, characterName, EACH_ROUND, skillsOf } from './signs.ts';
import type { FlorenzaView, FlorenzaWords } from './view.ts';
import { movesOf, viewOf } from './view.ts';

/** Widths of the columns before the cost. The mark and the name take the rest. */
const REWARD_WIDTH = 7;
const SKILLS_WIDTH = 4;
const INCOME_WIDTH = 7;
const NAME_WIDTH = LABEL_WIDTH - 1 - REWARD_WIDTH - SKILLS_WIDTH - INCOME_WIDTH;

/** Draws the heading of a table of costs. */
export function heads(label: string, words: FlorenzaWords): string {
  return goodsHeads(
    label,
    florenza.GOODS.map((good) => words.short(good)),
  );
}

/** Draws the city's artworks that are open or commissioned, and the owners of the others. */
export function city(seen: Seen, words: FlorenzaWords): string[] {
  const view = viewOf(seen);
  const all = florenza.CITY_ARTWORKS.map((artwork) => ({
    artwork,
    facts: florenza.artworkFacts(view, artwork, seen.seat),
  }));
  const done = all.flatMap(({ artwork, facts: { crest } }) =>
    crest === null
      ? []
      : [`${artworkName(view, artwork)} (${at(seen.names, crest)}${incomeAside(view, artwork, words)})`],
  );
  return [
    heads(words.terminal.city, words),
    ...all.flatMap(({ artwork, facts }) => (facts.crest === null ? [artworkRow(seen, words, artwork)] : [])),
    ...(done.length === 0 ? [] : wrap(paint('good', done.join('; ')), `${paint('head', words.terminal.complete)} `)),
  ];
}

/** Draws an artwork's reward, the skills it needs, and its cost or the artist at work. */
export function artworkRow(seen: Seen, words: FlorenzaWords, artwork: florenza.Artwork): string {
  const view = viewOf(seen);
  const { reward, skills, name, area } = view.figures.artworks[artwork];
  const { commission } = florenza.artworkFacts(view, artwork, seen.seat);
  const isAsked = movesOf(seen).some(
    (move) => (move.do === 'commission' || move.do === 'settle') && move.artwork === artwork,
  );
  const label = [
    isAsked ? '▸' : ' ',
    fit(alignRight(amounts(words, reward), REWARD_WIDTH - 1), REWARD_WIDTH),
    fit(area === 'district' ? name : artworkName(view, artwork), NAME_WIDTH),
    fit(` ${skillsOf(words, skills)}`, SKILLS_WIDTH),
    fit(` ${income(view, artwork, words)}`, INCOME_WIDTH),
  ].join('');
  if (commission === null) return label + costs(seen, artwork);
  const artist = characterName(view, words, commission.artist);
  return label + paint('name', ` ${at(seen.names, commission.seat)}: ${artist}`);
}

/** Shows the cost. Goods the player lacks are highlighted. */
function costs(seen: Seen, artwork: florenza.Artwork): string {
  const { figures, table } = viewOf(seen);
  const { cost } = figures.artworks[artwork];
  const { goods } = at(table.players, seen.seat);
  return florenza.GOODS.map((good) => {
    const cell = alignRight(cost[good] === 0 ? '·' : String(cost[good]), COLUMN_WIDTH);
    if (cost[good] === 0) return paint('quiet', cell);
    return paint(cost[good] > goods[good] ? 'lacking' : 'good', cell);
  }).join('');
}

function income({ figures }: FlorenzaView, artwork: florenza.Artwork, words: FlorenzaWords): string {
  const each = figures.artworks[artwork].income;
  const isNothing = florenza.GAINS.every((gain) => each[gain] === 0);
  if (isNothing) return '';
  return EACH_ROUND + amounts(words, each).replace(/^1 /, '');
}

function incomeAside(view: FlorenzaView, artwork: florenza.Artwork, words: FlorenzaWords): string {
  const each = income(view, artwork, words);
  return each === '' ? '' : ` ${each}`;
}
