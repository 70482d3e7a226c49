import { winnersOf } from '@signoria/bots';
import type { Over, ServerMessage, Welcome } from '@signoria/protocol';
import { PROTOCOL_VERSION } from '@signoria/protocol';
import type { Hall } from '../hall.ts';
import { clocksOf } from './clocks.ts';
import { seedHashOf } from './dice.ts';
import type { Guest, LiveTable, RecentStep } from './live.ts';
import { isEarlyEnd, versionOf } from './live.ts';
import { pastOf } from './past.ts';
import { infoOf, namesOf, seatsOf } from './sheet.ts';
import type { Viewer } from './steps.ts';
import { stepFor, viewersOf, viewsOf } from './steps.ts';
import { endAsked } from './wishes.ts';

export function tell(guest: Guest, message: ServerMessage): void {
  guest.send(JSON.stringify(message));
}

/** The same for everyone, written once. */
export function tellAll(table: LiveTable, message: ServerMessage): void {
  const text = JSON.stringify(message);
  for (const guest of table.guests) guest.send(text);
}

/** The invitation in it is not for everyone. */
export function tellTable(table: LiveTable): void {
  for (const guest of table.guests)
    tell(guest, { type: 'table', table: infoOf(table.sheet, guest.person?.id ?? null) });
}

export function tellPresence(table: LiveTable): void {
  tellAll(table, { type: 'presence', ...presenceAt(table) });
}

export function tellStep(table: LiveTable, step: RecentStep): void {
  for (const guest of table.guests) {
    const text = stepFor(step, viewersOf(table, guest.person?.id ?? null));
    if (text !== null) guest.send(text);
  }
}

export function tellOver(table: LiveTable): void {
  const over = overOf(table);
  if (over !== null) tellAll(table, { type: 'over', version: versionOf(table), ...over });
}

/** The seed is shown only here and in the record, and only when the game has ended. */
export function overOf({ rules, sheet, game }: LiveTable): Over | null {
  if (game === null || sheet.status !== 'over') return null;
  const scores = rules.scores(game.state);
  const early = isEarlyEnd(rules, game);
  return {
    scores: scores.map((score) => ({ ...score, lines: [...score.lines] })),
    winners: early ? [] : [...winnersOf(scores)],
    seed: sheet.seed,
    seedHash: seedHashOf(sheet.seed),
    early,
  };
}

function presenceAt(table: LiveTable): { online: string[]; watchers: number } {
  const online = new Set<string>();
  let watchers = 0;
  for (const { person } of table.guests) {
    if (person !== null && seatsOf(table.sheet, person.id).length > 0) online.add(person.id);
    else watchers++;
  }
  return { online: [...online], watchers };
}

/** Greets with the whole table. `have` is the version a page still holds: if little is missing, steps are enough. */
export function welcome(hall: Hall, table: LiveTable, guest: Guest, have: number | null): void {
  const person = guest.person?.id ?? null;
  const viewers = viewersOf(table, person);
  const missed = missedSteps(table, have, viewers);
  const message: Welcome = {
    type: 'welcome',
    protocol: PROTOCOL_VERSION,
    table: infoOf(table.sheet, person),
    person,
    seats: [...seatsOf(table.sheet, person)],
    names: [...namesOf(table.sheet)],
    version: table.game === null ? null : versionOf(table),
    views: missed === null ? viewsOf(table, viewers) : [],
    past: missed === null ? pastOf(table, viewers) : [],
    clocks: clocksOf(table.clockWork, hall.now()),
    chat: [...table.chat],
    ...presenceAt(table),
    undoAsked:
      table.undoWish === null ? null : { seat: table.undoWish.seat, waitingFor: [...table.undoWish.waitingFor] },
    endAsked: endAsked(table),
    over: overOf(table),
  };
  tell(guest, message);
  for (const text of missed ?? []) guest.send(text);
}

/** Everyone anew: the table has started, or was read again. */
export function welcomeAll(hall: Hall, table: LiveTable): void {
  for (const guest of table.guests) welcome(hall, table, guest, null);
}

/** The steps after `have`, or null when they are not at hand and the views must be sent. */
function missedSteps(table: LiveTable, have: number | null, viewers: readonly Viewer[]): readonly string[] | null {
  if (have === null || table.game === null) return null;
  const missing = versionOf(table) - have;
  if (missing < 0 || missing > table.recent.length) return null;
  const steps = missing === 0 ? [] : table.recent.slice(-missing).map((step) => stepFor(step, viewers));
  return steps.every((text) => text !== null) ? steps : null;
}
