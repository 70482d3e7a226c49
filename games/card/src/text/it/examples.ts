import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

export const EXAMPLES: Examples<RuleNumber> = {
  'R3.2': {
    shows: ['palagio', 'casamento', 'casa', 'girolamo-savonarola'],
    steps: [
      prose`Anna è Capitano; seguono Bruno, Clara e Dino. Anna e Dino hanno ciascuno un ${named('casamento', 'Casamento')}. Bruno ha un ${named('palagio', 'Palagio')} e un ${named('preacher', 'predicatore')}, Clara una ${named('casa', 'Casa')} e un ${named('preacher', 'predicatore')}.`,
      prose`Prima ognuno svolge 4 azioni.`,
      prose`Poi agisce Bruno con il suo ${named('palagio', 'Palagio')}, poi Anna e Dino con il loro ${named('casamento', 'Casamento')}, poi Clara con la sua ${named('casa', 'Casa')} e infine Bruno e Clara con il loro ${named('preacher', 'predicatore')}.`,
      prose`Anna e Dino hanno quindi svolto 5 azioni, Bruno e Clara 6.`,
    ],
  },
  'R5.3': {
    shows: ['fontana', 'giambologna-sculptor'],
    steps: [
      prose`Dino gioca la ${named('fontana', 'Fontana')} e paga ${named('marble', '1 marmo')}, ${named('metal', '1 metallo')} e ${named('fiorini', '50 fiorini')}. La Fontana richiede un ${named('architect', 'architetto')} o uno ${named('sculptor', 'scultore')}.`,
      prose`Due artisti sono adatti. Giulio Romano e Giambologna costano entrambi ${named('fiorini', '100 fiorini')}. Le carte di Giulio Romano valgono tutte 2, quelle di Giambologna 2 o 3.`,
      prose`Dino paga Giambologna e gira la carta: mostra un 3, il capolavoro.`,
      prose`Alla fine della partita ottiene 3 punti prestigio per la ${named('fontana', 'Fontana')} e 3 per Giambologna.`,
    ],
  },
  'R6.3': {
    shows: ['ospedale-chiostro'],
    steps: [
      prose`Anna teme che Bruno prenda il ${named('ospedale-chiostro', 'Chiostro dell’Ospedale')}. Lo prenota: è la sua prima azione, e non paga nulla.`,
      prose`Con la sua azione successiva lo completa. Paga ${named('marble', '4 marmo')} e ${named('fiorini', '100 fiorini')}, più ${named('fiorini', '50 fiorini')} per uno ${named('anonymous', 'scultore anonimo')}.`,
      prose`Il Chiostro dà 7 punti prestigio. Se non l’avesse completato, gliene avrebbe tolti 7.`,
    ],
  },
  'R9.3': {
    shows: ['location-scarpellino', 'location-monte-di-pieta'],
    steps: [
      prose`Bruno ha ${named('marble', '1 marmo')} e nessun fiorino, e vuole ${named('gold', '1 oro')}. Il ${named('location-monte-di-pieta', 'Monte di Pietà')}, che dà l’oro, è già coperto.`,
      prose`Con un’azione attiva lo ${named('location-scarpellino', 'Scarpellino')}: rende il ${named('marble', 'marmo')} e prende ${named('fiorini', '200 fiorini')}.`,
      prose`Con l’azione successiva va al mercato e compra ${named('gold', '1 oro')} per ${named('fiorini', '100 fiorini')}. Gli restano ${named('fiorini', '100 fiorini')}.`,
    ],
  },
  'R10.7': {
    shows: ['fabbro', 'casamento'],
    steps: [
      prose`Anna è Capitano; giocano anche Bruno e Clara. Ciascuno riceve ${named('marble', '1 marmo')}, ${named('wood', '1 legno')} e ${named('fiorini', '200 fiorini')}.`,
      prose`Anna vorrebbe scegliere ${named('gold', 'oro')}, ma la riserva ne ha solo 2 e ne servono 3, uno per giocatore. Sceglie ${named('metal', 'metallo')}: tutti ricevono ${named('metal', '1 metallo')}.`,
      prose`Bruno ha davanti a sé un ${named('fabbro', 'Fabbro')} e un ${named('casamento', 'Casamento')}, che gli danno ${named('metal', '1 metallo')} e ${named('fiorini', '50 fiorini')}.`,
      prose`La sua rendita intera è ${named('marble', '1 marmo')}, ${named('wood', '1 legno')}, ${named('metal', '2 metallo')} e ${named('fiorini', '250 fiorini')}.`,
    ],
  },
  'R11.3': {
    shows: ['ritratto', 'abside', 'pozzo', 'signore-de-lo-rione'],
    steps: [
      prose`Clara ha 2 palazzi (${named('ritratto', 'Ritratto')} e ${named('camino', 'Camino')}), 1 chiesa (${named('abside', 'Abside')}) e 2 edifici di rione (${named('pozzo', 'Pozzo')} e ${named('loggia', 'Loggia')}).`,
      prose`È 1 serie, perché ha una sola chiesa: 5 punti prestigio.`,
      prose`Con il ${named('signore-de-lo-rione', 'Signore de lo Rione')} la serie ne dà altri 2, in tutto 7.`,
    ],
  },
  'R11.4': {
    shows: [],
    steps: [
      prose`Anna e Bruno hanno in mano 5 carte risorsa ciascuno, Clara ne ha 3, Dino 0.`,
      prose`Anna e Bruno condividono il primo posto e ottengono 4 punti prestigio ciascuno. Il secondo posto si salta.`,
      prose`Clara è terza e ottiene 1 punto prestigio. Dino è quarto e ne ottiene 0.`,
    ],
  },
};
