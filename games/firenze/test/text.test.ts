import { chance, LANGUAGES, plain, seedFromText } from '@signoria/engine';
import { momentsOf, PLAYER_NAMES } from '@signoria/testkit';
import { speech } from '@signoria/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { BALCONY_IDS, CARD_IDS, CARDS, COMMISSION_IDS, KINDS, LEVEL_TILE_IDS } from '../src/components.ts';
import type { GameEvent, Move, Options, State } from '../src/index.ts';
import { COLOURS, firenze } from '../src/index.ts';
import { SCORE_LINES } from '../src/score.ts';
import { lively } from '../src/testkit.ts';
import { firenzeText } from '../src/text/index.ts';
import { TERMINAL } from '../src/text/it/terminal.ts';
import { PLENTY, SCARCE } from './figures.ts';
import { EVERY_REASON } from './reasons.ts';
import type { TestGame } from './table.ts';
import {
  done,
  exchange,
  found,
  fulfil,
  give,
  playCard,
  raise,
  rob,
  sabotage,
  table,
  take,
  wholesale,
} from './table.ts';

const fresh = (seats: number, name: string, input: Partial<Options> = {}): State => {
  const options = firenze.readOptions(input, seats);
  return firenze.setup(options.ok ? options.value : expect.fail(), seats, seedFromText(name));
};
const wholeGame = (state: State, name: string) => [
  ...momentsOf(firenze, state, chance(seedFromText(name), 'text'), lively),
];

const opening = fresh(4, 'opening');
const moments = [
  ...wholeGame(fresh(4, 'words for 4', { campanile: true, figures: SCARCE }), 'words for 4'),
  ...wholeGame(fresh(3, 'three words', { campanile: true, figures: PLENTY }), 'three words'),
  ...wholeGame(fresh(2, 'words of two', { campanile: true, sealPlacement: 'dice' }), 'words of two'),
];

speech({
  rules: firenze,
  text: firenzeText,
  opening,
  moments,
  everyReason: EVERY_REASON,
  met: { moves: 19, events: 26, reasons: 17 },
  wishesEvery: 5,
  articled: CARD_IDS.filter((card) => CARDS[card].kind !== 'church'),
  keepsHouseStyle: true,
  components: [
    ...[...CARD_IDS, ...KINDS, ...COLOURS, ...COMMISSION_IDS, ...BALCONY_IDS, ...LEVEL_TILE_IDS],
    ...['end-tile', 'flag', 'neutral-seal', 'construction', 'exchange', 'storehouse', 'pouch'],
  ],
  scoreLines: SCORE_LINES,
  properNames: [
    'San Miniato',
    'Santa Croce',
    'San Lorenzo',
    'Campanile',
    'Medici',
    'Pazzi',
    'Pitti',
    'Strozzi',
    'II III IV',
  ],
  shared: {
    de: 'also an bots die hand in limits name option phase prestige rest saboteur so was'.split(' '),
    it: 'all come decide in per serve'.split(' '),
  },
});

const said = (game: TestGame, move: Move) =>
  LANGUAGES.map((language) => plain(firenzeText[language].move(move, game.state, 0)));
const asked = (game: TestGame) =>
  LANGUAGES.map((language) => plain(firenzeText[language].question(game.state, 0, PLAYER_NAMES)));

