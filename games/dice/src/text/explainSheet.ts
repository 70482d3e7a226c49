import { capital, plain } from '@signoria/engine';
import type { Artwork, Building, BuildingRow, Space } from '../components.ts';
import { BUILDINGS } from '../components.ts';
import type { Figures } from '../figures.ts';
import { areaOf } from '../figures.ts';
import { goods, someOf } from '../goods.ts';
import { isOnceATurn } from '../players.ts';
import type { RuleNumber } from './en/rules.ts';
import type { Words } from './en/words.ts';
import type { Explain } from './entry.ts';
import { bundle, skillsOf, sourceOf } from './entry.ts';
import { incomeOf } from './moves.ts';
import type { Names } from './names.ts';

export function artworkEntry(words: Words, names: Names): Explain<Artwork> {
  const { lines, points } = words;
  return (artwork, figures) => {
    const row = figures.artworks[artwork];
    const isPalazzo = areaOf(figures, artwork) === 'palazzo';
    const said = [
      words.cost(bundle(names, someOf(row.cost))),
      words.needsArtist(skillsOf(words, names, row.artists)),
      lines.worth(points(row.points)),
      lines.artistAdds(points(figures.artist.paid), points(figures.artist.anonymous)),
    ];
    if (row.spares > 0) said.push(lines.brings(plain(names.spares(row.spares))));
    const income = incomeOf(names, figures, artwork);
    if (income.length > 0) said.push(lines.income(plain(income)));
    said.push(isPalazzo ? palazzoBonus(words, figures) : chiesaBonus(words, figures), words.source(sourceOf(row)));
    return {
      name: plain(names.artwork(artwork).name),
      gloss: words.glosses[artwork],
      kind: lines.kinds.artwork,
      lines: said,
      rules: ['R9.1', 'R9.2', 'R9.4', 'R9.5', ...(isPalazzo ? PALAZZO_RULES : CHIESA_RULES)],
    };
  };
}
export const PALAZZO_RULES = ['R9.6', 'R9.8', 'R9.9', 'R12.1'] as const satisfies readonly RuleNumber[];
export const CHIESA_RULES = ['R4.2', 'R9.7', 'R9.11', 'R12.2'] as const satisfies readonly RuleNumber[];

export function palazzoBonus({ lines }: Words, { palazzo }: Figures): string {
  return lines.palazzoBonus([palazzo.first, palazzo.second, palazzo.third, palazzo.fourth]);
}

export function chiesaBonus(words: Words, { brings }: Figures): string {
  return words.lines.chiesaBonus(plain(words.stepsOn(brings.chiesa, null)));
}

/** Buildings with an effect of their own: the first twelve share two (R11.3, R11.4), the last four have none. */
export type Special = keyof typeof SPECIAL_RULES;
const SPECIAL_RULES = {
  casa: ['R11.5'],
  mercatante: ['R11.6', 'R11.4'],
  convento: ['R11.7'],
  taverna: ['R11.8'],
  cambiavalute: ['R11.9'],
  'bottega-d-arte': ['R11.10'],
  mercato: ['R11.11'],
  zecca: ['R11.12', 'R9.5'],
  palagio: ['R11.13', 'R9.2'],
} as const satisfies Partial<Record<Building, readonly RuleNumber[]>>;

export function buildingEntry(words: Words, names: Names): Explain<Building> {
  const { lines } = words;
  return (building, figures) => {
    const { name, number, cost, points, source } = figures.buildings[building];
    const onceATurn = isOnceATurn(building);
    const { effect, rules } = effectOf(words, figures, building);
    return {
      name,
      gloss: words.glosses[building],
      kind: lines.building(number),
      lines: [
        words.cost(bundle(names, someOf(cost))),
        effect,
        ...(onceATurn ? [lines.onceATurn] : []),
        lines.worth(words.points(points)),
        words.source(source),
      ],
      rules: [...rules, ...(onceATurn ? (['R11.1'] as const) : []), 'R8.1', 'R8.4'],
    };
  };
}

function effectOf(
  { die, lines }: Words,
  figures: Figures,
  building: Building,
): { readonly effect: string; readonly rules: readonly RuleNumber[] } {
  const { anyValue, trades }: BuildingRow = BUILDINGS[building];
  if (anyValue !== undefined) return { effect: lines.anyValue(die(anyValue).the), rules: ['R11.3'] };
  if (trades !== undefined) return { effect: lines.trades(die(trades).the), rules: ['R11.4'] };
  if (!isSpecial(building)) return { effect: lines.noEffect, rules: ['R11.14'] };
  return { effect: lines.special(building, figures), rules: SPECIAL_RULES[building] };
}

function isSpecial(building: Building): building is Special {
  return building in SPECIAL_RULES;
}

/** Explains a space; space 1 belongs to the building rolled at the start (R1.4). */
export function spaceEntry(words: Words, names: Names): Explain<Space | 'space-1'> {
  const { lines, areas } = words;
  return (space, figures) => {
    const isFirst = space === 'space-1';
    const number = isFirst ? 1 : figures.spaces[space].number;
    return {
      name: capital(words.space(number).name),
      gloss: areas.rione.gloss,
      kind: lines.kinds.space,
      lines: isFirst ? [lines.firstSpace] : spaceLines(words, names, figures, space),
      rules: isFirst ? ['R1.4'] : ['R2.1', 'R8.1', 'R8.5', 'R8.6', 'R8.7', 'R8.8'],
    };
  };
}

function spaceLines(
  { lines, points, source, space: named }: Words,
  names: Names,
  figures: Figures,
  space: Space,
): string[] {
  const row = figures.spaces[space];
  return [
    lines.icons(bundle(names, someOf(goods(figures.icons)))),
    ...(row.number > 2 ? [lines.after(named(row.number - 1).name)] : []), // space 1 is built upon from the start
    ...(row.spares > 0 ? [lines.spaceBrings(plain(names.spares(row.spares)))] : []),
    ...(row.points > 0 ? [lines.spaceWorth(points(row.points))] : []),
    source(sourceOf(row, figures.icons)),
  ];
}
