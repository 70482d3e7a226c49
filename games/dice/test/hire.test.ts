import { expect, test } from 'vitest';
import type { Artwork } from '../src/index.ts';
import { advance, casa, cash, done, hire, mark, recruit, table } from './table.ts';

const HIGH = { white: 4, brown: 5, grey: 6, green: 4, red: 5, yellow: 6 };

test('R7.4 green hires a sculptor, red an architect, yellow a painter: 100 fiorini when low, 200 when high', () => {
  const cases = [
    ['green', 'sculptor', 'giardino'],
    ['red', 'architect', 'palazzo-facciata'],
    ['yellow', 'painter', 'ritratto'],
  ] as const;
  for (const [die, artist, artwork] of cases)
    for (const [range, price] of [
      ['low', 100],
      ['high', 200],
    ] as const) {
      const game = table(
        { ringo: { fiorini: 500, marks: { [artwork]: 'all' } }, paul: {} },
        range === 'high' ? { dice: HIGH } : {},
      );
      game.plays('ringo', recruit(die, range), hire(artwork));
      expect(game.eventsOf('artistHired')).toMatchObject([
        { artist, artwork, paid: price, discount: false, points: 2 },
      ]);
      expect(game.supply('ringo').fiorini).toBe(500 - price);
      expect(game.state.table.used).toEqual([die]);
    }
});

test('R9.1 an artwork with an open icon cannot have its artist yet, one completed needs none', () => {
  const game = table({
    ringo: {
      fiorini: 300,
      artworks: ['camera-nuziale'],
      marks: { ritratto: { spice: 1, textile: 1 }, giardino: 'all' },
    },
    paul: {},
  });
  expect(game.may('ringo', recruit('yellow', 'low'))).toBe(false);
  game.plays('ringo', { do: 'coin', place: 'ritratto' }, recruit('yellow', 'low'));
  expect(game.choices('ringo')).toEqual([hire('ritratto')]);
});

test('R9.2 an artwork of the Palazzo accepts one type of artist, one of the Chiesa either of two', () => {
  const all = ['palazzo-facciata', 'giardino', 'ritratto', 'chiesa-facciata', 'cupola', 'altare', 'pulpito'] as const;
  const people = { ringo: { fiorini: 300, marks: Object.fromEntries(all.map((one) => [one, 'all'])) }, paul: {} };
  const fitting: Readonly<Record<string, readonly Artwork[]>> = {
    red: ['palazzo-facciata', 'cupola', 'altare', 'pulpito'],
    green: ['giardino', 'chiesa-facciata', 'altare', 'pulpito'],
    yellow: ['ritratto', 'chiesa-facciata', 'cupola'],
  };
  for (const die of ['red', 'green', 'yellow'] as const) {
    const game = table(people);
    game.plays('ringo', recruit(die, 'low'));
    expect(game.choices('ringo')).toEqual(fitting[die]?.map((artwork) => hire(artwork)));
  }
});

test('R9.3 a player who cannot pay cannot hire', () => {
  const people = { ringo: { fiorini: 100, marks: { ritratto: 'all' } }, paul: {} } as const;
  expect(table(people).may('ringo', recruit('yellow', 'low'))).toBe(true);
  expect(table(people, { dice: HIGH }).may('ringo', recruit('yellow', 'high'))).toBe(false);
});

test('R9.5 an artwork may take one star, and only one that the player had before', () => {
  const game = table({ ringo: { fiorini: 100, stars: 2, marks: { ritratto: 'all' } }, paul: {} });
  game.plays('ringo', recruit('yellow', 'low'));
  expect(game.choices('ringo')).toEqual([hire('ritratto'), hire('ritratto', { star: true })]);
  game.plays('ringo', hire('ritratto', { star: true }));
  expect(game.supply('ringo').stars).toBe(1);
  expect(game.player('ringo').artworks).toEqual([{ artwork: 'ritratto', artist: 'painter', star: true, points: 4 }]);

  // The Pulpito's own income reaches the star of the Preacher's track: too late for the Pulpito.
  const late = table({ ringo: { fiorini: 100, tracks: { preacher: 3 }, marks: { pulpito: 'all' } }, paul: {} });
  late.plays('ringo', recruit('red', 'low'));
  expect(late.choices('ringo')).toEqual([hire('pulpito')]);
  late.plays('ringo', hire('pulpito'));
  expect(late.supply('ringo').stars).toBe(1);
  expect(late.player('ringo').artworks).toMatchObject([{ star: false, points: 2 }]);
});

