import type { Prose } from '@signoria/engine';
import { at, plain, questionFor } from '@signoria/engine';
import type { AnyArtist } from '../characters.ts';
import { resultOf } from '../completion.ts';
import type { Artwork } from '../components.ts';
import { prestigeRangeOf } from '../facts/lives.ts';
import type { SkillFigures } from '../figures.ts';
import type { Goods } from '../goods.ts';
import { add, goods, someOf } from '../goods.ts';
import type { Move, MoveOf, Pair, State, Step, StepOf } from '../state.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';
import { isNamed } from './names.ts';

/** Writes a move with its costs and gains for the seat. */
export function moveText(words: Words, names: Names): (move: Move, state: State, seat: number) => Prose {
  const said = words.moves;
  return (move, state, seat) => {
    const { figures, table } = state;
    const step = questionFor<Step>(table.agenda, seat);
    switch (move.do) {
      case 'open':
        return said.open(names.workshop(move.workshop));
      case 'collect':
        return said.collect(names.bundle(someOf(figures.artworks['banco-atrio'].income)));
      case 'sellIncome': {
        const { sale, price } = figures.artworks['banco-atrio'];
        return said.sellIncome(names.bundle(someOf(sale)), names.amount('fiorini', price));
      }
      case 'detainWorker':
      case 'convert':
        return said[move.do](names.family(move.of));
      case 'detainArtist':
        return said.detainArtist(names.character(move.artist));
      case 'expel':
        return said.expel(names.character(move.preacher));
      case 'decline':
        return step?.ask === 'activity' ? said.declineUse() : said.declineOffice();
      case 'operate':
        return operate(words, names, state, seat, move);
      case 'build':
        return said.build(names.workshop(move.workshop), names.bundle(someOf(figures.workshops[move.workshop].cost)));
      case 'commission': {
        const { cost, reward } = figures.artworks[move.artwork];
        return said.commission(names.artwork(move.artwork), names.bundle(someOf(cost)), names.bundle(someOf(reward)));
      }
      case 'hire':
        return said.hire(names.character(move.artist), skillsInWords(words, names, state, step, move.artist));
      case 'charity':
        return said.charity(names.pulpit(move.pulpit));
      case 'hear': {
        const { cost, gain } = figures.preachers[move.preacher];
        const { gained, lost } = names.gainsAndLosses(someOf(gain));
        return said.hear(names.character(move.preacher), names.bundle(someOf(cost)), gained, lost);
      }
      case 'work':
        return said.work(names.amount('fiorini', figures.prices.work));
      case 'pass':
        return said.pass(at(table.players, seat).workers);
      case 'sell':
        return said.sell(names.amount(move.resource, 1), names.amount('fiorini', figures.prices.sale));
      case 'buy':
        return said.buy(names.amount(move.resource, 1), names.amount('fiorini', figures.prices.purchase));
      case 'trade':
        return said.trade(names.bundle(someOf(given(move.give))));
      case 'take':
        return said.take(names.amount(move.resource, 1));
      case 'use':
        return use(words, names, state, step);
      case 'settle': {
        const { artist } = commissionOf(state, seat, move.artwork);
        return said.settle(names.artwork(move.artwork), names.character(artist));
      }
      case 'skill':
        return skill(words, names, state, step, move);
      case 'incentive':
        return incentive(words, names, state, step, move);
      case 'pick':
        return pick(words, state, step, move);
      case 'market':
      case 'leave':
        return said[move.do]();
    }
  };
}

/** Returns two cubes as an amount of goods. */
export function given(pair: Pair): Goods {
  const both = goods({});
  for (const resource of pair) add(both, resource, 1);
  return both;
}

function operate(words: Words, names: Names, state: State, seat: number, { owner, space }: MoveOf<'operate'>): Prose {
  const { figures, table } = state;
  const workshop = at(at(table.players, owner).spaces, space)?.workshop ?? 'casa';
  const { pay, gain } = figures.workshops[workshop];
  const brings = names.bundle(someOf(gain));
  const isFormula = Object.keys(someOf(pay)).length > 0;
  const benefit = isFormula ? words.moves.formula(names.bundle(someOf(pay)), brings) : brings;
  const noun = names.workshop(workshop);
  if (owner === seat) return words.moves.operate(noun, space + 1, benefit);
  const fee = names.amount('prestige', figures.prices.foreignWorkshop);
  return words.moves.operateOther(noun, space + 1, names.family(owner), fee, benefit);
}

