import type { AnyGame, AnyRules, Chance, GameTypes, Seat } from '@signoria/engine';
import { advance, begin, chance, pick } from '@signoria/engine';
import type { AnyDecision, Check, CheckedPosition, Finding, Setting, Tally, TestFunctions } from './check.ts';
import { CHECKS } from './checks/index.ts';

export type Choose<G extends GameTypes> = (
  moves: readonly G['move'][],
  draw: Chance,
  state: G['state'],
  seat: Seat,
) => G['move'];

/** The policy by which the seats choose moves; random without it. */
export interface MovePolicy<G extends GameTypes> {
  readonly choose?: Choose<G> | undefined;
}

export interface CheckedGameSettings extends Setting, TestFunctions<GameTypes>, MovePolicy<GameTypes> {
  readonly checks?: readonly Check[];
}

export interface CheckedGame {
  readonly game: AnyGame | undefined;
  readonly findings: readonly Finding[];
  readonly tally: Tally;
}

/** The name of the finding that the rules themselves threw. */
export const RULES_HOLD = 'the rules throw no error';
/**
 * Expensive checks run on every seventh state, and on each state in which several seats decide or the game is over. From
 * `THINNER_FROM` decisions on, the interval doubles each time the length of the game doubles.
 */
const SAMPLED_EVERY = 7;
const THINNER_FROM = 500;

/** Plays a random game and runs every check on it. Collects at most one finding per check. */
export function playThrough(rules: AnyRules, settings: CheckedGameSettings): CheckedGame {
  const draw = chance(settings.seed, 'kit');
  return walk(rules, settings, ({ pending, lists, game }) => {
    const seat = pick(draw, pending);
    const list = lists[seat] ?? [];
    if (list.length === 0) return undefined;
    const move = settings.choose === undefined ? pick(draw, list) : settings.choose(list, draw, game.state, seat);
    return { seat, move };
  });
}

/** Runs the checks on a game that was already played. */
export function playLog(
  rules: AnyRules,
  settings: CheckedGameSettings,
  decisions: readonly AnyDecision[],
): CheckedGame {
  return walk(rules, settings, ({ game }) => decisions[game.decisions.length]);
}

type Decide = (position: CheckedPosition) => AnyDecision | undefined;

function walk(rules: AnyRules, settings: CheckedGameSettings, decide: Decide): CheckedGame {
  const most = rules.mostDecisions(settings.options, settings.seats);
  const findings: Finding[] = [];
  const tally: Tally = { swaps: 0, changes: 0 };
  let checks = settings.checks ?? CHECKS;
  let game: AnyGame | undefined;
  /** The decision being applied. If the rules throw, it belongs in the log of the finding. */
  let decision: AnyDecision | undefined;

  const runChecks = (position: CheckedPosition, isDue: (check: Check) => boolean): void => {
    for (const check of checks.filter(isDue)) {
      const reason = errorOf(() => check.run(position));
      if (reason === undefined) continue;
      findings.push(finding(rules, check.name, reason, settings, position.game.decisions));
      checks = checks.filter((other) => other !== check);
    }
  };
  const reason = errorOf(() => {
    let position = opening(rules, settings, tally);
    for (;;) {
      game = position.game;
      const sampled = isSampled(position);
      runChecks(position, ({ when }) => when === 'every' || (when === 'sampled' && sampled));
      const goesOn = position.pending.length > 0 && game.decisions.length < most;
      decision = goesOn ? decide(position) : undefined;
      if (decision === undefined) break;
      position = next(position, decision);
      decision = undefined;
    }
    runChecks(position, ({ when }) => when === 'end');
  });
  if (reason !== undefined) {
    const log = [...(game?.decisions ?? []), ...(decision === undefined ? [] : [decision])];
    findings.push(finding(rules, RULES_HOLD, reason, settings, log));
  }
  return { game, findings, tally };
}

/**
 * Returns true if expensive checks run on this state. The remainder depends on the seed, so games with seven decisions
 * a round are sampled at all points.
 */
function isSampled({ game, pending }: CheckedPosition): boolean {
  let every = SAMPLED_EVERY;
  for (let from = THINNER_FROM; game.decisions.length >= from; from *= 2) every *= 2;
  const remainder = Number.parseInt(game.seed.slice(0, 4), 16) % every;
  return pending.length !== 1 || game.decisions.length % every === remainder;
}

function opening(rules: AnyRules, settings: CheckedGameSettings, tally: Tally): CheckedPosition {
  const game = begin(rules, settings.options, settings.seats, settings.seed);
  const initialCounts = settings.census?.(game.state);
  return {
    rules,
    testFunctions: settings,
    initialCounts,
    tally,
    ...positionOf(rules, game),
    events: [],
    outcome: undefined,
  };
}

function next(position: CheckedPosition, { seat, move }: AnyDecision): CheckedPosition {
  const { game, events, outcome } = advance(position.rules, position.game, seat, move);
  return { ...position, ...positionOf(position.rules, game), events, outcome };
}

function positionOf(rules: AnyRules, game: AnyGame): Pick<CheckedPosition, 'game' | 'pending' | 'lists'> {
  const lists = Array.from({ length: game.seats }, (_, seat) => rules.moves(game.state, seat));
  return { game, pending: rules.pending(game.state), lists };
}

function errorOf(run: () => void): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function finding(
  rules: AnyRules,
  check: string,
  reason: string,
  { options, seats, seed }: Setting,
  decisions: readonly AnyDecision[],
): Finding {
  const message = [
    `${check}: ${reason}`,
    `  ${rules.id} version ${rules.rulesVersion}, ${seats} seats, seed ${seed}, ${decisions.length} decisions`,
    `  options ${JSON.stringify(options)}`,
    `  log ${JSON.stringify(decisions)}`,
  ].join('\n');
  return { check, reason, options, seats, seed, decisions, message };
}
