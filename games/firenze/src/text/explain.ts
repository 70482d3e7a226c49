import type { Explained } from '@signoria/engine';
import { at, capital } from '@signoria/engine';
import type { Colour } from '../bricks.ts';
import { COLOURS } from '../bricks.ts';
import type { Balcony, Card, Commission, Kind, LevelTile } from '../components.ts';
import { BALCONY_IDS, CARD_IDS, COMMISSION_IDS, KINDS, LEVEL_TILE_IDS } from '../components.ts';
import { bonusFor, commissionFacts, isTileThere } from '../facts/city.ts';
import type { Sealer, State } from '../state.ts';
import type { RuleNumber } from './en/rules.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';

/** An explanation whose rule citations are type-checked. */
interface Entry extends Explained {
  readonly rules: readonly RuleNumber[];
}
type Explain<Id> = (id: Id, state: State) => Entry;

/** Returns all explanations by id, with the figures of the table. */
export function explainIn(words: Words, names: Names): Record<string, (state: State) => Entry> {
  const book: Record<string, (state: State) => Entry> = {};
  const enter = <Id extends string>(ids: readonly Id[], explain: Explain<Id>) => {
    for (const id of ids) book[id] = (state) => explain(id, state);
  };
  enter(CARD_IDS, cardEntry(words));
  enter(KINDS, kindEntry(words));
  enter(COLOURS, colourEntry(words));
  enter(COMMISSION_IDS, commissionEntry(words, names));
  enter(BALCONY_IDS, balconyEntry(words));
  enter(LEVEL_TILE_IDS, tileEntry(words));
  enter(['end-tile', 'flag', 'neutral-seal'], tokenEntry(words));
  enter(['construction', 'exchange', 'storehouse', 'pouch'], placeEntry(words));
  return book;
}

/** The rules of each card; the rules of its kind are cited as well. */
const CARD_RULES: Readonly<Record<Card, readonly RuleNumber[]>> = {
  tribute: ['R10.1'],
  'luxury-tax': ['R10.2'],
  flood: ['R10.3'],
  'storehouse-fire': ['R10.4'],
  collapse: ['R10.5', 'R6.2'],
  earthquake: ['R10.6', 'R6.2'],
  mason: ['R11.1'],
  architect: ['R11.2'],
  wholesaler: ['R11.3'],
  princess: ['R11.4'],
  patrician: ['R11.5', 'R11.6'],
  smuggler: ['R11.7'],
  spy: ['R11.8'],
  saboteur: ['R11.9'],
  workshop: ['R12.1'],
  warehouse: ['R12.2'],
  quarry: ['R12.3'],
  recognition: ['R12.4'],
  monument: ['R12.5'],
  festival: ['R12.6'],
  scandal: ['R12.7'],
  'san-miniato': ['R12.8', 'R7.5'],
  'santa-croce': ['R12.9', 'R7.5'],
  'san-lorenzo': ['R12.10', 'R7.5'],
  campanile: ['R12.11'],
};

const KIND_RULES: Readonly<Record<Kind, readonly RuleNumber[]>> = {
  event: ['R9.1', 'R9.2', 'R9.3'],
  personnel: ['R9.4', 'R9.5', 'R9.6'],
  building: ['R9.8'],
  celebration: ['R9.7', 'R8.3'],
  church: ['R9.9'],
};

function cardEntry(words: Words): Explain<Card> {
  return (card, { figures }) => {
    const row = figures.cards[card];
    return {
      name: words.cardNames[card],
      gloss: words.briefs[card](row),
      kind: capital(words.kinds[row.kind].name),
      lines: [words.effects[card](row), words.lines.copies(row.copies, row.starts), words.source(row.source)],
      rules: [...CARD_RULES[card], ...KIND_RULES[row.kind]],
    };
  };
}

function kindEntry({ kinds, lines, cardNames }: Words): Explain<Kind> {
  return (kind, { figures }) => ({
    name: capital(kinds[kind].name),
    gloss: kinds[kind].gloss,
    kind: lines.kindOfCard,
    lines: [
      lines.cardsOfKind(
        CARD_IDS.filter((card) => figures.cards[card].kind === kind)
          .map((card) => cardNames[card])
          .join(', '),
      ),
    ],
    rules: KIND_RULES[kind],
  });
}

function colourEntry(words: Words): Explain<Colour> {
  const { lines } = words;
  return (colour, { figures, table }) => ({
    name: capital(words.colour(colour)),
    gloss: lines.colourGloss(words.bricks(figures.bricks[colour])),
    kind: lines.colour,
    lines: [
      lines.inPouch(table.pouch[colour], words.bricks(table.pouch[colour])),
      lines.flagOf(words.points(figures.flags[colour].points)),
      words.source(figures.flags[colour].source),
    ],
    rules: ['R1.2', 'R5.1', 'R13.3'],
  });
}