describe('texts of moves', () => {
  const row = [
    ['mason', { white: 2, blue: 1 }],
    ['tribute', { red: 1 }],
    ['mason', {}],
  ] as const;

  test('R3.1, R9.1 the text of a card names its price, its bricks and the losses of an event', () => {
    const game = table({ holger: { store: { white: 2 } }, thomas: {} }, { row });
    expect(said(game, take(0))).toEqual([
      'Take the Mason from space 1 (free; gives 2 white and 1 blue brick)',
      'Nimm den Maurer von Feld 1 (gratis; bringt 2 weiße und 1 blauen Stein)',
      'Prendi il Muratore dallo spazio 1 (gratis; dà 2 mattoni bianchi e 1 blu)',
    ]);
    expect(said(game, take(1))).toEqual([
      'Take the Tribute from space 2 (costs 1 brick; gives 1 red brick; you lose 2 bricks)',
      'Nimm den Tribut von Feld 2 (kostet 1 Stein; bringt 1 roten Stein; du verlierst 2 Steine)',
      'Prendi il Tributo dallo spazio 2 (costa 1 mattone; dà 1 mattone rosso; perdi 2 mattoni)',
    ]);
  });

  test('R5.4 the text of a brick names its cost, and that of the end of building the towers to be torn down', () => {
    const towers = [
      ['white', 3],
      ['red', 2],
    ] as const;
    const game = table({ holger: { store: { white: 9 }, towers }, thomas: {} }, { at: 'build', laid: 2, row });
    expect(said(game, raise(0))).toEqual([
      'Raise the 3-level white tower to 4 levels (construction cost 1)',
      'Erhöhe den weißen Turm von 3 auf 4 Stockwerke (Baukosten 1)',
      'Alza a 4 piani la torre bianca di 3 piani (costo di costruzione 1)',
    ]);
    expect(said(game, done)).toEqual([
      'End building (nothing to pay; 2 towers will be torn down)',
      'Beende das Bauen (nichts zu zahlen; 2 Türme werden abgerissen)',
      'Finisci di costruire (nulla da pagare; 2 torri vengono demolite)',
    ]);
    expect(said(game, found('white'))[1]).toBe('Beginne einen weißen Turm (Baukosten 1)');
    expect(asked(game)).toEqual([
      'Anna, you have placed 2 bricks. What will you do next?',
      'Anna, du hast 2 Steine verbaut. Was nun?',
      'Anna, hai posato 2 mattoni. E adesso?',
    ]);
  });

  test('R3.2, R11.3 two cards of the same name are told apart by their spaces', () => {
    const alike = [
      ['mason', { white: 1 }],
      ['mason', { blue: 1 }],
      ['spy', { red: 1 }],
    ] as const;
    const game = table({ holger: { store: { white: 2, red: 2 } }, thomas: {} }, { row: alike });
    game.plays('holger', take(1));
    expect(asked(game)).toEqual([
      'Anna, which brick will you place on the Mason (space 1) to take the Mason (space 2)?',
      'Anna, welchen Stein legst du für den Maurer (Feld 2) auf den Maurer (Feld 1)?',
      'Anna, quale mattone metti sul Muratore (spazio 1) per prendere il Muratore (spazio 2)?',
    ]);
    const people = { holger: { store: { white: 2, red: 2 }, hand: ['wholesaler'] }, thomas: {} } as const;
    const trade = table(people, { at: 'build', row: alike }).plays('holger', playCard('wholesaler'), wholesale(1));
    expect(asked(trade)[2]).toBe('Anna, quale mattone scambi sul Muratore (spazio 2), fino a 3 volte?');
  });

  test('R5.2 two towers just as tall are told apart', () => {
    const towers = [
      ['white', 3],
      ['white', 3, 'safe'],
    ] as const;
    const game = table({ holger: { store: { white: 9 }, towers }, thomas: {} }, { at: 'build', laid: 1, row });
    expect(said(game, raise(0))[0]).toBe('Raise the 3-level white tower to 4 levels');
    expect(said(game, raise(1))).toEqual([
      'Raise the 3-level white tower (raised this turn) to 4 levels',
      'Erhöhe den in diesem Zug erhöhten weißen Turm von 3 auf 4 Stockwerke',
      'Alza a 4 piani la torre bianca di 3 piani alzata in questo turno',
    ]);
  });

  test('R4.1 an exchange names card and space, since two cards of the row can have the same name', () => {
    const game = table({ holger: { store: { white: 4, red: 2 } }, thomas: {} }, { at: 'build', row });
    expect(said(game, exchange(0, 'blue'))).toEqual([
      'Exchange 3 bricks for a blue brick on the Mason (space 1)',
      'Lege 3 Steine auf den Maurer (Feld 1) und nimm dafür einen blauen Stein',
      'Scambia 3 mattoni con un mattone blu sul Muratore (spazio 1)',
    ]);
    game.plays('holger', exchange(0, 'blue'));
    expect(said(game, give('red'))[0]).toBe('Place a red brick on the Mason (space 1)');
    expect(asked(game)[0]).toBe(
      'Anna, which brick will you place on the Mason (space 1) in exchange for a blue brick (3 to go)?',
    );
  });

  test('R7.2, R7.4 the text of a commission names its prestige and other rewards', () => {
    const position = { at: 'commission', churches: ['santa-croce'] } as const;
    const game = table({ holger: { towers: [['green', 5, 'safe']] }, thomas: {} }, position);
    expect(said(game, fulfil('green-5'))).toEqual([
      'Fulfil commission green 5 (4 prestige plus 3 as a bonus)',
      'Erfülle den Bauauftrag Grün 5 (4 Prestige und 3 dazu)',
      'Soddisfa la commissione verde di 5 piani (4 punti prestigio e 3 in più)',
    ]);
  });

  test('R11.7, R11.9 an affected player is named by the family of the seat', () => {
    const people = {
      holger: { store: { white: 1, red: 1 }, hand: ['smuggler'] },
      thomas: { store: { blue: 1 } },
      daniela: { store: { blue: 1 } },
      max: { store: { green: 1 }, towers: [['red', 4]] },
    } as const;
    const game = table(people, { at: 'build' });
    game.plays('holger', playCard('smuggler'));
    expect(said(game, rob(3, 'green'))).toEqual([
      'Take a green brick from the Strozzi',
      'Nimm einen grünen Stein von den Strozzi',
      'Prendi agli Strozzi un mattone verde',
    ]);
    expect(said(game, sabotage(3, 0))).toEqual([
      'Remove the top brick of the Strozzi’s 4-level red tower',
      'Nimm vom roten Turm der Strozzi (4 Stockwerke) den obersten Stein',
      'Togli il mattone più alto alla torre rossa di 4 piani degli Strozzi',
    ]);
  });
});

