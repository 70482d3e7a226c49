import type { Verb } from '../../verbs.ts';

/** Verbs under which moves are grouped: headings, and single verbs of at most 20 letters. */
export const VERBS = {
  plain: {
    take: 'Take a card',
    give: 'Give a brick',
    suffer: 'Accept it',
    ignore: 'Ignore it',
    raise: 'Raise',
    found: 'New tower',
    lower: 'Lower a tower',
    spare: 'Save a tower',
    fulfil: 'Fulfil',
    dedicate: 'Give up a tower',
    discard: 'Discard',
    dismiss: 'Discard celebration',
    wholesale: 'Swap on a card',
    play: 'Play personnel',
    done: 'Done',
  } satisfies Readonly<Record<Exclude<Verb, `${string} ${string}`>, string>>,
  under: { exchange: (bricks: string) => `${bricks} for`, swap: 'Swap', rob: 'Take from', sabotage: 'Lower tower' },
  exchange: (colour: string) => `Exchange: ${colour}`,
  swap: (colour: string) => `Swap ${colour}`,
  rob: (family: string) => `From the ${family}`,
  sabotage: (family: string) => `Tower: ${family}`,
  free: 'free',
  thisTurn: 'raised this turn',
  to: (height: number) => `to ${height}`,
};