test('R9.6 Camera Nuziale and the Facciata of the Palazzo give a spare resource', () => {
  for (const [artwork, die, spares] of [
    ['camera-nuziale', 'yellow', 1],
    ['palazzo-facciata', 'red', 1],
    ['giardino', 'green', 0],
    ['ritratto', 'yellow', 0],
  ] as const) {
    const game = table({ ringo: { fiorini: 100, marks: { [artwork]: 'all' } }, paul: {} });
    game.plays('ringo', recruit(die, 'low'), hire(artwork));
    expect(game.supply('ringo').spares).toBe(spares);
  }
});

test('R9.7 an artwork of the Chiesa gives its income at once, and again in the next income phase', () => {
  const game = table(
    { ringo: { fiorini: 100, marks: { altare: 'all' } }, paul: {} },
    { used: ['white', 'brown'], round: 1, firstPlayer: 'paul', active: 'ringo' },
  );
  game.plays('ringo', recruit('green', 'low'), hire('altare'));
  expect(game.player('ringo').tracks.bishop).toBe(1);
  game.plays('paul', cash('grey'), done); // and round 2 begins
  expect(game.state.table.round).toBe(2);
  expect(game.eventsOf('incomeCollected')).toEqual([{ type: 'incomeCollected', seat: 0, artwork: 'altare' }]);
  expect(game.player('ringo').tracks.bishop).toBe(2);
});

test('R9.11 the last artwork of the Chiesa gives its income first, then four steps on one track', () => {
  const game = table({
    ringo: {
      fiorini: 100,
      artworks: ['chiesa-facciata', 'altare', 'pulpito'],
      marks: { cupola: 'all' },
      tracks: { captain: 4 },
    },
    paul: {},
  });
  game.plays('ringo', recruit('red', 'low'), hire('cupola'));
  expect(game.eventsOf('chiesaCompleted')).toEqual([{ type: 'chiesaCompleted', seat: 0 }]);
  expect(game.asks('ringo')).toMatchObject({ ask: 'mark', from: 'bonus' }); // the fifth space of the Captain's track
  game.plays('ringo', mark('giardino', 'gold'));
  expect(game.offered('ringo', 'advance')).toEqual([advance('captain'), advance('bishop'), advance('preacher')]);
  game.plays('ringo', advance('bishop'));
  expect(game.player('ringo').tracks).toEqual({ captain: 5, bishop: 4, preacher: 0 });
  expect(game.supply('ringo')).toEqual({ spares: 0, stars: 1, fiorini: 100 }); // the Bishop's second and fourth space
});

test('R11.5 the Casa hires an anonymous artist of any type with any die for nothing; Bottega d’Arte and Palagio have no effect', () => {
  const game = table(
    { ringo: { built: ['casa', 'bottega-d-arte', 'palagio'], marks: { giardino: 'all' } }, paul: {} },
    { dice: HIGH },
  );
  game.plays('ringo', casa('white'));
  expect(game.choices('ringo')).toEqual([hire('giardino')]);
  game.plays('ringo', hire('giardino'));
  expect(game.player('ringo').usedUp).toEqual(['casa']);
  expect(game.player('ringo').artworks).toEqual([{ artwork: 'giardino', artist: null, star: false, points: 1 }]);
  expect(game.state.table.used).toEqual(['white']);
});

test('R11.1, R11.5 the Casa works once a turn, and only with an artwork that is ready', () => {
  const game = table({
    ringo: { built: ['casa'], marks: { giardino: 'all', ritratto: 'all', cupola: { wood: 2 } } },
    paul: {},
  });
  game.plays('ringo', casa('white'), hire('giardino'));
  expect(game.offered('ringo', 'use').some(({ use }) => use === 'casa')).toBe(false);
  const none = table({ ringo: { built: ['casa'], marks: { cupola: { wood: 2 } } }, paul: {} });
  expect(none.may('ringo', casa('white'))).toBe(false);
});

test('R11.10 with the Bottega d’Arte an artist may cost 100 fiorini less, once a turn', () => {
  const game = table(
    { ringo: { fiorini: 300, built: ['bottega-d-arte'], marks: { ritratto: 'all', giardino: 'all' } }, paul: {} },
    { dice: HIGH },
  );
  game.plays('ringo', recruit('yellow', 'high'));
  expect(game.choices('ringo')).toEqual([hire('ritratto'), hire('ritratto', { discount: true })]);
  game.plays('ringo', hire('ritratto', { discount: true }));
  expect(game.eventsOf('artistHired')).toMatchObject([{ paid: 100, discount: true }]);
  game.plays('ringo', recruit('green', 'high'));
  expect(game.choices('ringo')).toEqual([hire('giardino')]); // at the full price
});

