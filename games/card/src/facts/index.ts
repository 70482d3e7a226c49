/** What one may want to know beyond the rules: for the page, the terminal, the hint and the bots. Nothing here decides. */
export * from './outcome.ts';
export * from './round.ts';
export * from './table.ts';
