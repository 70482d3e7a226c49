import type { TerminalWords } from '../en/terminal.ts';

export const TERMINAL: TerminalWords = {
  lastTurns: (names) => `letzte Züge: ${names}`,
  endTile: (points) => `Schlussplättchen +${points}`,
  endTileTaken: (name) => `die ${name} haben das Schlussplättchen`,
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
    `Die Steine sind ${signs}; jede Farbe hat überall dieselbe Spalte. Die Stadt zeigt das Prestige jedes Bauauftrags mit der Ziffer seines Balkons oder die Familie, die ihn erfüllt hat; × ist in dieser Partie geschlossen. Links in der Kartenreihe steht der Preis einer Karte. ▸ markiert alles, was du nehmen, erhöhen oder erfüllen kannst, ✓ einen Turm, der in diesem Zug gewachsen ist, ! einen, der abgerissen wird, wenn er nicht wächst.`,
};
