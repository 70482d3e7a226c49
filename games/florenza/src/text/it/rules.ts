import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in Italian, with the numbers of the English ones. */
export const RULES = {
  R1: 'Preparazione',
  'R1.1':
    'Da due a cinque famiglie di Firenze pagano artisti per otto round. Chi alla fine ha più punti vittoria è il mecenate più famoso e vince.',
  'R1.2':
    'Ognuno ha un rione con otto spazi numerati per le botteghe, un Palazzo e una Chiesa con quattro opere ciascuno, e comincia con 300 fiorini, 1 risorsa di ogni tipo, 4 operai sulla plancia del rione, altri 4 nella scorta ed entrambi i segnalini a 0.',
  'R1.3':
    'Le risorse sono sei: marmo, legno, metallo, stoffa, spezia e oro. Non finiscono mai, e così monete, certificati e stemmi.',
  'R1.4':
    'Nostra interpretazione: con l’opzione delle risorse limitate c’è solo ciò che sta nella scatola: 18 marmi, 18 legni e 12 di ciascuna delle altre. Chi riceve una risorsa che scarseggia prende quel che ne resta, in ordine di gioco; il mercato non offre quella finita; un predicatore costa comunque il prezzo intero.',
  'R1.5': 'L’ordine di gioco si estrae a sorte. Nel round 1 nessuno ha una carica.',
  'R1.6':
    'I 40 personaggi, 34 artisti e 6 predicatori, sono nel sacchetto. In due se ne pescano 6, in tre 7, in quattro 8, in cinque 9. Ciascuno va sotto la carta “Vita a Florenza” con il numero dei round per cui rimane.',
  'R1.7':
    'Ci sono inoltre, sempre, due architetti anonimi, due scultori anonimi, due pittori anonimi e due predicatori anonimi.',
  'R1.8':
    'Ognuno comincia con due botteghe finite su dodici: Boscaiuolo, Cambiavalute, Erbolaio, Fabbro, Lanaiuolo, Legnaiuolo, Monte di Pietà, Orafo, Ottonaio, Picconiere, Speziale e Tintore, una per ciascuna. L’ultimo nell’ordine di gioco sceglie per primo, per lo spazio 1; poi tutti scelgono di nuovo, ancora a partire dall’ultimo, per lo spazio 2.',
  'R1.9':
    'Con l’opzione per la prima partita nessuno sceglie: l’ultimo ha Picconiere e Legnaiuolo, chi lo precede Boscaiuolo e Ottonaio, poi Fabbro ed Erbolaio, Cambiavalute e Orafo, Monte di Pietà e Lanaiuolo.',
  'R1.10':
    'Tutte le altre tessere bottega sono la riserva: 45 tessere con 29 nomi. Nostra interpretazione: in due o in tre un’opzione lascia fuori il Palagio.',
  'R1.11':
    'Nostra interpretazione: tutto è pubblico, tranne ciò che porteranno il sacchetto e il dado. I certificati si possono contare a mente, perciò si vedono, a meno che un’opzione li nasconda.',
  R2: 'Il round',
  'R2.1':
    'Un round ha nove fasi: rendita, Capitano del Popolo, Vescovo, piazzare gli operai, mercato, attività dei rioni, opere, ordine di gioco, fine del round.',
  'R2.2': 'Il round 1 comincia dalla fase 4.',
  'R2.3': 'In ogni fase si agisce in ordine di gioco.',
  'R2.4': 'Nostra interpretazione: non si chiede nulla che abbia una sola risposta.',
  'R2.5':
    'Prestigio e influenza ecclesiastica sono passi dei segnalini. Nostra interpretazione: il prestigio non scende mai sotto −3 e l’influenza mai sotto 0; ciò che si perderebbe oltre non si perde. In alto nessuno dei due tracciati finisce.',
  'R2.6':
    'Ogni famiglia ha otto operai: sulla plancia del rione, piazzati, trattenuti o nella scorta. Gli operai ricevuti vengono dalla scorta. Nostra interpretazione: quando è vuota, non se ne ricevono più.',
  R3: 'Fase 1: rendita',
  'R3.1': 'Ogni famiglia riceve 200 fiorini, 1 marmo, 1 legno e 4 operai.',
  'R3.2':
    'Un tiro di dado dà a ogni famiglia 1 risorsa dello stesso tipo: 1 marmo, 2 legno, 3 metallo, 4 stoffa, 5 spezia, 6 oro.',
  'R3.3':
    'Nostra interpretazione: con le risorse limitate, se di quella ne restano meno di quante sono le famiglie, tutti ricevono 100 fiorini e nessuno la risorsa.',
  'R3.4': 'Ogni opera con il tuo stemma che mostra una rendita te la dà.',
  'R3.5':
    'Ogni Casa finita dà 50 fiorini e 1 operaio, ogni Casamento 100 fiorini e 1 operaio, il Palagio 100 fiorini, 1 operaio e 1 punto prestigio.',
  'R3.6':
    'L’Atrio del Banco dà 1 oro, oppure vendi 1 oro per 200 fiorini. Nostra interpretazione: si decide dopo il dado; chi non vende prende l’oro.',
  'R3.7': 'Nostra interpretazione: prima viene la rendita della famiglia, poi il dado, poi opere e botteghe.',
  R4: 'Fase 2: Capitano del Popolo',
  'R4.1': [
    'Il Capitano può trattenere un operaio sulla plancia di un’altra famiglia, oppure un artista con un nome.',
    ruling('Può anche non trattenere nessuno.'),
  ],
  'R4.2': 'Un operaio trattenuto resta inutilizzabile per questo round.',
  'R4.3':
    'In questo round solo il Capitano può ingaggiare l’artista trattenuto. Nostra interpretazione: l’artista invecchia e se ne va come gli altri.',
  'R4.4':
    'In due, se l’opzione non è disattivata, chi ha entrambe le cariche può trattenere come Capitano soltanto un artista.',
  R5: 'Fase 3: Vescovo',
  'R5.1':
    'Il Vescovo può convertire un operaio che sta sulla plancia di un’altra famiglia: questo va nella scorta di lei, e un operaio della scorta del Vescovo, se ce n’è, viene sulla plancia del Vescovo.',
  'R5.2': 'Oppure il Vescovo espelle un predicatore con un nome: in questo round nessuno può fargli l’elemosina.',
  'R5.3': 'Nostra interpretazione: oppure il Vescovo non fa né l’una né l’altra cosa.',
  R6: 'Fase 4: piazzare gli operai',
  'R6.1':
    'In ordine di gioco ognuno piazza un operaio della propria plancia, più e più volte, finché tutti sono piazzati. Chi non ne ha più viene saltato.',
  'R6.2':
    'Chi è insieme Capitano e Vescovo ha ogni volta due turni, il primo e il secondo. Nostra interpretazione: gli operai ricevuti nel primo si possono usare nel secondo.',
  'R6.3': 'Nostra interpretazione: puoi passare; con ciò hai finito di piazzare per questo round.',
  'R6.4':
    'Far lavorare una bottega: l’operaio va su una bottega finita e libera; ciò che essa dà arriva nella fase 6. Casa, Casamento e Palagio non accolgono operai.',
  'R6.5':
    'Nel rione di un’altra famiglia le paghi subito per questo 1 punto prestigio, da segnalino a segnalino. Con il segnalino a −3 non si può.',
  'R6.6':
    'Costruire una bottega: prendi una tessera qualsiasi dalla riserva, mettila nello spazio libero del tuo rione con il numero più basso, e su di essa l’operaio. Si paga nella fase 6. Nostra interpretazione: fino ad allora non può lavorare; se ne possono avere più con lo stesso nome.',
  'R6.7':
    'Ingaggiare un artista: l’operaio va su un’opera del tuo rione, di un edificio civico o del Duomo che non ha né stemma né operaio. Con lui va un artista di uno dei tipi richiesti: uno con un nome, la cui tessera sta sulla sua carta, oppure uno anonimo ancora libero.',
  'R6.8':
    'Quando prometti di costruire o completare qualcosa non devi ancora poter pagare. Nostra interpretazione: nemmeno a −3.',
  'R6.9': 'Andare al mercato: un operaio per famiglia in ogni round.',
  'R6.10':
    'Fare l’elemosina: l’operaio va sul pulpito della tua Chiesa, o su quello del Duomo una volta completato. Scegli un predicatore la cui tessera sta sulla sua carta, paga subito e prendi la risorsa, gli operai e quant’altro porta. Gli operai si possono usare dal tuo turno seguente.',
  'R6.11':
    'Nostra interpretazione: il prezzo va pagato per intero, ma una perdita di prestigio o di influenza non ne fa parte. Ogni pulpito accoglie un operaio per round, quello del Duomo uno in tutto; puoi usarli entrambi.',
  'R6.12': 'Un predicatore anonimo costa 100 fiorini e porta 2 operai.',
  'R6.13': 'Andare a lavorare al Banco: subito 50 fiorini, con quanti operai vuoi.',
  R7: 'Fase 5: mercato',
  'R7.1':
    'In ordine di gioco chi ha un operaio al mercato può, una volta ciascuna e in qualsiasi ordine, vendere una risorsa per 100 fiorini, comprare una risorsa per 200 fiorini e scambiare due risorse con una diversa.',
  'R7.2': 'Nostra interpretazione: la risorsa che ricevi in uno scambio è diversa da entrambe quelle che dai.',
  R8: 'Fase 6: attività dei rioni',
  'R8.1':
    'Prima tocca alla bottega nello spazio 1 di ogni rione, in ordine di gioco, poi a quella nello spazio 2, e così via: dove c’è un operaio, fa il suo lavoro.',
  'R8.2':
    'Nostra interpretazione: un operaio nel rione altrui lavora quando tocca a quel rione, e per la famiglia che l’ha piazzato.',
  'R8.3':
    'Una bottega finita produce ciò che mostra. Se mostra un prezzo, puoi pagarlo per avere ciò che dà, o rinunciare.',
  'R8.4': 'Una bottega in costruzione si paga, si gira e dà il prestigio che mostra.',
  'R8.5':
    'Se non puoi pagare, la tessera torna nella riserva e perdi 1 punto prestigio. Il vuoto che lascia lo riempie la bottega seguente. Nostra interpretazione: chi può pagare deve farlo.',
  'R8.6': 'Poi l’operaio va nella scorta della sua famiglia.',
  R9: 'Fase 7: opere',
  'R9.1':
    'In ordine di gioco ognuno risolve tutte le opere su cui ha un operaio: prima quelle del proprio rione, poi quelle degli edifici civici, poi quelle del Duomo. Nostra interpretazione: dentro ciascuno dei tre nell’ordine che vuoi.',
  'R9.2':
    'Paghi il costo dell’opera, e l’artista per un solo tipo. Nostra interpretazione: uno qualsiasi dei suoi che l’opera richiede e che puoi pagare, scelto prima di tirare il dado.',
  'R9.3':
    'Ricevi ciò che l’opera mostra e vi metti il tuo stemma. Lì nessuno può più lavorare. Nostra interpretazione: prima l’opera, poi il bonus del Palazzo o della Chiesa, poi il prestigio dell’artista.',
  'R9.4':
    'Tutte e quattro le opere del tuo Palazzo danno altri 4 punti prestigio, tutte e quattro quelle della tua Chiesa altri 4 punti influenza.',
  'R9.5':
    'Poi si tira il dado per l’artista: la sua carta dice quanto prestigio dà quel numero per il tipo che hai pagato.',
  'R9.6':
    'Nel Duomo si tira due volte e scegli un tiro. Nostra interpretazione: si vedono entrambi, e la domanda si fa solo se danno cose diverse.',
  'R9.7':
    'Un numero dorato è il capolavoro dell’artista: la sua carta si gira e da allora mostra altri valori, per tutti i suoi tipi. Nostra interpretazione: nel Duomo conta solo il tiro che scegli.',
  'R9.8': 'Gli artisti anonimi non costano nulla. Con la sfortuna costano prestigio.',
  'R9.9':
    'Se non puoi pagare, perdi prestigio: 1 nel tuo rione, 2 in un edificio civico, 3 nel Duomo, e 1 in più se l’artista ha un nome. Nostra interpretazione: non si perde altro; chi può pagare deve farlo.',
  'R9.10': 'Poi l’artista torna sulla sua carta e l’operaio nella scorta.',
  'R9.11':
    'Con l’opzione senza dado il numero di un artista è 1 in un rione, 2 in un edificio civico e 3 nel Duomo, e 1 in più per ogni 50 fiorini che paghi oltre ai costi, fino a 150. Nostra interpretazione: puoi non aggiungere nulla; nel Duomo c’è un numero, non due; il dado della fase 1 si tira come sempre.',
  R10: 'Fase 8: ordine di gioco',
  'R10.1': 'Prima si nomina il Capitano, poi il Vescovo, poi un Cardinale, infine si stabilisce l’ordine di gioco.',
  'R10.2':
    'Chi ha il segnalino del prestigio più avanti è Capitano del Popolo per il round seguente. Nostra interpretazione: con qualsiasi numero. A parità non c’è Capitano.',
  'R10.3':
    'Il nuovo Capitano riceve certificati per il numero del suo segnalino, che torna a 0. Nostra interpretazione: da sotto 0 torna senza certificati. A parità nessuno è pagato.',
  'R10.4':
    'Chi ha almeno 3 punti influenza e più di tutti gli altri è Vescovo per il round seguente. A parità non c’è Vescovo. L’influenza resta.',
  'R10.5':
    'Il Vescovo appena nominato diventa Cardinale se lo è per il secondo round di fila o se ha 10 punti influenza o più: 5 punti prestigio sul tracciato, e l’influenza torna a 0. Nostra interpretazione: subito, senza scelta, troppo tardi per il Capitano di questa fase, e resta Vescovo; le due ragioni insieme valgono una volta.',
  'R10.6': 'Nostra interpretazione: la nomina che ti ha fatto Cardinale non conta come prima di due.',
  'R10.7':
    'Nel nuovo ordine di gioco il Capitano è primo e il Vescovo secondo, o primo se non c’è Capitano. Gli altri seguono nell’ordine che avevano.',
  'R10.8':
    'Una famiglia può avere entrambe le cariche e ne ha tutti i vantaggi. Nostra interpretazione: salvo i due turni della fase 4, agisce una volta sola.',
  R11: 'Fase 9: fine del round',
  'R11.1': 'L’operaio trattenuto va nella sua scorta, l’artista trattenuto torna sulla sua carta.',
  'R11.2': 'I predicatori tornano sulle loro carte.',
  'R11.3': 'Tutti gli operai, anche quelli non usati, vanno nelle loro scorte.',
  'R11.4': 'I personaggi sotto la carta I lasciano la partita.',
  'R11.5':
    'Gli altri scendono di una carta. Una carta girata per un capolavoro resta girata. I personaggi anonimi non si muovono.',
  'R11.6':
    'Dal sacchetto si pescano tanti personaggi quanti se ne sono andati. Nostra interpretazione: finché ce ne sono.',
  'R11.7':
    'Dopo il round 8 la partita è finita. Nostra interpretazione: con la fase 9, così l’ultimo Capitano è pagato ed entrambe le cariche contano.',
  R12: 'La fine',
  'R12.1':
    'I certificati e il segnalino del prestigio contano il loro numero. Nostra interpretazione: anche un numero sotto 0.',
  'R12.2': 'Il Capitano del Popolo e il Vescovo valgono 1 punto ciascuno.',
  'R12.3': 'Ogni tre risorse di qualsiasi tipo valgono 1 punto, e così ogni 300 fiorini.',
  'R12.4': 'Perdi 1 per ogni spazio di bottega vuoto, anche in mezzo, e 1 per ogni opera del tuo rione senza stemma.',
  'R12.5':
    'Perdi 4 se nessuna opera del tuo Palazzo è completata, e 4 se non lo è nessuna della tua Chiesa. Nostra interpretazione: in aggiunta a R12.4.',
  'R12.6':
    'Vince chi ha più punti vittoria. A parità decidono le risorse, poi i fiorini. Nostra interpretazione: poi la vittoria è condivisa.',
} satisfies Record<RuleNumber, Rule>;
