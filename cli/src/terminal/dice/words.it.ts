import type { BoardWords } from './words.ts';

const GOODS = {
  marble: 'marmo',
  wood: 'legno',
  metal: 'metallo',
  spice: 'spezia',
  textile: 'stoffa',
  gold: 'oro',
  fiorini: 'fiorini',
};
/** Marble, wood, metal and gold are the same in any number. */
const SEVERAL: Readonly<Record<string, string>> = { spice: 'spezie', textile: 'stoffe' };

export const IT: BoardWords = {
  colours: { white: 'bianco', brown: 'marrone', grey: 'grigio', green: 'verde', red: 'rosso', yellow: 'giallo' },
  used: 'usato',
  goods: GOODS,
  amount: (resource, count) => `${count} ${(count > 1 && SEVERAL[resource]) || GOODS[resource]}`,
  heads: {
    marble: 'marmo',
    wood: 'legno',
    metal: 'met.',
    spice: 'spez.',
    textile: 'stof.',
    gold: 'oro',
    fiorini: '100 f',
  },
  skills: {
    architect: { letter: 'A', name: 'architetto' },
    sculptor: { letter: 'S', name: 'scultore' },
    painter: { letter: 'P', name: 'pittore' },
  },
  tracks: { captain: 'Capitano', bishop: 'Vescovo', preacher: 'Predicatore' },
  letters: { spare: 's', resource: 'r', die: 'd', captain: 'C', bishop: 'V', preacher: 'P' },
  palazzo: 'PALAZZO',
  chiesa: 'CHIESA',
  rione: 'RIONE',
  supply: 'RISERVA',
  space: (number) => `spazio ${number}`,
  spares: (count) => (count === 1 ? '1 risorsa di scorta' : `${count} risorse di scorta`),
  stars: (count) => (count === 1 ? '1 stella' : `${count} stelle`),
  fiorini: (count) => `${count} fiorini`,
  artworks: (count) => (count === 1 ? '1 opera' : `${count} opere`),
  firstPlayer: 'primo giocatore',
  captain: 'Capitano',
  bishop: 'Vescovo',
  score: (points) => `${points} prestigio`,
  popeTarget: (points) => `avrà ${points} punti`,
  beat: (mine, his) => `Batti Papa Sisto IV, ${mine} a ${his}. Firenze è tua.`,
  lostTo: (mine, his) => `Vince Papa Sisto IV, ${his} a ${mine}.`,
  spend: (resource) => `sc. ${resource}`,
  build: 'Costruisci',
  other: 'Oppure',
  artist: 'artista',
  masterpiece: 'capolavoro',
  less: (fiorini) => `${fiorini} in meno`,
  change: (fiorini) => `prendi invece ${fiorini} fiorini`,
  lose: 'lasciala andare',
  done: 'finisci',
  legend:
    'Usa i dadi per risorse, persone o denaro, segna le icone del tuo foglio, ingaggia artisti e costruisci: vince chi ha più prestigio. Sul foglio ■ è segnato e □ è libero, ▸ sta dove si può fare qualcosa o si attende un artista, ✓ è completato; il numero davanti a un nome è il suo prestigio, A, S e P gli artisti che accetta. Sui tracciati × è segnato, f sono 100 fiorini, s una risorsa di scorta, ★ una stella, r una risorsa, d un dado, C, V e P un passo su quel tracciato, un numero punti.',
};
