import { COMMON } from '@signoria/common/text/en';
import type { Like } from '@signoria/engine';

const { initial } = COMMON;
const LETTERS = { spare: 's', resource: 'r', die: 'd', captain: 'C', bishop: 'B', preacher: 'P' };

/** Short texts for the terminal. */
export const TERMINAL = {
  /** The letters for bonuses on tracks and in the supply. */
  letters: LETTERS,
  artist: 'artist',
  /** Shown after a victory over the Pope. */
  triumph: 'Florence is yours.',
  /** A legend of the signs on the table. */
  legend: `Use dice for resources, people or money, mark the icons on your sheet, hire artists and build: the most prestige wins. On the sheet ■ is marked and □ open, ▸ is where something can be done or an artist is awaited, ✓ is completed; the number before a name is its prestige, ${initial('architect')}, ${initial('sculptor')} and ${initial('painter')} are the artists it accepts. On the tracks × is marked, f is 100 fiorini, ${LETTERS.spare} a spare resource, ★ a star, ${LETTERS.resource} a resource, ${LETTERS.die} a die, ${LETTERS.captain}, ${LETTERS.bishop} and ${LETTERS.preacher} a step on that track, a number is prestige.`,
};
export type TerminalWords = Like<typeof TERMINAL>;
