import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Du führst eine Familie im Florenz der Renaissance. Stelle Künstler ein und erbaue Paläste, Kirchen und Monumente. Wer nach fünf Runden die meisten Siegpunkte hat, gewinnt.',
  round: {
    name: 'Eine Runde',
    steps: [
      'Zieht neue Künstler, 5 Monumente und je 4 Florenzakarten. In Runde 1 habt ihr sie schon.',
      'In Spielreihenfolge führen alle je eine Aktion aus, insgesamt 4-mal. Wohngebäude und Prediger bringen Zusatzaktionen.',
      'Mit einer Aktion spielst du eine Karte, erbaust oder reservierst ein Monument, reservierst einen Künstler, aktivierst eine Zentralkarte, schickst Arbeiter los, gehst zum Markt oder ziehst eine Karte.',
      'Paläste, Kirchen und Monumente brauchen einen Künstler. Erst bezahlst du, dann siehst du, was er wert ist.',
      'Am Ende behältst du eine Karte und erhältst Einkommen: 1 Marmor, 1 Holz, 200 Fiorini, ein Zusatzmaterial nach Wahl des Hauptmanns und dazu, was deine Karten geben.',
      'Wer den Capitano del Popolo genommen hat, ist der nächste Hauptmann und beginnt.',
    ],
  },
  end: 'Das Spiel endet nach Runde 5, mit einem letzten Einkommen und einem letzten Hauptmann.',
  points: [
    'Werke: die Siegpunkte auf deinen Monumenten, Palästen, Kirchen und Stadtteilgebäuden.',
    'Künstler: der Wert jedes Künstlers, den du eingestellt hast.',
    'Sätze: 5 für jeden Satz aus Palast, Kirche und Stadtteilgebäude.',
    'Gilden: die Siegpunkte, die deine Gilden geben.',
    'Materialien und Fiorini auf der Hand: jeweils 4 für die größte Menge, 2 für die zweitgrößte und 1 für die drittgrößte.',
    'Der letzte Hauptmann: 1.',
    'Du verlierst den Wert aller Monumente und Künstler, die du reserviert und nicht genutzt hast.',
  ],
};
