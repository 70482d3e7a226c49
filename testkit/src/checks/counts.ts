import type { GameState, Score } from '@signoria/engine';
import { at, pick, withoutFigures } from '@signoria/engine';
import type { AnyDecision, Check, CheckedPosition } from '../check.ts';
import { violation } from '../check.ts';
import { firstDifference } from '../json.ts';
import { drawFor } from '../randomPlay.ts';

export const lanesCommute: Check = {
  name: 'the order of answers in different lanes does not matter',
  when: 'every',
  run(position) {
    const { pending, lists } = position;
    if (pending.length < 2) return;
    const draw = drawFor(position, 'lanes');
    const answers = pending.map((seat) => ({ seat, move: pick(draw, lists[seat] ?? []) }));
    checkBothOrders(position, answers);
    // Pairs are checked as well: clean-up after the last answer could hide the effects of the order.
    if (answers.length > 2)
      for (const [index, answer] of answers.entries())
        checkBothOrders(position, [answer, at(answers, (index + 1) % answers.length)]);
  },
};

export const componentsConserved: Check = {
  name: 'components are conserved',
  when: 'every',
  run({ game, testFunctions, initialCounts }) {
    if (initialCounts === undefined) return;
    if (Object.keys(initialCounts).length === 0) violation('census, which the test supplies, counts nothing');
    const difference = firstDifference(initialCounts, testFunctions.census?.(game.state));
    if (difference !== undefined)
      violation(`component counts changed since the start (path: start and now): ${difference}`);
  },
};

export const scoresAddUp: Check = {
  name: 'scores add up',
  when: 'sampled',
  run({ rules, game }) {
    const scores = rules.scores(game.state);
    if (scores.length !== game.seats || scores.some(({ seat }, index) => seat !== index))
      violation(
        `the scores are those of seats ${scores.map(({ seat }) => seat).join(', ')}, not of 0 to ${game.seats - 1}`,
      );
    for (const score of scores) checkSum(score);
    const off = firstDifference(
      scores.map(({ total }) => total),
      rules.totals(game.state),
    );
    if (off !== undefined) violation(`the totals are not those of the scores: ${off}`);
    // In solo games a player can lose to the game itself.
    if (game.seats > 1 && !scores.some(({ rank }) => rank === 1)) violation('nobody has rank 1');
    for (const one of scores)
      for (const other of scores)
        if (one.total > other.total && !(one.rank < other.rank))
          violation(`seat ${one.seat} has more points than seat ${other.seat} and no better rank`);
  },
};

function checkSum({ seat, total, lines, rank }: Score): void {
  const sum = lines.reduce((points, line) => points + line.points, 0);
  if (!Number.isFinite(total) || sum !== total) violation(`seat ${seat} has ${total} points and lines for ${sum}`);
  if (new Set(lines.map(({ id }) => id)).size !== lines.length) violation(`seat ${seat} has two score lines of one id`);
  if (!Number.isSafeInteger(rank) || rank < 1) violation(`seat ${seat} has rank ${rank}`);
}

function checkBothOrders(position: CheckedPosition, answers: readonly AnyDecision[]): void {
  const forth = withoutFigures(stateAfter(position, answers));
  const back = withoutFigures(stateAfter(position, answers.toReversed()));
  const difference = firstDifference(forth, back);
  if (difference !== undefined) violation(`the order of ${JSON.stringify(answers)} matters: ${difference}`);
}

function stateAfter({ rules, game, lists }: CheckedPosition, answers: readonly AnyDecision[]): GameState {
  const state = rules.clone(game.state);
  for (const { seat, move } of answers) {
    const changed = firstDifference(lists[seat], rules.moves(state, seat));
    if (changed !== undefined) violation(`after answers of others, seat ${seat} has other moves: ${changed}`);
    rules.apply(state, seat, move);
  }
  return state;
}
