import { expect, test } from 'vitest';
import { faultFinder, figuresIn } from '../src/index.ts';

test('the kit finds unfilled placeholders and names without an explanation', () => {
  const faults = faultFinder({ components: ['wood'] });
  expect(faults('Anna takes wood.', ['Take ', { of: 'wood', text: 'wood' }])).toEqual([]);
  for (const words of ['Take undefined', 'NaN points', '[object Object]', 'two  spaces', 'Wood ()', 'Cost: ', ''])
    expect(faults(words)).toEqual([words]);
  expect(faults(['Take ', { of: 'gold', text: 'gold' }])).toEqual(['Take gold']);
});

test('figures are compared whatever their order and their separators', () => {
  expect(figuresIn('4,000 fiorini for 2')).toEqual(figuresIn('für 2 Personen 4.000 Fiorini'));
  expect(figuresIn('4000 for 2')).toEqual(figuresIn('2: 4.000'));
  expect(figuresIn('2 and 3')).not.toEqual(figuresIn('2 and 4'));
});
