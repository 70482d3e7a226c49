import type { OverrideOf, RowsOf } from '@signoria/engine';
import {
  amount,
  bundle,
  choice,
  describeFigures,
  fixed,
  list,
  mapRows,
  multipleOf,
  oneOf,
  quantities,
  rows,
  whole,
  withoutPrototype,
} from '@signoria/engine';
import type { AnyArtist, Artist, Character } from './characters.ts';
import {
  ARTIST_IDS,
  ARTISTS,
  CHARACTER_IDS,
  isArtist,
  PREACHERS,
  SKILLS_OF_ARTISTS,
  UNNAMED_ARTIST_IDS,
  UNNAMED_ARTISTS,
} from './characters.ts';
import type { Area, Artwork, Skill, Workshop } from './components.ts';
import { ARTWORK_IDS, ARTWORKS, DIE, QUANTITIES, SKILLS, SMALLEST_COIN, WORKSHOPS } from './components.ts';
import type { Gains, Resource } from './goods.ts';
import { gains, goods, RESOURCES } from './goods.ts';

/**
 * The upper limit of corrected figures: far above any sensible value, and small enough to avoid overflow and endless
 * games.
 */
const MOST = 10_000;
const FACES = 6;

const count = amount(whole(0, MOST));
const few = amount(whole(0, 40));
const points = amount(whole(-99, 99));
const coins = amount(multipleOf(SMALLEST_COIN, MOST));
const resources = { marble: count, wood: count, metal: count, textile: count, spice: count, gold: count };
const amounts = { ...resources, fiorini: coins };
const price = bundle(goods, amounts);
const benefit = bundle<Gains>(gains, { ...amounts, prestige: points, influence: points, workers: few });
const table = list(whole(-99, 99), FACES, FACES);
const life = amount(whole(1, 7));

/** Corrections may change only columns that a row prints: a workshop without a price gets none. */
const PRINTED = { source: 'perRow', printedOnly: true } as const;

const SECTIONS = {
  ...quantities(QUANTITIES, 'perRow', {
    start: amounts,
    workers: { all: amount(whole(1, 20)), start: few, income: few },
    cubes: resources,
    characters: few,
    familyIncome: amounts,
    scarcity: { fiorini: coins },
    prices: { foreignWorkshop: few, work: coins, sale: coins, purchase: coins },
    failures: few,
    bonuses: few,
    noDie: {
      district: amount(whole(1, 3)),
      civic: amount(whole(1, 3)),
      cathedral: amount(whole(1, 3)),
      step: amount(multipleOf(SMALLEST_COIN, MOST, SMALLEST_COIN)),
      most: amount(whole(0, 3)),
    },
    offices: few,
    end: {
      captain: few,
      bishop: few,
      resources: amount(whole(1, MOST)),
      fiorini: amount(whole(1, MOST)),
      emptySpace: few,
      artwork: few,
      palazzo: few,
      chiesa: few,
    },
  }),
  die: rows(DIE, { source: 'reconstructed' }, { resource: choice<Resource>(oneOf(RESOURCES)) }),
  workshops: rows(WORKSHOPS, PRINTED, {
    number: fixed<number>(),
    name: fixed<string>(),
    kind: fixed<'workshop' | 'residence'>(),
    copies: few,
    isOpening: fixed<boolean>(false),
    cost: price,
    reward: benefit,
    pay: price,
    gain: benefit,
    income: benefit,
  }),
  artworks: rows(ARTWORKS, PRINTED, {
    area: fixed<Area>(),
    place: fixed<string>(),
    name: fixed<string>(),
    cost: price,
    skills: list(oneOf(SKILLS), 1, SKILLS.length),
    reward: benefit,
    income: benefit,
    sale: price,
    price: coins,
  }),
  artists: rows(ARTISTS, { source: 'perRow' }, { number: fixed<number>(), name: fixed<string>(), life }),
  skills: rows(
    SKILLS_OF_ARTISTS,
    { source: 'perRow' },
    {
      artist: fixed<Artist>(),
      skill: fixed<Skill>(),
      cost: coins,
      table,
      masterpiece: list(whole(1, FACES), 0, FACES),
      after: table,
    },
  ),
  unnamed: rows(UNNAMED_ARTISTS, { source: 'perRow' }, { skill: fixed<Skill>(), copies: few, table }),
  preachers: rows(PREACHERS, PRINTED, {
    number: fixed<number>(),
    name: fixed<string>(),
    life,
    copies: few,
    cost: price,
    gain: benefit,
  }),
};

