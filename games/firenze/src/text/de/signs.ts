import type { Signs } from '../en/signs.ts';

export const SIGNS: Signs = {
  brick: { name: 'Stein', says: 'für Türme seiner Farbe und zum Bezahlen' },
  tearDown: { name: 'Dreieck nach unten', says: 'wird sonst abgerissen' },
  raised: { name: 'Dreieck nach oben', says: 'in diesem Zug erhöht' },
  seal: { name: 'Siegel', says: 'ein erfüllter Bauauftrag' },
  neutral: { name: '×', says: 'neutrales Siegel: bleibt geschlossen' },
  points: { name: 'Zahl im Kreis oder auf einem Balkon', says: 'das Prestige des Bauauftrags' },
  prestige: { name: 'Prestige', says: 'Punkte für das Ende der Partie' },
  balcony: { name: 'I bis IV', says: 'Balkone, in dieser Reihenfolge zu erfüllen' },
  flag: { name: 'Fahne', says: 'für die meisten Siegel am Turm' },
  levelTile: { name: '+1 bis +4', says: 'für den Ersten in dieser Höhe' },
  endTile: { name: 'Letztes Siegel', says: '+5 für den, der es zuerst legt' },
  level: { name: '3 bis 8', says: 'so viele Stockwerke braucht ein Turm' },
  height: { name: 'Zahl auf einem Turm', says: 'seine bisherigen Stockwerke' },
  goals: { name: 'Unter einem Turm', says: 'Höhen mit Bauauftrag' },
  price: { name: 'Kostet 1 bis 5', says: 'ein Stein je übersprungene Karte' },
  cost: { name: 'Kosten', says: 'Steine, die das Bauen kostet' },
  kind: { name: 'Farbiger Rand', says: 'die Art der Karte' },
  deck: { name: 'Stapel', says: 'Karten, die noch nicht in der Reihe liegen' },
  pouch: { name: 'Beutel', says: 'Steine, die noch gezogen werden können' },
  churches: { name: 'Kirchen', says: 'hier liegen Kirchenkarten, bis jemand ihr Prestige erhält' },
};
