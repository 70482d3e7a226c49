import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as cardGame from '@signoria/card';
import * as diceGame from '@signoria/dice';
import * as firenze from '@signoria/firenze';
import { ARTIST_NAMES } from '@signoria/florence';
import { describe, expect, test } from 'vitest';
import * as cardArt from '../src/games/card/art.ts';
import * as diceArt from '../src/games/dice/art.ts';
import * as firenzeArt from '../src/games/firenze/art.ts';

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
const SHEETS = {
  shell: read('look/vignettes.svg'),
  florence: read('look/florence.svg'),
  artists: read('look/artists.svg'),
  card: read('games/card/drawings.svg'),
  dice: read('games/dice/drawings.svg'),
  firenze: read('games/firenze/drawings.svg'),
};
type Sheet = keyof typeof SHEETS;

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

const FIRENZE = firenze.CARD_IDS.map((card) => firenzeArt.drawingOf(card));

describe('the sheets of drawings', () => {
  test('no symbol stands twice, and no two are the same drawing', () => {
    const drawings = DRAWN.map(({ drawing }) => drawing);
    expect(new Set(DRAWN.map(({ id }) => id)).size).toBe(DRAWN.length);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test('every card, monument, location and artist of the Card Game is drawn, where its table loads it', () => {
    const loaded = idsOf('shell', 'florence', 'artists', 'card');
    expect([...CARD].filter((id) => !loaded.includes(id))).toEqual([]);
  });

  test('no two cards or monuments share a drawing, and locations only with the workshop of their trade', () => {
    const trades = places.filter((location) => works.includes(cardArt.drawingOf(location)));
    expect(new Set(works).size).toBe(works.length);
    expect(new Set(locations).size).toBe(locations.length);
    for (const location of trades) expect(cards).toContain(location.replace('location-', ''));
    expect(new Set(artists).size).toBe(Object.keys(ARTIST_NAMES).length + 1);
  });

  test('every artwork, building and type of artist of the Dice Game has a drawing of its own', () => {
    const loaded = idsOf('shell', 'florence', 'dice');
    expect([...DICE].filter((id) => !loaded.includes(id))).toEqual([]);
    expect(DICE.size).toBe(buildings.length + crafts.length);
  });

  test('every card of Firenze has a drawing of its own, and its sheet holds nothing else', () => {
    expect(new Set(idsOf('firenze'))).toEqual(new Set(FIRENZE));
    expect(new Set(FIRENZE).size).toBe(FIRENZE.length);
  });

  test('a sheet holds nothing that its games do not show, and what both show stands in none of theirs', () => {
    expect(idsOf('card', 'artists').filter((id) => !CARD.has(id) || DICE.has(id))).toEqual([]);
    expect(idsOf('dice').filter((id) => !DICE.has(id) || CARD.has(id))).toEqual([]);
    expect(idsOf('florence').filter((id) => !CARD.has(id) || !DICE.has(id))).toEqual([]);
  });

  test('colours come from tokens alone', () => {
    const { shell: _, ...sheets } = SHEETS;
    for (const sheet of Object.values(sheets)) expect(sheet).not.toMatch(/(fill|stroke)=|style=|#[0-9a-f]{3}/i);
  });

  test.each([
    ['card', ['florence', 'artists', 'card'], 25],
    ['dice', ['florence', 'dice'], 12],
    ['firenze', ['firenze'], 12],
  ] as const)('what a table of %s loads of them stays small', (_, sheets, kilobytes) => {
    const bytes = sheets.map((sheet) => brotliCompressSync(SHEETS[sheet]).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(kilobytes * 1024);
  });
});
