import { COMMON } from '@signoria/common/text/it';
import type { TerminalWords } from '../en/terminal.ts';

const { initial } = COMMON;
const LETTERS = { spare: 's', resource: 'r', die: 'd', captain: 'C', bishop: 'V', preacher: 'P' };

export const TERMINAL = {
  letters: LETTERS,
  artist: 'artista',
  triumph: 'Firenze è tua.',
  legend: `Usa i dadi per risorse, persone o denaro, segna le icone del tuo foglio, ingaggia artisti e costruisci: vince chi ha più punti prestigio. Sul foglio ■ è segnato e □ è libero, ▸ indica dove si può fare qualcosa o si attende un artista, ✓ è completato; il numero davanti a un nome è il suo prestigio, ${initial('architect')}, ${initial('sculptor')} e ${initial('painter')} gli artisti che accetta. Sui tracciati × è segnato, f sono 100 fiorini, ${LETTERS.spare} una risorsa di scorta, ★ una stella, ${LETTERS.resource} una risorsa, ${LETTERS.die} un dado, ${LETTERS.captain}, ${LETTERS.bishop} e ${LETTERS.preacher} un passo su quel tracciato, un numero punti.`,
} satisfies TerminalWords;
