import * as diceGame from '@signoria/dice';
import { at } from '@signoria/engine';
import { goodsHeads, goodsRow, LABEL_WIDTH } from '../columns.ts';
import type { Seen } from '../drawing.ts';
import { alignRight, fit, wrap } from '../layout.ts';
import { paint } from '../paint.ts';
import { bonusSign, FIORINI, STAR } from './signs.ts';
import type { DicePlayer, DiceView, DiceWords } from './view.ts';
import { movesOf } from './view.ts';

const { GOODS, SKILLS, SPACE_IDS, TRACK_IDS } = diceGame;

/** The data each line of a sheet is drawn from. */
interface Sheet {
  readonly view: DiceView;
  readonly player: DicePlayer;
  readonly words: DiceWords;
  /** The places drawn with ▸: targets of the current moves, and artworks that are ready to be completed. */
  readonly pointedAt: ReadonlySet<string>;
}

export function sheetOf(view: DiceView, words: DiceWords, seen: Seen): Sheet {
  const player = at(view.table.players, seen.seat);
  return {
    view,
    player,
    words,
    pointedAt: new Set([...targeted(seen), ...diceGame.artworksReady(view.figures, player)]),
  };
}

/** Returns the places targeted by the current moves. */
function targeted(seen: Seen): readonly string[] {
  return movesOf(seen).flatMap((move) => {
    if (move.do === 'mark') return [move.place];
    return move.do === 'hire' || move.do === 'collect' ? [move.artwork] : [];
  });
}

/** Draws the Palazzo or the Chiesa: the marks of each artwork, or its points once it is complete. */
export function artworks(sheet: Sheet, area: diceGame.ArtworkArea): string[] {
  const { view, words } = sheet;
  const headOf = (good: diceGame.Good) => (good === 'fiorini' ? `${diceGame.COIN} ${FIORINI}` : words.short(good));
  const heads = area === 'palazzo' ? GOODS.map(headOf) : [];
  const own = diceGame.ARTWORK_IDS.filter((artwork) => diceGame.areaOf(view.figures, artwork) === area);
  return [goodsHeads(words.areas[area].name.toUpperCase(), heads), ...own.map((artwork) => artworkRow(sheet, artwork))];
}

function artworkRow({ view, player, words, pointedAt }: Sheet, artwork: diceGame.Artwork): string {
  const { name, points, artists } = view.figures.artworks[artwork];
  const done = player.artworks.find((one) => one.artwork === artwork);
  if (done !== undefined)
    return paint('good', `✓${alignRight(String(points), 2)} ${name} +${done.points}${done.star ? ` ${STAR}` : ''}`);
  const skills = SKILLS.map((skill) => (artists.includes(skill) ? words.initial(skill) : ' ')).join('');
  const label = `${pointedAt.has(artwork) ? '▸' : ' '}${alignRight(String(points), 2)} ${fit(name, LABEL_WIDTH - 8)}${skills}`;
  return goodsRow(label, cells(view, player, artwork));
}

/** Draws open and marked icons for each good; fiorini count in hundreds. */
function cells({ figures }: DiceView, player: DicePlayer, place: diceGame.Place): readonly string[] {
  const icons = diceGame.iconsAt(figures, place);
  const marks = diceGame.marksAt(player, place);
  return GOODS.map((good) => {
    const [all, marked] = [diceGame.iconCount(icons, good), diceGame.iconCount(marks, good)];
    if (all === 0) return paint('quiet', '·');
    return paint('good', '■'.repeat(marked)) + '□'.repeat(all - marked);
  });
}

/** R8.5  Draws the buildings, then the spaces under construction: the next one, and later ones with a mark. */
export function rione(sheet: Sheet): string[] {
  const { view, player, words } = sheet;
  const built = player.rione.map((building) => view.figures.buildings[building].name).join(', ');
  const shown = SPACE_IDS.filter((space) => {
    const isMarked = GOODS.some((good) => diceGame.marksAt(player, space)[good] > 0);
    return diceGame.whyNotOn(player, space) === null || (isMarked && diceGame.buildingOn(player, space) === null);
  });
  return [
    ...wrap(built, `${paint('head', words.areas.rione.name.toUpperCase())} `),
    ...shown.map((space) => spaceRow(sheet, space)),
  ];
}

function spaceRow({ view, player, words, pointedAt }: Sheet, space: diceGame.Space): string {
  const { number, points, spares } = view.figures.spaces[space];
  const bonus = spares > 0 ? `, +${words.spares(spares)}` : '';
  const worth = alignRight(points > 0 ? `+${points}` : '', 2);
  const label = `${pointedAt.has(space) ? '▸' : ' '}${worth} ${words.space(number).name}${bonus}`;
  return goodsRow(label, cells(view, player, space));
}

/** R10  Draws each track: marked spaces, the bonuses of the others, and the number of steps. */
export function tracks({ view, player, words }: Sheet): string[] {
  const width = Math.max(...TRACK_IDS.map((track) => words.titles[track].length)) + 1;
  return TRACK_IDS.map((track) => {
    const { spaces } = view.figures.tracks[track];
    const drawn = spaces.map((bonus, index) =>
      index < player.tracks[track] ? paint('good', '[×]') : `[${bonusSign(bonus, words)}]`,
    );
    return `${paint('head', fit(words.titles[track], width))}${drawn.join('')}  ${player.tracks[track]}`;
  });
}

export function supply({ player, words }: Sheet): string[] {
  const { spares, stars, fiorini } = player;
  const has = [words.spares(spares), words.stars(stars), words.amount('fiorini', fiorini)].join(' · ');
  return wrap(paint('name', has), `${paint('head', words.areas.supply.name.toUpperCase())} `);
}
