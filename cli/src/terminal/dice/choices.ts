import { diceGame } from '@signoria/catalogue';
import { at, questionFor } from '@signoria/engine';
import { FLORENTINE } from '@signoria/florence';
import type { Choice, Seen } from '../drawing.ts';
import { STAR } from './signs.ts';
import type { DiceMove, DiceView } from './view.ts';
import { nameOf, viewOf } from './view.ts';
import type { BoardWords } from './words.ts';
import { BOARD_WORDS } from './words.ts';

type Use = Extract<DiceMove, { readonly do: 'use' }>;
type Hire = Extract<DiceMove, { readonly do: 'hire' }>;

/** So that the uses of the dice stand below each other. */
const USE = 14;

/** A move in as few words as its heading leaves to say. */
export function choice(move: DiceMove, seen: Seen): Choice {
  const view = viewOf(seen);
  const words = BOARD_WORDS[seen.language];
  const { figures } = view;
  switch (move.do) {
    case 'use':
      return useOf(move, view, words, seen);
    case 'hire':
      return { heading: '', label: hireLabel(move, view, words, seen) };
    case 'mark':
      return { heading: goodOf(seen, move.resource), label: nameOf(seen, move.place) };
    case 'change':
      return { heading: words.other, label: words.change(figures.fiorini.cambiavalute), late: true };
    case 'lose':
      return { heading: words.other, label: words.lose, late: true };
    case 'advance':
      return { heading: '', label: words.tracks[move.track] };
    case 'collect':
      return { heading: '', label: nameOf(seen, move.artwork) };
    case 'spare':
      return { heading: words.spend(goodOf(seen, move.resource)), label: nameOf(seen, move.place) };
    case 'coin':
      return { heading: words.fiorini(diceGame.COIN), label: nameOf(seen, move.place) };
    case 'build':
      return { heading: words.build, label: nameOf(seen, move.building) };
    case 'done':
      return { heading: '', label: words.done };
  }
}

/** What the dice board prints stands beside the die, what a building adds beside the building (R11.2, R11.3). */
function useOf(move: Use, { figures, table }: DiceView, words: BoardWords, seen: Seen): Choice {
  const colour = words.colours[move.die];
  const shown = table.dice?.[move.die] ?? 0;
  const printed = (label: string) => ({ heading: `${colour} ${shown}`, label: label.padEnd(USE) });
  const added = (by: string, label: string) => ({ heading: by, label, late: true });
  switch (move.use) {
    case 'resources':
    case 'recruit': {
      const what = broughtBy(move, figures, words, seen);
      if (diceGame.rangeOf(shown) === move.range) return printed(what);
      return added(nameOf(seen, diceGame.ANY_VALUE[move.die]), `${colour} → ${what}`);
    }
    case 'fiorini':
      return printed(words.fiorini(figures.fiorini.die));
    case 'casa':
      return added(`${nameOf(seen, 'casa')}: ${words.artist}`, colour);
    case 'mercatante':
      return added(nameOf(seen, 'mercatante'), `${colour} → ${amount(seen, move.resource, figures.brings.mercatante)}`);
    case 'convento':
      return added(nameOf(seen, 'convento'), `${colour} → ${words.tracks[move.track]} +${figures.brings.convento}`);
    case 'taverna':
      return added(`${nameOf(seen, 'taverna')}: ${figures.fiorini.taverna}`, colour);
  }
}

function broughtBy(
  move: Extract<Use, { readonly range: unknown }>,
  figures: diceGame.Figures,
  words: BoardWords,
  seen: Seen,
): string {
  const { resource, track, artist } = figures.dice[move.die];
  const { resources, steps, price } = figures.board[move.range];
  if (move.use === 'resources') return amount(seen, resource, resources);
  if (track !== null) return `${words.tracks[track]} +${steps}`;
  return artist === null ? '' : `${FLORENTINE[seen.language].skills[artist].name} ${price}`;
}

function goodOf({ language }: Seen, resource: diceGame.Resource): string {
  return FLORENTINE[language].goods[resource].name;
}

function amount({ language }: Seen, resource: diceGame.Resource, count: number): string {
  return `${count} ${FLORENTINE[language].good(resource, count)}`;
}

/** R9.4, R9.5, R11.10  What the artist adds, with a star or without, at the full price or less. */
function hireLabel({ artwork, star, discount }: Hire, view: DiceView, words: BoardWords, seen: Seen): string {
  const { figures, table } = view;
  const step = questionFor<diceGame.Step>(table.agenda, seen.seat);
  const isAnonymous = step?.ask === 'hire' && step.range === null;
  const points = diceGame.artistPoints(figures, at(table.players, seen.seat), isAnonymous, star);
  const asides = [
    ...(star ? [`${STAR} ${words.masterpiece}`] : []),
    ...(discount ? [words.less(figures.fiorini.bottega)] : []),
  ];
  const worth = `${figures.artworks[artwork].points}+${points}`;
  return [`${nameOf(seen, artwork)} ${worth}`, ...asides].join(', ');
}
