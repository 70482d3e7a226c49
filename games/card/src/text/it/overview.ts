import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Guidi una famiglia di Firenze e vuoi avere più punti prestigio di tutti dopo cinque round.',
  round: {
    name: 'Un round',
    steps: [
      'Con le tue azioni raccogli risorse e fiorini, giochi carte che danno rendite e azioni extra e ingaggi artisti per realizzare palazzi, chiese e monumenti.',
    ],
  },
  end: 'La partita finisce dopo cinque round.',
  points: [
    'Ottieni punti prestigio per le tue opere, i loro artisti, le serie e le Arti; ne perdi per ciò che prenoti e non completi.',
  ],
};
