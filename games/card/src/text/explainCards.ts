import { capital, plain } from '@signoria/engine';
import type { Artist, CARDS, Card, Location, Monument } from '../components.ts';
import { LOCATION_MARKS, MARKS } from '../components.ts';
import { masterpieceOf } from '../facts/table.ts';
import { someOf } from '../goods.ts';
import type { RuleNumber } from './en/rules.ts';
import type { Words } from './en/words.ts';
import type { Explain } from './entry.ts';
import { bundle, coins, KIND_RULES, skillsOf } from './entry.ts';
import type { Names } from './names.ts';
import { sharedId } from './printed.ts';

export type Guild = {
  readonly [C in Card]: (typeof CARDS)[C]['kind'] extends 'guild' ? C : never;
}[Card];

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

export function cardEntry(words: Words, names: Names): Explain<Card> {
  const { lines } = words;
  return (card, state) => {
    const row = state.figures.cards[card];
    const { kind, artists, income, points, copies, source } = row;
    const said = [words.cost(bundle(names, someOf(row.cost)))];
    if (artists.length > 0) said.push(words.needsArtist(skillsOf(words, names, artists)));
    if (kind === 'residence') said.push(lines.residence(row.name));
    if (kind === 'preacher') said.push(lines.preacher);
    if (isGuild(card)) said.push(lines.guild(card, row));
    if (Object.keys(someOf(income)).length > 0) said.push(lines.income(bundle(names, someOf(income))));
    if (points > 0) {
      said.push(lines.worth(words.points(points)));
      said.push(lines.set(words.points(state.figures.prestige.set)));
    }
    const marks = copies.map((mark) => lines.copyIn(mark.split(' ')[0] ?? '', MARKS[mark].players));
    said.push(copiesOf(lines, marks), words.source(source));
    return {
      name: row.name,
      gloss: words.glosses[sharedId(card)],
      kind: capital(words.kinds[kind].name),
      lines: said,
      rules: isGuild(card) ? [GUILD_RULES[card]] : KIND_RULES[kind],
    };
  };
}

export function monumentEntry(words: Words, names: Names): Explain<Monument> {
  const { lines } = words;
  return (monument, { figures }) => {
    const { cost, artists, points, source } = figures.monuments[monument];
    return {
      name: plain(names.monument(monument).name),
      gloss: words.glosses[sharedId(monument)],
      kind: capital(words.kinds.monument.name),
      lines: [
        words.cost(bundle(names, someOf(cost))),
        words.needsArtist(skillsOf(words, names, artists)),
        lines.worth(words.points(points)),
        words.source(source),
      ],
      rules: KIND_RULES.monument,
    };
  };
}

export function artistEntry(words: Words, names: Names): Explain<Artist> {
  const { lines } = words;
  return (artist, { figures }) => {
    const { name, skill, cost, values, source } = figures.artists[artist];
    const masterpiece = masterpieceOf(figures, artist);
    const inOrder = [...values].sort((one, other) => one - other);
    const areEqual = inOrder[0] === inOrder.at(-1);
    const named = areEqual ? inOrder.slice(0, 1) : inOrder;
    const said = [
      lines.artistPrice(coins(names, cost)),
      lines.artistValues(plain(names.all(named.map((value) => [String(value)]))), values.length, areEqual),
    ];
    if (masterpiece !== null) said.push(lines.masterpiece(masterpiece));
    return {
      name,
      gloss: words.skills[skill].name,
      kind: capital(words.kinds.artist.name),
      lines: [...said, words.source(source)],
      rules: KIND_RULES.artist,
    };
  };
}

export function locationEntry(words: Words, names: Names): Explain<Location> {
  const { lines } = words;
  return (location, { figures }) => {
    const { name, effect, resource, fiorini, copies, source } = figures.locations[location];
    const one = resource === null ? '' : bundle(names, { [resource]: 1 });
    const marks = copies.map((mark) => lines.copyIn('', LOCATION_MARKS[mark]));
    return {
      name,
      gloss: words.glosses[sharedId(location)],
      kind: capital(words.kinds.location.name),
      lines: [lines.location(effect, one, coins(names, fiorini)), copiesOf(lines, marks), words.source(source)],
      rules: [LOCATION_RULES[effect], ...KIND_RULES.location],
    };
  };
}

/** "3 copies: 2 in deck I, 1 in deck II (with 3 or 4 players)". */
function copiesOf(lines: Words['lines'], marks: readonly string[]): string {
  const places = [...new Set(marks)];
  const counted = places.map((place) => `${marks.filter((mark) => mark === place).length} ${place}`);
  return lines.copies(marks.length, places.length === 1 ? places.join() : counted.join(', '));
}

function isGuild(card: Card): card is Guild {
  return card in GUILD_RULES;
}
