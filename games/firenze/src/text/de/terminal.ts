import type { TerminalWords } from '../en/terminal.ts';

export const TERMINAL: TerminalWords = {
  lastTurns: (names) => `letzte Züge: ${names}`,
  endTile: (points) => `Endeplättchen +${points}`,
  endTileTaken: (name) => `die ${name} haben das Endeplättchen`,
  balconyDue: (numeral) => `Balkon ${numeral} ist an der Reihe`,
  first: (points) => `zuerst +${points}`,
  you: 'du',
  loses: (name, bricks) => `${name} −${bricks}`,
  losesLevel: (name) => `${name}: Turm −1`,
  site: 'Baustelle',
  levelFor: (level, points) => `${level} für ${points}`,
  kept: (bricks) => `du behältst ${bricks}`,
  costs: (most) => `1 bis ${most} Steine kosten`,
  legend: (signs) =>
    `Steine sind ${signs}, überall in derselben Spalte. In der Stadt steht, was ein Bauauftrag wert ist, mit der Ziffer seines Balkons, oder die Familie, deren Siegel dort liegt; × ist in dieser Partie geschlossen. Links in der Kartenreihe steht der Preis einer Karte. ▸ zeigt, was du nehmen, erhöhen oder erfüllen kannst, ✓ einen Turm, der in diesem Zug gewachsen ist, ! einen, der fällt, wenn er nicht wächst.`,
};
