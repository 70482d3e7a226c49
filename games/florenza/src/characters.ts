import { ARTIST_NAMES } from '@signoria/common';
import type { Source } from '@signoria/engine';
import { withoutPrototype } from '@signoria/engine';
import type { Skill } from './components.ts';
import type { SomeGains, SomeGoods } from './goods.ts';

/**
 * The characters, a part of the components (see components.ts). Artists of the Card Game have its names and ids. The
 * rounds a character stays and most numbers for the faces of the die are reconstructed. The comment beside a row lists
 * its known figures.
 */

type Printed = Exclude<Source, 'override'>;
const rulebook = { source: 'rulebook' } as const;
const reconstructed = { source: 'reconstructed' } as const;

interface CharacterCard {
  readonly number: number;
  readonly name: string;
  readonly life: number;
  readonly source: Printed;
}

/** R1.6  The 34 artists. `life` is the number of rounds they stay. */
// biome-ignore format: one row a character
export const ARTISTS = {
  delverrocchio: { number: 1, name: ARTIST_NAMES.delverrocchio, life: 3, ...reconstructed },
  mantegna: { number: 2, name: 'Andrea Mantegna', life: 5, ...reconstructed },
  palladio: { number: 3, name: ARTIST_NAMES.palladio, life: 5, ...reconstructed },
  damessina: { number: 4, name: 'Antonello da Messina', life: 3, ...reconstructed },
  dasangallo: { number: 6, name: ARTIST_NAMES.dasangallo, life: 4, ...reconstructed },
  angelico: { number: 7, name: ARTIST_NAMES.angelico, life: 4, ...reconstructed },
  cellini: { number: 8, name: ARTIST_NAMES.cellini, life: 5, ...reconstructed },
  caravaggio: { number: 10, name: ARTIST_NAMES.caravaggio, life: 3, ...reconstructed },
  correggio: { number: 11, name: 'Correggio', life: 3, ...reconstructed },
  ghirlandaio: { number: 12, name: ARTIST_NAMES.ghirlandaio, life: 3, ...reconstructed },
  donatello: { number: 13, name: ARTIST_NAMES.donatello, life: 6, ...reconstructed },
  bramante: { number: 14, name: ARTIST_NAMES.bramante, life: 5, ...reconstructed },
  brunelleschi: { number: 15, name: ARTIST_NAMES.brunelleschi, life: 4, ...reconstructed },
  lippi: { number: 16, name: ARTIST_NAMES.lippi, life: 4, ...reconstructed },
  borromini: { number: 17, name: ARTIST_NAMES.borromini, life: 4, ...reconstructed },
  mochi: { number: 19, name: ARTIST_NAMES.mochi, life: 5, ...reconstructed },
  giambologna: { number: 20, name: ARTIST_NAMES.giambologna, life: 5, ...reconstructed },
  bernini: { number: 21, name: ARTIST_NAMES.bernini, life: 6, ...reconstructed },
  vasari: { number: 23, name: ARTIST_NAMES.vasari, life: 4, ...reconstructed },
  giorgione: { number: 24, name: 'Giorgione', life: 2, ...reconstructed },
  giotto: { number: 25, name: ARTIST_NAMES.giotto, life: 5, ...reconstructed },
  romano: { number: 27, name: ARTIST_NAMES.romano, life: 3, ...reconstructed },
  alberti: { number: 28, name: ARTIST_NAMES.alberti, life: 4, ...reconstructed },
  davinci: { number: 29, name: ARTIST_NAMES.davinci, life: 4, ...reconstructed },
  ghiberti: { number: 30, name: ARTIST_NAMES.ghiberti, life: 5, ...reconstructed },
  masaccio: { number: 31, name: 'Masaccio', life: 2, ...reconstructed },
  buonarroti: { number: 32, name: ARTIST_NAMES.buonarroti, life: 7, ...reconstructed },
  dellafrancesca: { number: 33, name: ARTIST_NAMES.dellafrancesca, life: 5, ...reconstructed },
  perugino: { number: 34, name: ARTIST_NAMES.perugino, life: 5, ...reconstructed },
  sanzio: { number: 35, name: ARTIST_NAMES.sanzio, life: 3, ...reconstructed },
  botticelli: { number: 36, name: ARTIST_NAMES.botticelli, life: 4, ...reconstructed },
  tintoretto: { number: 37, name: 'Tintoretto', life: 5, ...reconstructed },
  vecellio: { number: 38, name: ARTIST_NAMES.vecellio, life: 7, ...reconstructed },
  vignola: { number: 40, name: ARTIST_NAMES.vignola, life: 4, ...reconstructed },
} as const satisfies Record<string, CharacterCard>;
export type Artist = keyof typeof ARTISTS;
export const ARTIST_IDS = Object.keys(ARTISTS) as readonly Artist[];

