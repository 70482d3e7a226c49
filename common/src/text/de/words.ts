import { numeral, prose } from '@signoria/engine';
import { florentineWords } from '../words.ts';
import { GLOSSARY } from './glossary.ts';

export const COMMON = florentineWords('de', {
  and: 'und',
  or: 'oder',
  nothing: 'nichts',
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  waiting: (names) => prose`Warten auf ${names}.`,
  over: 'Das Spiel ist zu Ende',
  rulebook: {
    aim: 'Ziel',
    end: 'Ende des Spiels',
    points: 'Punkte',
    example: 'Beispiel',
    ruling: {
      name: 'Unsere Festlegung',
      explained: 'Die gedruckte Anleitung lässt das offen. So haben wir es entschieden.',
      legend:
        'kennzeichnet unsere Festlegungen: das, was die gedruckte Anleitung offenlässt und wir entschieden haben.',
    },
  },
  articles: { il: 'den ', lo: 'den ', 'l’o': 'den ', la: 'die ', 'l’a': 'die ', i: 'die ', gli: 'die ', '': '' },
  ...GLOSSARY,
  needsArtist: (skills) => `Braucht einen Künstler: ${skills}`,
  worksOn: (artworks) => `Arbeitet an diesen Kunstwerken: ${artworks}`,
  cost: (cost) => `Kosten: ${cost}`,
  /** Two numbers and those between them. */
  range: (least, most) => (least === most ? numeral(least) : `${numeral(least)} bis ${numeral(most)}`),
  /** The price and the points of an artist for a work. */
  artistFor: (what) => `Künstler: ${what}`,
  sources: {
    rulebook: 'Werte aus der Anleitung',
    published: 'Werte wie veröffentlicht',
    reconstructed: 'Werte rekonstruiert (Quelle nicht verfügbar)',
    override: 'Werte für diesen Tisch geändert',
  },
});
