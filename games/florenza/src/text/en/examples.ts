import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from './rules.ts';

/** Worked examples by the number of their rule. All languages have the same ones, with the same figures. */
export const EXAMPLES: Examples<RuleNumber> = {
  'R6.2': {
    shows: [],
    steps: [
      prose`Bruno is both Captain and Bishop; Anna and Clara follow in the turn order.`,
      prose`Bruno places ${named('workers', '2 workers')} in two turns, then Anna places ${named('workers', '1 worker')}, then Clara ${named('workers', '1 worker')}.`,
      prose`Then Bruno places ${named('workers', '2 workers')} again, and so on.`,
    ],
  },
  'R6.5': {
    shows: ['fabbro'],
    steps: [
      prose`Anna’s prestige marker is on 2, Bruno’s on 0. She places a worker on his Fabbro.`,
      prose`She pays him ${named('prestige', '1 prestige')}: her marker moves to 1, and so does his.`,
      prose`In phase 6 the Fabbro gives ${named('metal', '1 metal')} to Anna, because the worker is hers.`,
    ],
  },
  'R8.1': {
    shows: ['boscaiuolo', 'casa'],
    steps: [
      prose`Anna has ${named('wood', '1 wood')}. She has a worker on her Boscaiuolo on space 1 and one on the Casa that she is building on space 3.`,
      prose`Space 1 comes first: the Boscaiuolo produces ${named('wood', '1 wood')}.`,
      prose`On space 3 she pays ${named('wood', '2 wood')}, and the Casa is finished.`,
      prose`If the Boscaiuolo were on space 4, its wood would come too late: the Casa would go back to the supply, and Anna would lose ${named('prestige', '1 prestige')}.`,
    ],
  },
  'R9.5': {
    shows: ['signoria-salone', 'correggio'],
    steps: [
      prose`Anna has hired Correggio, a painter, for the Salone of the Palazzo della Signoria.`,
      prose`For the Salone she pays ${named('wood', '2 wood')}, ${named('metal', '1 metal')}, ${named('textile', '1 textile')}, ${named('spice', '1 spice')}, ${named('gold', '1 gold')} and ${named('fiorini', '100 fiorini')}; for Correggio ${named('fiorini', '100 fiorini')}.`,
      prose`She gains ${named('prestige', '7 prestige')} for the Salone and places her crest on it.`,
      prose`Then she rolls a 6. Correggio’s card gives ${named('prestige', '3 prestige')} for it, and the 6 is marked in gold: it is his masterpiece.`,
      prose`His card is turned over. From now on a 6 gives only ${named('prestige', '2 prestige')}.`,
    ],
  },
  'R9.9': {
    shows: ['signoria-salone', 'correggio'],
    steps: [
      prose`Bruno has also planned the Salone with Correggio, but in phase 7 he has no ${named('gold', 'gold')}.`,
      prose`He pays nothing and keeps his goods. He loses ${named('prestige', '2 prestige')} because the Salone is in a civic building, and ${named('prestige', '1 prestige')} more because Correggio has a name.`,
      prose`His prestige marker moves from 1 to −2.`,
    ],
  },
  'R10.3': {
    shows: [],
    steps: [
      prose`The turn order is Bruno, Anna, Clara. On the prestige track Anna is on 9, Clara on 5 and Bruno on 3.`,
      prose`Anna becomes Captain: she takes certificates worth 9 points, and her marker returns to 0.`,
      prose`Clara has ${named('influence', '4 influence')}, Bruno has ${named('influence', '1 influence')}, Anna none. Clara becomes Bishop and keeps her ${named('influence', '4 influence')}.`,
      prose`The new turn order is Anna, Clara, Bruno.`,
    ],
  },
  'R10.5': {
    shows: [],
    steps: [
      prose`Clara is Bishop. In phase 8 she has ${named('influence', '5 influence')}, again the most, and is named Bishop for the second round in a row.`,
      prose`So she also becomes Cardinal: she gains ${named('prestige', '5 prestige')}, and her influence returns to 0.`,
      prose`Her prestige marker moves from 4 to 9. The Captain, Anna with 6, has already been named, so these points count for the next Captain.`,
      prose`Clara is Bishop in the next round.`,
    ],
  },
  'R12.5': {
    shows: [],
    steps: [
      prose`After round 8 Anna has certificates worth 30 points, and her marker is on 6: 36 points.`,
      prose`She has 7 cubes and ${named('fiorini', '650 fiorini')}: 2 points for the cubes and 2 points for the fiorini.`,
      prose`2 workshop spaces are empty: −2. Her Palazzo is complete, but none of the 4 artworks of her Chiesa is: −4, and −4 more because the Chiesa has no artwork at all.`,
      prose`Anna scores 30 points.`,
    ],
  },
};
