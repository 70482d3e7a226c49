import { loadGame } from '@signoria/catalogue';
import type { AnyReplay } from '@signoria/engine';
import { plain, sameJson, seedFromText, startReplay, withDecision } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { replayViews } from '../../src/table/replayViews.ts';
import { snapshotBuilder } from '../../src/table/snapshot.ts';
import type { WhyNotAnswer } from '../../src/table/whyNot.ts';
import { impossibleWishes, whyNot } from '../../src/table/whyNot.ts';
import { withoutBrackets } from '../../src/table/withoutBrackets.ts';

const entry = await loadGame('card', 'en');
const dice = await loadGame('dice', 'en');
const { rules } = entry;
const NAMES = ['Anna', 'Luca'];

/** Returns the snapshot of a game for a seat. */
function see(replayed: AnyReplay, viewer: number, { rules, text } = entry) {
  return snapshotBuilder(rules, NAMES).build(replayViews(rules)(replayed, viewer), text);
}

function opening() {
  const options = rules.readOptions({}, 2);
  return options.ok ? startReplay(rules, options.value, 2, seedFromText('why not')) : expect.fail();
}
const first = () => rules.pending(opening().game.state)[0] ?? 0;
const answerWords = (answers: readonly WhyNotAnswer[]) =>
  answers.map((answer) => (answer.why === 'rule' ? `${plain(answer.words)} ${answer.rule}` : answer.why));

describe('reasons for illegal moves', () => {
  test('the reason for a seat that is not pending names whose turn it is', () => {
    const { names } = see(opening(), 1 - first());
    const answers = whyNot(see(opening(), 1 - first()), 'location:location-fabbro');
    expect(answers).toEqual([{ why: 'notYourTurn', names: [names[first()]] }]);
  });

  test('gives the reason of the rules, and none for a target with a legal move', () => {
    const took = withDecision(rules, opening(), first(), { do: 'activate', location: 'location-fabbro' });
    const snapshot = see(took, 1 - first());
    expect(answerWords(whyNot(snapshot, 'location:location-fabbro'))).toEqual([
      'This location has already been used this round. R8.5',
    ]);
    expect(whyNot(snapshot, 'location:location-orafo')).toEqual([]);
  });

  test('depends on the place: own wood is sold, wood of the supply is bought', () => {
    let replayed = opening();
    const sells = (resource: string) => (replayed = withDecision(rules, replayed, first(), { do: 'sell', resource }));
    sells('wood');
    replayed = withDecision(rules, replayed, 1 - first(), { do: 'sendWorkers' });
    const snapshot = see(replayed, first());
    expect(answerWords(whyNot(snapshot, 'purse:wood'))).toEqual(['You need 1 wood (you have none). R9.2']);
    expect(whyNot(snapshot, 'supply:wood')).toEqual([]);
  });

  test('says that another question is open', () => {
    const asked = withDecision(rules, opening(), first(), { do: 'exchange' });
    const answers = whyNot(see(asked, first()), 'location:location-fabbro');
    expect(answers).toMatchObject([{ why: 'otherQuestion' }]);
    expect(JSON.stringify(answers)).toContain('which two resources');
  });

  test('gives the most frequent reason of several wishes', () => {
    const asked = withDecision(rules, opening(), first(), { do: 'activate', location: 'location-baratto' });
    const spent = withDecision(rules, asked, first(), { do: 'barter', give: 'gold', take: 'wood' });
    const on = withDecision(rules, spent, 1 - first(), { do: 'sendWorkers' });
    const again = see(withDecision(rules, on, first(), { do: 'exchange' }), first());
    expect(answerWords(whyNot(again, 'purse:gold'))).toEqual(['You need 1 gold (you have none). R9.4']);
  });

  test('uses the wish of a place even if no component suggests it', () => {
    const options = dice.rules.readOptions({}, 1);
    const replayed = options.ok ? startReplay(dice.rules, options.value, 1, seedFromText('why not')) : expect.fail();
    const snapshot = see(replayed, 0, dice);
    const wish = (place: string) => ({ wish: { do: 'spare', place, resource: 'gold' } });
    expect(answerWords(whyNot(snapshot, 'icon:ritratto gold', wish('ritratto')))).toEqual([
      'The Ritratto has no gold icon. R2.2',
    ]);
    expect(whyNot(snapshot, 'icon:giardino gold', wish('giardino'))).toEqual([]);
  });

  test('lists every illegal wish and no legal one', () => {
    const snapshot = see(opening(), first());
    const impossible = impossibleWishes(snapshot);
    expect(impossible.length).toBeGreaterThan(3);
    for (const { wish } of impossible) expect(snapshot.moves.some((move) => sameJson(move, wish))).toBe(false);
  });
});

test('the short text of a move ends before its brackets and keeps its names', () => {
  const name = { of: 'casa', text: 'Casa' };
  expect(withoutBrackets(['Play ', name, ' (2 ', { of: 'wood', text: 'wood' }, ')'])).toEqual(['Play ', name, '']);
  expect(withoutBrackets(['Give ', name])).toEqual(['Give ', name]);
  expect(withoutBrackets(['Put it on ', name, ' (space 1) for ', name, ' (2 gold)?'])).toEqual([
    'Put it on ',
    name,
    ' (space 1) for ',
    name,
    '?',
  ]);
});
