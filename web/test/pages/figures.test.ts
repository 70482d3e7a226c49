import { loadGame } from '@signoria/catalogue';
import { describe, expect, test } from 'vitest';
import { changesIn, figureRows, figuresTemplate, ownFigures } from '../../src/setUp/figures.ts';

const card = await loadGame('card', 'en');

describe('figures', () => {
  const own = { artists: { 'donatello-sculptor': { cost: 150, values: [1, 2] } }, hand: { opening: 4 } };

  test('every row is listed with its name and source', () => {
    const rows = figureRows(card, {});
    expect(rows).toContainEqual(
      expect.objectContaining({ path: 'artists.donatello-sculptor', name: 'Donatello', source: 'published' }),
    );
    expect(rows).toContainEqual(expect.objectContaining({ path: 'hand', source: 'rulebook' }));
    expect(figureRows(card, { figures: own })).toHaveLength(rows.length); // the printed figures stay the same
  });

  test('an overridden figure is shown beside the original', () => {
    const printed = (path: string) => ownFigures(card, { figures: own }).find((one) => one.path === path);
    expect(printed('artists.donatello-sculptor.cost')).toMatchObject({ name: 'Donatello', own: '150', printed: '200' });
    expect(printed('artists.donatello-sculptor.values')).toMatchObject({ own: '1 2', printed: '3 4 4 5' });
    expect(printed('hand.opening')).toMatchObject({ key: 'opening', own: '4' });
    expect(ownFigures(card, {})).toEqual([]);
  });

  test('the rules accept the template, and it changes no figure', () => {
    const template = figuresTemplate(card.rules, {});
    const read = card.rules.readOptions({ figures: template }, 2);
    expect(read.ok).toBe(true);
    expect(ownFigures(card, { figures: template }).length).toBeGreaterThan(200);
    expect(changesIn(card.rules, {}, template)).toBe(undefined);
    const corrected = { ...template, hand: { ...(template.hand as object), opening: 4 } };
    expect(changesIn(card.rules, {}, corrected)).toEqual({ hand: { opening: 4 } });
  });
});
