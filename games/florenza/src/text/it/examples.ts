import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

export const EXAMPLES: Examples<RuleNumber> = {
  'R6.2': {
    shows: [],
    steps: [
      prose`Bruno è insieme Capitano e Vescovo; nell’ordine di gioco seguono Anna e Clara.`,
      prose`Bruno piazza ${named('workers', '2 operai')} in due turni, poi Anna ne piazza ${named('workers', '1')} e Clara ${named('workers', '1')}.`,
      prose`Poi Bruno piazza altri ${named('workers', '2 operai')}, e così via.`,
    ],
  },
  'R6.5': {
    shows: ['fabbro'],
    steps: [
      prose`Il segnalino del prestigio di Anna è sul 2, quello di Bruno sullo 0. Anna piazza un operaio sul Fabbro di Bruno.`,
      prose`Gli paga ${named('prestige', '1 punto prestigio')}: il segnalino di Anna va sull’1, e anche quello di Bruno.`,
      prose`Nella fase 6 il Fabbro dà ${named('metal', '1 metallo')} ad Anna, perché l’operaio è suo.`,
    ],
  },
  'R8.1': {
    shows: ['boscaiuolo', 'casa'],
    steps: [
      prose`Anna ha ${named('wood', '1 legno')}. Ha un operaio sul suo Boscaiuolo nello spazio 1 e uno sulla Casa che sta costruendo nello spazio 3.`,
      prose`Prima tocca allo spazio 1: il Boscaiuolo produce ${named('wood', '1 legno')}.`,
      prose`Nello spazio 3 Anna paga ${named('wood', '2 legno')}, e la Casa è finita.`,
      prose`Se il Boscaiuolo fosse nello spazio 4, il suo legno arriverebbe troppo tardi: la Casa tornerebbe nella riserva e Anna perderebbe ${named('prestige', '1 punto prestigio')}.`,
    ],
  },
  'R9.5': {
    shows: ['signoria-salone', 'correggio'],
    steps: [
      prose`Anna ha ingaggiato il pittore Correggio per il Salone del Palazzo della Signoria.`,
      prose`Per il Salone paga ${named('wood', '2 legno')}, ${named('metal', '1 metallo')}, ${named('textile', '1 stoffa')}, ${named('spice', '1 spezia')}, ${named('gold', '1 oro')} e ${named('fiorini', '100 fiorini')}; per Correggio ${named('fiorini', '100 fiorini')}.`,
      prose`Ottiene ${named('prestige', '7 punti prestigio')} per il Salone e ci mette il suo stemma.`,
      prose`Poi tira un 6. Con questo numero la carta di Correggio dà ${named('prestige', '3 punti prestigio')}, e il 6 è dorato: è il suo capolavoro.`,
      prose`La sua carta si gira. Da ora in poi un 6 dà solo ${named('prestige', '2 punti prestigio')}.`,
    ],
  },
  'R9.9': {
    shows: ['signoria-salone', 'correggio'],
    steps: [
      prose`Anche Bruno ha progettato il Salone con Correggio, ma nella fase 7 non ha ${named('gold', 'oro')}.`,
      prose`Non paga nulla e tiene i suoi beni. Perde ${named('prestige', '2 punti prestigio')} perché il Salone è in un edificio civico, e ${named('prestige', '1 punto')} in più perché Correggio è un artista celebre.`,
      prose`Il suo segnalino del prestigio va da 1 a −2.`,
    ],
  },
  'R10.3': {
    shows: [],
    steps: [
      prose`L’ordine di gioco è Bruno, Anna, Clara. Sul tracciato del prestigio Anna è sul 9, Clara sul 5 e Bruno sul 3.`,
      prose`Anna diventa Capitano: prende certificati per 9 punti, e il suo segnalino torna a 0.`,
      prose`Clara ha ${named('influence', '4 punti influenza')}, Bruno ${named('influence', '1')}, Anna nessuno. Clara diventa Vescovo e conserva i suoi ${named('influence', '4 punti influenza')}.`,
      prose`Il nuovo ordine di gioco è Anna, Clara, Bruno.`,
    ],
  },
  'R10.5': {
    shows: [],
    steps: [
      prose`Clara è Vescovo. Nella fase 8 ha ${named('influence', '5 punti influenza')}, di nuovo più di tutti, ed è nominata Vescovo per il secondo round di fila.`,
      prose`Perciò diventa anche Cardinale: ottiene ${named('prestige', '5 punti prestigio')}, e la sua influenza torna a 0.`,
      prose`Il suo segnalino del prestigio va da 4 a 9. Il Capitano, Anna con 6, è già stato nominato, quindi questi punti contano per il prossimo Capitano.`,
      prose`Nel round seguente Clara è Vescovo.`,
    ],
  },
  'R12.5': {
    shows: [],
    steps: [
      prose`Dopo il round 8 Anna ha certificati per 30 punti, e il suo segnalino è sul 6: 36 punti.`,
      prose`Ha 7 risorse e ${named('fiorini', '650 fiorini')}: 2 punti per le risorse e 2 punti per i fiorini.`,
      prose`2 spazi per le botteghe sono vuoti: −2. Il suo Palazzo è completo, ma delle 4 opere della sua Chiesa non ce n’è nessuna: −4, e altri −4 perché la Chiesa è del tutto senza opere.`,
      prose`Anna fa 30 punti.`,
    ],
  },
};
