import { COMMON } from '@signoria/common/text/it';
import { prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';

export const REASONS: Words['reasons'] = {
  notAsked: 'Ora tocca ad altri; verrà il tuo turno.',
  finished: 'Hai finito; si aspettano gli altri.',
  over: `${COMMON.over}.`,
  otherQuestion: {
    die: 'Prima viene un dado.',
    hire: 'Prima viene l’opera per l’artista.',
    mark: 'Prima viene la risorsa che hai appena ottenuto.',
    track: 'Prima vengono i passi per la Chiesa completa.',
    income: 'Prima viene la rendita della tua Chiesa.',
    end: 'Non resta che spendere e costruire.',
  },
  notRolled: 'I dadi di questo turno non sono ancora stati tirati.',
  diceUsed: (count) =>
    count === 1 ? 'Hai già usato il tuo dado di questo turno.' : `Hai già usato i tuoi ${count} dadi.`,
  dieUsed: ({ the }) => prose`Hai già usato ${the}.`,
  dieTaken: ({ the }) => prose`Chi è di turno ha usato ${the}; solo il Vescovo può ancora prenderlo.`,
  notBuilt: ({ the }) => prose`Solo con ${the}, che non hai costruito.`,
  usedUp: ({ the }) => prose`In questo turno hai già usato ${the}, e più di una volta non si può.`,
  traded: ({ the }) => prose`Con ${the} hai già cambiato una risorsa di questo dado.`,
  builtAlready: ({ the }) => prose`Hai già costruito ${the}.`,
  tooLittle: (needs, has) => prose`Costa ${needs}; ${has === 0 ? 'non ne hai' : `ne hai ${has.toLocaleString('it')}`}.`,
  lacks: (place, goods) => prose`${place}: ancora da segnare ${goods}.`,
  wrongType: ({ name }, artists) => prose`${name} richiede ${artists}.`,
  nothingFor: (artist) => prose`Non hai più opere per ${artist}.`,
  nothingToPay: 'Questo artista non costa comunque niente.',
  noStar: 'Non hai stelle.',
  completed: ({ name }) => prose`${name}: opera già completata.`,
  noIcon: (place, good) => prose`${place}: nessuna icona di ${good}.`,
  marked: (place, good) => prose`${place}: nessuna icona di ${good} è ancora libera.`,
  builtOver: ({ name }, space) =>
    prose`Nello ${space.name} c’è già un edificio (${name}); lì non si segna né si costruisce altro.`,
  otherResource: (resource, { the }) => prose`Segni ${resource}; solo con ${the} potrebbe diventare un’altra risorsa.`,
  mustMark: 'C’è ancora un’icona libera, quindi va segnata.',
  noSpare: 'Non hai risorse di scorta.',
  rioneFull: 'Ogni spazio del tuo Rione ha già un edificio.',
  outOfOrder: ({ name }) => prose`Prima va costruito un edificio nello ${name}.`,
  collected: 'Hai già riscosso questa rendita.',
  notCompleted: 'Solo le opere completate della Chiesa danno rendita.',
  crossed: 'Questa icona è già segnata.',
};
