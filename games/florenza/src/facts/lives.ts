import type { NumberRange, Seat } from '@signoria/engine';
import { at, rangeOf } from '@signoria/engine';
import type { AnyArtist, AnyPreacher } from '../characters.ts';
import { isArtist } from '../characters.ts';
import type { Artwork, Skill } from '../components.ts';
import { DIE } from '../components.ts';
import type { Figures, SkillFigures } from '../figures.ts';
import { prestigeByFaceOf } from '../figures.ts';
import type { Gains, Goods } from '../goods.ts';
import type { Life, PublicState, TilePlace } from '../state.ts';

/** A skill with its price and the prestige for each number. */
export interface SkillFacts {
  readonly skill: Skill;
  readonly cost: number;
  /** R9.5, R9.11  The numbers that can come up, and the prestige for each. */
  readonly faces: readonly number[];
  readonly results: readonly number[];
  /** R9.7  Numbers that bring the masterpiece; none after it. */
  readonly masterpiece: readonly number[];
}

/** A character below one of the cards "Life in Florenza". */
export interface LifeFacts {
  readonly character: AnyArtist | AnyPreacher;
  readonly isNamed: boolean;
  /** Rounds left, this one included; unnamed characters stay. */
  readonly rounds: number;
  /** Tiles that nobody has taken. */
  readonly left: number;
  readonly tile: TilePlace;
  /** The seat that has the tile: for an artwork, on a pulpit, or by an office. */
  readonly holder: Seat | null;
  readonly isMaster: boolean;
  /** Skills of an artist. */
  readonly skills: readonly SkillFacts[];
  /** Cost and gain of a preacher. */
  readonly cost: Goods | null;
  readonly gain: Gains | null;
}

/** R1.7  The card below which each unnamed character lies. */
const UNNAMED_ON = {
  2: 'unnamed-preacher',
  3: 'unnamed-painter',
  4: 'unnamed-architect',
  5: 'unnamed-sculptor',
} as const satisfies Readonly<Record<number, AnyArtist | AnyPreacher>>;

/**
 * Returns the characters below one card: named ones with this number of rounds left, then the unnamed. While an artist is
 * to be chosen, the results are those for the artwork.
 */
export function livesOn(state: PublicState, rounds: number): readonly LifeFacts[] {
  const { table } = state;
  const step = table.agenda.steps.at(-1);
  const faces = facesFor(state, step?.ask === 'artist' ? step.artwork : null);
  const named = table.lives.filter((life) => life.rounds === rounds).map((life) => lifeFacts(state, life, faces));
  const unnamed = UNNAMED_ON[rounds as keyof typeof UNNAMED_ON];
  return unnamed === undefined ? named : [...named, unnamedFacts(state, unnamed, rounds, faces)];
}

const FACES: readonly number[] = Object.keys(DIE).map(Number);

/**
 * R9.5, R9.11  Returns the numbers that an artist can get on an artwork: all of the die, or without the die those that
 * an incentive reaches there. Without an artwork all numbers are possible.
 */
export function facesFor({ figures, table }: PublicState, artwork: Artwork | null): readonly number[] {
  if (!table.noDie || artwork === null) return FACES;
  const first = figures.noDie[figures.artworks[artwork].area];
  return FACES.filter((face) => face >= first && face <= first + figures.noDie.most);
}

/** R9.5, R9.7, R9.11  Returns the least and the most prestige that an artist can give on an artwork with a skill. */
export function prestigeRangeOf(
  state: PublicState,
  artist: AnyArtist,
  skill: SkillFigures,
  artwork: Artwork | null,
): NumberRange {
  const results = resultsOf(state, artist, skill);
  return rangeOf(facesFor(state, artwork).map((face) => at(results, face - 1)));
}

/** R9.5, R9.7  Returns the prestige for each face of the die with a skill, before or after the masterpiece. */
export function resultsOf({ table }: PublicState, artist: AnyArtist, skill: SkillFigures): readonly number[] {
  return prestigeByFaceOf(
    skill,
    table.lives.some((life) => life.character === artist && life.isMaster),
  );
}

function lifeFacts(
  state: PublicState,
  { character, rounds, isMaster, tile }: Life,
  faces: readonly number[],
): LifeFacts {
  const left = tile === 'card' ? 1 : 0;
  const holder = left === 1 ? null : holderOf(state, character, tile);
  return {
    character,
    isNamed: true,
    rounds,
    left,
    tile,
    holder,
    isMaster,
    ...abilitiesOf(state.figures, character, isMaster, faces),
  };
}

function unnamedFacts(
  state: PublicState,
  character: AnyArtist | AnyPreacher,
  rounds: number,
  faces: readonly number[],
): LifeFacts {
  const left = state.table.unnamed[character.replace('unnamed-', '') as keyof typeof state.table.unnamed];
  const shared = { character, isNamed: false, rounds, left, isMaster: false } as const;
  return { ...shared, tile: 'card', holder: null, ...abilitiesOf(state.figures, character, false, faces) };
}

function abilitiesOf(
  figures: Figures,
  character: AnyArtist | AnyPreacher,
  isMaster: boolean,
  faces: readonly number[],
): Pick<LifeFacts, 'skills' | 'cost' | 'gain'> {
  if (!isAnyArtist(figures, character)) return { skills: [], ...costAndGain(figures, character) };
  const skills = figures.derived.skillsOf[character].map((skill) => skillFacts(skill, isMaster, faces));
  return { skills, cost: null, gain: null };
}

/** R9.5, R9.7  Returns the facts of a skill for the given numbers, before or after the masterpiece. */
export function skillFacts(figures: SkillFigures, isMaster: boolean, faces: readonly number[]): SkillFacts {
  const { skill, cost, masterpiece } = figures;
  const prestige = prestigeByFaceOf(figures, isMaster);
  return {
    skill,
    cost,
    faces,
    results: faces.map((face) => at(prestige, face - 1)),
    masterpiece: isMaster ? [] : masterpiece,
  };
}

function isAnyArtist({ unnamed }: Figures, character: AnyArtist | AnyPreacher): character is AnyArtist {
  return isArtist(character) || character in unnamed;
}

function costAndGain({ preachers }: Figures, preacher: AnyPreacher): Pick<LifeFacts, 'cost' | 'gain'> {
  const { cost, gain } = preachers[preacher];
  return { cost, gain };
}

function holderOf({ table }: PublicState, character: Life['character'], tile: TilePlace): Seat | null {
  if (tile === 'detained') return table.captain;
  if (tile === 'expelled') return table.bishop;
  if (table.pulpit?.preacher === character) return table.pulpit.seat;
  const seat = table.players.findIndex(
    ({ commissions, pulpit }) => pulpit === character || commissions.some(({ artist }) => artist === character),
  );
  return seat === -1 ? null : seat;
}
