import * as florenza from '@signoria/florenza';

type Work = florenza.Workshop | florenza.Artwork;
type Anybody = florenza.AnyArtist | florenza.AnyPreacher;

/** Other games have the same thing by another name. */
const DRAWN_AS: Readonly<Partial<Record<string, string>>> = {
  'palazzo-ritratto': 'ritratto',
  'palazzo-giardino': 'giardino',
  'palazzo-camera-nuziale': 'camera-nuziale',
  'chiesa-cupola': 'cupola',
  'chiesa-cappella': 'cappella',
  'chiesa-abside': 'abside',
  'signoria-facciata': 'palazzodellasignoria-facciata',
  'signoria-salone': 'palazzodellasignoria-salone',
  'vescovile-facciata': 'palazzovescovile-facciata',
  'vescovile-salone': 'palazzovescovile-salone',
} satisfies Partial<Record<Work, string>>;

/** The symbol of a workshop or an artwork, in `drawings.svg`, a sheet of `look/` or, where the home page shows it, `look/vignettes.svg`. */
export function drawingOf(work: Work): string {
  return `v-${DRAWN_AS[work] ?? work}`;
}

/** A building is known by one of its artworks. */
const BUILDINGS: Readonly<Record<string, florenza.Artwork>> = {
  Battistero: 'battistero-cupola',
  'Palazzo Vescovile': 'vescovile-facciata',
  Ospedale: 'ospedale-chiostro',
  'Palazzo della Signoria': 'signoria-facciata',
  Lastricato: 'lastricato-fontana',
  Banco: 'banco-atrio',
  Palazzo: 'palazzo-facciata',
  Chiesa: 'chiesa-facciata',
};

export function buildingOf(place: string): string {
  return drawingOf(BUILDINGS[place] ?? 'duomo-cupola');
}

/** The symbol of the market, which every table of the house draws alike. */
export const MARKET = 'v-mercato';

/** The medallion of a character; who has no name shows the trade: "unnamed-painter" is a painter. */
export function medallionOf(character: Anybody): string {
  const isNamedPreacher = (florenza.PREACHER_IDS as readonly string[]).includes(character);
  return isNamedPreacher ? `preacher-${character}` : `artist-${character.replace('unnamed-', '')}`;
}

/** Small signs that only this game has, as large as those of `look/resources.svg`. */
export const SIGNS = [
  'cardinal',
  'certificate',
  'pulpit',
  'market',
  'work',
  'workshop',
  'build',
  'artwork',
  'masterpiece',
  'detained',
  'expelled',
  'order',
  'enlarge',
] as const;
export type Sign = (typeof SIGNS)[number];

export function signOf(sign: Sign): string {
  return `s-${sign}`;
}
