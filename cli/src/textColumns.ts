/** Text layout for a terminal of 80 columns. */
export const WIDTH = 80;

/** Aligns columns: the first to the left, the others (mostly numbers) to the right. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    });
  const others = widths.slice(1).reduce((sum, width) => sum + width + 2, 0);
  const first = Math.min(widths[0] ?? 0, WIDTH - others);
  return rows.map(([head = '', ...cells]) => {
    const left = head.length > first ? `${head.slice(0, first - 1)}…` : head.padEnd(first);
    return [left, ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))].join('  ').trimEnd();
  });
}

/** Wraps text after a heading; later lines are indented by the width of the heading. */
export function wrapped(heading: string, text: string): readonly string[] {
  const lines: string[] = [];
  let line = heading;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(heading.length);
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

export function oneDecimal(number: number): string {
  return number.toFixed(1);
}

/** Returns a number with its sign; without one if it is rounded to zero. */
export function signed(number: number, digits = 1): string {
  const text = Math.abs(number).toFixed(digits);
  return Number(text) === 0 ? text : `${number < 0 ? '−' : '+'}${text}`;
}

export function thousands(number: number): string {
  return Math.round(number).toLocaleString('en-US');
}
