import { prose } from '@signoria/engine';
import type { EffectTime } from '../../components.ts';
import type { Words } from '../en/words.ts';

const bricks = (count: number) => (count === 1 ? '1 Stein' : `${count} Steine`);

/** The moments at which personnel can be played, with the verb. */
const WHEN: Readonly<Partial<Record<EffectTime, string>>> = {
  beforeCard: 'spielen, bevor du eine Karte nimmst',
  beforeBuilding: 'spielen, bevor du den ersten Stein verbaust',
  untilBuilt: 'spielen, bevor du das Bauen beendest',
  tearingDown: 'beim Abreißen deiner Türme spielen',
  exchangeToCommissions: 'vom Tausch bis zu den Bauaufträgen spielen',
};

export const REASONS: Words['reasons'] = {
  notAsked: 'Jemand anderes ist am Zug.',
  over: 'Das Spiel ist zu Ende.',
  exchanged: 'Du hast in diesem Zug schon getauscht.',
  begun: 'Tauschen kannst du nur, bevor du den ersten Stein verbaust.',
  mostBricks: 'Du hast so viele Steine verbaut, wie ein Zug erlaubt.',
  noSeal: 'Du hast kein Siegel mehr.',
  neutral: 'Ein neutrales Siegel schließt diesen Bauauftrag für die ganze Partie.',
  sameColour: 'Du kannst nicht dieselbe Farbe geben und nehmen.',
  mustSwap: 'Du musst mindestens einen Stein tauschen.',
  celebration: 'Eine Feier kannst du nur mit dem Patrizier ablegen.',
  notThere: 'Das steht nicht zur Wahl.',
  alike: 'Ein genau gleicher Turm steht bereits zur Wahl.',
  willStand: 'Dieser Turm wird nicht abgerissen.',
  otherQuestion: (ask) =>
    `${
      {
        card: 'Wähle zuerst eine Karte',
        cost: 'Bezahle zuerst die Karte',
        event: 'Entscheide zuerst, ob du den Patrizier spielst',
        build: 'Beende zuerst das Bauen',
        exchange: 'Bezahle zuerst den Tausch',
        pay: 'Gib zuerst die fälligen Steine ab',
        lower: 'Nimm zuerst einem deiner Türme den obersten Stein',
        tearDown: 'Entscheide zuerst über deine Bauruinen',
        commission: 'Entscheide zuerst über deine Bauaufträge',
        cardLimit: 'Lege zuerst eine Karte ab',
        spare: 'Wähle zuerst den Turm, den du rettest',
        wholesale: 'Wähle zuerst eine Karte für den Großhändler',
        swap: 'Beende zuerst das Tauschen',
        dismiss: 'Lege zuerst eine Feier ab',
        rob: 'Nimm zuerst einen Stein',
        smuggle: 'Gib zuerst einen Stein dafür',
        sabotage: 'Wähle zuerst einen Turm',
      }[ask]
    }.`,
  tooFewBricks: (needs, has) => `Kostet ${bricks(needs)}; du hast ${has === 0 ? 'keinen' : has}.`,
  tooCostly: (cost, left) =>
    `Die Baukosten wären ${bricks(cost)}, und dafür ${left === 0 ? 'bliebe keiner' : left === 1 ? 'bliebe nur 1' : `blieben nur ${left}`} übrig.`,
  noBrick: (none) => prose`Du hast ${none} im Lager.`,
  notOnCard: (none) => prose`Diese Karte hat ${none}.`,
  notTheirs: (none) => prose`Diese Familie hat ${none}.`,
  sealed: (family) => `Die ${family} haben ihn schon erfüllt.`,
  notDue: (numeral) => `Zuerst muss Balkon ${numeral} erfüllt sein.`,
  noTower: (commission) => prose`Du hast keinen Turm für ${commission}: Farbe und Stockwerke müssen genau stimmen.`,
  wrongHeight: ({ the }, height) => prose`Für ${the} brauchst du einen Turm mit genau ${height} Stockwerken.`,
  playedAlready: ({ the }) => prose`Du hast ${the} in diesem Zug schon gespielt.`,
  wrongMoment: ({ the }, moment) => prose`Du kannst ${the} nur ${WHEN[moment] ?? 'in deinem Zug spielen'}.`,
  noEffect: ({ the }) => prose`Jetzt hätte es keine Wirkung, ${the} zu spielen.`,
};
