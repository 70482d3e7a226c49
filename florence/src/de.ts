import { spoken } from './words.ts';

export const GERMAN = spoken({
  and: 'und',
  or: 'oder',
  nothing: 'nichts',
  articles: { il: 'den ', lo: 'den ', 'l’o': 'den ', la: 'die ', 'l’a': 'die ', i: 'die ', gli: 'die ', '': '' },
  goods: {
    marble: { name: 'Marmor', gloss: 'Stein für Mauern und Statuen' },
    wood: { name: 'Holz', gloss: 'Balken und Tafeln' },
    metal: { name: 'Metall', gloss: 'Bronze und Eisen' },
    fabric: { name: 'Stoff', several: 'Stoffe', gloss: 'Wolle und Seide' },
    textile: { name: 'Stoff', several: 'Stoffe', gloss: 'Wolle und Seide' },
    gold: { name: 'Gold', gloss: 'Blattgold und Zierrat' },
    spice: { name: 'Gewürz', several: 'Gewürze', gloss: 'Gewürze, Farbstoffe und Arzneien' },
    fiorini: { name: 'Fiorini', one: 'Fiorino', gloss: 'die Goldmünzen von Florenz' },
  },
  skills: {
    architect: { name: 'Architekt', gloss: 'entwirft Bauten' },
    sculptor: { name: 'Bildhauer', gloss: 'arbeitet in Stein und Bronze' },
    painter: { name: 'Maler', gloss: 'malt auf Putz und Holz' },
  },
  anonymous: { name: 'Unbekannter Künstler', gloss: 'jemand, dessen Name verloren ist' },
  sources: {
    rulebook: 'Werte aus dem Regelheft',
    published: 'Werte wie veröffentlicht',
    reconstructed: 'Werte rekonstruiert, nicht aus der Schachtel abgelesen',
    override: 'Werte für diesen Tisch geändert',
  },
});
