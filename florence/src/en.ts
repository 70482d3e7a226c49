import type { Article, Goods } from './words.ts';
import { spoken } from './words.ts';

const articles: Readonly<Record<Article, string>> = {
  il: 'the ',
  lo: 'the ',
  'l’o': 'the ',
  la: 'the ',
  'l’a': 'the ',
  i: 'the ',
  gli: 'the ',
  '': '',
};

/** Most are the same in any number. */
const goods: Goods = {
  marble: { name: 'marble', gloss: 'stone for walls and statues' },
  wood: { name: 'wood', gloss: 'timber for beams and panels' },
  metal: { name: 'metal', gloss: 'bronze and iron' },
  fabric: { name: 'fabric', gloss: 'wool and silk' },
  textile: { name: 'textile', gloss: 'wool and silk' },
  gold: { name: 'gold', gloss: 'gold for leaf and ornament' },
  spice: { name: 'spice', gloss: 'spices, pigments and remedies' },
  fiorini: { name: 'fiorini', one: 'fiorino', gloss: 'the golden coins of Florence' },
};

/** The other languages say what English says. */
export const english = {
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  articles,
  goods,
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

export const ENGLISH = spoken(english);
