import type { Prose } from '@signoria/engine';
import { prose } from '@signoria/engine';
import { spoken } from './words.ts';

export const ITALIAN = spoken({
  and: 'e',
  or: 'o',
  nothing: 'niente',
  round: (round, rounds) => `Round ${round} di ${rounds}`,
  waiting: (names) => prose`In attesa di ${names}.`,
  over: 'La partita è finita',
  articles: { il: 'il ', lo: 'lo ', 'l’o': 'l’', la: 'la ', 'l’a': 'l’', i: 'i ', gli: 'gli ', '': '' },
  goods: {
    marble: { name: 'marmo', several: 'marmi', gloss: 'pietra per muri e statue' },
    wood: { name: 'legno', several: 'legni', gloss: 'travi e tavole' },
    metal: { name: 'metallo', several: 'metalli', short: 'met.', gloss: 'bronzo e ferro' },
    fabric: { name: 'stoffa', several: 'stoffe', short: 'stof.', gloss: 'lana e seta' },
    textile: { name: 'stoffa', several: 'stoffe', short: 'stof.', gloss: 'lana e seta' },
    gold: { name: 'oro', several: 'ori', gloss: 'foglia d’oro e ornamenti' },
    spice: { name: 'spezia', several: 'spezie', short: 'spez.', gloss: 'spezie, pigmenti e rimedi' },
    fiorini: { name: 'fiorini', one: 'fiorino', short: 'fior.', gloss: 'le monete d’oro di Firenze' },
  },
  skills: {
    architect: { name: 'architetto', several: 'architetti', gloss: 'progetta edifici' },
    sculptor: { name: 'scultore', several: 'scultori', gloss: 'lavora la pietra e il bronzo' },
    painter: { name: 'pittore', several: 'pittori', gloss: 'dipinge su muro e su tavola' },
  },
  anonymous: { name: 'artista anonimo', gloss: 'qualcuno di cui si è perso il nome' },
  typeOfArtist: 'Tipo di artista',
  needsArtist: (skills) => `Richiede un artista: ${skills}`,
  resource: 'Risorsa',
  money: 'Denaro',
  cost: (cost) => `Costo: ${cost}`,
  captain: { name: 'Capitano del Popolo', title: 'Capitano' },
  glosses: {
    casa: 'casa',
    palagio: 'palazzo',
    convento: 'convento',
    mercato: 'mercato',
    pozzo: 'pozzo',
    loggia: 'portico',
    biblioteca: 'biblioteca',
    'monumento-equestre': 'statua equestre',
    picconiere: 'cavatore',
    boscaiuolo: 'boscaiolo',
    fabbro: 'fabbro',
    erbolaio: 'erborista',
    lanaiuolo: 'mercante di lana',
    'monte-di-pieta': 'banco dei pegni',
    scarpellino: 'scalpellino',
    orafo: 'orefice',
    mercatante: 'mercante',
    cambiavalute: 'cambiavalute',
    'camera-nuziale': 'camera degli sposi',
    'palazzo-facciata': 'facciata del palazzo',
    giardino: 'giardino',
    ritratto: 'ritratto',
    'chiesa-facciata': 'facciata della chiesa',
    cupola: 'cupola',
    pulpito: 'pulpito',
  },
  sources: {
    rulebook: 'Valori del regolamento',
    published: 'Valori come pubblicati',
    reconstructed: 'Valori ricostruiti, non letti dalla scatola',
    override: 'Valori cambiati per questo tavolo',
  },
});

const TO: Readonly<Record<string, string>> = {
  'il ': 'al ',
  'lo ': 'allo ',
  'l’': 'all’',
  'la ': 'alla ',
  'i ': 'ai ',
  'gli ': 'agli ',
};

/** "il Fabbro", "l’Orafo" as in "grazie al Fabbro", "grazie all’Orafo": a thing with its article. */
export function toThe(the: Prose): Prose {
  const [article, ...name] = the;
  return typeof article === 'string' ? [TO[article] ?? article, ...name] : ['a ', ...the];
}
