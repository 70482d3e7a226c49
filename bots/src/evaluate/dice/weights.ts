/** Weights in points at the end of the game. Chosen by hand: a short automatic search found nothing much better. */
export const WEIGHTS = {
  /** The worth of the supply beyond its points, while there are dice left to use it. */
  coin: 0.4,
  spare: 0.5,
  star: 0.9,
  /** The effort for an icon of fiorini and for an artist, in icons of resources. */
  coinEffort: 0.8,
  artistEffort: 2,
  /** The exponent on progress: above 1, one nearly finished project is worth more than several just begun. */
  focus: 1.6,
  /** The share of the points of a project begun that counts. */
  begun: 0.85,
  /** The factor for each space of the Rione behind the next one. */
  laterSpace: 0.6,
  /** Icons that one die marks; estimates whether there is enough time. */
  pace: 1.4,
  palazzoSet: 0.6,
  chiesaSet: 0.4,
  resource: 1.1,
  die: 1.6,
  step: 0.55,
  /** The weight of the next space of a track, and the factor for each space behind it. */
  ahead: 0.5,
  captain: 0.7,
  bishop: 0.4,
  /** The weight of the effects of buildings. */
  effect: 1,
  rival: 0.1,
};
export type Weights = typeof WEIGHTS;
