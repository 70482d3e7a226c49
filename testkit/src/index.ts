/** The part of the test kit that needs no test runner; the rest is in `@signoria/testkit/vitest`. */
export * from './archive.ts';
export * from './checks/index.ts';
export * from './conformance.ts';
export * from './driver.ts';
export * from './freeze.ts';
export * from './fuzz.ts';
export * from './golden.ts';
export * from './json.ts';
export * from './lively.ts';
export * from './moments.ts';
export * from './options.ts';
export * from './perft.ts';
export * from './shrink.ts';
export * from './subject.ts';
export * from './table.ts';
export * from './wander.ts';
export * from './words.ts';
