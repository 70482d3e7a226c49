import { LANGUAGES, plain } from '@signoria/engine';
import { PLAYER_NAMES } from '@signoria/testkit';
import { expect, test } from 'vitest';
import type { GameEvent } from '../src/index.ts';
import { florenza } from '../src/index.ts';
import { florenzaText } from '../src/text/index.ts';
import { TERMINAL } from '../src/text/it/terminal.ts';
import { dealt } from './deal.ts';
import { incentive, opens, table } from './table.ts';

/** Sentences that must match the rules in every language. */

const position = table({ paul: {}, mary: {} }, { lives: [['giotto', 2]] });
const told = (event: GameEvent) =>
  LANGUAGES.map((language) => plain(florenzaText[language].event(event, position.state, PLAYER_NAMES)));

test('R3.3 a resource that is scarce is named, not counted', () => {
  expect(told({ type: 'dieRolled', roll: 4, resource: 'textile', isScarce: true })).toEqual([
    'The die shows a 4, but there is not enough textile: everyone receives 100 fiorini.',
    'Der Würfel zeigt eine 4, aber es ist nicht genug Stoff da: Alle erhalten 100 Fiorini.',
    'Il dado mostra 4, ma non c’è abbastanza stoffa: tutti ricevono 100 fiorini.',
  ]);
});

test('R6.3 the text of passing has the singular for one worker and the plural for two', () => {
  expect(told({ type: 'passed', seat: 0, workers: 1 })[0]).toBe('Anna passes (1 worker unused).');
  expect(told({ type: 'passed', seat: 0, workers: 2 })[0]).toBe('Anna passes (2 workers unused).');
});

test('R1.8 the reason tells a chosen opening workshop from one that is not an opening workshop', () => {
  const state = dealt(2);
  const [last, first] = state.table.order.toReversed();
  florenza.apply(state, last ?? 0, opens('fabbro'));
  const why = (workshop: 'fabbro' | 'zecca') => {
    const reason = florenza.whyNot(state, first ?? 0, opens(workshop)) ?? expect.fail('nothing against it');
    return LANGUAGES.map((language) => plain(florenzaText[language].reason(reason as never, state)));
  };
  expect(why('fabbro')).toEqual([
    'Another player already starts with the Fabbro.',
    'Jemand anderes beginnt schon mit dem Fabbro.',
    'Un altro giocatore comincia già con il Fabbro.',
  ]);
  expect(why('zecca')[0]).toBe('You cannot start with the Zecca: it is not a starting workshop.');
});

test('R11.4 the rounds left to a character include the current one', () => {
  const lines = LANGUAGES.map((language) => florenzaText[language].explain('giotto', position.state).lines);
  expect(lines.map((of) => of.at(-4))).toEqual([
    '2 rounds left, including this one',
    'Noch 2 Runden, diese mitgezählt',
    'Ancora 2 round, questo compreso',
  ]);
});

test('R12.5 the explanations of Palazzo and Chiesa cite the rule on their loss at the end', () => {
  for (const building of ['palazzo', 'chiesa'])
    expect(florenzaText.en.explain(building, position.state).rules).toEqual(['R9.4', 'R12.4', 'R12.5']);
});

test('R9.11, R9.7 the text of an incentive that makes the masterpiece mentions it', () => {
  const goods = { marble: 2, textile: 1, fiorini: 550 };
  const { state } = table(
    { paul: { goods, commissions: [['duomo-pulpito', 'donatello']] }, mary: {} },
    { at: 'artworks', options: { noDie: true }, lives: [['donatello', 3]] },
  );
  const said = (steps: number) =>
    LANGUAGES.map((language) => plain(florenzaText[language].move(incentive(steps), state, 0)));
  expect(said(3)).toEqual([
    'Pay 150 fiorini extra (result 6: 5 prestige, a masterpiece)',
    'Zahle 150 Fiorini mehr (Zahl 6: 5 Prestige, ein Meisterwerk)',
    'Paga 150 fiorini in più (risultato 6: 5 punti prestigio, un capolavoro)',
  ]);
  expect(said(2)[0]).toBe('Pay 100 fiorini extra (result 5: 4 prestige)');
});

test('R9.2, R9.5, R9.8 the explanation of an artist has the price and the range of prestige of each skill, also below zero', () => {
  const prestigeLines = (who: 'giotto' | 'unnamed-painter') =>
    LANGUAGES.flatMap((language) => {
      const { lines } = florenzaText[language].explain(who, position.state);
      return lines.filter((line) => /prestig/i.test(line));
    });
  expect(prestigeLines('giotto')).toEqual([
    'As architect: 150 fiorini, 2 to 4 prestige',
    'As painter: 200 fiorini, 2 to 5 prestige',
    'Als Architekt: 150 Fiorini, 2 bis 4 Prestige',
    'Als Maler: 200 Fiorini, 2 bis 5 Prestige',
    'Come architetto: 150 fiorini, prestigio da 2 a 4',
    'Come pittore: 200 fiorini, prestigio da 2 a 5',
  ]);
  expect(prestigeLines('unnamed-painter')).toEqual([
    'As painter: free, −1 to 1 prestige',
    'Als Maler: gratis, −1 bis 1 Prestige',
    'Come pittore: gratis, prestigio da −1 a 1',
  ]);
});

