import { spoken } from './words.ts';

export const ITALIAN = spoken({
  and: 'e',
  or: 'o',
  nothing: 'niente',
  articles: { il: 'il ', lo: 'lo ', 'l’o': 'l’', la: 'la ', 'l’a': 'l’', i: 'i ', gli: 'gli ', '': '' },
  goods: {
    marble: { name: 'marmo', gloss: 'pietra per muri e statue' },
    wood: { name: 'legno', gloss: 'travi e tavole' },
    metal: { name: 'metallo', gloss: 'bronzo e ferro' },
    fabric: { name: 'stoffa', several: 'stoffe', gloss: 'lana e seta' },
    textile: { name: 'stoffa', several: 'stoffe', gloss: 'lana e seta' },
    gold: { name: 'oro', gloss: 'foglia d’oro e ornamenti' },
    spice: { name: 'spezia', several: 'spezie', gloss: 'spezie, pigmenti e rimedi' },
    fiorini: { name: 'fiorini', one: 'fiorino', gloss: 'le monete d’oro di Firenze' },
  },
  skills: {
    architect: { name: 'architetto', gloss: 'progetta edifici' },
    sculptor: { name: 'scultore', gloss: 'lavora la pietra e il bronzo' },
    painter: { name: 'pittore', gloss: 'dipinge su muro e su tavola' },
  },
  anonymous: { name: 'artista anonimo', gloss: 'qualcuno di cui si è perso il nome' },
  sources: {
    rulebook: 'Valori del regolamento',
    published: 'Valori come pubblicati',
    reconstructed: 'Valori ricostruiti, non letti dalla scatola',
    override: 'Valori cambiati per questo tavolo',
  },
});
