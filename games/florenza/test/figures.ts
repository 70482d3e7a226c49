/** Figures that make rare situations happen within a game. */

/** High income: promises can be paid, artworks are completed, offices change hands, and Cardinals are named. */
export const GENEROUS = {
  familyIncome: { marble: 4, wood: 3, metal: 2, textile: 2, spice: 2, gold: 2, fiorini: 900 },
  offices: { bishop: 2, cardinal: 6 },
};

/** Few cubes, unnamed artists and workers, which run out, and more characters at the start. */
export const SCARCE = {
  cubes: { marble: 8, wood: 8, metal: 6, textile: 6, spice: 6, gold: 6 },
  characters: { players2: 12, players3: 12, players4: 14, players5: 14 },
  unnamed: { 'unnamed-architect': { copies: 1 }, 'unnamed-sculptor': { copies: 0 }, 'unnamed-painter': { copies: 1 } },
  workers: { all: 6 },
};
