import type { Prose } from '@signoria/engine';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Words } from './en/words.ts';
import { skillsOf } from './entry.ts';
import type { Names } from './names.ts';

/** Describes in one sentence why a move is not legal; the caller adds the rule number. */
export function reasonText(words: Words, names: Names): (reason: Reason, state: State) => Prose {
  const said = words.reasons;
  return (reason) => {
    switch (reason.code) {
      case 'lacks': {
        const what = names.all(
          reason.lacks.map(({ good, needs, has }) => said.lack(names.amount(good, needs), said.count(has))),
        );
        return reason.withArtist ? said.lacksWithArtist(what) : said.lacks(what);
      }
      case 'supplyLacks': {
        const { good, needs, has } = reason.lack;
        return said.supplyLacks(names.amount(good, needs), said.count(has));
      }
      case 'tooFewResources':
        return [said.tooFewResources(reason.needs, said.count(reason.has))];
      case 'onePreacher':
        return said.onePreacher(names.card(reason.preacher));
      case 'noArtist':
      case 'wrongType':
        return [said[reason.code](skillsOf(words, names, reason.accepted))];
      default:
        return [said[reason.code]];
    }
  };
}
