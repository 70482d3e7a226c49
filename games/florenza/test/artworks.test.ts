import { describe, expect, test } from 'vitest';
import { pick, RICH, settle, skill, table, trySeeds } from './table.ts';

const AT = { at: 'artworks' } as const;
/** A player ahead of all others, who becomes Captain, so that the markers of the others stay where they are. */
const ahead = { prestige: 90 };

describe('the order', () => {
  test('R9.1 artworks are settled player by player, in the district, then on civic buildings, then in the Cathedral', () => {
    const game = table(
      {
        paul: {
          goods: RICH,
          commissions: [
            ['signoria-salone', 'unnamed-painter'],
            ['palazzo-giardino', 'unnamed-sculptor'],
          ],
        },
        mary: { goods: RICH, commissions: [['palazzo-giardino', 'unnamed-architect']] },
      },
      { ...AT, order: ['mary', 'paul'] },
    );
    expect(game.eventsOf('artworkCompleted').map(({ seat, artwork }) => [seat, artwork])).toEqual([
      [1, 'palazzo-giardino'],
      [0, 'palazzo-giardino'],
      [0, 'signoria-salone'],
    ]);
  });

  test('R9.1 a player chooses the order within an area, which may decide what can be paid', () => {
    const people = {
      paul: {
        goods: { textile: 2, wood: 1, spice: 1 },
        commissions: [
          ['palazzo-ritratto', 'unnamed-painter'],
          ['palazzo-camera-nuziale', 'unnamed-painter'],
        ],
      },
      mary: ahead,
    } as const;
    const first = table(people, AT);
    expect(first.choices('paul')).toEqual([settle('palazzo-ritratto'), settle('palazzo-camera-nuziale')]);
    first.plays('paul', settle('palazzo-ritratto'));
    expect([first.player('paul').artworks, first.eventsOf('artworkFailed').length]).toEqual([['palazzo-ritratto'], 1]);
    const second = table(people, AT).plays('paul', settle('palazzo-camera-nuziale'));
    expect(second.player('paul').artworks).toEqual(['palazzo-camera-nuziale']);
  });

  test('R9.1 an artwork of another area, or without a worker of the player, cannot be settled now', () => {
    const game = table(
      {
        paul: {
          commissions: [
            ['palazzo-ritratto', 'unnamed-painter'],
            ['palazzo-giardino', 'unnamed-sculptor'],
            ['duomo-pulpito', 'unnamed-sculptor'],
          ],
        },
        mary: {},
      },
      AT,
    );
    expect(game.whyNot('paul', settle('duomo-pulpito'))).toContain('(R9.1)');
    expect(game.whyNot('paul', settle('chiesa-abside'))).toBe('You have no worker there. (R9.1)');
  });
});

