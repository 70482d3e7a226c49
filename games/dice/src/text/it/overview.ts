import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Fai crescere un rione di Firenze sul tuo foglio e cerchi di avere alla fine più punti prestigio di tutti. In solitario devi raggiungere il punteggio di papa Sisto IV.',
  round: {
    name: 'Un round',
    steps: [
      'Dal round 2 in poi le opere completate della tua Chiesa ti danno una rendita.',
      'Chi è in testa sul tracciato del Capitano riceve una risorsa; chi è in testa su quello del Vescovo può usare qualsiasi dado in questo round.',
      'Ognuno è attivo una volta: tira tutti e 6 i dadi e ne usa 3. Poi ciascuno degli altri usa 1 dei dadi rimasti.',
      'Un dado dà risorse, passi su un tracciato, un artista o 200 fiorini. Le risorse si segnano subito sul foglio.',
      'Quando tutte le icone di un’opera sono segnate, ingaggia un artista per completarla. Quando i segni di uno spazio coprono il costo di un edificio, puoi costruirlo.',
    ],
  },
  end: 'La partita finisce dopo 6 round con uno o due giocatori, 5 con tre e 4 con quattro.',
  points: [
    'Palazzo e Chiesa: i punti prestigio delle opere completate e dei loro artisti.',
    'L’intero Palazzo: 6 al primo che lo completa, 3 al secondo, 1 agli altri.',
    'Edifici: i loro punti prestigio, più un bonus negli spazi da 5 a 8.',
    'Il tracciato del Capitano: fino a 7.',
    'Nella tua riserva alla fine: 1 per ogni stella, per ogni risorsa di scorta e per ogni 200 fiorini.',
  ],
};
