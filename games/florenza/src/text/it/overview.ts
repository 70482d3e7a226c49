import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Guidi una famiglia di Firenze e paghi artisti famosi per le loro opere. Dopo otto round vince chi ha più punti vittoria.',
  round: {
    name: 'Un round',
    steps: [
      'Tutti ricevono denaro, risorse e 4 operai. Il Capitano del Popolo e il Vescovo possono usare i loro poteri. (Non nel round 1.)',
      'In ordine di gioco piazzi un operaio alla volta: fai lavorare o costruisci una bottega, ingaggi un artista per un’opera, vai al mercato, fai l’elemosina a un predicatore o vai a lavorare. Prometti adesso e paghi dopo.',
      'Chi è al mercato vende, compra e scambia risorse.',
      'Le botteghe lavorano dallo spazio 1 allo spazio 8 dei rioni: producono, oppure le paghi e sono finite.',
      'Completi le opere: paghi l’opera e il suo artista, ottieni prestigio e tiri il dado per averne altro. Se non puoi pagare, perdi prestigio.',
      'Chi è più avanti sul tracciato del prestigio diventa Capitano e riceve in cambio certificati; chi ha più influenza ecclesiastica diventa Vescovo. Nel round seguente agiscono per primi.',
    ],
  },
  end: 'La partita finisce dopo il round 8.',
  points: [
    'Il prestigio, sul tracciato e nei certificati: 1 punto ciascuno. Quasi tutto viene dalle opere e dai loro artisti.',
    'Capitano e Vescovo alla fine: 1 punto ciascuno.',
    'Ogni 3 risorse e ogni 300 fiorini: 1 punto.',
    'Perdi 1 punto per ogni spazio vuoto e per ogni opera incompiuta del tuo rione, e altri 4 per un Palazzo o una Chiesa senza nessuna opera.',
  ],
};
