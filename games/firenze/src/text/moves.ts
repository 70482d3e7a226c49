import type { Prose } from '@signoria/engine';
import { at, questionFor } from '@signoria/engine';
import { countBricks, someOf } from '../bricks.ts';
import { COMMISSION_IDS, MOST_BRICKS_A_TURN } from '../components.ts';
import { commissionPoints, dedicationChurch } from '../decisions/commission.ts';
import { bonusFor } from '../facts/city.ts';
import { lossesFrom } from '../facts/losses.ts';
import { falling } from '../facts/site.ts';
import { partsOf } from '../figures.ts';
import { cardCost, constructionCost } from '../players.ts';
import type { Move, MoveOf, Player, State, Step } from '../state.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';
import type { CardNoun, TowerNoun } from './nouns.ts';

/** Writes a move with its costs and gains for the seat. */
export function moveText(words: Words, names: Names): (move: Move, state: State, seat: number) => Prose {
  const said = words.moves;
  return (move, state, seat) => {
    const { figures, table } = state;
    const player = at(table.players, seat);
    const step = questionFor<Step>(table.agenda, seat);
    switch (move.do) {
      case 'take':
        return take(words, names, state, seat, move.place);
      case 'give':
        return give(words, names, state, step, move);
      case 'suffer':
        return said.suffer(eventOf(names, step));
      case 'ignore':
        return said.ignore(names.card('patrician'));
      case 'lower':
        return said.lower(...towerAt(names, player, move.tower, -1));
      case 'exchange':
        return said.exchange(
          figures.row.exchange,
          words.aBrick(move.colour),
          ...slotAt(words, names, state, move.place),
        );
      case 'raise':
        return said.raise(...towerAt(names, player, move.tower, 1), nextCost(state, player));
      case 'found':
        return said.found(words.aTower(move.colour), nextCost(state, player));
      case 'fulfil': {
        const points = commissionPoints(state, COMMISSION_IDS.indexOf(move.commission));
        return said.fulfil(names.commission(move.commission), points, bonusFor(state, partsOf(move.commission).level));
      }
      case 'dedicate': {
        const card = dedicationChurch(state) ?? 'campanile';
        return said.dedicate(towerAt(names, player, move.tower, 0)[0], names.card(card), figures.cards[card].points);
      }
      case 'done':
        return done(words, state, seat, step);
      case 'discard':
      case 'dismiss':
        return said.discard(names.card(move.card));
      case 'play':
        return said.play(names.card(move.card), words.briefs[move.card](figures.cards[move.card]));
      case 'spare':
        return said.spare(towerAt(names, player, move.tower, 0)[0]);
      case 'wholesale':
        return said.wholesale(
          ...slotAt(words, names, state, move.place),
          names.counts(someOf(at(table.row, move.place).bricks)),
        );
      case 'swap':
        return said.swap(words.aBrick(move.give), words.aBrick(move.take));
      case 'rob':
        return said.rob(words.aBrick(move.colour), names.family(move.from));
      case 'sabotage': {
        const [tower, height] = towerAt(names, at(table.players, move.of), move.tower, -1);
        return said.sabotage(tower, names.family(move.of), height);
      }
    }
  };
}

/** R5.4  Returns the construction cost with one more brick. The text of an illegal seventh brick has that of six. */
function nextCost(state: State, player: Player): number {
  return constructionCost(state, player, Math.min(MOST_BRICKS_A_TURN, state.table.laid + 1));
}

/** Returns the name of a tower and its height after the change. */
function towerAt(names: Names, player: Player, place: number, change: number): readonly [TowerNoun, number] {
  return [names.tower(player, place), at(player.towers, place).height + change];
}

/** Returns the name of a card of the row and its space. */
function slotAt(words: Words, names: Names, { table }: State, place: number): readonly [CardNoun, string] {
  return [names.card(at(table.row, place).card), words.space(place + 1)];
}

function eventOf(names: Names, step: Step | undefined): CardNoun {
  return names.card(step?.ask === 'event' ? step.card : 'tribute');
}

/** R9.1  States the loss by an event before the card is taken. */
function take({ moves, ...words }: Words, names: Names, state: State, seat: number, place: number): Prose {
  const own = lossesFrom(state, place).find((loss) => loss.seat === seat);
  const loss = own === undefined ? null : own.towers > 0 ? moves.loseLevel() : moves.loseBricks(own.bricks);
  const [card, space] = slotAt({ moves, ...words }, names, state, place);
  const { bricks } = at(state.table.row, place);
  const bundle = countBricks(bricks) === 0 ? null : names.bundle(someOf(bricks));
  return moves.take(card, space, cardCost(state, place), bundle, loss);
}

function give(words: Words, names: Names, state: State, step: Step | undefined, { colour }: MoveOf<'give'>): Prose {
  const brick = words.aBrick(colour);
  if (step?.ask === 'cost') return words.moves.layOn(brick, ...slotAt(words, names, state, step.paid.length));
  if (step?.ask === 'exchange') return words.moves.layOn(brick, ...slotAt(words, names, state, step.place));
  return step?.ask === 'smuggle' ? words.moves.give(brick) : words.moves.pay(brick);
}

function done({ moves }: Words, state: State, seat: number, step: Step | undefined): Prose {
  const player = at(state.table.players, seat);
  switch (step?.ask) {
    case 'tearDown':
      return moves.letFall();
    case 'commission':
      return moves.fulfilNoMore();
    case 'swap':
      return moves.swapNoMore();
    default:
      return moves.endBuilding(constructionCost(state, player, state.table.laid), falling(player).length);
  }
}
