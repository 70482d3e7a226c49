import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Abbellisci un rione di Firenze su un foglio tutto tuo e vuoi avere alla fine più punti prestigio di tutti; da solo, almeno quanti papa Sisto IV.',
  round: {
    name: 'Un turno',
    steps: [
      'Usi tre dei sei dadi nel tuo turno, e uno in ogni altro turno, per risorse da segnare, passi su tre tracciati, artisti o fiorini.',
    ],
  },
  end: 'La partita dura sei round in solitario o in due, cinque in tre e quattro in quattro.',
  points: [
    'Ottieni punti prestigio per le opere completate del Palazzo e della Chiesa, gli edifici del tuo Rione e il tracciato del Capitano; gli edifici migliorano anche i tuoi dadi.',
  ],
};
