import type { HomeWords } from './index.ts';

export const IT: HomeWords = {
  'nav.home': 'Signoria, pagina iniziale',
  'nav.rules': 'Regole',
  'nav.settings': 'Impostazioni',
  'nav.language': 'Lingua',
  'nav.theme': 'Chiaro o scuro',
  'nav.skip': 'Al contenuto',
  'nav.tables': 'Tavoli',
  'nav.me': 'Tu',

  'home.title': 'Quattro giochi di Firenze',
  'home.lead': 'Costruisci il palazzo, alza la torre, ingaggia Donatello prima dei Pazzi. Senza account, senza attese.',
  'home.games': 'I giochi',
  'home.play': 'Gioca subito contro i bot',
  'home.screen': 'Uno schermo',
  'home.rules': 'Le regole',
  'home.coming': 'Presto sul tavolo',
  'home.yourGames': 'Le tue partite',
  'home.waiting': '{count, plural, =0 {} one {# ti aspetta} other {# ti aspettano}}',
  'home.noGames': 'Le partite che cominci in questo browser restano qui finché non sono finite.',
  'home.continue': 'Continua',
  'home.look': 'Vedi la fine',
  'home.delete': 'Elimina',
  'home.deleteNamed': 'Elimina la partita con {names}',
  'home.deleteSure': 'Eliminare questa partita per sempre?',
  'home.keep': 'Tienila',
  'home.newHere': 'Prima volta?',
  'home.newHereText':
    'Comincia contro due principianti, senza le arti. Tutto sul tavolo si spiega da sé, e un suggerimento è a portata di mano.',
  'home.first': 'Una prima partita facile',
  'home.numbered': 'Le regole, numerate',
  'home.names':
    'I nomi delle carte restano nell’italiano del Rinascimento, con una spiegazione. English, Deutsch, Italiano.',
  'home.friends': 'Con amici, con un link',
  'home.tables': 'Con altri',
  'home.allTables': 'Tutti i tavoli',

  'game.card.title': 'Il gioco di carte',
  'game.card.facts': 'da 2 a 4 giocatori, 5 round',
  'game.card.text':
    'Sette monumenti, dieci artisti, cinque round. Quanto vale un artista si scopre solo quando è pagato.',
  'game.florenza.title': 'Florenza',
  'game.florenza.facts': 'da 2 a 5 giocatori, 8 round',
  'game.florenza.text': 'Manda lavoratori per la città, completa la Cattedrale, sii Capitano e Vescovo insieme.',
  'game.dice.title': 'Il gioco di dadi',
  'game.dice.facts': 'da 1 a 4 giocatori, da 4 a 6 round',
  'game.dice.text': 'Sei dadi, un foglio del rione, una matita. Batti papa Sisto a 40, 50, 60 o 70.',
  'game.firenze.title': 'Firenze',
  'game.firenze.facts': 'da 2 a 4 giocatori, fino all’ultimo sigillo',
  'game.firenze.text': 'Mattoni di sei colori, torri che devono crescere a ogni turno o crollano.',

  'table.loading': 'Si apparecchia il tavolo …',

  'lost.broken': 'Qualcosa non è arrivato',
  'lost.brokenText':
    'Manca una parte di questa pagina, forse perché la connessione è caduta proprio allora. Nessuna partita è persa.',
  'lost.reload': 'Ricarica',
  'lost.title': 'Questa via non è sulla nostra mappa',
  'lost.text': 'La pagina che cercavi non esiste.',
  'lost.home': 'Torna in piazza',
  'lost.coming': 'Questo gioco non è ancora sul tavolo.',
};
