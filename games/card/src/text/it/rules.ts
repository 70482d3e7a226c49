import type { Rule } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in Italian, with the numbers of the English ones. */
export const RULES = {
  R1: 'Preparazione',
  'R1.1':
    'Da due a quattro giocatori guidano ciascuno una famiglia fiorentina. La famiglia che scegli cambia soltanto i colori.',
  'R1.2':
    'Le carte Florenza con il segno 3+ si usano in tre o in quattro, quelle con il segno 4 solo in quattro; le altre tornano nella scatola.',
  'R1.3':
    'Senza l’opzione delle Arti restano nella scatola anche tutte le dodici carte Arte. La prima partita sarà così più leggera.',
  'R1.4':
    'Le carte Florenza formano tre mazzi secondo il numero nell’angolo. Ogni mazzo viene mescolato per conto suo.',
  'R1.5':
    'I luoghi si dispongono scoperti. Nostra interpretazione: i segni per il numero di giocatori valgono come sulle carte Florenza, così che in due, tre o quattro sono in gioco 14, 16 o 17 luoghi.',
  'R1.6':
    'La riserva contiene 21 marmi, 21 legni, 11 carte ciascuno di metallo, stoffa, oro e spezia e 4000 fiorini in monete da 50, 100 e 500. Le monete si possono sempre cambiare.',
  'R1.7':
    'Si pescano sette monumenti e si dispongono in fila per valore, il più alto a sinistra; tra quelli uguali sta più a sinistra il primo pescato.',
  'R1.8':
    'Si pescano coperti sei, otto o dieci artisti (in due, tre o quattro giocatori) e si dispongono per tipo. Il retro mostra nome, tipo, prezzo e i valori che la carta può avere.',
  'R1.9': 'Ognuno comincia con una risorsa di ogni tipo, 300 fiorini e cinque carte del mazzo I.',
  'R1.10': 'Chi gioca per primo è estratto a sorte e diventa Capitano del Popolo.',
  'R1.11':
    'Le carte Florenza in mano sono segrete, e così risorse e fiorini. Quanto vale una carta artista non lo sa nessuno prima che venga ingaggiato. Nostra interpretazione: poiché tutti potrebbero contare risorse e fiorini, nasconderli è solo una questione di come si mostrano, e l’opzione delle borse aperte li fa vedere; sono pubblici la riserva, le carte davanti ai giocatori, ciò che hanno prenotato e, di ogni mano, il numero di carte Florenza e di carte risorsa.',
  R2: 'Il round',
  'R2.1':
    'La partita dura cinque round. Ognuno ha quattro fasi, in quest’ordine: pescare artisti e monumenti, pescare carte Florenza, svolgere le azioni, fine del round.',
  'R2.2': 'Il round 1 salta le prime due fasi: se n’è occupata la preparazione.',
  'R2.3': 'Si pescano coperti sei, otto o dieci nuovi artisti, come nella preparazione.',
  'R2.4':
    'Altri cinque monumenti si aggiungono a ciò che resta della fila. Vecchi e nuovi si ordinano insieme per valore, il più alto a sinistra; tra quelli uguali sta più a sinistra il primo pescato.',
  'R2.5':
    'Dal Capitano in senso orario, ognuno pesca quattro carte Florenza e una in più per ogni abitazione che ha davanti a sé.',
  'R2.6':
    'Il mazzo cambia con il round. 1: mazzo I. 2: il mazzo II si mescola con ciò che resta. 3: vi si mescola il mazzo III. 4: vi si mescolano gli scarti. 5: ciò che resta.',
  'R2.7':
    'Nostra interpretazione: se il mazzo non basta, si distribuisce un giocatore alla volta a partire dal Capitano, e ciascuno prende tutta la sua parte finché ce n’è.',
  R3: 'Le azioni',
  'R3.1': 'Dal Capitano in senso orario, ognuno svolge a turno un’azione; questo avviene quattro volte.',
  'R3.2':
    'Poi vengono le azioni extra, in quest’ordine: chi ha un Palagio, chi un Casamento, chi una Casa e infine chi segue un predicatore. Ogni volta vale il consueto ordine di gioco.',
  'R3.3':
    'Nostra interpretazione: un’azione extra spetta a chi ha la carta davanti a sé quando il segna-azioni raggiunge il suo spazio. Una Casa giocata come quarta azione conta già in questo round; un Palagio giocato durante l’azione del Casamento arriva troppo tardi.',
  'R3.4': 'Nostra interpretazione: ogni azione va svolta; non si può passare. Mandare gli operai è sempre possibile.',
  'R3.5':
    'Nostra interpretazione: ogni altra azione che prende qualcosa dalla riserva è possibile solo se la riserva può darlo per intero, prima che si paghi alcunché.',
  R4: 'Azione A: giocare una carta Florenza',
  'R4.1': 'Gioca una carta dalla tua mano rimettendo nella riserva le risorse e i fiorini che mostra.',
  'R4.2': 'La carta si mette scoperta davanti a te e vi rimane; il suo effetto dura fino alla fine della partita.',
  'R4.3':
    'Le botteghe e alcune abitazioni danno una rendita alla fine di ogni round, compreso quello in cui le giochi.',
  'R4.4': 'Abitazioni e predicatori danno un’azione extra (R3.2).',
  'R4.5': 'Le abitazioni danno una carta Florenza in più all’inizio di ogni round successivo.',
  'R4.6':
    'Non puoi mai avere davanti a te due carte identiche. Nostra interpretazione: identiche significa dello stesso tipo e con lo stesso nome; la Facciata del palazzo e quella della chiesa possono quindi stare insieme.',
  'R4.7': 'Non puoi mai avere davanti a te più di un predicatore.',
  'R4.8': 'Palazzi di famiglia e chiese di rione richiedono anche un artista, da ingaggiare con la stessa azione.',
  R5: 'Ingaggiare gli artisti',
  'R5.1':
    'Palazzi, chiese e monumenti richiedono esattamente un artista, di uno dei tipi che mostrano: architetto, scultore o pittore. Senza un artista che puoi pagare l’opera non si può cominciare.',
  'R5.2': 'Paghi il prezzo sul retro dell’artista insieme al costo dell’opera.',
  'R5.3':
    'Solo allora l’artista si scopre: il valore sul fronte dà altrettanti punti prestigio alla fine della partita.',
  'R5.4': 'Il valore più alto di un artista è il suo capolavoro. Non ha altro effetto che quello di far piacere.',
  'R5.5':
    'In alternativa puoi ingaggiare per 50 fiorini un artista anonimo del tipo giusto, che non dà punti prestigio. Ce n’è uno per tipo, ciascuno una volta per round.',
  'R5.6':
    'Nostra interpretazione: le carte coperte di uno stesso artista sul tavolo non si possono distinguere, perciò se ne offre una sola e si prende la prima pescata.',
  'R5.7':
    'Un artista che hai prenotato puoi ingaggiarlo solo tu. Nostra interpretazione: è una scelta a sé rispetto alle carte dello stesso artista sul tavolo.',
  R6: 'Azioni B e C: i monumenti',
  'R6.1': 'Completa un monumento della fila o uno che hai prenotato.',
  'R6.2': 'Paghi le sue risorse e i suoi fiorini, ingaggi un artista (R5) e metti la carta davanti a te.',
  'R6.3': 'Prenotare un monumento e completarlo più tardi richiede due azioni.',
  'R6.4': 'Prenotare un monumento: prendine uno dalla fila e mettilo coperto davanti a te. Tutti sanno qual è.',
  'R6.5': 'Puoi prenotarne quanti vuoi, uno per azione, e completarne prima altri.',
  R7: 'Azione D: prenotare un artista',
  'R7.1': 'Prendi un artista dal tavolo e mettilo coperto davanti a te, per ingaggiarlo più tardi.',
  'R7.2': 'Gli artisti anonimi non si possono prenotare.',
  'R7.3': 'Nessuno ne guarda il fronte, e il prezzo si paga solo quando l’artista viene ingaggiato.',
  'R7.4': 'Puoi prenotarne quanti vuoi, uno per azione; restano con te anche dopo la fine del round.',
  R8: 'Azione E: attivare un luogo',
  'R8.1':
    'Picconiere, Boscaiuolo, Monte di Pietà, Fabbro, Lanaiuolo ed Erbolaio ti danno una risorsa del tipo che mostrano.',
  'R8.2':
    'Scarpellino, Legnaiuolo, Orafo, Ottonaio, Tintore e Speziale ti comprano una risorsa del tipo che mostrano per 200 fiorini.',
  'R8.3': 'Il Baratto cambia una risorsa della tua mano in una di tipo diverso.',
  'R8.4':
    'Capitano del Popolo: prendi la carta e nel prossimo round sarai Capitano. Nostra interpretazione: può prenderla chiunque, anche il Capitano stesso, anche nel round 5.',
  'R8.5': 'Un luogo usato si gira a faccia in giù; in questo round nessuno può più usarlo.',
  R9: 'Azioni F, G e H: operai, mercato, ispirazione',
  'R9.1': 'Mandare gli operai: prendi 50 fiorini dalla riserva, o quel che ne resta.',
  'R9.2': 'Vai al mercato e vendi una risorsa per 100 fiorini,',
  'R9.3': 'oppure compra una risorsa per 100 fiorini,',
  'R9.4':
    'oppure scambia due risorse qualsiasi con una qualsiasi che la riserva possiede. Nostra interpretazione: può essere anche di un tipo che hai appena ceduto.',
  'R9.5': 'Puoi andare al mercato con quante azioni vuoi.',
  'R9.6': 'Cercare ispirazione: pesca una carta Florenza dal mazzo in uso.',
  'R9.7': 'Non è possibile se il mazzo è vuoto.',
  R10: 'La fine del round',
  'R10.1': 'I passi si svolgono in quest’ordine: scarto, rendita, nuovo Capitano, ripristino.',
  'R10.2': 'Tutti i monumenti della fila escono dal gioco, tranne i due più a sinistra.',
  'R10.3': 'Tutti gli artisti rimasti sul tavolo escono dal gioco senza essere guardati.',
  'R10.4':
    'Chi ha in mano carte Florenza ne tiene una e scarta le altre. Nostra interpretazione: esattamente una, scelta in segreto e nello stesso momento, e gli scarti restano coperti.',
  'R10.5': 'Ognuno riceve un marmo, un legno e 200 fiorini, nell’ordine di gioco.',
  'R10.6':
    'Poi il Capitano sceglie una risorsa e tutti ne ricevono una. Distribuiti marmo e legno, ne deve restare una per ogni giocatore. Nostra interpretazione: se questo non vale per nessuna risorsa, nessuno riceve niente.',
  'R10.7':
    'Poi ognuno riceve la rendita delle carte davanti a sé. Nostra interpretazione: nell’ordine di gioco, dopo la rendita uguale per tutti.',
  'R10.8': 'Ciò che manca nella riserva è perso; quel che c’è si distribuisce nell’ordine di gioco.',
  'R10.9': 'A scegliere è ancora il vecchio Capitano: il nuovo si elegge solo dopo la rendita.',
  'R10.10': 'Chi ha preso il Capitano del Popolo diventa Capitano e rimette la carta al suo posto.',
  'R10.11': 'Se nessuno l’ha presa, la carica passa a sinistra.',
  'R10.12': 'Tutti i luoghi e gli artisti anonimi tornano scoperti.',
  'R10.13': 'Il round 5 termina con la sola rendita e il nuovo Capitano; non si scarta né si ripristina nulla.',
  R11: 'Punteggio',
  'R11.1': 'Monumenti, edifici di rione, palazzi e chiese danno i punti prestigio che mostrano.',
  'R11.2': 'Ogni artista che hai ingaggiato dà il valore sul fronte.',
  'R11.3': 'Ogni serie di un palazzo, una chiesa e un edificio di rione dà 5 punti.',
  'R11.4':
    'A chi ha in mano più carte risorsa vanno 4 punti prestigio, al secondo 2, al terzo 1. Nostra interpretazione: a parità tutti ottengono i punti del loro posto e i posti seguenti scalano; anche chi non ne ha è in classifica.',
  'R11.5': 'Lo stesso vale per i fiorini in mano.',
  'R11.6': 'Il Capitano eletto proprio alla fine ottiene 1 punto.',
  'R11.7': 'Ogni monumento che hai prenotato e non completato ti costa i punti prestigio che mostra.',
  'R11.8': 'Ogni artista che hai prenotato e non ingaggiato si scopre e ti costa il valore sul fronte.',
  'R11.9': 'Vince chi ha più punti prestigio.',
  'R11.10':
    'A parità decide la singola opera di maggior valore, artista compreso; poi la successiva e così via. Nostra interpretazione: le Arti restano escluse, un’opera che manca conta 0, e se tutto è uguale la vittoria è condivisa.',
  'R11.11': 'Nostra interpretazione: un totale può essere negativo.',
  R12: 'Le Arti',
  'R12.1':
    'Arte dei Mercatanti: al termine della tua rendita dalle carte ricevi una risorsa a tua scelta tra quelle rimaste nella riserva.',
  'R12.2': 'Arte Maggiore: alla fine 3 punti prestigio per ogni tua bottega.',
  'R12.3':
    'Bottega d’Arte: ogni artista che ingaggi costa 50 fiorini in meno, anche se anonimo. Nostra interpretazione: ma mai meno di zero.',
  'R12.4':
    'Edificatore: ogni monumento che completi costa 50 fiorini in meno. Nostra interpretazione: ma mai meno di zero.',
  'R12.5':
    'Mastro Artista: alla fine 5 punti prestigio per ogni serie di un architetto, uno scultore e un pittore che hai ingaggiato. Nostra interpretazione: contano solo gli artisti con un nome, e solo quelli ingaggiati.',
  'R12.6': 'Padrone: alla fine 3 punti prestigio per ogni tua abitazione.',
  'R12.7': 'Protettore: alla fine 3 punti prestigio per ogni monumento che hai completato.',
  'R12.8':
    'Signore de lo Rione: alla fine altri 2 punti prestigio per ogni serie di palazzo, chiesa ed edificio di rione.',
} satisfies Record<RuleNumber, Rule>;
