import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyRules, Seat } from '@signoria/engine';
import { begin, replayDecisions, withoutFigures } from '@signoria/engine';
import type { Store, StoredDecision, StoredTable } from '../src/store/index.ts';
import type { Acknowledged, Transcript } from './transcript.ts';
import { digest, undoneVersions } from './transcript.ts';

/** The result of checking all messages that the players of some tables received. */
export interface CheckVerdict {
  acknowledged: number;
  lost: number;
  doubled: number;
  divergent: number;
  /** Descriptions of the first few findings. */
  readonly findings: string[];
}

export function emptyVerdict(): CheckVerdict {
  return { acknowledged: 0, lost: 0, doubled: 0, divergent: 0, findings: [] };
}

/** Compares the messages that clients received about a table with the stored table, move by move. */
export async function check(store: Store, transcript: Transcript, verdict: CheckVerdict): Promise<void> {
  const table = await store.findTable(transcript.table);
  if (table === undefined) return addFinding(verdict, 'lost', `table ${transcript.table} is missing`);
  const decisions = await store.decisionsOf(transcript.table);
  checkMoves(transcript, table, decisions, verdict);
  checkDuplicates(transcript, decisions, verdict);
  for (const [key, prints] of transcript.seen)
    if (prints.size > 1)
      addFinding(verdict, 'divergent', `table ${transcript.table}: ${prints.size} positions at ${key}`);
  const lines = (await store.chatOf(transcript.table)).map(({ text }) => text);
  for (const { text, received } of transcript.chat) {
    const times = lines.filter((line) => line === text).length;
    if (received) verdict.acknowledged++;
    if (received && times === 0) addFinding(verdict, 'lost', `table ${transcript.table}: the line "${text}"`);
    if (times > 1) addFinding(verdict, 'doubled', `table ${transcript.table}: the line "${text}"`);
  }
}

/**
 * Checks that every acknowledged decision was sent, is in the log in the order of the acknowledgements, and leads to
 * the acknowledged view, unless it was undone.
 */
function checkMoves(
  transcript: Transcript,
  table: StoredTable,
  decisions: readonly StoredDecision[],
  verdict: CheckVerdict,
): void {
  const views = viewsAlong(table, decisions, verdict);
  const gone = undoneVersions(transcript);
  const sent = new Set(transcript.sent.map(({ seat, move }) => `${seat} ${digest(move)}`));
  const isOurs = ({ seat, move }: StoredDecision) => sent.has(`${seat} ${digest(move)}`);
  let from = 0;
  for (const one of [...transcript.acknowledged].sort((a, b) => a.version - b.version)) {
    verdict.acknowledged++;
    if (gone.get(one.version) === 'surely') continue;
    const place = placeOf(one, decisions, isOurs, views, from);
    if (place !== undefined) from = place + 1;
    else if (!gone.has(one.version))
      addFinding(
        verdict,
        'lost',
        `table ${transcript.table}: ${JSON.stringify(one)}\n${messagesAround(transcript, one)}`,
      );
  }
}

function messagesAround({ messages }: Transcript, { version }: Acknowledged): string {
  const place = messages.findIndex((line) => line.includes(`"version":${version},`));
  return messages.slice(Math.max(0, place - 6), place + 20).join('\n');
}

function placeOf(
  { seat, view }: Acknowledged,
  decisions: readonly StoredDecision[],
  isOurs: (decision: StoredDecision) => boolean,
  views: readonly ((seat: Seat) => string)[],
  from: number,
): number | undefined {
  for (let place = from; place < views.length; place++) {
    const decision = decisions[place];
    if (decision?.seat === seat && isOurs(decision) && views[place]?.(seat) === view) return place;
  }
  return undefined;
}

/** Returns each seat's view after each decision of the log. The whole log must be legal. */
function viewsAlong(table: StoredTable, decisions: readonly StoredDecision[], verdict: CheckVerdict) {
  const rules: AnyRules | undefined = CATALOGUE[table.game]?.rules;
  if (rules === undefined || decisions.length === 0) return [];
  const options = rules.readOptions(table.options, table.seats.length);
  if (!options.ok) throw new Error(`table ${table.id} has no legal options`);
  for (const [place, { number }] of decisions.entries())
    if (number !== place) addFinding(verdict, 'lost', `table ${table.id}: its log has a gap before ${number}`);
  const start = begin(rules, options.value, table.seats.length, table.seed as never);
  const views: ((seat: Seat) => string)[] = [];
  try {
    for (const { game } of replayDecisions(rules, start, decisions))
      views.push((viewer) => digest(JSON.parse(JSON.stringify(withoutFigures(rules.view(game.state, viewer))))));
  } catch {
    const unplayed = decisions[views.length]?.number;
    addFinding(verdict, 'divergent', `table ${table.id}: decision ${unplayed} is not legal`);
  }
  return views;
}

/** Checks that the log contains each move at most as often as the number of positions for which its player sent it. */
function checkDuplicates(transcript: Transcript, decisions: readonly StoredDecision[], verdict: CheckVerdict): void {
  const seats = new Set(transcript.sent.map(({ seat }) => seat));
  const sentFor = new Map<string, Set<number>>();
  for (const { version, seat, move } of transcript.sent) {
    const key = `${seat} ${digest(move)}`;
    sentFor.set(key, (sentFor.get(key) ?? new Set()).add(version));
  }
  const stored = new Map<string, number>();
  for (const { seat, move } of decisions) {
    if (!seats.has(seat)) continue;
    const key = `${seat} ${digest(move)}`;
    stored.set(key, (stored.get(key) ?? 0) + 1);
  }
  for (const [key, times] of stored)
    if (times > (sentFor.get(key)?.size ?? 0))
      addFinding(verdict, 'doubled', `table ${transcript.table}: ${key} is stored ${times} times`);
}

function addFinding(verdict: CheckVerdict, what: 'lost' | 'doubled' | 'divergent', words: string): void {
  verdict[what]++;
  if (verdict.findings.length < 20) verdict.findings.push(`${what}: ${words}`);
}
