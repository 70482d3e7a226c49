import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Du baust auf deinem eigenen Blatt einen Stadtteil von Florenz aus und willst am Ende die meisten Siegpunkte haben. Allein musst du die Siegpunkte von Papst Sixtus IV. erreichen.',
  round: {
    name: 'Eine Runde',
    steps: [
      'Ab Runde 2 bringen dir vollendete Kunstwerke deiner Chiesa Einkommen.',
      'Wer auf der Leiste des Hauptmanns führt, erhält ein Material; wer auf der des Bischofs führt, darf in dieser Runde jeden Würfel nutzen.',
      'Jeder ist einmal am Zug: Wirf alle 6 Würfel und nutze 3 davon. Dann nutzen alle anderen je 1 der übrigen Würfel.',
      'Ein Würfel bringt Material, Schritte auf einer Leiste, einen Künstler oder 200 Fiorini. Material markierst du sofort auf deinem Blatt.',
      'Sind alle Symbole eines Kunstwerks markiert, stelle einen Künstler ein, um es zu vollenden. Decken die Markierungen eines Bauplatzes die Kosten eines Gebäudes, darfst du es bauen.',
    ],
  },
  end: 'Allein oder zu zweit endet das Spiel nach 6 Runden, zu dritt nach 5 und zu viert nach 4.',
  points: [
    'Palazzo und Chiesa: die Siegpunkte deiner vollendeten Kunstwerke und ihrer Künstler.',
    'Der ganze Palazzo: 6 für den Ersten, der ihn vollendet, 3 für den Zweiten, 1 für die anderen.',
    'Gebäude: ihre Siegpunkte, dazu ein Bonus auf den Bauplätzen 5 bis 8.',
    'Die Leiste des Hauptmanns: bis zu 7.',
    'Übrig in deinem Vorrat: 1 für jeden Stern, jedes Reservematerial und je 200 Fiorini.',
  ],
};
