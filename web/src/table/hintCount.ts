/** The number of decisions for which a hint was shown. */
export interface HintCount {
  readonly count: number;
  /** The version of the position of the latest hint; null before the first one and if the position was undone. */
  readonly version: number | null;
}

/** Counts a hint at a position. Another hint at the same position returns the same object. */
export function withHint(shown: HintCount, version: number): HintCount {
  return shown.version === version ? shown : { count: shown.count + 1, version };
}
