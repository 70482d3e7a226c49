import { diceGame } from '@signoria/catalogue';
import { at, capital, questionFor } from '@signoria/engine';
import type { Choice, Seen } from '../drawing.ts';
import { STAR } from './signs.ts';
import type { DiceMove, DiceView, Player, Words } from './view.ts';
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
  const { amount, colours, terminal, titles } = words;
  const colour = colours[move.die];
  const shown = table.dice?.[move.die] ?? 0;
  const printed = (label: string) => ({ heading: `${colour} ${shown}`, label: label.padEnd(USE) });
  const added = (by: string, label: string) => ({ heading: by, label, late: true });
  switch (move.use) {
    case 'resources':
    case 'recruit': {
      const what = broughtBy(move, figures, at(table.players, seen.seat), words);
      if (diceGame.rangeOf(shown) === move.range) return printed(what);
      return added(nameOf(seen, diceGame.ANY_VALUE[move.die]), `${colour} → ${what}`);
    }
    case 'fiorini':
      return printed(amount('fiorini', figures.fiorini.die));
    case 'casa':
      return added(`${nameOf(seen, 'casa')}: ${terminal.artist}`, colour);
    case 'mercatante':
      return added(nameOf(seen, 'mercatante'), `${colour} → ${amount(move.resource, figures.brings.mercatante)}`);
    case 'convento':
      return added(nameOf(seen, 'convento'), `${colour} → ${titles[move.track]} +${figures.brings.convento}`);
    case 'taverna':
      return added(`${nameOf(seen, 'taverna')}: ${figures.fiorini.taverna}`, colour);
  }
}

function broughtBy(
  move: Extract<Use, { readonly range: unknown }>,
  figures: diceGame.Figures,
  player: Player,
  words: Words,
): string {
  const { resource, track, artist } = figures.dice[move.die];
  const { resources, steps } = figures.board[move.range];
  if (move.use === 'resources') return words.amount(resource, resources);
  if (track !== null) return `${words.titles[track]} +${steps}`;
  return artist === null ? '' : `${words.skills[artist].name} ${diceGame.lowestPrice(figures, player, move.range)}`;
}

/** R9.4, R9.5, R11.10  What the artist adds, with a star or without, at the full price or less. */
function hireLabel({ artwork, star, discount }: Hire, view: DiceView, words: Words, seen: Seen): string {
  const { figures, table } = view;
  const step = questionFor<diceGame.Step>(table.agenda, seen.seat);
  const isAnonymous = step?.ask === 'hire' && step.range === null;
  const points = diceGame.artistPoints(figures, at(table.players, seen.seat), isAnonymous, star);
  const asides = [
    ...(star ? [`${STAR} ${words.brief.masterpiece}`] : []),
    ...(discount ? [words.brief.less(figures.fiorini.bottega)] : []),
  ];
  const worth = `${figures.artworks[artwork].points}+${points}`;
  return [`${nameOf(seen, artwork)} ${worth}`, ...asides].join(', ');
}
