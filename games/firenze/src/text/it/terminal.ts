import { theFamily } from '@signoria/common/text/it';
import type { TerminalWords } from '../en/terminal.ts';

export const TERMINAL: TerminalWords = {
  lastTurns: (names) => `ultimi turni: ${names}`,
  endTile: (points) => `tessera finale +${points}`,
  endTileTaken: (name) => `${theFamily(name)} hanno la tessera finale`,
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
    `I mattoni sono ${signs}, ovunque nella stessa colonna. La città mostra il prestigio di ogni commissione, con il numero del suo balcone, oppure la famiglia che l’ha soddisfatta; × è chiusa per questa partita. Il prezzo di una carta è a sinistra nella fila. ▸ indica tutto ciò che puoi prendere, alzare o soddisfare, ✓ una torre cresciuta in questo turno, ! una che viene demolita se non la alzi.`,
};
