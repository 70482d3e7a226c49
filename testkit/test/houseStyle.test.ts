import type { Language } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { styleFaults } from '../src/index.ts';

/** Texts with a banned pattern. */
const BAD: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Whoever set up the table begins.',
    'That is more than an artist can be paid besides.',
    'One does not begin with the Casa.',
    'Which artist shall work?',
    'A worker is there already.',
    'Anna loses 0 prestige.',
    'Phase 6 2 metal',
    'prestige −1–1',
    "Francesco d'Assisi",
    '1 points',
  ],
  de: [
    'Architekt mit 2 gelbe, 1 grünen und 1 blauen Stein',
    'ein Turm mit genau 5 Stockwerke',
    'für den ersten Bauauftrag mit 5 Stockwerke',
    'in Phase 6 2 Metall',
    'Anna verliert 0 Prestige.',
    '1 Siegpunkte',
    "Francesco d'Assisi",
    'Prestige −1–1',
  ],
  it: [
    'paga a Anna',
    'Bruno e Elena',
    'operaio dei Strozzi',
    'i Strozzi hanno la tessera finale',
    'perde 0 punti prestigio',
    '1 liberi in questo round',
    'nella fase 6 2 metallo',
    "Bottega d'Arte",
  ],
};

/** Texts that look similar and are right. */
const GOOD: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Anna has already built it.',
    '10 prestige',
    '−1 to 1 prestige',
    '1 point',
    'The Medici have already paid; go on.',
  ],
  de: [
    'mit 1 Karte',
    'mit 7 Prestige',
    'mit 2 gelben Steinen',
    '11 Siegpunkte',
    'Runde 1 von 5',
    'von 2 bis 4 Personen',
  ],
  it: [
    'paga ad Anna',
    'Bruno ed Elena',
    'gli Strozzi',
    'Round 1 di 5',
    '11 punti',
    'dall’inizio alla fine',
    '1 punto',
    'dà 1 agli altri',
  ],
};

describe.each(['en', 'de', 'it'] as const)('the house style in %s', (language) => {
  test.each(BAD[language])('refuses: %s', (text) => expect(styleFaults(language, [text])).not.toEqual([]));
  test.each(GOOD[language])('accepts: %s', (text) => expect(styleFaults(language, [text])).toEqual([]));
});
