import type { Noun } from '@signoria/common';
import type { Prose } from '@signoria/engine';
import { listed, prose } from '@signoria/engine';
import type { Artwork, Bonus, Building, Die, Place, Space, Track } from '../components.ts';
import { ARTWORKS, BONUSES, BUILDINGS, DICE, DIE_IDS, SPACES, TRACK_IDS } from '../components.ts';
import type { Figures } from '../figures.ts';
import type { Good } from '../goods.ts';
import { GOODS } from '../goods.ts';
import type { Dice, GainSource, Holder, SomeGoods } from '../state.ts';
import type { Words } from './en/words.ts';
import { ARTICLES } from './printed.ts';

/** The parts of the sheet. */
export type Area = keyof Words['areas'];

/** Names of components and amounts of goods, as parts of sentences. */
export interface Names {
  artwork(artwork: Artwork): Noun;
  building(building: Building): Noun;
  space(number: number): Noun;
  place(place: Place): Noun;
  die(die: Die): Noun;
  /** The die with its value: "green 6". */
  shown(die: Die, value: number): Noun;
  rolled(dice: Dice): Prose;
  track(track: Track): Noun;
  steps(count: number, track: Track): Prose;
  person(person: Track): Prose;
  area(area: Area): Prose;
  /** An artist of a type, an anonymous one (R11.5), or one of any type (R11.13). */
  hired(who: keyof Words['hired']): Prose;
  holder(holder: Holder, players: readonly string[]): Prose;
  ghost: Prose;
  /** "2 marble". */
  amount(good: Good, count: number): Prose;
  /** The price of an artist; null if free. */
  price(fiorini: number): Prose | null;
  spares(count: number): Prose;
  stars(count: number): Prose;
  bonus(bonus: Bonus, figures: Figures): Prose;
  gainSource(from: GainSource): Prose;
  /** "2 marble, 1 wood and 100 fiorini". */
  bundle(goods: SomeGoods): Prose;
  all(items: readonly Prose[]): Prose;
  any(items: readonly Prose[]): Prose;
}

export function namesIn(words: Words): Names {
  const named = (of: string, { name, the }: { readonly name: string; readonly the: string }): Noun => {
    const before = the.slice(0, the.length - name.length);
    const declined = { of, text: the.slice(before.length) }; // German: "roter Würfel", but "den roten Würfel"
    return { name: [{ of, text: name }], the: before === '' ? [declined] : [before, declined] };
  };
  const printed = (of: Artwork | Building, name: string): Noun =>
    named(of, { name, the: `${words.the(ARTICLES[of])}${name}` });
  const artwork = (id: Artwork) => printed(id, artworkName(words, id));
  const building = (id: Building) => printed(id, BUILDINGS[id].name);
  const space = (number: number) => named(`space-${number}`, words.space(number));
  const die = (id: Die) => named(id, words.die(id));
  const shown = (of: Die, value: number): Noun => {
    const { name, article, noun } = words.shown(of, value);
    return { name: [{ of, text: name }], the: [article, { of, text: noun }] };
  };
  const track = (id: Track) => named(id, words.track(id));
  const counted = (of: string, count: number, text: string): Prose => prose`${words.number(count)} ${{ of, text }}`;
  const amount = (good: Good, count: number) => counted(good, count, words.good(good, count));
  const steps = (count: number, on: Track) => words.stepsOn(count, track(on).name);
  const spares = (count: number) => counted('spare', count, words.spare(count));
  const stars = (count: number) => counted('star', count, words.star(count));
  const ghost: Prose = [{ of: 'ghost', text: words.ghost.name }];
  const all = (items: readonly Prose[]) => listed(items, words.and);
  return {
    ...{ artwork, building, space, die, shown, track, steps, ghost, amount, spares, stars, all },
    price: (fiorini) => (fiorini === 0 ? null : amount('fiorini', fiorini)),
    place: (place) => (isSpace(place) ? space(SPACES[place].number) : artwork(place)),
    rolled: (dice) => all(DIE_IDS.map((one) => shown(one, dice[one]).name)),
    person: (person) => [{ of: person, text: words.people[person].name }],
    area: (area) => [{ of: area, text: words.areas[area].name }],
    hired: (who) => (who === 'any' ? [words.hired.any] : [{ of: who, text: words.hired[who] }]),
    holder: (holder, players) => (holder === 'ghost' ? ghost : [players[holder] ?? String(holder)]),
    bonus(bonus, figures) {
      if (bonus === 'none') return [words.nothing];
      if (bonus === 'fiorini') return amount('fiorini', figures.fiorini.bonus);
      if (bonus === 'star') return stars(1);
      if (bonus === 'spare') return spares(1);
      if (bonus === 'resource') return [{ of: bonus, text: words.anyResource }];
      if (bonus === 'die') return [{ of: bonus, text: words.aDie }];
      if (isTrack(bonus)) return steps(1, bonus);
      return [{ of: bonus, text: words.points(BONUSES[bonus].points) }];
    },
    gainSource(from) {
      if (isDie(from)) return die(from).name;
      if (isTrack(from)) return track(from).name;
      if (isBuilding(from)) return building(from).name;
      return isSpace(from) ? space(SPACES[from].number).name : artwork(from).name;
    },
    bundle(goods) {
      const items = GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => amount(good, goods[good] ?? 0));
      return items.length === 0 ? [words.nothing] : all(items);
    },
    any: (items) => listed(items, words.or),
  };
}

const ARTWORK_NAMES = Object.values(ARTWORKS).map(({ name }): string => name);

/** R9.6, R4.2  Returns an artwork's name, with its area for the Facciata, which Palazzo and Chiesa both have. */
function artworkName({ places }: Words, artwork: Artwork): string {
  const { name, place: area } = ARTWORKS[artwork];
  const isShared = ARTWORK_NAMES.filter((other) => other === name).length > 1;
  return isShared ? `${name} ${places[area]}` : name;
}

function isDie(id: string): id is Die {
  return id in DICE;
}

function isTrack(id: string): id is Track {
  return TRACK_IDS.includes(id as Track);
}

function isSpace(id: string): id is Space {
  return id in SPACES;
}

function isBuilding(id: string): id is Building {
  return id in BUILDINGS;
}

/** Appends details in brackets, which the web page shows in a less prominent style. */
export function withDetails(words: Prose, details: readonly Prose[]): Prose {
  if (details.length === 0) return words;
  return prose`${words} (${details.reduce((before, detail) => prose`${before}; ${detail}`)})`;
}
