import type { Noun } from '@signoria/common';
import type { Named, Prose } from '@signoria/engine';
import { listed, plain, prose } from '@signoria/engine';
import type { Artist, Card, Location, Monument, Skill } from '../components.ts';
import { ARTISTS, CARDS, LOCATIONS, MONUMENTS } from '../components.ts';
import { isMonument } from '../decisions/hire.ts';
import type { Good } from '../goods.ts';
import { GOODS } from '../goods.ts';
import type { SomeGoods, Work } from '../state.ts';
import type { Words } from './en/words.ts';
import { ARTICLES, sharedId } from './printed.ts';

/** An artist in a sentence. */
export interface ArtistNoun {
  readonly name: Prose;
  readonly skill: Prose;
}

/** Names of components and amounts of goods, as parts of sentences. */
export interface Names {
  card(card: Card): Noun;
  monument(monument: Monument): Noun;
  work(work: Work): Noun;
  location(location: Location): Noun;
  artist(artist: Artist): ArtistNoun;
  /** The artist's name, with the type only if cards of several types bear that name. */
  artistOf(artist: Artist): Prose;
  anAnonymous(skill: Skill): Prose;
  captain: Prose;
  amount(good: Good, count: number): Prose;
  /** "for 50 fiorini" or "for free". */
  price(fiorini: number): Prose;
  /** "2 marble, 1 wood and 50 fiorini", with the items of `more` added. */
  bundle(goods: SomeGoods, ...more: readonly Prose[]): Prose;
  all(items: readonly Prose[]): Prose;
  /** A list like that of `all`, with several of one component named once: "2× Casa and Pozzo". */
  each<Id>(ids: readonly Id[], name: (id: Id) => Prose): Prose;
  any(items: readonly string[]): string;
}

export function namesIn(words: Words): Names {
  const noun = (of: Card | Monument | Location, text: string, suffix = ''): Noun => {
    const name = prose`${{ of, text }}${suffix}`;
    return { name, the: prose`${words.the(ARTICLES[sharedId(of)])}${name}` };
  };
  const card = (id: Card) =>
    noun(id, CARDS[id].name, isShared(id) ? ` ${words.ofKind[CARDS[id].kind === 'church' ? 'church' : 'palace']}` : '');
  const monument = (id: Monument) => noun(id, `${MONUMENTS[id].name} ${words.places[MONUMENTS[id].place]}`);
  const artist = (id: Artist): ArtistNoun => {
    const { name, skill } = ARTISTS[id];
    return { name: [{ of: id, text: name }], skill: [{ of: skill, text: words.skills[skill].name }] };
  };
  const amount = (good: Good, count: number): Prose => {
    const unit: Named = { of: good, text: words.good(good, count) };
    return prose`${words.number(count)} ${unit}`;
  };
  const all = (items: readonly Prose[]) => listed(items, words.and);
  return {
    card,
    monument,
    work: (work) => (isMonument(work) ? monument(work) : card(work)),
    location: (id) => noun(id, LOCATIONS[id].name),
    artist,
    artistOf(id) {
      const { name, skill } = artist(id);
      return NAMES_OF_ARTISTS.filter((other) => other === ARTISTS[id].name).length > 1
        ? prose`${name} (${skill})`
        : name;
    },
    anAnonymous: (skill) => [{ of: 'anonymous', text: words.anAnonymous[skill] }],
    captain: [{ of: 'captain', text: words.captain.name }],
    amount,
    price: (fiorini) => (fiorini === 0 ? [words.forFree] : words.forFiorini(amount('fiorini', fiorini))),
    bundle(goods, ...more) {
      const items = GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => amount(good, goods[good] ?? 0));
      return items.length + more.length === 0 ? [words.nothing] : all([...items, ...more]);
    },
    all,
    each: (ids, name) =>
      all(
        [...new Set(ids)].map((id) => {
          const count = ids.filter((other) => other === id).length;
          return count === 1 ? name(id) : prose`${count}× ${name(id)}`;
        }),
      ),
    any: (items) =>
      plain(
        listed(
          items.map((item) => [item]),
          words.or,
        ),
      ),
  };
}

const CARD_NAMES = Object.values(CARDS).map(({ name }): string => name);
const NAMES_OF_ARTISTS = Object.values(ARTISTS).map(({ name }): string => name);

/** R4.6  Returns true if a card of another kind has the same name. */
function isShared(card: Card): boolean {
  return CARD_NAMES.filter((name) => name === CARDS[card].name).length > 1;
}
