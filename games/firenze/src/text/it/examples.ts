import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

export const EXAMPLES: Examples<RuleNumber> = {
  'R3.2': {
    shows: ['princess'],
    steps: [
      prose`Anna ha ${named('white', '3 mattoni')} bianchi e ${named('green', '1 verde')}. Vuole la Principessa, la terza carta da sinistra, che costa 2 mattoni.`,
      prose`Mette ${named('green', '1 mattone')} verde sulla prima carta e ${named('white', '1 bianco')} sulla seconda.`,
      prose`Poi prende la Principessa e i mattoni che ci sono sopra: ${named('white', '2 bianchi')}, ${named('blue', '1 blu')} e ${named('purple', '1 viola')}. Ora ha 6 mattoni.`,
      prose`Le carte a destra scorrono di uno spazio a sinistra. Dal mazzo arriva una nuova carta, con 4 mattoni.`,
    ],
  },
  'R5.4': {
    shows: [],
    steps: [
      prose`Bruno ha nel magazzino ${named('white', '3 mattoni')} bianchi, ${named('yellow', '2 gialli')}, ${named('green', '2 verdi')} e ${named('blue', '1 blu')}.`,
      prose`Posa ${named('white', '2 mattoni')} bianchi sulla sua torre bianca, ${named('green', '1 verde')} su quella verde e ${named('yellow', '1 giallo')} su quella gialla.`,
      prose`Posare 4 mattoni costa 3 mattoni. Mette nel sacchetto ${named('white', '1 mattone')} bianco, ${named('green', '1 verde')} e ${named('blue', '1 blu')}.`,
      prose`Gli resta ${named('yellow', '1 mattone')} giallo, ma non può posarlo: 5 mattoni sarebbero costati 6.`,
    ],
  },
  'R6.1': {
    shows: [],
    steps: [
      prose`Bruno ha anche una torre ${named('red', 'rossa')} di 3 piani da un turno precedente, ma nessun mattone rosso per alzarla.`,
      prose`La demolisce: 2 mattoni vanno nel sacchetto, 1 mattone va nel suo magazzino.`,
    ],
  },
  'R7.4': {
    shows: [],
    steps: [
      prose`Bruno ha una torre ${named('green', 'verde')} e una ${named('white', 'bianca')} di 6 piani ciascuna. Il balcone I copre la commissione bianca di 6 piani.`,
      prose`Con la torre verde ottiene 5 punti prestigio, e altri 2 per la tessera altezza, perché è la prima commissione di 6 piani.`,
      prose`Con la torre bianca soddisfa il balcone I: 7 punti prestigio invece dei 4 del tabellone. La tessera altezza non c’è più.`,
      prose`Ora il balcone II è libero, anche in questo turno.`,
    ],
  },
  'R12.1': {
    shows: ['workshop', 'mason'],
    steps: [
      prose`Anna ha un’Officina e posa 5 mattoni. Senza di essa costerebbero 6 mattoni; con essa ne costano 5.`,
      prose`Gioca anche un Muratore: il costo scende di 3, e Anna paga 2 mattoni.`,
    ],
  },
  'R13.2': {
    shows: [],
    steps: [
      prose`Anna, Bruno e Clara giocano in quest’ordine. Bruno mette il suo ultimo sigillo e ottiene 5 punti prestigio per la tessera finale.`,
      prose`Completa il suo turno. Poi Clara ha ancora 1 turno, poi Anna ha ancora 1 turno, e la partita finisce.`,
    ],
  },
  'R13.3': {
    shows: [],
    steps: [
      prose`Anna ha 1 sigillo ${named('white', 'bianco')}, Bruno ne ha 2. Bruno ottiene la bandiera bianca, 2 punti prestigio.`,
      prose`Anna e Clara hanno 1 sigillo ${named('yellow', 'giallo')} ciascuna: Anna sul piano 5, Clara sul piano 6. Quello di Clara è più alto, perciò Clara ottiene la bandiera gialla, 3 punti prestigio.`,
    ],
  },
};
