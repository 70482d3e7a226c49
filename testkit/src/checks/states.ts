import { errorText, readRecord, replay, toRecord, withoutFigures } from '@signoria/engine';
import type { Check, CheckedPosition } from '../check.ts';
import { viewersOf, violation } from '../check.ts';
import { deepFreeze, freezeLists } from '../freeze.ts';
import { firstDifference, firstNotJson, firstNotWhole, revived, throughJson } from '../json.ts';
import { AHEAD, drawFor, playRandomly } from '../randomPlay.ts';

const REVIVED_EVERY = 7;

export const independentCopies: Check = {
  name: 'copies are independent',
  when: 'sampled',
  run(position) {
    const { rules, game } = position;
    const before = throughJson(withoutFigures(game.state));
    const copy = rules.clone(game.state);
    if (copy.figures !== game.state.figures) violation('a copy must share the figures');
    const unlike = firstDifference(withoutFigures(game.state), withoutFigures(copy));
    if (unlike !== undefined) violation(`a copy differs from its original at ${unlike}`);
    playRandomly(rules, copy, drawFor(position, 'copies'), AHEAD);
    const changed = firstDifference(before, throughJson(withoutFigures(game.state)));
    if (changed !== undefined) violation(`playing on the copy changed the original at ${changed}`);
  },
};

/** Copies share lists, and values derived from a list are memoized by its identity. */
export const listsStay: Check = {
  name: 'lists are never changed in place',
  when: 'sampled',
  run(position) {
    const { rules, game } = position;
    const state = revived(game.state);
    const frozen = (move: unknown) => {
      freezeLists(withoutFigures(state));
      return move;
    };
    playRandomly(rules, state, drawFor(position, 'lists'), AHEAD, undefined, frozen);
  },
};

export const statesSurviveJson: Check = {
  name: 'a state read from JSON is the same state',
  when: 'sampled',
  run({ rules, game, lists, pending }) {
    const lost = firstNotJson(withoutFigures(game.state));
    if (lost !== undefined) violation(`the state contains a value that JSON loses: ${lost}`);
    const again = revived(game.state);
    const who = firstDifference(pending, rules.pending(again));
    if (who !== undefined) violation(`other seats are pending in the state read from JSON: ${who}`);
    const difference = firstDifference(
      lists,
      lists.map((_, seat) => rules.moves(again, seat)),
    );
    if (difference !== undefined) violation(`the state read from JSON has other moves: ${difference}`);
  },
};

/** A single floating-point number in a state changes V8's representation of that field and slows down every game. */
export const wholeNumbers: Check = {
  name: 'all numbers of a state are whole',
  when: 'every',
  run({ game }) {
    const found = firstNotWhole(withoutFigures(game.state));
    if (found !== undefined) violation(`the state contains a number that is not whole: ${found}`);
  },
};

/** Replays the game without a listener for events, and serializes and parses its state along the way. */
export const gamesContinueFromJson: Check = {
  name: 'a game whose state is saved and read again ends the same',
  when: 'end',
  run({ rules, game }) {
    let state = rules.setup(game.options, game.seats, game.seed);
    for (const [index, { seat, move }] of game.decisions.entries()) {
      if (index % REVIVED_EVERY === 0) state = revived(state);
      rules.apply(state, seat, throughJson(move));
    }
    const difference = firstDifference(withoutFigures(game.state), withoutFigures(state));
    if (difference !== undefined)
      violation(`if the state is saved and read during the game, the final state differs: ${difference}`);
  },
};

export const replayEqualsSnapshot: Check = {
  name: 'a replay ends in the stored state',
  when: 'end',
  run({ rules, game }) {
    const record = readRecord(throughJson(toRecord(rules, game)));
    if (!record.ok) return violation(`the record cannot be read: ${errorText(record.error)}`);
    const replayed = replay(rules, record.value);
    if (!replayed.ok) violation(`the record cannot be replayed: ${errorText(replayed.error)}`);
  },
};

export const onlyApplyChanges: Check = {
  name: 'only apply changes a state',
  when: 'sampled',
  run(position) {
    const { rules, game } = position;
    const draw = drawFor(position, 'frozen');
    // `clone` is avoided here, since it may be the faulty part.
    const frozen = deepFreeze({ ...structuredClone(withoutFigures(game.state)), figures: game.state.figures });
    rules.pending(frozen);
    rules.scores(frozen);
    for (let seat = 0; seat < game.seats; seat++) rules.moves(frozen, seat);
    for (const viewer of viewersOf(position)) {
      // A guess that shared parts with its view would modify the frozen view when played on.
      const guess = rules.guess(deepFreeze(rules.view(frozen, viewer)), draw);
      playRandomly(rules, guess, draw, AHEAD);
    }
    const listen = (event: unknown) => readFrozen(position, event);
    playRandomly(rules, rules.clone(frozen), draw, AHEAD, listen, deepFreeze);
  },
};

function readFrozen(position: CheckedPosition, event: unknown): void {
  deepFreeze(event);
  position.rules.reveals(event);
  for (const viewer of viewersOf(position)) position.rules.redact(event, viewer);
}
