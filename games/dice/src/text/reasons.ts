import type { Prose } from '@signoria/engine';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';

/** Describes in one sentence why a move is not legal; the caller adds the rule number. */
export function reasonText(words: Words, names: Names): (reason: Reason, state: State) => Prose {
  const said = words.reasons;
  return (reason) => {
    switch (reason.code) {
      case 'otherQuestion':
        return [said.otherQuestion[reason.ask]];
      case 'diceUsed':
        return [said.diceUsed(reason.count)];
      case 'dieUsed':
      case 'dieTaken':
        return said[reason.code](names.die(reason.die));
      case 'notBuilt':
      case 'usedUp':
      case 'traded':
      case 'builtAlready':
        return said[reason.code](names.building(reason.building));
      case 'tooLittle':
        return said.tooLittle(names.amount('fiorini', reason.needs), reason.has);
      case 'unready':
        return said.lacks(names.artwork(reason.artwork), names.bundle(reason.lacks));
      case 'uncovered':
        return said.lacks(names.place(reason.space), names.bundle(reason.lacks));
      case 'wrongType':
        return said.wrongType(names.artwork(reason.artwork), names.any(reason.accepted.map(names.hired)));
      case 'nothingFor':
        return said.nothingFor(reason.artist === null ? [words.anArtist] : names.hired(reason.artist));
      case 'completed':
        return said.completed(names.artwork(reason.artwork));
      case 'noIcon':
      case 'marked':
        return said[reason.code](names.place(reason.place), good(words, reason.good));
      case 'builtOver':
        return said.builtOver(names.building(reason.building), names.place(reason.space));
      case 'otherResource':
        return said.otherResource(names.amount(reason.resource, 1), names.building(reason.building));
      case 'outOfOrder':
        return said.outOfOrder(names.place(reason.space));
      default:
        return [said[reason.code]];
    }
  };
}

/** Returns the name of a good without a number. */
function good(words: Words, id: keyof Words['goods']): Prose {
  return [{ of: id, text: words.goods[id].name }];
}
