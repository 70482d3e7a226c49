/** In points at the end of the game; by judgement, since a short search found nothing much better. */
export const WEIGHTS = {
  /** What the supply is worth beyond its points, while there are dice left to make something of it. */
  coin: 0.4,
  spare: 0.5,
  star: 0.9,
  /** The effort of an icon of fiorini and of an artist, in icons of resources. */
  coinEffort: 0.8,
  artistEffort: 2,
  /** Above 1, what is nearly done is worth more than much that is begun. */
  focus: 1.6,
  /** How much of the points of something begun counts. */
  begun: 0.85,
  /** Of a space behind the next one, and of the one behind that. */
  laterSpace: 0.6,
  /** Icons a die marks, to tell whether there is time. */
  pace: 1.4,
  palazzoSet: 0.6,
  chiesaSet: 0.4,
  resource: 1.1,
  die: 1.6,
  step: 0.55,
  /** What the next space of a track counts, and each one behind it of the one before. */
  ahead: 0.5,
  captain: 0.7,
  bishop: 0.4,
  /** How much of the effect of a building counts. */
  effect: 1,
  rival: 0.1,
};
export type Weights = typeof WEIGHTS;
