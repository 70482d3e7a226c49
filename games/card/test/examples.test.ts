import { at } from '@signoria/engine';
import { workedExamples } from '@signoria/testkit/vitest';
import { expect } from 'vitest';
import { ARTISTS } from '../src/components.ts';
import { FIGURES } from '../src/figures.ts';
import { cardText } from '../src/text/index.ts';
import { activate, anonymous, choose, complete, fontanaTable, hire, playCard, table } from './table.ts';

const end = { round: 5, captain: 'medici', at: 'electCaptain' } as const;

/** In the positions the Medici stand for Anna, the Pazzi for Bruno, the Pitti for Clara and the Strozzi for Dino. */
workedExamples(cardText, {
  'R3.2': () => {
    const game = table(
      {
        medici: { built: ['casamento'] },
        pazzi: { built: ['palagio', 'girolamo-savonarola'] },
        pitti: { built: ['casa', 'giordano-bruno'] },
        strozzi: { built: ['casamento'] },
      },
      { captain: 'medici', round: 2 },
    );
    const acted: string[] = [];
    while (game.state.table.agenda.steps.at(-1)?.ask === 'action') {
      const name = at(game.waitsFor(), 0);
      acted.push(name);
      game.sendWorkers(name);
    }
    const [medici, pazzi, pitti, strozzi] = ['medici', 'pazzi', 'pitti', 'strozzi'].map(
      (name) => acted.filter((one) => one === name).length,
    );
    expect([strozzi, pitti]).toEqual([medici, pazzi]);
    expect(acted.slice(16)).toEqual(['pazzi', 'medici', 'strozzi', 'pitti', 'pazzi', 'pitti']);
    return [16 / 4, medici ?? 0, pazzi ?? 0];
  },

  'R5.3': () => {
    const game = fontanaTable();
    game.plays('strozzi', playCard('fontana'));
    expect(game.choices('strozzi')).toEqual([hire('romano-architect'), hire('giambologna-sculptor')]);
    game.plays('strozzi', hire('giambologna-sculptor'));
    const { paid } = at(game.eventsOf('cardPlayed'), 0);
    const { value } = at(game.eventsOf('artistHired'), 0);
    const { 'romano-architect': romano, 'giambologna-sculptor': giambologna } = ARTISTS;
    expect(romano.cost).toBe(giambologna.cost);
    expect(value).toBe(Math.max(...giambologna.values));
    const { palaces, artists } = game.scores('strozzi');
    const worth = [...new Set<number>(romano.values), ...new Set<number>(giambologna.values)];
    return [paid.marble, paid.metal, paid.fiorini, giambologna.cost, ...worth, value, palaces, artists].map(Number);
  },

  'R6.3': () => {
    const chiostro = 'ospedale-chiostro';
    const game = table(
      { medici: { goods: { marble: 4, fiorini: 150 } }, pazzi: {} },
      { captain: 'medici', row: [chiostro] },
    );
    game.plays('medici', { do: 'reserveMonument', monument: chiostro });
    expect(game.goods('medici')).toEqual({ marble: 4, fiorini: 150 });
    const lost = -game.line('medici', 'reservedMonuments');
    game.sendWorkers('pazzi').plays('medici', complete(chiostro), anonymous('sculptor'));
    expect(game.goods('medici')).toEqual({});
    const { cost } = FIGURES.monuments[chiostro];
    return [cost.marble, cost.fiorini, FIGURES.prices.anonymousArtist, game.line('medici', 'monuments'), lost];
  },

  'R9.3': () => {
    const game = table(
      { medici: {}, pazzi: { goods: { marble: 1 } } },
      { captain: 'pazzi', locations: ['location-scarpellino'] },
    );
    game.plays('pazzi', activate('location-scarpellino'));
    const { fiorini: sold = 0 } = game.goods('pazzi');
    game.sendWorkers('medici').plays('pazzi', { do: 'buy', resource: 'gold' });
    const { gold, fiorini = 0 } = game.goods('pazzi');
    return [1, 1, sold, gold ?? 0, sold - fiorini, fiorini];
  },

  'R10.7': () => {
    const game = table(
      { medici: {}, pazzi: { built: ['fabbro', 'casamento'] }, pitti: {} },
      { captain: 'medici', round: 2, at: 'familyIncome', supply: { gold: 2 } },
    );
    const offered = game.choices('medici').map((move) => (move.do === 'choose' ? move.resource : ''));
    expect(offered).not.toContain('gold');
    game.plays('medici', choose('metal'));
    const { income } = FIGURES;
    const cards = [FIGURES.cards.fabbro.income.metal, FIGURES.cards.casamento.income.fiorini];
    const { marble = 0, wood = 0, metal = 0, fiorini = 0 } = game.goods('pazzi');
    const base = [income.marble, income.wood, income.fiorini];
    return [...base, 2, game.state.table.players.length, 1, ...cards, marble, wood, metal, fiorini];
  },

  'R11.3': () => {
    const built = ['ritratto', 'camino', 'abside', 'pozzo', 'loggia'] as const;
    const kinds = (kind: string) => built.filter((card) => FIGURES.cards[card].kind === kind).length;
    const clara = (cards: typeof built | readonly [...typeof built, 'signore-de-lo-rione']) =>
      table({ medici: {}, pazzi: {}, pitti: { built: cards } }, end);
    const sets = clara(built).line('pitti', 'sets');
    const guilds = clara([...built, 'signore-de-lo-rione']).line('pitti', 'guilds');
    return [kinds('palace'), kinds('church'), kinds('districtBuilding'), 1, sets, guilds, sets + guilds];
  },

  'R11.4': () => {
    const held = [5, 5, 3, 0] as const;
    const names = ['medici', 'pazzi', 'pitti', 'strozzi'] as const;
    const people = Object.fromEntries(names.map((name, seat) => [name, { goods: { wood: at(held, seat) } }]));
    const game = table(people, end);
    const [first, second, third, fourth] = names.map((name) => game.line(name, 'resources'));
    expect(second).toBe(first);
    return [5, 3, 0, first ?? 0, third ?? 0, fourth ?? 0];
  },
});
