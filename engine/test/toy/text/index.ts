import type { Explained, GameText, Language, Named, Prose, Reason } from '../../../src/index.ts';
import { at, capital, lookedUp, pendingSeats, questionFor, verbText } from '../../../src/index.ts';
import type { Card } from '../figures.ts';
import { CARD_IDS } from '../figures.ts';
import type { Move, Palio, PalioEvent } from '../state.ts';
import type { PalioTypes } from '../types.ts';
import { DE } from './de.ts';
import type { Words } from './en.ts';
import { EN } from './en.ts';
import { IT } from './it.ts';

export interface ToyReason extends Reason {
  readonly code: keyof Words['reasons'];
}
interface PalioText extends GameText<PalioTypes> {
  reason(reason: ToyReason, state: Palio): Prose;
}

function textIn(words: Words): PalioText {
  const named = (card: Card): Prose => [{ of: card, text: words.cards[card] } satisfies Named];
  return {
    title: words.title,
    summary: words.summary,
    overview: words.overview,
    rulebook: words.rulebook,
    examples: {},
    options: words.options,
    question: ({ table }, seat, names) => [questionIn(words, table, seat, (one) => at(names, one))],
    stage: ({ table }) => (table.over ? words.over : words.stage(table.round)),
    move: (move) => moveIn(words, named, move),
    verb: (verb) => verbText(words.verbs[verb as Move['do']]),
    object: (move) => ({ name: objectIn(words, move), note: '' }),
    event: (event, _, names) => eventIn(words, named, event, (seat) => at(names, seat)),
    reason: ({ code }) => [words.reasons[code]],
    ...lookedUp<PalioTypes>({ ...cardsIn(words), cube: () => cubeIn(words) }, words.scoreLines),
    rules: words.rules,
  };
}

function questionIn(
  words: Words,
  { agenda }: Palio['table'],
  seat: number | null,
  name: (seat: number) => string,
): string {
  const step = seat === null ? undefined : questionFor(agenda, seat);
  if (step === undefined) {
    const waiting = pendingSeats(agenda).map(name);
    return waiting.length === 0 ? `${words.over}.` : words.waiting(waiting.join(', '));
  }
  const who = name(step.seat);
  return step.ask === 'pay' ? words.questions.pay(who, name(step.thief)) : words.questions[step.ask](who);
}

function moveIn({ moves, cube }: Words, named: (card: Card) => Prose, move: Move): Prose {
  const aCube: Prose = [{ of: 'cube', text: cube.name }];
  switch (move.do) {
    case 'bid':
      return moves.bid(move.cubes);
    case 'play':
      return moves.play(named(move.card));
    case 'take':
    case 'pay':
      return moves[move.do](aCube);
    case 'roll':
      return [moves.roll];
  }
}

function objectIn({ cards, cubes }: Words, move: Move): string {
  if (move.do === 'bid') return cubes(move.cubes);
  return move.do === 'play' ? cards[move.card] : '';
}

function eventIn(
  { events }: Words,
  named: (card: Card) => Prose,
  event: PalioEvent,
  name: (seat: number) => string,
): Prose {
  switch (event.type) {
    case 'sealed':
    case 'took':
      return [events[event.type](name(event.seat))];
    case 'bids':
      return [events.bids(event.bids.join(', '), name(event.winner))];
    case 'drew':
      if (event.card === null) return [events.drewUnseen(name(event.seat))];
      return events.drew(name(event.seat), named(event.card));
    case 'played':
      return events.played(name(event.seat), named(event.card));
    case 'paid':
      return [events.paid(name(event.seat), name(event.thief), event.cubes)];
    case 'rolled':
      return [events.rolled(name(event.seat), event.pips)];
  }
}

function cardsIn(words: Words): Record<Card, (state: Palio) => Explained> {
  const entries = CARD_IDS.map((card) => [card, ({ figures }: Palio) => cardIn(words, figures, card)]);
  return Object.fromEntries(entries) as Record<Card, (state: Palio) => Explained>;
}

function cardIn(words: Words, figures: Palio['figures'], card: Card): Explained {
  const { points, yields } = figures.cards[card];
  return {
    name: capital(words.cards[card]),
    gloss: words.glosses[card],
    kind: words.kinds.card,
    lines: [words.worth(points), words.earns(yields), ...(card === 'thief' ? [words.steals] : [])],
    rules: card === 'thief' ? ['R4', 'R5', 'R6'] : ['R4', 'R6'],
  };
}

function cubeIn({ cube, kinds, aCube }: Words): Explained {
  return { name: capital(cube.name), gloss: cube.gloss, kind: kinds.cube, lines: [aCube], rules: ['R2', 'R6'] };
}

export const palioText: Readonly<Record<Language, PalioText>> = { en: textIn(EN), de: textIn(DE), it: textIn(IT) };
