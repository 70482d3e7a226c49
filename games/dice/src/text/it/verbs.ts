import type { Words } from '../en/words.ts';

export const VERBS: Words['verbs'] = {
  die: 'Dado',
  hire: 'Ingaggia',
  mark: 'Segna',
  change: 'Scambia',
  advance: 'Tracciato',
  collect: 'Rendita',
  spare: 'Scorta',
  coin: 'Spendi fiorini',
  build: 'Costruisci',
  withGood: { mark: (good) => `Segna ${good}`, spare: (good) => `Scorta: ${good}` },
};