describe('payment', () => {
  const michelangelo = { ...AT, lives: [['buonarroti', 5]] } as const;
  const pulpito = { marble: 2, textile: 1 };

  test('R9.2 if several skills fit, the player chooses among those that can be paid', () => {
    const altare = { marble: 2, metal: 1, textile: 1, gold: 2 };
    const make = (fiorini: number) =>
      table(
        { paul: { goods: { ...altare, fiorini }, commissions: [['duomo-altare', 'buonarroti']] }, mary: ahead },
        michelangelo,
      );
    expect(make(450).choices('paul')).toEqual([skill('architect'), skill('sculptor'), skill('painter')]);
    expect(make(400).choices('paul')).toEqual([skill('architect'), skill('painter')]);
    expect(make(400).whyNot('paul', skill('sculptor'))).toBe('You need 450 fiorini (you have 400). (R9.2)');
    const game = make(400).plays('paul', skill('painter'));
    expect([game.goods('paul'), game.eventsOf('artworkCompleted')[0]?.skill]).toEqual([{}, 'painter']);
    expect(make(300).eventsOf('artworkCompleted')[0]).toMatchObject({ skill: 'architect', paid: { fiorini: 300 } });
    expect(make(250).eventsOf('artworkFailed').length).toBe(1);
  });

  test('R9.2, R2.4 if one skill of the artist fits, the player is not asked', () => {
    const goods = { ...pulpito, fiorini: 500 };
    const game = table({ paul: { goods, commissions: [['duomo-pulpito', 'buonarroti']] }, mary: {} }, michelangelo);
    expect(game.eventsOf('artworkCompleted')[0]).toMatchObject({ skill: 'sculptor', paid: { fiorini: 500 } });
    const facade = { marble: 3, metal: 1, fiorini: 999 };
    const two = table(
      { paul: { goods: facade, commissions: [['signoria-facciata', 'buonarroti']] }, mary: {} },
      michelangelo,
    );
    expect(two.choices('paul')).toEqual([skill('architect'), skill('sculptor')]);
    expect(two.whyNot('paul', skill('painter'))).toContain('(R9.2)');
  });

  test('R9.3 the family gains the reward and places its crest, then rolls for the artist', () => {
    const goods = { wood: 2, metal: 2, fiorini: 150 };
    const game = table({ paul: { goods, commissions: [['battistero-portali', 'unnamed-sculptor']] }, mary: ahead }, AT);
    expect(game.goods('paul')).toEqual({});
    expect(game.eventsOf('artworkCompleted')[0]?.gained).toEqual({ prestige: 6, influence: 1 });
    expect(game.state.table.crests.filter((seat) => seat === 0).length).toBe(1);
    expect(game.events.map(({ type }) => type).slice(0, 3)).toEqual([
      'artworkCompleted',
      'artistRolled',
      'artistScored',
    ]);
  });

  test('R9.10 the artist’s tile returns to his card, the worker to the pool', () => {
    const goods = { marble: 1, metal: 2, gold: 1, fiorini: 300 };
    const game = table(
      { paul: { goods, commissions: [['lastricato-statua', 'donatello']] }, mary: ahead },
      { ...AT, lives: [['donatello', 3]] },
    );
    expect([game.player('paul').commissions, game.workers('paul')]).toEqual([[], [0, 8]]);
    expect(game.state.table.lives[0]?.tile).toBe('card');
    const poor = table(
      { paul: { commissions: [['lastricato-statua', 'unnamed-sculptor']] }, mary: {} },
      { ...AT, round: 3 },
    );
    expect(poor.state.table.unnamed.sculptor).toBe(2);
  });

  test('R9.10 tile and worker return at once, whether the artwork is completed or not', () => {
    const two = [
      ['palazzo-ritratto', 'unnamed-painter'],
      ['chiesa-abside', 'unnamed-painter'],
    ] as const;
    const commissions = [
      ['palazzo-facciata', 'unnamed-architect'],
      ['lastricato-statua', 'unnamed-sculptor'],
    ] as const;
    const goods = { marble: 2, fiorini: 100 };
    const game = table({ paul: { goods, commissions }, mary: { commissions: two } }, AT);
    expect([game.eventsOf('artworkCompleted').length, game.eventsOf('artworkFailed').length]).toEqual([1, 1]);
    expect([game.waitsFor(), game.workers('paul')]).toEqual([['mary'], [0, 8]]);
    expect(game.state.table.unnamed).toMatchObject({ architect: 2, sculptor: 2, painter: 0 });
  });
});

test('R9.4, R9.3 the fourth artwork of a Palazzo gives its bonus, after the reward and before the roll for the artist', () => {
  const artworks = ['palazzo-giardino', 'palazzo-camera-nuziale', 'palazzo-facciata'] as const;
  const goods = { textile: 1, spice: 1 };
  const game = table(
    { paul: { goods, artworks, commissions: [['palazzo-ritratto', 'unnamed-painter']] }, mary: ahead },
    AT,
  );
  expect(game.events.map(({ type }) => type).slice(0, 4)).toEqual([
    'artworkCompleted',
    'districtBonus',
    'artistRolled',
    'artistScored',
  ]);
  const three = table(
    {
      paul: { goods, artworks: artworks.slice(1), commissions: [['palazzo-ritratto', 'unnamed-painter']] },
      mary: ahead,
    },
    AT,
  );
  expect(three.eventsOf('districtBonus')).toEqual([]);
});

