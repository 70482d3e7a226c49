import type { Seat } from '@signoria/engine';
import { pushStep } from '@signoria/engine';
import type { Artwork, Bonus, Track } from './components.ts';
import { TRACK_IDS } from './components.ts';
import { gainFiorini, gainSpares, playerOf } from './players.ts';
import type { MoveLog, State, StepOf } from './state.ts';

/** R10.1  Adds steps on a track to the agenda, so that the effects of one step come before the next. */
export function addSteps({ table }: State, seat: Seat, track: Track, steps: number): void {
  if (steps > 0) pushStep(table.agenda, { ask: 'advance', seat, track, steps });
}

/** R10.1, R10.9  Takes one step and puts the others back on the agenda. */
export function takeStep(state: State, { seat, track, steps }: StepOf<'advance'>, log: MoveLog): void {
  const { figures } = state;
  const player = playerOf(state, seat);
  addSteps(state, seat, track, steps - 1);
  const bonus = figures.tracks[track].spaces[player.tracks[track]];
  if (bonus === undefined) {
    player.fiorini += figures.fiorini.pastEnd;
    log.emit?.({ type: 'pastEnd', seat, track, fiorini: figures.fiorini.pastEnd });
    return;
  }
  player.tracks[track]++;
  log.emit?.({ type: 'advanced', seat, track, space: player.tracks[track], bonus });
  giveBonus(state, seat, track, bonus, log);
}

function giveBonus(state: State, seat: Seat, track: Track, bonus: Bonus, log: MoveLog): void {
  const { agenda, dice } = state.table;
  switch (bonus) {
    case 'none':
    case 'points-1': // R10.3, counted at the end
    case 'points-2':
    case 'points-3':
      break;
    case 'fiorini':
      gainFiorini(state, seat, state.figures.fiorini.bonus, track, log); // R10.2
      break;
    case 'star':
      playerOf(state, seat).stars++; // R10.4
      log.emit?.({ type: 'starGained', seat, from: track });
      break;
    case 'spare':
      gainSpares(state, seat, 1, track, log); // R10.5
      break;
    case 'captain':
    case 'bishop':
    case 'preacher':
      addSteps(state, seat, bonus, 1); // R10.6
      break;
    case 'resource':
      pushStep(agenda, { ask: 'mark', seat, resource: null, left: 1, from: 'bonus', traded: false }); // R10.7
      break;
    case 'die':
      if (dice === null)
        log.emit?.({ type: 'dieLost', seat }); // R10.8
      else pushStep(agenda, { ask: 'die', seat, role: 'bonus' });
  }
}

/** R4.2, R9.7  Collects the income of an artwork of the Chiesa. */
export function collect(state: State, seat: Seat, artwork: Artwork, log: MoveLog): void {
  const { income } = state.figures.artworks[artwork];
  log.emit?.({ type: 'incomeCollected', seat, artwork });
  for (const track of TRACK_IDS) addSteps(state, seat, track, income[track]);
  if (income.fiorini > 0) gainFiorini(state, seat, income.fiorini, artwork, log);
}
