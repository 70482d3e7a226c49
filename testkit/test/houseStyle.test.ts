import type { Language } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { articleFaults, styleFaults } from '../src/index.ts';

/** Texts with a banned pattern. */
const BAD: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'This page has a different address than the server expects.',
    'In a tie, the highest seal decides',
    'Whoever set up the table begins.',
    'That is more than an artist can be paid besides.',
    'One does not begin with the Casa.',
    'Which artist shall work?',
    'Everyone has so many days for each turn.',
    'A worker is there already.',
    'Anna loses 0 prestige.',
    'Phase 6 2 metal',
    'prestige −1–1',
    "Francesco d'Assisi",
    '1 points',
    'Hire an anonymous artist for nothing.',
    'Anna has 1100 fiorini.',
    'Anna has 1.100 fiorini.',
  ],
  de: [
    'Aktiviere den Fabbro: nimm 1 Metall',
    'Am Markt: Verkauf für 100',
    'Architekt mit 2 gelbe, 1 grünen und 1 blauen Stein',
    'ein Turm mit genau 5 Stockwerke',
    'für den ersten Bauauftrag mit 5 Stockwerke',
    'in Phase 6 2 Metall',
    'Anna verliert 0 Prestige.',
    '1 Siegpunkte',
    "Francesco d'Assisi",
    'Prestige −1–1',
    'Nutze ihn bei die Casa',
    'Stelle einen Maler für dem Altare ein',
    'Du brauchst noch 2 Ressourcen.',
    'Anna hat 1100 Fiorini.',
    'Anna hat 1,100 Fiorini.',
  ],
  it: [
    'paga a Anna',
    'Bruno e Elena',
    'operaio dei Strozzi',
    'Un monumento riservato',
    'Ognuno ha tanti giorni per ogni turno.',
    'i Strozzi hanno la tessera finale',
    'perde 0 punti prestigio',
    '1 liberi in questo round',
    'nella fase 6 2 metallo',
    "Bottega d'Arte",
    'manda un operaio a il Picconiere',
    'il costo di la Casa',
    'Anna ha 11000 fiorini.',
  ],
};

/** Texts that look similar and are right. */
const GOOD: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Anna has already built it.',
    '10 prestige',
    '1,100 fiorini',
    '−1 to 1 prestige',
    '1 point',
    'The Medici have already paid; go on.',
  ],
  de: [
    'mit 1 Karte',
    'mit der Casa',
    '1.100 Fiorini',
    'mit 7 Prestige',
    'mit 2 gelben Steinen',
    '11 Siegpunkte',
    'Runde 1 von 5',
    'von 2 bis 4 Personen',
    'Aktiviere den Fabbro: Nimm 1 Metall',
  ],
  it: [
    'paga ad Anna',
    'al Picconiere',
    '1100 fiorini',
    '11.000 fiorini',
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

describe('articles before the names of works', () => {
  const fabbro = named('fabbro', 'Fabbro');
  const portali = named('portali', 'Portali del Battistero');
  const faults = (language: Language, text: ReturnType<typeof prose>) =>
    articleFaults(language, [text], new Set(['fabbro', 'portali']));

  test.each([
    ['en', prose`Play ${fabbro}`],
    ['de', prose`Spiele ${fabbro}`],
    ['de', prose`Gehe mit ${fabbro}`],
    ['de', prose`Nutze ihn mit den ${fabbro}`],
    ['it', prose`Gioca ${fabbro}`],
  ] as const)('refuses in %s: %j', (language, text) => expect(faults(language, text)).not.toEqual([]));

  test.each([
    ['en', prose`Play the ${fabbro} and ${portali}`],
    ['en', prose`the Medici’s ${fabbro}`],
    ['en', prose`2 metal (${fabbro})`],
    ['de', prose`Spiele den ${fabbro}`],
    ['de', prose`mit dem ${fabbro}, mit den ${portali}`],
    ['it', prose`Gioca il ${fabbro}: dal ${fabbro}, nei ${portali}`],
    ['it', prose`all’${fabbro}`],
  ] as const)('accepts in %s: %j', (language, text) => expect(faults(language, text)).toEqual([]));
});
