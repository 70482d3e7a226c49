import type { Check, CheckedPosition } from '../check.ts';
import { violation } from '../check.ts';
import { firstDifference, firstNotJson } from '../json.ts';

const LONGEST_LIST = 300;

export const gamesEnd: Check = {
  name: 'games end within the maximum number of decisions',
  when: 'end',
  run({ game, pending }) {
    if (pending.length > 0) violation(`not over after ${game.decisions.length} decisions`);
  },
};

export const pendingSeatsCanMove: Check = {
  name: 'every pending seat has a legal move, and no other seat has one',
  when: 'every',
  run({ game, pending, lists }) {
    const inOrder = pending.every((seat, index) => index === 0 || seat > (pending[index - 1] ?? seat));
    if (!inOrder || pending.some((seat) => !(seat in lists)))
      violation(`pending is ${JSON.stringify(pending)} of ${game.seats} seats`);
    for (const [seat, list] of lists.entries()) {
      if (pending.includes(seat) && list.length === 0) violation(`seat ${seat} is pending and has no move`);
      if (!pending.includes(seat) && list.length > 0) violation(`seat ${seat} has moves but is not pending`);
    }
  },
};

export const noDuplicates: Check = {
  name: 'no move is listed twice',
  when: 'every',
  run({ lists }) {
    for (const [seat, list] of lists.entries()) {
      const seen = new Set<string>();
      for (const move of list) {
        const json = JSON.stringify(move);
        if (seen.has(json)) violation(`seat ${seat} is offered ${json} twice`);
        seen.add(json);
      }
    }
  },
};

/** Checks that pointing at components one after the other can reach every move, and identifies exactly one. */
export const targetsIdentifyMoves: Check = {
  name: 'different moves have different targets',
  when: 'sampled',
  run({ rules, lists }) {
    for (const list of lists) {
      const seen = new Map<string, unknown>();
      for (const move of list) {
        const targets = rules.targets(move);
        if (targets.length === 0) violation(`${JSON.stringify(move)} has no targets`);
        const pointed = targets.join('\n');
        if (seen.has(pointed))
          violation(`${JSON.stringify(move)} and ${JSON.stringify(seen.get(pointed))} have the same targets`);
        seen.set(pointed, move);
      }
    }
  },
};

/** Checks that every move is listed under a verb, and that `underWay` matches the seat's latest decisions. */
export const movesHaveVerbs: Check = {
  name: 'every move has a verb and is an answer or an aside',
  when: 'sampled',
  run({ rules, game, lists }) {
    const known = new Set(rules.verbs.flat());
    for (const [seat, list] of lists.entries()) {
      const lost = list.find((move) => !known.has(rules.verb(move)));
      if (lost !== undefined) violation(`the verb of ${JSON.stringify(lost)} is not in the list of verbs`);
      const stray = list.find((move) => !rules.isAnswer(game.state, seat, move) && !rules.isAside(move));
      if (stray !== undefined) violation(`${JSON.stringify(stray)} is neither an answer nor an aside`);
      const begun = rules.underWay(game.state, seat);
      const own = game.decisions.filter((decision) => decision.seat === seat).map(({ move }) => move);
      const difference = begun.length === 0 ? undefined : firstDifference(own.slice(-begun.length), begun);
      if (difference !== undefined)
        violation(`underWay of seat ${seat} differs from its latest decisions: ${difference}`);
    }
  },
};

export const fixedOrder: Check = {
  name: 'lists of moves have a fixed order',
  when: 'every',
  run(position) {
    const again = listsOf(position);
    const difference = firstDifference(position.lists, again);
    if (difference !== undefined) violation(`two calls of moves return different lists: ${difference}`);
  },
};

export const shortLists: Check = {
  name: 'lists of moves are at most 300 long',
  when: 'every',
  run({ lists }) {
    for (const [seat, { length }] of lists.entries())
      if (length > LONGEST_LIST) violation(`seat ${seat} has ${length} moves, more than ${LONGEST_LIST}`);
  },
};

export const wishesHaveReasons: Check = {
  name: 'every wish is legal or has a reason',
  when: 'sampled',
  run({ rules, game, lists }) {
    for (const [seat, list] of lists.entries()) {
      const granted = new Set(list.map((move) => JSON.stringify(move)));
      const wishes = rules.wishes(game.state, seat);
      for (const wish of wishes) {
        const reason = rules.whyNot(game.state, seat, wish);
        const json = JSON.stringify(wish);
        if ((reason === null) !== granted.has(json))
          violation(
            reason === null
              ? `seat ${seat} is not offered ${json}, although whyNot gives no reason`
              : `seat ${seat} is offered ${json}, although whyNot gives the reason ${reason.code}`,
          );
        granted.delete(json);
      }
      const [unwished] = granted;
      if (unwished !== undefined) violation(`seat ${seat} is offered ${unwished}, which is not one of its wishes`);
    }
  },
};

export const plainMovesAndEvents: Check = {
  name: 'moves and events are plain JSON',
  when: 'every',
  run({ lists, events }) {
    const found = firstNotJson({ moves: lists, events });
    if (found !== undefined) violation(`the moves or events contain a value that JSON loses: ${found}`);
  },
};

function listsOf({ rules, game }: CheckedPosition): readonly (readonly unknown[])[] {
  return Array.from({ length: game.seats }, (_, seat) => rules.moves(game.state, seat));
}
