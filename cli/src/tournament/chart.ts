import type { EntrantStanding } from './standings.ts';

const WIDTH = 720;
const LEFT = 200;
const RIGHT = 90;
const TOP = 56;
const ROW = 40;
const LONGEST_NAME = 26;

/** Colours for light and dark pages. */
const STYLE = [
  'text{font:13px sans-serif;fill:#2b2118}.ground{fill:#fbf6ea}.bar{fill:#b5553c}.line{stroke:#2b2118;stroke-width:2}',
  '.grid{stroke:#2b2118;stroke-opacity:.2}.even{stroke:#24477a;stroke-dasharray:4 4}',
  '@media (prefers-color-scheme:dark){text{fill:#f1e7d3}.ground{fill:#1d1813}.bar{fill:#c96a50}.line{stroke:#f1e7d3}',
  '.grid{stroke:#f1e7d3}.even{stroke:#9dbbe8}}',
].join('');

/** Draws the share of wins of each entrant with its interval, as an SVG. The dashed line marks even strength. */
export function chartOf(title: string, seats: number, standings: readonly EntrantStanding[]): string {
  const height = TOP + ROW * standings.length + 36;
  const bottom = height - 32;
  const x = (share: number) => (LEFT + share * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const line = (kind: string, x1: string, y1: number, x2: string, y2: number) =>
    `<line class="${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    line('grid', x(share), TOP, x(share), bottom),
    `<text x="${x(share)}" y="${bottom + 20}" text-anchor="middle">${100 * share} %</text>`,
  ]);
  const rows = standings.flatMap(({ name, share }, index) => {
    const y = TOP + ROW * index + ROW / 2;
    const [low, high] = share.interval ?? [share.mean, share.mean];
    const label = `${percent(share.mean)} (${percent(low)} to ${percent(high)})`;
    return [
      `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${escaped(shortened(name))}</text>`,
      `<rect class="bar" x="${x(0)}" y="${y - 11}" width="${(Number(x(share.mean)) - LEFT).toFixed(1)}" height="22">`,
      `<title>${escaped(name)}: ${label}</title></rect>`,
      line('line', x(low), y, x(high), y),
      ...[low, high].map((end) => line('line', x(end), y - 6, x(end), y + 6)),
      `<text x="${WIDTH - RIGHT + 14}" y="${y + 4}">${percent(share.mean)}</text>`,
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${height}"/>`,
    `<text x="16" y="28">${escaped(title)}</text>`,
    ...grid,
    ...rows,
    line('even', x(1 / seats), TOP - 6, x(1 / seats), bottom),
    '</svg>',
    '',
  ].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}

function escaped(text: string): string {
  const printable = text.replace(/\p{Cc}/gu, ' ');
  return printable.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
