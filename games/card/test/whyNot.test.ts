import { describe, expect, test } from 'vitest';
import { activate, anonymous, choose, complete, hire, keep, playCard, sendWorkers, table } from './table.ts';

const rich = { marble: 5, wood: 5, metal: 5, fabric: 5, gold: 5, spice: 5, fiorini: 1000 };

describe('why not play a card', () => {
  test('R4.1 the reason names the missing good, the needed and the available amount', () => {
    const game = table({ medici: { goods: { wood: 1 }, hand: ['casa', 'pozzo'] }, pazzi: {} });
    expect(game.whyNot('medici', playCard('casa'))).toBe('You need 2 wood (you have 1). (R4.1)');
    expect(game.whyNot('medici', playCard('pozzo'))).toBe(
      'You need 1 marble (you have none), 1 metal (you have none) and 50 fiorini (you have none). (R4.1)',
    );
    expect(game.whyNot('medici', playCard('affresco'))).toBe('You do not have this card in hand. (R4.1)');
  });

  test('R4.6, R4.7 a second identical card and a second preacher are refused', () => {
    const game = table({
      medici: { goods: rich, hand: ['casa', 'girolamo-savonarola'], built: ['casa', 'francesco-d-assisi'] },
      pazzi: {},
    });
    expect(game.whyNot('medici', playCard('casa'))).toBe('You already have this card in front of you. (R4.6)');
    expect(game.whyNot('medici', playCard('girolamo-savonarola'))).toBe(
      'You already follow San Francesco d’Assisi; you may have only one preacher. (R4.7)',
    );
  });

  test('R5.2 the reason includes the cheapest artist and cites the rule of the artist', () => {
    const person = { goods: { spice: 2, fiorini: 50 }, hand: ['affresco'] as const };
    const game = table({ medici: person, pazzi: {} });
    expect(game.whyNot('medici', playCard('affresco'))).toBe(
      'Including the artist, you need 100 fiorini (you have 50). (R5.2)',
    );
  });

  test('R5.1 without any artist of the type the work cannot be begun', () => {
    const person = { goods: rich, hand: ['affresco'] as const };
    const game = table({ medici: person, pazzi: {} }, { artists: [], anonymous: ['sculptor'] });
    expect(game.whyNot('medici', playCard('affresco'))).toBe('There is no painter left to hire this round. (R5.1)');
  });
});

describe('why not a monument', () => {
  test('R6.2 the reason names the cost of a monument, with the discount of the Edificatore (R12.4)', () => {
    const goods = { wood: 2, marble: 2, fabric: 1, fiorini: 300 };
    const game = table({ medici: { goods, built: ['edificatore'] }, pazzi: {} }, { row: ['duomo-navata'] });
    expect(game.whyNot('medici', complete('duomo-navata'))).toBe('You need 2 fabric (you have 1). (R6.2)');
    expect(game.whyNot('medici', complete('battistero-cupola'))).toBe('It is no longer on the table. (R6.1)');
    const poor = table(
      { medici: { goods: { ...goods, fabric: 2, fiorini: 240 }, built: ['edificatore'] }, pazzi: {} },
      { row: ['duomo-navata'] },
    );
    expect(poor.whyNot('medici', complete('duomo-navata'))).toBe(
      'Including the artist, you need 250 fiorini (you have 240). (R5.2)',
    );
  });

  test('R5.1, R5.5, R5.7 the reason says why an artist cannot be hired for a work', () => {
    const goods = { marble: 3, gold: 1, fiorini: 250 };
    const artists = [{ artist: 'donatello-sculptor', value: 3 } as const];
    const game = table(
      { medici: { goods }, pazzi: {} },
      { row: ['battistero-cupola'], artists, anonymous: ['painter'] },
    );
    game.plays('medici', complete('battistero-cupola'));
    expect(game.whyNot('medici', hire('donatello-sculptor'))).toBe('This work needs a painter or architect. (R5.1)');
    expect(game.whyNot('medici', hire('donatello-sculptor', 'reserve'))).toMatch(/\(R5\.7\)$/);
    expect(game.whyNot('medici', anonymous('architect'))).toBe('This artist has already been hired this round. (R5.5)');
    expect(game.whyNot('medici', anonymous('painter'))).toBeNull();
  });
});

describe('why not a location or the market', () => {
  test('R8.5, R3.5 a used location, and one that the supply cannot serve, are refused with their reasons', () => {
    const game = table(
      { medici: { goods: { gold: 1 } }, pazzi: {} },
      {
        locations: ['location-fabbro', 'location-orafo', 'location-tintore', 'location-baratto'],
        supply: { metal: 0, fiorini: 150 },
      },
    );
    expect(game.whyNot('medici', activate('location-lanaiuolo'))).toBe(
      'This location has already been used this round. (R8.5)',
    );
    expect(game.whyNot('medici', activate('location-fabbro'))).toBe(
      'The supply must have 1 metal; it has none. (R3.5)',
    );
    expect(game.whyNot('medici', activate('location-orafo'))).toBe(
      'The supply must have 200 fiorini; it has only 150. (R3.5)',
    );
    expect(game.whyNot('medici', activate('location-tintore'))).toBe('You need 1 fabric (you have none). (R8.2)');
  });

  test('R9.2, R9.3, R9.4, R9.7 the reason says why a trade or a draw from the deck is not possible', () => {
    const game = table({ medici: { goods: { gold: 1, fiorini: 50 } }, pazzi: {} }, { deck: [] });
    expect(game.whyNot('medici', { do: 'sell', resource: 'wood' })).toBe('You need 1 wood (you have none). (R9.2)');
    expect(game.whyNot('medici', { do: 'buy', resource: 'wood' })).toBe('You need 100 fiorini (you have 50). (R9.3)');
    expect(game.whyNot('medici', { do: 'exchange' })).toBe('You need 2 resources (you have 1). (R9.4)');
    expect(game.whyNot('medici', { do: 'seekInspiration' })).toBe('The deck is empty. (R9.7)');
    expect(game.whyNot('medici', sendWorkers)).toBeNull();
    expect(game.whyNot('pazzi', sendWorkers)).toBe('It is not your turn to decide. (R3.1)');
  });

  test('R8.3 the Baratto needs a resource, and another kind for it', () => {
    const position = { locations: ['location-baratto'] as const };
    const bare = table({ medici: { goods: {} }, pazzi: {} }, position);
    expect(bare.whyNot('medici', activate('location-baratto'))).toBe('You need a resource (you have none). (R8.3)');
    const game = table({ medici: { goods: { gold: 1 } }, pazzi: {} }, position);
    game.plays('medici', activate('location-baratto'));
    expect(game.whyNot('medici', { do: 'barter', give: 'gold', take: 'gold' })).toBe(
      'Choose a resource of another kind. (R8.3)',
    );
  });
});

test('R10.4, R10.6 the reason says why a card cannot be kept and why a resource cannot be named', () => {
  const people = { medici: { hand: ['casa', 'pozzo'] as const }, pazzi: { hand: [] } };
  const game = table(people, { at: 'chooseKeptCards', supply: { gold: 1 } });
  expect(game.whyNot('medici', keep('affresco'))).toBe('You do not have this card in hand. (R10.4)');
  game.plays('medici', keep('casa'));
  expect(game.whyNot('medici', choose('gold'))).toBe('The supply must have 2 gold; it has only 1. (R10.6)');
});
