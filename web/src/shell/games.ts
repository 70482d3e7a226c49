/**
 * The four games on the home page, in its order; those without rules in the catalogue yet are shown as
 * coming. `minutes` is about how long a game takes when everyone is there.
 */
export const GAMES = [
  { id: 'florenza', vignette: 'v-cupola', ready: false, solo: false, minutes: 120 },
  { id: 'card', vignette: 'v-facciata', ready: true, solo: false, minutes: 60 },
  { id: 'dice', vignette: 'v-casa', ready: true, solo: true, minutes: 60 },
  { id: 'firenze', vignette: 'v-campanile', ready: false, solo: false, minutes: 60 },
] as const;
export type GameId = (typeof GAMES)[number]['id'];

export function gameCalled(id: string): (typeof GAMES)[number] | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The rules and words of all games, fetched when first needed. */
export const fetchCatalogue = () => import('@signoria/catalogue').then(({ CATALOGUE }) => CATALOGUE);
