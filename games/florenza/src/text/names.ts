import type { Noun } from '@signoria/common';
import { FAMILIES, FAMILY_NAMES } from '@signoria/common';
import type { Named, Prose } from '@signoria/engine';
import { at, listed, plain, prose } from '@signoria/engine';
import type { AnyArtist, AnyPreacher } from '../characters.ts';
import { ARTISTS, isArtist, PREACHERS } from '../characters.ts';
import type { Artwork, Pulpit, Skill, Workshop } from '../components.ts';
import { ARTWORKS, WORKSHOPS } from '../components.ts';
import type { Gain, Resource, SomeGains } from '../goods.ts';
import { GAINS } from '../goods.ts';
import type { Words } from './en/words.ts';
import { ARTICLES, sharedId } from './printed.ts';

/** Names of components and amounts of goods for use in sentences. */
export interface Names {
  workshop(workshop: Workshop): Noun;
  /** "the Salone of the Palazzo della Signoria". */
  artwork(artwork: Artwork): Noun;
  /** "Donatello", "an unnamed painter". */
  character(character: AnyArtist | AnyPreacher): Prose;
  /** The character as the subject of a sentence: "Donatello", "the unnamed painter". */
  theCharacter(character: AnyArtist | AnyPreacher): Prose;
  /** The character outside of a sentence: "Unnamed painter". */
  title(character: AnyArtist | AnyPreacher): string;
  pulpit(pulpit: Pulpit): Prose;
  skill(skill: Skill): Prose;
  /** The resource without a number: "textile". */
  resource(resource: Resource): Prose;
  amount(gain: Gain, count: number): Prose;
  /** "2 marble, 1 wood and 50 fiorini", or the word for nothing. */
  bundle(gains: SomeGains): Prose;
  /** Splits a bundle by sign: "1 metal and 3 workers", "1 influence". `lost` is null if nothing is lost. */
  gainsAndLosses(gains: SomeGains): { readonly gained: Prose; readonly lost: Prose | null };
  /** "Pazzi": the family of a seat, for texts that do not have the names of the players. */
  family(seat: number): string;
  /** A list: "Anna, Bruno and Clara". */
  all(items: readonly Prose[]): Prose;
  /** A sequence: "Anna, Bruno, then Clara". */
  inOrder(items: readonly Prose[]): Prose;
  /** Alternatives: "architect or sculptor". */
  any(items: readonly string[]): string;
}

export function namesIn(words: Words): Names {
  const noun = (of: Workshop | Artwork, text: string): Noun => {
    const name: Prose = [{ of, text }];
    return { name, the: prose`${words.the(ARTICLES[sharedId(of)])}${name}` };
  };
  const amount = (gain: Gain, count: number): Prose => {
    const unit: Named = { of: gain, text: words.gain(gain, count) };
    return prose`${words.number(count)} ${unit}`;
  };
  const all = (items: readonly Prose[]) => listed(items, words.and);
  const bundle = (items: readonly Prose[]): Prose => (items.length === 0 ? [words.nothing] : all(items));
  return {
    workshop: (id) => noun(id, WORKSHOPS[id].name),
    artwork: (id) => noun(id, `${ARTWORKS[id].name} ${words.places[ARTWORKS[id].place]}`),
    character: (id) => [{ of: id, text: isNamed(id) ? nameOf(id) : words.anUnnamed[id] }],
    theCharacter: (id) => [{ of: id, text: isNamed(id) ? nameOf(id) : words.theUnnamed[id] }],
    title: (id) => (isNamed(id) ? nameOf(id) : words.unnamed[id]),
    pulpit: (pulpit) => [{ of: 'pulpit', text: words.pulpits[pulpit] }],
    skill: (skill) => [{ of: skill, text: words.skills[skill].name }],
    resource: (resource) => [{ of: resource, text: words.goods[resource].name }],
    amount,
    bundle: (gains) =>
      bundle(GAINS.filter((gain) => (gains[gain] ?? 0) !== 0).map((gain) => amount(gain, gains[gain] ?? 0))),
    gainsAndLosses(gains) {
      const lost = GAINS.filter((gain) => (gains[gain] ?? 0) < 0).map((gain) => amount(gain, -(gains[gain] ?? 0)));
      return {
        gained: bundle(GAINS.filter((gain) => (gains[gain] ?? 0) > 0).map((gain) => amount(gain, gains[gain] ?? 0))),
        lost: lost.length === 0 ? null : all(lost),
      };
    },
    family: (seat) => FAMILY_NAMES[at(FAMILIES, seat)],
    all,
    inOrder: (items) =>
      items.flatMap((item, index) => {
        if (index === 0) return item;
        return [index === items.length - 1 ? `, ${words.andThen} ` : ', ', ...item];
      }),
    any: (items) =>
      plain(
        listed(
          items.map((item) => [item]),
          words.or,
        ),
      ),
  };
}

export type UnnamedId = Extract<AnyArtist | AnyPreacher, `unnamed-${string}`>;
type NamedId = Exclude<AnyArtist | AnyPreacher, UnnamedId>;

export function isNamed(id: AnyArtist | AnyPreacher): id is NamedId {
  return !id.startsWith('unnamed-');
}

function nameOf(id: NamedId): string {
  return isArtist(id) ? ARTISTS[id].name : PREACHERS[id].name;
}
