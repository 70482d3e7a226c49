import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Du schmückst auf deinem eigenen Blatt einen Stadtteil von Florenz und willst am Ende die meisten Siegpunkte haben, allein mindestens so viele wie Papst Sixtus IV.',
  round: {
    name: 'Ein Zug',
    steps: [
      'Du nutzt drei von sechs Würfeln im eigenen Zug und einen in jedem anderen für Materialien zum Markieren, Schritte auf drei Leisten, Künstler oder Fiorini.',
    ],
  },
  end: 'Das Spiel dauert sechs Runden zu zweit oder allein, fünf zu dritt und vier zu viert.',
  points: [
    'Siegpunkte gibt es für vollendete Kunstwerke in Palazzo und Chiesa, die Gebäude deines Rione und die Leiste des Hauptmanns; Gebäude machen außerdem deine Würfel besser.',
  ],
};
