import type { Seat } from '@signoria/engine';
import type { Opaque, ServerMessage, UnsentMessage, Watchdog } from '@signoria/protocol';
import { CONNECT_TIMEOUT_MS, newWatchdog } from '@signoria/protocol';
import type { Caller } from '../test/caller.ts';
import type { Player } from '../test/player.ts';
import { movesOf, sitDown } from '../test/player.ts';
import type { Acknowledged, Transcript } from './transcript.ts';
import { recordView } from './transcript.ts';

/** The state that all pages of one run share. */
export interface Run {
  /** The ports of the nodes. Each serves every table. */
  readonly ports: readonly number[];
  readonly random: () => number;
  /** Longest wait for an answer to a move in milliseconds. */
  longestStall: number;
  isOver: boolean;
}

/** A simulated player's page at one table. It reconnects to any node that answers. */
interface Page {
  readonly run: Run;
  readonly transcript: Transcript;
  readonly caller: Caller;
  player: Player | undefined;
  /** Detects a silent node, as in the web app. */
  readonly watchdog: Watchdog;
  /** Time of the last sent message. */
  lastSentAt: number;
  /** The move that waits for its answer. */
  pending: { readonly id: number; readonly seat: Seat } | null;
  /** The id of an unanswered undo request. */
  undoing: number | null;
  /** The position in which the player wants to decide, and since when. */
  wants: { readonly version: number; readonly since: number } | null;
  last: Acknowledged | null;
  wake: () => void;
}

/** Mean pause between two actions of a page in milliseconds. */
const THINKING_MS = 25;
/** Interval in milliseconds after which a page without messages checks whether the run is over. */
const CHECK_EVERY = 1000;
/** Timeout in milliseconds, after which a page without an answer from a running node reconnects. */
const ANSWER_TIMEOUT = 15_000;

/** Plays until the game or the run is over. */
export async function play(run: Run, transcript: Transcript, caller: Caller): Promise<void> {
  const page = newPage(run, transcript, caller);
  await keepConnected(page, async (player) => {
    await pause(THINKING_MS * (0.5 + run.random()));
    const received = nextMessage(page, CHECK_EVERY);
    const isWaiting = () => page.pending !== null || page.undoing !== null;
    if (!isWaiting() && !sendNext(page, player)) return;
    await received;
    if (isWaiting() && performance.now() - page.lastSentAt > ANSWER_TIMEOUT) await player.cut();
  });
}

/** Opens a second window of the same person. It sends nothing and must receive the same. */
export async function watch(run: Run, transcript: Transcript, caller: Caller): Promise<void> {
  const page = newPage(run, transcript, caller);
  await keepConnected(page, () => nextMessage(page, CHECK_EVERY));
}

function newPage(run: Run, transcript: Transcript, caller: Caller): Page {
  const page: Page = {
    run,
    transcript,
    caller,
    player: undefined,
    watchdog: newWatchdog({
      ping: () => page.player?.ping(),
      onSilent: () => void page.player?.cut(),
      isVisible: () => true,
    }),
    lastSentAt: 0,
    pending: null,
    undoing: null,
    wants: null,
    last: null,
    wake: () => undefined,
  };
  return page;
}

async function keepConnected(page: Page, live: (player: Player) => Promise<void>): Promise<void> {
  const { run, transcript, caller } = page;
  while (!run.isOver && !page.player?.over) {
    try {
      const port = run.ports[Math.floor(run.random() * run.ports.length)] ?? 0;
      const hear = (message: ServerMessage, player: Player) => recordMessage(page, message, player);
      page.player = await sitDown(caller, { port }, transcript.table, page.player, {
        hear,
        timeoutMs: CONNECT_TIMEOUT_MS,
      });
      const { player } = page;
      let isOpen = true;
      const closed = player.closed.then(() => {
        isOpen = false;
        page.wake();
      });
      while (isOpen && !run.isOver && player.over === null) await live(player);
      if (isOpen) await player.cut();
      await closed;
    } catch {
      await pause(100 + 200 * run.random()); // the node is down: tries another, or the same one later
    } finally {
      page.watchdog.stop();
    }
  }
}

