import type { GameText, Language } from '@signoria/engine';
import type { GameEvent, Move, State } from '../state.ts';
import { RULES_EN } from './rules.en.ts';

export type DiceText = GameText<State, Move, GameEvent>;

/** Bare words until the real ones are written. */
const BARE: DiceText = {
  title: 'Florenza Dice Game',
  summary: 'Roll six dice, use three of them, and adorn your district of Florence.',
  options: { pope: { name: 'Pope Sisto IV', explained: 'How many points he scores against one who plays alone.' } },
  question: ({ table }, seat) => [`seat ${seat}: ${JSON.stringify(table.agenda.steps.at(-1) ?? null)}`],
  stage: ({ table }) => `round ${table.round}`,
  move: (move) => [JSON.stringify(move)],
  event: (event) => [JSON.stringify(event)],
  components: [],
  explain(id) {
    throw new Error(`nothing is called ${id}`);
  },
  scoreLine: (id) => id,
  rules: RULES_EN,
};

export const diceText: Readonly<Record<Language, DiceText>> = { en: BARE, de: BARE, it: BARE };
