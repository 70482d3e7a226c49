import { describe, expect, test } from 'vitest';
import { choicesFor, INVITED, resizeChoices, seatsFrom } from '../../src/seats/seatChoices.ts';

describe('seat choices', () => {
  test('a public table offers open seats to anyone, a table by link to friends; bots and local players stay', () => {
    const choices = [INVITED, { wanted: 'journeyman', name: '' }, { wanted: 'local', name: ' Bice ' }] as const;
    const open = choicesFor('public', choices);
    expect(open.map(({ wanted }) => wanted)).toEqual(['open', 'journeyman', 'local']);
    expect(choicesFor('link', open)).toEqual(choices);
    expect(seatsFrom(open)).toEqual([
      { kind: 'person' },
      { kind: 'open' },
      { kind: 'bot', level: 'journeyman' },
      { kind: 'local', name: 'Bice' },
    ]);
  });

  test('added seats copy the last choice, but none is assumed to be at this screen', () => {
    expect(resizeChoices([{ wanted: 'open', name: '' }], 2).map(({ wanted }) => wanted)).toEqual(['open', 'open']);
    expect(resizeChoices([{ wanted: 'local', name: 'Bice' }], 2)[1]).toEqual(INVITED);
    expect(resizeChoices([INVITED, INVITED, INVITED], 1)).toHaveLength(1);
  });
});
