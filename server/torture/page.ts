import type { Seat } from '@signoria/engine';
import type { Opaque, ServerMessage, UnsentMessage, Watchdog } from '@signoria/protocol';
import { newWatchdog, OPENING } from '@signoria/protocol';
import type { Caller } from '../test/caller.ts';
import type { Player } from '../test/player.ts';
import { movesOf, sitDown } from '../test/player.ts';
import type { Acknowledged, Told } from './told.ts';
import { noteView } from './told.ts';

/** What the pages of one run share. */
export interface Run {
  /** Any of them serves any table. */
  readonly ports: readonly number[];
  readonly random: () => number;
  /** The longest that somebody waited for an answer to a move, in milliseconds. */
  longestStall: number;
  over: boolean;
}

/** One player before one table, who comes back whenever the connection is gone, to whichever node answers. */
interface Page {
  readonly run: Run;
  readonly told: Told;
  readonly caller: Caller;
  player: Player | undefined;
  /** Notices a node that has gone silent, as in a browser. */
  readonly watchdog: Watchdog;
  /** When something was said last. */
  saidAt: number;
  /** The move whose answer is awaited. */
  pending: { readonly id: number; readonly seat: Seat } | null;
  /** The id of an undo that was asked for and not answered yet. */
  undoing: number | null;
  /** The position it wants to leave, and since when. */
  wants: { readonly version: number; readonly since: number } | null;
  last: Acknowledged | null;
  wake: () => void;
}

/** Between two deeds of one page, in milliseconds. */
const THINKING = 25;
/** How often somebody who hears nothing looks whether the run is over, in milliseconds. */
const LOOK = 1000;
/** When somebody whose deed is not answered by a node that is there loads the page again, in milliseconds. */
const PATIENCE = 15_000;

/** Plays until the game or the run is over. */
export async function play(run: Run, told: Told, caller: Caller): Promise<void> {
  const page = newPage(run, told, caller);
  await keepConnected(page, async (player) => {
    await pause(THINKING * (0.5 + run.random()));
    const heard = wakened(page, LOOK);
    const isWaiting = () => page.pending !== null || page.undoing !== null;
    if (!isWaiting() && !act(page, player)) return;
    await heard;
    if (isWaiting() && performance.now() - page.saidAt > PATIENCE) await player.cut();
  });
}

/** The same person with a second window: says nothing, and must be told the same. */
export async function watch(run: Run, told: Told, caller: Caller): Promise<void> {
  const page = newPage(run, told, caller);
  await keepConnected(page, () => wakened(page, LOOK));
}

function newPage(run: Run, told: Told, caller: Caller): Page {
  const page: Page = {
    run,
    told,
    caller,
    player: undefined,
    watchdog: newWatchdog({
      ping: () => page.player?.ping(),
      onSilent: () => void page.player?.cut(),
      isLookedAt: () => true,
    }),
    saidAt: 0,
    pending: null,
    undoing: null,
    wants: null,
    last: null,
    wake: () => undefined,
  };
  return page;
}

async function keepConnected(page: Page, live: (player: Player) => Promise<void>): Promise<void> {
  const { run, told, caller } = page;
  while (!run.over && !page.player?.over) {
    try {
      const port = run.ports[Math.floor(run.random() * run.ports.length)] ?? 0;
      const hear = (message: ServerMessage, player: Player) => take(page, message, player);
      page.player = await sitDown(caller, { port }, told.table, page.player, { hear, patience: OPENING });
      const { player } = page;
      let isOpen = true;
      const closed = player.closed.then(() => {
        isOpen = false;
        page.wake();
      });
      while (isOpen && !run.over && player.over === null) await live(player);
      if (isOpen) await player.cut();
      await closed;
    } catch {
      await pause(100 + 200 * run.random()); // that node is not there: another, or the same a little later
    } finally {
      page.watchdog.stop();
    }
  }
}

/** Sends something if there is anything to say; true when an answer must come. */
function act(page: Page, player: Player): boolean {
  const { run, told, last } = page;
  const { version } = player;
  if (version === null) return false;
  if (run.random() < 0.03) talk(page, player);
  if (last?.version === version && !told.undoAsked.has(version) && run.random() < 0.05) {
    told.undoAsked.add(version);
    told.protocol.push(`${page.caller.person.name}: undo for ${version}`);
    page.undoing = say(page, player, { type: 'undo', seat: last.seat, version });
    return true;
  }
  for (const seat of player.views.keys()) {
    const moves = seat === null ? [] : movesOf(player, seat);
    if (seat === null || moves.length === 0) continue;
    const move = moves[Math.floor(run.random() * moves.length)] as Opaque;
    if (page.wants?.version !== version) page.wants = { version, since: performance.now() };
    const sent = { version, seat, move };
    told.sent.push(sent);
    told.protocol.push(`${page.caller.person.name}: ${JSON.stringify(sent)}`);
    page.pending = { seat, id: say(page, player, { type: 'move', ...sent }) };
    return true;
  }
  return false;
}

/** Returns the id that the message got. */
function say(page: Page, player: Player, message: UnsentMessage): number {
  const id = player.say(message);
  page.saidAt = performance.now();
  page.watchdog.sent();
  return id;
}

function talk(page: Page, player: Player): void {
  const { told, caller } = page;
  const text = `${caller.person.name} ${told.table} ${told.chat.length}`;
  told.chat.push({ text, heard: false });
  say(page, player, { type: 'chat', text });
}

/** Notes what it is told, before anything else can happen. */
function take(page: Page, message: ServerMessage, player: Player): void {
  const { told, pending } = page;
  page.watchdog.heard();
  if (!['presence', 'chat', 'pong'].includes(message.type))
    told.protocol.push(
      `${page.caller.person.name} hears ${JSON.stringify(message, ['type', 'version', 'seat', 'count', 'code', 'answers', 'outcome'])}`,
    );
  const view = [...player.views].map(([viewer, seen]) => noteView(told, viewer, player.version ?? 0, seen)).at(-1);
  // Where several decide at once, others may have answered in between.
  const isOwn = message.type === 'step' && pending?.seat === message.seat;
  if (isOwn) {
    page.last = { seat: pending.seat, version: message.version, view: view ?? '' };
    told.acknowledged.push(page.last);
  }
  if (message.type === 'step') told.steps.add(message.version);
  if (message.type === 'undone') told.undone.set(message.version, message.count);
  if (message.type === 'chat') for (const line of told.chat) if (line.text === message.line.text) line.heard = true;
  const isRefused = (id: number | undefined | null) =>
    message.type === 'welcome' || ('answers' in message && message.answers === id);
  const isOwnUndo = (message.type === 'undone' || message.type === 'consent') && message.seat === page.last?.seat;
  if (isOwn || isRefused(pending?.id)) page.pending = null;
  if (isOwnUndo || isRefused(page.undoing)) page.undoing = null;
  if (page.wants !== null && (player.version ?? 0) > page.wants.version) {
    page.run.longestStall = Math.max(page.run.longestStall, performance.now() - page.wants.since);
    page.wants = null;
  }
  page.wake();
}

/** Resolves when anything was heard, or the connection closed, or after a while. */
function wakened(page: Page, within: number): Promise<void> {
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
