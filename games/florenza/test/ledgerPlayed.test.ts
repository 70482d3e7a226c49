import { expect, test } from 'vitest';
import { someOf } from '../src/goods.ts';
import type { Ledger, Move, State } from '../src/index.ts';
import { florenza, ledgerOf } from '../src/index.ts';
import { decline, settle, table, use, work } from './table.ts';

const failing = ({ entries }: Ledger) => entries.flatMap(({ key, short }) => (short === null ? [] : [key]));

/** Settles all pledges as the ledger says and compares the failures with it. */
test('R8, R9 when a game is played on, exactly those pledges fail that the ledger predicts', () => {
  for (let number = 0; number < 60; number++) {
    const goods = {
      wood: number % 4,
      marble: (number * 7) % 4,
      metal: number % 3,
      textile: (number * 5) % 3,
      spice: number % 2,
      gold: (number * 3) % 3,
      fiorini: (number * 50) % 400,
    };
    const game = table(
      {
        paul: {
          workers: 1,
          goods,
          spaces: [
            ['fabbro', 'paul'],
            ['legnaiuolo', 'paul'],
            ['casa', 'rising'],
            ['orafo', 'paul'],
            ['lanaiuolo', 'rising'],
          ],
          commissions: [
            ['palazzo-ritratto', 'unnamed-painter'],
            ['palazzo-camera-nuziale', 'unnamed-painter'],
          ],
        },
        mary: { workers: 0, prestige: 90 },
      },
      { round: 8 },
    );
    const found = ledgerOf(game.state, 0);
    let state: State = game.state;
    const failed: string[] = [];
    const play = (move: Move) => {
      const next = florenza.clone(state);
      florenza.apply(next, 0, move, (event) => {
        if (event.type === 'buildingFailed') failed.push(`6 0 ${event.space}`);
        if (event.type === 'artworkFailed') failed.push(`7 ${event.artwork}`);
      });
      state = next;
    };
    play(work);
    for (const { pledge, phase, pays } of found.entries) {
      const step = state.table.agenda.steps.at(-1);
      if (phase === 6 && step?.ask === 'activity' && pledge.do === 'operate' && step.space === pledge.space)
        play(Object.keys(someOf(pays)).length > 0 ? use : decline);
      if (pledge.do === 'artwork' && step?.ask === 'artworks') play(settle(pledge.artwork));
    }
    expect(failed.sort(), `position ${number}`).toEqual(failing(found).sort());
  }
});
