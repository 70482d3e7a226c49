// What is said of many numbers.

export function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}

export function mean(numbers) {
  return sum(numbers) / numbers.length;
}

export function spread(numbers) {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)));
}

export function ascending(numbers) {
  return [...numbers].sort((one, other) => one - other);
}

/** Below which this share of them lies; of numbers in ascending order. */
export function quantile(numbers, share) {
  return numbers[Math.floor(share * (numbers.length - 1))];
}

export function percent(share, digits = 1) {
  return `${(100 * share).toFixed(digits)} %`;
}

/** Rows of a table in Markdown, the first column on the left, the others on the right. */
export function table(heads, rows) {
  const line = (cells) => `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  return [line(['', ...heads]), `|---|${heads.map(() => '---:|').join('')}`, ...rows.map(line)];
}
