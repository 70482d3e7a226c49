import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from './rules.ts';

/** Worked examples by the number of their rule. All languages have the same ones, with the same figures. */
export const EXAMPLES: Examples<RuleNumber> = {
  'R3.2': {
    shows: ['palagio', 'casamento', 'casa', 'girolamo-savonarola'],
    steps: [
      prose`Anna is Captain; Bruno, Clara and Dino follow. Anna and Dino each have a ${named('casamento', 'Casamento')}. Bruno has a ${named('palagio', 'Palagio')} and a ${named('preacher', 'preacher')}, Clara a ${named('casa', 'Casa')} and a ${named('preacher', 'preacher')}.`,
      prose`First everyone takes 4 actions.`,
      prose`Then Bruno acts with his ${named('palagio', 'Palagio')}, Anna and Dino with their ${named('casamento', 'Casamento')}, Clara with her ${named('casa', 'Casa')}, and last Bruno and Clara with their ${named('preacher', 'preachers')}.`,
      prose`So Anna and Dino have taken 5 actions, Bruno and Clara 6.`,
    ],
  },
  'R5.3': {
    shows: ['fontana', 'giambologna-sculptor'],
    steps: [
      prose`Dino plays the ${named('fontana', 'Fontana')} and pays ${named('marble', '1 marble')}, ${named('metal', '1 metal')} and ${named('fiorini', '50 fiorini')}. It needs an ${named('architect', 'architect')} or a ${named('sculptor', 'sculptor')}.`,
      prose`Two artists are suitable. Giulio Romano and Giambologna both cost ${named('fiorini', '100 fiorini')}. The cards of Giulio Romano are all worth 2 prestige, those of Giambologna 2 or 3.`,
      prose`Dino pays Giambologna and turns the card over: it shows a 3, the masterpiece.`,
      prose`At the end of the game he scores 3 prestige for the ${named('fontana', 'Fontana')} and 3 for Giambologna.`,
    ],
  },
  'R6.3': {
    shows: ['ospedale-chiostro'],
    steps: [
      prose`Anna fears that Bruno will take the ${named('ospedale-chiostro', 'Chiostro of the Ospedale')}. She reserves it: that is her first action, and she pays nothing.`,
      prose`With her next action she completes it. She pays ${named('marble', '4 marble')} and ${named('fiorini', '100 fiorini')}, and ${named('fiorini', '50 fiorini')} for an ${named('anonymous', 'anonymous sculptor')}.`,
      prose`The Chiostro scores 7 prestige. If she had not completed it, it would have cost her 7.`,
    ],
  },
  'R9.3': {
    shows: ['location-scarpellino', 'location-monte-di-pieta'],
    steps: [
      prose`Bruno has ${named('marble', '1 marble')}, no fiorini, and wants ${named('gold', '1 gold')}. The ${named('location-monte-di-pieta', 'Monte di Pietà')}, which gives gold, is already face down.`,
      prose`With one action he activates the ${named('location-scarpellino', 'Scarpellino')}: he returns the ${named('marble', 'marble')} and takes ${named('fiorini', '200 fiorini')}.`,
      prose`With his next action he goes to market and buys ${named('gold', '1 gold')} for ${named('fiorini', '100 fiorini')}. He has ${named('fiorini', '100 fiorini')} left.`,
    ],
  },
  'R10.7': {
    shows: ['fabbro', 'casamento'],
    steps: [
      prose`Anna is Captain; Bruno and Clara play too. Each of them receives ${named('marble', '1 marble')}, ${named('wood', '1 wood')} and ${named('fiorini', '200 fiorini')}.`,
      prose`Anna would like to choose ${named('gold', 'gold')}, but the supply has only 2 and needs 3, one for each player. She chooses ${named('metal', 'metal')}: everyone receives ${named('metal', '1 metal')}.`,
      prose`Bruno has a ${named('fabbro', 'Fabbro')} and a ${named('casamento', 'Casamento')} in front of him, which give him ${named('metal', '1 metal')} and ${named('fiorini', '50 fiorini')}.`,
      prose`His whole income is ${named('marble', '1 marble')}, ${named('wood', '1 wood')}, ${named('metal', '2 metal')} and ${named('fiorini', '250 fiorini')}.`,
    ],
  },
  'R11.3': {
    shows: ['ritratto', 'abside', 'pozzo', 'signore-de-lo-rione'],
    steps: [
      prose`Clara has 2 palaces (${named('ritratto', 'Ritratto')} and ${named('camino', 'Camino')}), 1 church (${named('abside', 'Abside')}) and 2 district buildings (${named('pozzo', 'Pozzo')} and ${named('loggia', 'Loggia')}).`,
      prose`That makes 1 set, because she has only one church: 5 prestige.`,
      prose`With the ${named('signore-de-lo-rione', 'Signore de lo Rione')} the set scores 2 more, 7 in all.`,
    ],
  },
  'R11.4': {
    shows: [],
    steps: [
      prose`Anna and Bruno each have 5 resource cards in hand, Clara has 3, Dino has 0.`,
      prose`Anna and Bruno share first place and score 4 prestige each. Second place is skipped.`,
      prose`Clara is third and scores 1. Dino is fourth and scores 0.`,
    ],
  },
};
