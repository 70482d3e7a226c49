import type { Seat } from '@signoria/engine';
import { at, thenDo } from '@signoria/engine';
import type { Die, Range } from '../components.ts';
import { DIE_IDS, TRACK_IDS } from '../components.ts';
import { mayTake, rangeOf, shownBy, spendDie } from '../dice.ts';
import { RESOURCES } from '../goods.ts';
import { ANY_VALUE, artworksReady, gainFiorini, isReady, owns } from '../seats.ts';
import type { Log, Move, MoveOf, State } from '../state.ts';
import { advance } from '../tracks.ts';
import { canHire } from './hire.ts';
import type { Question } from './question.ts';

/** Every use of every die, made once. */
const USES = Object.fromEntries(DIE_IDS.map((die) => [die, usesOf(die)])) as Record<Die, ReturnType<typeof usesOf>>;

function usesOf(die: Die) {
  const inRange = (use: 'resources' | 'recruit'): Record<Range, Move> => ({
    low: { do: 'use', die, use, range: 'low' },
    high: { do: 'use', die, use, range: 'high' },
  });
  return {
    resources: inRange('resources'),
    recruit: inRange('recruit'),
    fiorini: { do: 'use', die, use: 'fiorini' } as Move,
    casa: { do: 'use', die, use: 'casa' } as Move,
    taverna: { do: 'use', die, use: 'taverna' } as Move,
    mercatante: RESOURCES.map((resource): Move => ({ do: 'use', die, use: 'mercatante', resource })),
    convento: TRACK_IDS.map((track): Move => ({ do: 'use', die, use: 'convento', track })),
  };
}

/** R6.2, R6.3, R10.8  Which die, and what for (R7.1). */
export const die: Question<'die', MoveOf<'use'>> = {
  moves(state, { seat, role }) {
    const { figures, table } = state;
    const player = at(table.players, seat);
    const ready = artworksReady(figures, player);
    const list: Move[] = [];
    const listRange = (one: Die, range: Range) => {
      list.push(USES[one].resources[range]); // R7.2
      const { track, artist } = figures.dice[one];
      if (track !== null || canHire(figures, player, ready, artist, range)) list.push(USES[one].recruit[range]); // R7.3, R7.4
    };
    for (const one of DIE_IDS) {
      if (!mayTake(table, seat, role, one)) continue;
      const range = rangeOf(shownBy(table, one));
      listRange(one, range);
      if (owns(player, ANY_VALUE[one])) listRange(one, range === 'low' ? 'high' : 'low'); // R11.3
      list.push(USES[one].fiorini); // R7.5
      if (ready.length > 0 && isReady(player, 'casa')) list.push(USES[one].casa); // R11.5
      if (isReady(player, 'mercatante')) list.push(...USES[one].mercatante); // R11.6
      if (isReady(player, 'convento')) list.push(...USES[one].convento); // R11.7
      if (isReady(player, 'taverna')) list.push(USES[one].taverna); // R11.8
    }
    return list;
  },

  apply(state, { seat, role }, move, log) {
    const { figures, table } = state;
    const { artist } = figures.dice[move.die];
    const range = 'range' in move ? move.range : null;
    if (move.use === 'casa' || (move.use === 'recruit' && artist !== null))
      return thenDo(table.agenda, { ask: 'hire', seat, role, die: move.die, range }); // paid and used when it is settled
    spendDie(state, seat, role, { die: move.die, use: move.use, range }, log);
    bringAbout(state, seat, move, log);
  },
};

/** What the use of the die brings; artists are hired elsewhere (hire.ts). */
function bringAbout(state: State, seat: Seat, move: MoveOf<'use'>, log: Log): void {
  const { figures, table } = state;
  const { resource, track } = figures.dice[move.die];
  const { brings, fiorini } = figures;
  const marks = { ask: 'mark', seat, from: move.die, traded: false } as const;
  switch (move.use) {
    case 'resources':
      thenDo(table.agenda, { ...marks, resource, left: figures.board[move.range].resources }); // R7.2
      break;
    case 'recruit':
      if (track !== null) advance(state, seat, track, figures.board[move.range].steps); // R7.3
      break;
    case 'fiorini':
      gainFiorini(state, seat, fiorini.die, move.die, log); // R7.5
      break;
    case 'mercatante':
      thenDo(table.agenda, { ...marks, resource: move.resource, left: brings.mercatante }); // R11.6
      break;
    case 'convento':
      advance(state, seat, move.track, brings.convento); // R11.7
      break;
    case 'taverna':
      gainFiorini(state, seat, fiorini.taverna, 'taverna', log); // R11.8
      break;
    case 'casa':
  }
}
