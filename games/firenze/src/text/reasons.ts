import type { Prose } from '@signoria/engine';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';

/** Writes the reason why a move is not legal now, in one sentence. The caller adds the number of the rule. */
export function reasonText(words: Words, names: Names): (reason: Reason, state: State) => Prose {
  const said = words.reasons;
  return (reason, { figures }) => {
    switch (reason.code) {
      case 'otherQuestion':
        return [said.otherQuestion(reason.ask)];
      case 'tooFewBricks':
        return [said.tooFewBricks(reason.needs, reason.has)];
      case 'tooCostly':
        return [said.tooCostly(reason.cost, reason.left)];
      case 'noBrick':
      case 'notOnCard':
      case 'notTheirs':
        return said[reason.code](words.noBrick(reason.colour));
      case 'sealed':
        return [said.sealed(names.family(reason.by))];
      case 'notDue':
        return [said.notDue(reason.numeral)];
      case 'noTower':
        return said.noTower(names.commission(reason.commission));
      case 'wrongHeight':
        return said.wrongHeight(names.card(reason.card), reason.height);
      case 'wrongMoment':
        return said.wrongMoment(names.card(reason.card), figures.cards[reason.card].moment);
      case 'playedAlready':
      case 'noEffect':
        return said[reason.code](names.card(reason.card));
      default:
        return [said[reason.code]];
    }
  };
}