test('R2.1, R13.2 the stage names turn and phase, and marks the last turn', () => {
  const stages = (game: TestGame) => LANGUAGES.map((language) => firenzeText[language].stage(game.state));
  const game = table({ holger: { towers: [['green', 5, 'safe']] }, thomas: {} }, { at: 'commission', turn: 4 });
  expect(stages(game)).toEqual([
    'Turn 4 · phase 5 of 6: fulfil commissions',
    'Zug 4 · Phase 5 von 6: Bauaufträge erfüllen',
    'Turno 4 · fase 5 di 6: commissioni',
  ]);
  const last = table({ holger: {}, thomas: { store: { red: 2 } } }, { active: 'thomas', turn: 9, endTile: 'holger' });
  expect(stages(last)[0]).toBe('Turn 9 (last turn) · phase 1 of 6: choose a card');
});

const told = (event: GameEvent) =>
  LANGUAGES.map((language) => plain(firenzeText[language].event(event, opening, PLAYER_NAMES)));

test('German uses the dative after "mit"', () => {
  const bricks = { yellow: 2, green: 1, blue: 1 };
  expect(told({ type: 'rowRefilled', card: 'architect', bricks })).toEqual([
    'New in the row: the Architect with 2 yellow, 1 green and 1 blue brick.',
    'Neu in der Reihe: Architekt mit 2 gelben, 1 grünen und 1 blauen Stein.',
    'Nuova carta nella fila: Architetto con 2 mattoni gialli, 1 verde e 1 blu.',
  ]);
  expect(told({ type: 'rowRefilled', card: 'mason', bricks: { red: 3 } })[1]).toBe(
    'Neu in der Reihe: Maurer mit 3 roten Steinen.',
  );
  const gloss = (id: string) => firenzeText.de.explain(id, opening).gloss;
  expect(COMMISSION_IDS.filter((id) => !gloss(id).endsWith(' Stockwerken'))).toEqual([]);
  expect(gloss('green-5')).toBe('ein Turm mit genau 5 Stockwerken');
  expect(LEVEL_TILE_IDS.filter((id) => !gloss(id).endsWith(' Stockwerken'))).toEqual([]);
});