/** Sends a message if there is anything to send. Returns whether an answer must follow. */
function sendNext(page: Page, player: Player): boolean {
  const { run, transcript, last } = page;
  const { version } = player;
  if (version === null) return false;
  if (run.random() < 0.03) sendChat(page, player);
  if (last?.version === version && !transcript.undoAsked.has(version) && run.random() < 0.05) {
    transcript.undoAsked.add(version);
    transcript.messages.push(`${page.caller.person.name}: undo for ${version}`);
    page.undoing = sendMessage(page, player, { type: 'undo', seat: last.seat, version });
    return true;
  }
  for (const seat of player.views.keys()) {
    const moves = seat === null ? [] : movesOf(player, seat);
    if (seat === null || moves.length === 0) continue;
    const move = moves[Math.floor(run.random() * moves.length)] as Opaque;
    if (page.wants?.version !== version) page.wants = { version, since: performance.now() };
    const sent = { version, seat, move };
    transcript.sent.push(sent);
    transcript.messages.push(`${page.caller.person.name}: ${JSON.stringify(sent)}`);
    page.pending = { seat, id: sendMessage(page, player, { type: 'move', ...sent }) };
    return true;
  }
  return false;
}

/** Sends a message and returns its id. */
function sendMessage(page: Page, player: Player, message: UnsentMessage): number {
  const id = player.say(message);
  page.lastSentAt = performance.now();
  page.watchdog.sent();
  return id;
}

function sendChat(page: Page, player: Player): void {
  const { transcript, caller } = page;
  const text = `${caller.person.name} ${transcript.table} ${transcript.chat.length}`;
  transcript.chat.push({ text, received: false });
  sendMessage(page, player, { type: 'chat', text });
}

/** Records a received message and updates what the page waits for. A welcome voids everything sent before it. */
function recordMessage(page: Page, message: ServerMessage, player: Player): void {
  const { transcript, pending } = page;
  page.watchdog.received();
  if (!['presence', 'chat', 'pong'].includes(message.type))
    transcript.messages.push(
      `${page.caller.person.name} receives ${JSON.stringify(message, ['type', 'version', 'seat', 'count', 'code', 'answers', 'outcome'])}`,
    );
  const view = [...player.views]
    .map(([viewer, seen]) => recordView(transcript, viewer, player.version ?? 0, seen))
    .at(-1);
  // In a simultaneous decision, steps of other seats may arrive first.
  const isOwn = message.type === 'step' && pending?.seat === message.seat;
  if (isOwn) {
    page.last = { seat: pending.seat, version: message.version, view: view ?? '' };
    transcript.acknowledged.push(page.last);
  }
  if (message.type === 'step') transcript.steps.add(message.version);
  if (message.type === 'undone') transcript.undone.set(message.version, message.count);
  if (message.type === 'chat')
    for (const line of transcript.chat) if (line.text === message.line.text) line.received = true;
  const isAnswered = (id: number | undefined | null) =>
    message.type === 'welcome' || ('answers' in message && message.answers === id);
  const isOwnUndo = (message.type === 'undone' || message.type === 'consent') && message.seat === page.last?.seat;
  if (isOwn || isAnswered(pending?.id)) page.pending = null;
  if (isOwnUndo || isAnswered(page.undoing)) page.undoing = null;
  if (page.wants !== null && (player.version ?? 0) > page.wants.version) {
    page.run.longestStall = Math.max(page.run.longestStall, performance.now() - page.wants.since);
    page.wants = null;
  }
  page.wake();
}

/** Resolves when a message arrives, the connection closes, or the timeout has passed. */
function nextMessage(page: Page, within: number): Promise<void> {
  return new Promise((resolve) => {
    const tooLate = setTimeout(resolve, within);
    page.wake = () => {
      clearTimeout(tooLate);
      resolve();
    };
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
