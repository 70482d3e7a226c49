import type { AnyRules } from '@signoria/engine';
import { seatCounts } from '@signoria/engine';
import type { GalleryGame, GalleryPosition } from './walk.ts';
import { walk } from './walk.ts';

/** Games to play for each set of options before a question counts as not found. */
const MOST_GAMES = 60;

/**
 * Returns a position for each question of a game, in the order of the rules. In the first game that asks a question, it
 * is the position with the most legal answers.
 */
export function findPositions(rules: AnyRules): readonly GalleryPosition[] {
  const found = new Map<string, GalleryPosition>();
  for (const game of gamesOf(rules)) {
    if (rules.questionNames.every((ask) => found.has(ask))) break;
    for (const [ask, position] of positionsIn(rules, game)) if (!found.has(ask)) found.set(ask, position);
  }
  return rules.questionNames.flatMap((ask) => found.get(ask) ?? []);
}

/** Yields games with default options, then with each flag changed, for all numbers of players from two. */
function* gamesOf(rules: AnyRules): Generator<GalleryGame> {
  const flags = rules.options.flatMap((option) => (option.kind === 'flag' ? [{ [option.id]: !option.default }] : []));
  const counts = seatCounts(rules.seats).filter((seats) => seats > 1);
  for (const options of [{}, ...flags])
    for (let number = 0; number < MOST_GAMES; number++) {
      const seats = counts[number % counts.length] ?? 2;
      yield { game: rules.id, options, seats, seed: String(number) };
    }
}

function positionsIn(rules: AnyRules, game: GalleryGame): ReadonlyMap<string, GalleryPosition> {
  const best = new Map<string, { readonly answers: number; readonly position: GalleryPosition }>();
  for (const { replay, seat, ask } of walk(rules, game)) {
    const answers = rules.moves(replay.game.state, seat).length;
    if (answers <= (best.get(ask)?.answers ?? 0)) continue;
    best.set(ask, { answers, position: { ...game, ask, decisions: replay.entries.length } });
  }
  return new Map([...best].map(([ask, { position }]) => [ask, position]));
}
