import type { Named, Prose } from './prose.ts';
import { plain } from './prose.ts';

/** A sentence of a rule that decides what the printed rulebook leaves open. */
export interface Ruling {
  readonly ruling: string;
  /** The reason in short; empty if none is given. */
  readonly reason: string;
}

/** The text of a rule or the title of a chapter. The sentences of a list form one paragraph. */
export type Rule = string | readonly (string | Ruling)[];

export function ruling(text: string, reason = ''): Ruling {
  return { ruling: text, reason };
}

/** The sign after a ruling. */
export const RULING_SIGN = '§';

/** Returns a rule as one text, with `sign` after each ruling. */
export function ruleText(rule: Rule, sign = ''): string {
  if (typeof rule === 'string') return rule;
  return rule.map((part) => (typeof part === 'string' ? part : `${part.ruling}${sign}`)).join(' ');
}

export function rulingsIn(rule: Rule | undefined): readonly Ruling[] {
  if (rule === undefined || typeof rule === 'string') return [];
  return rule.filter((part): part is Ruling => typeof part !== 'string');
}

/** The rules of a game on one page, for newcomers. */
export interface Overview {
  readonly aim: string;
  /** The unit that repeats, a round or a turn: its name as a heading, and its steps. */
  readonly round: { readonly name: string; readonly steps: readonly string[] };
  /** The condition that ends the game. */
  readonly end: string;
  /** The sources of points, one each. */
  readonly points: readonly string[];
}

/** A worked example of a rule, with named players. */
export interface Example {
  /** The components that are drawn beside it, by id. */
  readonly shows: readonly string[];
  /** One step each. Names and amounts of components are typed pieces, which a page draws with their symbols. */
  readonly steps: readonly Prose[];
}

/** Worked examples by the number of their rule. */
export type Examples<RuleNumber extends string> = Readonly<Partial<Record<RuleNumber, Example>>>;

/** A component or an amount of it within a worked example: `named('wood', '2 wood')`. */
export function named(of: string, text: string): Named {
  return { of, text };
}

export function exampleText({ steps }: Example): string {
  return steps.map(plain).join(' ');
}

/** The rules of a game for readers, in one language. */
export interface Rulebook<RuleNumber extends string = string> {
  readonly overview: Overview;
  /** By number; "R4" is the title of a chapter, "R4.1" a rule in it. */
  readonly rules: Readonly<Record<RuleNumber, Rule>>;
  readonly examples: Examples<RuleNumber>;
}

/** The words around the rules of any game. */
export interface RulebookWords {
  readonly aim: string;
  readonly end: string;
  readonly points: string;
  readonly example: string;
  /** The name and the meaning of `RULING_SIGN`. */
  readonly ruling: { readonly name: string; readonly explained: string; readonly legend: string };
}
