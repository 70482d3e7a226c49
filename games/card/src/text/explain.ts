import type { Explained } from '@signoria/engine';
import { capital, plain } from '@signoria/engine';
import type { Artist, Card, Kind, Location, Monument, Skill } from '../components.ts';
import { ARTIST_IDS, CARD_IDS, KINDS, LOCATION_IDS, LOCATIONS, MONUMENT_IDS, SKILLS } from '../components.ts';
import type { Good, Resource } from '../goods.ts';
import { GOODS, someOf } from '../goods.ts';
import type { SomeGoods, State } from '../state.ts';
import { GLOSSES } from './glosses.ts';
import { distinct } from './moves.ts';
import type { Names } from './names.ts';
import type { RuleNumber } from './rules.en.ts';
import type { Deed, Guild, KindWord, Words } from './words.ts';
import { DEEDS } from './words.ts';

interface Entry extends Explained {
  readonly rules: readonly RuleNumber[];
}
type Explain<Id> = (id: Id, state: State) => Entry;

/** Every component, kind, good, type of artist and office, with its figures at this table. */
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
  enter(DEEDS, deedEntry(words, names));
  return book;
}

const KIND_RULES = {
  residence: ['R3.2', 'R4.4', 'R4.5', 'R2.5'],
  workshop: ['R4.3', 'R10.7'],
  guild: ['R12'],
  preacher: ['R3.2', 'R4.4', 'R4.7'],
  districtBuilding: ['R11.1', 'R11.3'],
  palace: ['R4.8', 'R5.1', 'R11.1', 'R11.3'],
  church: ['R4.8', 'R5.1', 'R11.1', 'R11.3'],
  monument: ['R6.1', 'R6.2', 'R6.4', 'R11.1', 'R11.7'],
  artist: ['R5.1', 'R5.2', 'R5.3', 'R5.4', 'R7.1', 'R11.2', 'R11.8'],
  location: ['R8.5'],
} as const satisfies Readonly<Record<KindWord, readonly RuleNumber[]>>;

const GUILD_RULES = {
  'arte-dei-mercatanti': 'R12.1',
  'arte-maggiore': 'R12.2',
  'bottega-d-arte': 'R12.3',
  edificatore: 'R12.4',
  'mastro-artista': 'R12.5',
  padrone: 'R12.6',
  protettore: 'R12.7',
  'signore-de-lo-rione': 'R12.8',
} as const satisfies Readonly<Record<Guild, RuleNumber>>;

const LOCATION_RULES = { take: 'R8.1', sell: 'R8.2', barter: 'R8.3', captaincy: 'R8.4' } as const;

/** As printed on the cards. */
const PRINTED_KINDS: Readonly<Record<Kind, string>> = {
  residence: 'Abitazione',
  workshop: 'Bottega',
  guild: 'Arte',
  preacher: 'Predicatore',
  districtBuilding: 'Edificio di Rione',
  palace: 'Palazzo di Famiglia',
  church: 'Chiesa di Rione',
};

function cardEntry(words: Words, names: Names): Explain<Card> {
  const { lines } = words;
  return (card, state) => {
    const row = state.figures.cards[card];
    const { kind, artists, income, points, copies, source } = row;
    const said = [lines.cost(bundle(names, someOf(row.cost)))];
    if (artists.length > 0) said.push(lines.artist(skillsOf(words, names, artists)));
    if (kind === 'residence') said.push(lines.residence(row.name));
    if (kind === 'preacher') said.push(lines.preacher);
    if (isGuild(card)) said.push(lines.guild(card, row));
    if (Object.keys(someOf(income)).length > 0) said.push(lines.income(bundle(names, someOf(income))));
    if (points > 0) {
      said.push(lines.worth(words.points(points)));
      said.push(lines.set(words.points(state.figures.prestige.set)));
    }
    said.push(lines.copies(copies.length, copies.join(', ')), words.source(source));
    return {
      name: row.name,
      gloss: GLOSSES[card][words.language],
      kind: capital(words.kinds[kind].name),
      lines: said,
      rules: isGuild(card) ? [GUILD_RULES[card]] : KIND_RULES[kind],
    };
  };
}

