import { at } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import type { Seen } from '../drawing.ts';
import { abilities } from './lives.ts';
import { amounts, artworkName, characterName, FIORINI, useOf } from './signs.ts';
import type { FlorenzaMove, FlorenzaWords } from './view.ts';
import { viewOf, wordsIn } from './view.ts';

/** Describes a move below its heading, without repeating the verb. */
export function choice(move: FlorenzaMove, seen: Seen): string {
  const words = wordsIn(seen.language);
  const { figures } = viewOf(seen);
  switch (move.do) {
    case 'open': {
      const workshop = figures.workshops[move.workshop];
      return `${workshop.name} ${useOf(words, workshop)}`;
    }
    case 'build': {
      const workshop = figures.workshops[move.workshop];
      return `${workshop.name} (${amounts(words, workshop.cost)}) ${useOf(words, workshop)}`;
    }
    case 'operate':
      return operated(move, seen, words);
    case 'commission':
    case 'settle':
      return artworkName(viewOf(seen), move.artwork);
    case 'hire':
    case 'detainArtist':
      return character(seen, words, move.artist);
    case 'hear':
    case 'expel':
      return character(seen, words, move.preacher);
    case 'detainWorker':
    case 'convert':
      return words.terminal.worker(at(seen.names, move.of));
    case 'charity':
      return move.pulpit === 'chiesa' ? words.terminal.ownPulpit : words.terminal.cathedralPulpit;
    case 'sell':
    case 'buy':
    case 'take':
      return words.goods[move.resource].name;
    case 'trade':
      return move.give.map((resource) => words.goods[resource].name).join(' + ');
    case 'skill':
      return words.skills[move.skill].name;
    case 'incentive':
      return move.steps === 0 ? words.terminal.nothingMore : `+${move.steps * figures.noDie.step}${FIORINI}`;
    case 'pick':
      return words.terminal.roll(move.roll);
    default:
      return words.terminal.deeds[move.do];
  }
}

/** Describes a workshop by its space, its gain and, in another district, its price; the verb names the family. */
function operated({ owner, space }: florenza.MoveOf<'operate'>, seen: Seen, words: FlorenzaWords): string {
  const { figures, table } = viewOf(seen);
  const there = at(at(table.players, owner).spaces, space);
  if (there === null) return '';
  const workshop = figures.workshops[there.workshop];
  const use = `${space + 1} ${workshop.name} ${useOf(words, workshop)}`;
  if (owner === seen.seat) return use;
  return `${use} (−${figures.prices.foreignWorkshop}${words.terminal.letters.prestige})`;
}

function character(seen: Seen, words: FlorenzaWords, id: florenza.AnyArtist | florenza.AnyPreacher): string {
  const view = viewOf(seen);
  const cards = Array.from({ length: 7 }, (_, card) => card + 1);
  const life = cards.flatMap((rounds) => florenza.livesOn(view, rounds)).find((one) => one.character === id);
  const name = characterName(view, words, id);
  return life === undefined ? name : `${name} ${abilities(words, life)}`;
}
