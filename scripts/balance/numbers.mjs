// Statistics and Markdown tables.

export function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}

export function mean(numbers) {
  return sum(numbers) / numbers.length;
}

export function standardDeviation(numbers) {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)));
}

export function ascending(numbers) {
  return [...numbers].sort((one, other) => one - other);
}

/** Returns the quantile of numbers in ascending order. */
export function quantile(numbers, share) {
  return numbers[Math.floor(share * (numbers.length - 1))];
}

export function percent(share, digits = 1) {
  return `${(100 * share).toFixed(digits)} %`;
}

/** Returns the rows of a Markdown table, with the first column left-aligned and the others right-aligned. */
export function table(heads, rows) {
  const line = (cells) => `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  return [line(['', ...heads]), `|---|${heads.map(() => '---:|').join('')}`, ...rows.map(line)];
}