type Rows = RowsOf<typeof SECTIONS>;
export type FiguresOverride = OverrideOf<typeof SECTIONS>;
export type WorkshopFigures = Rows['workshops'][Workshop];

/**
 * R9.2, R9.5, R9.7  A skill with its price, and its prestige for each face of the die, before and after the masterpiece.
 */
export interface SkillFigures {
  readonly skill: Skill;
  readonly cost: number;
  readonly prestigeByFace: readonly number[];
  readonly masterpiece: readonly number[];
  readonly prestigeByFaceAfterMasterpiece: readonly number[];
}

/** Lookup tables derived from the rows. */
export interface Derived {
  readonly die: readonly Resource[];
  /** R3.1 */
  readonly familyIncome: Readonly<Gains>;
  readonly skillsOf: Readonly<Record<AnyArtist, readonly SkillFigures[]>>;
  /** R6.7  The skills of each artist that an artwork asks for. */
  readonly skillsFor: Readonly<Record<Artwork, Readonly<Record<AnyArtist, readonly SkillFigures[]>>>>;
  /**
   * R6.7  Bit sets in the order of SKILLS: skills that an artwork asks for, by its index, and skills of a character.
   */
  readonly skillBitsOfArtworks: readonly number[];
  readonly skillBitsOfCharacters: Readonly<Record<Character, number>>;
}

/**
 * All figures in force at a table. They are immutable, shared by all copies of a state and never serialized with it.
 */
export interface Figures extends Rows {
  readonly derived: Derived;
}

export const { FIGURES, figuresWith, readOverride } = describeFigures(SECTIONS, (all: Rows) => ({
  derived: derive(all),
}));

function derive({ die, familyIncome, workers, skills, unnamed, artworks }: Rows): Derived {
  const skillsOf = Object.create(null) as Record<AnyArtist, readonly SkillFigures[]>;
  for (const id of ARTIST_IDS)
    skillsOf[id] = Object.values(skills)
      .filter(({ artist }) => artist === id)
      .map(({ skill, cost, table: before, masterpiece, after }) => ({
        skill,
        cost,
        prestigeByFace: before,
        masterpiece,
        prestigeByFaceAfterMasterpiece: after,
      }));
  for (const id of UNNAMED_ARTIST_IDS) {
    const { skill, table: same } = unnamed[id];
    skillsOf[id] = [{ skill, cost: 0, prestigeByFace: same, masterpiece: [], prestigeByFaceAfterMasterpiece: same }];
  }
  return {
    die: Object.values(die).map(({ resource }) => resource),
    familyIncome: { ...gains(familyIncome), workers: workers.income },
    skillsOf,
    skillsFor: mapRows(artworks, ({ skills: asked }) =>
      mapRows(skillsOf, (all) => all.filter(({ skill }) => asked.includes(skill))),
    ),
    skillBitsOfArtworks: ARTWORK_IDS.map((id) => bitsOf(artworks[id].skills)),
    skillBitsOfCharacters: withoutPrototype(
      Object.fromEntries(
        CHARACTER_IDS.map((id) => [id, isArtist(id) ? bitsOf(skillsOf[id].map(({ skill }) => skill)) : 0]),
      ) as Record<Character, number>,
    ),
  };
}

function bitsOf(skills: readonly Skill[]): number {
  return skills.reduce((bits, skill) => bits | (1 << SKILLS.indexOf(skill)), 0);
}

/** R9.5, R9.7  Returns the prestige for each face of the die; `isMaster` is true after the masterpiece. */
export function prestigeByFaceOf(skill: SkillFigures, isMaster: boolean): readonly number[] {
  return isMaster ? skill.prestigeByFaceAfterMasterpiece : skill.prestigeByFace;
}

/** R1.6 */
export function charactersFor({ characters }: Figures, seats: number): number {
  return [characters.players2, characters.players3, characters.players4, characters.players5][seats - 2] ?? 0;
}
