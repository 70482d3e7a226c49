import type { Source } from './figures.ts';
import type { Language, Prose } from './prose.ts';

/** A component in a sentence: alone, and as what something is done to or meant for, with its article. */
export interface Noun {
  readonly name: Prose;
  readonly the: Prose;
}

/** A word as it stands within a sentence, and what it means. */
export interface Word {
  readonly name: string;
  readonly gloss: string;
}

/** The Italian article of a name; it tells gender and number in the other languages too. None before people. */
export type Article = 'il' | 'lo' | 'l’o' | 'la' | 'l’a' | 'i' | 'gli' | '';

/** One rulebook's fabric is another's textile. */
type Good = 'marble' | 'wood' | 'metal' | 'fabric' | 'textile' | 'gold' | 'spice' | 'fiorini';
type Skill = 'architect' | 'sculptor' | 'painter';

/** What every game of the house says alike, in one language. */
interface Florentine {
  readonly and: string;
  readonly or: string;
  readonly nothing: string;
  /** With the space or apostrophe that parts it from the name. */
  readonly articles: Readonly<Record<Article, string>>;
  /** Most are the same in any number. */
  readonly goods: Readonly<Record<Good, Word & { readonly one?: string; readonly several?: string }>>;
  readonly skills: Readonly<Record<Skill, Word>>;
  readonly anonymous: Word;
  /** Where the figures of a component come from. */
  readonly sources: Readonly<Record<Source, string>>;
}

const EN: Florentine = {
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  articles: { il: 'the ', lo: 'the ', 'l’o': 'the ', la: 'the ', 'l’a': 'the ', i: 'the ', gli: 'the ', '': '' },
  goods: {
    marble: { name: 'marble', gloss: 'stone for walls and statues' },
    wood: { name: 'wood', gloss: 'timber for beams and panels' },
    metal: { name: 'metal', gloss: 'bronze and iron' },
    fabric: { name: 'fabric', gloss: 'wool and silk' },
    textile: { name: 'textile', gloss: 'wool and silk' },
    gold: { name: 'gold', gloss: 'gold for leaf and ornament' },
    spice: { name: 'spice', gloss: 'spices, pigments and remedies' },
    fiorini: { name: 'fiorini', one: 'fiorino', gloss: 'the golden coins of Florence' },
  },
  skills: {
    architect: { name: 'architect', gloss: 'designs buildings' },
    sculptor: { name: 'sculptor', gloss: 'works in stone and bronze' },
    painter: { name: 'painter', gloss: 'works in fresco and on panel' },
  },
  anonymous: { name: 'anonymous artist', gloss: 'somebody whose name is lost' },
  sources: {
    rulebook: 'Figures from the rulebook',
    published: 'Figures as published',
    reconstructed: 'Figures reconstructed, not read from the box',
    override: 'Figures changed for this table',
  },
};

const DE: Florentine = {
  and: 'und',
  or: 'oder',
  nothing: 'nichts',
  articles: { il: 'den ', lo: 'den ', 'l’o': 'den ', la: 'die ', 'l’a': 'die ', i: 'die ', gli: 'die ', '': '' },
  goods: {
    marble: { name: 'Marmor', gloss: 'Stein für Mauern und Statuen' },
    wood: { name: 'Holz', gloss: 'Balken und Tafeln' },
    metal: { name: 'Metall', gloss: 'Bronze und Eisen' },
    fabric: { name: 'Stoff', several: 'Stoffe', gloss: 'Wolle und Seide' },
    textile: { name: 'Stoff', several: 'Stoffe', gloss: 'Wolle und Seide' },
    gold: { name: 'Gold', gloss: 'Blattgold und Zierrat' },
    spice: { name: 'Gewürz', several: 'Gewürze', gloss: 'Gewürze, Farbstoffe und Arzneien' },
    fiorini: { name: 'Fiorini', one: 'Fiorino', gloss: 'die Goldmünzen von Florenz' },
  },
  skills: {
    architect: { name: 'Architekt', gloss: 'entwirft Bauten' },
    sculptor: { name: 'Bildhauer', gloss: 'arbeitet in Stein und Bronze' },
    painter: { name: 'Maler', gloss: 'malt auf Putz und Holz' },
  },
  anonymous: { name: 'Unbekannter Künstler', gloss: 'jemand, dessen Name verloren ist' },
  sources: {
    rulebook: 'Werte aus dem Regelheft',
    published: 'Werte wie veröffentlicht',
    reconstructed: 'Werte rekonstruiert, nicht aus der Schachtel abgelesen',
    override: 'Werte für diesen Tisch geändert',
  },
};

const IT: Florentine = {
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
};

/** A game's own words begin with these. */
export interface FlorentineWords extends Pick<Florentine, 'and' | 'or' | 'nothing' | 'goods' | 'skills' | 'anonymous'> {
  the(article: Article): string;
  /** The word alone, for so many. */
  good(good: Good, count: number): string;
  source(source: Source): string;
}

function spoken({ articles, sources, ...words }: Florentine): FlorentineWords {
  return {
    ...words,
    the: (article) => articles[article],
    good(good, count) {
      const { name, one = name, several = name } = words.goods[good];
      return count === 1 ? one : several;
    },
    source: (source) => sources[source],
  };
}

export const FLORENTINE: Readonly<Record<Language, FlorentineWords>> = {
  en: spoken(EN),
  de: spoken(DE),
  it: spoken(IT),
};
