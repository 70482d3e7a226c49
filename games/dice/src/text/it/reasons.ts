import { COMMON } from '@signoria/common/text/it';
import type { Prose } from '@signoria/engine';
import { capitalised, plain, prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';

/** Adds the article: "l’oro", "la spezia", "i fiorini". Without it, "icone d’oro" would mean icons made of gold. */
const the = (good: Prose): Prose => {
  const name = plain(good);
  if (/^[aeiou]/.test(name)) return prose`l’${good}`;
  return prose`${name.endsWith('a') ? 'la' : name.endsWith('i') ? 'i' : 'il'} ${good}`;
};

export const REASONS: Words['reasons'] = {
  notAsked: 'In attesa degli altri giocatori.',
  finished: 'Hai finito. In attesa degli altri.',
  over: `${COMMON.over}.`,
  otherQuestion: {
    die: 'Prima usa un dado.',
    hire: 'Prima scegli l’opera per l’artista.',
    mark: 'Prima segna la risorsa che hai appena ottenuto.',
    track: 'Prima fai i passi per la Chiesa completa.',
    income: 'Prima riscuoti la rendita della tua Chiesa.',
    end: 'Ora puoi solo spendere e costruire.',
  },
  notRolled: 'I dadi di questo turno non sono ancora stati tirati.',
  diceUsed: (count) =>
    count === 1 ? 'Hai già usato il tuo dado di questo turno.' : `Hai già usato i tuoi ${count} dadi.`,
  dieUsed: ({ the }) => prose`Hai già usato ${the}.`,
  dieTaken: ({ the }) => prose`Il giocatore attivo ha usato ${the}; solo il Vescovo può ancora usarlo.`,
  notBuilt: ({ the }) => prose`Per questo ti serve ${the}.`,
  usedUp: ({ the }) => prose`Puoi usare ${the} solo una volta per turno.`,
  traded: ({ the }) => prose`Con ${the} hai già scambiato una risorsa di questo dado.`,
  builtAlready: ({ the }) => prose`Hai già costruito ${the}.`,
  tooLittle: (needs, has) => prose`Devi avere ${needs}; ${has === 0 ? 'non ne hai' : `ne hai ${COMMON.number(has)}`}.`,
  lacks: ({ the }, goods) => prose`Per ${the} devi ancora segnare ${goods}.`,
  wrongType: ({ the }, artists) => prose`${capitalised(the)} richiede ${artists}.`,
  nothingFor: (artist) => prose`Non hai più opere per ${artist}.`,
  nothingToPay: 'Questo artista è comunque gratis.',
  noStar: 'Non hai stelle.',
  completed: ({ the }) => prose`Hai già completato ${the}.`,
  noIcon: (place, good) => prose`${capitalised(place.the)} non ha icone per ${the(good)}.`,
  marked: (place, good) => prose`${capitalised(place.the)} non ha più icone libere per ${the(good)}.`,
  builtOver: ({ name }, space) => prose`Nello ${space.name} c’è già un edificio (${name}).`,
  otherResource: (resource, { the }) => prose`Devi segnare ${resource}. Per un’altra risorsa ti serve ${the}.`,
  mustMark: 'C’è ancora un’icona libera, quindi devi segnarla.',
  noSpare: 'Non hai risorse di scorta.',
  rioneFull: 'Ogni spazio del tuo Rione ha già un edificio.',
  outOfOrder: ({ name }) => prose`Prima costruisci un edificio nello ${name}.`,
  collected: 'Hai già riscosso questa rendita.',
  notCompleted: 'Solo le opere completate della Chiesa danno una rendita.',
  crossed: 'Questa icona è già segnata.',
};
