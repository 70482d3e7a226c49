import { at } from '@signoria/engine';
import { workedExamples } from '@signoria/testkit/vitest';
import { expect } from 'vitest';
import { PALAZZO, ROUNDS, WORKSHOP_IDS } from '../src/components.ts';
import { florenzaText } from '../src/text/index.ts';
import { operate, table, trySeeds, work } from './table.ts';

const SALONE = [['signoria-salone', 'correggio']] as const;
const COST = { wood: 2, metal: 1, textile: 1, spice: 1, gold: 1 } as const;

/** Phases that an example names. */
const PHASE = { activities: 6, artworks: 7, turnOrder: 8 } as const;

/** In the positions Paul plays Anna, Mary plays Bruno and Peter plays Clara. */
workedExamples(florenzaText, {
  'R6.2': () => {
    const offices = { captain: 'mary', bishop: 'mary', order: ['mary', 'paul', 'peter'] } as const;
    const game = table({ paul: {}, mary: {}, peter: {} }, offices);
    const turns = Array.from({ length: 6 }, () => {
      const name = at(game.waitsFor(), 0);
      game.plays(name, work);
      return name;
    });
    expect(turns).toEqual(['mary', 'mary', 'paul', 'peter', 'mary', 'mary']);
    return [2, 1, 1, 2];
  },

  'R6.5': () => {
    const game = table({ paul: { prestige: 2, workers: 2 }, mary: { workers: 0, spaces: ['fabbro'] } });
    game.plays('paul', operate(1, 0));
    const markers = [game.player('paul').prestige, game.player('mary').prestige];
    expect(at(markers, 0)).toBe(at(markers, 1));
    game.plays('paul', work);
    expect(game.eventsOf('produced')).toMatchObject([{ seat: 0, owner: 1, gained: { metal: 1 } }]);
    return [2, 0, 2 - at(markers, 0), at(markers, 0), PHASE.activities, 1];
  },

  'R8.1': () => {
    const casa = ['casa', 'rising'] as const;
    const boscaiuolo = ['boscaiuolo', 'paul'] as const;
    const building = (spaces: readonly (typeof casa | typeof boscaiuolo | 'fabbro')[]) =>
      table({ paul: { goods: { wood: 1 }, spaces }, mary: { prestige: 1 } }, { at: 'activities' });
    const early = building([boscaiuolo, 'fabbro', casa]);
    const late = building(['fabbro', 'fabbro', casa, boscaiuolo]);
    expect(early.eventsOf('produced')).toMatchObject([{ space: 0, gained: { wood: 1 } }]);
    expect(early.eventsOf('built')).toMatchObject([{ space: 2, paid: { wood: 2 } }]);
    expect(late.eventsOf('buildingFailed')).toMatchObject([{ space: 2, lost: 1 }]);
    return [1, 1, 3, 1, 1, 3, 2, 4, 1];
  },

  'R9.5': () => {
    const paid = { ...COST, fiorini: 200 };
    const made = (seed: string) =>
      table(
        { paul: { goods: paid, commissions: SALONE }, mary: { prestige: 40 } },
        { at: 'artworks', lives: [['correggio', 3]], seed },
      );
    const game = trySeeds(made, (one) => one.eventsOf('artistRolled')[0]?.rolls[0] === 6);
    const { artworks, derived } = game.state.figures;
    const [painter] = derived.skillsOf.correggio;
    expect(game.eventsOf('artworkCompleted')).toMatchObject([{ paid, gained: { prestige: 7 } }]);
    expect(game.eventsOf('artistScored')).toMatchObject([{ number: 6, prestige: 3, isMasterpiece: true }]);
    const price = artworks['signoria-salone'].cost.fiorini;
    return [
      ...Object.values(COST),
      price,
      painter?.cost ?? 0,
      7,
      6,
      3,
      6,
      6,
      painter?.prestigeByFaceAfterMasterpiece[5] ?? 0,
    ];
  },

  'R9.9': () => {
    const goods = { ...COST, gold: 0, fiorini: 200 };
    const game = table(
      { paul: { prestige: 9 }, mary: { prestige: 1, goods, commissions: SALONE } },
      { at: 'artworks', lives: [['correggio', 3]] },
    );
    const { civic, named } = game.state.figures.failures;
    expect(game.eventsOf('artworkFailed')).toMatchObject([{ seat: 1, lost: civic + named }]);
    expect(game.goods('mary')).toEqual({ wood: 2, metal: 1, textile: 1, spice: 1, fiorini: 200 });
    return [PHASE.artworks, civic, named, 1, game.player('mary').prestige];
  },

  'R10.3': () => {
    const game = table(
      { paul: { prestige: 9 }, mary: { prestige: 3, influence: 1 }, peter: { prestige: 5, influence: 4 } },
      { at: 'turnOrder', order: ['mary', 'paul', 'peter'] },
    );
    expect([game.offices(), game.order()]).toEqual([
      ['paul', 'peter'],
      ['paul', 'peter', 'mary'],
    ]);
    const { certificates, prestige } = game.player('paul');
    return [9, 5, 3, certificates, prestige, 4, 1, game.player('peter').influence];
  },

  'R10.5': () => {
    const game = table(
      { paul: { prestige: 6 }, mary: {}, peter: { prestige: 4, influence: 5 } },
      { at: 'turnOrder', bishop: 'peter', streak: 'peter' },
    );
    expect(game.offices()).toEqual(['paul', 'peter']);
    const { prestige, influence } = game.player('peter');
    const [cardinal] = game.eventsOf('cardinalNamed');
    return [PHASE.turnOrder, 5, cardinal?.prestige ?? 0, influence, 4, prestige, 6];
  },

  'R12.5': () => {
    const paul = {
      certificates: 30,
      prestige: 6,
      goods: { marble: 4, gold: 3, fiorini: 650 },
      spaces: WORKSHOP_IDS.slice(0, 6),
      artworks: PALAZZO,
    };
    const game = table({ paul, mary: {} }, { at: 'roundEnd' });
    const { resources = 0, fiorini = 0, emptySpaces = 0, artworks = 0, chiesa = 0, total } = game.scores('paul');
    return [ROUNDS, 30, 6, 36, 7, 650, resources, fiorini, 2, emptySpaces, -artworks, artworks, chiesa, total];
  },
});