function commissionEntry(words: Words, names: Names): Explain<Commission> {
  const { lines } = words;
  return (commission, state) => {
    const { colour, level, balcony, sealer, waitsFor, points } = commissionFacts(
      state,
      COMMISSION_IDS.indexOf(commission),
    );
    const { points: printed, source } = state.figures.commissions[commission];
    const said = [lines.worth(words.points(printed))];
    if (balcony !== null)
      said.push(
        lines.coveredBy(words.components.balcony(state.figures.balconies[balcony].numeral), words.points(points)),
      );
    if (sealer === null && bonusFor(state, level) > 0) said.push(lines.withTile(words.points(bonusFor(state, level))));
    said.push(status(words, names, sealer, waitsFor), words.source(source));
    return {
      name: capital(words.commission(colour, level)),
      gloss: lines.commissionGloss(level),
      kind: lines.commission,
      lines: said,
      rules: ['R1.3', 'R7.1', 'R7.2', 'R7.3', 'R7.4'],
    };
  };
}

function status({ lines }: Words, names: Names, sealer: Sealer, waitsFor: string | null): string {
  if (sealer === 'neutral') return lines.neutral;
  if (sealer !== null) return lines.sealedBy(names.family(sealer));
  return waitsFor === null ? lines.open : lines.waits(waitsFor);
}

function balconyEntry(words: Words): Explain<Balcony> {
  const { lines } = words;
  return (balcony, { figures }) => {
    const { numeral, colour, level, points, source } = figures.balconies[balcony];
    return {
      name: capital(words.components.balcony(numeral)),
      gloss: words.commission(colour, level),
      kind: lines.balcony,
      lines: [lines.worth(words.points(points)), lines.balconyOrder, words.source(source)],
      rules: ['R1.4', 'R7.3'],
    };
  };
}

function tileEntry(words: Words): Explain<LevelTile> {
  const { lines } = words;
  return (tile, state) => {
    const { level, points, source } = state.figures.levelTiles[tile];
    return {
      name: capital(words.components.levelTile(level)),
      gloss: lines.levelTileGloss(level),
      kind: lines.levelTile,
      lines: [
        lines.worth(words.points(points)),
        ...(isTileThere(state, tile) ? [] : [lines.taken]),
        words.source(source),
      ],
      rules: ['R7.4', 'R7.5'],
    };
  };
}

function tokenEntry(words: Words): Explain<'end-tile' | 'flag' | 'neutral-seal'> {
  const { lines, components } = words;
  return (id, { figures }) => {
    if (id === 'flag')
      return {
        name: capital(components.flag),
        gloss: lines.flagGloss,
        kind: lines.flag,
        lines: [
          ...COLOURS.map((colour) => `${capital(words.colour(colour))}: ${words.points(figures.flags[colour].points)}`),
          lines.flagLine,
        ],
        rules: ['R13.3'],
      };
    if (id === 'neutral-seal')
      return {
        name: capital(components.neutralSeal),
        gloss: lines.neutralSealGloss,
        kind: lines.neutralSeal,
        lines: [lines.neutralSealLine],
        rules: ['R1.5', 'R1.6', 'R1.7'],
      };
    const { points, source } = figures.endTile;
    return {
      name: capital(components.endTile),
      gloss: lines.endTileGloss,
      kind: lines.endTile,
      lines: [lines.worth(words.points(points)), lines.endTileLine, words.source(source)],
      rules: ['R13.1', 'R13.2'],
    };
  };
}

type PlaceId = 'construction' | 'exchange' | 'storehouse' | 'pouch';

function placeEntry(words: Words): Explain<PlaceId> {
  const { lines, components } = words;
  return (id, { figures, table }) => {
    const name = capital(components[id]);
    switch (id) {
      case 'construction':
        return {
          ...{ name, gloss: lines.constructionGloss, kind: lines.rule },
          lines: [1, 2, 3, 4, 5, 6].map((count) => {
            const cost = at(figures.derived.costs, count);
            return lines.constructionLine(count, cost === 0 ? lines.costsNothing : words.bricks(cost));
          }),
          rules: ['R5.3', 'R5.4', 'R5.5'],
        };
      case 'exchange':
        return {
          ...{ name, gloss: lines.exchangeGloss, kind: lines.rule },
          lines: [lines.exchangeLine(words.bricks(figures.row.exchange))],
          rules: ['R4.1', 'R4.2'],
        };
      case 'storehouse':
        return {
          ...{ name, gloss: lines.storehouseGloss, kind: lines.place },
          lines: [lines.storehouseLine(words.bricks(figures.limits.bricks))],
          rules: ['R8.4', 'R12.2'],
        };
      case 'pouch':
        return {
          ...{ name, gloss: lines.pouchGloss, kind: lines.place },
          lines: COLOURS.map((colour) => `${capital(words.colour(colour))}: ${table.pouch[colour]}`),
          rules: ['R1.2', 'R3.5', 'R3.6'],
        };
    }
  };
}
