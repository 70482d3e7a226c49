import { COMMON } from '@signoria/common/text/de';
import type { TerminalWords } from '../en/terminal.ts';

const { initial } = COMMON;
const LETTERS = { prestige: 'p', influence: 'e', workers: 'a' };

export const TERMINAL: TerminalWords = {
  letters: LETTERS,
  order: 'Spielreihenfolge',
  captain: 'Hauptmann',
  bishop: 'Bischof',
  prestige: 'PRESTIGE',
  influence: 'EINFLUSS',
  certificates: (points) => `Urkunden ${points}`,
  city: 'STADT UND DOM',
  complete: 'VOLLENDET',
  lives: 'PERSONEN',
  gone: { placed: 'vergeben', detained: 'festgesetzt', expelled: 'ausgewiesen' },
  district: 'DEIN STADTTEIL',
  empty: 'leer',
  workers: (count) => `${count} Arbeiter`,
  inPool: (count) => `Reserve ${count}`,
  passed: 'hat gepasst',
  market: 'Markt',
  work: (count) => `${count} bei der Arbeit`,
  pulpit: 'Kanzel',
  worker: (family) => `Arbeiter der ${family}`,
  goods: (workers) => `Du hast (${workers})`,
  promises: 'VERSPRECHEN',
  atTheEnd: 'Wenn alles bezahlt wird',
  failing: (prestige) => `scheitert, −${prestige}`,
  ownPulpit: 'Kanzel deiner Chiesa',
  cathedralPulpit: 'Kanzel des Doms',
  roll: (roll) => `die ${roll}`,
  nothingMore: 'nichts dazu',
  deeds: {
    collect: 'das Gold nehmen',
    sellIncome: 'ein Gold verkaufen',
    decline: 'darauf verzichten',
    market: 'zum Markt gehen',
    work: 'arbeiten gehen',
    pass: 'passen',
    leave: 'den Markt verlassen',
    use: 'nutzen',
  },
  legend: `Setze jetzt Arbeiter ein, zahle in den Phasen 6 und 7 und vollende Kunstwerke mit guten Künstlern: Wer nach acht Runden die meisten Siegpunkte hat, gewinnt. ▸ markiert das Ziel einer Auswahl; ${LETTERS.prestige} ist Prestige, ${LETTERS.influence} Kircheneinfluss, ${LETTERS.workers} ein Arbeiter, f Fiorini, ↻ das Einkommen jeder Runde. ${initial('architect')}, ${initial('sculptor')} und ${initial('painter')} sind die Künstler, die ein Kunstwerk verlangt; bei PERSONEN stehen die restlichen Runden, der Preis und das Prestige für jede Seite des Würfels und ★, solange das Meisterwerk noch aussteht. ● ist ein Arbeiter, ◌ eine Werkstatt im Bau.`,
};
