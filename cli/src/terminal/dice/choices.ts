import * as diceGame from '@signoria/dice';
import { at } from '@signoria/engine';
import type { Seen } from '../drawing.ts';
import { STAR } from './signs.ts';
import type { DiceMove, DiceView, DiceWords } from './view.ts';
import { nameOf, viewOf, wordsIn } from './view.ts';

type Use = Extract<DiceMove, { readonly do: 'use' }>;
type Hire = Extract<DiceMove, { readonly do: 'hire' }>;

/** The width of the uses of dice, which are aligned in columns. */
const USE_WIDTH = 14;

/** Describes a move below its heading, without repeating the verb. */
export function choice(move: DiceMove, seen: Seen): string {
  const view = viewOf(seen);
  const words = wordsIn(seen.language);
  const { amount, brief } = words;
  switch (move.do) {
    case 'use':
      return useOf(move, view, words, seen);
    case 'hire':
      return hireLabel(move, view, words, seen);
    case 'mark':
    case 'spare':
    case 'coin':
      return nameOf(seen, move.place);
    case 'change':
      return brief.change(amount('fiorini', view.figures.fiorini.cambiavalute));
    case 'lose':
    case 'done':
      return brief[move.do];
    case 'advance':
      return words.titles[move.track];
    case 'collect':
      return nameOf(seen, move.artwork);
    case 'build':
      return nameOf(seen, move.building);
  }
}

/** Describes a use of a die as the dice board prints it, or what a building adds, after its name (R11.2, R11.3). */
function useOf(move: Use, { figures, table }: DiceView, words: DiceWords, seen: Seen): string {
  const way = diceGame.useOfDie(move, table.dice?.[move.die] ?? 0);
  const what = benefitOf(move, diceGame.gainOfUse(figures, at(table.players, seen.seat), way), words);
  return way.by === null ? what.padEnd(USE_WIDTH) : `${nameOf(seen, way.by)}: ${what}`;
}

function benefitOf(move: Use, gain: diceGame.UseGain, { amount, skills, terminal, titles }: DiceWords): string {
  switch (gain.what) {
    case 'resources': {
      const resource = move.use === 'mercatante' ? move.resource : gain.resource;
      return resource === null ? '' : amount(resource, gain.count);
    }
    case 'steps': {
      const track = move.use === 'convento' ? move.track : gain.track;
      return track === null ? '' : `${titles[track]} +${gain.count}`;
    }
    case 'artist':
      return gain.artist === null ? terminal.artist : `${skills[gain.artist].name} ${gain.price}`;
    case 'fiorini':
      return move.use === 'taverna' ? String(gain.count) : amount('fiorini', gain.count);
  }
}

/** R9.4, R9.5, R11.10  Shows the points the artist adds, with a star or without, at the full price or less. */
function hireLabel(move: Hire, view: DiceView, words: DiceWords, seen: Seen): string {
  const { points, artist } = diceGame.hireWorth(view, seen.seat, move);
  const asides = [
    ...(move.star ? [`${STAR} ${words.brief.masterpiece}`] : []),
    ...(move.discount ? [words.brief.less(view.figures.fiorini.bottega)] : []),
  ];
  return [`${nameOf(seen, move.artwork)} ${points}+${artist}`, ...asides].join(', ');
}
