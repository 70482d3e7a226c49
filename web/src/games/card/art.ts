import type * as cardGame from '@signoria/card';

type Work = cardGame.Card | cardGame.Monument;

/** The colour of a card's spine, as a class of card.css. */
export function kindOf(figures: cardGame.Figures, work: Work): string {
  const monument = figures.monuments[work as cardGame.Monument];
  if (monument === undefined) return `k-${figures.cards[work as cardGame.Card].kind}`;
  if (monument.place === 'Duomo') return 'k-duomo';
  return /^San/.test(monument.place) ? 'k-church' : 'k-civic';
}

const BY_KIND: Readonly<Record<cardGame.Kind, string>> = {
  residence: 'casa',
  workshop: 'bottega',
  guild: 'gilda',
  preacher: 'predicatore',
  districtBuilding: 'loggia',
  palace: 'salone',
  church: 'cappella',
};

/** Which drawing stands in the window of a work; what is not named takes the drawing of its kind. */
const DRAWINGS: Readonly<Record<string, string>> = {
  // monuments, by what is built
  cupola: 'cupola',
  facciata: 'facciata',
  campanile: 'campanile',
  abside: 'abside',
  cappella: 'cappella',
  navata: 'navata',
  altare: 'altare',
  atrio: 'loggia',
  pulpito: 'pulpito',
  salone: 'salone',
  portali: 'portali',
  fontana: 'fontana',
  struttura: 'ponte',
  chiostro: 'chiostro',
  sagrestia: 'altare',
  monumentofunebre: 'statua',
  crocifisso: 'crocifisso',
  interni: 'salone',
  // Florenza cards
  mercatante: 'mercato',
  'monumento-equestre': 'statua',
  pozzo: 'fontana',
  mercato: 'mercato',
  convento: 'chiostro',
  sacello: 'cappella',
  biblioteca: 'salone',
  edicola: 'altare',
  affresco: 'quadro',
  giardino: 'giardino',
  ingresso: 'portali',
  'statua-di-bronzo': 'statua',
  'facciata-palazzo': 'casa',
  'grande-quadro': 'quadro',
  ritratto: 'quadro',
  'facciata-chiesa': 'facciata',
  sagrato: 'facciata',
  'pala-d-altare': 'altare',
  trittico: 'quadro',
  scalone: 'portali',
};

export function drawingOf(figures: cardGame.Figures, work: Work): string {
  const isMonument = figures.monuments[work as cardGame.Monument] !== undefined;
  const key = isMonument ? work.slice(work.indexOf('-') + 1) : work;
  const drawing = DRAWINGS[key] ?? (isMonument ? 'loggia' : BY_KIND[figures.cards[work as cardGame.Card].kind]);
  return `v-${drawing}`;
}

export function iconOf(good: cardGame.Good): string {
  if (good === 'fiorini') return 'fiorino';
  return good === 'fabric' ? 'r-textile' : `r-${good}`;
}
