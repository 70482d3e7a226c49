/** The actions of a table without players, such as a replay: they do nothing. */
export const NOTHING_TO_DO = {
  answer: () => undefined,
  undo: () => undefined,
  allowsHints: false,
  advise: async () => null,
  review: null,
  canRematch: false,
  rematch: async () => ({ refusal: () => '' }),
  notes: () => [],
  curtain: () => null,
  liftCurtain: () => undefined,
} as const;
