/** Short facts in a row, with dots between them that never hang at the end of a line. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return facts.filter((fact) => fact !== '').map((fact) => <span key={fact}>{fact}</span>);
}
