import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Costruisci torri di mattoni colorati per le famiglie di Firenze e soddisfi le loro commissioni prima degli altri. Vince chi alla fine ha più prestigio.',
  round: {
    name: 'Un turno',
    steps: [
      'Prendi una carta della fila con i suoi mattoni. La prima a sinistra è gratis; ogni carta più a destra costa un mattone in più.',
      'Puoi scambiare 3 dei tuoi mattoni con 1 mattone su una carta della fila.',
      'Posa fino a 6 mattoni su torri di un solo colore ciascuna. Due mattoni sono gratis; più ne posi, più mattoni paghi.',
      'Demolisci ogni torre che in questo turno non hai alzato. Perdi metà dei suoi mattoni.',
      'Soddisfa commissioni: una torre del colore e dell’altezza esatti ti dà prestigio, e metti il tuo sigillo sulla commissione. I mattoni della torre tornano nel sacchetto.',
      'Se hai più di 5 carte o più di 10 mattoni, scarta l’eccesso.',
    ],
  },
  end: 'Quando un giocatore mette il suo ultimo sigillo, ogni altro giocatore ha ancora un turno.',
  points: [
    'Le commissioni, o i balconi che le coprono: il prestigio stampato.',
    'Le tessere altezza e le chiese: altro prestigio per la prima commissione di un’altezza.',
    'La tessera finale: 5 punti prestigio per chi mette per primo il suo ultimo sigillo.',
    'Alla fine le bandiere: chi ha più sigilli di un colore ottiene la sua bandiera.',
    'Alla fine le celebrazioni che hai in mano.',
  ],
};
