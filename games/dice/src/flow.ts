import type { Seat } from '@signoria/engine';
import { at, below, chance, closeLanes, isIdle, openLanes, thenDo, waitingFor } from '@signoria/engine';
import { settleWhatAsksNothing } from './automatic.ts';
import { ARTWORKS_EACH, DIE_IDS } from './components.ts';
import type { Figures } from './figures.ts';
import { roundsFor } from './figures.ts';
import { ghostsChoice, moveGhost } from './ghost.ts';
import { giveCaptainsResource, nameOffices } from './offices.ts';
import { countFinished } from './seats.ts';
import type { Dice, Log, Player, State, StepOf, Table } from './state.ts';

interface Phase {
  readonly name: string;
  /** R3.2  Left out in round 1. */
  readonly notAtFirst?: true;
  begin(state: State, log: Log): void;
}

/** R3.1  A round, always in this order; from `roll` on it is gone through once for each turn. */
export const ROUND: readonly Phase[] = [
  { name: 'income', notAtFirst: true, begin: collectIncome }, // R4
  { name: 'offices', notAtFirst: true, begin: nameOffices }, // R5.1, R5.3
  { name: 'captainsResource', notAtFirst: true, begin: giveCaptainsResource }, // R5.2
  { name: 'roll', begin: roll }, // R6.1
  { name: 'active', begin: askActive }, // R6.2
  { name: 'others', begin: askOthers }, // R6.3
  { name: 'turnEnd', begin: endTurn }, // R6.4
];
const TURN = ROUND.findIndex(({ name }) => name === 'roll');

/** Goes on, phase by phase, until somebody is asked something or the game is over. */
export function runOn(state: State, log?: Log): void {
  const { figures, table } = state;
  while (isIdle(table.agenda) && !table.over) {
    if (table.phase === ROUND.length) {
      if (table.round === roundsFor(figures, table.players.length)) {
        endGame(table, log); // R1.2
        return;
      }
      table.round++;
      table.phase = 0;
      table.turn = 0;
      log?.({ type: 'roundBegan', round: table.round });
    }
    const phase = at(ROUND, table.phase);
    table.phase++;
    if (phase.notAtFirst && table.round === 1) continue;
    phase.begin(state, log);
    for (const seat of waitingFor(table.agenda)) settleWhatAsksNothing(state, seat, log);
    closeLanes(table.agenda);
  }
}

/** The phase whose questions are being answered. */
export function phaseName(table: { readonly phase: number }): string {
  return at(ROUND, Math.max(0, table.phase - 1)).name;
}

/** R4.1  All at the same time. */
function collectIncome({ figures, table }: State): void {
  const steps = table.players.map(({ artworks }, seat): StepOf<'income'> => {
    const chiesa = artworks.filter(({ artwork }) => figures.artworks[artwork].place === 'chiesa');
    return { ask: 'income', seat, left: chiesa.map(({ artwork }) => artwork) };
  });
  openLanes(
    table.agenda,
    table.players.length,
    steps.filter(({ left }) => left.length > 0),
  );
}

/** R3.3, R13.1  Alone, the Pope has the second turn. */
function roll({ table, secret }: State, log: Log): void {
  const seats = table.players.length;
  const draw = chance(secret.seed, `dice of turn ${table.turn}`, table.round);
  const dice = {} as Record<keyof Dice, number>;
  for (const die of DIE_IDS) dice[die] = 1 + below(draw, 6);
  table.active = seats === 1 && table.turn === 1 ? 'ghost' : (table.firstPlayer + table.turn) % seats;
  table.dice = dice;
  table.used = [];
  log?.({ type: 'rolled', active: table.active, dice });
}

function askActive(state: State, log: Log): void {
  const { table } = state;
  if (table.active !== 'ghost') thenDo(table.agenda, { ask: 'die', seat: table.active, role: 'active' });
  else if (table.dice !== null) {
    table.used = ghostsChoice(table.dice); // R13.2
    log?.({ type: 'ghostChose', dice: table.used.slice() });
    moveGhost(state, table.used, log); // R13.4
  }
}

/** R6.3, R13.5 */
function askOthers(state: State, log: Log): void {
  const { table } = state;
  if (table.active !== 'ghost')
    moveGhost(
      state,
      DIE_IDS.filter((die) => !table.used.includes(die)),
      log,
    );
  const others = table.players.map((_, seat) => seat).filter((seat) => seat !== table.active);
  openLanes(
    table.agenda,
    table.players.length,
    others.map((seat) => ({ ask: 'die' as const, seat, role: 'other' as const })),
  );
}

/** R6.4, R11.1  The turn passes on, to the next round after the last. */
function endTurn(state: State, log: Log): void {
  const { table } = state;
  awardPalazzo(state, log);
  for (const player of table.players) if (player.usedUp.length > 0) player.usedUp = [];
  table.turn++;
  if (table.turn < turnsOf(table)) table.phase = TURN;
}

/** R3.3, R13.1 */
export function turnsOf({ players }: Table): number {
  return players.length === 1 ? 2 : players.length;
}

/** R9.8, R9.9, R9.10, R13.7  Whoever completed the Palazzo since the last turn ended did so at the same time. */
function awardPalazzo({ figures, table }: State, log: Log): void {
  const { players } = table;
  const isNew = (player: Player) =>
    player.palazzoBonus === null && countFinished(figures, player, 'palazzo') === ARTWORKS_EACH;
  const points = palazzoPoints(figures, table);
  const awarded = players.map((_, seat): Seat => seat).filter((seat) => isNew(at(players, seat)));
  for (const seat of awarded) {
    at(players, seat).palazzoBonus = points;
    log?.({ type: 'palazzoBonus', seat, points });
  }
}

function palazzoPoints({ palazzo, palazzoAlone: alone }: Figures, { players, round }: Table): number {
  const byRound = [alone.round1, alone.round2, alone.round3, alone.round4, alone.round5, alone.round6];
  const byPlace = [palazzo.first, palazzo.second, palazzo.third, palazzo.fourth];
  const earlier = players.filter(({ palazzoBonus }) => palazzoBonus !== null).length;
  return (players.length === 1 ? byRound[round - 1] : byPlace[earlier]) ?? 0;
}

function endGame(table: Table, log: Log): void {
  table.over = true;
  log?.({ type: 'gameEnded' });
}
