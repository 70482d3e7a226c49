import type { Signs } from '../en/signs.ts';

export const SIGNS: Signs = {
  any: { name: 'Beliebiges Material', says: 'eines deiner Wahl' },
  spare: { name: 'Reservematerial', says: 'ersetzt später jedes Material' },
  captain: { name: 'Hauptmann', says: 'eine Leiste; wer führt, nimmt Material' },
  bishop: { name: 'Bischof', says: 'eine Leiste mit Boni' },
  preacher: { name: 'Prediger', says: 'eine Leiste mit Boni' },
  points: { name: 'Siegpunkte', says: 'zählen am Ende der Partie' },
  star: { name: 'Stern', says: 'für ein Meisterwerk oder 1 Punkt' },
  track: { name: 'Zahl auf einer Leiste', says: 'Punkte, wenn du sie erreichst' },
  anotherDie: { name: 'Würfel auf einer Leiste', says: 'nutze einen weiteren Würfel' },
  allFour: { name: 'Alle vier', says: 'Bonus für Palazzo (früher ist mehr) oder Chiesa' },
  whenBuilt: { name: '+1, +2', says: 'mehr Punkte für ein Gebäude hier' },
  die: { name: 'Würfel', says: 'jede Farbe steht für ein Material' },
  otherValue: { name: 'Würfel → Würfel', says: 'gilt auf Wunsch als anderer Wert' },
  cross: { name: 'Kreuz', says: 'markiert oder ausgegeben' },
  circle: { name: 'Kreis', says: 'erhalten' },
  space: { name: '1 bis 8', says: 'in dieser Reihenfolge bauen' },
  building: { name: 'Zahl im Kästchen', says: 'ein Gebäude der Gebäudetafel' },
  progress: { name: 'Bögen', says: 'wie weit jedes Werk ist' },
};
