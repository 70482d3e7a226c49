import type { Seat } from '@signoria/engine';
import { at, QUESTION_DEFAULTS } from '@signoria/engine';
import type { AnyArtist } from '../characters.ts';
import { ARTIST_IDS, isArtist, UNNAMED_ARTIST_IDS } from '../characters.ts';
import type { Artwork } from '../components.ts';
import { SKILLS } from '../components.ts';
import { isHirable, lifeOf, takeArtist, unnamedLeft } from '../lives.ts';
import { playerOf } from '../players.ts';
import type { Reason } from '../reasons.ts';
import type { MoveLog, MoveOf, ReadonlyState, State, StepOf } from '../state.ts';
import type { Question } from './question.ts';
import { perId } from './question.ts';

const HIRES = perId<AnyArtist, MoveOf<'hire'>>([...ARTIST_IDS, ...UNNAMED_ARTIST_IDS], (artist) => ({
  do: 'hire',
  artist,
}));

/** R6.7, R2.4  Asks for the artist who goes with the worker, named or unnamed; not if there is only one. */
export const artist: Question<'artist', MoveOf<'hire'>> = {
  ...QUESTION_DEFAULTS,
  every: Object.values(HIRES),
  asks: (state, step) => hirable(state, step).length > 1,
  settle: (state, step, log) => hire(state, step, at(hirable(state, step), 0).artist, log),
  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves: hirable,
  wishes: ({ table }) => [
    ...table.lives.flatMap(({ character }) => (isArtist(character) ? [HIRES[character]] : [])),
    ...UNNAMED_ARTIST_IDS.map((unnamed) => HIRES[unnamed]),
  ],
  whyNot(state, { seat, artwork }, wish) {
    const against = whyNotHire(state, seat, wish.artist);
    if (against !== null || state.figures.derived.skillsFor[artwork][wish.artist].length > 0) return against;
    return { code: 'wrongSkill', skills: state.figures.artworks[artwork].skills, rule: 'R6.7' };
  },
  apply: (state, step, move, log) => hire(state, step, move.artist, log),
};

function hirable(state: ReadonlyState, { seat, artwork }: StepOf<'artist'>): MoveOf<'hire'>[] {
  const { figures, table } = state;
  const suits = figures.derived.skillsFor[artwork];
  const isCaptain = table.captain === seat;
  const list: MoveOf<'hire'>[] = [];
  for (const life of table.lives) {
    const { character } = life;
    if (isHirable(life, isCaptain) && isArtist(character) && suits[character].length > 0) list.push(HIRES[character]);
  }
  for (const unnamed of UNNAMED_ARTIST_IDS)
    if (suits[unnamed].length > 0 && unnamedLeft(table, figures.unnamed[unnamed].skill) > 0) list.push(HIRES[unnamed]);
  return list;
}

/** R6.7  Returns the skills of all artists the seat can hire as a bit set in the order of SKILLS. */
export function skillsOnOffer({ figures, table }: ReadonlyState, seat: Seat): number {
  const isCaptain = table.captain === seat;
  let skills = 0;
  for (let index = 0; index < SKILLS.length; index++)
    if (unnamedLeft(table, at(SKILLS, index)) > 0) skills |= 1 << index;
  if (skills === ALL) return skills;
  for (const life of table.lives)
    if (isHirable(life, isCaptain)) skills |= figures.derived.skillBitsOfCharacters[life.character];
  return skills;
}
const ALL = (1 << SKILLS.length) - 1;

/** R6.7, R4.3  Returns the reason why the artist's tile cannot be taken, or null. */
function whyNotHire({ figures, table }: ReadonlyState, seat: Seat, wanted: AnyArtist): Reason | null {
  if (!isArtist(wanted))
    return unnamedLeft(table, figures.unnamed[wanted].skill) > 0
      ? null
      : { code: 'tileTaken', character: wanted, rule: 'R1.7' };
  const life = lifeOf(table, wanted);
  if (life === undefined) return { code: 'notInFlorence', character: wanted, rule: 'R6.7' };
  if (isHirable(life, table.captain === seat)) return null;
  return life.tile === 'detained'
    ? { code: 'detained', character: wanted, rule: 'R4.3' }
    : { code: 'tileTaken', character: wanted, rule: 'R6.7' };
}

function hire(state: State, { seat, artwork }: { seat: Seat; artwork: Artwork }, hired: AnyArtist, log: MoveLog): void {
  const player = playerOf(state, seat);
  player.workers--;
  player.commissions = [...player.commissions, { artwork, artist: hired }];
  takeArtist(state, hired);
  log.emit?.({ type: 'artistHired', seat, artwork, artist: hired });
}
