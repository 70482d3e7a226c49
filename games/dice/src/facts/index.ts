/** Derived facts for the web page, the terminal, hints and bots. They decide nothing about legal moves. */
export * from './outcome.ts';
export * from './round.ts';
export * from './sheet.ts';
export * from './uses.ts';
