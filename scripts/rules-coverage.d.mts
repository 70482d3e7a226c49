export interface RulesCoverage {
  game: string;
  rules: string[];
  untested: string[];
  uncoded: string[];
}
export declare function rulesCoverage(games?: string): RulesCoverage[];
