import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from './rules.ts';

/** Worked examples by the number of their rule. All languages have the same ones, with the same figures. */
export const EXAMPLES: Examples<RuleNumber> = {
  'R4.2': {
    shows: ['cupola', 'chiesa-facciata'],
    steps: [
      prose`Anna has completed the ${named('cupola', 'Cupola')} and the ${named('chiesa-facciata', 'Facciata')} of her Chiesa.`,
      prose`At the start of the round she takes 1 step on the ${named('captain', 'Captain’s track')} and receives ${named('fiorini', '100 fiorini')}.`,
    ],
  },
  'R6.3': {
    shows: [],
    steps: [
      prose`Anna is active and rolls ${named('white', 'white 2')}, ${named('brown', 'brown 3')}, ${named('grey', 'grey 1')}, ${named('green', 'green 5')}, ${named('red', 'red 4')} and ${named('yellow', 'yellow 6')}. She uses white, red and yellow.`,
      prose`White is low: she recruits and takes 2 steps on the ${named('captain', 'Captain’s track')}. The second space gives her ${named('fiorini', '100 fiorini')}.`,
      prose`Red is high: she marks ${named('textile', '2 textiles')} for the ${named('camera-nuziale', 'Camera Nuziale')}. Yellow is high as well: she marks ${named('gold', '1 gold')} for the ${named('giardino', 'Giardino')} and ${named('gold', '1 gold')} for the ${named('chiesa-facciata', 'Facciata of the Chiesa')}.`,
      prose`Then the others use one die each. Bruno recruits with brown and takes 2 steps on the ${named('bishop', 'Bishop’s track')}. Clara and Dino both use green: Clara takes ${named('fiorini', '200 fiorini')}, Dino marks ${named('spice', '2 spice')}.`,
    ],
  },
  'R8.1': {
    shows: ['carpentiere'],
    steps: [
      prose`Bruno has marked ${named('wood', '1 wood')} in space 3. A high green die gives him ${named('spice', '2 spice')}: he marks one in space 3 and one for the ${named('ritratto', 'Ritratto')}.`,
      prose`He spends ${named('fiorini', '100 fiorini')} from his supply to mark a fiorini icon in space 3.`,
      prose`The marks of space 3 now cover the cost of the ${named('carpentiere', 'Carpentiere')}: ${named('wood', '1 wood')}, ${named('spice', '1 spice')} and ${named('fiorini', '100 fiorini')}. He builds it, and it is worth 2 prestige.`,
    ],
  },
  'R8.6': {
    shows: ['taverna'],
    steps: [
      prose`Clara has marked ${named('textile', '1 textile')} and ${named('wood', '1 wood')} in space 2. She spends a ${named('spare', 'spare resource')} to mark ${named('metal', '1 metal')} there.`,
      prose`She builds the ${named('taverna', 'Taverna')}, which costs ${named('wood', '1 wood')} and ${named('metal', '1 metal')}. The ${named('textile', 'textile')} is lost.`,
      prose`She could have built the ${named('boscaiuolo', 'Boscaiuolo')} instead, for ${named('metal', '1 metal')} and ${named('textile', '1 textile')}; then the ${named('wood', 'wood')} would be lost.`,
    ],
  },
  'R9.1': {
    shows: ['chiesa-facciata'],
    steps: [
      prose`Anna has already marked the 200 fiorini of the ${named('chiesa-facciata', 'Facciata of the Chiesa')}. With a high white die she marks ${named('marble', '2 marble')} there, with a high yellow die ${named('gold', '1 gold')} there and ${named('gold', '1 gold')} for the ${named('giardino', 'Giardino')}.`,
      prose`Only ${named('metal', '1 metal')} is missing. She spends a ${named('spare', 'spare resource')} on it.`,
      prose`With a low green die she hires a ${named('sculptor', 'sculptor')} for ${named('fiorini', '100 fiorini')}. The artist adds 2 prestige to the 5 of the Facciata.`,
      prose`The Facciata gives its income at once: ${named('fiorini', '100 fiorini')}.`,
    ],
  },
  'R9.5': {
    shows: ['casa', 'zecca'],
    steps: [
      prose`All icons of Bruno’s ${named('chiesa-facciata', 'Facciata of the Chiesa')} are marked, but Anna has used the green and the yellow die. Thanks to his ${named('casa', 'Casa')}, Bruno uses the brown die to hire an ${named('anonymous', 'anonymous artist')} for free.`,
      prose`The artist adds 1 prestige. Bruno spends a ${named('star', 'star')} to make it a masterpiece: now the artist adds 3.`,
      prose`With a ${named('zecca', 'Zecca')} it would be 4.`,
    ],
  },
  'R9.9': {
    shows: ['ritratto', 'giardino'],
    steps: [
      prose`Anna is active and completes her Palazzo with the ${named('ritratto', 'Ritratto')}. In the same turn Bruno completes his with the ${named('giardino', 'Giardino')}.`,
      prose`Both are first and score 6 prestige each. Nobody is second.`,
      prose`Clara completes her Palazzo in a later turn. She is third and scores 1.`,
    ],
  },
  'R13.3': {
    shows: [],
    steps: [
      prose`Elena plays solo. The roll in the Pope’s turn includes ${named('white', 'white 1')}, ${named('brown', 'brown 2')} and ${named('green', 'green 5')}.`,
      prose`Count 1 from white: brown. The Pope takes brown.`,
      prose`Count 2 from brown: grey, green. He takes green.`,
      prose`Count 5 from green and skip brown, which he already has: red, yellow, white, grey, red. He takes red.`,
      prose`Brown is low, so he takes 2 steps on the ${named('bishop', 'Bishop’s track')} (R13.4). Elena may use white, grey or yellow.`,
      prose`Another roll includes ${named('white', 'white 6')} and ${named('brown', 'brown 3')}. Count 6 from white: brown, grey, green, red, yellow, white. He takes white itself.`,
      prose`Count 6 again, now without white: brown, grey, green, red, yellow, brown. He takes brown.`,
      prose`Count 3 from brown: grey, green, red. He takes red.`,
    ],
  },
  'R13.5': {
    shows: [],
    steps: [
      prose`Elena is active and rolls ${named('white', 'white 4')} and ${named('brown', 'brown 1')}, among others. She uses white, green and red.`,
      prose`She has left brown. A low brown die stands for 2 steps, so the Pope takes 2 steps on the ${named('bishop', 'Bishop’s track')}.`,
      prose`If she had left white as well, he would also take 1 step on the ${named('captain', 'Captain’s track')}, because white is high.`,
    ],
  },
};