test('R9.1, R9.11 an unnamed artist who has been hired has the definite article', () => {
  const commissions = [
    ['palazzo-ritratto', 'unnamed-painter'],
    ['palazzo-giardino', 'unnamed-sculptor'],
  ] as const;
  const goods = { marble: 1, textile: 1, spice: 1, gold: 1, fiorini: 500 };
  const position = { at: 'artworks', options: { noDie: true } } as const;
  const { state } = table({ paul: { goods, commissions }, mary: {} }, position);
  expect(plain(florenzaText.en.move({ do: 'settle', artwork: 'palazzo-ritratto' }, state, 0))).toBe(
    'Resolve the Ritratto of the Palazzo with the unnamed painter',
  );
  florenza.apply(state, 0, { do: 'settle', artwork: 'palazzo-ritratto' });
  expect(plain(florenzaText.en.question(state, 0, PLAYER_NAMES))).toBe(
    'Anna, how much extra will you pay the unnamed painter?',
  );
});

test('R6.10, R9.1, R9.5 a sentence about an unnamed character begins with a capital letter', () => {
  const commissions = [
    ['palazzo-ritratto', 'unnamed-painter'],
    ['palazzo-giardino', 'unnamed-sculptor'],
  ] as const;
  const { state } = table({ paul: { commissions }, mary: {} }, { at: 'artworks' });
  const scored = { type: 'artistScored', seat: 0, artwork: 'duomo-abside', skill: 'painter', number: 1 } as const;
  for (const language of LANGUAGES) {
    const text = florenzaText[language];
    const sentences = [
      text.move({ do: 'settle', artwork: 'palazzo-ritratto' }, state, 0),
      text.move({ do: 'hear', preacher: 'unnamed-preacher' }, state, 0),
      text.event({ ...scored, artist: 'unnamed-painter', prestige: 0, isMasterpiece: false }, state, PLAYER_NAMES),
      text.reason({ code: 'tileTaken', character: 'unnamed-painter', rule: 'R1.7' }, state),
    ];
    for (const sentence of sentences) expect(plain(sentence)).toMatch(/^[A-Z]/);
  }
});

test('R1.7 Italian writes "nessuno" before "scultore" and "nessun" before "pittore"', () => {
  const taken = (character: 'unnamed-sculptor' | 'unnamed-painter') =>
    plain(florenzaText.it.reason({ code: 'tileTaken', character, rule: 'R1.7' }, position.state));
  expect(taken('unnamed-sculptor')).toBe('In questo round non c’è più nessuno scultore anonimo.');
  expect(taken('unnamed-painter')).toBe('In questo round non c’è più nessun pittore anonimo.');
});

test('R10.4 the sentence about an office fits a player who keeps it', () => {
  expect(told({ type: 'bishopNamed', seat: 0, influence: 8, behind: { seats: [1], mark: 7 } })[1]).toBe(
    'Anna wird mit 8 Einfluss vor Bruno (7) Bischof.',
  );
});

test('R9.6 two equal rolls have a sentence of their own in English and German', () => {
  const rolls = [5, 5];
  expect(told({ type: 'artistRolled', seat: 0, artwork: 'duomo-abside', artist: 'giotto', rolls })).toEqual([
    'Both rolls for Giotto show a 5.',
    'Giotto: Beide Würfe zeigen eine 5.',
    'Tiri per Giotto: 5 e 5.',
  ]);
});

test('R8.5, R9.9 a failure without a loss names no loss', () => {
  expect(told({ type: 'buildingFailed', seat: 0, workshop: 'casa', space: 0, lost: 0 })).toEqual([
    'Anna cannot pay for the Casa.',
    'Anna kann die Casa nicht bezahlen.',
    'Anna non può pagare la Casa.',
  ]);
  expect(told({ type: 'artworkFailed', seat: 0, artwork: 'chiesa-abside', artist: 'giotto', lost: 0 })[0]).toBe(
    'Anna cannot pay for the Abside of the Chiesa.',
  );
});

test('Italian writes "ad" before a, and the article of the family', () => {
  expect(
    told({ type: 'charityGiven', seat: 1, pulpit: 'chiesa', preacher: 'antonio-da-padova', paid: {}, gained: {} })[2],
  ).toContain(' ad Antonio da Padova ');
  expect(TERMINAL.worker('Strozzi')).toBe('operaio degli Strozzi');
});
