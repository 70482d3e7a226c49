import type { Prose } from '@signoria/engine';
import { prose } from '@signoria/engine';
import type { Article, Goods } from './words.ts';
import { spoken } from './words.ts';

const articles: Readonly<Record<Article, string>> = {
  il: 'the ',
  lo: 'the ',
  'l’o': 'the ',
  la: 'the ',
  'l’a': 'the ',
  i: 'the ',
  gli: 'the ',
  '': '',
};

/** Most are the same in any number. */
const goods: Goods = {
  marble: { name: 'marble', short: 'marb.', gloss: 'stone for walls and statues' },
  wood: { name: 'wood', gloss: 'timber for beams and panels' },
  metal: { name: 'metal', gloss: 'bronze and iron' },
  fabric: { name: 'fabric', short: 'fabr.', gloss: 'wool and silk' },
  textile: { name: 'textile', short: 'text.', gloss: 'wool and silk' },
  gold: { name: 'gold', gloss: 'gold for leaf and ornament' },
  spice: { name: 'spice', gloss: 'spices, pigments and remedies' },
  fiorini: { name: 'fiorini', one: 'fiorino', short: 'fior.', gloss: 'the golden coins of Florence' },
};

/** The other languages say what English says. */
export const english = {
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  waiting: (names: Prose) => prose`Waiting for ${names}.`,
  over: 'The game is over',
  articles,
  goods,
  skills: {
    architect: { name: 'architect', several: 'architects', gloss: 'designs buildings' },
    sculptor: { name: 'sculptor', several: 'sculptors', gloss: 'works in stone and bronze' },
    painter: { name: 'painter', several: 'painters', gloss: 'works in fresco and on panel' },
  },
  anonymous: { name: 'anonymous artist', gloss: 'somebody whose name is lost' },
  typeOfArtist: 'Type of artist',
  needsArtist: (skills: string) => `Needs an artist: ${skills}`,
  resource: 'Resource',
  money: 'Money',
  cost: (cost: string) => `Cost: ${cost}`,
  captain: { name: 'Captain of the People', title: 'Captain' },
  glosses: {
    casa: 'house',
    palagio: 'town palace',
    convento: 'convent',
    mercato: 'market',
    pozzo: 'well',
    loggia: 'arcade',
    biblioteca: 'library',
    'monumento-equestre': 'equestrian statue',
    picconiere: 'quarryman',
    boscaiuolo: 'woodcutter',
    fabbro: 'blacksmith',
    erbolaio: 'herbalist',
    lanaiuolo: 'wool merchant',
    'monte-di-pieta': 'pawn bank',
    scarpellino: 'stonecutter',
    orafo: 'goldsmith',
    mercatante: 'merchant',
    cambiavalute: 'money changer',
    'camera-nuziale': 'bridal chamber',
    'palazzo-facciata': 'façade of the palace',
    giardino: 'garden',
    ritratto: 'portrait',
    'chiesa-facciata': 'façade of the church',
    cupola: 'dome',
    pulpito: 'pulpit',
  },
  sources: {
    rulebook: 'Figures from the rulebook',
    published: 'Figures as published',
    reconstructed: 'Figures reconstructed, not read from the box',
    override: 'Figures changed for this table',
  },
};

export const ENGLISH = spoken(english);
