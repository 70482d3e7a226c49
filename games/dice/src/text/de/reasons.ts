import { COMMON } from '@signoria/common/text/de';
import { prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';

export const REASONS: Words['reasons'] = {
  notAsked: 'Gerade sind andere gefragt; du kommst noch dran.',
  finished: 'Du bist fertig; der Tisch wartet auf andere.',
  over: `${COMMON.over}.`,
  otherQuestion: {
    die: 'Erst ist ein Würfel an der Reihe.',
    hire: 'Erst ist das Kunstwerk für den Künstler an der Reihe.',
    mark: 'Erst ist das Material an der Reihe, das du gerade bekommen hast.',
    track: 'Erst sind die Schritte für die ganze Chiesa an der Reihe.',
    income: 'Erst ist das Einkommen deiner Chiesa an der Reihe.',
    end: 'Du kannst nur noch ausgeben und bauen.',
  },
  notRolled: 'In diesem Zug ist noch nicht gewürfelt worden.',
  diceUsed: (count) =>
    count === 1 ? 'Du hast deinen Würfel für diesen Zug genutzt.' : `Du hast deine ${count} Würfel genutzt.`,
  dieUsed: ({ the }) => prose`Du hast ${the} schon genutzt.`,
  dieTaken: ({ the }) => prose`Wer am Zug ist, hat ${the} genutzt; nur der Bischof darf ihn noch nehmen.`,
  notBuilt: ({ the }) => prose`Dafür müsstest du ${the} gebaut haben.`,
  usedUp: ({ the }) => prose`Du hast ${the} in diesem Zug schon genutzt; mehr als einmal geht nicht.`,
  traded: ({ the }) => prose`Für diesen Würfel hast du ${the} schon genutzt; nur ein Material lässt sich tauschen.`,
  builtAlready: ({ the }) => prose`Du hast ${the} schon gebaut.`,
  tooLittle: (needs, has) => prose`Kostet ${needs}; du hast ${has === 0 ? 'keine' : has.toLocaleString('de')}.`,
  lacks: (place, goods) => prose`Für ${place} brauchst du noch ${goods}.`,
  wrongType: ({ name }, artists) => prose`${name} verlangt ${artists}.`,
  nothingFor: (artist) => prose`Du hast kein Kunstwerk mehr für ${artist}.`,
  nothingToPay: 'Dieser Künstler kostet ohnehin nichts.',
  noStar: 'Du hast keinen Stern.',
  completed: ({ name }) => prose`${name} ist schon vollendet.`,
  noIcon: (place, good) => prose`${place} zeigt kein Symbol für ${good}.`,
  marked: (place, good) => prose`${place}: Für ${good} ist kein Symbol mehr frei.`,
  builtOver: ({ name }, space) =>
    prose`Auf ${space.name} steht schon ein Gebäude (${name}); dort wird nichts mehr markiert oder gebaut.`,
  otherResource: (resource, { the }) => prose`Du markierst ${resource}; etwas anderes wird es nur durch ${the}.`,
  mustMark: 'Es ist noch ein Symbol dafür frei, also musst du es markieren.',
  noSpare: 'Du hast kein Reservematerial.',
  rioneFull: 'Alle Bauplätze deines Rione sind bebaut.',
  outOfOrder: ({ name }) => prose`Zuerst muss ${name} bebaut werden.`,
  collected: 'Dieses Einkommen hast du schon.',
  notCompleted: 'Nur vollendete Kunstwerke der Chiesa bringen Einkommen.',
  crossed: 'Dieses Symbol ist schon markiert.',
};