describe('the die', () => {
  const goods = { marble: 2, fiorini: 300 };
  const facade = (seed: string, how?: 'master') =>
    table(
      { paul: { goods, commissions: [['palazzo-facciata', 'donatello']] }, mary: ahead },
      { ...AT, seed, lives: [how === undefined ? ['donatello', 3] : ['donatello', 3, how]] },
    );
  const rolls = (number: number) => (game: ReturnType<typeof table>) =>
    game.eventsOf('artistRolled')[0]?.rolls[0] === number;

  test.each([
    [1, 3, false],
    [2, 3, false],
    [3, 4, false],
    [4, 4, false],
    [5, 4, false],
    [6, 5, true],
  ] as const)('R9.5, R9.7 a %i of Donatello brings %i prestige, masterpiece: %s', (number, prestige, isMasterpiece) => {
    const game = trySeeds((seed) => facade(seed), rolls(number));
    expect(game.eventsOf('artistScored')).toMatchObject([{ number, prestige, isMasterpiece }]);
    expect(game.tracks('paul')[0]).toBe(4 + prestige);
    expect(game.state.table.lives[0]?.isMaster).toBe(isMasterpiece);
  });

  test('R9.7 an artist creates only one masterpiece; after it the other side of the card counts', () => {
    const game = trySeeds((seed) => facade(seed, 'master'), rolls(6));
    expect(game.eventsOf('artistScored')).toMatchObject([{ number: 6, prestige: 4, isMasterpiece: false }]);
  });

  test('R9.7 after a masterpiece the other side of the card counts for all skills of the artist', () => {
    const make = (seed: string) =>
      table(
        { paul: { goods: RICH, commissions: [['chiesa-cupola', 'giotto']] }, mary: ahead },
        { ...AT, seed, lives: [['giotto', 3, 'master']] },
      ).plays('paul', skill('painter'));
    expect(trySeeds(make, rolls(6)).eventsOf('artistScored')).toMatchObject([{ prestige: 4, isMasterpiece: false }]);
  });

  test('R9.8 unnamed artists cost nothing, and with a 1 they cost prestige', () => {
    const make = (seed: string) =>
      table(
        {
          paul: { goods: { marble: 2, fiorini: 100 }, commissions: [['palazzo-facciata', 'unnamed-architect']] },
          mary: ahead,
        },
        { ...AT, seed },
      );
    const game = trySeeds(make, rolls(1));
    expect([game.goods('paul'), game.tracks('paul')[0]]).toEqual([{}, 3]);
    expect(trySeeds(make, rolls(6)).tracks('paul')[0]).toBe(5);
  });

  test('R9.5 two families have separate rolls for the same artwork of their districts', () => {
    const both = (seed: string) => {
      const paul = { goods: RICH, commissions: [['palazzo-facciata', 'unnamed-architect']] } as const;
      return table({ paul, mary: { ...paul } }, { ...AT, seed });
    };
    const differs = trySeeds(both, (game) => {
      const [one, other] = game.eventsOf('artistRolled');
      return one?.rolls[0] !== other?.rolls[0];
    });
    expect(differs.eventsOf('artistRolled').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('R9.5 the order in which artworks are settled changes no roll', () => {
    const people = {
      paul: {
        goods: RICH,
        commissions: [
          ['palazzo-facciata', 'unnamed-architect'],
          ['palazzo-giardino', 'unnamed-sculptor'],
        ],
      },
      mary: ahead,
    } as const;
    const rolled = (first: 'palazzo-facciata' | 'palazzo-giardino') =>
      Object.fromEntries(
        table(people, AT)
          .plays('paul', settle(first))
          .eventsOf('artistRolled')
          .map((one) => [one.artwork, one.rolls]),
      );
    expect(rolled('palazzo-facciata')).toEqual(rolled('palazzo-giardino'));
  });
});

describe('the Cathedral', () => {
  const pulpito = { marble: 2, textile: 1, fiorini: 400 };
  const make = (seed: string) =>
    table(
      { paul: { goods: pulpito, commissions: [['duomo-pulpito', 'donatello']] }, mary: ahead },
      { ...AT, seed, lives: [['donatello', 3]] },
    );
  const both = (one: number, other: number) => (game: ReturnType<typeof table>) =>
    game.eventsOf('artistRolled')[0]?.rolls.join() === `${one},${other}`;

  test('R9.6, R9.7 the Cathedral has two rolls, and a masterpiece counts only with the roll picked', () => {
    const game = trySeeds(make, both(6, 1));
    expect(game.choices('paul')).toEqual([pick(1), pick(6)]);
    expect(game.whyNot('paul', pick(3))).toBe('This number was not rolled. (R9.6)');
    game.plays('paul', pick(1));
    expect([game.eventsOf('artistScored')[0], game.state.table.lives[0]?.isMaster]).toMatchObject([
      { number: 1, prestige: 3, isMasterpiece: false },
      false,
    ]);
    const great = trySeeds(make, both(6, 1)).plays('paul', pick(6));
    expect([great.tracks('paul')[0], great.state.table.lives[0]?.isMaster]).toEqual([6 + 5, true]);
  });

  test('R9.6, R2.4 a player whose two rolls have the same result is not asked', () => {
    const game = trySeeds(make, both(3, 5));
    expect([game.waitsFor(), game.eventsOf('artistScored')[0]?.prestige]).toEqual([[], 4]);
  });

  test('R9.6 a masterpiece with the same prestige is still a separate choice', () => {
    const figures = { skills: { 'donatello-sculptor': { table: [4, 4, 4, 4, 4, 4] } } };
    const flat = (seed: string) =>
      table(
        { paul: { goods: pulpito, commissions: [['duomo-pulpito', 'donatello']] }, mary: ahead },
        { ...AT, seed, lives: [['donatello', 3]], options: { figures } },
      );
    expect(trySeeds(flat, both(6, 2)).choices('paul')).toEqual([pick(2), pick(6)]);
    expect(trySeeds(flat, both(5, 2)).waitsFor()).toEqual([]);
  });
});
