import type { ReportRow } from './main.ts';

const HEADINGS = ['fault', 'times', 'acknowledged', 'lost', 'doubled', 'divergent', 'longest stall'];

/** Formats the rows as a Markdown table with totals. */
export function asTable(rows: readonly ReportRow[]): string {
  const sum = (of: (row: ReportRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const cells = [
    HEADINGS,
    ...rows.map(cellsOf),
    [
      `all, ${sum(({ kills }) => kills)} kills`,
      ...[sum(({ times }) => times), sum(({ acknowledged }) => acknowledged), sum(({ lost }) => lost)].map(number),
      ...[sum(({ doubled }) => doubled), sum(({ divergent }) => divergent)].map(number),
      seconds(Math.max(0, ...rows.map(({ longestStall }) => longestStall))),
    ],
  ];
  const widths = HEADINGS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(cells[0] ?? []), rule, ...cells.slice(1).map(line)].join('\n');
}

function cellsOf({ fault, times, acknowledged, lost, doubled, divergent, longestStall }: ReportRow): readonly string[] {
  return [fault, ...[times, acknowledged, lost, doubled, divergent].map(number), seconds(longestStall)];
}

const number = (value: number) => value.toLocaleString('en');
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
