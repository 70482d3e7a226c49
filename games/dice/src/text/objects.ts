import type { ObjectText, VerbText } from '@signoria/engine';
import { at, capital, plain, verbText } from '@signoria/engine';
import type { Die } from '../components.ts';
import { hireWorth } from '../facts/sheet.ts';
import type { Resource } from '../goods.ts';
import type { Move, MoveOf, State } from '../state.ts';
import type { Verb } from '../verbs.ts';
import type { Words } from './en/words.ts';
import { detailsOfUse } from './moves.ts';
import type { Names } from './names.ts';

/** Returns the text of a verb (`Verb`). */
export function verbsIn(words: Words): (verb: string, state: State) => VerbText {
  const { verbs, brief } = words;
  return (id, { table: { dice } }) => {
    const verb = id as Verb;
    switch (verb) {
      case 'coin':
      case 'build':
      case 'hire':
      case 'advance':
      case 'collect':
      case 'change':
        return verbText(verbs[verb]);
      case 'lose':
      case 'done':
        return verbText(capital(brief[verb]));
      default:
        return withComponent(verb, dice);
    }
  };

  /** Returns the text of a verb with a component: "green 6" for a die and its value, "spare gold". */
  function withComponent(verb: Compound, dice: State['table']['dice']): VerbText {
    const [deed, id] = verb.split(' ') as ['use', Die] | ['mark' | 'spare', Resource];
    if (deed !== 'use') return verbText(verbs.withGood[deed](words.goods[id].name), verbs[deed], words.goods[id].name);
    const short = [words.die(id).short, ...(dice === null ? [] : [dice[id]])].join(' ');
    return verbText(capital(short), verbs.die, short);
  }
}

type Compound = Extract<Verb, `${string} ${string}`>;

/** Returns the rest of a move's text, which follows its verb. */
export function objectText(words: Words, names: Names): (move: Move, state: State, seat: number) => ObjectText {
  const details = detailsOfUse(words, names);
  const place = (id: MoveOf<'mark'>['place']) => plain(names.place(id).name);
  return (move, state, seat) => {
    switch (move.do) {
      case 'use': {
        const { brings, thanksTo } = details(move, state, at(state.table.players, seat));
        return named(capital(plain(brings)), thanksTo.map(plain).join('; '));
      }
      case 'hire':
        return named(plain(names.artwork(move.artwork).name), hireNote(words, move, state, seat));
      case 'mark':
      case 'spare':
      case 'coin':
        return named(place(move.place));
      case 'change':
        return named('', plain(names.amount('fiorini', state.figures.fiorini.cambiavalute)));
      case 'advance':
        return named(words.titles[move.track]);
      case 'collect':
        return named(plain(names.artwork(move.artwork).name));
      case 'build':
        return named(plain(names.building(move.building).name));
      case 'lose':
      case 'done':
        return named('');
    }
  };
}

function named(name: string, note = ''): ObjectText {
  return { name, note };
}

/** R9.4, R9.5, R11.10  Lists the points of the artwork and its artist, the star and the discount. */
function hireNote({ brief, points: counted }: Words, move: MoveOf<'hire'>, state: State, seat: number): string {
  const { points, artist } = hireWorth(state, seat, move);
  const star = move.star ? [brief.masterpiece] : [];
  const discount = move.discount ? [brief.less(state.figures.fiorini.bottega)] : [];
  return [counted(points + artist), ...star, ...discount].join(', ');
}
