import type { Reason } from '../src/reasons.ts';

/** One reason for each code, to check that each has a text. */
export const EVERY_REASON: { readonly [Code in Reason['code']]: Reason & { readonly code: Code } } = {
  notAsked: { code: 'notAsked', rule: 'R3.1' },
  lacks: { code: 'lacks', lacks: [{ good: 'wood', needs: 2, has: 1 }], withArtist: false, rule: 'R4.1' },
  supplyLacks: { code: 'supplyLacks', lack: { good: 'gold', needs: 2, has: 1 }, rule: 'R3.5' },
  tooFewResources: { code: 'tooFewResources', needs: 2, has: 1, rule: 'R9.4' },
  hiredWithWork: { code: 'hiredWithWork', rule: 'R7.2' },
  supplyHasNone: { code: 'supplyHasNone', rule: 'R3.5' },
  sameKind: { code: 'sameKind', rule: 'R8.3' },
  notInHand: { code: 'notInHand', rule: 'R4.1' },
  built: { code: 'built', rule: 'R4.6' },
  anonymousHired: { code: 'anonymousHired', rule: 'R5.5' },
  notThere: { code: 'notThere', rule: 'R6.1' },
  used: { code: 'used', rule: 'R8.5' },
  deckEmpty: { code: 'deckEmpty', rule: 'R9.7' },
  onePreacher: { code: 'onePreacher', preacher: 'girolamo-savonarola', rule: 'R4.7' },
  noArtist: { code: 'noArtist', accepted: ['painter'], rule: 'R5.1' },
  wrongType: { code: 'wrongType', accepted: ['painter', 'architect'], rule: 'R5.1' },
};
