import { capital, plain } from '@signoria/engine';
import type { Location, Skill } from '../components.ts';
import { ARTIST_IDS, CARD_IDS, KINDS, LOCATION_IDS, LOCATIONS, MONUMENT_IDS, SKILLS } from '../components.ts';
import type { Good, Resource } from '../goods.ts';
import { GOODS } from '../goods.ts';
import type { Move, State } from '../state.ts';
import type { RuleNumber } from './en/rules.ts';
import type { Words } from './en/words.ts';
import type { Entry, Explain } from './entry.ts';
import { coins, KIND_RULES } from './entry.ts';
import { artistEntry, cardEntry, locationEntry, monumentEntry } from './explainCards.ts';
import type { Names } from './names.ts';
import { PRINTED_KINDS } from './printed.ts';

/** Returns the explanations of all components and terms, with the figures of this table. */
export function explainIn(words: Words, names: Names): Record<string, (state: State) => Entry> {
  const book: Record<string, (state: State) => Entry> = {};
  const enter = <Id extends string>(ids: readonly Id[], explain: Explain<Id>) => {
    for (const id of ids) book[id] = (state) => explain(id, state);
  };
  enter(CARD_IDS, cardEntry(words, names));
  enter(MONUMENT_IDS, monumentEntry(words, names));
  enter(ARTIST_IDS, artistEntry(words, names));
  enter(LOCATION_IDS, locationEntry(words, names));
  enter([...KINDS, 'monument', 'artist', 'location'], (kind) => kindEntry(words, kind));
  enter(GOODS, goodEntry(words, names));
  enter(SKILLS, skillEntry(words, names));
  enter(['anonymous'], anonymousEntry(words, names));
  enter(['captain'], captainEntry(words));
  enter(Object.keys(DEED_RULES) as readonly Deed[], deedEntry(words, names));
  return book;
}

function kindEntry({ kinds, kindGlosses, lines }: Words, kind: keyof Words['kinds']): Entry {
  const { name, gloss } = kinds[kind];
  const isPrinted = kind !== 'monument' && kind !== 'artist' && kind !== 'location';
  return {
    name: isPrinted ? PRINTED_KINDS[kind] : capital(name),
    gloss: isPrinted ? (kindGlosses[kind] ?? name) : gloss,
    kind: lines.kindOfCard,
    lines: isPrinted ? [capital(gloss)] : [lines.kind[kind]],
    rules: KIND_RULES[kind],
  };
}

function goodEntry(words: Words, names: Names): Explain<Good> {
  const { lines } = words;
  return (good, { figures, table }) => {
    const { name, gloss } = words.goods[good];
    const left = lines.supply(plain(names.amount(good, table.supply[good])));
    const shared = { name: capital(name), gloss };
    const source = words.source(figures.supply.source);
    if (good === 'fiorini')
      return { ...shared, kind: words.money, lines: [lines.coins, left, source], rules: ['R1.6'] };
    const { marketSale, marketPurchase } = figures.prices;
    const market = lines.market(coins(names, marketSale), coins(names, marketPurchase));
    const places = lines.places(names.location(locationFor(good, 'take')), names.location(locationFor(good, 'sell')));
    return {
      ...shared,
      kind: words.resource,
      lines: [market, places, left, source],
      rules: ['R1.6', 'R8.1', 'R8.2', 'R9.2', 'R9.3', 'R9.4'],
    };
  };
}

function locationFor(resource: Resource, effect: 'take' | 'sell'): Location {
  const rows: Readonly<Record<Location, { readonly effect: string; readonly resource?: Good }>> = LOCATIONS;
  const found = LOCATION_IDS.find((id) => rows[id].resource === resource && rows[id].effect === effect);
  if (found === undefined) throw new Error(`no location for ${resource}`);
  return found;
}

function skillEntry(words: Words, names: Names): Explain<Skill> {
  return (skill, { figures }) => {
    const { name, gloss } = words.skills[skill];
    const artists = ARTIST_IDS.filter((artist) => figures.artists[artist].skill === skill);
    return {
      name: capital(name),
      gloss,
      kind: words.typeOfArtist,
      lines: [words.lines.artistsOfType(plain(names.all(artists.map((artist) => names.artist(artist).name))))],
      rules: ['R5.1', 'R12.5'],
    };
  };
}

function anonymousEntry(words: Words, names: Names): Explain<'anonymous'> {
  const { anonymous, kinds, lines } = words;
  return (_, { figures }) => ({
    name: capital(anonymous.name),
    gloss: anonymous.gloss,
    kind: capital(kinds.artist.name),
    lines: [lines.anonymous(coins(names, figures.prices.anonymousArtist)), words.source(figures.prices.source)],
    rules: ['R5.5', 'R7.2', 'R10.12'],
  });
}

const DEED_RULES = {
  sell: ['R9.2', 'R9.5'],
  buy: ['R9.3', 'R9.5'],
  exchange: ['R9.4', 'R9.5'],
  sendWorkers: ['R9.1'],
  seekInspiration: ['R9.6', 'R9.7'],
} as const satisfies Readonly<Partial<Record<Move['do'], readonly RuleNumber[]>>>;
export type Deed = keyof typeof DEED_RULES;

function deedEntry({ deeds, lines }: Words, names: Names): Explain<Deed> {
  return (deed, { figures: { prices } }) => {
    const fiorini: Readonly<Partial<Record<Deed, number>>> = {
      sell: prices.marketSale,
      buy: prices.marketPurchase,
      sendWorkers: prices.workers,
    };
    const line = lines.deed(deed, coins(names, fiorini[deed] ?? 0));
    return { ...deeds[deed], kind: lines.action, lines: [line], rules: DEED_RULES[deed] };
  };
}

function captainEntry({ captain, kindGlosses, lines, points }: Words): Explain<'captain'> {
  return (_, { figures }) => ({
    name: LOCATIONS['location-capitano-del-popolo'].name,
    gloss: kindGlosses.captain ?? captain.name,
    kind: lines.office,
    lines: [...lines.captain, lines.captainAtEnd(points(figures.prestige.captain))],
    rules: ['R1.10', 'R3.1', 'R8.4', 'R10.6', 'R10.10', 'R10.11', 'R11.6'],
  });
}
