import type { Words } from '../en/words.ts';

export const VERBS: Words['verbs'] = {
  die: 'Würfel',
  hire: 'Einstellen',
  mark: 'Markieren',
  change: 'Tauschen',
  advance: 'Leiste',
  collect: 'Einkommen',
  spare: 'Reserve',
  coin: 'Fiorini zahlen',
  build: 'Bauen',
  withGood: { mark: (good) => `${good} markieren`, spare: (good) => `Reserve: ${good}` },
};
