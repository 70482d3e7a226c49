export * from './agenda.ts';
export * from './chance.ts';
export * from './play.ts';
export * from './prose.ts';
export * from './record.ts';
export * from './result.ts';
export * from './rules.ts';
export * from './schema.ts';
