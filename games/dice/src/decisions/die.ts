import type { Seat } from '@signoria/engine';
import { at, mapRows, thenDo } from '@signoria/engine';
import type { Die, Range } from '../components.ts';
import { DICE, DIE_IDS, TRACK_IDS } from '../components.ts';
import { mayTake, rangeOf, shownBy, spendDie } from '../dice.ts';
import type { Resource } from '../goods.ts';
import { RESOURCES } from '../goods.ts';
import { ANY_VALUE, artworksReady, gainFiorini, isReady, owns } from '../seats.ts';
import type { Log, Move, MoveOf, State } from '../state.ts';
import { advance } from '../tracks.ts';
import { canHire } from './hire.ts';
import type { Question } from './question.ts';

/** Every use of every die, made once. */
const USES = mapRows(DICE, (_, die) => usesOf(die));

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

/** R7.1, R11.3  The range a die shows, or either. */
const ONLY: Readonly<Record<Range, readonly Range[]>> = { low: ['low'], high: ['high'] };
const BOTH: readonly Range[] = ['low', 'high'];

/** R6.2, R6.3, R10.8  Which die, and what for (R7.1). */
export const die: Question<'die', MoveOf<'use'>> = {
  moves({ figures, table }, { seat, role }) {
    const player = at(table.players, seat);
    const ready = artworksReady(figures, player);
    const casa = ready.length > 0 && isReady(player, 'casa'); // R11.5
    const mercatante = isReady(player, 'mercatante'); // R11.6
    const convento = isReady(player, 'convento'); // R11.7
    const taverna = isReady(player, 'taverna'); // R11.8
    const list: Move[] = [];
    for (const one of DIE_IDS) {
      if (!mayTake(table, seat, role, one)) continue;
      const uses = USES[one];
      const { track, artist } = figures.dice[one];
      for (const range of owns(player, ANY_VALUE[one]) ? BOTH : ONLY[rangeOf(shownBy(table, one))]) {
        list.push(uses.resources[range]); // R7.2
        if (track !== null || canHire(figures, player, ready, artist, range)) list.push(uses.recruit[range]); // R7.3, R7.4
      }
      list.push(uses.fiorini); // R7.5
      if (casa) list.push(uses.casa);
      if (mercatante) list.push(...uses.mercatante);
      if (convento) list.push(...uses.convento);
      if (taverna) list.push(uses.taverna);
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
  const obtain = (kind: Resource, left: number) =>
    thenDo(table.agenda, { ask: 'mark', seat, resource: kind, left, from: move.die, traded: false });
  switch (move.use) {
    case 'resources':
      obtain(resource, figures.board[move.range].resources); // R7.2
      break;
    case 'recruit':
      if (track !== null) advance(state, seat, track, figures.board[move.range].steps); // R7.3
      break;
    case 'fiorini':
      gainFiorini(state, seat, fiorini.die, move.die, log); // R7.5
      break;
    case 'mercatante':
      obtain(move.resource, brings.mercatante); // R11.6
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