/**
 * A skill of an artist. `table` has the prestige for each face of the die, `after` that on the other side of the card;
 * the faces in `masterpiece` are marked in gold.
 */
interface SkillRow {
  readonly artist: Artist;
  readonly skill: Skill;
  readonly cost: number;
  readonly table: readonly number[];
  readonly masterpiece: readonly number[];
  readonly after: readonly number[];
  readonly source: Printed;
}

/** R9.2, R9.5, R9.7  The skills of each artist. */
// biome-ignore format: one row a skill
export const SKILLS_OF_ARTISTS = {
  'delverrocchio-sculptor': { artist: 'delverrocchio', skill: 'sculptor', cost: 100, table: [1, 1, 2, 2, 2, 3], masterpiece: [6], after: [1, 1, 2, 2, 2, 2], ...reconstructed }, // skill and cost: published
  'mantegna-painter': { artist: 'mantegna', skill: 'painter', cost: 150, table: [2, 2, 2, 3, 3, 4], masterpiece: [6], after: [2, 2, 2, 3, 3, 3], ...reconstructed },
  'palladio-architect': { artist: 'palladio', skill: 'architect', cost: 150, table: [2, 2, 2, 3, 3, 4], masterpiece: [6], after: [2, 2, 2, 3, 3, 3], ...reconstructed }, // skill and cost: published
  'damessina-painter': { artist: 'damessina', skill: 'painter', cost: 100, table: [1, 1, 2, 2, 2, 3], masterpiece: [6], after: [1, 1, 2, 2, 2, 2], ...reconstructed },
  'dasangallo-architect': { artist: 'dasangallo', skill: 'architect', cost: 100, table: [1, 1, 2, 2, 2, 3], masterpiece: [6], after: [1, 1, 2, 2, 2, 2], ...reconstructed }, // skill and cost: published
  'angelico-painter': { artist: 'angelico', skill: 'painter', cost: 100, table: [1, 2, 2, 2, 2, 3], masterpiece: [6], after: [1, 2, 2, 2, 2, 2], ...reconstructed }, // skill and cost: published
  'cellini-sculptor': { artist: 'cellini', skill: 'sculptor', cost: 150, table: [2, 2, 2, 3, 3, 4], masterpiece: [6], after: [2, 2, 2, 3, 3, 3], ...reconstructed }, // skill and cost: published
  'caravaggio-painter': { artist: 'caravaggio', skill: 'painter', cost: 250, table: [3, 4, 5, 5, 5, 6], masterpiece: [6], after: [3, 4, 5, 5, 5, 5], ...reconstructed }, // skill and cost: published
  'correggio-painter': { artist: 'correggio', skill: 'painter', cost: 100, table: [1, 1, 2, 2, 2, 3], masterpiece: [6], after: [1, 1, 2, 2, 2, 2], ...reconstructed }, // skill, cost and 6: rulebook
  'ghirlandaio-painter': { artist: 'ghirlandaio', skill: 'painter', cost: 150, table: [1, 2, 3, 3, 3, 4], masterpiece: [6], after: [1, 2, 3, 3, 3, 3], ...reconstructed }, // skill and cost: published
  'donatello-sculptor': { artist: 'donatello', skill: 'sculptor', cost: 200, table: [3, 3, 4, 4, 4, 5], masterpiece: [6], after: [3, 3, 4, 4, 4, 4], ...reconstructed }, // skill and cost: published
  'bramante-architect': { artist: 'bramante', skill: 'architect', cost: 100, table: [1, 2, 2, 2, 2, 3], masterpiece: [6], after: [1, 2, 2, 2, 2, 2], ...reconstructed }, // skill and cost: published
  'brunelleschi-architect': { artist: 'brunelleschi', skill: 'architect', cost: 200, table: [2, 3, 4, 4, 4, 6], masterpiece: [6], after: [2, 3, 4, 4, 4, 4], ...reconstructed }, // skill and cost: published
  'lippi-painter': { artist: 'lippi', skill: 'painter', cost: 150, table: [2, 2, 2, 3, 3, 4], masterpiece: [6], after: [2, 2, 2, 3, 3, 3], ...reconstructed }, // skill and cost: published
  'borromini-architect': { artist: 'borromini', skill: 'architect', cost: 150, table: [2, 2, 2, 3, 3, 4], masterpiece: [6], after: [2, 2, 2, 3, 3, 3], ...reconstructed }, // skill and cost: published
  'mochi-sculptor': { artist: 'mochi', skill: 'sculptor', cost: 100, table: [1, 1, 1, 2, 2, 3], masterpiece: [6], after: [1, 1, 1, 2, 2, 2], ...reconstructed }, // skill and cost: published
  'giambologna-sculptor': { artist: 'giambologna', skill: 'sculptor', cost: 100, table: [2, 2, 2, 2, 2, 3], masterpiece: [6], after: [2, 2, 2, 2, 2, 2], ...reconstructed }, // skill and cost: published
  'bernini-architect': { artist: 'bernini', skill: 'architect', cost: 250, table: [3, 4, 4, 5, 5, 6], masterpiece: [6], after: [3, 4, 4, 5, 5, 5], ...reconstructed }, // skill and cost: published
  'bernini-sculptor': { artist: 'bernini', skill: 'sculptor', cost: 200, table: [3, 3, 4, 4, 4, 5], masterpiece: [6], after: [3, 3, 4, 4, 4, 4], ...reconstructed }, // skill and cost: published
  'vasari-architect': { artist: 'vasari', skill: 'architect', cost: 100, table: [1, 2, 2, 2, 2, 3], masterpiece: [6], after: [1, 2, 2, 2, 2, 2], ...reconstructed }, // skill and cost: published
  'giorgione-painter': { artist: 'giorgione', skill: 'painter', cost: 150, table: [2, 2, 3, 3, 3, 4], masterpiece: [6], after: [2, 2, 3, 3, 3, 3], ...reconstructed },
  'giotto-architect': { artist: 'giotto', skill: 'architect', cost: 150, table: [2, 2, 3, 3, 3, 4], masterpiece: [6], after: [2, 2, 3, 3, 3, 3], ...reconstructed }, // skill and cost: published
  'giotto-painter': { artist: 'giotto', skill: 'painter', cost: 200, table: [2, 3, 4, 4, 4, 5], masterpiece: [6], after: [2, 3, 4, 4, 4, 4], ...reconstructed }, // skill and cost: published
  'romano-architect': { artist: 'romano', skill: 'architect', cost: 100, table: [1, 2, 2, 2, 2, 3], masterpiece: [6], after: [1, 2, 2, 2, 2, 2], ...reconstructed }, // skill and cost: published
  'alberti-architect': { artist: 'alberti', skill: 'architect', cost: 50, table: [0, 1, 1, 1, 1, 2], masterpiece: [6], after: [0, 1, 1, 1, 1, 1], ...reconstructed }, // skill and cost: published
  'davinci-painter': { artist: 'davinci', skill: 'painter', cost: 200, table: [2, 3, 3, 4, 4, 7], masterpiece: [6], after: [2, 3, 3, 4, 4, 4], ...reconstructed }, // skill and cost: published
  'davinci-sculptor': { artist: 'davinci', skill: 'sculptor', cost: 150, table: [2, 2, 3, 3, 3, 4], masterpiece: [6], after: [2, 2, 3, 3, 3, 3], ...reconstructed }, // skill and cost: published
  'ghiberti-sculptor': { artist: 'ghiberti', skill: 'sculptor', cost: 150, table: [2, 2, 2, 3, 3, 4], masterpiece: [6], after: [2, 2, 2, 3, 3, 3], ...reconstructed }, // skill and cost: published
  'masaccio-painter': { artist: 'masaccio', skill: 'painter', cost: 150, table: [2, 2, 3, 3, 3, 4], masterpiece: [6], after: [2, 2, 3, 3, 3, 3], ...reconstructed },
  'buonarroti-architect': { artist: 'buonarroti', skill: 'architect', cost: 150, table: [2, 2, 3, 3, 3, 4], masterpiece: [6], after: [2, 2, 3, 3, 3, 3], ...reconstructed }, // skill and cost: published
  'buonarroti-sculptor': { artist: 'buonarroti', skill: 'sculptor', cost: 300, table: [4, 5, 5, 5, 6, 7], masterpiece: [6], after: [4, 5, 5, 5, 6, 6], ...reconstructed }, // skill and cost: published
  'buonarroti-painter': { artist: 'buonarroti', skill: 'painter', cost: 250, table: [3, 4, 5, 5, 5, 7], masterpiece: [6], after: [3, 4, 5, 5, 5, 5], ...reconstructed }, // skill and cost: published
  'dellafrancesca-painter': { artist: 'dellafrancesca', skill: 'painter', cost: 200, table: [3, 3, 3, 4, 4, 5], masterpiece: [6], after: [3, 3, 3, 4, 4, 4], ...reconstructed }, // skill and cost: published
  'perugino-painter': { artist: 'perugino', skill: 'painter', cost: 100, table: [1, 2, 2, 2, 2, 3], masterpiece: [6], after: [1, 2, 2, 2, 2, 2], ...reconstructed }, // skill and cost: published
  'sanzio-painter': { artist: 'sanzio', skill: 'painter', cost: 250, table: [4, 4, 4, 5, 5, 6], masterpiece: [6], after: [4, 4, 4, 5, 5, 5], ...reconstructed }, // skill, 4, 5 and 6: rulebook; cost: published
  'botticelli-painter': { artist: 'botticelli', skill: 'painter', cost: 200, table: [3, 3, 4, 4, 4, 5], masterpiece: [6], after: [3, 3, 4, 4, 4, 4], ...reconstructed }, // skill and cost: published
  'tintoretto-painter': { artist: 'tintoretto', skill: 'painter', cost: 150, table: [1, 2, 2, 3, 3, 4], masterpiece: [6], after: [1, 2, 2, 3, 3, 3], ...reconstructed },
  'vecellio-painter': { artist: 'vecellio', skill: 'painter', cost: 200, table: [3, 4, 4, 4, 4, 5], masterpiece: [6], after: [3, 4, 4, 4, 4, 4], ...reconstructed }, // skill and cost: published
  'vignola-architect': { artist: 'vignola', skill: 'architect', cost: 150, table: [2, 2, 3, 3, 3, 4], masterpiece: [6], after: [2, 2, 3, 3, 3, 3], ...reconstructed }, // skill and cost: published
} as const satisfies Record<string, SkillRow>;

