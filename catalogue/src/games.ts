import { ABOUT as card } from '@signoria/card/about';
import { ABOUT as dice } from '@signoria/dice/about';
import type { GameAbout, Language } from '@signoria/engine';
import { ABOUT as firenze } from '@signoria/firenze/about';
import { ABOUT as florenza } from '@signoria/florenza/about';

export const WEIGHTS = ['light', 'medium', 'heavy'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** A game and its metadata. Its parts are loaded separately, by literal import paths, so that bundlers split them. */
interface Listed extends GameAbout {
  /** The id of its illustration. */
  readonly vignette: string;
  /** Approximate playing time if everyone is present. */
  readonly minutes: number;
  /** The amount to learn and to think about. */
  readonly weight: Weight;
  readonly rules: () => Promise<unknown>;
  readonly text: Readonly<Record<Language, () => Promise<{ readonly text: unknown }>>>;
}

/** The only list of all games, in the order of the home page. */
export const GAMES = [
  {
    ...florenza,
    vignette: 'v-duomo-cupola',
    minutes: 120,
    weight: 'heavy',
    rules: async () => (await import('@signoria/florenza')).florenza,
    text: {
      en: () => import('@signoria/florenza/text/en'),
      de: () => import('@signoria/florenza/text/de'),
      it: () => import('@signoria/florenza/text/it'),
    },
  },
  {
    ...card,
    vignette: 'v-chiesa-facciata',
    minutes: 60,
    weight: 'medium',
    rules: async () => (await import('@signoria/card')).card,
    text: {
      en: () => import('@signoria/card/text/en'),
      de: () => import('@signoria/card/text/de'),
      it: () => import('@signoria/card/text/it'),
    },
  },
  {
    ...dice,
    vignette: 'v-casa',
    minutes: 60,
    weight: 'light',
    rules: async () => (await import('@signoria/dice')).dice,
    text: {
      en: () => import('@signoria/dice/text/en'),
      de: () => import('@signoria/dice/text/de'),
      it: () => import('@signoria/dice/text/it'),
    },
  },
  {
    ...firenze,
    vignette: 'v-duomo-campanile',
    minutes: 60,
    weight: 'medium',
    rules: async () => (await import('@signoria/firenze')).firenze,
    text: {
      en: () => import('@signoria/firenze/text/en'),
      de: () => import('@signoria/firenze/text/de'),
      it: () => import('@signoria/firenze/text/it'),
    },
  },
] as const satisfies readonly Listed[];

export type GameEntry = (typeof GAMES)[number];

export function gameById(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

export const GAME_IDS: readonly GameEntry['id'][] = GAMES.map(({ id }) => id);

/** The game for beginners, with the options of a first game. It is also the default of the command line. */
export const BEGINNERS_GAME = { id: card.id, options: { guilds: false } } as const satisfies {
  readonly id: GameEntry['id'];
  readonly options: Readonly<Partial<Record<(typeof card.options)[number]['id'], unknown>>>;
};
