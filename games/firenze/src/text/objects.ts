import { FAMILIES, FAMILY_NAMES } from '@signoria/common';
import type { ObjectText, VerbText } from '@signoria/engine';
import { at, capital, verbText } from '@signoria/engine';
import type { Colour } from '../bricks.ts';
import { someOf } from '../bricks.ts';
import type { Card } from '../components.ts';
import { COMMISSION_IDS } from '../components.ts';
import { commissionPoints } from '../decisions/commission.ts';
import { bonusFor } from '../facts/city.ts';
import type { Figures } from '../figures.ts';
import { partsOf } from '../figures.ts';
import { cardCost } from '../players.ts';
import type { Move, Player, State } from '../state.ts';
import type { Verb } from '../verbs.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';

type Compound = Extract<Verb, `${string} ${string}`>;

/** Returns the text of the verb under which moves are grouped. */
export function verbsIn({ verbs, colour, bricks }: Words): (verb: string, state: State) => VerbText {
  const compound = (verb: Compound, { row }: Figures): VerbText => {
    const [deed, id = ''] = verb.split(' ') as ['exchange' | 'swap' | 'rob' | 'sabotage', string];
    const isSeat = deed === 'rob' || deed === 'sabotage';
    const short = isSeat ? FAMILY_NAMES[at(FAMILIES, Number(id))] : colour(id as Colour);
    const heading = deed === 'exchange' ? verbs.under.exchange(bricks(row.exchange)) : verbs.under[deed];
    return verbText(verbs[deed](short), heading, short);
  };
  return (id, { figures }) => {
    const verb = id as Verb;
    return verb.includes(' ')
      ? compound(verb as Compound, figures)
      : verbText(verbs.plain[verb as Exclude<Verb, Compound>]);
  };
}

/** Returns the text of a move within the group of its verb. */
export function objectText(words: Words, names: Names): (move: Move, state: State, seat: number) => ObjectText {
  const colour = (id: Colour) => capital(words.colour(id));
  const cardName = (card: Card) => words.cardNames[card];
  return (move, state, seat) => {
    const { figures, table } = state;
    const player = at(table.players, seat);
    switch (move.do) {
      case 'take': {
        const cost = cardCost(state, move.place);
        return named(cardAt(words, state, move.place), cost === 0 ? words.verbs.free : words.bricks(cost));
      }
      case 'wholesale':
        return named(cardAt(words, state, move.place), names.counts(someOf(at(table.row, move.place).bricks)));
      case 'exchange':
        return named(cardAt(words, state, move.place));
      case 'give':
      case 'rob':
        return named(colour(move.colour));
      case 'found':
        return named(capital(words.towerColour(move.colour)));
      case 'raise':
        return named(
          towerName(words, names, player, move.tower),
          words.verbs.to(at(player.towers, move.tower).height + 1),
        );
      case 'lower':
      case 'spare':
      case 'dedicate':
        return named(towerName(words, names, player, move.tower), words.levels(at(player.towers, move.tower).height));
      case 'sabotage': {
        const theirs = at(table.players, move.of);
        return named(towerName(words, names, theirs, move.tower), words.levels(at(theirs.towers, move.tower).height));
      }
      case 'fulfil': {
        const points = commissionPoints(state, COMMISSION_IDS.indexOf(move.commission));
        const parts = partsOf(move.commission);
        const bonus = bonusFor(state, parts.level);
        const name = capital(words.commission(parts.colour, parts.level));
        return named(name, bonus === 0 ? words.points(points) : `${points} + ${words.points(bonus)}`);
      }
      case 'play':
        return named(cardName(move.card), words.briefs[move.card](figures.cards[move.card]));
      case 'discard':
      case 'dismiss':
        return named(cardName(move.card));
      case 'swap':
        return named(colour(move.take));
      case 'suffer':
      case 'ignore':
      case 'done':
        return named('');
    }
  };
}

function named(name: string, note = ''): ObjectText {
  return { name, note };
}

/** Returns the name of a card, with its place if another card of the row has the same name. */
function cardAt(words: Words, { table }: State, place: number): string {
  const { card } = at(table.row, place);
  const isShared = table.row.some((slot, other) => other !== place && slot.card === card);
  return isShared ? `${words.cardNames[card]} (${place + 1})` : words.cardNames[card];
}

/** Returns the name of a tower, distinguished from another one of the same colour and height. */
function towerName(words: Words, names: Names, player: Player, place: number): string {
  const { colour, isRaised } = names.tower(player, place);
  return `${capital(words.towerColour(colour))}${isRaised ? ` (${words.verbs.thisTurn})` : ''}`;
}
