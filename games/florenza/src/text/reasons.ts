import type { Prose } from '@signoria/engine';
import type { Reason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';

/** Writes the reason why a move is not legal now, in one sentence. The caller adds the number of the rule. */
export function reasonText(words: Words, names: Names): (reason: Reason, state: State) => Prose {
  const said = words.reasons;
  return (reason) => {
    switch (reason.code) {
      case 'otherQuestion':
        return [said.otherQuestion(reason.ask)];
      case 'lacks':
        return said.lacks(
          names.all(reason.lacks.map(({ good, needs, has }) => said.lack(names.amount(good, needs), String(has)))),
        );
      case 'noOpening':
      case 'openingTaken':
      case 'noTile':
      case 'residence':
        return said[reason.code](names.workshop(reason.workshop));
      case 'noWorkerThere':
        return [said.noWorkerThere(names.family(reason.of))];
      case 'notInFlorence':
      case 'detained':
      case 'expelled':
        return said[reason.code](names.character(reason.character));
      case 'tileTaken':
        return said.tileTaken({ of: reason.character, text: names.title(reason.character) });
      case 'occupied':
      case 'completed':
      case 'pulpitTaken':
        return [said[reason.code](names.family(reason.by))];
      case 'noArtist':
        return [said.noArtist(names.any(reason.skills.map((skill) => words.skills[skill].several)))];
      case 'wrongSkill':
        return [said.wrongSkill(names.any(reason.skills.map((skill) => words.skills[skill].name)))];
      case 'boxHasNone':
        return said.boxHasNone(names.resource(reason.resource));
      default:
        return [said[reason.code]];
    }
  };
}
