import type { TerminalWords } from '../en/terminal.ts';

export const TERMINAL: TerminalWords = {
  lastTurns: (names) => `ultimi turni: ${names}`,
  endTile: (points) => `tessera finale +${points}`,
  endTileTaken: (name) => `i ${name} hanno la tessera finale`,
  balconyDue: (numeral) => `tocca al balcone ${numeral}`,
  first: (points) => `al primo +${points}`,
  you: 'tu',
  loses: (name, bricks) => `${name} −${bricks}`,
  losesLevel: (name) => `${name}: torre −1`,
  site: 'Cantiere',
  levelFor: (level, points) => `${level} per ${points}`,
  kept: (bricks) => `ne tieni ${bricks}`,
  costs: (most) => `da 1 a ${most} mattoni costano`,
  legend: (signs) =>
    `I mattoni sono ${signs}, ovunque nella stessa colonna. Nella città sta quanto vale una commissione, con il numerale del suo balcone, oppure la famiglia che vi ha messo il sigillo; × è chiusa per questa partita. A sinistra nella fila sta il prezzo di una carta. ▸ indica ciò che puoi prendere, alzare o soddisfare, ✓ una torre cresciuta in questo turno, ! una che crolla se non la alzi.`,
};
