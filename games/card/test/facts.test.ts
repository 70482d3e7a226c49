import { describe, expect, test } from 'vitest';
import * as facts from '../src/facts/index.ts';
import { someOf } from '../src/goods.ts';
import { card, nextCaptain, turnOrder } from '../src/index.ts';
import { playCard, table } from './table.ts';

describe('artists', () => {
  const bernini = { artist: 'bernini-sculptor', value: 4 } as const; // cards of 3, 4, 4 and 5
  const reserved = { artist: 'bernini-sculptor', value: 5 } as const;

  test('R5.3, R7.3 the possible values of an artist card are those not yet turned over', () => {
    const artworks = [{ work: 'giardino', ...bernini }] as const;
    const game = table(
      { medici: { built: ['giardino'], artworks }, pazzi: { reservedArtists: [reserved] } },
      { round: 3, artists: [bernini] },
    );
    expect(facts.valuesLeft(game.state, 'bernini-sculptor')).toEqual([3, 4, 5]);
    expect(facts.valuesLeft(game.state, 'davinci-painter')).toEqual([3, 7]);
    expect(facts.reservedValues(game.state, game.player('pazzi'), 'bernini-sculptor')).toEqual([3, 4, 5]);
  });

  test('R11.8 reservedValues returns the actual value once the game has ended', () => {
    const game = table({ medici: {}, pazzi: { reservedArtists: [reserved] } }, { round: 5, at: 'electCaptain' });
    expect(facts.reservedValues(game.state, game.player('pazzi'), 'bernini-sculptor')).toEqual([5]);
    expect(facts.valuesLeft(game.state, 'bernini-sculptor')).toEqual([3, 4, 4]);
  });

  test('R5.4 an artist has a masterpiece only if the cards differ in value', () => {
    const { figures } = table({ medici: {}, pazzi: {} }).state;
    expect(facts.masterpieceOf(figures, 'davinci-painter')).toBe(7);
    expect(facts.masterpieceOf(figures, 'perugino-painter')).toBeNull();
  });
});

