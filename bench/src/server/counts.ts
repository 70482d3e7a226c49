import { createHook } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { CATALOGUE } from '@signoria/catalogue/all';

/**
 * Imported into a server before its own program, instead of report.ts. Counts operations that every move repeats, and
 * sends the counts to the parent process.
 */
const counts = {
  'JSON texts parsed': 0,
  'JSON texts serialised': 0,
  'characters of JSON serialised': 0,
  'promises created': 0,
  'timers and immediates set': 0,
  'SQL statements run': 0,
  'SQL statements prepared': 0,
  'socket writes': 0,
  'states copied': 0,
  'views built': 0,
  'views built with a copy of the table': 0,
  'lists of moves built': 0,
};
export type CountName = keyof typeof counts;

// biome-ignore lint/suspicious/noExplicitAny: methods of any shape are counted alike
type Method = (...args: any[]) => any;

/** Calls `count` before each call of a method. */
function countCalls(owner: object, name: string, count: () => void): void {
  const methods = owner as Record<string, Method | undefined>;
  const method = methods[name];
  if (method === undefined) return; // an older version may not have it
  methods[name] = function (this: unknown, ...args: unknown[]) {
    count();
    return method.apply(this, args);
  };
}

const counting = (name: CountName) => () => {
  counts[name]++;
};

countCalls(JSON, 'parse', counting('JSON texts parsed'));
const print = JSON.stringify as Method;
JSON.stringify = ((...args: unknown[]) => {
  const text = print(...args);
  counts['JSON texts serialised']++;
  counts['characters of JSON serialised'] += typeof text === 'string' ? text.length : 0;
  return text;
}) as typeof JSON.stringify;
for (const timer of ['setTimeout', 'setImmediate'])
  countCalls(globalThis, timer, counting('timers and immediates set'));
createHook({
  init(_id, type) {
    if (type === 'PROMISE') counts['promises created']++;
  },
}).enable();
for (const write of ['_write', '_writev']) countCalls(Socket.prototype, write, counting('socket writes'));

for (const { rules } of Object.values(CATALOGUE)) {
  countCalls(rules, 'clone', counting('states copied'));
  countCalls(rules, 'sharedView', counting('views built'));
  countCalls(rules, 'view', counting('views built with a copy of the table'));
  countCalls(rules, 'moves', counting('lists of moves built'));
}

/** The used part of better-sqlite3, resolved from the server's location. */
type Sqlite = new (file: string) => { prepare(text: string): object };
const Database = createRequire(import.meta.url)('better-sqlite3') as Sqlite & { prototype: object };
const statement = Object.getPrototypeOf(new Database(':memory:').prepare('select 1')) as object;
for (const run of ['run', 'get', 'all']) countCalls(statement, run, counting('SQL statements run'));
countCalls(Database.prototype, 'prepare', counting('SQL statements prepared'));

process.on('message', () =>
  process.send?.({ ...process.cpuUsage(), memory: process.memoryUsage.rss(), counts: { ...counts } }),
);
process.on('disconnect', () => process.exit()); // the parent process has ended
