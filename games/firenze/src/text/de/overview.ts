import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Du baust Türme aus farbigen Steinen für die Familien von Florenz und erfüllst ihre Bauaufträge vor den anderen. Wer am Ende das meiste Prestige hat, gewinnt.',
  round: {
    name: 'Ein Zug',
    steps: [
      'Nimm eine Karte der Reihe mit ihren Steinen. Die Karte ganz links ist gratis; jede Karte weiter rechts kostet einen Stein mehr.',
      'Du darfst 3 deiner Steine gegen 1 Stein auf einer Karte der Reihe tauschen.',
      'Verbaue bis zu 6 Steine in Türmen von je einer Farbe. Zwei Steine sind gratis; je mehr du verbaust, desto mehr andere Steine kostet es.',
      'Reiße jeden Turm ab, den du in diesem Zug nicht erhöht hast. Du verlierst die Hälfte seiner Steine.',
      'Erfülle Bauaufträge: Ein Turm mit genau der richtigen Farbe und Höhe gibt dir Prestige, und du legst ein Siegel auf den Auftrag. Die Steine des Turms kommen in den Beutel zurück.',
      'Lege ab, was über 5 Karten und 10 Steine hinausgeht.',
    ],
  },
  end: 'Hat jemand sein letztes Siegel gelegt, sind alle anderen noch einmal am Zug.',
  points: [
    'Bauaufträge, auch die mit Balkon: das Prestige, das dort steht.',
    'Stockwerkplättchen und Kirchen: mehr Prestige für den ersten Bauauftrag einer Höhe.',
    'Schlussplättchen: 5 Prestige für den, der als Erster sein letztes Siegel legt.',
    'Am Ende Fahnen: Wer die meisten Siegel einer Farbe hat, erhält ihre Fahne.',
    'Am Ende die Feiern auf deiner Hand.',
  ],
};
