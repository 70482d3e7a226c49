import { COMMON, nominative } from '@signoria/common/text/de';
import { capitalised, prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';

export const REASONS: Words['reasons'] = {
  notAsked: 'Warten auf die anderen.',
  finished: 'Du bist fertig. Warten auf die anderen.',
  over: `${COMMON.over}.`,
  otherQuestion: {
    die: 'Nutze zuerst einen Würfel.',
    hire: 'Wähle zuerst das Kunstwerk für den Künstler.',
    mark: 'Markiere zuerst das Material, das du gerade erhalten hast.',
    track: 'Gehe zuerst die Schritte für die vollendete Chiesa.',
    income: 'Nimm zuerst das Einkommen deiner Chiesa.',
    end: 'Du kannst nur noch ausgeben und bauen.',
  },
  notRolled: 'In diesem Zug ist noch nicht gewürfelt worden.',
  diceUsed: (count) =>
    count === 1
      ? 'Du hast deinen Würfel für diesen Zug schon genutzt.'
      : `Du hast deine ${count} Würfel schon genutzt.`,
  dieUsed: ({ the }) => prose`Du hast ${the} schon genutzt.`,
  dieTaken: ({ the }) => prose`Wer am Zug ist, hat ${the} genutzt; nur der Bischof darf ihn noch nehmen.`,
  notBuilt: ({ the }) => prose`Dafür brauchst du ${the}.`,
  usedUp: ({ the }) => prose`Du darfst ${the} nur einmal pro Zug nutzen.`,
  traded: ({ the }) => prose`Mit diesem Würfel hast du ${the} schon genutzt; nur ein Material lässt sich tauschen.`,
  builtAlready: ({ the }) => prose`Du hast ${the} schon gebaut.`,
  tooLittle: (needs, has) => prose`Du brauchst ${needs}; du hast ${has === 0 ? 'keine' : COMMON.number(has)}.`,
  lacks: ({ the }, goods) => prose`Für ${the} brauchst du noch ${goods}.`,
  wrongType: ({ the }, artists) => prose`${capitalised(nominative(the))} braucht ${artists}.`,
  nothingFor: (artist) => prose`Du hast kein Kunstwerk mehr für ${artist}.`,
  nothingToPay: 'Dieser Künstler kostet ohnehin nichts.',
  noStar: 'Du hast keinen Stern.',
  completed: ({ the }) => prose`${capitalised(nominative(the))} ist schon vollendet.`,
  noIcon: ({ the }, good) => prose`${capitalised(nominative(the))} hat kein Symbol für ${good}.`,
  marked: ({ the }, good) => prose`${capitalised(nominative(the))} hat kein freies Symbol für ${good} mehr.`,
  builtOver: ({ name }, space) => prose`Auf ${space.name} steht schon ein Gebäude (${name}).`,
  otherResource: (resource, { the }) => prose`Du markierst ${resource}. Für ein anderes Material brauchst du ${the}.`,
  mustMark: 'Es ist noch ein Symbol dafür frei, also musst du es markieren.',
  noSpare: 'Du hast kein Reservematerial.',
  rioneFull: 'Alle Bauplätze deines Rione sind bebaut.',
  outOfOrder: ({ name }) => prose`Bebaue zuerst ${name}.`,
  collected: 'Dieses Einkommen hast du schon genommen.',
  notCompleted: 'Nur vollendete Kunstwerke der Chiesa geben Einkommen.',
  crossed: 'Dieses Symbol ist schon markiert.',
};
