import type { Signs } from '../en/signs.ts';

export const SIGNS: Signs = {
  any: { name: 'Beliebiges Material', says: 'eines deiner Wahl' },
  captain: { name: 'Hauptmann', says: 'ist in der Runde als Erster dran' },
  points: { name: 'Siegpunkte', says: 'zählen am Ende der Partie' },
  values: { name: 'Künstlerwerte', says: 'einer davon gilt; er zeigt sich beim Einstellen' },
  highest: { name: 'Goldener Wert', says: 'das Meisterwerk des Künstlers' },
  copies: { name: '×2', says: 'zwei Karten dieses Künstlers' },
  worth: { name: '7+3', says: 'Punkte des Werks + Künstler' },
  income: { name: '+', says: 'Einkommen am Ende der Runde' },
  round: { name: 'Rauten', says: 'die Runden; golden ist diese' },
  action: { name: '1 bis 4', says: 'Aktionen, und wer noch handelt' },
  extra: { name: 'Casa und andere', says: 'Zusatzaktionen nach der vierten' },
  trade: { name: '+100, −100', says: 'Fiorini, die du erhältst oder zahlst' },
  exchange: { name: '2→1', says: 'zwei Materialien gegen eines' },
  deck: { name: 'Stapel', says: 'ziehe eine Karte; die Zahl nennt die übrigen' },
  spine: { name: 'Farbiger Rand', says: 'die Art der Karte' },
  moreActions: { name: 'Zusatzaktion', says: 'eine mehr nach der vierten' },
  handCards: { name: 'Handkarten', says: 'so viele hat dieser Spieler; welche, ist geheim' },
  handResources: { name: 'Materialien', says: 'aller Arten, zusammengezählt' },
  purse: { name: 'Geldbeutel verdeckt', says: 'Fiorini und Materialarten der anderen sind geheim' },
  monumentDeck: { name: 'Stapel der Monumente', says: 'Monumente, die in späteren Runden kommen' },
};
