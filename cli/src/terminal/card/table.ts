import type { Skill } from '@signoria/card';
import * as cardGame from '@signoria/card';
import { surname } from '@signoria/common';
import { at, capital } from '@signoria/engine';
import { COLUMN_WIDTH, goodsHeads, goodsRow, LABEL_WIDTH } from '../columns.ts';
import type { DrawnSection, Seen } from '../drawing.ts';
import { alignRight, fit, sideBySide, wrap } from '../layout.ts';
import { paint } from '../paint.ts';
import { cardEffect, cardName, counted, monumentName, priceFor } from './names.ts';
import { players } from './players.ts';
import type { CardMove, CardView, CardWords, ReadonlyGoods } from './view.ts';
import { GOODS, RESOURCES, row, SKILLS, wordsIn } from './view.ts';

export function table(seen: Seen): readonly DrawnSection[] {
  const view = seen.view as CardView;
  const words = wordsIn(seen.language);
  return [
    { dropOrder: 0, lines: order(view, words, seen) },
    { dropOrder: 2, lines: monuments(view, words, seen) },
    { dropOrder: 3, lines: artists(view, words, seen.seat) },
    { dropOrder: 5, lines: players(view, words, seen) },
    { dropOrder: 0, lines: purse(view, words, seen.seat) },
    { dropOrder: 1, lines: hand(view, words, seen) },
    { dropOrder: 6, lines: locations(view, words) },
    { dropOrder: 4, lines: [amounts(words, words.supply, view.table.supply)] },
  ];
}

/** R3.1, R8.4  Shows the turn order from the Captain clockwise, and who has claimed the office for the next round. */
function order({ table, counts }: CardView, words: CardWords, { names }: Seen): string[] {
  const seats = cardGame.turnOrder(table);
  const parts = [
    `${words.captain.title} ${names[table.captain]}`,
    `${words.terminal.order}: ${seats.map((seat) => names[seat]).join(' → ')}`,
    words.inDeck(counts.deck),
  ];
  if (table.newCaptain !== null) parts.push(words.claimed(names[table.newCaptain] ?? ''));
  return wrap(parts.join(' · '));
}

function heads(label: string, words: CardWords): string {
  return goodsHeads(
    label,
    GOODS.map((good) => words.short(good)),
  );
}

function amounts(words: CardWords, label: string, goods: ReadonlyGoods): string {
  return goodsRow(
    label,
    GOODS.map((good) => words.number(goods[good])),
  );
}

/** Shows what the work costs this player. Goods the player lacks are highlighted. */
function costs({ figures, table }: CardView, seat: number, work: cardGame.Card | cardGame.Monument): string {
  const player = at(table.players, seat);
  const cost = cardGame.workCost(figures, player, work);
  const missing = cardGame.shortOf(figures, player, work);
  return GOODS.map((good) => {
    const amount = alignRight(cost[good] === 0 ? '·' : String(cost[good]), COLUMN_WIDTH);
    if (cost[good] === 0) return paint('quiet', amount);
    return paint(missing.includes(good) ? 'lacking' : 'good', amount);
  }).join('');
}

function letters(skills: readonly Skill[], words: CardWords): string {
  return SKILLS.map((skill) => (skills.includes(skill) ? words.initial(skill) : ' ')).join('');
}

function workRow(isOffered: boolean, points: number, name: string, skills: string, cost: string): string {
  const label = skills.trim() === '' ? fit(name, LABEL_WIDTH - 4) : `${fit(name, LABEL_WIDTH - 8)} ${skills}`;
  return `${isOffered ? '▸' : ' '}${alignRight(points > 0 ? String(points) : '', 2)} ${label}${cost}`;
}

