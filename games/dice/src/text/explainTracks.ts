import { capital, plain } from '@signoria/engine';
import type { Bonus, Track } from '../components.ts';
import { BONUSES, TRACK_IDS } from '../components.ts';
import type { RuleNumber } from './en/rules.ts';
import type { Words } from './en/words.ts';
import type { Explain } from './entry.ts';
import { coins, sourceOf } from './entry.ts';
import type { Names } from './names.ts';
import { PRINTED_PEOPLE } from './printed.ts';

const TRACK_RULES = {
  captain: ['R5.1', 'R5.2', 'R12.4'],
  bishop: ['R5.3', 'R5.4'],
  preacher: [],
} as const satisfies Readonly<Record<Track, readonly RuleNumber[]>>;

/** Explains a track and the office that goes with it. */
export function trackEntry(words: Words, names: Names): Explain<Track> {
  const { lines, people } = words;
  return (track, figures) => {
    const { spaces, source } = figures.tracks[track];
    const bonuses = spaces.map((bonus, index) => `${index + 1}: ${plain(names.bonus(bonus, figures))}`);
    const { name, gloss } = people[track];
    const printed = PRINTED_PEOPLE[track];
    return {
      name: printed,
      gloss: name === printed ? gloss : `${name}: ${gloss}`,
      kind: track === 'preacher' ? lines.kinds.track : lines.kinds.office,
      lines: [
        ...lines.people[track],
        lines.spaces(bonuses.join(' · ')),
        lines.pastEnd(coins(names, figures.fiorini.pastEnd)),
        words.source(source),
      ],
      rules: [...TRACK_RULES[track], 'R7.3', 'R10.1', 'R10.9'],
    };
  };
}

/** A bonus with an entry of its own; the others are explained by the entry of the thing or track they give. */
export type BonusWithEntry = Exclude<Bonus, 'fiorini' | 'star' | 'spare' | Track>;

export function hasEntry(bonus: Bonus): bonus is BonusWithEntry {
  return bonus !== 'fiorini' && bonus !== 'star' && bonus !== 'spare' && !TRACK_IDS.includes(bonus as Track);
}

const BONUS_RULES = {
  resource: ['R10.7', 'R11.9'],
  die: ['R10.8'],
  points: ['R10.3', 'R12.4'],
  none: ['R10.1'],
} as const satisfies Readonly<Record<keyof Words['lines']['bonuses'], readonly RuleNumber[]>>;

export function bonusEntry(words: Words): Explain<BonusWithEntry> {
  const { anyResource, aDie, nothing, lines, points } = words;
  return (bonus) => {
    const kind = bonus === 'resource' || bonus === 'die' || bonus === 'none' ? bonus : 'points';
    const name = { resource: anyResource, die: aDie, none: nothing, points: points(BONUSES[bonus].points) }[kind];
    const { gloss, line } = lines.bonuses[kind];
    return { name: capital(name), gloss, kind: lines.kinds.bonus, lines: [line], rules: BONUS_RULES[kind] };
  };
}

export function starEntry(words: Words): Explain<'star'> {
  const { areas, lines, points, star } = words;
  return (_, { artist, left }) => ({
    name: capital(star(1)),
    gloss: areas.supply.gloss,
    kind: capital(areas.supply.name),
    lines: [
      lines.star,
      lines.masterpiece(points(artist.star), points(artist.starWithZecca)),
      lines.left(`1 ${star(1)}`, points(left.star)),
      words.source(sourceOf(artist, left)),
    ],
    rules: ['R9.5', 'R10.4', 'R11.12', 'R12.5'],
  });
}

export function spareEntry(words: Words, names: Names): Explain<'spare'> {
  const { areas, lines, points, spare } = words;
  return (_, { start, left }) => ({
    name: capital(spare(1)),
    gloss: areas.supply.gloss,
    kind: capital(areas.supply.name),
    lines: [
      lines.spare,
      lines.start(plain(names.spares(start.spares))),
      lines.left(plain(names.spares(1)), points(left.spare)),
      words.source(sourceOf(start, left)),
    ],
    rules: ['R1.3', 'R2.5', 'R2.7', 'R10.5', 'R12.6'],
  });
}
