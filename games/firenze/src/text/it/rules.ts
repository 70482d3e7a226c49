import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in Italian, with the numbers of the English ones. */
export const RULES = {
  R1: 'Preparazione',
  'R1.1':
    'Da due a quattro capomastri innalzano torri per le famiglie di Firenze. Vince chi alla fine ha più prestigio.',
  'R1.2': 'Ci sono 88 mattoni: 25 bianchi, 18 gialli, 15 verdi, 12 rossi, 10 blu e 8 viola.',
  'R1.3':
    'Il tabellone mostra 36 commissioni: per ogni colore una torre di 3, 4, 5, 6, 7 o 8 piani. Ciascuna vale il prestigio stampato.',
  'R1.4':
    'Si pescano quattro balconi, uno per ciascuno dei numeri I, II, III e IV. Ognuno copre la commissione del suo colore e della sua altezza.',
  'R1.5': [
    'I sigilli neutrali chiudono commissioni per tutta la partita. Sono 5, oppure da 0 a 7 con l’opzione «Sigilli neutrali». Coprono a caso commissioni senza balcone.',
    ruling(
      'Ogni torre ha al massimo due tessere, fra balconi e sigilli neutrali. Se i sigilli neutrali sono quattro o più, due o tre sono sui piani 3 e 4.',
      'Il regolamento fa scegliere i posti ai giocatori e consiglia questa disposizione.',
    ),
  ],
  'R1.6': [
    'Con l’opzione «tirati con i dadi», per ogni sigillo neutrale un dado decide il colore e uno il piano. Se la commissione è già coperta, si tirano di nuovo.',
    ruling('In questo caso una torre può avere qualsiasi numero di sigilli neutrali.'),
  ],
  'R1.7': [
    'Con l’opzione «un colore morto», sei sigilli neutrali coprono tutte le commissioni di un colore. Un balcone di quel colore è sostituito da un altro con lo stesso numero.',
    ruling('Il colore si estrae a sorte, se l’opzione «Colore morto» non lo nomina.'),
  ],
  'R1.8': 'Ogni giocatore prende 9 sigilli in due, 7 in tre, 6 in quattro.',
  'R1.9': [
    ruling('Il primo giocatore si estrae a sorte.', 'Nel regolamento comincia chi è salito per ultimo su una torre.'),
    'Il primo giocatore riceve 2 mattoni bianchi; in senso orario, ogni altro giocatore ne riceve uno in più del precedente. Tutti gli altri mattoni vanno nel sacchetto.',
  ],
  'R1.10': [
    'Le 10 carte iniziali si mescolano e si mettono sopra il mazzo mescolato.',
    ruling(
      'Il Campanile resta fuori, a meno che non sia attiva l’opzione «Campanile».',
      'Il regolamento lo consiglia per la prima partita.',
    ),
  ],
  'R1.11': 'Sei carte formano la fila, ciascuna con 4 mattoni pescati dal sacchetto.',
  'R1.12': [
    ruling('Tutto è pubblico, anche le carte in mano, tranne l’ordine del mazzo e ciò che uscirà dal sacchetto.'),
  ],
  R2: 'Il turno',
  'R2.1':
    'Si gioca in senso orario dal primo giocatore. Un turno ha sei fasi: scegliere una carta, scambiare mattoni, costruire torri, demolire le torri abbandonate, soddisfare commissioni, controllare i limiti.',
  'R2.2': 'Agisce solo chi è di turno. Un evento può chiedere qualcosa anche agli altri.',
  'R2.3': [
    ruling(
      'Paghi e perdi un mattone alla volta, nei colori che preferisci. Il programma salta le decisioni che hanno una sola possibilità. La carta la prendi sempre tu, perché poi si scopre la successiva.',
    ),
  ],
  'R2.4': [
    ruling(
      'Puoi annullare liberamente le tue decisioni finché non agisce un altro giocatore o non segue una pescata a caso: il riempimento della fila o un mattone della Cava. Contro i bot puoi annullare tutto.',
      'Dopo una pescata ne sai più di prima.',
    ),
  ],
  R3: 'Fase 1: scegliere una carta',
  'R3.1':
    'Devi scegliere esattamente una carta della fila. La prima a sinistra è gratis; ogni altra costa un mattone in più della carta alla sua sinistra.',
  'R3.2': [
    'Paghi dal tuo magazzino, prima di prendere la carta: un mattone di qualsiasi colore su ciascuna carta a sinistra di quella scelta.',
    ruling('Puoi scegliere solo una carta che il tuo magazzino può pagare.'),
  ],
  'R3.3':
    'Poi prendi la carta e metti nel tuo magazzino i mattoni che ci sono sopra. Con questi non puoi pagare la carta stessa.',
  'R3.4': 'L’effetto della carta dipende dal suo tipo (R9).',
  'R3.5': [
    'Poi le carte alla sua destra scorrono di uno spazio a sinistra. La prima carta del mazzo va nello spazio libero e riceve 4 mattoni dal sacchetto.',
    ruling('I mattoni persi per un evento sono già nel sacchetto.'),
  ],
  'R3.6': 'Se nel sacchetto ce ne sono meno, si mettono tutti sulla carta. Più tardi non se ne aggiungono.',
  'R3.7': [
    'Se il mazzo è vuoto quando si deve scoprire una carta, gli scarti si mescolano e diventano il mazzo.',
    ruling('Ne fa parte anche l’evento appena risolto.'),
  ],
  R4: 'Fase 2: scambiare mattoni',
  'R4.1':
    'Una volta per turno puoi mettere 3 mattoni di qualsiasi colore del tuo magazzino su una carta della fila e prendere da quella carta un mattone a tua scelta.',
  'R4.2': [
    ruling('Puoi farlo fino al primo mattone che posi, con qualsiasi carta che ha mattoni, anche con quella nuova.'),
  ],
  R5: 'Fase 3: costruire torri',
  'R5.1':
    'Un mattone del tuo magazzino è un piano. Con esso inizi una nuova torre nel tuo cantiere o alzi una torre dello stesso colore.',
  'R5.2': [
    'Puoi avere quante torri vuoi, anche più di una dello stesso colore. Non puoi togliere mattoni dalle tue torri.',
    ruling('Una torre può avere qualsiasi altezza, ma oltre gli 8 piani non serve a nessuna commissione.'),
  ],
  'R5.3': 'Puoi posare al massimo 6 mattoni per turno.',
  'R5.4':
    'I mattoni che posi in un turno hanno un costo di costruzione, che va dal tuo magazzino al sacchetto: nulla per uno o due mattoni, 1 mattone per tre, 3 mattoni per quattro, 6 per cinque, 10 per sei.',
  'R5.5': [
    ruling(
      'Puoi posare un altro mattone solo se quelli che restano nel tuo magazzino bastano per il costo, con gli sconti che hai in quel momento. Paghi una volta sola, quando finisci di costruire.',
    ),
  ],
  R6: 'Fase 4: demolire le torri abbandonate',
  'R6.1':
    'Demolisci ogni torre che era nel tuo cantiere all’inizio del tuo turno e che in questo turno non hai alzato. Metà dei suoi mattoni, arrotondata per eccesso, va nel sacchetto, il resto nel tuo magazzino.',
  'R6.2': [ruling('Devi alzare anche una torre che un evento ha abbassato.')],
  R7: 'Fase 5: soddisfare commissioni',
  'R7.1':
    'Con le tue torri puoi soddisfare commissioni senza sigillo. Colore e numero di piani devono corrispondere esattamente. Puoi anche tenere una torre e continuare a costruirla nel prossimo turno.',
  'R7.2':
    'Per una commissione ottieni il suo prestigio, la copri con un tuo sigillo e metti i mattoni della torre nel sacchetto.',
  'R7.3': [
    'I balconi vanno soddisfatti nell’ordine dei loro numeri. Appena uno è sigillato, il successivo è libero, anche nello stesso turno.',
    ruling(
      'Il prestigio del balcone sostituisce quello del tabellone. Nessuno può soddisfare la commissione sotto un balcone prima che tocchi al suo numero.',
    ),
  ],
  'R7.4':
    'Chi soddisfa per primo una commissione di 5, 6, 7 o 8 piani ottiene anche la tessera di quell’altezza: 1, 2, 3 o 4 punti prestigio. I balconi contano.',
  'R7.5': [ruling('Una commissione può dare sia una tessera altezza sia il prestigio di una chiesa.')],
  'R7.6': [ruling('Se non hai più sigilli, non puoi soddisfare commissioni.')],
  'R7.7': 'In un turno puoi soddisfare quante commissioni vuoi, ciascuna con una torre diversa.',
  R8: 'Fase 6: controllare i limiti',
  'R8.1': [
    'I limiti valgono solo alla fine del tuo turno, anche dell’ultimo.',
    ruling('Prima vengono le carte, poi i mattoni. Cedi esattamente l’eccesso.'),
  ],
  'R8.2':
    'Puoi avere al massimo 5 carte azione: personale e celebrazioni in mano, ed edifici. Se ne hai di più, scarti personale ed edifici a tua scelta.',
  'R8.3': 'Per questo non puoi scartare celebrazioni, nemmeno se ne hai più di 5.',
  'R8.4':
    'Puoi avere al massimo 10 mattoni nel magazzino. Se ne hai di più, rimetti nel sacchetto mattoni a tua scelta. I mattoni delle torri non contano.',
  'R8.5': [
    ruling(
      'Se ricevi un Monumento nel turno di un altro, conta al tuo prossimo controllo. Un Fondaco appena scartato non aiuta più.',
    ),
  ],
  R9: 'Tipi di carte azione',
  'R9.1': [
    'Gli eventi accadono subito e poi si scartano. Gli eventi per tutti cominciano da chi ha preso la carta e proseguono in senso orario.',
    ruling('I mattoni appena presi con la carta contano.'),
  ],
  'R9.2': [
    ruling(
      'Se hai meno mattoni di quanti ne chiede un evento, li perdi tutti. Se un evento abbassa una torre, ogni giocatore colpito che ha torri deve sceglierne una.',
    ),
  ],
  'R9.3': [
    ruling(
      'Con l’opzione «Perdite automatiche» il programma decide che cosa perde ciascuno per Tributo, Tassa sul lusso, Alluvione e Terremoto. Mattoni: prima quelli dei colori di cui non hai torri, nell’ordine bianco, giallo, verde, rosso, blu, viola. Torre: la tua più bassa; se più torri sono ugualmente basse, quella del colore più comune.',
      'Così le partite che durano giorni non devono aspettare tutti.',
    ),
  ],
  'R9.4':
    'Il personale va nella tua mano. Lo giochi nei tuoi turni, subito o più tardi, e poi lo scarti. Puoi giocarne quanto vuoi per turno, ma mai due carte con lo stesso nome.',
  'R9.5': [
    ruling(
      'Puoi giocare personale solo se ha un effetto; il Muratore si può giocare sempre. Non puoi giocarlo fra la presa di una carta e il riempimento della fila, tranne il Patrizio contro un evento.',
    ),
  ],
  'R9.6': [
    ruling(
      '«Prima di costruire» è ogni momento del tuo turno fino al primo mattone che posi, anche prima di scegliere la carta.',
    ),
  ],
  'R9.7': 'Le celebrazioni restano nella tua mano fino alla fine della partita e allora danno punti.',
  'R9.8':
    'Gli edifici si mettono davanti a te e hanno effetto da quel momento. Non puoi averne due con lo stesso nome: scarti subito il secondo, ma ne tieni i mattoni.',
  'R9.9':
    'Una chiesa va su uno dei 4 spazi per le chiese del tabellone. Ci resta finché un giocatore non ne ottiene il prestigio, poi si scarta.',
  R10: 'Eventi',
  'R10.1': 'Tributo: ogni giocatore rimette 2 mattoni nel sacchetto.',
  'R10.2': 'Tassa sul lusso: ogni giocatore rimette nel sacchetto 1 mattone per ogni sua torre.',
  'R10.3':
    'Alluvione: ogni giocatore rimette nel sacchetto metà dei mattoni del suo magazzino, arrotondata per difetto.',
  'R10.4': 'Incendio: rimetti 3 mattoni nel sacchetto.',
  'R10.5': 'Crollo: rimetti nel sacchetto il mattone più alto di una tua torre. Una torre di un mattone scompare.',
  'R10.6': 'Terremoto: ogni giocatore con una torre fa lo stesso.',
  R11: 'Personale',
  'R11.1':
    'Muratore, finché non finisci di costruire: in questo turno il tuo costo di costruzione si riduce di 3, ma mai sotto 0. Puoi sempre posare al massimo sei mattoni.',
  'R11.2': [
    'Architetto, quando si demolisce: una tua torre che non hai alzato resta in piedi.',
    ruling('Può soddisfare una commissione nello stesso turno.'),
  ],
  'R11.3': [
    'Grossista, prima di costruire: scambia fino a 3 mattoni uno a uno con quelli su una carta della fila.',
    ruling('Ne scambi almeno uno, e non puoi dare e prendere lo stesso colore. Ti resta il tuo scambio (R4).'),
  ],
  'R11.4':
    'Principessa, prima di scegliere una carta: in questo turno ogni carta è gratis per te, e non metti mattoni sulle altre.',
  'R11.5': [
    'Il Patrizio si può usare in due modi; ogni carta vale per uno dei due. Primo modo, in qualsiasi momento del tuo turno, anche al controllo dei limiti: scarta una celebrazione dalla tua mano.',
    ruling('Al controllo dei limiti si può solo se hai troppe carte.'),
  ],
  'R11.6': [
    'Secondo modo, appena hai preso un evento: l’evento non ti colpisce. Colpisce comunque gli altri.',
    ruling('Decidi prima di perdere qualcosa, e solo se perderesti qualcosa.'),
  ],
  'R11.7': [
    'Contrabbandiere, prima di costruire: prendi 1 mattone dal magazzino di un altro e dai in cambio 1 mattone.',
    ruling('I due mattoni sono di colori diversi.'),
  ],
  'R11.8': 'Spia, prima di costruire: prendi 1 mattone dal magazzino di un altro.',
  'R11.9':
    'Sabotatore, dallo scambio alle commissioni: il mattone più alto di una torre altrui va nel sacchetto. Una torre di un mattone scompare.',
  R12: 'Edifici, celebrazioni e chiese',
  'R12.1':
    'Officina: a ogni turno il tuo costo di costruzione si riduce di 1, ma mai sotto 0. Lo sconto del Muratore si aggiunge.',
  'R12.2': 'Fondaco: il tuo magazzino contiene fino a 15 mattoni invece di 10.',
  'R12.3':
    'Cava: dopo il riempimento della fila nel tuo turno peschi 1 mattone dal sacchetto, se c’è. Vale anche nel turno in cui prendi la carta.',
  'R12.4': [
    'Riconoscimento: alla fine 1 punto prestigio per ogni tuo sigillo sul piano 3 o 4.',
    ruling('I balconi contano. Se hai due di queste carte, contano entrambe.'),
  ],
  'R12.5': [
    'Monumento: va subito in mano a chi ha la torre più alta e alla fine dà 3 punti prestigio. I mattoni che ci sono sopra li tiene chi ha preso la carta dalla fila.',
    ruling(
      'Se più giocatori hanno la torre più alta, va al primo di loro, a partire da chi ha preso la carta e in senso orario. Se nessuno ha torri, la carta si scarta.',
    ),
  ],
  'R12.6': 'Festa: 2 punti prestigio alla fine.',
  'R12.7': ['Scandalo: alla fine perdi 2 punti prestigio.', ruling('Un totale può scendere sotto 0.')],
  'R12.8':
    'San Miniato: il prossimo che soddisfa una commissione di 4 piani ottiene 1 punto prestigio in più. I balconi contano.',
  'R12.9': 'Santa Croce: lo stesso per 5 piani, 2 punti prestigio in più.',
  'R12.10': 'San Lorenzo: lo stesso per 6 piani, 3 punti prestigio in più.',
  'R12.11':
    'Campanile: il primo che nella fase 5 gli cede una torre di esattamente 8 piani ottiene 8 punti prestigio. Il colore non importa. I mattoni vanno nel sacchetto. Non serve un sigillo e non dà tessere altezza.',
  R13: 'La fine',
  'R13.1':
    'Chi per primo mette il proprio ultimo sigillo prende la tessera finale e ottiene 5 punti prestigio. Completa il suo turno.',
  'R13.2': [
    'Ogni altro giocatore ha ancora esattamente un turno. La partita finisce quindi con chi siede alla destra di chi ha la tessera finale.',
    ruling('Eventi e Monumenti riguardano ancora chi ha già avuto l’ultimo turno.'),
  ],
  'R13.3':
    'Per ogni colore ottiene il prestigio della bandiera chi ha più sigilli sulla sua torre. In caso di parità lo ottiene chi ha il più alto di questi sigilli. I sigilli neutrali non contano per nessuno. Se nessun giocatore ha un sigillo su quella torre, non lo ottiene nessuno.',
  'R13.4': 'Poi danno punti le celebrazioni.',
  'R13.5': 'Vince chi ha più prestigio. Se in testa ci sono più giocatori a pari merito, vincono tutti.',
  'R13.6': [
    ruling(
      'Se fino ad allora nessuno ha preso la tessera finale, il turno 100 di ognuno è l’ultimo. Viene annunciato al tavolo. Poi si conta senza la tessera finale.',
      'Le regole stampate non impongono la fine della partita.',
    ),
  ],
} satisfies Record<RuleNumber, Rule>;
