/** What one may want to know beyond the rules: for the page, the terminal, the hint and the bots. Nothing here decides. */
export * from './cards.ts';
export * from './city.ts';
export * from './outcome.ts';
export * from './pieces.ts';
export * from './site.ts';
export * from './turn.ts';
