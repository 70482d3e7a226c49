import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

export const EXAMPLES: Examples<RuleNumber> = {
  'R3.2': {
    shows: ['princess'],
    steps: [
      prose`Anna hat ${named('white', '3 weiße')} Steine und ${named('green', '1 grünen')}. Sie möchte die Prinzessin, die dritte Karte von links, die 2 Steine kostet.`,
      prose`Sie legt ${named('green', '1 grünen')} Stein auf die erste Karte und ${named('white', '1 weißen')} auf die zweite.`,
      prose`Dann nimmt sie die Prinzessin und die Steine darauf: ${named('white', '2 weiße')}, ${named('blue', '1 blauen')} und ${named('purple', '1 violetten')}. Jetzt hat sie 6 Steine.`,
      prose`Die Karten rechts davon rücken ein Feld nach links. Vom Stapel kommt eine neue Karte mit 4 Steinen.`,
    ],
  },
  'R5.4': {
    shows: [],
    steps: [
      prose`Bruno hat ${named('white', '3 weiße')}, ${named('yellow', '2 gelbe')}, ${named('green', '2 grüne')} und ${named('blue', '1 blauen')} Stein im Lager.`,
      prose`Er setzt ${named('white', '2 weiße')} Steine auf seinen weißen Turm, ${named('green', '1 grünen')} auf seinen grünen und ${named('yellow', '1 gelben')} auf seinen gelben.`,
      prose`4 Steine zu verbauen kostet 3 Steine. Er gibt ${named('white', '1 weißen')}, ${named('green', '1 grünen')} und ${named('blue', '1 blauen')} Stein in den Beutel.`,
      prose`Ihm bleibt ${named('yellow', '1 gelber')} Stein, aber er kann ihn nicht verbauen: 5 Steine hätten 6 gekostet.`,
    ],
  },
  'R6.1': {
    shows: [],
    steps: [
      prose`Bruno hat auch einen ${named('red', 'roten')} Turm mit 3 Stockwerken aus einem früheren Zug, aber keinen roten Stein, um ihn zu erhöhen.`,
      prose`Er reißt ihn ab: 2 Steine kommen in den Beutel, 1 Stein kommt in sein Lager.`,
    ],
  },
  'R7.4': {
    shows: [],
    steps: [
      prose`Bruno hat einen ${named('green', 'grünen')} und einen ${named('white', 'weißen')} Turm mit je 6 Stockwerken. Balkon I bedeckt den weißen Bauauftrag mit 6 Stockwerken.`,
      prose`Mit dem grünen Turm erhält er 5 Prestige und 2 weitere für das Stockwerkplättchen, denn es ist der erste Bauauftrag mit 6 Stockwerken.`,
      prose`Mit dem weißen Turm erfüllt er Balkon I: 7 Prestige statt der 4 auf dem Spielplan. Das Stockwerkplättchen ist schon weg.`,
      prose`Jetzt ist Balkon II offen, sogar noch in diesem Zug.`,
    ],
  },
  'R12.1': {
    shows: ['workshop', 'mason'],
    steps: [
      prose`Anna hat eine Werkstatt und verbaut 5 Steine. Ohne sie würden sie 6 Steine kosten, mit ihr kosten sie 5.`,
      prose`Sie spielt auch einen Maurer: Die Kosten sinken um 3, und sie zahlt 2 Steine.`,
    ],
  },
  'R13.2': {
    shows: [],
    steps: [
      prose`Anna, Bruno und Clara spielen in dieser Reihenfolge. Bruno legt sein letztes Siegel und erhält 5 Prestige für das Schlussplättchen.`,
      prose`Er spielt seinen Zug zu Ende. Dann hat Clara noch 1 Zug, dann Anna noch 1 Zug, und das Spiel endet.`,
    ],
  },
  'R13.3': {
    shows: [],
    steps: [
      prose`Anna hat 1 ${named('white', 'weißes')} Siegel, Bruno hat 2. Er erhält die weiße Fahne, 2 Prestige.`,
      prose`Anna und Clara haben je 1 ${named('yellow', 'gelbes')} Siegel: Anna auf Stockwerk 5, Clara auf Stockwerk 6. Claras Siegel ist höher, darum erhält sie die gelbe Fahne, 3 Prestige.`,
    ],
  },
};
