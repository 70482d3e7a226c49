import { COMMON } from '@signoria/common/text/it';
import { prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';
import { A_RESOURCE, resources } from './lines.ts';

const have = (verb: string, has: string) => (has === '0' ? `non ne ${verb}` : `ne ${verb} ${has}`);

export const REASONS: Words['reasons'] = {
  count: COMMON.number,
  notAsked: 'Ora non tocca a te.',
  lack: (needs, has) => prose`${needs} (${have('hai', has)})`,
  lacks: (what) => prose`Devi avere ${what}.`,
  lacksWithArtist: (what) => prose`Con l’artista devi avere ${what}.`,
  supplyLacks: (needs, has) => prose`La riserva deve avere ${needs}; ${have('ha', has)}.`,
  tooFewResources: (needs, has) =>
    `Ti ${needs === 1 ? `serve ${A_RESOURCE}` : `servono ${resources(needs)}`}; ${have('hai', has)}.`,
  supplyHasNone: 'La riserva non ha risorse da darti in cambio.',
  sameKind: 'Scegli una risorsa di un altro tipo.',
  notInHand: 'Non hai questa carta in mano.',
  built: 'Hai già questa carta davanti a te.',
  onePreacher: ({ name }) => prose`Segui già ${name}; puoi avere un solo predicatore.`,
  noArtist: (skills) => `In questo round non c’è più un artista adatto (${skills}).`,
  wrongType: (skills) => `Quest’opera richiede un altro tipo di artista: ${skills}.`,
  anonymousHired: 'Questo artista è già stato ingaggiato in questo round.',
  hiredWithWork: 'Ingaggi un artista quando giochi o completi un’opera; gli anonimi non si possono prenotare.',
  notThere: 'Non è più sul tavolo.',
  used: 'Questo luogo è già stato usato in questo round.',
  deckEmpty: 'Il mazzo è finito.',
};
