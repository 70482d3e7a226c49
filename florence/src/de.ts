import type { Prose } from '@signoria/engine';
import { prose } from '@signoria/engine';
import { spoken } from './words.ts';

export const GERMAN = spoken({
  and: 'und',
  or: 'oder',
  nothing: 'nichts',
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  waiting: (names) => prose`Wir warten auf ${names}.`,
  over: 'Das Spiel ist zu Ende',
  articles: { il: 'den ', lo: 'den ', 'l’o': 'den ', la: 'die ', 'l’a': 'die ', i: 'die ', gli: 'die ', '': '' },
  goods: {
    marble: { name: 'Marmor', short: 'Marm.', gloss: 'Stein für Mauern und Statuen' },
    wood: { name: 'Holz', gloss: 'Balken und Tafeln' },
    metal: { name: 'Metall', short: 'Met.', gloss: 'Bronze und Eisen' },
    fabric: { name: 'Stoff', several: 'Stoffe', gloss: 'Wolle und Seide' },
    textile: { name: 'Stoff', several: 'Stoffe', gloss: 'Wolle und Seide' },
    gold: { name: 'Gold', gloss: 'Blattgold und Zierrat' },
    spice: { name: 'Gewürz', several: 'Gewürze', short: 'Gew.', gloss: 'Gewürze, Farbstoffe und Arzneien' },
    fiorini: { name: 'Fiorini', one: 'Fiorino', short: 'Fior.', gloss: 'die Goldmünzen von Florenz' },
  },
  skills: {
    architect: { name: 'Architekt', several: 'Architekten', gloss: 'entwirft Bauten' },
    sculptor: { name: 'Bildhauer', several: 'Bildhauer', gloss: 'arbeitet in Stein und Bronze' },
    painter: { name: 'Maler', several: 'Maler', gloss: 'malt auf Putz und Holz' },
  },
  anonymous: { name: 'Unbekannter Künstler', gloss: 'jemand, dessen Name verloren ist' },
  typeOfArtist: 'Fachgebiet',
  needsArtist: (skills) => `Braucht einen Künstler: ${skills}`,
  resource: 'Material',
  money: 'Geld',
  cost: (cost) => `Kosten: ${cost}`,
  captain: { name: 'Hauptmann des Volkes', title: 'Hauptmann' },
  glosses: {
    casa: 'Haus',
    palagio: 'Stadtpalast',
    convento: 'Kloster',
    mercato: 'Markt',
    pozzo: 'Ziehbrunnen',
    loggia: 'Bogenhalle',
    biblioteca: 'Bibliothek',
    'monumento-equestre': 'Reiterstandbild',
    picconiere: 'Steinbrecher',
    boscaiuolo: 'Holzfäller',
    fabbro: 'Schmied',
    erbolaio: 'Kräuterhändler',
    lanaiuolo: 'Wollhändler',
    'monte-di-pieta': 'Pfandleihe',
    scarpellino: 'Steinmetz',
    orafo: 'Goldschmied',
    mercatante: 'Händler',
    cambiavalute: 'Geldwechsler',
    'camera-nuziale': 'Brautgemach',
    'palazzo-facciata': 'Fassade des Palasts',
    giardino: 'Garten',
    ritratto: 'Porträt',
    'chiesa-facciata': 'Fassade der Kirche',
    cupola: 'Kuppel',
    pulpito: 'Kanzel',
  },
  sources: {
    rulebook: 'Werte aus dem Regelheft',
    published: 'Werte wie veröffentlicht',
    reconstructed: 'Werte rekonstruiert, nicht aus der Schachtel abgelesen',
    override: 'Werte für diesen Tisch geändert',
  },
});

const DATIVE: Readonly<Record<string, string>> = { 'den ': 'dem ', 'die ': 'der ' };

/** "den Fabbro", "die Casa" as in "dank dem Fabbro", "dank der Casa": one thing with its article. */
export function dative(the: Prose): Prose {
  const [article, ...name] = the;
  return typeof article === 'string' ? [DATIVE[article] ?? article, ...name] : the;
}
