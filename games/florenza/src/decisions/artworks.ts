import type { Seat } from '@signoria/engine';
import { at, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import { isArtist } from '../characters.ts';
import { endCommission, failArtwork } from '../completion.ts';
import type { Area } from '../components.ts';
import { ARTWORK_IDS, SKILLS } from '../components.ts';
import type { SkillFigures } from '../figures.ts';
import { coversResources, goods } from '../goods.ts';
import { lacks } from '../reasons.ts';
import type { Commission, MoveLog, MoveOf, ReadonlyState, State } from '../state.ts';
import { askIncentive } from './incentive.ts';
import type { Question } from './question.ts';
import { askedPlayer, perId } from './question.ts';

const SETTLES = perId(ARTWORK_IDS, (artwork): MoveOf<'settle'> => ({ do: 'settle', artwork }));

/** R9.1  Asks for the artwork of an area that is resolved next. */
export const artworks: Question<'artworks', MoveOf<'settle'>> = {
  ...QUESTION_DEFAULTS,
  every: Object.values(SETTLES),
  asks: (state, step) => commissionsIn(state, step.seat, step.area).length > 1,
  settle(state, { seat, area }, log) {
    const [commission] = commissionsIn(state, seat, area);
    if (commission !== undefined) resolveArtwork(state, seat, commission, log);
  },
  wishes: (state, step) => askedPlayer(state, step).commissions.map(({ artwork }) => SETTLES[artwork]),
  whyNot(state, step, { artwork }) {
    const isCommissioned = askedPlayer(state, step).commissions.some((commission) => commission.artwork === artwork);
    if (!isCommissioned) return { code: 'notCommissioned', rule: 'R9.1' };
    return state.figures.artworks[artwork].area === step.area ? null : { code: 'otherArea', rule: 'R9.1' };
  },
  apply(state, step, { artwork }, log) {
    const commission = commissionsIn(state, step.seat, step.area).find((one) => one.artwork === artwork);
    pushStep(state.table.agenda, step);
    resolveArtwork(state, step.seat, commission as Commission, log);
  },
};

export function commissionsIn({ figures, table }: ReadonlyState, seat: Seat, area: Area): readonly Commission[] {
  return at(table.players, seat).commissions.filter(({ artwork }) => figures.artworks[artwork].area === area);
}

/** R9.2  Returns the skills that the artwork asks for and the player can pay. */
export function payableSkills(
  { figures, table }: ReadonlyState,
  seat: Seat,
  { artwork, artist }: Commission,
): readonly SkillFigures[] {
  const purse = at(table.players, seat).goods;
  const { cost } = figures.artworks[artwork];
  if (!coversResources(purse, cost)) return [];
  return figures.derived.skillsFor[artwork][artist].filter((skill) => purse.fiorini >= cost.fiorini + skill.cost);
}

/** R9.2, R9.9  Asks for the skill if the player can pay, else the artwork fails. */
function resolveArtwork(state: State, seat: Seat, commission: Commission, log: MoveLog): void {
  if (payableSkills(state, seat, commission).length > 0)
    pushStep(state.table.agenda, { ask: 'skill', seat, commission });
  else {
    endCommission(state, seat, commission);
    failArtwork(state, seat, commission, log);
  }
}

const SKILL_MOVES = perId(SKILLS, (skill): MoveOf<'skill'> => ({ do: 'skill', skill }));

/** R9.2  Asks for the skill with which the artist works. */
export const skill: Question<'skill', MoveOf<'skill'>> = {
  ...QUESTION_DEFAULTS,
  every: Object.values(SKILL_MOVES),
  asks: (state, { seat, commission }) => payableSkills(state, seat, commission).length > 1,
  settle: (state, { seat, commission }) =>
    askIncentive(state, seat, commission, at(payableSkills(state, seat, commission), 0).skill),
  wishes: ({ figures }, { commission }) =>
    figures.derived.skillsOf[commission.artist].map((one) => SKILL_MOVES[one.skill]),
  whyNot(state, step, wish) {
    const { artwork, artist } = step.commission;
    const { cost, skills } = state.figures.artworks[artwork];
    const wanted = state.figures.derived.skillsFor[artwork][artist].find((one) => one.skill === wish.skill);
    if (wanted === undefined) return { code: 'wrongSkill', skills, rule: isArtist(artist) ? 'R9.2' : 'R9.8' };
    return lacks(askedPlayer(state, step).goods, goods({ ...cost, fiorini: cost.fiorini + wanted.cost }), 'R9.2');
  },
  apply: (state, { seat, commission }, move) => askIncentive(state, seat, commission, move.skill),
};