function monumentEntry(words: Words, names: Names): Explain<Monument> {
  const { lines } = words;
  return (monument, { figures }) => {
    const { cost, artists, points, source } = figures.monuments[monument];
    return {
      name: plain(names.monument(monument).name),
      gloss: GLOSSES[monument][words.language],
      kind: capital(words.kinds.monument.name),
      lines: [
        lines.cost(bundle(names, someOf(cost))),
        lines.artist(skillsOf(words, names, artists)),
        lines.worth(words.points(points)),
        words.source(source),
      ],
      rules: KIND_RULES.monument,
    };
  };
}

function artistEntry(words: Words, names: Names): Explain<Artist> {
  const { lines } = words;
  return (artist, { figures }) => {
    const { name, skill, cost, values, source } = figures.artists[artist];
    const several = distinct(values);
    const said = [
      lines.artistPrice(coins(names, cost)),
      lines.artistValues([...values].sort((one, other) => one - other).join(', '), values.length),
    ];
    if (several.length > 1) said.push(lines.masterpiece(Math.max(...several)));
    return {
      name,
      gloss: words.skills[skill].name,
      kind: capital(words.kinds.artist.name),
      lines: [...said, words.source(source)],
      rules: KIND_RULES.artist,
    };
  };
}

function locationEntry(words: Words, names: Names): Explain<Location> {
  const { lines } = words;
  return (location, { figures }) => {
    const { name, effect, resource, fiorini, copies, source } = figures.locations[location];
    const one = resource === null ? '' : bundle(names, { [resource]: 1 });
    const marks = copies.map((mark) => (mark === 'all' ? lines.everyGame : mark));
    return {
      name,
      gloss: GLOSSES[location][words.language],
      kind: capital(words.kinds.location.name),
      lines: [
        lines.location(effect, one, coins(names, fiorini)),
        lines.copies(copies.length, marks.join(', ')),
        words.source(source),
      ],
      rules: [LOCATION_RULES[effect], ...KIND_RULES.location],
    };
  };
}

function kindEntry({ kinds, lines }: Words, kind: KindWord): Entry {
  const { name, gloss } = kinds[kind];
  const isPrinted = kind !== 'monument' && kind !== 'artist' && kind !== 'location';
  return {
    name: isPrinted ? PRINTED_KINDS[kind] : capital(name),
    gloss: isPrinted ? name : gloss,
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
      return { ...shared, kind: lines.money, lines: [lines.coins, left, source], rules: ['R1.6'] };
    const { marketSale, marketPurchase } = figures.prices;
    const market = lines.market(coins(names, marketSale), coins(names, marketPurchase));
    const places = lines.places(locationFor(good, 'take'), locationFor(good, 'sell'));
    return {
      ...shared,
      kind: lines.resource,
      lines: [market, places, left, source],
      rules: ['R1.6', 'R8.1', 'R8.2', 'R9.2', 'R9.3', 'R9.4'],
    };
  };
}

function locationFor(resource: Resource, effect: 'take' | 'sell'): string {
  const rows: readonly { readonly name: string; readonly effect: string; readonly resource?: Good }[] =
    Object.values(LOCATIONS);
  return rows.find((row) => row.resource === resource && row.effect === effect)?.name ?? '';
}

function skillEntry(words: Words, names: Names): Explain<Skill> {
  return (skill, { figures }) => {
    const { name, gloss } = words.skills[skill];
    const artists = ARTIST_IDS.filter((artist) => figures.artists[artist].skill === skill);
    return {
      name: capital(name),
      gloss,
      kind: words.lines.typeOfArtist,
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
} as const satisfies Readonly<Record<Deed, readonly RuleNumber[]>>;

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

function captainEntry({ captain, lines, points }: Words): Explain<'captain'> {
  return (_, { figures }) => ({
    name: 'Capitano del Popolo',
    gloss: captain.name,
    kind: lines.office,
    lines: [...lines.captain, lines.captainAtEnd(points(figures.prestige.captain))],
    rules: ['R1.10', 'R3.1', 'R8.4', 'R10.6', 'R10.10', 'R10.11', 'R11.6'],
  });
}

function bundle(names: Names, goods: SomeGoods): string {
  return plain(names.bundle(goods));
}

function coins(names: Names, count: number): string {
  return plain(names.amount('fiorini', count));
}

function skillsOf({ skills }: Words, names: Names, accepted: readonly Skill[]): string {
  return names.any(accepted.map((skill) => skills[skill].name));
}

function isGuild(card: Card): card is Guild {
  return card in GUILD_RULES;
}
