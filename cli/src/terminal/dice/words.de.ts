import type { BoardWords } from './words.ts';

const GOODS = {
  marble: 'Marmor',
  wood: 'Holz',
  metal: 'Metall',
  spice: 'Gewürz',
  textile: 'Stoff',
  gold: 'Gold',
  fiorini: 'Fiorini',
};
/** Marble, wood, metal and gold are the same in any number. */
const SEVERAL: Readonly<Record<string, string>> = { spice: 'Gewürze', textile: 'Stoffe' };

export const DE: BoardWords = {
  colours: { white: 'weiß', brown: 'braun', grey: 'grau', green: 'grün', red: 'rot', yellow: 'gelb' },
  used: 'benutzt',
  goods: GOODS,
  amount: (resource, count) => `${count} ${(count > 1 && SEVERAL[resource]) || GOODS[resource]}`,
  heads: {
    marble: 'Marm.',
    wood: 'Holz',
    metal: 'Met.',
    spice: 'Gew.',
    textile: 'Stoff',
    gold: 'Gold',
    fiorini: '100 F',
  },
  skills: {
    architect: { letter: 'A', name: 'Architekt' },
    sculptor: { letter: 'B', name: 'Bildhauer' },
    painter: { letter: 'M', name: 'Maler' },
  },
  tracks: { captain: 'Hauptmann', bishop: 'Bischof', preacher: 'Prediger' },
  letters: { spare: 'r', resource: 'm', die: 'w', captain: 'H', bishop: 'B', preacher: 'P' },
  palazzo: 'PALAZZO',
  chiesa: 'CHIESA',
  rione: 'RIONE',
  supply: 'VORRAT',
  space: (number) => `Bauplatz ${number}`,
  spares: (count) => (count === 1 ? '1 Reservematerial' : `${count} Reservematerialien`),
  stars: (count) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  fiorini: (count) => `${count} Fiorini`,
  artworks: (count) => (count === 1 ? '1 Kunstwerk' : `${count} Kunstwerke`),
  firstPlayer: 'Startspieler',
  captain: 'Hauptmann',
  bishop: 'Bischof',
  score: (points) => `${points} Prestige`,
  popeTarget: (points) => `wird ${points} Punkte haben`,
  beat: (mine, his) => `Du schlägst Papst Sisto IV mit ${mine} zu ${his}. Florenz gehört dir.`,
  lostTo: (mine, his) => `Papst Sisto IV gewinnt mit ${his} zu ${mine}.`,
  spend: (resource) => `Res. ${resource}`,
  build: 'Bauen',
  other: 'Oder',
  artist: 'Künstler',
  masterpiece: 'Meisterwerk',
  less: (fiorini) => `${fiorini} weniger`,
  change: (fiorini) => `lieber ${fiorini} Fiorini nehmen`,
  lose: 'verfallen lassen',
  done: 'fertig',
  legend:
    'Nutze Würfel für Material, Personen oder Geld, markiere die Symbole deines Blatts, stelle Künstler ein und baue: Das meiste Prestige gewinnt. Auf dem Blatt ist ■ markiert und □ offen, ▸ steht, wo etwas möglich ist oder ein Künstler fehlt, ✓ ist vollendet; die Zahl vor einem Namen ist sein Prestige, A, B und M sind die Künstler, die er annimmt. Auf den Leisten ist × markiert, f sind 100 Fiorini, r ein Reservematerial, ★ ein Stern, m ein Material, w ein Würfel, H, B und P ein Schritt auf dieser Leiste, eine Zahl Punkte.',
};
