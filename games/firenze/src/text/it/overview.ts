import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Innalza torri di un solo colore all’altezza esatta che una commissione richiede e mettici il tuo sigillo prima degli altri.',
  round: {
    name: 'Un turno',
    steps: [
      'A ogni turno prendi una carta con i suoi mattoni, costruisci, demolisci ogni torre che non hai alzato e soddisfi le commissioni che corrispondono alle tue torri.',
    ],
  },
  end: 'Quando un giocatore mette il suo ultimo sigillo, ogni altro ha ancora un turno.',
  points: [
    'Commissioni, balconi, tessere e chiese danno punti subito; alla fine contano anche le bandiere (per chi ha più sigilli di un colore) e le celebrazioni che hai in mano.',
  ],
};
