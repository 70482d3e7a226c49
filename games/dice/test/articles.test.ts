import { LANGUAGES, plain, seedFromText } from '@signoria/engine';
import { PLAYER_NAMES } from '@signoria/testkit';
import { expect, test } from 'vitest';
import type { GameEvent } from '../src/index.ts';
import { dice } from '../src/index.ts';
import { diceText } from '../src/text/index.ts';
import { EVERY_REASON } from './reasons.ts';

const opening = dice.setup({ pope: 'normal' }, 4, seedFromText('opening'));

test('articles follow gender and sound', () => {
  const told = (building: 'orafo' | 'scarpellino' | 'taverna') => {
    const event: GameEvent = { type: 'built', seat: 0, building, space: 3, leftover: {} };
    return LANGUAGES.map((language) => plain(diceText[language].event(event, opening, PLAYER_NAMES)));
  };
  expect(told('orafo')[2]).toBe('Anna costruisce l’Orafo nello spazio 3.');
  expect(told('scarpellino')[2]).toBe('Anna costruisce lo Scarpellino nello spazio 3.');
  expect(told('taverna').slice(0, 2)).toEqual([
    'Anna builds the Taverna on space 3.',
    'Anna baut die Taverna auf Bauplatz 3.',
  ]);
  const rolled = {
    type: 'dieUsed',
    seat: 0,
    role: 'other',
    die: 'red',
    value: 1,
    use: 'fiorini',
    range: null,
  } as const;
  expect(plain(diceText.it.event(rolled, opening, PLAYER_NAMES))).toBe(
    'Anna usa il dado rosso (1) per prendere fiorini.',
  );
});

test('reasons name artworks with their article', () => {
  const said = (reason: keyof typeof EVERY_REASON) =>
    LANGUAGES.map((language) => plain(diceText[language].reason(EVERY_REASON[reason], opening)));
  const altare = (code: 'noIcon' | 'marked') =>
    LANGUAGES.map((language) =>
      plain(diceText[language].reason({ ...EVERY_REASON[code], place: 'altare', good: 'gold' }, opening)),
    );
  expect(altare('noIcon')).toEqual([
    'The Altare has no gold icon.',
    'Der Altare hat kein Symbol für Gold.',
    'L’Altare non ha icone per l’oro.',
  ]);
  expect(altare('marked')).toEqual([
    'The Altare has no open gold icon left.',
    'Der Altare hat kein freies Symbol für Gold mehr.',
    'L’Altare non ha più icone libere per l’oro.',
  ]);
  expect(said('completed')).toEqual([
    'The Giardino is already complete.',
    'Der Giardino ist schon vollendet.',
    'Hai già completato il Giardino.',
  ]);
});

test('Italian names buildings with their article', () => {
  expect(diceText.it.explain('white', opening).lines).toContain('Con il Picconiere può avere qualsiasi valore');
});

test('the Italian income of an artwork has its article', () => {
  const event: GameEvent = { type: 'incomeCollected', seat: 0, artwork: 'chiesa-facciata' };
  expect(LANGUAGES.map((language) => plain(diceText[language].event(event, opening, PLAYER_NAMES)))).toEqual([
    'Anna takes the income of the Facciata of the Chiesa.',
    'Anna erhält das Einkommen der Facciata der Chiesa.',
    'Anna riscuote la rendita della Facciata della Chiesa.',
  ]);
});

test('German declines a die that is an object', () => {
  expect(plain(diceText.de.reason(EVERY_REASON.dieUsed, opening))).toBe('Du hast den roten Würfel schon genutzt.');
});
