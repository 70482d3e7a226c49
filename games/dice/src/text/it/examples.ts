import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

export const EXAMPLES: Examples<RuleNumber> = {
  'R4.2': {
    shows: ['cupola', 'chiesa-facciata'],
    steps: [
      prose`Anna ha completato la ${named('cupola', 'Cupola')} e la ${named('chiesa-facciata', 'Facciata')} della sua Chiesa.`,
      prose`All’inizio del round fa 1 passo sul ${named('captain', 'tracciato del Capitano')} e riceve ${named('fiorini', '100 fiorini')}.`,
    ],
  },
  'R6.3': {
    shows: [],
    steps: [
      prose`Anna è attiva e tira ${named('white', 'bianco 2')}, ${named('brown', 'marrone 3')}, ${named('grey', 'grigio 1')}, ${named('green', 'verde 5')}, ${named('red', 'rosso 4')} e ${named('yellow', 'giallo 6')}. Usa il bianco, il rosso e il giallo.`,
      prose`Il bianco è basso: recluta e fa 2 passi sul ${named('captain', 'tracciato del Capitano')}. La seconda casella le dà ${named('fiorini', '100 fiorini')}.`,
      prose`Il rosso è alto: segna ${named('textile', '2 stoffe')} per la ${named('camera-nuziale', 'Camera Nuziale')}. Anche il giallo è alto: segna ${named('gold', '1 oro')} per il ${named('giardino', 'Giardino')} e ${named('gold', '1 oro')} per la ${named('chiesa-facciata', 'Facciata della Chiesa')}.`,
      prose`Poi ciascuno degli altri usa un dado. Bruno recluta con il marrone e fa 2 passi sul ${named('bishop', 'tracciato del Vescovo')}. Clara e Dino usano entrambi il verde: Clara prende ${named('fiorini', '200 fiorini')}, Dino segna ${named('spice', '2 spezie')}.`,
    ],
  },
  'R8.1': {
    shows: ['carpentiere'],
    steps: [
      prose`Bruno ha segnato ${named('wood', '1 legno')} nello spazio 3. Un dado verde alto gli dà ${named('spice', '2 spezie')}: ne segna una nello spazio 3 e una per il ${named('ritratto', 'Ritratto')}.`,
      prose`Spende ${named('fiorini', '100 fiorini')} della sua riserva per segnare un’icona dei fiorini nello spazio 3.`,
      prose`I segni dello spazio 3 coprono ora il costo del ${named('carpentiere', 'Carpentiere')}: ${named('wood', '1 legno')}, ${named('spice', '1 spezia')} e ${named('fiorini', '100 fiorini')}. Lo costruisce, e vale 2 punti prestigio.`,
    ],
  },
  'R8.6': {
    shows: ['taverna'],
    steps: [
      prose`Clara ha segnato ${named('textile', '1 stoffa')} e ${named('wood', '1 legno')} nello spazio 2. Spende una ${named('spare', 'risorsa di scorta')} per segnarvi ${named('metal', '1 metallo')}.`,
      prose`Costruisce la ${named('taverna', 'Taverna')}, che costa ${named('wood', '1 legno')} e ${named('metal', '1 metallo')}. La ${named('textile', 'stoffa')} è persa.`,
      prose`Avrebbe potuto invece costruire il ${named('boscaiuolo', 'Boscaiuolo')}, per ${named('metal', '1 metallo')} e ${named('textile', '1 stoffa')}; allora sarebbe stato perso il ${named('wood', 'legno')}.`,
    ],
  },
  'R9.1': {
    shows: ['chiesa-facciata'],
    steps: [
      prose`Anna ha già segnato i 200 fiorini della ${named('chiesa-facciata', 'Facciata della Chiesa')}. Con un dado bianco alto vi segna ${named('marble', '2 marmo')}, con un dado giallo alto vi segna ${named('gold', '1 oro')} e ancora ${named('gold', '1 oro')} per il ${named('giardino', 'Giardino')}.`,
      prose`Manca solo ${named('metal', '1 metallo')}. Per averlo spende una ${named('spare', 'risorsa di scorta')}.`,
      prose`Con un dado verde basso ingaggia uno ${named('sculptor', 'scultore')} per ${named('fiorini', '100 fiorini')}. L’artista aggiunge 2 punti prestigio ai 5 della Facciata.`,
      prose`La Facciata dà subito la sua rendita: ${named('fiorini', '100 fiorini')}.`,
    ],
  },
  'R9.5': {
    shows: ['casa', 'zecca'],
    steps: [
      prose`Tutte le icone della ${named('chiesa-facciata', 'Facciata della Chiesa')} di Bruno sono segnate, ma Anna ha usato il dado verde e quello giallo. Grazie alla sua ${named('casa', 'Casa')}, Bruno usa il dado marrone per ingaggiare gratis un ${named('anonymous', 'artista anonimo')}.`,
      prose`L’artista aggiunge 1 punto prestigio. Bruno spende una ${named('star', 'stella')} e fa dell’opera un capolavoro: ora l’artista aggiunge 3 punti.`,
      prose`Con una ${named('zecca', 'Zecca')} sarebbero 4.`,
    ],
  },
  'R9.9': {
    shows: ['ritratto', 'giardino'],
    steps: [
      prose`Anna è attiva e completa il suo Palazzo con il ${named('ritratto', 'Ritratto')}. Nello stesso turno Bruno completa il suo con il ${named('giardino', 'Giardino')}.`,
      prose`Entrambi sono primi e ottengono 6 punti prestigio ciascuno. Nessuno è secondo.`,
      prose`Clara completa il suo Palazzo in un turno successivo. È terza e ottiene 1 punto prestigio.`,
    ],
  },
  'R13.3': {
    shows: [],
    steps: [
      prose`Elena gioca in solitario. Nel turno del Papa escono tra gli altri ${named('white', 'bianco 1')}, ${named('brown', 'marrone 2')} e ${named('green', 'verde 5')}.`,
      prose`Conta 1 dal bianco: marrone. Il Papa prende il marrone.`,
      prose`Conta 2 dal marrone: grigio, verde. Prende il verde.`,
      prose`Conta 5 dal verde e salta il marrone, che ha già: rosso, giallo, bianco, grigio, rosso. Prende il rosso.`,
      prose`Il marrone è basso, perciò fa 2 passi sul ${named('bishop', 'tracciato del Vescovo')} (R13.4). Elena può usare il bianco, il grigio o il giallo.`,
      prose`In un altro tiro escono ${named('white', 'bianco 6')} e ${named('brown', 'marrone 3')}. Conta 6 dal bianco: marrone, grigio, verde, rosso, giallo, bianco. Prende il bianco stesso.`,
      prose`Conta ancora 6, ora senza il bianco: marrone, grigio, verde, rosso, giallo, marrone. Prende il marrone.`,
      prose`Conta 3 dal marrone: grigio, verde, rosso. Prende il rosso.`,
    ],
  },
  'R13.5': {
    shows: [],
    steps: [
      prose`Elena è attiva e tira tra gli altri ${named('white', 'bianco 4')} e ${named('brown', 'marrone 1')}. Usa il bianco, il verde e il rosso.`,
      prose`Ha lasciato il marrone. Un dado marrone basso vale 2 passi, perciò il Papa fa 2 passi sul ${named('bishop', 'tracciato del Vescovo')}.`,
      prose`Se avesse lasciato anche il bianco, il Papa farebbe anche 1 passo sul ${named('captain', 'tracciato del Capitano')}, perché il bianco è alto.`,
    ],
  },
};
