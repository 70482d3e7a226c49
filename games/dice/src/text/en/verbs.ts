/** Texts of verbs (`Verb`) and their headings. */
export const VERBS = {
  die: 'Die',
  hire: 'Hire an artist',
  mark: 'Mark',
  change: 'Exchange',
  advance: 'Track',
  collect: 'Income',
  spare: 'Spare',
  coin: 'Spend fiorini',
  build: 'Build',
};
