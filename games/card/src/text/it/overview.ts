import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Guidi una famiglia nella Firenze del Rinascimento. Ingaggia artisti, completa palazzi, chiese e monumenti e cerca di avere più punti prestigio di tutti dopo cinque round.',
  round: {
    name: 'Un round',
    steps: [
      'Si pescano nuovi artisti, 5 monumenti e 4 carte Florenza a testa. Nel round 1 ci sono già.',
      'Nell’ordine di gioco ognuno svolge un’azione, per 4 volte in tutto. Abitazioni e predicatori danno azioni extra.',
      'Con un’azione giochi una carta, completi o prenoti un monumento, prenoti un artista, attivi un luogo, mandi gli operai a lavorare, vai al mercato o peschi una carta.',
      'Palazzi, chiese e monumenti richiedono un artista. Prima paghi, poi vedi quanto vale.',
      'Alla fine tieni una carta e ricevi la rendita: 1 marmo, 1 legno, 200 fiorini, una risorsa scelta dal Capitano e ciò che danno le tue carte.',
      'Chi ha preso il Capitano del Popolo è il prossimo Capitano e gioca per primo.',
    ],
  },
  end: 'La partita finisce dopo il round 5, con un’ultima rendita e un ultimo Capitano.',
  points: [
    'Opere: i punti prestigio dei tuoi monumenti, palazzi, chiese ed edifici di rione.',
    'Artisti: il valore di ogni artista che hai ingaggiato.',
    'Serie: 5 per ogni serie di palazzo, chiesa ed edificio di rione.',
    'Arti: i punti prestigio che danno le tue Arti.',
    'Risorse e fiorini in mano: per ciascuno dei due, 4 a chi ne ha di più, 2 al secondo e 1 al terzo.',
    'L’ultimo Capitano: 1.',
    'Perdi il valore di ogni monumento e di ogni artista che hai prenotato e non hai usato.',
  ],
};
