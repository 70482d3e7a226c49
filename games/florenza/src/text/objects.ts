import { FAMILIES, FAMILY_NAMES } from '@signoria/common';
import type { ObjectText, VerbText } from '@signoria/engine';
import { at, capital, plain, questionFor, verbText } from '@signoria/engine';
import type { AnyArtist } from '../characters.ts';
import type { Area, Workshop } from '../components.ts';
import { prestigeRangeOf } from '../facts/lives.ts';
import type { Resource } from '../goods.ts';
import { someOf } from '../goods.ts';
import type { Move, State, Step } from '../state.ts';
import type { Verb } from '../verbs.ts';
import type { Words } from './en/words.ts';
import { artworkOf, given, servedBy } from './moves.ts';
import type { Names } from './names.ts';

/** Returns the text of the verb under which moves are grouped. */
export function verbsIn({ verbs }: Words): (verb: string) => VerbText {
  return (id) => {
    const verb = id as Verb;
    if (verb.startsWith('operate ')) {
      const family = FAMILY_NAMES[at(FAMILIES, Number(verb.slice('operate '.length)))];
      return verbText(verbs.operate(family), verbs.workshop, family);
    }
    if (verb.startsWith('commission ')) {
      const area = verb.slice('commission '.length) as Area;
      return verbText(verbs.commission[area], verbs.artwork, verbs.areas[area]);
    }
    const plainVerb = verb as keyof typeof verbs.plain;
    return plainVerb === 'build'
      ? verbText(verbs.plain.build, verbs.workshop, verbs.plain.build.toLowerCase())
      : verbText(verbs.plain[plainVerb]);
  };
}

/** Returns the text of a move within the group of its verb. */
export function objectText(words: Words, names: Names): (move: Move, state: State, seat: number) => ObjectText {
  const resource = (id: Resource) => capital(words.goods[id].name);
  return (move, state, seat) => {
    const { figures, table } = state;
    switch (move.do) {
      case 'open':
        return named(figures.workshops[move.workshop].name, useOf(names, state, move.workshop));
      case 'build': {
        const { name, cost } = figures.workshops[move.workshop];
        return named(name, plain(names.bundle(someOf(cost))));
      }
      case 'operate': {
        const { spaces } = at(table.players, move.owner);
        const workshop = at(spaces, move.space)?.workshop ?? 'casa';
        const hasTwin = spaces.filter((space) => space?.workshop === workshop).length > 1;
        const name = figures.workshops[workshop].name + (hasTwin ? ` (${move.space + 1})` : '');
        return named(name, useOf(names, state, workshop));
      }
      case 'detainWorker':
      case 'convert':
        return named(names.family(move.of));
      case 'detainArtist':
        return named(names.title(move.artist));
      case 'hire':
        return named(names.title(move.artist), hireNote(words, state, seat, move.artist));
      case 'expel':
        return named(names.title(move.preacher));
      case 'hear': {
        const { cost } = figures.preachers[move.preacher];
        return named(names.title(move.preacher), plain(names.bundle(someOf(cost))));
      }
      case 'commission': {
        const { reward } = figures.artworks[move.artwork];
        return named(plain(names.artwork(move.artwork).name), String(reward.prestige));
      }
      case 'settle':
        return named(plain(names.artwork(move.artwork).name));
      case 'charity':
        return named(capital(words.pulpits[move.pulpit]));
      case 'sell':
      case 'buy':
      case 'take':
        return named(resource(move.resource));
      case 'trade':
        return named(plain(names.bundle(someOf(given(move.give)))));
      case 'skill':
        return named(capital(words.skills[move.skill].name));
      case 'incentive':
        return named(move.steps === 0 ? words.verbs.nothing : String(move.steps * figures.noDie.step));
      case 'pick':
        return named(String(move.roll));
      default:
        return named('');
    }
  };
}

function named(name: string, note = ''): ObjectText {
  return { name, note };
}

function useOf(names: Names, { figures }: State, workshop: Workshop): string {
  const { kind, gain, income } = figures.workshops[workshop];
  return plain(names.bundle(someOf(kind === 'residence' ? income : gain)));
}

/** Writes price and results of the skills that serve: "200 · 3 to 5". */
function hireNote({ verbs, range }: Words, state: State, seat: number, artist: AnyArtist): string {
  const step = questionFor<Step>(state.table.agenda, seat);
  return servedBy(state, step, artist)
    .map(
      (one) =>
        `${one.cost === 0 ? verbs.free : one.cost} · ${range(...prestigeRangeOf(state, artist, one, artworkOf(step)))}`,
    )
    .join(', ');
}