function use({ moves }: Words, names: Names, { figures, table }: State, step: Step | undefined): Prose {
  const shop = step?.ask === 'activity' ? at(at(table.players, step.owner).spaces, step.space) : null;
  const { pay, gain } = figures.workshops[shop?.workshop ?? 'casa'];
  return moves.use(names.bundle(someOf(pay)), names.bundle(someOf(gain)));
}

function commissionOf({ table }: State, seat: number, artwork: Artwork): { readonly artist: AnyArtist } {
  const found = at(table.players, seat).commissions.find((one) => one.artwork === artwork);
  return found ?? { artist: 'unnamed-painter' };
}

/** Writes the skills of an artist for the chosen artwork: "sculptor: 200 fiorini, 3 to 5 prestige". */
function skillsInWords(
  { moves, skills, verbs, prestigeRange }: Words,
  names: Names,
  state: State,
  step: Step | undefined,
  artist: AnyArtist,
): string {
  return servedBy(state, step, artist)
    .map((one) => {
      const price = one.cost === 0 ? verbs.free : plain(names.amount('fiorini', one.cost));
      return moves.hireFor(
        isNamed(artist) ? skills[one.skill].name : null,
        price,
        prestigeRange(...prestigeRangeOf(state, artist, one, artworkOf(step))),
      );
    })
    .join('; ');
}

/** Returns the skills of an artist that the chosen artwork asks for; all skills if there are none. */
export function servedBy({ figures }: State, step: Step | undefined, artist: AnyArtist): readonly SkillFigures[] {
  const { skillsFor, skillsOf } = figures.derived;
  const served = step?.ask === 'artist' ? skillsFor[step.artwork][artist] : [];
  return served.length === 0 ? skillsOf[artist] : served;
}

/** Returns the artwork for which an artist or a skill is to be chosen; null if there is none. */
export function artworkOf(step: Step | undefined): Artwork | null {
  if (step?.ask === 'artist') return step.artwork;
  return step?.ask === 'skill' ? step.commission.artwork : null;
}

function skill(words: Words, names: Names, state: State, step: Step | undefined, move: MoveOf<'skill'>): Prose {
  const artist = step?.ask === 'skill' ? step.commission.artist : 'unnamed-painter';
  const figures = state.figures.derived.skillsOf[artist].find((one) => one.skill === move.skill);
  const range = figures === undefined ? ([0, 0] as const) : prestigeRangeOf(state, artist, figures, artworkOf(step));
  const price = names.amount('fiorini', figures?.cost ?? 0);
  return words.moves.skill(names.skill(move.skill), price, words.prestigeRange(...range));
}

function incentive(words: Words, names: Names, state: State, step: Step | undefined, { steps }: MoveOf<'incentive'>) {
  const { noDie, artworks } = state.figures;
  if (step?.ask !== 'incentive') return [words.nothing];
  const number = noDie[artworks[step.commission.artwork].area] + steps;
  const gained = gainedWith(words, state, step, number);
  return steps === 0
    ? words.moves.noIncentive(number, gained)
    : words.moves.incentive(names.amount('fiorini', steps * noDie.step), number, gained);
}

function pick(words: Words, state: State, step: Step | undefined, { roll }: MoveOf<'pick'>): Prose {
  return step?.ask === 'roll' ? words.moves.pick(roll, gainedWith(words, state, step, roll)) : [words.nothing];
}

/** Writes the result of a number: "5 prestige, a masterpiece". */
function gainedWith(words: Words, state: State, step: StepOf<'incentive' | 'roll'>, number: number): string {
  const { prestige, isMasterpiece } = resultOf(state, step, number);
  return words.moves.gained(words.prestigeRange(prestige, prestige), isMasterpiece);
}
