import type { Bot, BotChoice } from '@signoria/bots';
import { decide, drawOf, winnersOf } from '@signoria/bots';
import type { Answer, AnyGame, Chance, MoveError, Result, Seat, Seed } from '@signoria/engine';
import { advance, begin, checkAnswer, fail, readAnswer, sameJson, withoutFigures } from '@signoria/engine';
import type { TableChoice } from './input.ts';

/**
 * Version of the referee protocol (docs/referee.md): one JSON object per line. Increment it when something changes that
 * programs may rely on. New keys and types need no new version.
 */
export const REFEREE_PROTOCOL_VERSION = 1;

/** An open question to a seat. It stays valid until it is answered or its moves change. */
interface StandingAsk {
  readonly version: number;
  readonly moves: readonly unknown[];
}

/** Writes a message to the external program of a seat, or to all external programs if the seat is null. */
export type WriteMessage = (message: object, seat: Seat | null) => void;

/** A game between built-in bots and external programs. `write` receives every message for the external programs. */
export interface Referee {
  readonly table: TableChoice;
  readonly bots: Map<Seat, Bot>;
  readonly draws: Map<Seat, Chance>;
  readonly write: WriteMessage;
  readonly asks: Map<Seat, StandingAsk>;
  /** The last choice of each bot. */
  readonly plans: Map<Seat, BotChoice>;
  game: AnyGame;
}

/** Sets up the table, writes the hello message, lets bots play and asks the first questions. */
export function openTable(table: TableChoice, seed: Seed, bots: ReadonlyMap<Seat, Bot>, write: WriteMessage): Referee {
  const { rules, options, seats } = table;
  const draws = new Map([...bots.keys()].map((seat) => [seat, drawOf(seed, seat)]));
  const game = begin(rules, options, seats, seed);
  const referee: Referee = { table, bots: new Map(bots), draws, write, asks: new Map(), plans: new Map(), game };
  const { id, rulesVersion } = rules;
  const playedBy = Object.fromEntries([...bots].map(([seat, bot]) => [seat, bot.name]));
  const hello = { type: 'hello', protocol: REFEREE_PROTOCOL_VERSION, game: id, rulesVersion, seats, bots: playedBy };
  write({ ...hello, options, figures: rules.figures(options) }, null);
  advanceBots(referee);
  return referee;
}

export function isOver({ table, game }: Referee): boolean {
  return table.rules.pending(game.state).length === 0;
}

/**
 * Handles a line of input. Plays a valid answer; reports an invalid one as an error and keeps the question open. With
 * `from`, only answers for that seat are valid. Returns true if the answer was played.
 */
export function receive(referee: Referee, line: string, from: Seat | null = null): boolean {
  const answer = parse(line, from);
  const move = answer.ok ? validateAnswer(referee, answer.value) : answer;
  if (answer.ok && move.ok) {
    referee.asks.delete(answer.value.seat);
    playOne(referee, answer.value.seat, move.value);
    advanceBots(referee);
  } else if (!move.ok) {
    const { code, path, message } = move.error;
    referee.write({ type: 'error', code, path, message }, from);
  }
  return move.ok;
}

/** Lets a bot play a seat of an external program from now on. */
export function replaceByBot(referee: Referee, seat: Seat, bot: Bot): void {
  referee.bots.set(seat, bot);
  referee.draws.set(seat, drawOf(referee.game.seed, seat));
  referee.asks.delete(seat);
  advanceBots(referee);
}

function parse(line: string, from: Seat | null): Result<Answer, MoveError> {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return fail('malformed', 'expected a JSON object { seat, version, move } on one line');
  }
  const answer = readAnswer(input);
  if (answer.ok && from !== null && answer.value.seat !== from)
    return fail('notPending', `this program plays seat ${from}, not seat ${answer.value.seat}`, 'seat');
  return answer;
}

/**
 * Validates an answer. It must carry the version of the seat's own question, because other seats may have answered
 * since.
 */
function validateAnswer({ table, game, asks }: Referee, answer: Answer): Result<unknown, MoveError> {
  const ask = asks.get(answer.seat);
  if (ask !== undefined && ask.version !== answer.version)
    return fail(
      'staleVersion',
      `seat ${answer.seat} was asked at version ${ask.version}, the answer is for ${answer.version}`,
      'version',
    );
  const move = typeof answer.move === 'number' ? ask?.moves[answer.move] : answer.move;
  // An index beyond the list is passed on for `checkAnswer` to reject.
  const given = { ...answer, move: move ?? answer.move };
  return checkAnswer(table.rules, game.state, answer.version, given, table.text.en);
}

/** Lets bots decide until only external seats are pending, or the game is over. */
function advanceBots(referee: Referee): void {
  const { table, bots, draws, write } = referee;
  const { rules } = table;
  for (;;) {
    const pending = rules.pending(referee.game.state);
    const seat = pending.find((one) => bots.has(one));
    const bot = seat === undefined ? undefined : bots.get(seat);
    const draw = seat === undefined ? undefined : draws.get(seat);
    if (seat === undefined || bot === undefined || draw === undefined) break;
    const choice = decide(rules, referee.game.state, seat, bot, draw, referee.plans.get(seat));
    referee.plans.set(seat, choice);
    playOne(referee, seat, choice.move);
  }
  if (isOver(referee)) {
    const scores = rules.scores(referee.game.state);
    write({ type: 'over', scores, winners: winnersOf(scores), seed: referee.game.seed }, null);
  } else askPendingSeats(referee);
}

function playOne(referee: Referee, seat: Seat, move: unknown): void {
  const { table, bots, write } = referee;
  const { game, events } = advance(table.rules, referee.game, seat, move);
  referee.game = game;
  if (events.length === 0) return;
  const outside = Array.from({ length: table.seats }, (_, one) => one).filter((one) => !bots.has(one));
  const viewers: readonly (Seat | null)[] = outside.length > 0 ? outside : [null];
  const version = game.decisions.length;
  for (const viewer of viewers) {
    const seen = events.map((one) => table.rules.redact(one, viewer));
    write({ type: 'events', version, seat: viewer, events: seen }, viewer);
  }
}

function askPendingSeats({ table, game, asks, write }: Referee): void {
  const { rules } = table;
  const pending = rules.pending(game.state);
  for (const seat of asks.keys()) if (!pending.includes(seat)) asks.delete(seat);
  for (const seat of pending) {
    const moves = rules.moves(game.state, seat);
    if (sameJson(asks.get(seat)?.moves, moves)) continue;
    const version = game.decisions.length;
    asks.set(seat, { version, moves });
    write({ type: 'ask', seat, version, view: withoutFigures(rules.view(game.state, seat)), moves }, seat);
  }
}
