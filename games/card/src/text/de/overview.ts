import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Du führst eine Florentiner Familie und willst nach fünf Runden die meisten Siegpunkte haben.',
  round: {
    name: 'Eine Runde',
    steps: [
      'Mit deinen Aktionen sammelst du Materialien und Fiorini, spielst Karten, die Einkommen und Zusatzaktionen geben, und stellst Künstler ein, um Paläste, Kirchen und Monumente zu erbauen.',
    ],
  },
  end: 'Das Spiel endet nach fünf Runden.',
  points: [
    'Du erhältst Siegpunkte für deine Werke, ihre Künstler, Sätze und Gilden und verlierst welche für alles, was du reservierst und nicht vollendest.',
  ],
};