describe('the round', () => {
  test('R3.1, R10.10, R10.11 turn order begins with the Captain; the next Captain is who took the card, else the left neighbour', () => {
    const people = { medici: {}, pazzi: {}, strozzi: {} };
    const { state, nameOf } = table(people, { captain: 'strozzi' });
    expect(turnOrder(state.table).map(nameOf)).toEqual(['strozzi', 'medici', 'pazzi']);
    expect(nameOf(nextCaptain(state.table))).toBe('medici');
    const claimed = table(people, { captain: 'strozzi', newCaptain: 'pazzi' });
    expect(nextCaptain(claimed.state.table)).toBe(claimed.seatOf('pazzi'));
  });

  test('R3.1 to R3.3 markerSpaces lists the seats that act on each space, and those still to act', () => {
    const people = { medici: { built: ['casa'] }, pazzi: { built: ['girolamo-savonarola'] }, strozzi: {} } as const;
    const game = table(people, { captain: 'strozzi', space: 'third', ask: { ask: 'action', of: 'medici' } });
    const spaces = facts.markerSpaces(game.state, null).map(({ space, when, acts, waits }) => {
      return [space, when, acts.map(game.nameOf), waits.map(game.nameOf)];
    });
    const everyone = ['strozzi', 'medici', 'pazzi'];
    expect(spaces).toEqual([
      ['first', 'past', everyone, []],
      ['second', 'past', everyone, []],
      ['third', 'now', everyone, ['medici', 'pazzi']],
      ['fourth', 'next', everyone, everyone],
      ['palagio', 'next', [], []],
      ['casamento', 'next', [], []],
      ['casa', 'next', ['medici'], ['medici']],
      ['predicatore', 'next', ['pazzi'], ['pazzi']],
    ]);
  });

  test('R3.3 a question within an action leaves the marker where it is; once the round is ending it has passed', () => {
    const goods = { spice: 1, fabric: 1, fiorini: 100 };
    const game = table({ medici: { goods, hand: ['ritratto'] }, pazzi: {} }, { space: 'second' });
    game.plays('medici', playCard('ritratto'));
    expect(facts.markerSpaces(game.state, null)[1]).toMatchObject({ when: 'now', waits: [0, 1] });
    const ending = table({ medici: {}, pazzi: {} }, { at: 'familyIncome' });
    expect(facts.markerSpaces(ending.state, null).every(({ when }) => when === 'past')).toBe(true);
  });

  test('R3.3 a Palagio played with the action of the Casamento is not listed on the passed space', () => {
    const goods = { marble: 5, wood: 5, metal: 5, fabric: 5, gold: 5, spice: 5, fiorini: 900 };
    const people = { medici: { built: ['casamento', 'casa'], hand: ['palagio'], goods }, pazzi: {} } as const;
    const game = table(people, { at: 'palagio' });
    const actsOn = (events: Parameters<typeof facts.markerSpaces>[1]) =>
      facts.markerSpaces(game.state, events).flatMap(({ space, acts }) => (acts.length === 1 ? [space] : []));
    const before = game.events; // those of the latest move only
    game.plays('medici', playCard('palagio'));
    expect(actsOn(facts.eventsOfRound([...before, ...game.events], true))).toEqual(['casamento', 'casa']);
    expect(actsOn(null)).toEqual(['palagio', 'casamento', 'casa']);
  });

  test('eventsOfRound returns the events since the latest round began, or null if its beginning is not known', () => {
    const began = { type: 'roundBegan', round: 2, captain: 0 } as const;
    const extra = { type: 'extraActions', space: 'casa', seats: [1] } as const;
    expect(facts.eventsOfRound([extra, began, extra], false)).toEqual([extra]);
    expect(facts.eventsOfRound([extra], true)).toEqual([extra]);
    expect(facts.eventsOfRound([extra], false)).toBeNull();
  });

  test('R2.1 roundsToCome returns 2 in round 3', () => {
    expect(facts.roundsToCome(table({ medici: {}, pazzi: {} }, { round: 3 }).state.table)).toBe(2);
  });

  test('R3.2, R4.4 extra actions are in the order of the spaces, with one for any preacher', () => {
    const built = ['tommaso-d-aquino', 'lanaiuolo', 'casa', 'palagio'] as const;
    const game = table({ medici: { built }, pazzi: {} }, { round: 3 });
    expect(facts.extraActions(game.state.figures, game.player('medici'))).toEqual([
      { space: 'palagio', card: 'palagio' },
      { space: 'casa', card: 'casa' },
      { space: 'predicatore', card: 'tommaso-d-aquino' },
    ]);
  });

  test('R2.5, R4.5 a residence adds a card at the beginning of the next round, except after the last', () => {
    const people = { medici: { built: ['casa', 'casamento'] }, pazzi: {} } as const;
    expect(facts.cardsNextRound(table(people).state, 0)).toBe(6);
    expect(facts.cardsNextRound(table(people).state, 1)).toBe(4);
    expect(facts.cardsNextRound(table(people, { round: 5 }).state, 0)).toBe(0);
  });

  test('R10.5 to R10.7, R12.1 the predicted income of a round is the income at its end', () => {
    const built = ['cambiavalute', 'casamento', 'arte-dei-mercatanti'] as const;
    const game = table({ medici: { built }, pazzi: {} }, { round: 2, at: 'familyIncome' });
    const { goods, ...rest } = facts.incomeToCome(game.state, 0);
    expect(rest).toEqual({ captainsResources: 1, choices: 1 });
    expect(someOf(goods)).toEqual({ marble: 1, wood: 1, fiorini: 350 });
    game.plays('medici', { do: 'choose', resource: 'gold' }); // as Captain
    game.plays('medici', { do: 'choose', resource: 'spice' }); // of the guild
    expect(game.goods('medici')).toEqual({ ...someOf(goods), gold: 1, spice: 1 });
  });

  test('R10.6 the Captain names no resource if the supply lacks one for everyone', () => {
    const supply = { marble: 1, wood: 1, metal: 1, fabric: 1, gold: 1, spice: 1 };
    expect(facts.incomeToCome(table({ medici: {}, pazzi: {} }, { supply }).state, 0).captainsResources).toBe(0);
  });
});