test('sentences leave out bricks that are not there', () => {
  expect(told({ type: 'rowRefilled', card: 'mason', bricks: {} })).toEqual([
    'New in the row: the Mason.',
    'Neu in der Reihe: Maurer.',
    'Nuova carta nella fila: Muratore.',
  ]);
});

test('Italian agrees with the tower and writes "ad" before a', () => {
  const game = table({ holger: { store: { white: 2 }, towers: [['red', 2]] }, thomas: {} }, { at: 'build' });
  const object = (move: Move) => firenzeText.it.object(move, game.state, 0).name;
  expect([object(found('white')), object(raise(0))]).toEqual(['Bianca', 'Rossa']);
  expect(told({ type: 'robbed', seat: 1, from: 0, took: 'red', gave: null })[2]).toBe(
    'Bruno prende ad Anna un mattone rosso.',
  );
  expect(TERMINAL.endTileTaken('Strozzi')).toBe('gli Strozzi hanno la tessera finale');
});

test('a choice of commission names its level and its prestige apart, with the bonus of a level tile', () => {
  const towers = [
    ['white', 3, 'safe'],
    ['purple', 6, 'safe'],
  ] as const;
  const { state } = table({ holger: { towers }, thomas: {} }, { at: 'commission' });
  const noteIn = (language: 'en' | 'de' | 'it', move: Move) => firenzeText[language].object(move, state, 0);
  expect(noteIn('en', fulfil('white-3'))).toEqual({ name: 'White 3', note: '1 prestige' });
  expect(noteIn('en', fulfil('purple-6'))).toEqual({ name: 'Purple 6', note: '9 + 2 prestige' });
  expect(noteIn('it', fulfil('white-3')).note).toBe('1 punto prestigio');
});

test('a lost brick names the tower and the cause', () => {
  const lost = { type: 'towerLowered', seat: 1, colour: 'green', height: 1, card: 'earthquake', by: null } as const;
  expect(told(lost)).toEqual([
    'Bruno loses the top brick of the 2-level green tower to the Earthquake.',
    'Durch das Erdbeben verliert der grüne Turm von Bruno (2 Stockwerke) den obersten Stein.',
    'Il Terremoto toglie il mattone più alto alla torre verde di 2 piani di Bruno.',
  ]);
});

test('articles and endings follow gender and sound', () => {
  expect(told({ type: 'played', seat: 0, card: 'princess' })).toEqual([
    'Anna plays the Princess.',
    'Anna spielt die Prinzessin.',
    'Anna gioca la Principessa.',
  ]);
  expect(told({ type: 'played', seat: 0, card: 'architect' })[1]).toBe('Anna spielt den Architekten.');
  expect(told({ type: 'celebrated', seat: 1, card: 'scandal', points: -2 })).toEqual([
    'Bruno loses 2 prestige for the Scandal.',
    'Bruno verliert 2 Prestige durch den Skandal.',
    'Bruno perde 2 punti prestigio per lo Scandalo.',
  ]);
  expect(told({ type: 'tornDown', seat: 0, colour: 'purple', height: 3, kept: 1 })).toEqual([
    'Anna tears down the 3-level purple tower and keeps 1 brick.',
    'Anna reißt den violetten Turm mit 3 Stockwerken ab und behält 1 Stein.',
    'Anna demolisce la torre viola di 3 piani e tiene 1 mattone.',
  ]);
});

test.each(LANGUAGES)('verbs are unique and fit above choices in the terminal: %s', (language) => {
  const names = firenze.verbs.flat().map((verb) => firenzeText[language].verb(verb, opening).name);
  expect(names.filter(({ length }) => length > 20)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
