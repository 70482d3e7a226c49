import type { Like } from '@signoria/engine';
import { ENGLISH } from '@signoria/florence';

const { goods } = ENGLISH;
const LETTERS = { spare: 's', resource: 'r', die: 'd', captain: 'C', bishop: 'B', preacher: 'P' };
const SKILLS = { architect: 'A', sculptor: 'S', painter: 'P' };

/** Short forms for a small screen. */
export const TERMINAL_EN = {
  /** Heads of columns, five letters at most. */
  heads: {
    marble: 'marb.',
    wood: goods.wood.name,
    metal: goods.metal.name,
    spice: goods.spice.name,
    textile: 'text.',
    gold: goods.gold.name,
    fiorini: '100 f',
  },
  /** What stands for it on a track, in a supply and beside an artwork, one letter each. */
  letters: LETTERS,
  skills: SKILLS,
  /** Headings of choices, 14 letters at most. */
  spend: (resource: string) => `spare ${resource}`,
  other: 'Or else',
  artist: 'artist',
  /** After a victory over the Pope. */
  triumph: 'Florence is yours.',
  /** The signs of the table, explained once. */
  legend: `Use dice for resources, people or money, mark the icons of your sheet, hire artists and build: the most prestige wins. On the sheet ■ is marked and □ open, ▸ is where something can be done or an artist is awaited, ✓ is completed; the number before a name is its prestige, ${SKILLS.architect}, ${SKILLS.sculptor} and ${SKILLS.painter} are the artists it accepts. On the tracks × is marked, f are 100 fiorini, ${LETTERS.spare} a spare resource, ★ a star, ${LETTERS.resource} a resource, ${LETTERS.die} a die, ${LETTERS.captain}, ${LETTERS.bishop} and ${LETTERS.preacher} a step on that track, a number points.`,
};
export type TerminalWords = Like<typeof TERMINAL_EN>;
