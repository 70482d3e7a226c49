import type { GameState, Seat } from '@signoria/engine';
import { at, memoizeLast, pick, play, sameJson, withoutFigures } from '@signoria/engine';
import type { Check, CheckedPosition } from '../check.ts';
import { nameOf, viewersOf, violation } from '../check.ts';
import { firstDifference, firstNotJson, revived } from '../json.ts';
import { AHEAD, drawFor, playRandomly } from '../randomPlay.ts';

const MOVES_TRIED = 3;

export const guessesMatchViews: Check = {
  name: 'a viewer cannot tell a guess from the true state',
  when: 'sampled',
  run(position) {
    const { rules, game, lists, pending, testFunctions } = position;
    const draw = drawFor(position, 'guess');
    for (const viewer of viewersOf(position)) {
      const view = rules.view(game.state, viewer);
      const lost = firstNotJson(withoutFigures(view));
      if (lost !== undefined) violation(`the view of ${nameOf(viewer)} contains a value that JSON loses: ${lost}`);
      const guess = rules.guess(revived(view), draw);
      const difference = firstDifference(withoutFigures(view), withoutFigures(rules.view(guess, viewer)));
      if (difference !== undefined) violation(`${nameOf(viewer)} can tell the guess from the truth at ${difference}`);
      const who = firstDifference(pending, rules.pending(guess));
      if (who !== undefined) violation(`in a guess of ${nameOf(viewer)} other seats are pending: ${who}`);
      const moves = viewer === null ? undefined : firstDifference(lists[viewer], rules.moves(guess, viewer));
      if (moves !== undefined) violation(`in its guess ${nameOf(viewer)} has other moves: ${moves}`);
      const count = firstDifference(testFunctions.census?.(game.state), testFunctions.census?.(guess));
      if (count !== undefined) violation(`a guess of ${nameOf(viewer)} has other components: ${count}`);
      const again = rules.guessAgain(guess, viewer, draw);
      const differenceAgain = firstDifference(withoutFigures(view), withoutFigures(rules.view(again, viewer)));
      if (differenceAgain !== undefined)
        violation(`${nameOf(viewer)} can tell another guess from the truth at ${differenceAgain}`);
      const countAgain = firstDifference(testFunctions.census?.(game.state), testFunctions.census?.(again));
      if (countAgain !== undefined) violation(`another guess of ${nameOf(viewer)} has other components: ${countAgain}`);
      playRandomly(rules, guess, draw, AHEAD);
    }
  },
};

export const redrawsKeepSecrets: Check = {
  name: 'nobody can tell a position whose draws to come were redrawn from the true one',
  when: 'sampled',
  run(position) {
    const { rules, game, testFunctions } = position;
    const draw = drawFor(position, 'redraw');
    const redrawn = rules.redraw(game.state, draw);
    for (const viewer of viewersOf(position)) {
      const seen = differenceSeen(position, game.state, redrawn, viewer);
      if (seen !== undefined) violation(`${nameOf(viewer)} can tell the redrawn position from the true one at ${seen}`);
    }
    const count = firstDifference(testFunctions.census?.(game.state), testFunctions.census?.(redrawn));
    if (count !== undefined) violation(`the redrawn position has other components: ${count}`);
    playRandomly(rules, redrawn, draw, AHEAD);
  },
};

export const viewsKeepSecrets: Check = {
  name: 'views contain nothing that the viewer may not know',
  when: 'sampled',
  run(position) {
    const { rules, game, pending, tally } = position;
    forEachSwap(position, (viewer, swapped) => {
      tally.swaps++;
      if (!sameJson(game.state.secret, swapped.secret)) tally.changes++;
      const seen = differenceSeen(position, game.state, swapped, viewer);
      if (seen !== undefined) violation(`${nameOf(viewer)} sees what it may not know at ${seen}`);
      const who = firstDifference(pending, rules.pending(swapped));
      if (who !== undefined) violation(`the pending seats depend on what ${nameOf(viewer)} may not know: ${who}`);
    });
    for (const viewer of viewersOf(position)) {
      const view = withoutFigures(rules.view(game.state, viewer));
      const difference = firstDifference(view, withoutFigures(rules.sharedView(game.state, viewer)));
      if (difference !== undefined)
        violation(`the shared view of ${nameOf(viewer)} differs from its view at ${difference}`);
    }
  },
};

export const movesKeepSecrets: Check = {
  name: 'the moves of a seat do not depend on what it may not know',
  when: 'sampled',
  run(position) {
    forEachSwap(position, (viewer, swapped) => {
      if (viewer === null) return;
      const difference = firstDifference(position.lists[viewer], position.rules.moves(swapped, viewer));
      if (difference !== undefined)
        violation(`the moves of ${nameOf(viewer)} depend on what it may not know: ${difference}`);
    });
  },
};

/**
 * Plays the same move in two states that a viewer cannot distinguish. If the viewer cannot distinguish the resulting
 * states either, the redacted events must be equal, too.
 */
