/** Facts derived from positions, for the page, the terminal, hints and bots. The rules do not depend on them. */
export * from './city.ts';
export * from './losses.ts';
export * from './outcome.ts';
export * from './pieces.ts';
export * from './plan.ts';
export * from './site.ts';
export * from './turn.ts';
