import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Baue Türme einer Farbe genau so hoch, wie ein Bauauftrag es verlangt, und lege dein Siegel darauf, bevor es jemand anderes tut.',
  round: {
    name: 'Ein Zug',
    steps: [
      'In jedem Zug nimmst du eine Karte mit ihren Steinen, baust, reißt jeden Turm ab, den du nicht erhöht hast, und erfüllst passende Bauaufträge.',
    ],
  },
  end: 'Hat jemand sein letztes Siegel gelegt, ist jeder andere noch einmal am Zug.',
  points: [
    'Bauaufträge, Balkone, Plättchen und Kirchen zählen sofort; am Ende zählen auch Fahnen (die meisten Siegel einer Farbe) und die Feiern auf deiner Hand.',
  ],
};