test('R9.3, R11.10 a player who can pay only the lower price is offered nothing else', () => {
  const people = { ringo: { fiorini: 100, built: ['bottega-d-arte'], marks: { ritratto: 'all' } }, paul: {} } as const;
  const game = table(people, { dice: HIGH });
  game.plays('ringo', recruit('yellow', 'high'));
  expect(game.choices('ringo')).toEqual([hire('ritratto', { discount: true })]);
});

test('R11.10 with the Bottega d’Arte an artist for 100 fiorini is free, and no price is below 0', () => {
  const people = { ringo: { built: ['bottega-d-arte'], marks: { ritratto: 'all' } }, paul: {} } as const;
  const game = table(people);
  game.plays('ringo', recruit('yellow', 'low'), hire('ritratto', { discount: true }));
  expect(game.supply('ringo').fiorini).toBe(0);
  const cheap = table(people, { options: { figures: { fiorini: { bottega: 500 } } } });
  cheap.plays('ringo', recruit('yellow', 'low'), hire('ritratto', { discount: true }));
  expect(cheap.eventsOf('artistHired')).toMatchObject([{ paid: 0 }]);
});

test('R11.12 the Zecca does not change masterpieces made before it was built', () => {
  const made = { artwork: 'giardino', artist: 'sculptor', star: true, points: 4 } as const;
  const game = table({ ringo: { artworks: [made], marks: { 'space-2': { metal: 1, gold: 1, marble: 1 } } }, paul: {} });
  game.plays('ringo', { do: 'build', building: 'zecca' });
  expect(game.line('ringo', 'palazzo')).toBe(5 + 4);
});

test('R11.13 with the Palagio the artist of a green, red or yellow die may be of any type, at the price of the die', () => {
  const game = table(
    { ringo: { fiorini: 200, built: ['palagio'], marks: { ritratto: 'all' } }, paul: {} },
    { dice: { green: 4 } },
  );
  expect(game.may('ringo', recruit('red', 'low'))).toBe(true);
  expect(game.may('ringo', casa('white'))).toBe(false);
  game.plays('ringo', recruit('green', 'high'), hire('ritratto'));
  expect(game.eventsOf('artistHired')).toMatchObject([{ artist: 'painter', paid: 200 }]);
});

test('R9.8, R9.9 the bonus of the Palazzo is 6 for the first player, 3 for the second and 1 for the others', () => {
  const palazzo = ['camera-nuziale', 'palazzo-facciata', 'giardino', 'ritratto'] as const;
  for (const [earlier, points] of [
    [[], 6],
    [[6], 3],
    [[6, 3], 1],
    [[6, 3, 1], 1],
    [[6, 6], 1], // R9.9  after two firsts comes a third
  ] as const) {
    const done = (bonus: number | undefined) => (bonus === undefined ? {} : { artworks: palazzo, palazzoBonus: bonus });
    const game = table(
      { ringo: { artworks: palazzo }, paul: done(earlier[0]), george: done(earlier[1]), john: done(earlier[2]) },
      { at: 'turnEnd' },
    );
    expect(game.eventsOf('palazzoBonus')).toEqual([{ type: 'palazzoBonus', seat: 0, points }]);
  }
});

test('R9.9 two players who complete the Palazzo second in one turn score 3 each', () => {
  const palazzo = ['camera-nuziale', 'palazzo-facciata', 'giardino', 'ritratto'] as const;
  const game = table(
    { ringo: { artworks: palazzo }, paul: { artworks: palazzo }, john: { artworks: palazzo, palazzoBonus: 6 } },
    { at: 'turnEnd' },
  );
  expect(game.eventsOf('palazzoBonus').map(({ points }) => points)).toEqual([3, 3]);
  expect(game.line('john', 'palazzoBonus')).toBe(6);
});

test('R9.10 a Palazzo completed in income counts in the first turn of that round', () => {
  const three = ['camera-nuziale', 'palazzo-facciata', 'giardino'] as const;
  const game = table(
    {
      ringo: { fiorini: 200, artworks: three, marks: { ritratto: 'all' } },
      paul: { fiorini: 100, artworks: [...three, 'cupola'], marks: { ritratto: 'all' }, tracks: { captain: 8 } },
    },
    { round: 2, at: 'income' },
  );
  game.plays('paul', recruit('yellow', 'low'), hire('ritratto')); // with the die of the Captain's track
  expect(game.eventsOf('palazzoBonus')).toEqual([]);
  game.plays('paul', mark('altare', 'gold')); // as Captain
  const [painter = done] = game.offered('ringo', 'use').filter(({ die, use }) => die === 'yellow' && use === 'recruit');
  game.plays('ringo', painter, hire('ritratto'), cash('white'), cash('brown'), done);
  game.plays('paul', cash('grey'), done);
  expect(game.eventsOf('palazzoBonus').map(({ points }) => points)).toEqual([6, 6]);
});
