import { at, chance, LANGUAGES, plain, questionFor, seedFromText } from '@signoria/engine';
import { momentsOf, PLAYER_NAMES } from '@signoria/testkit';
import { speech } from '@signoria/testkit/vitest';
import { expect, test } from 'vitest';
import {
  ARTIST_IDS,
  ARTISTS,
  CARD_IDS,
  CARDS,
  KINDS,
  LOCATION_IDS,
  LOCATIONS,
  MONUMENT_IDS,
  MONUMENTS,
  SKILLS,
} from '../src/components.ts';
import { figuresWith } from '../src/figures.ts';
import { GOODS } from '../src/goods.ts';
import type { GameEvent, Move } from '../src/index.ts';
import { card } from '../src/index.ts';
import { SCORE_LINES } from '../src/score.ts';
import { cardText } from '../src/text/index.ts';
import { buildOften } from './people.ts';
import { EVERY_REASON } from './reasons.ts';

const fresh = (seats: number, name: string) =>
  card.setup({ guilds: true, openPurses: false }, seats, seedFromText(name));
const wholeGame = (seats: number, name: string) =>
  momentsOf(card, fresh(seats, name), chance(seedFromText(name), 'text'), buildOften);
const opening = fresh(4, 'opening');
const moments = [2, 3, 4].flatMap((seats) => ['lily', 'lion', 'river'].flatMap((name) => [...wholeGame(seats, name)]));

speech({
  rules: card,
  text: cardText,
  opening,
  moments,
  everyReason: EVERY_REASON,
  met: { moves: 17, events: 29, reasons: 9 },
  components: [
    ...[...CARD_IDS, ...ARTIST_IDS, ...MONUMENT_IDS, ...LOCATION_IDS],
    ...[...KINDS, 'monument', 'artist', 'location', ...GOODS, ...SKILLS, 'anonymous', 'captain'],
    ...['sell', 'buy', 'exchange', 'sendWorkers', 'seekInspiration'],
  ],
  scoreLines: SCORE_LINES,
  articled: [...CARD_IDS.filter((card) => CARDS[card].kind !== 'preacher'), ...MONUMENT_IDS, ...LOCATION_IDS],
  keepsHouseStyle: true,
  properNames: [
    ...[CARDS, ARTISTS, MONUMENTS, LOCATIONS].flatMap((rows) => Object.values(rows).map(({ name }) => name)),
    ...Object.values(MONUMENTS).map(({ place }) => place),
    ...['Florenza', 'Marco', 'Clairvaux', 'Padua', 'Thomas', 'fiorini', 'II', 'III'],
  ],
  shared: {
    de: 'also altar an art bank bronze gold hand in inspiration monument name option renaissance rest so'.split(' '),
    it: 'all base extra in per round statue'.split(' '),
  },
});

test.each(LANGUAGES)('%s: texts for spectators do not name drawn, kept or discarded cards', (language) => {
  for (const { after, events } of moments)
    for (const event of events) {
      if (event.type !== 'cardsDrawn' && event.type !== 'cardsDiscarded' && event.type !== 'cardKept') continue;
      const words = cardText[language].event(card.redact(event, null), after, PLAYER_NAMES);
      expect(words.filter((piece) => typeof piece === 'object')).toEqual([]);
    }
});

test('each language has the right plural of goods', () => {
  const event: GameEvent = {
    type: 'income',
    seat: 0,
    from: 'cards',
    goods: { marble: 2, fabric: 2, spice: 1, fiorini: 50 },
  };
  expect(LANGUAGES.map((language) => plain(cardText[language].event(event, opening, PLAYER_NAMES)))).toEqual([
    'Anna receives 2 marble, 2 fabric, 1 spice and 50 fiorini (income from cards).',
    'Anna erhält 2 Marmor, 2 Stoffe, 1 Gewürz und 50 Fiorini (persönliches Einkommen).',
    'Anna riceve 2 marmo, 2 stoffe, 1 spezia e 50 fiorini (rendita delle carte).',
  ]);
});

test('Italian writes "ad" before a and "ed" before e', () => {
  const elected: GameEvent = { type: 'captainElected', seat: 0, claimed: false };
  const extra: GameEvent = { type: 'extraActions', space: 'casa', seats: [1, 4] };
  const told = (event: GameEvent) => plain(cardText.it.event(event, opening, PLAYER_NAMES));
  expect(told(elected)).toContain('passa ad Anna');
  expect(told(extra)).toContain('Bruno ed Elena');
});

test('articles follow gender, and names of people have none', () => {
  const told = (played: 'abside' | 'scalone' | 'loggia' | 'giordano-bruno') => {
    const event: GameEvent = { type: 'cardPlayed', seat: 0, card: played, paid: { wood: 1 } };
    return LANGUAGES.map((language) => plain(cardText[language].event(event, opening, PLAYER_NAMES)));
  };
  expect(told('abside')).toEqual([
    'Anna plays the Abside, paying 1 wood.',
    'Anna spielt die Abside und zahlt 1 Holz.',
    'Anna gioca l’Abside pagando 1 legno.',
  ]);
  expect(told('scalone').slice(1)).toEqual([
    'Anna spielt den Scalone und zahlt 1 Holz.',
    'Anna gioca lo Scalone pagando 1 legno.',
  ]);
  expect(told('giordano-bruno')[0]).toBe('Anna plays Giordano Bruno, paying 1 wood.');
});

