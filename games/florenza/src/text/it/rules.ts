import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in Italian, with the numbers of the English ones. */
export const RULES = {
  R1: 'Preparazione',
  'R1.1':
    'Per otto round, da due a cinque famiglie di Firenze pagano artisti per le loro opere. Chi alla fine ha più punti vittoria è il mecenate più famoso e vince.',
  'R1.2':
    'Hai un rione con otto spazi numerati per le botteghe, un Palazzo e una Chiesa con quattro opere ciascuno. Cominci con 300 fiorini, 1 risorsa di ogni tipo, 4 operai sulla plancia del tuo rione, altri 4 nella tua scorta ed entrambi i segnalini, prestigio e influenza ecclesiastica, a 0.',
  'R1.3':
    'Le risorse sono sei: marmo, legno, metallo, stoffa, spezia e oro. Non finiscono mai. Lo stesso vale per monete, certificati e stemmi.',
  'R1.4': [
    ruling(
      'Con l’opzione «Risorse limitate» ci sono solo le risorse della scatola: 18 di marmo, 18 di legno e 12 di ciascuna delle altre. Se una risorsa scarseggia, i giocatori ricevono ciò che resta in ordine di gioco. Il mercato non offre una risorsa finita. Un predicatore costa il prezzo intero anche se la sua risorsa è finita.',
      'La seconda edizione non ha limiti, perciò l’opzione è disattivata se non la scegli.',
    ),
  ],
  'R1.5': 'L’ordine di gioco si estrae a sorte. Nel round 1 nessuno ha una carica.',
  'R1.6':
    'I 40 personaggi celebri, cioè con un nome, sono nel sacchetto: 34 artisti e 6 predicatori. In due se ne pescano 6, in tre 7, in quattro 8, in cinque 9. La carta di ciascuno va sotto la carta «Vita a Florenza» con il numero dei round per cui rimane, e la tessera del personaggio va sulla sua carta.',
  'R1.7':
    'In ogni round ci sono inoltre due architetti anonimi, due scultori anonimi, due pittori anonimi e due predicatori anonimi.',
  'R1.8':
    'Cominci con due botteghe finite su dodici: Boscaiuolo, Cambiavalute, Erbolaio, Fabbro, Lanaiuolo, Legnaiuolo, Monte di Pietà, Orafo, Ottonaio, Picconiere, Speziale e Tintore, una tessera per ciascuna. L’ultimo nell’ordine di gioco sceglie per primo, poi chi lo precede e così via: una volta per lo spazio 1, poi di nuovo per lo spazio 2.',
  'R1.9':
    'Con l’opzione «Prima partita» nessuno sceglie. L’ultimo comincia con Picconiere e Legnaiuolo, chi lo precede con Boscaiuolo e Ottonaio, poi seguono Fabbro ed Erbolaio, Cambiavalute e Orafo, Monte di Pietà e Lanaiuolo.',
  'R1.10': [
    'Le tessere bottega sono 45, con 29 nomi. Tutte le tessere con cui nessuno comincia formano la riserva.',
    ruling(
      'Si può lasciare fuori il Palagio (opzione «Palagio»).',
      'Chi lo costruisce nel round 1 vince molto più spesso degli altri.',
    ),
  ],
  'R1.11': [
    ruling(
      'Tutto è pubblico, tranne le pescate e i tiri di dado futuri. Anche i certificati si vedono, a meno che non sia attiva l’opzione «Certificati nascosti».',
      'Chiunque potrebbe tenere il conto dei certificati.',
    ),
  ],
  R2: 'Il round',
  'R2.1':
    'Un round ha nove fasi: rendita, Capitano del Popolo, Vescovo, piazzare gli operai, mercato, attività dei rioni, opere, ordine di gioco, fine del round.',
  'R2.2': 'Il round 1 comincia dalla fase 4.',
  'R2.3': 'In ogni fase si agisce in ordine di gioco.',
  'R2.4': [ruling('Il programma salta le decisioni che hanno una sola possibilità.')],
  'R2.5': [
    'I segnalini mostrano il prestigio e l’influenza ecclesiastica: i guadagni li fanno avanzare, le perdite arretrare.',
    ruling('Il prestigio non scende mai sotto −3 e l’influenza mai sotto 0; le perdite ulteriori si ignorano.'),
    'Verso l’alto nessuno dei due tracciati ha un limite.',
  ],
  'R2.6': [
    'Ogni famiglia ha otto operai: sulla plancia del rione, piazzati, trattenuti o nella scorta. Quando ricevi operai, li prendi dalla tua scorta.',
    ruling('Quando è vuota, non ne ricevi più.'),
  ],
  R3: 'Fase 1: rendita',
  'R3.1': 'Ogni famiglia riceve 200 fiorini, 1 marmo, 1 legno e 4 operai.',
  'R3.2':
    'Si tira il dado una volta, e ogni famiglia riceve 1 unità della risorsa uscita: marmo con un 1, legno con un 2, metallo con un 3, stoffa con un 4, spezia con un 5, oro con un 6.',
  'R3.3': [
    ruling(
      'Con l’opzione «Risorse limitate», se quella risorsa non basta per tutte le famiglie, tutti ricevono invece 100 fiorini.',
    ),
  ],
  'R3.4': 'Ogni opera che hai completato, con il tuo stemma, ti dà la rendita che mostra, se ne mostra una.',
  'R3.5':
    'Ogni Casa finita dà alla sua famiglia 50 fiorini e 1 operaio, ogni Casamento 100 fiorini e 1 operaio, il Palagio 100 fiorini, 1 operaio e 1 punto prestigio.',
  'R3.6': [
    'L’Atrio del Banco ti dà 1 oro, oppure vendi 1 oro per 200 fiorini.',
    ruling('Decidi dopo il tiro di dado. Se non vendi, prendi l’oro.'),
  ],
  'R3.7': [ruling('Prima viene la rendita della famiglia, poi il dado, poi opere e botteghe.')],
  R4: 'Fase 2: Capitano del Popolo',
  'R4.1': [
    'Il Capitano può trattenere un operaio sulla plancia di un’altra famiglia, oppure un artista celebre.',
    ruling('Può anche non trattenere nessuno.'),
  ],
  'R4.2': 'In questo round nessuno può usare l’operaio trattenuto.',
  'R4.3': [
    'In questo round solo il Capitano può ingaggiare l’artista trattenuto.',
    ruling('Alla fine del round l’artista scende o se ne va come gli altri.'),
  ],
  'R4.4':
    'In due, chi ha entrambe le cariche può trattenere come Capitano soltanto un artista, a meno che l’opzione «Cariche miti» non sia disattivata.',
  R5: 'Fase 3: Vescovo',
  'R5.1':
    'Il Vescovo può convertire un operaio sulla plancia di un’altra famiglia: l’operaio torna nella scorta della sua famiglia, e il Vescovo prende un operaio dalla propria scorta, se ce n’è, e lo mette sulla propria plancia.',
  'R5.2': 'Oppure il Vescovo può espellere un predicatore celebre: in questo round nessuno può fargli l’elemosina.',
  'R5.3': [ruling('Il Vescovo può anche non fare né l’una né l’altra cosa.')],
  R6: 'Fase 4: piazzare gli operai',
  'R6.1':
    'In ordine di gioco ognuno piazza un operaio della propria plancia, e si continua a giro finché nessuno ne ha più. Chi non ha operai viene saltato.',
  'R6.2': [
    'Chi è insieme Capitano e Vescovo gioca, a ogni giro, sia il primo turno sia il secondo.',
    ruling('Gli operai ricevuti nel primo turno si possono piazzare nel secondo.'),
  ],
  'R6.3': [ruling('Puoi passare. Allora in questo round non piazzi più operai.')],
  'R6.4':
    'Far lavorare una bottega: piazza l’operaio su una bottega finita che non ne ha ancora. Ciò che dà lo ricevi nella fase 6. Su Casa, Casamento e Palagio non si piazzano operai.',
  'R6.5':
    'Per far lavorare una bottega nel rione di un’altra famiglia le paghi subito 1 punto prestigio: il tuo segnalino arretra, il suo avanza. Se il tuo segnalino è a −3, non puoi.',
  'R6.6': [
    'Costruire una bottega: prendi una tessera qualsiasi dalla riserva, mettila nello spazio libero del tuo rione con il numero più basso e piazzaci l’operaio. La paghi nella fase 6.',
    ruling('Fino ad allora nessuno può farla lavorare. Puoi avere più botteghe con lo stesso nome.'),
  ],
  'R6.7':
    'Ingaggiare un artista: piazza l’operaio su un’opera del tuo rione, di un edificio civico o del Duomo che non ha né stemma né operaio. Scegli un artista di un tipo che l’opera richiede e mettici anche la sua tessera: un artista celebre, la cui tessera è sulla sua carta, oppure uno anonimo ancora libero. Li paghi entrambi nella fase 7.',
  'R6.8': [
    'Costruire una bottega e ingaggiare un artista sono promesse: non devi ancora poter pagare. Paghi nella fase 6 o nella fase 7; se allora non puoi, perdi prestigio.',
    ruling('Puoi promettere anche con il prestigio a −3.'),
  ],
  'R6.9': 'Andare al mercato: ogni famiglia può piazzarci un operaio per round.',
  'R6.10':
    'Fare l’elemosina: piazza l’operaio sul pulpito della tua Chiesa o, una volta completato, sul pulpito del Duomo. Scegli un predicatore la cui tessera è sulla sua carta e paga subito il suo prezzo. Prendi la risorsa, gli operai e tutto ciò che dà. Puoi piazzare questi operai dal tuo turno seguente.',
  'R6.11': [
    ruling(
      'Devi pagare il prezzo intero, ma una perdita di prestigio o di influenza non ne fa parte. Ogni pulpito accoglie un operaio per round. Il pulpito del Duomo è aperto a tutti gratuitamente, ma accoglie un solo operaio in tutto. In un round puoi usare entrambi i pulpiti.',
    ),
  ],
  'R6.12': 'Un predicatore anonimo costa 100 fiorini e dà 2 operai.',
  'R6.13': 'Andare a lavorare al Banco: prendi subito 50 fiorini. Puoi piazzarci quanti operai vuoi, uno per turno.',
  R7: 'Fase 5: mercato',
  'R7.1':
    'In ordine di gioco ogni giocatore con un operaio al mercato può fare ciascuna di queste cose una volta, in qualsiasi ordine: vendere una risorsa per 100 fiorini, comprare una risorsa per 200 fiorini e scambiare due risorse con una diversa.',
  'R7.2': [ruling('La risorsa che ricevi in uno scambio è diversa da entrambe quelle che dai.')],
  R8: 'Fase 6: attività dei rioni',
  'R8.1':
    'Prima tocca, in ordine di gioco, alle botteghe nello spazio 1 di tutti i rioni, poi a quelle nello spazio 2, e così via. Una bottega con un operaio produce o viene costruita; le altre si saltano.',
  'R8.2': [
    ruling('Un operaio nel rione altrui lavora quando tocca a quel rione, e per la famiglia che l’ha piazzato.'),
  ],
  'R8.3':
    'Una bottega finita ti dà ciò che mostra. Se mostra un prezzo, puoi pagarlo per avere il guadagno, o rinunciare.',
  'R8.4': 'Per una bottega in costruzione paghi il costo, la giri e ottieni il prestigio che mostra, se ne mostra.',
  'R8.5': [
    'Se non puoi pagare, la tessera torna nella riserva e perdi 1 punto prestigio. Se così resta un vuoto, lo riempie la tua bottega seguente.',
    ruling('Se puoi pagare, devi farlo.'),
  ],
  'R8.6': 'Poi l’operaio torna nella scorta della sua famiglia.',
  R9: 'Fase 7: opere',
  'R9.1': [
    'In ordine di gioco ognuno risolve tutte le opere su cui ha un operaio: prima quelle del proprio rione, poi quelle degli edifici civici, poi quelle del Duomo.',
    ruling('In ciascuno dei tre gruppi scegli tu l’ordine.'),
  ],
  'R9.2': [
    'Paghi il costo dell’opera, e paghi l’artista per una sola specialità: architetto, scultore o pittore.',
    ruling(
      'Scegli la specialità prima di tirare il dado: una qualsiasi delle sue che l’opera richiede e che puoi pagare.',
    ),
  ],
  'R9.3': [
    'Ottieni ciò che l’opera mostra e ci metti il tuo stemma. Lì nessuno può più lavorare.',
    ruling(
      'Prima viene il guadagno dell’opera, poi il bonus del Palazzo o della Chiesa, poi il prestigio dell’artista.',
    ),
  ],
  'R9.4':
    'Quando tutte e quattro le opere del tuo Palazzo sono complete, ottieni altri 4 punti prestigio. Quando lo sono tutte e quattro quelle della tua Chiesa, ottieni altri 4 punti influenza.',
  'R9.5':
    'Poi tiri il dado per l’artista. La sua carta mostra quanto prestigio dà quel numero per la specialità che hai pagato.',
  'R9.6': [
    'Nel Duomo tiri il dado due volte e scegli uno dei numeri.',
    ruling('Li vedi entrambi, e devi scegliere solo se hanno effetti diversi.'),
  ],
  'R9.7': [
    'Un numero dorato è il capolavoro dell’artista. Dopo che ne hai ottenuto il prestigio, la sua carta si gira e da allora mostra altri valori, per tutte le sue specialità.',
    ruling('Nel Duomo conta solo il numero che scegli.'),
  ],
  'R9.8': 'Gli artisti anonimi non costano nulla, ma un numero sfortunato ti costa prestigio.',
  'R9.9': [
    'Se non puoi pagare l’opera e anche l’artista, perdi prestigio: 1 nel tuo rione, 2 in un edificio civico, 3 nel Duomo, e 1 in più se l’artista è celebre.',
    ruling('Non perdi altro. Se puoi pagare, devi farlo.'),
  ],
  'R9.10': 'Poi la tessera dell’artista torna sulla sua carta e l’operaio nella scorta.',
  'R9.11': [
    'Con l’opzione «Senza dado» non tiri il dado per gli artisti. Il numero di un artista è 1 in un rione, 2 in un edificio civico e 3 nel Duomo. Aumenta di 1 per ogni 50 fiorini che paghi oltre ai costi, fino a 150 fiorini.',
    ruling('Non devi aggiungere nulla. Nel Duomo c’è un numero, non due. Il dado della fase 1 si tira come sempre.'),
  ],
  R10: 'Fase 8: ordine di gioco',
  'R10.1':
    'Prima si nomina il Capitano, poi il Vescovo, poi eventualmente un Cardinale. Infine si stabilisce l’ordine di gioco.',
  'R10.2': [
    'Chi ha il segnalino del prestigio più avanti diventa Capitano del Popolo per il round seguente. In caso di parità non c’è Capitano.',
    ruling(
      'Questo vale anche se il numero è 0 o negativo.',
      'Una frase del regolamento parla di influenza invece che di prestigio; tutte le altre parlano di prestigio.',
    ),
  ],
  'R10.3': [
    'Il nuovo Capitano riceve certificati per un valore pari al numero del suo segnalino, e il segnalino torna a 0.',
    ruling('Se il numero era sotto 0, non riceve certificati.'),
    'In caso di parità nessuno riceve certificati.',
  ],
  'R10.4':
    'Chi ha più influenza diventa Vescovo per il round seguente, se ne ha almeno 3. In caso di parità non c’è Vescovo. Il Vescovo conserva l’influenza.',
  'R10.5': [
    'Il Vescovo appena nominato diventa anche Cardinale in due casi: è nominato per il secondo round di fila, oppure ha 10 punti influenza o più. Ottiene 5 punti prestigio, e la sua influenza torna a 0. I due casi insieme valgono una volta sola.',
    ruling(
      'Avviene subito e non è facoltativo. Viene dopo la nomina del Capitano, quindi il prestigio conta per il Capitano seguente. Il Cardinale resta Vescovo.',
    ),
  ],
  'R10.6': [
    ruling('La nomina che ti ha fatto Cardinale non conta come la prima di due di fila: te ne servono altre due.'),
  ],
  'R10.7':
    'Nel nuovo ordine di gioco il Capitano è primo e il Vescovo secondo. Se non c’è Capitano, il Vescovo è primo. Gli altri seguono nell’ordine che avevano.',
  'R10.8': [
    'Un giocatore può avere entrambe le cariche e ne ha tutti i vantaggi.',
    ruling('Salvo i due turni della fase 4, in ogni fase agisce una volta sola.'),
  ],
  R11: 'Fase 9: fine del round',
  'R11.1': 'L’operaio trattenuto torna nella sua scorta, l’artista trattenuto sulla sua carta.',
  'R11.2': 'I predicatori tornano sulle loro carte.',
  'R11.3': 'Tutti gli operai tornano nelle loro scorte, anche quelli non usati.',
  'R11.4': 'I personaggi sotto la carta I lasciano la partita.',
  'R11.5':
    'Tutti gli altri scendono di una carta. Una carta girata per un capolavoro resta girata. I personaggi anonimi non si muovono.',
  'R11.6': [
    'Dal sacchetto si pescano tanti nuovi personaggi quanti se ne sono andati.',
    ruling('Quando il sacchetto è vuoto, non ne arrivano più.'),
  ],
  'R11.7': [
    'Dopo il round 8 la partita è finita.',
    ruling(
      'Il round 8 si gioca fino al termine della fase 9, così l’ultimo Capitano riceve certificati ed entrambe le cariche contano.',
    ),
  ],
  R12: 'La fine',
  'R12.1': [
    'Ottieni punti per il valore dei tuoi certificati e per il numero del tuo segnalino del prestigio.',
    ruling('Conta anche un numero sotto 0.'),
  ],
  'R12.2': 'Il Capitano del Popolo e il Vescovo ottengono 1 punto ciascuno.',
  'R12.3': 'Ogni tre risorse di qualsiasi tipo e ogni 300 fiorini valgono 1 punto.',
  'R12.4':
    'Perdi 1 punto per ogni spazio di bottega vuoto, anche in mezzo, e 1 punto per ogni opera del tuo rione senza stemma.',
  'R12.5': [
    'Perdi 4 punti se nessuna opera del tuo Palazzo è completa, e 4 punti se non lo è nessuna della tua Chiesa.',
    ruling('Questo si aggiunge a R12.4.'),
  ],
  'R12.6': [
    'Vince chi ha più punti vittoria. In caso di parità vince chi ha più risorse, poi chi ha più fiorini.',
    ruling('Se la parità rimane, questi giocatori condividono la vittoria.'),
  ],
} satisfies Record<RuleNumber, Rule>;
