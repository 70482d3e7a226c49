import type { TableInfo } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { seatOf } from '../../src/onlineTables/seatOf.ts';

const SEAT: TableInfo['seats'][number] = {
  ...{ seat: 1, kind: 'bot', name: 'random', level: 'random', person: null, family: null, away: false, late: false },
};

describe('a seat of the server, continued in this browser', () => {
  test.each(['random', 'greedy', 'master'] as const)('keeps its bot %s', (level) => {
    expect(seatOf({ ...SEAT, name: level, level }).playerKind).toBe(level);
  });

  test.each(['oracle', 'person', null])('gets the usual level for a bot that this page does not have: %s', (level) => {
    expect(seatOf({ ...SEAT, level }).playerKind).toBe('journeyman');
  });

  test('keeps its person', () => {
    const { playerKind, name } = seatOf({ ...SEAT, kind: 'person', name: 'Anna', level: null });
    expect([playerKind, name]).toEqual(['person', 'Anna']);
  });
});
