import type { Chance, Phase, Rounds, Seat } from '@signoria/engine';
import { at, below, chance, openLanes, phaseAt, pushStep, repeated } from '@signoria/engine';
import { DIE_IDS } from './components.ts';
import { areaOf, roundsFor } from './figures.ts';
import { ghostsChoice, moveGhost } from './ghost.ts';
import { askForCaptainsResource, nameOffices } from './offices.ts';
import { awaitsPalazzo, palazzoPoints } from './palazzo.ts';
import { activeIn, turnsFor } from './players.ts';
import type { MoveLog, State, StepOf } from './state.ts';
import type { DiceTypes } from './types.ts';

/** R3.1  The phases of a round, in order. R3.2  Round 1 skips those before the turns. */
export const ROUND: readonly Phase<DiceTypes>[] = [
  { name: 'income', notInRound: 1, begin: collectIncome }, // R4
  { name: 'offices', notInRound: 1, begin: nameOffices }, // R5.1, R5.3
  { name: 'captainsResource', notInRound: 1, begin: askForCaptainsResource }, // R5.2
  ...repeated<DiceTypes>(
    [
      { name: 'roll', begin: roll }, // R6.1
      { name: 'active', begin: askActive }, // R6.2
      { name: 'others', begin: askOthers }, // R6.3
      { name: 'turnEnd', begin: endTurn }, // R6.4
    ],
    ({ table }) => table.turn < turnsFor(table.players.length), // R3.3, R13.1
  ),
];

export const FLOW: Rounds<DiceTypes> = {
  phases: ROUND,
  lastRound: ({ figures, table }) => roundsFor(figures, table.players.length), // R1.2
  beginRound({ table }, log) {
    table.turn = 0;
    log.emit?.({ type: 'roundBegan', round: table.round });
  },
  end: (_, log) => log.emit?.({ type: 'gameEnded' }),
};

export function phaseName(table: { readonly phase: number }): string {
  return phaseAt(ROUND, table);
}

/** R4.1  Starts the income of all players at the same time. */
function collectIncome({ figures, table }: State): void {
  const steps = table.players.map(({ artworks }, seat): StepOf<'income'> => {
    const chiesa = artworks.filter(({ artwork }) => areaOf(figures, artwork) === 'chiesa');
    return { ask: 'income', seat, left: chiesa.map(({ artwork }) => artwork) };
  });
  openLanes(
    table.agenda,
    table.players.length,
    steps.filter(({ left }) => left.length > 0),
  );
}

/** Names of the random streams for rolling dice, by turn. */
const DICE_OF_TURN = [0, 1, 2, 3].map((turn) => `dice of turn ${turn}`);

function rollDie(draw: Chance): number {
  return 1 + below(draw, 6);
}

/** R6.1 */
function roll({ table, secret }: State, log: MoveLog): void {
  const draw = chance(secret.seed, at(DICE_OF_TURN, table.turn), table.round);
  const dice = {
    white: rollDie(draw),
    brown: rollDie(draw),
    grey: rollDie(draw),
    green: rollDie(draw),
    red: rollDie(draw),
    yellow: rollDie(draw),
  };
  table.active = activeIn(table, table.turn);
  table.dice = dice;
  table.used = [];
  log.revealed = true;
  log.emit?.({ type: 'rolled', active: table.active, dice });
}

function askActive(state: State, log: MoveLog): void {
  const { table } = state;
  if (table.active !== 'ghost') pushStep(table.agenda, { ask: 'die', seat: table.active, role: 'active' });
  else if (table.dice !== null) {
    table.used = ghostsChoice(table.dice); // R13.2
    log.emit?.({ type: 'ghostChose', dice: table.used });
    moveGhost(state, table.used, log); // R13.4
  }
}

/** R6.3, R13.5 */
function askOthers(state: State, log: MoveLog): void {
  const { table } = state;
  if (table.ghost !== null && table.active !== 'ghost')
    moveGhost(
      state,
      DIE_IDS.filter((die) => !table.used.includes(die)),
      log,
    );
  const steps: StepOf<'die'>[] = [];
  for (let seat = 0; seat < table.players.length; seat++)
    if (seat !== table.active) steps.push({ ask: 'die', seat, role: 'other' });
  openLanes(table.agenda, table.players.length, steps);
}

/** R6.4, R11.1 */
function endTurn(state: State, log: MoveLog): void {
  const { table } = state;
  awardPalazzo(state, log);
  for (const player of table.players) if (player.usedUp.length > 0) player.usedUp = [];
  table.turn++;
}

/** R9.8, R9.9, R9.10, R13.7  Gives the same bonus to all who completed the Palazzo since the last turn ended. */
function awardPalazzo({ figures, table }: State, log: MoveLog): void {
  const { players } = table;
  const awarded: Seat[] = [];
  for (let seat = 0; seat < players.length; seat++) if (awaitsPalazzo(figures, at(players, seat))) awarded.push(seat);
  if (awarded.length === 0) return;
  const points = palazzoPoints(figures, table);
  for (const seat of awarded) {
    at(players, seat).palazzoBonus = points;
    log.emit?.({ type: 'palazzoBonus', seat, points });
  }
}
