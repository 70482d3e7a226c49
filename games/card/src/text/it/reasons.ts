import type { Prose } from '@signoria/engine';
import { plain, prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';
import { A_RESOURCE, resources } from './lines.ts';

const have = (verb: string, has: Prose): Prose => (plain(has) === '0' ? [`non ne ${verb}`] : prose`ne ${verb} ${has}`);

export const REASONS: Words['reasons'] = {
  count: (count) => count.toLocaleString('it'),
  notAsked: 'Ora non tocca a te rispondere.',
  lacks: (needs, has) => prose`Richiede ${needs}; ${have('hai', has)}.`,
  lacksWithArtist: (needs, has) => prose`Con l’artista richiede ${needs}; ${have('hai', has)}.`,
  supplyLacks: (needs, has) => prose`La riserva dovrebbe dare ${needs}; ${have('ha', [has])}.`,
  tooFewResources: (needs, has) =>
    `Ti ${needs === 1 ? `serve ${A_RESOURCE}` : `servono ${resources(needs)}`}; ${plain(have('hai', [has]))}.`,
  supplyHasNone: 'La riserva non ha niente da darti in cambio.',
  sameKind: 'Deve diventare una risorsa di un altro tipo.',
  notInHand: 'Non hai questa carta in mano.',
  built: 'Hai già questa carta davanti a te.',
  onePreacher: ({ name }) => prose`Segui già ${name}; non puoi avere più di un predicatore.`,
  noArtist: (skills) => `In questo round non c’è più nessuno che possa farlo (${skills}).`,
  wrongType: (skills) => `L’opera richiede un altro tipo di artista: ${skills}.`,
  anonymousHired: 'Già ingaggiato in questo round.',
  hiredWithWork: 'Gli artisti si ingaggiano insieme alla loro opera, e solo quelli con un nome si possono prenotare.',
  notThere: 'Non è più sul tavolo.',
  used: 'Già usato in questo round.',
  deckEmpty: 'Il mazzo è finito.',
};
