import { at, chance, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import type { Card, GameEvent, Table } from '../src/index.ts';
import { card, isPurseOpen } from '../src/index.ts';
import { census } from '../src/testkit.ts';
import type { TestGame } from './table.ts';
import { anonymous, playCard, table } from './table.ts';

const seen = (game: TestGame, viewer: number | null) => card.view(game.state, viewer);
const json = (game: TestGame, viewer: number | null) => JSON.stringify({ ...seen(game, viewer), figures: null });

test('R1.11 a view contains the own hand and only the sizes of other hands', () => {
  const game = table({ medici: { hand: ['casa', 'sagrato'] }, pazzi: { hand: ['ritratto'] } });
  expect(seen(game, 0).own?.hand).toEqual(['casa', 'sagrato']);
  expect(seen(game, 0).counts.hands).toEqual([2, 1]);
  expect(json(game, 0)).not.toContain('ritratto');
  expect(json(game, 1)).not.toContain('sagrato');
  expect(seen(game, null).own).toBeNull();
  expect(json(game, null)).not.toMatch(/ritratto|sagrato/);
});

test('R1.11 a view contains the sizes of decks, but no seeds and no values of artists', () => {
  const game = table(
    { medici: { reservedArtists: [{ artist: 'davinci-painter', value: 7 }] }, pazzi: {} },
    { artists: [{ artist: 'mochi-sculptor', value: 1 }] },
  );
  const { counts } = seen(game, 0);
  expect(counts).toMatchObject({ deck: 16, laterDecks: [16, 16], monumentDeck: 27, artistDeck: 83 });
  for (const viewer of [0, 1, null]) {
    expect(json(game, viewer)).not.toContain(game.state.secret.seed);
    expect(json(game, viewer)).not.toMatch(/"value"|artistValues|reservedValues/);
  }
});

test('R1.11 a view contains supply, purses, played cards and reserved monuments', () => {
  const game = table(
    {
      medici: { goods: { gold: 2 }, built: ['casa'], reservedMonuments: ['duomo-cupola'] },
      pazzi: { goods: { fiorini: 350 } },
    },
    { options: { openPurses: true } },
  );
  for (const viewer of [0, 1, null]) {
    const { table: open } = seen(game, viewer);
    expect(open.openPurses).toBe(true);
    expect(open.players[0]).toMatchObject({ goods: { gold: 2 }, built: ['casa'], reservedMonuments: ['duomo-cupola'] });
    expect(open.players[1]).toMatchObject({ goods: { fiorini: 350 } });
    expect(open.supply).toEqual(game.state.table.supply);
  }
});

test('R1.11 without the option a view contains the purses of others too; only the display hides them', () => {
  const { table: shown } = seen(table({ medici: { goods: { gold: 2 } }, pazzi: {} }), 1);
  expect(shown.openPurses).toBe(false);
  expect(shown.players[0]?.goods.gold).toBe(2);
  expect(isPurseOpen(shown, 0, 1)).toBe(false);
});

test('R1.11 a view contains own discards only', () => {
  const game = table({ medici: { hand: ['casa', 'sagrato'] }, pazzi: {} }, { at: 'chooseKeptCards' });
  game.plays('medici', { do: 'keep', card: 'casa' });
  expect(seen(game, 0).own?.discarded).toEqual([['sagrato']]);
  expect(seen(game, 1).counts.discarded).toEqual([[1], [0]]);
  expect(json(game, 1)).not.toContain('sagrato');
});

test('R11.8, R1.11 when the game has ended, reserved artists are face up', () => {
  const game = table(
    { medici: { reservedArtists: [{ artist: 'davinci-painter', value: 7 }] }, pazzi: {} },
    { round: 5, at: 'electCaptain' },
  );
  expect(seen(game, 1).table.players[0]?.unhired).toEqual([{ artist: 'davinci-painter', value: 7 }]);
});

test('R1.11 a view can be changed without changing the game', () => {
  const game = table({ medici: { hand: ['casa'] }, pazzi: {} });
  const shown = seen(game, 0).table as Table;
  const [medici] = shown.players;
  if (medici === undefined) throw new Error('the Medici have no seat');
  const before = structuredClone(game.state.table);
  medici.goods.wood++;
  medici.built = ['casa'];
  shown.supply.wood--;
  shown.agenda.steps.pop();
  expect(game.state.table).toEqual(before);
});

test('R1.11 redact removes drawn, kept and discarded cards for all but their owner, and nothing else', () => {
  const drawn: GameEvent = { type: 'cardsDrawn', seat: 0, count: 1, cards: ['casa'] };
  expect(card.redact(drawn, 0)).toEqual(drawn);
  expect(card.redact(drawn, 1)).toEqual({ type: 'cardsDrawn', seat: 0, count: 1 });
  const kept: GameEvent = { type: 'cardKept', seat: 1, card: 'casa' };
  expect(card.redact(kept, 1)).toEqual(kept);
  expect(card.redact(kept, null)).toEqual({ type: 'cardKept', seat: 1 });
  const played: GameEvent = { type: 'cardPlayed', seat: 0, card: 'casa', paid: { wood: 2 } };
  expect(card.redact(played, null)).toEqual(played);
});

test('events that turn over, draw or discard a card reveal something; others do not', () => {
  expect(card.reveals({ type: 'artistsDrawn', artists: [] })).toBe(true);
  expect(card.reveals({ type: 'cardsDrawn', seat: 0, count: 1 })).toBe(true);
  expect(card.reveals({ type: 'cardsDiscarded', seat: 0, count: 1 })).toBe(true);
  expect(
    card.reveals({ type: 'artistHired', seat: 0, artist: 'mochi-sculptor', work: 'sagrato', paid: 100, value: 1 }),
  ).toBe(true);
  expect(card.reveals({ type: 'workersSent', seat: 0, fiorini: 50 })).toBe(false);
  expect(card.reveals({ type: 'artistReserved', seat: 0, artist: 'mochi-sculptor' })).toBe(false);
  expect(card.reveals({ type: 'cardKept', seat: 0, card: 'casa' })).toBe(false);
});

test('R4.8 a guess contains the card for which another player chooses an artist', () => {
  const game = table({
    medici: { goods: { marble: 1, fiorini: 200 }, hand: ['casa', 'sagrato', 'fabbro'] },
    pazzi: {},
  });
  game.plays('medici', playCard('sagrato'));
  for (let count = 0; count < 20; count++)
    for (const viewer of [1, null]) {
      const guess = card.guess(seen(game, viewer), chance(seedFromText('guess'), 'shown card', count));
      expect(guess.secret.hands[0]).toContain('sagrato');
      expect(guess.secret.hands[0]).toHaveLength(3);
      expect(census(guess)).toEqual(census(game.state));
      card.apply(guess, 0, anonymous('architect'));
      expect(guess.table.players[0]?.built).toEqual(['sagrato']);
    }
});

test('R2.6 a guess takes what was discarded in round 1 from deck I, in round 2 from decks I and II', () => {
  const people = { medici: {}, pazzi: {}, pitti: {}, strozzi: {} };
  const [deckOne, firstTwo] = [1, 2].map((round) => table(people, { round }).state.secret.deck) as [Card[], Card[]];
  const game = table(people, { round: 3 });
  const { secret } = game.state;
  const deck = secret.deck.slice();
  const discard = (cards: readonly Card[]) => cards.map((one) => at(deck.splice(deck.indexOf(one), 1), 0));
  // 24 of the 26 cards of deck I, and 24 of the 26 of deck II, which come after them
  secret.discarded = [0, 1, 2, 3].map((seat) => [
    discard(deckOne.slice(6 * seat, 6 * seat + 6)),
    discard(firstTwo.slice(26 + 6 * seat, 26 + 6 * seat + 6)),
  ]);
  secret.deck = deck;
  for (let count = 0; count < 20; count++) {
    const guess = card.guess(seen(game, 0), chance(seedFromText('guess'), 'discards', count));
    expect(guess.secret.discarded[0]).toEqual(secret.discarded[0]);
    for (const [first = [], second = []] of guess.secret.discarded) {
      for (const one of first) expect(deckOne).toContain(one);
      for (const one of second) expect(firstTwo).toContain(one);
    }
    expect(census(guess)).toEqual(census(game.state));
  }
});

test('R5.3 a guess gives face-down artists only values that were not turned over', () => {
  const game = table(
    {
      medici: { built: ['crocifisso'], artworks: [{ work: 'crocifisso', artist: 'giambologna-sculptor', value: 3 }] },
      pazzi: { reservedArtists: [{ artist: 'giambologna-sculptor', value: 2 }] },
    },
    { round: 2, artists: [{ artist: 'giambologna-sculptor', value: 2 }] },
  );
  for (let count = 0; count < 20; count++) {
    const { secret } = card.guess(seen(game, 1), chance(seedFromText('guess'), 'values', count));
    expect(secret.artistValues).toEqual([2]); // the masterpiece has been turned over
    expect(secret.reservedValues).toEqual([[], [2]]);
  }
});