export const eventsKeepSecrets: Check = {
  name: 'events contain nothing that the viewer may not know',
  when: 'sampled',
  run(position) {
    const { rules, testFunctions } = position;
    forEachMoveInBoth(position, (viewer, mover, move, truth, other) => {
      if (differenceSeen(position, truth.state, other.state, viewer) !== undefined) return;
      const [seen, seenOther] = [truth, other].map(({ events }) =>
        events
          .filter((event) => testFunctions.isShownOnlyOnce?.(event) !== true)
          .map((event) => rules.redact(event, viewer)),
      );
      const difference = firstDifference(seen, seenOther);
      if (difference !== undefined)
        violation(
          `when seat ${mover} plays ${JSON.stringify(move)}, events tell ${nameOf(viewer)} too much: ${difference}`,
        );
    });
  },
};

/**
 * Checks that a move that gives its mover new information raises the undo barrier. Otherwise the mover could undo it
 * and choose a better one.
 */
export const undoRevealsNothing: Check = {
  name: 'an undo gives no hidden information',
  when: 'sampled',
  run(position) {
    const { rules } = position;
    forEachMoveInBoth(position, (viewer, mover, move, truth, other) => {
      if (viewer !== mover || rules.pending(truth.state).length === 0 || rules.pending(other.state).length === 0)
        return;
      if (truth.events.some((event) => rules.reveals(event))) return;
      const learned = differenceSeen(position, truth.state, other.state, mover);
      if (learned !== undefined)
        violation(
          `${JSON.stringify(move)} of seat ${mover} gives the mover new information, but rules.reveals is true for none of its events: ${learned}`,
        );
    });
  },
};

/**
 * Checks, together with `undoRevealsNothing`, that all guesses of an open game are equivalent until the next random draw.
 */
export const openGamesHideNothing: Check = {
  name: 'open games hide only future random draws',
  when: 'sampled',
  run(position) {
    const { rules, game } = position;
    if (!rules.isOpen) return;
    const draw = drawFor(position, 'open');
    for (const viewer of viewersOf(position)) {
      const guess = rules.guess(rules.view(game.state, viewer), draw);
      for (const other of viewersOf(position)) {
        const seen = differenceSeen(position, game.state, guess, other);
        if (seen !== undefined) violation(`${nameOf(viewer)} cannot know what ${nameOf(other)} sees at ${seen}`);
      }
    }
  },
};

interface Played {
  readonly state: GameState;
  readonly events: readonly unknown[];
}

function forEachMoveInBoth(
  position: CheckedPosition,
  visit: (viewer: Seat | null, mover: Seat, move: unknown, truth: Played, other: Played) => void,
): void {
  for (const { viewer, mover, move, truth, other } of movesInBoth(position, null))
    visit(viewer, mover, move, truth, other);
}

/**
 * Some moves that are legal both in the true state and in a swapped one, with their results. Memoized for two checks.
 */
const movesInBoth = memoizeLast((position: CheckedPosition, _: null) => {
  const { rules, game, pending } = position;
  const draw = drawFor(position, 'both');
  const lists = position.lists.map((list) => list.map((move) => ({ move, key: JSON.stringify(move) })));
  const played: { viewer: Seat | null; mover: Seat; move: unknown; truth: Played; other: Played }[] = [];
  forEachSwap(position, (viewer, swapped) => {
    for (const mover of pending) {
      // The swap may change the mover's own secrets, and with them its legal moves.
      const legal = new Set(rules.moves(swapped, mover).map((move) => JSON.stringify(move)));
      const both = at(lists, mover).filter(({ key }) => legal.has(key));
      for (let tried = 0; tried < MOVES_TRIED && both.length > 0; tried++) {
        const { move } = pick(draw, both);
        const [truth, other] = [play(rules, game.state, mover, move), play(rules, swapped, mover, move)];
        played.push({ viewer, mover, move, truth, other });
      }
    }
  });
  return played;
});

function forEachSwap(position: CheckedPosition, visit: (viewer: Seat | null, swapped: GameState) => void): void {
  for (const { viewer, swapped } of swaps(position, null)) visit(viewer, swapped);
}

/** For each viewer a state with other hidden components, memoized for all checks of one position. */
const swaps = memoizeLast((position: CheckedPosition, _: null) => {
  const { game, testFunctions } = position;
  const { swapHidden } = testFunctions;
  if (swapHidden === undefined) return [];
  const draw = drawFor(position, 'swap');
  return viewersOf(position).map((viewer) => {
    const swapped = swapHidden(game.state, viewer, draw);
    const open = firstDifference(game.state.table, swapped.table);
    if (open !== undefined) violation(`swapHidden, which the test supplies, changed a public part: ${open}`);
    const count = firstDifference(testFunctions.census?.(game.state), testFunctions.census?.(swapped));
    if (count !== undefined) violation(`swapHidden, which the test supplies, changed the components: ${count}`);
    return { viewer, swapped };
  });
});

function differenceSeen(
  { rules }: CheckedPosition,
  one: GameState,
  other: GameState,
  viewer: Seat | null,
): string | undefined {
  return firstDifference(withoutFigures(rules.view(one, viewer)), withoutFigures(rules.view(other, viewer)));
}
