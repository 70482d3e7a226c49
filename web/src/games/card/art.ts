import type * as cardGame from '@signoria/card';

type Work = cardGame.Card | cardGame.Monument;

/** The colour of a card's spine, as a class of `look/kinds.css`. */
export function kindOf(figures: cardGame.Figures, work: Work): string {
  const monument = figures.monuments[work as cardGame.Monument];
  if (monument === undefined) return `k-${figures.cards[work as cardGame.Card].kind}`;
  if (monument.place === 'Duomo') return 'k-duomo';
  return /^San/.test(monument.place) ? 'k-church' : 'k-civic';
}

/** Other games call the same thing by another name. */
const DRAWN_AS: Readonly<Partial<Record<string, string>>> = {
  'facciata-palazzo': 'palazzo-facciata',
  'facciata-chiesa': 'chiesa-facciata',
} satisfies Partial<Record<Work, string>>;

/** The symbol of a work or a location, in `drawings.svg`, `look/florence.svg` or, where the home page shows it, `look/vignettes.svg`. */
export function drawingOf(thing: Work | cardGame.Location): string {
  const name = thing.replace(/^location-/, '');
  return `v-${DRAWN_AS[name] ?? name}`;
}

/** An artist looks the same whatever the card is for: "buonarroti-painter" is Buonarroti. */
export function medallionOf(artist: cardGame.Artist | null): string {
  return `artist-${artist?.slice(0, artist.lastIndexOf('-')) ?? 'anonymous'}`;
}

export function iconOf(good: cardGame.Good): string {
  if (good === 'fiorini') return 'fiorino';
  return good === 'fabric' ? 'r-textile' : `r-${good}`;
}
