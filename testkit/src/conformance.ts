import type { AnyRules, GameRules, GameTypes } from '@signoria/engine';
import { derivedSeed, errorText, seedFromText, unreachable } from '@signoria/engine';
import type { Check, Finding, Setting, TestFunctions } from './check.ts';
import { CHECKS } from './checks/index.ts';
import type { MovePolicy } from './driver.ts';
import { playThrough, RULES_HOLD } from './driver.ts';

export interface Conformance<G extends GameTypes> extends TestFunctions<G>, MovePolicy<G> {
  /** Inputs of `readOptions`. Each is played at every number of seats that it allows. */
  readonly optionSets: readonly unknown[];
  /** The number of games per option set and number of seats. */
  readonly games?: number;
  /** Any text. */
  readonly seed?: string;
  readonly checks?: readonly Check[];
}

export interface Report {
  /** The first finding of each check, and one for each game in which the rules threw. */
  readonly findings: readonly Finding[];
  readonly games: number;
}

/** The name of the finding that `swapHidden` never changed a hidden component, so that the secrecy checks were vacuous. */
export const HIDDEN_SWAPPED = 'swapHidden changes hidden components';

/** All names that a finding can have. */
export const FINDING_NAMES: readonly string[] = [RULES_HOLD, ...CHECKS.map(({ name }) => name), HIDDEN_SWAPPED];

/** Plays random games with all option sets and numbers of seats, and reports the findings of the checks. */
export function examine<G extends GameTypes>(rules: GameRules<G>, conformance: Conformance<G>): Report {
  const { optionSets, games = 4, seed = 'conformance', ...plan } = conformance as unknown as Conformance<GameTypes>;
  const findings: Finding[] = [];
  const tally = { swaps: 0, changes: 0 };
  const settings = settingsOf(rules, optionSets, games, seed);
  let checks = plan.checks ?? CHECKS;
  for (const setting of settings) {
    const outcome = playThrough(rules, { ...plan, ...setting, checks });
    findings.push(...outcome.findings);
    checks = checks.filter(({ name }) => !outcome.findings.some(({ check }) => check === name));
    tally.swaps += outcome.tally.swaps;
    tally.changes += outcome.tally.changes;
  }
  if (tally.swaps > 0 && tally.changes === 0) findings.push(vacuous(settings, tally.swaps));
  return { findings, games: settings.length };
}

function settingsOf(rules: AnyRules, optionSets: readonly unknown[], games: number, seed: string): readonly Setting[] {
  return optionSets.flatMap((input, index) => {
    const settings: Setting[] = [];
    let refused = 'no number of seats';
    for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) {
      const options = rules.readOptions(input, seats);
      if (!options.ok) refused = errorText(options.error);
      else
        for (let game = 0; game < games; game++)
          settings.push({
            options: options.value,
            seats,
            seed: derivedSeed(seedFromText(seed), `options ${index}, ${seats} seats`, game),
          });
    }
    return settings.length > 0 ? settings : unreachable(`options ${JSON.stringify(input)} were refused: ${refused}`);
  });
}

function vacuous(settings: readonly Setting[], swaps: number): Finding {
  const reason = `vacuous: swapHidden changed nothing in ${swaps} states of ${settings.length} games`;
  const [setting] = settings;
  if (setting === undefined) return unreachable('no game was played');
  return { ...setting, check: HIDDEN_SWAPPED, reason, decisions: [], message: `${HIDDEN_SWAPPED}: ${reason}` };
}
