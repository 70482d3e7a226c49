import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as cardGame from '@signoria/card';
import { ARTIST_NAMES } from '@signoria/common';
import * as diceGame from '@signoria/dice';
import * as firenze from '@signoria/firenze';
import * as florenza from '@signoria/florenza';
import { describe, expect, test } from 'vitest';
import * as cardArt from '../../src/games/card/art.ts';
import * as diceArt from '../../src/games/dice/art.ts';
import * as firenzeArt from '../../src/games/firenze/art.ts';
import * as florenzaArt from '../../src/games/florenza/art.ts';

const read = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const SHEETS = {
  shell: read('drawings/vignettes.svg'),
  common: read('drawings/common.svg'),
  artists: read('drawings/artists.svg'),
  works: read('drawings/works.svg'),
  trades: read('drawings/trades.svg'),
  bots: read('drawings/bots.svg'),
  card: read('games/card/drawings.svg'),
  dice: read('games/dice/drawings.svg'),
  firenze: read('games/firenze/drawings.svg'),
  florenza: read('games/florenza/drawings.svg'),
};
type Sheet = keyof typeof SHEETS;

/** The symbol sheets a table loads besides those of the home page; its own sheet is the last. */
const LOADED = {
  card: ['common', 'artists', 'works', 'card'],
  dice: ['common', 'trades', 'dice'],
  firenze: ['firenze'],
  florenza: ['common', 'artists', 'works', 'trades', 'florenza'],
} as const satisfies Readonly<Record<string, readonly Sheet[]>>;
type Game = keyof typeof LOADED;
const GAMES = Object.keys(LOADED) as Game[];

interface Drawn {
  readonly id: string;
  readonly sheet: Sheet;
  readonly drawing: string;
}

const DRAWN: readonly Drawn[] = (Object.keys(SHEETS) as Sheet[]).flatMap((sheet) =>
  [...SHEETS[sheet].matchAll(/<symbol id="([^"]*)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id = '', drawing = '']) => ({
    id,
    sheet,
    drawing,
  })),
);
const idsOf = (...sheets: readonly Sheet[]) => DRAWN.filter(({ sheet }) => sheets.includes(sheet)).map(({ id }) => id);

const options = cardGame.card.readOptions({}, 2);
const figures = cardGame.card.figures(options.ok ? options.value : expect.fail('no options'));
const idsIn = <Id extends string>(rows: Readonly<Record<Id, unknown>>) => Object.keys(rows) as Id[];
const cards = idsIn(figures.cards);
const works = [...cards, ...idsIn(figures.monuments)].map((work) => cardArt.drawingOf(work));
const places = idsIn(figures.locations);
const locations = places.map((location) => cardArt.drawingOf(location));
const artists = [...idsIn(figures.artists), null].map((artist) => cardArt.medallionOf(artist));
const CARD = new Set([...works, ...locations, ...artists]);

const buildings = [...diceGame.ARTWORK_IDS, ...diceGame.BUILDING_IDS].map((work) => diceArt.drawingOf(work));
const crafts = [...diceGame.SKILLS, null].map((artist) => diceArt.medallionOf(artist));
const DICE = new Set([...buildings, ...crafts]);

const FIRENZE = new Set(firenze.CARD_IDS.map((card) => firenzeArt.drawingOf(card)));

const own = [...florenza.WORKSHOP_IDS, ...florenza.ARTWORK_IDS].map((work) => florenzaArt.drawingOf(work));
const faces = [...florenza.CHARACTER_IDS, ...florenza.UNNAMED_ARTIST_IDS, 'unnamed-preacher' as const];
const medallions = faces.map((character) => florenzaArt.medallionOf(character));
const signs = florenzaArt.SIGNS.map((sign) => florenzaArt.signOf(sign));
const FLORENZA = new Set([...own, ...medallions, ...signs]);

const SHOWN: Readonly<Record<Game, ReadonlySet<string>>> = {
  card: CARD,
  dice: DICE,
  firenze: FIRENZE,
  florenza: FLORENZA,
};

describe('the sheets of drawings', () => {
  test('every symbol has a unique id and a unique drawing', () => {
    const drawings = DRAWN.map(({ drawing }) => drawing);
    expect(new Set(DRAWN.map(({ id }) => id)).size).toBe(DRAWN.length);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test.each(GAMES)('every symbol that %s uses is in a sheet that its table loads', (game) => {
    const loaded = idsOf('shell', ...LOADED[game]);
    expect([...SHOWN[game]].filter((id) => !loaded.includes(id))).toEqual([]);
  });

  test('no two cards or monuments of the Card Game share a drawing, and locations only with the workshop of their trade', () => {
    const trades = places.filter((location) => works.includes(cardArt.drawingOf(location)));
    expect(new Set(works).size).toBe(works.length);
    expect(new Set(locations).size).toBe(locations.length);
    for (const location of trades) expect(cards).toContain(location.replace('location-', ''));
    expect(new Set(artists).size).toBe(Object.keys(ARTIST_NAMES).length + 1);
  });

  test('every artwork, building and type of artist of the Dice Game has a drawing of its own', () => {
    expect(DICE.size).toBe(buildings.length + crafts.length);
  });

  test('every card of Firenze has a drawing of its own', () => {
    expect(FIRENZE.size).toBe(firenze.CARD_IDS.length);
  });

  test('every workshop, artwork and character of Florenza has a drawing of its own', () => {
    expect(FLORENZA.size).toBe(own.length + medallions.length + signs.length);
    expect(medallions).toHaveLength(44);
  });

  test.each(GAMES)('the sheet of %s has only symbols that no other game uses', (game) => {
    const others = GAMES.filter((other) => other !== game);
    const isOwn = (id: string) => SHOWN[game].has(id) && others.every((other) => !SHOWN[other].has(id));
    expect(idsOf(game).filter((id) => !isOwn(id))).toEqual([]);
  });

  test.each(['common', 'artists', 'works', 'trades'] as const)(
    'every symbol of the shared sheet %s is used by at least two games that load it',
    (sheet) => {
      const games = GAMES.filter((game) => (LOADED[game] as readonly Sheet[]).includes(sheet));
      const isShared = (id: string) => games.filter((game) => SHOWN[game].has(id)).length > 1;
      expect(idsOf(sheet).filter((id) => !isShared(id))).toEqual([]);
    },
  );

  test('drawings take their colours from CSS variables only', () => {
    const { shell: _, ...sheets } = SHEETS;
    for (const sheet of Object.values(sheets)) expect(sheet).not.toMatch(/(fill|stroke)=|style=|#[0-9a-f]{3}/i);
  });

  test.each([
    ['card', 25],
    ['dice', 12],
    ['firenze', 12],
    ['florenza', 30],
  ] as const)('the drawings that a table of %s loads stay below the size limit', (game, kilobytes) => {
    const bytes = LOADED[game].map((sheet) => brotliCompressSync(SHEETS[sheet]).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(kilobytes * 1024);
  });
});
