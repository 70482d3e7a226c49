import { API_PREFIX, ROUTES, requestPath } from '@signoria/protocol';
import { settingOf } from '../contestants.ts';
import type { Attack, AttackSize } from './attack.ts';
import { waves } from './attack.ts';
import { longGame, newGuest, newTable, openConnection, sendIgnoringAnswer } from './attackClient.ts';

/** Attacks over HTTP. */
export const REQUEST_ATTACKS: readonly Attack[] = [
  { id: 'rename', what: 'ten new names for a person with 400 tables', prepare: renames },
  { id: 'course', what: 'the whole history of a long game, ten times', prepare: histories },
  { id: 'encoded', what: '900 requests for the list of tables as /%61pi/tables', prepare: encodedPaths },
  { id: 'absolute', what: '900 requests in absolute form, in one write', prepare: absoluteForm },
  { id: 'lobby', what: '900 requests for a list of 50 tables with large figures', prepare: lobbyList },
  { id: 'refused', what: '9,000 requests beyond the limit on one connection, in one write', prepare: refusedRequests },
  { id: 'files', what: '900 requests for the page over twenty connections', prepare: files },
];

async function renames(address: string, { tables }: AttackSize) {
  const cookie = await newGuest(address);
  for (let count = 0; count < tables; count++) await newTable(address, cookie);
  return waves(async (wave) => {
    const names = Array.from({ length: 10 }, (_, count) => `Eve ${wave} ${count}`);
    await Promise.all(
      names.map((name) => sendIgnoringAnswer(`${address}${ROUTES.renameMe.path}`, cookie, 'PATCH', { name })),
    );
  });
}

async function histories(address: string, { decisions }: AttackSize) {
  const table = await longGame(address, decisions);
  const cookie = await newGuest(address);
  const url = `${address}${requestPath('fetchHistory', { params: { id: table } })}`;
  return waves(() => inParallel(10, () => sendIgnoringAnswer(url, cookie)));
}

async function encodedPaths(address: string, { messages }: AttackSize) {
  return waves(() =>
    inParallel(messages, () => sendIgnoringAnswer(`${address}${ROUTES.listTables.path.replace('a', '%61')}`, '')),
  );
}

async function absoluteForm(address: string, { messages }: AttackSize) {
  return waves(() => pipelined(address, `${address}${ROUTES.listTables.path}`, messages));
}

/** Number of lobby tables with the largest possible override of the figures, which makes the longest list. */
const MOST_TABLES = 50;

async function lobbyList(address: string, { messages, tables }: AttackSize) {
  const cookie = await newGuest(address);
  const seats = [{ kind: 'person' }, { kind: 'open' }];
  const wanted = {
    game: 'florenza',
    seats,
    visibility: 'public',
    options: { figures: largestOverride('florenza', 2) },
  };
  for (let count = 0; count < Math.min(tables, MOST_TABLES); count++) await newTable(address, cookie, wanted);
  return waves(() => inParallel(messages, () => sendIgnoringAnswer(`${address}${ROUTES.listTables.path}`, cookie)));
}

/** Returns an override of all figures of a game that its options allow to change. */
function largestOverride(game: string, seats: number): object {
  const { rules, options } = settingOf(game, seats);
  const figures = structuredClone(rules.figures(options)) as Record<string, unknown>;
  for (;;) {
    const read = rules.readOptions({ figures }, seats);
    if (read.ok) return figures;
    const path = read.error.path.replace(/^(options\.)?figures\./, '').split('.');
    const key = path.at(-1) ?? '';
    const parent = path.slice(0, -1).reduce((at, step) => at[step] as Record<string, unknown>, figures);
    if (!(key in parent)) throw new Error(`bench: no figures to override: ${read.error.path}`);
    delete parent[key];
  }
}

async function refusedRequests(address: string, { messages }: AttackSize) {
  return waves(() => pipelined(address, `${API_PREFIX}nothing`, messages * 10));
}

async function files(address: string, { messages }: AttackSize) {
  return waves(() => inParallel(messages, () => sendIgnoringAnswer(`${address}/`, '')));
}

function inParallel(count: number, action: () => Promise<void>): Promise<unknown> {
  return Promise.all(Array.from({ length: count }, action));
}

/** Timeout for a server that neither answers nor closes the connection. */
const ANSWER_TIMEOUT_MS = 5000;

/** Pipelines requests on one connection until all are answered or the server closes it. */
async function pipelined(address: string, target: string, requests: number): Promise<void> {
  const connection = openConnection(address);
  const closed = new Promise((resolve) => connection.once('close', resolve));
  const { host } = new URL(address);
  const one = `GET ${target} HTTP/1.1\r\nhost: ${host}\r\n`;
  connection.resume().setTimeout(ANSWER_TIMEOUT_MS, () => connection.destroy());
  connection.write(`${one}\r\n`.repeat(requests - 1));
  connection.write(`${one}connection: close\r\n\r\n`);
  await closed;
}
