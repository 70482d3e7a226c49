import * as florenza from '@signoria/florenza';

type Work = florenza.Workshop | florenza.Artwork;
type AnyCharacter = florenza.AnyArtist | florenza.AnyPreacher;

/** Works whose drawing is shared with other games and filed under another id. */
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

/**
 * Returns the symbol of a workshop or an artwork. It is in `drawings.svg`, in a file of `drawings/` or, for works shown on
 * the home page, in `drawings/vignettes.svg`.
 */
export function drawingOf(work: Work): string {
  return `v-${DRAWN_AS[work] ?? work}`;
}

/** The artwork whose drawing represents each building. */
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

export function buildingDrawingOf(place: string): string {
  return drawingOf(BUILDINGS[place] ?? 'duomo-cupola');
}

/** Returns the id of the sign that says what a place is. Ids of signs have no spaces. */
export function placeSign(place: string): string {
  return `place-${place.replaceAll(' ', '')}`;
}

/** Returns the portrait's symbol. Unnamed characters show their trade: "unnamed-painter" is a painter. */
export function medallionOf(character: AnyCharacter): string {
  const isNamedPreacher = (florenza.PREACHER_IDS as readonly string[]).includes(character);
  return isNamedPreacher ? `preacher-${character}` : `artist-${character.replace('unnamed-', '')}`;
}

/** Small signs that only this game uses, in the size of those in `drawings/resources.svg`. */
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