function monuments(view: CardView, words: CardWords, { moves, seat }: Seen): string[] {
  const { figures, table } = view;
  const own = table.players[seat]?.reservedMonuments ?? [];
  const offered = (moves as readonly CardMove[]).flatMap((move) => (move.do === 'complete' ? [move.monument] : []));
  const line = (monument: cardGame.Monument, aside = '') => {
    const { points, artists } = figures.monuments[monument];
    const name = monumentName(view, monument) + aside;
    return workRow(
      offered.some((one) => one === monument),
      points,
      name,
      letters(artists, words),
      costs(view, seat, monument),
    );
  };
  return [
    heads(words.monuments.toUpperCase(), words),
    ...table.row.map((monument) => line(monument)),
    ...own.map((monument) => line(monument, ` (${words.reserved(1)})`)),
  ];
}

function hand(view: CardView, words: CardWords, { moves, seat }: Seen): string[] {
  const offered = (moves as readonly CardMove[]).flatMap((move) => (move.do === 'play' ? [move.card] : []));
  const inOrder = Object.keys(view.figures.cards);
  const cards = [...(view.own?.hand ?? [])].sort((one, other) => inOrder.indexOf(one) - inOrder.indexOf(other));
  return cards.map((card) => {
    const { points, artists } = view.figures.cards[card];
    const name = `${cardName(view, card, words)}: ${cardEffect(view, card, words)}`;
    return workRow(offered.includes(card), points, name, letters(artists, words), costs(view, seat, card));
  });
}

/** R10.5, R10.6, R10.7  Shows the player's goods and the income at the end of the round. */
function purse(view: CardView, words: CardWords, seat: number): string[] {
  const { terminal } = words;
  const income = cardGame.incomeToCome(view, seat);
  return [
    heads(terminal.hand, words),
    paint('name', amounts(words, terminal.have, at(view.table.players, seat).goods)),
    paint('quiet', amounts(words, terminal.income(income.choices), income.goods)),
  ];
}

/** R11.4, R11.5  Shows the goods each player has left, which are ranked. */
export function finalPurses({ view, names, language }: Seen): readonly string[] {
  const words = wordsIn(language);
  const purses = (view as CardView).table.players.map(({ goods }, seat) => amounts(words, names[seat] ?? '', goods));
  return [heads(words.terminal.finalPurses, words), ...purses];
}

function artists(view: CardView, words: CardWords, seat: number): string[] {
  const { figures, table } = view;
  const lines = SKILLS.flatMap((skill) => {
    const offered = table.artists.filter((artist) => row(figures.artists, artist).skill === skill);
    const shown = [...new Set(offered)].map((artist) => {
      const { name } = figures.artists[artist];
      const copies = offered.filter((other) => other === artist).length;
      const values = cardGame.valuesLeft(view, artist).join(' ');
      return `${surname(name)}${copies > 1 ? ` ×${copies}` : ''} ${priceFor(view, seat, artist)} [${values}]`;
    });
    if (table.anonymous.includes(skill)) shown.push(`${words.terminal.anonymous} ${priceFor(view, seat, null)} [0]`);
    const label = ` ${words.initial(skill)} ${capital(words.skills[skill].several)}`;
    return sideBySide(shown.length > 0 ? shown : ['–'], fit(label, 15));
  });
  return [paint('head', `${words.artists.toUpperCase()}: ${words.terminal.artists}`), ...lines];
}

/** R8  Shows the open locations in the columns of the resources they give and buy. */
function locations({ figures, table }: CardView, words: CardWords): string[] {
  const open = table.locations.map((location) => row(figures.locations, location));
  const across = (effect: string, label: string) => {
    const counts = RESOURCES.map((resource) =>
      open.filter((one) => one.effect === effect && one.resource === resource),
    ).map(({ length }) => (length === 0 ? '·' : String(length)));
    return goodsRow(label, counts);
  };
  const fiorini = Object.values(figures.locations).find(({ effect }) => effect === 'sell')?.fiorini ?? 0;
  const barters = counted(open.filter(({ effect }) => effect === 'barter').map(({ name }) => name));
  const captaincy = open.some(({ effect }) => effect === 'captaincy') ? [words.captain.title] : [];
  return [
    across('take', [`${words.locations}: ${words.takeOne}`, ...barters].join(' · ')),
    across('sell', [`${words.locations}: ${words.terminal.sellOne(fiorini)}`, ...captaincy].join(' · ')),
  ];
}
