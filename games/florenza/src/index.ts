// For those who draw the table, explain it or judge positions.
export type {
  AnyArtist,
  AnyPreacher,
  Artist,
  ArtistSkill,
  Character,
  Preacher,
  UnnamedArtist,
  UnnamedPreacher,
} from './characters.ts';
export {
  ANY_PREACHER_IDS,
  ARTIST_IDS,
  CHARACTER_IDS,
  isArtist,
  PREACHER_IDS,
  UNNAMED_ARTIST_IDS,
} from './characters.ts';
export type { Area, Artwork, CityArtwork, DistrictArtwork, Pulpit, Skill, Workshop } from './components.ts';
export {
  AREAS,
  ARTWORK_IDS,
  CHIESA,
  CITY_ARTWORKS,
  DISTRICT_ARTWORKS,
  LOWEST_PRESTIGE,
  OPENING_IDS,
  PALAZZO,
  PULPITS,
  ROUNDS,
  SKILLS,
  WORKSHOP_IDS,
  WORKSHOP_SPACES,
} from './components.ts';
export type { GameEvent, Vacancy } from './events.ts';
export type { ArtworkFigures, Figures, PreacherFigures, SkillFigures, WorkshopFigures } from './figures.ts';
export { FIGURES } from './figures.ts';
export type { Gain, Gains, Good, Goods, Resource, SomeGains, SomeGoods } from './goods.ts';
export { amountOf, countResources, GAINS, GOODS, RESOURCES } from './goods.ts';
export type { Options } from './options.ts';
export type {
  Ask,
  Commission,
  Life,
  Move,
  MoveOf,
  Open,
  Pair,
  Player,
  Space,
  State,
  Step,
  StepOf,
  Table,
  TilePlace,
  Unnamed,
} from './state.ts';
