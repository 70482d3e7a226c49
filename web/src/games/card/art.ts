import type * as cardGame from '@signoria/card';

type Work = cardGame.Card | cardGame.Monument;

/** Returns the class of `styles/kinds.css` that sets the colour of a card's spine. */
export function kindClass(figures: cardGame.Figures, work: Work): string {
  const monument = figures.monuments[work as cardGame.Monument];
  if (monument === undefined) return `kind-${figures.cards[work as cardGame.Card].kind}`;
  if (monument.place === 'Duomo') return 'kind-duomo';
  return /^San/.test(monument.place) ? 'kind-church' : 'kind-civic';
}

/** Cards whose drawing is shared with other games and filed under another id. */
const DRAWN_AS: Readonly<Partial<Record<string, string>>> = {
  'facciata-palazzo': 'palazzo-facciata',
  'facciata-chiesa': 'chiesa-facciata',
} satisfies Partial<Record<Work, string>>;

/**
 * Returns the symbol of a work or a location. It is in `drawings.svg`, in a file of `drawings/` that `drawings.ts` loads
 * or, for works shown on the home page, in `drawings/vignettes.svg`.
 */
export function drawingOf(thing: Work | cardGame.Location): string {
  const name = thing.replace(/^location-/, '');
  return `v-${DRAWN_AS[name] ?? name}`;
}

/** Returns the portrait's symbol. All cards of an artist share it: "buonarroti-painter" is drawn as Buonarroti. */
export function medallionOf(artist: cardGame.Artist | null): string {
  return `artist-${artist?.slice(0, artist.lastIndexOf('-')) ?? 'anonymous'}`;
}

export function iconOf(good: cardGame.Good): string {
  if (good === 'fiorini') return 'fiorino';
  return good === 'fabric' ? 'r-textile' : `r-${good}`;
}
