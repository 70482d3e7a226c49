/** Short facts in a row. CSS puts dots between them, but never at the end of a line. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return facts.filter((fact) => fact !== '').map((fact) => <span key={fact}>{fact}</span>);
}