test('moves name works with their article', () => {
  const [seat = 0] = card.pending(opening);
  const said = (move: Move) => LANGUAGES.map((language) => plain(cardText[language].move(move, opening, seat)));
  expect(said({ do: 'keep', card: 'affresco' })).toEqual([
    'Keep the Affresco',
    'Behalte den Affresco',
    'Tieni l’Affresco',
  ]);
  expect(said({ do: 'reserveMonument', monument: 'banco-atrio' })).toEqual([
    'Reserve the Atrio of the Banco (+9 prestige if completed, −9 if not)',
    'Reserviere den Atrio des Banco (+9 Siegpunkte, wenn erbaut, sonst −9)',
    'Prenota l’Atrio del Banco (+9 punti prestigio se completi il monumento, altrimenti −9)',
  ]);
  expect(said({ do: 'play', card: 'casa' }).map((text) => text.split(' (')[0])).toEqual([
    'Play the Casa',
    'Spiele die Casa',
    'Gioca la Casa',
  ]);
});

test('an amount of 0 fiorini is written as "nothing" or "for free"', () => {
  const state = card.clone(opening);
  state.table.supply.fiorini = 0;
  const [seat = 0] = card.pending(state);
  expect(LANGUAGES.map((language) => plain(cardText[language].move({ do: 'sendWorkers' }, state, seat)))).toEqual([
    'Send out workers (earn nothing)',
    'Schicke Arbeiter los (verdiene nichts)',
    'Manda gli operai a lavorare (non guadagni niente)',
  ]);
  const hired: GameEvent = { type: 'anonymousHired', seat: 0, skill: 'painter', work: 'ritratto', paid: 0 };
  expect(LANGUAGES.map((language) => plain(cardText[language].event(hired, state, PLAYER_NAMES)))).toEqual([
    'Anna hires an anonymous painter for free.',
    'Anna stellt einen unbekannten Maler gratis ein.',
    'Anna ingaggia un pittore anonimo gratis.',
  ]);
});

test('explanations name decks and numbers of players in words', () => {
  const copies = LANGUAGES.map((language) =>
    cardText[language].explain('casa', opening).lines.find((line) => line.startsWith('4 ')),
  );
  expect(copies).toEqual([
    '4 copies: 2 in deck I, 1 in deck I (with 3 or 4 players), 1 in deck I (with 4 players)',
    '4 Karten: 2 in Stapel I, 1 in Stapel I (zu dritt oder zu viert), 1 in Stapel I (zu viert)',
    '4 copie: 2 nel mazzo I, 1 nel mazzo I (in 3 o 4 giocatori), 1 nel mazzo I (in 4 giocatori)',
  ]);
});

test('R4.6 the two Facciate have different names', () => {
  const words = (played: 'facciata-palazzo' | 'facciata-chiesa') =>
    plain(cardText.en.move({ do: 'keep', card: played }, opening, 0));
  expect(words('facciata-palazzo')).toBe('Keep the Facciata of the family palace');
  expect(words('facciata-chiesa')).toBe('Keep the Facciata of the district church');
});

test('R12.3, R12.4 texts of moves name the price after discounts', () => {
  const state = card.clone(opening);
  const [seat = 0] = card.pending(state);
  const price = (move: Move) => plain(cardText.en.move(move, state, seat));
  const monument: Move = { do: 'complete', monument: 'duomo-pulpito' };
  const artist: Move = { do: 'hire', artist: 'giambologna-sculptor', from: 'table' };
  const anonymous: Move = { do: 'hireAnonymous', skill: 'painter' };
  expect(price(monument)).toBe(
    'Complete the Pulpito of the Duomo (2 marble, 1 fabric, 200 fiorini and an artist; 9 prestige)',
  );
  expect(price(artist)).toBe('Hire Giambologna for 100 fiorini (sculptor, worth 2 or 3 prestige)');
  at(state.table.players, seat).built = ['edificatore', 'bottega-d-arte'];
  expect(price(monument)).toContain('150 fiorini');
  expect(price(artist)).toContain('for 50 fiorini');
  expect(price(anonymous)).toBe('Hire an anonymous painter for free (no prestige)');
});

test('R5.3 texts of moves name the values that an artist can still have', () => {
  const state = card.clone(opening);
  const hire: Move = { do: 'hire', artist: 'giambologna-sculptor', from: 'table' };
  const text = () => plain(cardText.en.move(hire, state, 0));
  expect(text()).toContain('worth 2 or 3 prestige');
  at(state.table.players, 1).artworks = [{ work: 'statua-di-bronzo', artist: 'giambologna-sculptor', value: 3 }];
  expect(text()).toContain('worth 2 prestige');
});

test('an explanation marks overridden figures', () => {
  const figures = figuresWith({ cards: { fontana: { points: 9 } } });
  const { lines } = cardText.en.explain('fontana', { ...opening, figures });
  expect(lines).toContain('Worth 9 prestige at the end');
  expect(lines).toContain('Values changed for this table');
  expect(cardText.en.explain('fontana', opening).lines).toContain('Values as published');
});

test('there is no question after the end of the game', () => {
  const { after } = at(moments, moments.length - 1);
  expect(questionFor(after.table.agenda, 0)).toBeUndefined();
  expect(cardText.en.stage(after)).toBe('The game is over');
  expect(plain(cardText.en.question(after, 0, PLAYER_NAMES))).toBe('The game is over.');
});
