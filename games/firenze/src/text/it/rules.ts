import type { Rule } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in Italian, with the numbers of the English ones. */
export const RULES = {
  R1: 'Preparazione',
  'R1.1':
    'Da due a quattro capomastri innalzano torri per le famiglie di Firenze. Vince chi alla fine ha più prestigio.',
  'R1.2': 'Ci sono 88 mattoni: 25 bianchi, 18 gialli, 15 verdi, 12 rossi, 10 blu e 8 viola.',
  'R1.3':
    'Il tabellone mostra 36 commissioni: per ogni colore una torre di 3, 4, 5, 6, 7 o 8 piani, ciascuna con il prestigio che vi è stampato.',
  'R1.4':
    'Si pescano quattro balconi, uno per ciascuno dei numeri I, II, III e IV. Ognuno copre la commissione del suo colore e della sua altezza.',
  'R1.5':
    'I sigilli neutrali chiudono commissioni per tutta la partita: 5, o quanti ne dice l’opzione, da 0 a 7. Si dispongono a caso dove non c’è un balcone. Nostra interpretazione: una torre non riceve più di due tessere, fra balconi e sigilli, e di quattro o più sigilli due o tre stanno sui piani 3 e 4.',
  'R1.6':
    'Oppure si tirano i dadi: uno per il colore, uno per il piano, di nuovo se la commissione è già coperta. Nostra interpretazione: in tal caso una torre può riceverne quanti capita.',
  'R1.7':
    'Oppure un colore è morto: sei sigilli neutrali coprono tutte le sue commissioni, e un balcone di quel colore è sostituito da un altro con lo stesso numero. Nostra interpretazione: il colore si estrae a sorte, se l’opzione non lo nomina.',
  'R1.8': 'In due ognuno prende 9 sigilli, in tre 7, in quattro 6.',
  'R1.9':
    'Nostra interpretazione: il primo giocatore si estrae a sorte e riceve 2 mattoni bianchi, in senso orario ogni altro uno in più. Tutti gli altri mattoni vanno nel sacchetto.',
  'R1.10':
    'Le 10 carte iniziali si mescolano e si mettono sopra il mazzo mescolato. Nostra interpretazione: il Campanile resta fuori, se l’opzione non lo chiede.',
  'R1.11': 'Sei carte formano la fila, con 4 mattoni pescati dal sacchetto su ciascuna.',
  'R1.12':
    'Nostra interpretazione: tutto è visibile, anche le carte in mano, tranne l’ordine del mazzo e ciò che uscirà dal sacchetto.',
  R2: 'Il turno',
  'R2.1':
    'Si gioca in senso orario dal primo giocatore. Un turno ha sei fasi: scegliere una carta, scambiare mattoni, costruire torri, demolire le torri abbandonate, soddisfare commissioni, controllare i limiti.',
  'R2.2': 'Agisce solo chi è di turno. Un evento può chiedere qualcosa anche agli altri.',
  'R2.3':
    'Nostra interpretazione: si paga e si perde un mattone alla volta, nei colori che chi paga preferisce. Il programma salta le decisioni con una sola possibilità. La carta la prendi sempre tu, perché poi si scopre la successiva.',
  R3: 'Fase 1: scegliere una carta',
  'R3.1':
    'Devi scegliere esattamente una carta della fila. La prima a sinistra è gratis; ogni altra costa un mattone più di quella alla sua sinistra.',
  'R3.2':
    'Si paga dal proprio magazzino: un mattone di qualsiasi colore su ciascuna carta a sinistra di quella scelta. Nostra interpretazione: si può scegliere solo una carta che il magazzino può pagare.',
  'R3.3':
    'Poi prendi la carta e i mattoni che vi si trovano, che vanno nel tuo magazzino. Non possono pagare la carta stessa.',
  'R3.4': 'La carta ha effetto secondo il suo tipo (R9).',
  'R3.5':
    'Poi le carte a destra scorrono di uno spazio a sinistra, la prima carta del mazzo va nello spazio libero e riceve 4 mattoni dal sacchetto. Nostra interpretazione: ciò che un evento ha tolto è già tornato nel sacchetto.',
  'R3.6': 'Se nel sacchetto ce ne sono meno, si mettono tutti; più tardi non se ne aggiungono.',
  'R3.7':
    'Se il mazzo è vuoto quando si deve scoprire una carta, gli scarti si mescolano e diventano il mazzo. Nostra interpretazione: vi entra anche l’evento appena risolto.',
  R4: 'Fase 2: scambiare mattoni',
  'R4.1':
    'Una volta per turno puoi mettere 3 mattoni del tuo magazzino su una carta della fila e prendere un mattone a scelta che vi si trova.',
  'R4.2':
    'Nostra interpretazione: si può fino al primo mattone posato, da qualsiasi carta con un mattone, anche da quella nuova.',
  R5: 'Fase 3: costruire torri',
  'R5.1':
    'Un mattone del tuo magazzino è un piano. Con esso inizi una nuova torre nel tuo cantiere o alzi una torre dello stesso colore.',
  'R5.2':
    'Puoi avere quante torri vuoi, anche più dello stesso colore. Non puoi togliere mattoni dalle tue torri. Nostra interpretazione: una torre può avere qualsiasi altezza, anche se oltre gli 8 piani non serve a nessuna commissione.',
  'R5.3': 'In un turno posi al massimo 6 mattoni.',
  'R5.4':
    'Ciò che posi in un turno ha un costo di costruzione: nulla per uno o due mattoni, 1 mattone per tre, 3 per quattro, 6 per cinque, 10 per sei. Va dal tuo magazzino al sacchetto.',
  'R5.5':
    'Nostra interpretazione: un altro mattone si può posare solo se ciò che resta nel magazzino copre il costo, con gli sconti che hai in quel momento. Si paga una volta sola, quando finisci di costruire.',
  R6: 'Fase 4: demolire le torri abbandonate',
  'R6.1':
    'Ogni torre che era nel tuo cantiere all’inizio del tuo turno e non è stata alzata viene demolita: metà dei suoi mattoni, arrotondata per eccesso, va nel sacchetto, il resto nel tuo magazzino.',
  'R6.2': 'Nostra interpretazione: anche una torre abbassata da un evento deve essere alzata.',
  R7: 'Fase 5: soddisfare commissioni',
  'R7.1':
    'Con le tue torri puoi soddisfare commissioni che nessuno ha sigillato. Colore e numero di piani devono corrispondere esattamente. Oppure continui a costruire al prossimo turno.',
  'R7.2':
    'Ottieni il prestigio della commissione, la copri con un tuo sigillo e metti i mattoni della torre nel sacchetto.',
  'R7.3':
    'I balconi si soddisfano nell’ordine dei loro numeri; il successivo è libero appena il precedente è sigillato, anche nello stesso turno. Nostra interpretazione: il prestigio del balcone sostituisce quello del tabellone, e finché non tocca al suo numero la commissione non si può soddisfare affatto.',
  'R7.4':
    'Chi soddisfa per primo una commissione di 5, 6, 7 o 8 piani prende la tessera di quell’altezza: 1, 2, 3 o 4 punti prestigio. I balconi contano.',
  'R7.5': 'Nostra interpretazione: una commissione può dare sia una tessera altezza sia il prestigio di una chiesa.',
  'R7.6': 'Nostra interpretazione: senza sigilli non puoi più soddisfare commissioni.',
  'R7.7': 'In un turno puoi soddisfare tante commissioni quante torri hai per esse.',
  R8: 'Fase 6: controllare i limiti',
  'R8.1':
    'I limiti valgono solo alla fine del proprio turno, anche dell’ultimo. Nostra interpretazione: prima le carte, poi i mattoni, e si cede esattamente l’eccesso.',
  'R8.2':
    'Puoi avere 5 carte azione: personale e celebrazioni in mano, ed edifici. Oltre scarti personale ed edifici a tua scelta.',
  'R8.3': 'Le celebrazioni non si possono scartare per questo, nemmeno se ne hai più di 5.',
  'R8.4':
    'Nel tuo magazzino possono stare 10 mattoni. Oltre rimetti nel sacchetto mattoni a tua scelta. Le torri non contano.',
  'R8.5':
    'Nostra interpretazione: un Monumento ricevuto nel turno di un altro conta al tuo prossimo controllo, e un Fondaco appena scartato non aiuta più.',
  R9: 'Tipi di carte azione',
  'R9.1':
    'Gli eventi accadono subito e poi si scartano. Quelli per tutti cominciano da chi ha preso la carta e proseguono in senso orario. Nostra interpretazione: i mattoni appena presi contano.',
  'R9.2':
    'Nostra interpretazione: chi ha meno mattoni di quanti un evento chiede li perde tutti. Se un evento abbassa una torre, ogni giocatore colpito che ha torri deve sceglierne una.',
  'R9.3':
    'Nostra interpretazione: con l’opzione «Perdite automatiche» il programma sceglie le perdite per Tributo, Tassa sul lusso, Alluvione e Terremoto. Ogni giocatore perde prima i mattoni dei colori in cui non ha torri, dal bianco al viola; si abbassa la torre più bassa, a parità quella del colore più comune.',
  'R9.4':
    'Il personale va nella tua mano e si gioca nei tuoi turni, anche subito, e poi si scarta. Puoi giocarne quanto vuoi, ma mai due con lo stesso nome in un turno.',
  'R9.5':
    'Nostra interpretazione: il personale si gioca solo dove ha effetto (il Muratore sempre), e mai fra la presa di una carta e il riempimento della fila, tranne il Patrizio con un evento.',
  'R9.6':
    'Nostra interpretazione: «prima di costruire» è ogni momento del tuo turno fino al primo mattone posato, anche prima di scegliere la carta.',
  'R9.7': 'Le celebrazioni restano nella tua mano fino alla fine della partita e allora danno punti.',
  'R9.8':
    'Gli edifici stanno davanti a te e hanno effetto da quel momento. Non puoi averne due con lo stesso nome: il secondo si scarta subito, ma ne tieni i mattoni.',
  'R9.9': 'Le chiese stanno accanto al tabellone finché qualcuno non ne ha guadagnato il prestigio, poi si scartano.',
  R10: 'Eventi',
  'R10.1': 'Tributo: ogni giocatore rimette 2 mattoni nel sacchetto.',
  'R10.2': 'Tassa sul lusso: ogni giocatore rimette 1 mattone per ogni torre nel proprio cantiere.',
  'R10.3': 'Alluvione: ogni giocatore rimette metà del magazzino, arrotondata per difetto.',
  'R10.4': 'Incendio: rimetti 3 mattoni.',
  'R10.5': 'Crollo: rimetti il mattone più alto di una tua torre. Una torre di un mattone scompare.',
  'R10.6': 'Terremoto: ogni giocatore con una torre fa lo stesso.',
  R11: 'Personale',
  'R11.1':
    'Muratore, finché non finisci di costruire: il tuo costo di costruzione è più basso di 3 in questo turno, ma mai sotto 0. Restano sei i mattoni che puoi posare.',
  'R11.2':
    'Architetto, quando si demolisce: una tua torre che non è stata alzata resta in piedi. Nostra interpretazione: può soddisfare una commissione nello stesso turno.',
  'R11.3':
    'Grossista, prima di costruire: scambia fino a 3 mattoni uno a uno con quelli su una carta della fila. Nostra interpretazione: almeno uno, e non puoi dare e prendere lo stesso colore. Il tuo scambio (R4) resta.',
  'R11.4':
    'Principessa, prima di scegliere una carta: in questo turno ogni carta è gratis per te, e sulle altre non si mettono mattoni.',
  'R11.5':
    'Patrizio, una delle due. In qualsiasi momento, anche al controllo dei limiti: scarta una celebrazione dalla tua mano. Nostra interpretazione: a quel controllo solo finché hai troppe carte.',
  'R11.6':
    'Oppure il Patrizio appena hai preso un evento: non ti riguarda, gli altri sì. Nostra interpretazione: decidi prima di perdere qualcosa, e solo se perderesti qualcosa.',
  'R11.7':
    'Contrabbandiere, prima di costruire: prendi 1 mattone dal magazzino di un altro e dai in cambio 1 mattone. Nostra interpretazione: di un altro colore.',
  'R11.8': 'Spia, prima di costruire: prendi 1 mattone dal magazzino di un altro.',
  'R11.9':
    'Sabotatore, dallo scambio alle commissioni: il mattone più alto di una torre altrui va nel sacchetto. Una torre di un mattone scompare.',
  R12: 'Edifici, celebrazioni e chiese',
  'R12.1':
    'Officina: il tuo costo di costruzione è più basso di 1 a ogni turno, ma mai sotto 0; il Muratore si aggiunge.',
  'R12.2': 'Fondaco: il tuo magazzino tiene 15 mattoni invece di 10.',
  'R12.3':
    'Cava: dopo il riempimento della fila nel tuo turno peschi 1 mattone dal sacchetto, se c’è, anche nel turno in cui prendi la carta.',
  'R12.4':
    'Riconoscimento: alla fine 1 punto prestigio per ogni tuo sigillo sul piano 3 o 4. Nostra interpretazione: i balconi contano, e due di queste carte contano entrambe.',
  'R12.5':
    'Monumento: va subito in mano a chi ha la torre più alta in costruzione e alla fine dà 3; i mattoni li tieni tu. Nostra interpretazione: a parità vieni prima tu, poi gli altri in senso orario; senza alcuna torre si scarta.',
  'R12.6': 'Festa: 2 punti prestigio alla fine.',
  'R12.7': 'Scandalo: alla fine si perdono 2 punti prestigio. Nostra interpretazione: un totale può scendere sotto 0.',
  'R12.8': 'San Miniato: il prossimo che soddisfa una commissione di 4 piani ottiene 1 in più. I balconi contano.',
  'R12.9': 'Santa Croce: lo stesso per 5 piani, 2 in più.',
  'R12.10': 'San Lorenzo: lo stesso per 6 piani, 3 in più.',
  'R12.11':
    'Campanile: chi nella fase 5 è il primo a cedergli una torre di esattamente 8 piani, di qualsiasi colore, ottiene 8. I mattoni vanno nel sacchetto; non serve un sigillo e non dà tessere altezza.',
  R13: 'La fine',
  'R13.1':
    'Chi per primo mette il proprio ultimo sigillo prende la tessera finale: 5 punti prestigio. Il suo turno prosegue fino in fondo.',
  'R13.2':
    'Ogni altro giocatore ha esattamente ancora un turno; la partita finisce quindi con chi siede alla destra di chi ha la tessera. Nostra interpretazione: eventi e Monumenti toccano ancora chi ha già avuto l’ultimo turno.',
  'R13.3':
    'Per ogni colore chi ha più sigilli sulla sua torre ottiene la bandiera. A parità va a chi ha il sigillo più alto. I sigilli neutrali non contano per nessuno, e senza il sigillo di un giocatore nessuno la ottiene.',
  'R13.4': 'Poi danno punti le celebrazioni.',
  'R13.5': 'Vince chi ha più prestigio. A parità vincono tutti i pari.',
  'R13.6':
    'Nostra interpretazione, perché le regole non impongono la fine della partita: dopo 100 turni a testa si conta senza la tessera finale, a meno che non sia già stata presa.',
} satisfies Record<RuleNumber, Rule>;
