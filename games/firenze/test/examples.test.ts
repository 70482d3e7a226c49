import { workedExamples } from '@signoria/testkit/vitest';
import { expect } from 'vitest';
import { COMMISSIONS } from '../src/components.ts';
import { firenzeText } from '../src/text/index.ts';
import { done, FOUR_TOWERS, found, fulfil, give, playCard, raise, table, take } from './table.ts';

/** Bruno's turn in the examples of R5.4 and R6.1. */
function brunosTurn() {
  const game = table({ holger: FOUR_TOWERS, thomas: {} }, { at: 'build', neutral: ['yellow-3', 'white-6', 'green-6'] });
  return game.plays('holger', raise(0), raise(0), raise(2), raise(1));
}

/** In the positions Thomas plays Anna, Holger plays Bruno and Daniela plays Clara, unless a comment says otherwise. */
workedExamples(firenzeText, {
  'R3.2': () => {
    const row = [
      ['mason', {}],
      ['tribute', {}],
      ['princess', { white: 2, blue: 1, purple: 1 }],
      ['workshop', {}],
    ] as const;
    const position = { active: 'thomas', row, deck: ['quarry'], pouch: { white: 9 } } as const;
    const game = table({ holger: {}, thomas: { store: { white: 3, green: 1 } } }, position);
    game.plays('thomas', take(2), give('green'));
    const [taken] = game.eventsOf('cardTaken');
    expect(taken?.paid).toEqual(['green', 'white']);
    expect(taken?.bricks).toEqual({ white: 2, blue: 1, purple: 1 });
    const sum = (bricks: object) => Object.values(bricks).reduce((all: number, one: number) => all + one, 0);
    return [3, 1, taken?.paid.length ?? 0, 1, 1, 2, 1, 1, sum(game.store('thomas')), sum(game.onCard(3))];
  },

  'R5.4': () => {
    const game = brunosTurn();
    expect(game.asks('holger')).toBe('pay');
    const { construction } = game.state.figures;
    game.plays('holger', give('white'), give('green'), give('blue'));
    expect(game.store('holger')).toEqual({ yellow: 1, red: 1 });
    return [3, 2, 2, 1, 2, 1, 1, 4, construction.four, 1, 1, 1, 1, 5, construction.five];
  },

  'R6.1': () => {
    const game = brunosTurn();
    const { red } = game.state.table.pouch;
    game.plays('holger', give('white'), give('green'), give('blue'));
    const [torn] = game.eventsOf('tornDown');
    return [torn?.height ?? 0, game.state.table.pouch.red - red, torn?.kept ?? 0];
  },

  'R7.4': () => {
    const towers = [
      ['green', 6, 'safe'],
      ['white', 6, 'safe'],
    ] as const;
    const balconies = ['balcony-I-white', 'balcony-II-red', 'balcony-III-green', 'balcony-IV-blue'] as const;
    const game = table({ holger: { towers }, thomas: {} }, { at: 'commission', balconies });
    game.plays('holger', fulfil('green-6'), fulfil('white-6'));
    const { commissions = 0, levelTiles = 0, balconies: scored = 0 } = game.scores('holger');
    expect(game.state.table.balconiesDone).toBe(1);
    return [6, 6, commissions, levelTiles, 6, scored, COMMISSIONS['white-6'].points];
  },

  // Holger plays Anna.
  'R12.1': () => {
    const holger = { store: { white: 9 }, buildings: ['workshop'], hand: ['mason'] } as const;
    const game = table({ holger, thomas: {} }, { at: 'build' });
    game.plays('holger', playCard('mason'), found('white'), raise(0), raise(0), raise(0), raise(0), done);
    const [paid] = game.eventsOf('bricksPaid');
    const { cards, construction } = game.state.figures;
    const { five } = construction;
    return [5, five, five - cards.workshop.amount, cards.mason.amount, paid?.bricks.white ?? 0];
  },

  // Holger plays Anna, Thomas plays Bruno and Daniela plays Clara, so that they sit in this order.
  'R13.2': () => {
    const thomas = { towers: [['white', 3, 'safe']], seals: 1 } as const;
    const game = table({ holger: {}, thomas, daniela: {} }, { active: 'thomas', at: 'commission', turn: 9 });
    game.plays('thomas', fulfil('white-3'));
    const { round, lastTurn } = game.state.table;
    expect(game.waitsFor()).toEqual(['daniela']);
    expect(lastTurn - round).toBe(1); // Daniela's turn has begun, Holger's follows
    return [game.line('thomas', 'endTile'), 1, 1];
  },

  'R13.3': () => {
    const game = table({
      holger: { sealed: ['white-3', 'white-5'] },
      thomas: { sealed: ['white-8', 'yellow-5'] },
      daniela: { sealed: ['yellow-6'] },
    });
    expect(game.line('thomas', 'flags')).toBe(0);
    return [1, 2, game.line('holger', 'flags'), 1, 5, 6, game.line('daniela', 'flags')];
  },
});
