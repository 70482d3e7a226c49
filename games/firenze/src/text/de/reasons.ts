import { prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';

const bricks = (count: number) => (count === 1 ? '1 Stein' : `${count} Steine`);

export const REASONS: Words['reasons'] = {
  notAsked: 'Jemand anderes ist am Zug.',
  over: 'Das Spiel ist zu Ende.',
  exchanged: 'Du hast in diesem Zug schon getauscht.',
  begun: 'Getauscht wird, bevor der erste Stein verbaut ist.',
  mostBricks: 'Du hast so viele Steine verbaut, wie ein Zug erlaubt.',
  noSeal: 'Du hast kein Siegel mehr.',
  neutral: 'Ein neutrales Siegel schließt diesen Bauauftrag für die ganze Partie.',
  sameColour: 'Keine Farbe darf in beide Richtungen gehen.',
  mustSwap: 'Wer einmal da ist, muss mindestens einen Stein tauschen.',
  celebration: 'Feiern lassen sich nicht ablegen; das kann nur der Patrizier.',
  notThere: 'Das ist nicht da.',
  alike: 'Ein genau gleicher Turm steht schon zur Wahl.',
  willStand: 'Dieser Turm fällt nicht.',
  otherQuestion: (ask) =>
    `Zuerst ${
      {
        card: 'muss eine Karte gewählt werden',
        cost: 'muss die Karte bezahlt werden',
        event: 'musst du sagen, ob du den Patrizier spielst',
        build: 'muss das Bauen beendet werden',
        exchange: 'muss der Tausch bezahlt werden',
        pay: 'müssen die Steine abgegeben werden',
        lower: 'muss ein Turm niedriger werden',
        tearDown: 'geht es um die Bauruinen',
        commission: 'geht es um die Bauaufträge',
        cardLimit: 'muss eine Karte abgelegt werden',
        spare: 'muss der Turm genannt werden, der stehen bleibt',
        wholesale: 'braucht der Großhändler eine Karte der Reihe',
        swap: 'muss fertig getauscht werden',
        dismiss: 'muss eine Feier abgelegt werden',
        rob: 'muss ein Stein genommen werden',
        smuggle: 'muss ein Stein dafür gegeben werden',
        sabotage: 'muss ein Turm genannt werden',
      }[ask]
    }.`,
  tooFewBricks: (needs, has) => `Kostet ${bricks(needs)}; du hast ${has === 0 ? 'keinen' : has}.`,
  tooCostly: (cost, left) =>
    `Die Baukosten wären ${bricks(cost)}, und dafür ${left === 0 ? 'bliebe keiner' : left === 1 ? 'bliebe nur 1' : `blieben nur ${left}`} übrig.`,
  noBrick: (none) => prose`Du hast ${none} im Lager.`,
  notOnCard: (none) => prose`Diese Karte hat ${none}.`,
  notTheirs: (none) => prose`Diese Familie hat ${none}.`,
  sealed: (family) => `Dort liegt schon das Siegel der ${family}.`,
  notDue: (numeral) => `Zuerst muss Balkon ${numeral} erfüllt werden.`,
  noTower: (commission) => prose`Du hast keinen Turm für ${commission}: Farbe und Stockwerke müssen genau stimmen.`,
  wrongHeight: ({ the }, height) => prose`Für ${the} muss ein Turm genau ${height} Stockwerke haben.`,
  playedAlready: ({ the }) => prose`Du hast ${the} in diesem Zug schon gespielt.`,
  wrongMoment: ({ the }) => prose`Das ist nicht der Augenblick für ${the}.`,
  noEffect: ({ the }) => prose`Hier gibt es nichts zu tun für ${the}.`,
};
