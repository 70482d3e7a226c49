import type { TerminalWords } from '../en/terminal.ts';
import { WORDS } from './words.ts';

export const TERMINAL: TerminalWords = {
  kinds: { districtBuilding: 'Gebäude', palace: 'Palast', church: 'Kirche' },
  guilds: {
    'bottega-d-arte': (n) => `Künstler −${n}`,
    edificatore: (n) => `Monumente −${n}`,
    'mastro-artista': (n) => `${n} je Trio`,
    'arte-dei-mercatanti': () => `+${WORDS.resources(1)}`,
  },
  order: 'Spielreihenfolge',
  hand: 'DU: Materialien, dann Handkarten',
  have: 'Du hast',
  income: (own) => `Einkommen, dazu 1 vom Hauptmann${own > 0 ? ` +${own}` : ''}`,
  finalPurses: 'AUF DER HAND GEBLIEBEN',
  artists: 'Preis und mögliche Werte der Karte',
  anonymous: 'unbekannt',
  sellOne: (fiorini) => `1 für ${fiorini}`,
  sendWorkers: (fiorini) => `Arbeiter (+${fiorini})`,
  seekInspiration: 'Karte ziehen',
  exchange: '2 gegen 1 tauschen',
  legend: (skills) =>
    `Sammle Materialien, spiele Karten für Einkommen und Zusatzaktionen, baue mit guten Künstlern Werke und Monumente: Wer nach fünf Runden die meisten Siegpunkte hat, gewinnt. Auf dem Tisch zeigt ▸, was du bezahlen kannst; vor dem Namen stehen die Siegpunkte, dahinter ${skills} für die Künstler, die infrage kommen, und rechts die Kosten.`,
};
