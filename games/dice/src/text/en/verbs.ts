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
  /** A verb with the resource it is about. */
  withGood: { mark: (good: string) => `Mark ${good}`, spare: (good: string) => `Spare ${good}` },
};
