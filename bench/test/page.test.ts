import { expect, test } from 'vitest';
import { asTable } from '../src/page/index.ts';
import { pageFigures } from '../src/page/lighthouse.ts';

const REPORT = {
  categories: {
    performance: { score: 0.914 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 0.92 },
  },
  audits: {
    'largest-contentful-paint': { score: 0.4, numericValue: 2512.4 },
    'total-blocking-time': { score: 0.9, numericValue: 180.2 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.0284 },
    'heading-order': { score: 0 },
    'long-tasks': { score: null, details: { items: [{ duration: 61 }, { duration: 94.6 }] } },
  },
};

test('figures of a page come from the report of Lighthouse', () => {
  expect(pageFigures('/tables', REPORT)).toEqual({
    path: '/tables',
    performance: 91,
    accessibility: 100,
    bestPractices: 100,
    seo: 92,
    largestPaint: 2512,
    blockingTime: 180,
    layoutShift: 0.028,
    longestTask: 95,
    failed: ['heading-order'],
  });
});

test('the table of pages has a row per page that ends with its failed audits', () => {
  const pages = [pageFigures('/', REPORT), pageFigures('/tables', REPORT)];
  const table = asTable({ lighthouse: 'lighthouse@1', node: 'v20', cpu: 'a processor', pages });
  expect(table).toContain('a processor, Node v20, lighthouse@1, as on a phone.');
  expect(table.match(/ {2}\S+ heading-order$/gm)).toEqual(['  / heading-order', '  /tables heading-order']);
});
