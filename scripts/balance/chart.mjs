// Bar charts as SVG for docs/balance.md. cli/src/tournament/chart.ts uses the same colours.
const INK = '#2b2118';
const PAPER = '#fbf6ea';
export const RED = '#b5553c';
export const BLUE = '#24477a';

export function picture(width, height, label, parts) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="${INK}" role="img" aria-label="${label}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

const short = (number) => number.toFixed(1);

export function bar(x, y, width, height, colour, title) {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${colour}"><title>${title}</title></rect>`;
}

export function words(x, y, text, anchor = 'start') {
  return `<text x="${short(x)}" y="${short(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${text}</text>`;
}

export function line(x, y, toX, toY, isDashed = false) {
  const dashes = isDashed ? ` stroke="${BLUE}" stroke-dasharray="4 4"` : ` stroke="${INK}"`;
  return `<path d="M${short(x)} ${short(y)}L${short(toX)} ${short(toY)}"${dashes}/>`;
}

/**
 * Draws a histogram of numbers between `from` and `to` with bars `step` wide. `marks` are labelled dashed lines,
 * `ticks` numbers below. The base line is at `y`.
 */
export function histogram(numbers, { from, to, step, x, y, width, height, marks = [], ticks = [] }) {
  const at = (number) => x + ((number - from) / (to - from)) * width;
  const bars = [];
  for (let low = from; low < to; low += step)
    bars.push({ low, count: numbers.filter((number) => number >= low && number < low + step).length });
  const most = Math.max(...bars.map(({ count }) => count));
  const drawn = bars.map(({ low, count }) => {
    const tall = (count / most) * height;
    const title = step === 1 ? `${low}: ${count}` : `${low} to ${low + step - 1}: ${count}`;
    return bar(at(low), y - tall, at(low + step) - at(low) - 2, tall, RED, title);
  });
  const lines = marks.flatMap(([number, text]) => [
    line(at(number), y - height - 10, at(number), y, true),
    words(at(number) + 4, y - height, text),
  ]);
  const below = ticks.map((number) => words(at(number), y + 18, number));
  return { most, parts: [...drawn, ...lines, line(x, y, x + width, y), ...below] };
}
