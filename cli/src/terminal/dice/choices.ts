import * as diceGame from '@signoria/dice';
import { at, capital } from '@signoria/engine';
import type { Choice, Seen } from '../drawing.ts';
import { STAR } from './signs.ts';
import type { DiceMove, DiceView, Words } from './view.ts';
import { nameOf, viewOf, wordsIn } from './view.ts';

type Use = Extract<DiceMove, { readonly do: 'use' }>;
type Hire = Extract<DiceMove, { readonly do: 'hire' }>;

/** So that the uses of the dice stand below each other. */
const USE = 14;

/** A move in as few words as its heading leaves to say. */
export function choice(move: DiceMove, seen: Seen): Choice {
  const view = viewOf(seen);
  const words = wordsIn(seen.language);
  const { amount, brief, goods, terminal } = words;
  switch (move.do) {
    case 'use':
      return useOf(move, view, words, seen);
    case 'hire':
      return { heading: '', label: hireLabel(move, view, words, seen) };
    case 'mark':
      return { heading: goods[move.resource].name, label: nameOf(seen, move.place) };
    case 'change':
      return {
        heading: words.other,
        label: brief.change(amount('fiorini', view.figures.fiorini.cambiavalute)),
        late: true,
      };
    case 'lose':
      return { heading: words.other, label: brief.lose, late: true };
    case 'advance':
      return { heading: '', label: words.titles[move.track] };
    case 'collect':
      return { heading: '', label: nameOf(seen, move.artwork) };
    case 'spare':
      return { heading: terminal.spend(goods[move.resource].name), label: nameOf(seen, move.place) };
    case 'coin':
      return { heading: amount('fiorini', diceGame.COIN), label: nameOf(seen, move.place) };
    case 'build':
      return { heading: capital(brief.build), label: nameOf(seen, move.building) };
    case 'done':
      return { heading: '', label: brief.done };
  }
}

/** What the dice board prints stands beside the die, what a building adds beside the building (R11.2, R11.3). */
function useOf(move: Use, { figures, table }: DiceView, words: Words, seen: Seen): Choice {
  const colour = words.colours[move.die];
  const shown = table.dice?.[move.die] ?? 0;
  const way = diceGame.wayOf(move, shown);
  const what = broughtBy(move, diceGame.bringsOf(figures, at(table.players, seen.seat), way), words);
  if (way.by === null) return { heading: `${colour} ${shown}`, label: what.padEnd(USE) };
  const by = nameOf(seen, way.by);
  const isAlike = way.use === 'casa' || way.use === 'taverna'; // whichever die it is
  return isAlike
    ? { heading: `${by}: ${what}`, label: colour, late: true }
    : { heading: by, label: `${colour} → ${what}`, late: true };
}

function broughtBy(move: Use, brings: diceGame.Brings, { amount, skills, terminal, titles }: Words): string {
  switch (brings.what) {
    case 'resources': {
      const resource = move.use === 'mercatante' ? move.resource : brings.resource;
      return resource === null ? '' : amount(resource, brings.count);
    }
    case 'steps': {
      const track = move.use === 'convento' ? move.track : brings.track;
      return track === null ? '' : `${titles[track]} +${brings.count}`;
    }
    case 'artist':
      return brings.artist === null ? terminal.artist : `${skills[brings.artist].name} ${brings.price}`;
    case 'fiorini':
      return move.use === 'taverna' ? String(brings.count) : amount('fiorini', brings.count);
  }
}

/** R9.4, R9.5, R11.10  What the artist adds, with a star or without, at the full price or less. */
function hireLabel(move: Hire, view: DiceView, words: Words, seen: Seen): string {
  const { points, artist } = diceGame.hireWorth(view, seen.seat, move);
  const asides = [
    ...(move.star ? [`${STAR} ${words.brief.masterpiece}`] : []),
    ...(move.discount ? [words.brief.less(view.figures.fiorini.bottega)] : []),
  ];
  return [`${nameOf(seen, move.artwork)} ${points}+${artist}`, ...asides].join(', ');
}
