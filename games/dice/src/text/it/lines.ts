import { plain } from '@signoria/engine';
import type { Lines } from '../en/lines.ts';

export const points = (count: number) => `${count} ${count === 1 ? 'punto' : 'punti'} prestigio`;

export const LINES = {
  kinds: {
    die: 'Dado',
    artwork: 'Opera',
    space: 'Spazio del Rione',
    office: 'Carica e tracciato',
    track: 'Tracciato',
    bonus: 'Casella di un tracciato',
    sheet: 'Parte del foglio',
    opponent: 'Avversario',
  },

  building: (number) => `Edificio ${number}`,
  worth: (worth) => `Alla fine vale ${worth}`,
  brings: (gain) => `Dà subito ${gain}`,

  dieResources: (low, high) => `Per le risorse: da 1 a 3 dà ${low}, da 4 a 6 dà ${high}`,
  dieRecruits: (low, high) => `Per reclutare: da 1 a 3 dà ${low}, da 4 a 6 dà ${high}`,
  artistFor: (artist, fiorini) => `${artist} per ${fiorini}`,
  anyDie: (fiorini) => `Oppure ${fiorini}, qualunque valore mostri`,
  anyValueWith: ({ the }) => `Con ${plain(the)} può avere qualsiasi valore`,
  tradesWith: ({ the }) => `Con ${plain(the)} puoi prendere un’altra risorsa invece di una delle sue`,

  broughtBy: (the) => `Si ottiene con ${the}`,
  needed: (works) => `Serve per: ${works}`,
  coin: 'Spendi 100 fiorini della tua riserva per segnare un’icona dei fiorini, ogni volta che tocca a te decidere',
  start: (amount) => `Tutti cominciano con ${amount}`,
  left: (amount, worth) => `Ciò che resta alla fine: ${worth} per ogni ${amount.replace(/^1 /, '')}`,

  artistAdds: (paid, anonymous) => `L’artista aggiunge ${paid}, uno anonimo ${anonymous}`,
  anonymousAdds: (worth) => `Aggiunge ${worth}`,
  masterpiece: (star, withZecca) => `Con una stella è un capolavoro: ${star} in più, con la Zecca ${withZecca}`,
  income: (income) => `Dà ${income}, subito e di nuovo nella rendita di ogni round`,
  palazzoBonus: ([first, ...others]) =>
    `Tutte e quattro insieme: ${points(first ?? 0)} a chi le completa per primo, poi ${others.join(', ')}`,
  palazzoAlone: (byRound) => `In solitario, round per round: ${byRound.join(', ')}`,
  chiesaBonus: (steps) => `Tutte e quattro insieme danno ${steps} a tua scelta`,

  anyValue: (the) => `Puoi usare ${the} come se mostrasse un altro valore`,
  trades: (the) => `Quando usi ${the} per le risorse, puoi prenderne una come se fosse un’altra`,
  special: (building, { brings, fiorini, artist }) =>
    ({
      casa: `Usa un dado qualsiasi per ingaggiare gratis un artista anonimo, che aggiunge ${points(artist.anonymous)}`,
      mercatante: `Usa un dado qualsiasi per ${brings.mercatante} risorse dello stesso tipo, a tua scelta`,
      convento: `Usa un dado qualsiasi per ${brings.convento} passi su un tracciato a tua scelta`,
      taverna: `Usa un dado qualsiasi per ${fiorini.taverna} fiorini`,
      cambiavalute: `Prendi ${fiorini.cambiavalute} fiorini invece di una risorsa`,
      'bottega-d-arte': `Un artista ti costa ${fiorini.bottega} fiorini in meno`,
      mercato: `Quando lo costruisci dà ${brings.mercato} risorse di scorta`,
      zecca: `Da ora ogni capolavoro aggiunge ${points(artist.starWithZecca)} invece di ${artist.star}`,
      palagio: 'L’artista che ingaggi con il dado verde, rosso o giallo può essere di qualsiasi tipo',
    })[building],
  onceATurn: 'Una volta per turno, tuo o di un altro giocatore',
  noEffect: 'Nessun effetto oltre ai punti prestigio',

  firstSpace: 'Qui c’è già, gratis, l’edificio che hai tirato all’inizio',
  icons: (icons) => `Icone da segnare: ${icons}`,
  after: (space) => `Si costruisce dopo lo ${space}; le icone si possono segnare anche prima`,
  spaceBrings: (gain) => `Un edificio qui ti dà subito ${gain}`,
  spaceWorth: (worth) => `Un edificio qui dà ${worth} in più`,

  people: {
    captain: [
      'Dopo la rendita, chi ha segnato più caselle è Capitano per questo round; in caso di parità nessuno',
      'Il Capitano prende una risorsa qualsiasi e la segna subito',
    ],
    bishop: [
      'Dopo la rendita, chi ha segnato più caselle è Vescovo per questo round; in caso di parità nessuno',
      'Quando è attivo un altro giocatore, il Vescovo può usare uno qualsiasi dei sei dadi',
    ],
    preacher: ['Non ha cariche; il suo tracciato dà stelle e passi sugli altri'],
  },
  spaces: (bonuses) => `Caselle in ordine: ${bonuses}`,
  pastEnd: (fiorini) => `Ogni passo oltre la fine dà ${fiorini}`,

  star: 'Spendila quando ingaggi un artista per fare dell’opera un capolavoro; al massimo una per opera',
  spare: 'Spendila per segnare un’icona di una risorsa qualsiasi, ogni volta che tocca a te decidere',
  bonuses: {
    resource: {
      gloss: 'una di qualsiasi tipo',
      line: 'Si segna subito; non si può conservare e senza un’icona libera è persa',
    },
    die: {
      gloss: 'uno qualsiasi dei sei',
      line: 'Usa un dado così com’è, anche uno già usato; non conta fra i tuoi tre',
    },
    points: { gloss: 'per chi arriva fin qui', line: 'Si contano alla fine, insieme a quelli precedenti' },
    none: { gloss: 'una casella senza bonus', line: 'Conta come segnata, ma non dà nulla' },
  },

  hiredWith: (the) => `Si ingaggia con ${the}`,
  anonymous: ({ the }) => `Si ingaggia con qualsiasi dado e ${plain(the)}, gratis e per qualsiasi opera`,

  ghost: [
    'Nel secondo turno di ogni round si tirano i dadi per lui e ne prende tre; tu ne usi uno degli altri',
    'Il bianco e il marrone lo fanno avanzare sui tracciati del Capitano e del Vescovo, anche quando li lasci nel tuo turno',
    'Può avere entrambe le cariche, ma non ne ricava nulla',
  ],
  ghostScores: (worth) => `Per batterlo: ${worth}`,
  areas: {
    palazzo: 'Quattro opere, ciascuna per un solo tipo di artista',
    chiesa: 'Quattro opere, ciascuna per uno di due tipi di artista; danno una rendita',
    rione: 'Otto spazi in cui si costruisce in ordine; il primo ha un edificio dall’inizio',
    supply: 'Risorse di scorta, stelle e fiorini, quanti ne vuoi, finché non li spendi',
  },
} satisfies Lines;
