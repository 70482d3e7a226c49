import type { HomeWords } from '../index.ts';

export const HOME: HomeWords = {
  'nav.home': 'Signoria, pagina iniziale',
  'nav.rules': 'Regole',
  'nav.settings': 'Impostazioni',
  'nav.language': 'Lingua',
  'nav.theme': 'Chiaro o scuro',
  'nav.skip': 'Vai al contenuto',
  'nav.tables': 'Tavoli',
  'nav.me': 'Profilo',
  'nav.menu': 'Menu',

  'home.title': 'Quattro giochi da tavolo fiorentini',
  'home.lead': 'Costruisci il palazzo, alza la torre, ingaggia Donatello prima dei Pazzi. Senza account, senza attese.',
  'home.games': 'I giochi',
  'home.begin': 'Inizia qualcosa di nuovo',
  'home.weight.light': 'regole semplici',
  'home.weight.medium': 'regole di media difficoltà',
  'home.weight.heavy': 'regole impegnative',
  'home.minutes': 'circa {minutes} minuti',
  'home.play': 'Gioca subito contro i bot',
  'home.solo': 'In solitario',
  'home.screen': 'Sullo stesso schermo',
  'home.rules': 'Le regole',
  'home.yourGames': 'Le tue partite',
  'home.waiting': '{count, plural, =0 {} one {# ti aspetta} other {# ti aspettano}}',
  'home.noGames': 'Qui appaiono le partite che inizi.',
  'home.continue': 'Continua',
  'home.look': 'Vedi il risultato',
  'home.delete': 'Elimina',
  'home.deleteNamed': 'Elimina la partita con {names}',
  'home.deleteSure': 'Eliminare questa partita per sempre?',
  'home.keep': 'Tienila',
  'home.newHere': 'Prima volta?',
  'home.newHereText':
    'Inizia con il gioco di carte contro due bot apprendisti, senza le carte Arte. Passa con il mouse sopra un simbolo, o tieni premuto il simbolo, per vedere che cosa significa; il pulsante «Consiglio» suggerisce una mossa.',
  'home.first': 'Una prima partita facile',
  'home.numbered': 'Tutte le regole',
  'home.names':
    'I nomi delle carte restano nell’italiano del Rinascimento, con una spiegazione. English, Deutsch, Italiano.',
  'home.friends': 'Con amici, tramite link',
  'home.tables': 'Gioca online',
  'home.allTables': 'Tutti i tavoli',

  'game.card.title': 'Il gioco di carte',
  'game.card.facts': 'da 2 a 4 giocatori, 5 round',
  'game.card.text':
    '27 monumenti, 85 carte artista, cinque round. Scopri quanto vale un artista solo dopo averlo pagato.',
  'game.florenza.title': 'Florenza',
  'game.florenza.facts': 'da 2 a 5 giocatori, 8 round',
  'game.florenza.text':
    'Manda gli operai per la città, completa il Duomo, diventa Capitano e Vescovo allo stesso tempo.',
  'game.dice.title': 'Il gioco di dadi',
  'game.dice.facts': 'da 1 a 4 giocatori, da 4 a 6 round',
  'game.dice.text':
    'Sei dadi, un foglio del rione, una matita. In solitario contro papa Sisto IV: raggiungi 40, 50, 60 o 70 punti.',
  'game.firenze.title': 'Firenze',
  'game.firenze.facts': 'da 2 a 4 giocatori, fino all’ultimo sigillo',
  'game.firenze.text': 'Mattoni di sei colori e torri che devono crescere a ogni turno, altrimenti crollano.',

  'new.title': 'Prepara la partita',
  'table.loading': 'Preparazione del tavolo…',

  'lost.broken': 'Questa pagina non si è caricata del tutto',
  'lost.brokenText':
    'Una parte di questa pagina non si è caricata, probabilmente perché è caduta la connessione. Le tue partite sono al sicuro.',
  'lost.reload': 'Ricarica',
  'lost.title': 'Questa via non è sulla nostra mappa',
  'lost.text': 'La pagina che cerchi non esiste.',
  'lost.home': 'Torna alla pagina iniziale',
  'lost.game': 'Signoria non ha questo gioco.',
};
