import type { Like } from '@signoria/engine';

/** The signs on the table: names, and meanings as clauses that can follow a colon. */
export const SIGNS = {
  any: { name: 'Any resource', says: 'one of your choice' },
  spare: { name: 'Spare resource', says: 'replaces any resource later' },
  captain: { name: 'Captain', says: 'a track; the leader takes a resource' },
  bishop: { name: 'Bishop', says: 'a track with bonuses' },
  preacher: { name: 'Preacher', says: 'a track with bonuses' },
  points: { name: 'Prestige', says: 'points at the end of the game' },
  star: { name: 'Star', says: 'for a masterpiece, or 1 point' },
  track: { name: 'Number on a track', says: 'points for reaching it' },
  anotherDie: { name: 'Die on a track', says: 'use one more die' },
  allFour: { name: 'All four', says: 'a bonus for Palazzo (more if earlier) or Chiesa' },
  whenBuilt: { name: '+1, +2', says: 'more points for a building here' },
  die: { name: 'Dice', says: 'each colour stands for a resource' },
  otherValue: { name: 'Die → die', says: 'you may use it as another value' },
  cross: { name: 'Cross', says: 'marked, or spent' },
  circle: { name: 'Circle', says: 'gained' },
  space: { name: '1 to 8', says: 'build in this order' },
  building: { name: 'Number in a box', says: 'a building in the building table' },
  progress: { name: 'Arches', says: 'how far each artwork has got' },
};
export type Signs = Like<typeof SIGNS>;
