import type { AnyGame, AnyRules, Chance, GameTypes, Seat } from '@signoria/engine';
import { advance, begin, chance, pick } from '@signoria/engine';
import { CHECKS } from './checks/index.ts';
import type { AnyDecision, Check, Finding, Knowledge, PlayThrough, Setting, Tally } from './subject.ts';

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

export interface Plan extends Setting, Knowledge<GameTypes>, MovePolicy<GameTypes> {
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
 * Expensive checks run on every seventh state. From `THINNER_FROM` decisions on, the interval doubles each time the
 * length of the game doubles.
 */
const SAMPLED_EVERY = 7;
const THINNER_FROM = 500;

/** Plays a random game and runs every check on it. Collects at most one finding per check. */
export function playThrough(rules: AnyRules, plan: Plan): CheckedGame {
  const draw = chance(plan.seed, 'kit');
  return walk(rules, plan, ({ pending, lists, game }) => {
    const seat = pick(draw, pending);
    const list = lists[seat] ?? [];
    if (list.length === 0) return undefined;
    const move = plan.choose === undefined ? pick(draw, list) : plan.choose(list, draw, game.state, seat);
    return { seat, move };
  });
}

/** Runs the checks on a game that was already played. */
export function playLog(rules: AnyRules, plan: Plan, decisions: readonly AnyDecision[]): CheckedGame {
  return walk(rules, plan, ({ game }) => decisions[game.decisions.length]);
}

type Decide = (through: PlayThrough) => AnyDecision | undefined;

function walk(rules: AnyRules, plan: Plan, decide: Decide): CheckedGame {
  const most = rules.mostDecisions(plan.options, plan.seats);
  const findings: Finding[] = [];
  const tally: Tally = { swaps: 0, changes: 0 };
  let checks = plan.checks ?? CHECKS;
  let game: AnyGame | undefined;
  /** The decision being applied. If the rules throw, it belongs in the log of the finding. */
  let decision: AnyDecision | undefined;

  const runChecks = (through: PlayThrough, isDue: (check: Check) => boolean): void => {
    for (const check of checks.filter(isDue)) {
      const reason = errorOf(() => check.run(through));
      if (reason === undefined) continue;
      findings.push(finding(rules, check.name, reason, plan, through.game.decisions));
      checks = checks.filter((other) => other !== check);
    }
  };
  const reason = errorOf(() => {
    let through = opening(rules, plan, tally);
    for (;;) {
      game = through.game;
      const sampled = isSampled(through);
      runChecks(through, ({ when }) => when === 'every' || (when === 'sampled' && sampled));
      const goesOn = through.pending.length > 0 && game.decisions.length < most;
      decision = goesOn ? decide(through) : undefined;
      if (decision === undefined) break;
      through = next(through, decision);
      decision = undefined;
    }
    runChecks(through, ({ when }) => when === 'end');
  });
  if (reason !== undefined) {
    const log = [...(game?.decisions ?? []), ...(decision === undefined ? [] : [decision])];
    findings.push(finding(rules, RULES_HOLD, reason, plan, log));
  }
  return { game, findings, tally };
}

/**
 * Returns true if expensive checks run on this state. The remainder depends on the seed, so games with seven decisions
 * a round are sampled at all points.
 */
function isSampled({ game, pending }: PlayThrough): boolean {
  let every = SAMPLED_EVERY;
  for (let from = THINNER_FROM; game.decisions.length >= from; from *= 2) every *= 2;
  const remainder = Number.parseInt(game.seed.slice(0, 4), 16) % every;
  return pending.length !== 1 || game.decisions.length % every === remainder;
}

function opening(rules: AnyRules, plan: Plan, tally: Tally): PlayThrough {
  const game = begin(rules, plan.options, plan.seats, plan.seed);
  const stock = plan.census?.(game.state);
  return { rules, knowledge: plan, stock, tally, ...positionOf(rules, game), events: [], outcome: undefined };
}

function next(through: PlayThrough, { seat, move }: AnyDecision): PlayThrough {
  const { game, events, outcome } = advance(through.rules, through.game, seat, move);
  return { ...through, ...positionOf(through.rules, game), events, outcome };
}

function positionOf(rules: AnyRules, game: AnyGame): Pick<PlayThrough, 'game' | 'pending' | 'lists'> {
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
