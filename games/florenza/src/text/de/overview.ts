import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Du führst eine Familie von Florenz und bezahlst berühmte Künstler für Kunstwerke. Wer nach acht Runden die meisten Siegpunkte hat, gewinnt.',
  round: {
    name: 'Eine Runde',
    steps: [
      'Alle erhalten Geld, Materialien und 4 Arbeiter. Der Hauptmann des Volkes und der Bischof dürfen ihre Macht nutzen. (Nicht in Runde 1.)',
      'In Spielreihenfolge setzt du jeweils einen Arbeiter ein: eine Werkstatt betreiben oder bauen, einen Künstler für ein Kunstwerk einstellen, zum Markt gehen, einem Prediger Almosen geben oder arbeiten gehen. Du versprichst jetzt und zahlst später.',
      'Wer auf dem Markt ist, verkauft, kauft und tauscht Materialien.',
      'Die Werkstätten arbeiten von Bauplatz 1 bis Bauplatz 8 der Stadtteile: Sie liefern etwas, oder du bezahlst sie und sie sind fertig.',
      'Du vollendest Kunstwerke: Du bezahlst das Kunstwerk und seinen Künstler, erhältst Prestige und würfelst um weiteres. Kannst du nicht zahlen, verlierst du Prestige.',
      'Wer auf der Prestigeleiste vorn ist, wird Hauptmann und erhält dafür Urkunden; wer den meisten Kircheneinfluss hat, wird Bischof. Beide sind in der nächsten Runde zuerst an der Reihe.',
    ],
  },
  end: 'Das Spiel endet nach Runde 8.',
  points: [
    'Prestige, auf der Leiste und auf Urkunden: je 1 Siegpunkt. Das meiste davon geben Kunstwerke und ihre Künstler.',
    'Hauptmann und Bischof am Ende: je 1 Siegpunkt.',
    'Je 3 Materialien und je 300 Fiorini: 1 Siegpunkt.',
    'Du verlierst 1 Siegpunkt für jeden leeren Bauplatz und jedes unvollendete Kunstwerk deines Stadtteils und 4 weitere für einen Palazzo oder eine Chiesa ganz ohne Kunstwerk.',
  ],
};
