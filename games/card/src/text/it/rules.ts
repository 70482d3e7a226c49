import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in Italian, with the numbers of the English ones. */
export const RULES = {
  R1: 'Preparazione',
  'R1.1':
    'Da due a quattro giocatori guidano ciascuno una famiglia fiorentina. Le famiglie si distinguono solo per il colore.',
  'R1.2':
    'Le carte Florenza con il segno 3+ si usano in tre o in quattro, quelle con il segno 4 solo in quattro. Le altre tornano nella scatola.',
  'R1.3':
    'Senza l’opzione «Arti» tornano nella scatola anche tutte e dodici le carte Arte. Così la prima partita è più facile.',
  'R1.4': 'Dividi le carte Florenza in tre mazzi secondo il numero nell’angolo e mescola ogni mazzo separatamente.',
  'R1.5': [
    'I luoghi si dispongono scoperti.',
    ruling(
      'I loro segni per il numero di giocatori valgono come sulle carte Florenza: in due, tre o quattro giocatori sono in gioco 14, 16 o 17 luoghi.',
    ),
  ],
  'R1.6':
    'La riserva contiene 21 carte marmo, 21 carte legno, 11 carte per ciascuna delle altre risorse (metallo, stoffa, oro e spezia) e 4000 fiorini in monete da 50, 100 e 500. Le monete si possono sempre cambiare.',
  'R1.7':
    'Si pescano sette monumenti e si dispongono in fila per valore, il più alto a sinistra. Tra due dello stesso valore, quello pescato per primo va più a sinistra.',
  'R1.8':
    'Si pescano coperti sei, otto o dieci artisti (in due, tre o quattro giocatori) e si dispongono per tipo. Il retro mostra nome, tipo, prezzo e valori possibili.',
  'R1.9': 'Ognuno comincia con una risorsa di ogni tipo, 300 fiorini e cinque carte del mazzo I.',
  'R1.10': 'Il primo giocatore è estratto a sorte e diventa Capitano del Popolo.',
  'R1.11': [
    'Le carte, le risorse e i fiorini che hai in mano sono segreti. Nessuno vede il valore di un artista prima che venga ingaggiato. La riserva, le carte davanti ai giocatori e tutto ciò che hanno prenotato sono pubblici.',
    ruling(
      'Tutti vedono anche quante carte Florenza e quante carte risorsa ha in mano ogni giocatore. L’opzione «Borse aperte» mostra le risorse e i fiorini di tutti.',
      'Risorse e fiorini cambiano di mano sotto gli occhi di tutti, perciò chiunque potrebbe contarli.',
    ),
  ],
  R2: 'Il round',
  'R2.1':
    'La partita dura cinque round. Ogni round ha quattro fasi: pescare artisti e monumenti, pescare carte Florenza, svolgere le azioni, fine del round.',
  'R2.2': 'Il round 1 salta le prime due fasi, perché queste carte sono già state pescate nella preparazione.',
  'R2.3': 'Si pescano coperti sei, otto o dieci nuovi artisti, come nella preparazione.',
  'R2.4':
    'Si pescano altri cinque monumenti e si aggiungono a quelli rimasti nella fila. Si ordinano tutti per valore, il più alto a sinistra. Tra due dello stesso valore, quello pescato per primo va più a sinistra.',
  'R2.5':
    'A partire dal Capitano e in senso orario, ognuno pesca quattro carte Florenza, più una per ogni abitazione che ha davanti a sé.',
  'R2.6':
    'Il mazzo cambia a ogni round. Round 1: mazzo I. Round 2: si mescola il mazzo II con le carte rimaste. Round 3: si mescola il mazzo III con le carte rimaste. Round 4: si mescola la pila degli scarti con le carte rimaste. Round 5: solo le carte rimaste.',
  'R2.7': [
    ruling(
      'Se il mazzo non basta per tutti, si danno le carte a un giocatore alla volta, a partire dal Capitano. Ciascuno prende tutte le sue carte finché ce ne sono.',
    ),
  ],
  R3: 'Le azioni',
  'R3.1': 'A partire dal Capitano e in senso orario, ognuno svolge un’azione. Si fa così per quattro volte.',
  'R3.2':
    'Poi si svolgono le azioni extra, in quest’ordine: una per chi ha un Palagio, poi una per chi ha un Casamento, poi una per chi ha una Casa e infine una per chi ha un predicatore. Per ciascuna di queste carte vale il consueto ordine di gioco.',
  'R3.3': [
    ruling(
      'Hai un’azione extra se la carta è davanti a te quando il segna-azioni raggiunge il suo spazio. Una Casa che giochi come quarta azione conta già in questo round. Un Palagio che giochi con l’azione del Casamento arriva troppo tardi: il segna-azioni l’ha già superato.',
    ),
  ],
  'R3.4': [ruling('Non puoi passare: svolgi tutte le tue azioni. Mandare gli operai a lavorare è sempre possibile.')],
  'R3.5': [
    ruling(
      'A parte mandare gli operai a lavorare, un’azione che prende qualcosa dalla riserva è possibile solo se la riserva ce l’ha per intero prima che tu paghi.',
    ),
  ],
  R4: 'Azione A: giocare una carta Florenza',
  'R4.1': 'Gioca una carta dalla tua mano e rimetti nella riserva le risorse e i fiorini che mostra.',
  'R4.2': 'Metti la carta scoperta davanti a te. Il suo effetto dura fino alla fine della partita.',
  'R4.3':
    'Le botteghe e alcune abitazioni ti danno una rendita alla fine di ogni round, compreso quello in cui le giochi.',
  'R4.4': 'Le abitazioni e i predicatori ti danno un’azione extra (R3.2).',
  'R4.5': 'Per ogni abitazione peschi una carta Florenza in più all’inizio di ogni round successivo.',
  'R4.6': [
    'Non puoi mai avere davanti a te due carte identiche.',
    ruling(
      'Due carte sono identiche se hanno lo stesso tipo e lo stesso nome. Puoi avere sia la Facciata del palazzo sia quella della chiesa.',
    ),
  ],
  'R4.7': 'Non puoi mai avere davanti a te più di un predicatore.',
  'R4.8': 'I palazzi di famiglia e le chiese di rione richiedono anche un artista, che ingaggi con la stessa azione.',
  R5: 'Ingaggiare gli artisti',
  'R5.1':
    'Palazzi, chiese e monumenti richiedono ciascuno esattamente un artista, di uno dei tipi che mostrano: architetto, scultore o pittore. Se non puoi pagare un artista adatto, non puoi giocare né completare l’opera.',
  'R5.2': 'Paga il prezzo sul retro dell’artista insieme al costo dell’opera.',
  'R5.3':
    'Solo allora giri la carta dell’artista. Alla fine della partita ti dà tanti punti prestigio quanti ne mostra il fronte.',
  'R5.4': 'Il valore più alto di un artista è il suo capolavoro. Non ha altri effetti: goditelo e basta.',
  'R5.5':
    'In alternativa puoi ingaggiare per 50 fiorini un artista anonimo del tipo giusto. Gli artisti anonimi non danno punti prestigio. Ce n’è uno per tipo, e ciascuno si può ingaggiare una volta per round.',
  'R5.6': [
    ruling(
      'Le carte coperte dello stesso artista sembrano uguali, perciò sono un’unica scelta. Se la scegli, ottieni la carta pescata per prima.',
    ),
  ],
  'R5.7': [
    'Solo tu puoi ingaggiare un artista che hai prenotato.',
    ruling('La carta prenotata è una scelta a sé, accanto alle carte dello stesso artista sul tavolo.'),
  ],
  R6: 'Azioni B e C: i monumenti',
  'R6.1': 'Completa un monumento della fila, oppure uno che hai prenotato.',
  'R6.2': 'Paga le sue risorse e i suoi fiorini, ingaggia un artista (R5) e metti la carta davanti a te.',
  'R6.3': 'Prenotare un monumento e completarlo più tardi richiede due azioni.',
  'R6.4':
    'Prenotare un monumento: prendine uno dalla fila e mettilo coperto davanti a te. Tutti sanno comunque qual è.',
  'R6.5': 'Puoi prenotare quanti monumenti vuoi, uno per azione. Puoi completarne altri prima di quelli prenotati.',
  R7: 'Azione D: prenotare un artista',
  'R7.1': 'Prendi un artista dal tavolo e mettilo coperto davanti a te, per ingaggiarlo più tardi.',
  'R7.2': 'Non puoi prenotare gli artisti anonimi.',
  'R7.3': 'Nessuno guarda il fronte, nemmeno tu. Il prezzo si paga solo quando ingaggi l’artista.',
  'R7.4': 'Puoi prenotare quanti artisti vuoi, uno per azione. Restano davanti a te anche dopo la fine del round.',
  R8: 'Azione E: attivare un luogo',
  'R8.1':
    'Picconiere, Boscaiuolo, Monte di Pietà, Fabbro, Lanaiuolo ed Erbolaio: prendi dalla riserva una risorsa del tipo mostrato.',
  'R8.2':
    'Scarpellino, Legnaiuolo, Orafo, Ottonaio, Tintore e Speziale: rendi una risorsa del tipo mostrato e prendi 200 fiorini.',
  'R8.3': 'Baratto: scambia una risorsa della tua mano con una di tipo diverso.',
  'R8.4': [
    'Capitano del Popolo: prendi la carta. Nel prossimo round sarai Capitano.',
    ruling('Può prenderla qualsiasi giocatore, anche il Capitano attuale e anche nel round 5.'),
  ],
  'R8.5': 'Quando attivi un luogo, gira la carta. In questo round nessuno può più usarlo.',
  R9: 'Azioni F, G e H: operai, mercato, ispirazione',
  'R9.1': 'Mandare gli operai a lavorare: prendi 50 fiorini dalla riserva, o meno se ne ha meno.',
  'R9.2': 'Andare al mercato a vendere: rendi una risorsa e prendi 100 fiorini.',
  'R9.3': 'Andare al mercato a comprare: paga 100 fiorini e prendi una risorsa.',
  'R9.4': [
    'Andare al mercato a scambiare: rendi due risorse qualsiasi e prendine una qualsiasi dalla riserva.',
    ruling('Può essere di un tipo che hai appena reso.'),
  ],
  'R9.5': 'Puoi andare al mercato tutte le volte che hai un’azione.',
  'R9.6': 'Cercare ispirazione: pesca una carta Florenza dal mazzo in uso.',
  'R9.7': 'Se il mazzo è vuoto, non puoi cercare ispirazione.',
  R10: 'La fine del round',
  'R10.1':
    'Il round finisce con quattro passi, in quest’ordine: scartare le carte, ricevere la rendita, eleggere il Capitano, ripristinare i luoghi.',
  'R10.2': 'Tutti i monumenti della fila escono dal gioco, tranne i due più a sinistra.',
  'R10.3': 'Tutti gli artisti rimasti sul tavolo escono dal gioco senza essere guardati.',
  'R10.4': [
    'Se hai in mano carte Florenza, ne tieni una e scarti le altre.',
    ruling(
      'Una devi tenerla: non puoi scartarle tutte. Tutti scelgono in segreto e nello stesso momento, e le carte scartate restano coperte.',
    ),
  ],
  'R10.5': 'Nell’ordine di gioco, ognuno riceve la rendita di base: un marmo, un legno e 200 fiorini.',
  'R10.6': [
    'Poi il Capitano sceglie una risorsa e tutti ne ricevono una. Dopo il marmo e il legno, la riserva deve averne ancora una per ogni giocatore.',
    ruling('Se la riserva non ne ha abbastanza di nessun tipo, nessuno ne riceve.'),
  ],
  'R10.7': [
    'Poi ognuno riceve la rendita delle carte che ha davanti a sé.',
    ruling('Si procede nell’ordine di gioco, dopo che tutti hanno ricevuto la rendita di base.'),
  ],
  'R10.8': 'Se la riserva non basta, si distribuisce nell’ordine di gioco. Il resto della rendita è perso.',
  'R10.9': 'La risorsa la sceglie il Capitano in carica. Quello nuovo si elegge solo dopo la rendita.',
  'R10.10': 'Chi ha preso il Capitano del Popolo diventa Capitano e rimette a posto la carta.',
  'R10.11': 'Se nessuno l’ha presa, diventa Capitano il giocatore alla sinistra del Capitano.',
  'R10.12': 'Tutti i luoghi e gli artisti anonimi tornano scoperti.',
  'R10.13': 'Nel round 5 si riceve solo la rendita e si elegge il Capitano. Non si scarta e non si ripristina nulla.',
  R11: 'Punteggio',
  'R11.1': 'Monumenti, edifici di rione, palazzi e chiese danno i punti prestigio che mostrano.',
  'R11.2': 'Ogni artista che hai ingaggiato dà il valore sul fronte.',
  'R11.3': 'Ogni serie di un palazzo, una chiesa e un edificio di rione dà 5 punti prestigio.',
  'R11.4': [
    'Chi ha in mano più carte risorsa ottiene 4 punti prestigio, il secondo 2 e il terzo 1.',
    ruling(
      'In caso di parità si condivide il posto, e ciascuno ne ottiene tutti i punti. I posti successivi si saltano: dopo due primi viene un terzo. È in classifica anche chi non ha risorse.',
    ),
  ],
  'R11.5': 'I fiorini in mano si valutano allo stesso modo.',
  'R11.6': 'Il Capitano eletto proprio alla fine ottiene 1 punto prestigio.',
  'R11.7': 'Ogni monumento che hai prenotato e non completato ti costa i punti prestigio che mostra.',
  'R11.8': 'Ogni artista che hai prenotato e non ingaggiato si scopre e ti costa il valore sul fronte.',
  'R11.9': 'Vince chi ha più punti prestigio.',
  'R11.10': [
    'In caso di parità vince chi ha la singola opera d’arte di maggior valore: un’opera che ha richiesto un artista, insieme al valore di quell’artista. Se la parità rimane, si confrontano le seconde opere per valore, e così via.',
    ruling('Le Arti qui non contano, e un’opera che manca conta 0. Se tutto è uguale, la vittoria è condivisa.'),
  ],
  'R11.11': [ruling('Il tuo totale può essere negativo.')],
  R12: 'Le Arti',
  'R12.1':
    'Arte dei Mercatanti: al termine della rendita delle tue carte ricevi anche una risorsa a tua scelta tra quelle rimaste nella riserva.',
  'R12.2': 'Arte Maggiore: alla fine della partita, 3 punti prestigio per ogni tua bottega.',
  'R12.3': [
    'Bottega d’Arte: ogni artista che ingaggi costa 50 fiorini in meno, anche se anonimo.',
    ruling('Il prezzo non scende mai sotto 0 fiorini.'),
  ],
  'R12.4': [
    'Edificatore: ogni monumento che completi costa 50 fiorini in meno.',
    ruling('Il costo non scende mai sotto 0 fiorini.'),
  ],
  'R12.5': [
    'Mastro Artista: alla fine della partita, 5 punti prestigio per ogni serie di un architetto, uno scultore e un pittore che hai ingaggiato.',
    ruling('Gli artisti anonimi e quelli soltanto prenotati non contano.'),
  ],
  'R12.6': 'Padrone: alla fine della partita, 3 punti prestigio per ogni tua abitazione.',
  'R12.7': 'Protettore: alla fine della partita, 3 punti prestigio per ogni monumento che hai completato.',
  'R12.8':
    'Signore de lo Rione: alla fine della partita, altri 2 punti prestigio per ogni serie di palazzo, chiesa ed edificio di rione.',
} satisfies Record<RuleNumber, Rule>;