/** R1.7, R9.8 */
export const UNNAMED_ARTISTS = {
  'unnamed-architect': { skill: 'architect', copies: 2, table: [-1, 0, 0, 0, 0, 1], ...reconstructed }, // copies: rulebook
  'unnamed-sculptor': { skill: 'sculptor', copies: 2, table: [-1, 0, 0, 0, 0, 1], ...reconstructed }, // copies: rulebook
  'unnamed-painter': { skill: 'painter', copies: 2, table: [-1, 0, 0, 0, 0, 1], ...reconstructed }, // copies: rulebook
} as const satisfies Record<
  string,
  { readonly skill: Skill; readonly copies: number; readonly table: readonly number[] }
>;
export type UnnamedArtist = keyof typeof UNNAMED_ARTISTS;
export const UNNAMED_ARTIST_IDS = Object.keys(UNNAMED_ARTISTS) as readonly UnnamedArtist[];
/** A named or unnamed artist. */
export type AnyArtist = Artist | UnnamedArtist;

interface PreacherCard extends CharacterCard {
  readonly copies?: number;
  readonly cost: SomeGoods;
  readonly gain: SomeGains;
}

/** R6.10, R6.12  The preachers with their cost and immediate gain. */
// biome-ignore format: one row a character
export const PREACHERS = {
  'antonio-da-padova': { number: 5, name: 'Antonio da Padova', life: 3, cost: { fiorini: 150 }, gain: { spice: 1, influence: 1, workers: 2 }, ...reconstructed },
  'bernardo-di-chiaravalle': { number: 9, name: 'Bernardo di Chiaravalle', life: 4, cost: { fiorini: 150 }, gain: { wood: 1, workers: 3 }, ...reconstructed },
  'francesco-d-assisi': { number: 18, name: 'Francesco d’Assisi', life: 3, cost: { fiorini: 100 }, gain: { textile: 1, workers: 2 }, ...reconstructed },
  'giordano-bruno': { number: 22, name: 'Giordano Bruno', life: 3, cost: { fiorini: 100 }, gain: { metal: 1, influence: -1, workers: 3 }, ...reconstructed },
  'girolamo-savonarola': { number: 26, name: 'Girolamo Savonarola', life: 3, cost: { fiorini: 150 }, gain: { gold: 1, prestige: -1, workers: 3 }, ...reconstructed },
  'tommaso-d-aquino': { number: 39, name: 'Tommaso d’Aquino', life: 3, cost: { fiorini: 200 }, gain: { marble: 1, prestige: 1, workers: 2 }, ...reconstructed },
  'unnamed-preacher': { number: 0, name: '', life: 0, copies: 2, cost: { fiorini: 100 }, gain: { workers: 2 }, ...rulebook },
} as const satisfies Record<string, PreacherCard>;
/** A named or unnamed preacher. */
export type AnyPreacher = keyof typeof PREACHERS;
export const ANY_PREACHER_IDS = Object.keys(PREACHERS) as readonly AnyPreacher[];
export const UNNAMED_PREACHER = 'unnamed-preacher';
export type UnnamedPreacher = typeof UNNAMED_PREACHER;
export type Preacher = Exclude<AnyPreacher, UnnamedPreacher>;
export const PREACHER_IDS = ANY_PREACHER_IDS.filter((id): id is Preacher => id !== UNNAMED_PREACHER);

/** A lookup table without a prototype, because `isArtist` is a hot path. */
const IS_ARTIST = withoutPrototype<Record<string, true | undefined>>(
  Object.fromEntries(ARTIST_IDS.map((artist) => [artist, true])),
);

export function isArtist(character: Character | AnyArtist | AnyPreacher): character is Artist {
  return IS_ARTIST[character] === true;
}

/** R1.6  A named character. `CHARACTER_IDS` is in the order of their numbers. */
export type Character = Artist | Preacher;
export const CHARACTER_IDS: readonly Character[] = [...ARTIST_IDS, ...PREACHER_IDS].sort(
  (one, other) => numberOf(one) - numberOf(other),
);

function numberOf(character: Character): number {
  return isArtist(character) ? ARTISTS[character].number : PREACHERS[character].number;
}
