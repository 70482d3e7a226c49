import { numeral, prose } from '@signoria/engine';
import { florentineWords } from '../words.ts';
import { GLOSSARY } from './glossary.ts';
import { euphonicProse, NOTHING } from './grammar.ts';

const italian: Parameters<typeof florentineWords>[1] = {
  and: 'e',
  or: 'o',
  nothing: NOTHING,
  round: (round, rounds) => `Round ${round} di ${rounds}`,
  waiting: (names) => prose`In attesa di ${names}.`,
  over: 'La partita è finita',
  rulebook: {
    aim: 'Scopo',
    end: 'Fine della partita',
    points: 'Punti',
    example: 'Esempio',
    ruling: {
      name: 'Nostra interpretazione',
      explained: 'Il regolamento stampato non lo dice. Noi abbiamo deciso così.',
      legend: 'indica una nostra interpretazione: ciò che il regolamento stampato lascia aperto e noi abbiamo deciso.',
    },
  },
  articles: { il: 'il ', lo: 'lo ', 'l’o': 'l’', la: 'la ', 'l’a': 'l’', i: 'i ', gli: 'gli ', '': '' },
  ...GLOSSARY,
  needsArtist: (skills) => `Richiede un artista: ${skills}`,
  worksOn: (artworks) => `Lavora a queste opere: ${artworks}`,
  cost: (cost) => `Costo: ${cost}`,
  /** Two numbers and those between them. */
  range: (least, most) => (least === most ? numeral(least) : `da ${numeral(least)} a ${numeral(most)}`),
  /** The price and the points of an artist for a work. */
  artistFor: (what) => `artista: ${what}`,
  sources: {
    rulebook: 'Valori del regolamento',
    published: 'Valori come pubblicati',
    reconstructed: 'Valori ricostruiti (originale non disponibile)',
    override: 'Valori cambiati per questo tavolo',
  },
};

export const COMMON = florentineWords('it', italian, euphonicProse);