describe('cards and works', () => {
  const { figures } = table({ medici: {}, pazzi: {} }).state;

  test('R2.5, R3.2, R4.3, R12.1 eachRound returns the goods, choices, actions and cards that a card gives each round', () => {
    const brings = (card: Parameters<typeof facts.eachRound>[1]) => {
      const { goods, ...rest } = facts.eachRound(figures, card);
      return { ...someOf(goods), ...rest };
    };
    expect(brings('palagio')).toEqual({ fiorini: 100, choices: 0, actions: 1, cards: 1 });
    expect(brings('giordano-bruno')).toEqual({ choices: 0, actions: 1, cards: 0 });
    expect(brings('miniera')).toEqual({ gold: 1, fiorini: 50, choices: 0, actions: 0, cards: 0 });
    expect(brings('arte-dei-mercatanti')).toEqual({ choices: 1, actions: 0, cards: 0 });
  });

  test('R4.8, R11.1, R11.2 a work is worth its points and its artist', () => {
    const artworks = [{ work: 'ritratto', artist: 'lippi-painter', value: 3 }] as const;
    const game = table({ medici: { built: ['ritratto', 'sagrato', 'casa'], artworks }, pazzi: {} }, { round: 2 });
    const worth = (work: 'ritratto' | 'sagrato') => facts.worthOf(figures, game.player('medici'), work);
    expect(worth('ritratto')).toEqual({ points: 2, artist: 'lippi-painter', value: 3 });
    expect(worth('sagrato')).toEqual({ points: 3, artist: null, value: 0 }); // R5.5
    expect(game.player('medici').built.map((card) => facts.needsArtist(figures, card))).toEqual([true, true, false]);
  });

  test('R6.2, R12.4 shortOf lists the goods missing for a work after the discount of the Edificatore', () => {
    const short = (built: readonly 'edificatore'[], fiorini: number) => {
      const game = table({ medici: { built, goods: { marble: 2, wood: 1, fiorini } }, pazzi: {} }, { round: 2 });
      return facts.shortOf(figures, game.player('medici'), 'santamarianovella-facciata'); // and 1 metal, 150 fiorini
    };
    expect(short([], 100)).toEqual(['metal', 'fiorini']);
    expect(short(['edificatore'], 100)).toEqual(['metal']);
  });

  test('R4.1, R6.1 moveFor completes a monument and plays a card', () => {
    expect(facts.moveFor('duomo-cupola')).toEqual({ do: 'complete', monument: 'duomo-cupola' });
    expect(facts.moveFor('cupola')).toEqual({ do: 'play', card: 'cupola' });
  });
});

describe('the table', () => {
  test('R1.5, R8.5 locationsInPlay lists every location of the game and counts the used copies', () => {
    const locations = ['location-picconiere', 'location-fabbro'] as const;
    const inPlay = facts.locationsInPlay(table({ medici: {}, pazzi: {}, strozzi: {} }, { locations }).state);
    const find = (id: string) => inPlay.find(({ location }) => location === id);
    expect(find('location-picconiere')).toMatchObject({ copies: 2, used: 1 });
    expect(find('location-boscaiuolo')).toMatchObject({ copies: 1, used: 1 }); // the other is for four
    expect(find('location-fabbro')).toMatchObject({ copies: 1, used: 0 });
    expect(inPlay).toHaveLength(14);
  });

  test.each([
    [1000, 50],
    [30, 30],
    [0, 0],
  ])('R9.1 with %i fiorini in the supply workers earn %i', (fiorini, wage) => {
    const game = table({ medici: {}, pazzi: {} }, { supply: { fiorini } });
    expect(facts.workersWage(game.state)).toBe(wage);
    expect(game.sendWorkers('medici').eventsOf('workersSent')).toMatchObject([{ fiorini: wage }]);
  });

  test('R1.11, R11.4, R11.5 a purse is shown to its owner, and to everyone with the option or at the end', () => {
    const { table: hidden } = table({ medici: {}, pazzi: {} }).state;
    expect([0, 1].map((seat) => facts.isPurseOpen(hidden, seat, 0))).toEqual([true, false]);
    expect(facts.isPurseOpen(hidden, 0, null)).toBe(false);
    const { table: open } = table({ medici: {}, pazzi: {} }, { options: { openPurses: true } }).state;
    expect(facts.isPurseOpen(open, 1, 0)).toBe(true);
    const { table: over } = table({ medici: {}, pazzi: {} }, { round: 5, at: 'electCaptain' }).state;
    expect(facts.isPurseOpen(over, 1, 0)).toBe(true);
  });

  test('R1.11, R11.4, R11.5 score lines that compare purses are shown only for visible purses', () => {
    const purses = ['resources', 'fiorini'];
    const hiddenIn = ({ state }: ReturnType<typeof table>, viewer: number | null) =>
      [0, 1].map((seat) => card.hiddenLines(card.view(state, viewer), seat));
    const hidden = table({ medici: {}, pazzi: {} });
    expect(hiddenIn(hidden, 0)).toEqual([[], purses]);
    expect(hiddenIn(hidden, 1)).toEqual([purses, []]);
    expect(hiddenIn(hidden, null)).toEqual([purses, purses]);
    const open = table({ medici: {}, pazzi: {} }, { options: { openPurses: true } });
    expect(hiddenIn(open, null)).toEqual([[], []]);
    const over = table({ medici: {}, pazzi: {} }, { round: 5, at: 'electCaptain' });
    expect(hiddenIn(over, null)).toEqual([[], []]);
  });
});
