/** Actions that do nothing, for tables where nobody plays the game: a replay and an exercise. */
export const NO_ACTIONS = {
  answer: () => undefined,
  undo: () => undefined,
  allowsHints: false,
  advise: async () => null,
  review: null,
  canRematch: false,
  rematch: async () => ({ refusal: () => '' }),
  uncountedReasons: () => [],
  curtain: () => null,
  liftCurtain: () => undefined,
} as const;
