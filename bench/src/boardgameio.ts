import { createRequire } from 'node:module';
import type { GameState } from '@signoria/engine';
import type { Contestant } from './contestant.ts';
import { repeatUntilTimeIsUp } from './contestant.ts';
import type { BenchSetup, PlayedDecision } from './games.ts';
import { oneGame } from './games.ts';

/** The used part of boardgame.io's internals. Its package has no entry point that Node can import by name. */
interface Internals {
  CreateGameReducer(setup: { game: object }): (state: BoardState, action: object) => BoardState;
  InitializeGame(setup: { game: object; numPlayers: number }): BoardState;
}
interface BoardState {
  readonly G: GameState;
}
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Internals;

/**
 * Returns a contestant that plays the same game in boardgame.io: its reducer holds the state, and our rules change the
 * draft. Any player may move at any time and undo is disabled, which minimizes boardgame.io's work.
 */
export function sameGameInBoardgameIo(setting: BenchSetup): Contestant {
  const game = oneGame(setting);
  const playAll = gameInBoardgameIo(setting, game);
  return {
    what: `the same game through boardgame.io's reducer, ${setting.seats} seats`,
    run: repeatUntilTimeIsUp(() => {
      playAll();
      return game.length;
    }),
  };
}

/** Returns a function that plays all decisions of the game through the reducer and returns the final state. */
export function gameInBoardgameIo(setting: BenchSetup, game: readonly PlayedDecision[]): () => GameState {
  const reduce = reducer(
    setting,
    sameGame(setting, () => game[0]?.state as GameState),
  );
  return () => {
    let state = reduce.start;
    for (const { seat, move } of game) state = reduce.move(state, seat, move);
    return state.G;
  };
}

/** Returns our game as a boardgame.io game. `begin` provides the initial state of every table. */
export function sameGame({ rules, options }: BenchSetup, begin: () => GameState): object {
  const figures = rules.figures(options);
  return wrapped(begin, ({ G }, seat, move) => {
    rules.apply({ figures, table: G.table, secret: G.secret }, seat as number, move); // a result would replace G
  });
}

/** Returns a contestant for the reducer alone, in its best case: one number changes in a state of the same size. */
export function bareBoardgameIo(setting: BenchSetup): Contestant {
  const taken = oneGame(setting);
  const middle = taken[Math.floor(taken.length / 2)]?.state as GameState;
  const game = wrapped(
    () => middle,
    ({ G }) => {
      (G.table as { round: number }).round++;
    },
  );
  const reduce = reducer(setting, game);
  return {
    what: `boardgame.io's reducer changing one number, ${setting.seats} seats`,
    run: repeatUntilTimeIsUp(() => {
      let state = reduce.start;
      for (let decision = 0; decision < 100; decision++) state = reduce.move(state, 0, null);
      return 100;
    }),
  };
}

type Decide = (context: BoardState, seat: unknown, move: unknown) => void;

function wrapped(begin: () => GameState, decide: Decide): object {
  return {
    name: 'same',
    disableUndo: true,
    setup() {
      const { table, secret } = begin();
      return JSON.parse(JSON.stringify({ table, secret }));
    },
    turn: { activePlayers: { all: '' } },
    moves: { decide: { move: decide, noLimit: true } },
  };
}

function reducer({ seats }: BenchSetup, game: object) {
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: seats });
  const move = (state: BoardState, seat: number, made: unknown) =>
    reduce(state, { type: 'MAKE_MOVE', payload: { type: 'decide', args: [seat, made], playerID: String(seat) } });
  return { start, move };
}
