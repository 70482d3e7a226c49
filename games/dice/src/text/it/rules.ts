import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

const RECONSTRUCTED = 'È una ricostruzione, perché il componente stampato non era disponibile.';

/** The rules in Italian, with the numbers of the English ones. */
export const RULES = {
  R1: 'Preparazione',
  'R1.1':
    'Da uno a quattro giocatori fanno crescere ciascuno un rione di Firenze sul proprio foglio. Tutti usano gli stessi sei dadi: bianco, marrone, grigio, verde, rosso e giallo.',
  'R1.2': 'La partita dura sei round con uno o due giocatori, cinque con tre e quattro con quattro.',
  'R1.3': 'Tutti cominciano con una risorsa di scorta e 200 fiorini nella riserva, e senza stelle.',
  'R1.4': [
    'La tua prima rendita è un edificio. Tira un dado: l’edificio con quel numero, da 1 a 6, va gratis nello spazio 1 del tuo Rione.',
    ruling('Conta come costruito e dà i suoi punti prestigio.'),
  ],
  'R1.5':
    'Chi ha tirato il numero più basso è primo giocatore per tutta la partita. In caso di parità si estrae a sorte tra questi giocatori. Ognuno tiene l’edificio che ha tirato.',
  'R1.6': 'Tutto ciò che è sui fogli è visibile a tutti.',
  R2: 'Il foglio e la riserva',
  'R2.1':
    'Il tuo Palazzo e la tua Chiesa hanno quattro opere ciascuno. Il tuo Rione ha sette spazi in cui costruire, da 2 a 8. Tutti hanno icone da segnare: risorse o 100 fiorini.',
  'R2.2':
    'Una risorsa, o 100 fiorini, segna un’icona libera qualsiasi del suo tipo. Puoi segnare le icone di un’opera o di uno spazio in qualsiasi ordine.',
  'R2.3': [
    'Una risorsa è persa se non hai un’icona libera per segnarla.',
    ruling(
      'Se hai un’icona libera, devi segnarla. Se non ne hai, puoi ancora spendere dalla riserva e costruire prima che sia persa (R2.7), per esempio un edificio che ti permette di prendere un’altra risorsa (R11.4).',
    ),
  ],
  'R2.4': [
    'Risorse di scorta, fiorini e stelle restano nella tua riserva finché non li spendi.',
    ruling('La riserva non ha limiti.'),
  ],
  'R2.5': 'Spendi una risorsa di scorta per segnare un’icona di una risorsa qualsiasi.',
  'R2.6': 'Spendi 100 fiorini della tua riserva per segnare un’icona dei fiorini.',
  'R2.7': [
    'Ogni volta che hai una decisione da prendere, puoi anche spendere dalla riserva e costruire. Non costa alcun dado.',
    ruling(
      'Per esempio: prima, tra e dopo i tuoi dadi, tra due risorse dello stesso dado, tra due bonus, durante la rendita e da Capitano, prima di segnare la tua risorsa. Scegliere un dado, il suo uso e l’opera per il suo artista è un’unica decisione: nel mezzo non puoi spendere né costruire.',
    ),
  ],
  R3: 'Il round',
  'R3.1': 'Un round ha tre fasi: rendita, Capitano e Vescovo, turni.',
  'R3.2': 'Il round 1 comincia con i turni, perché il primo edificio era la tua rendita.',
  'R3.3':
    'In ogni round ciascuno è il giocatore attivo una volta, a partire dal primo giocatore e in senso orario. Dopo l’ultimo turno comincia il round successivo. Dopo l’ultimo round la partita finisce.',
  R4: 'La rendita',
  'R4.1':
    'Ognuno riceve la rendita di ogni opera completata della propria Chiesa. Tutti la ricevono nello stesso momento.',
  'R4.2':
    'La Facciata dà 100 fiorini, la Cupola un passo sul tracciato del Capitano, l’Altare un passo sul tracciato del Vescovo e il Pulpito un passo sul tracciato del Predicatore.',
  'R4.3': [
    ruling(
      'Scegli tu l’ordine delle tue rendite. Completa ciascuna con tutti i suoi bonus prima di prendere la successiva.',
    ),
  ],
  R5: 'Capitano del Popolo e Vescovo',
  'R5.1': [
    'Dopo la rendita di tutti, chi ha più caselle segnate sul tracciato del Capitano è Capitano del Popolo per questo round. In caso di parità non lo è nessuno.',
    ruling('Chi non ha caselle segnate non è mai Capitano.'),
  ],
  'R5.2':
    'Il Capitano riceve una risorsa di qualsiasi tipo e deve segnarla subito. Non può conservarla come risorsa di scorta. Senza un’icona libera, la risorsa è persa.',
  'R5.3': 'Allo stesso modo è Vescovo chi ha più caselle segnate sul tracciato del Vescovo.',
  'R5.4':
    'Per tutto il round, quando è attivo un altro giocatore, il Vescovo può usare qualsiasi dado, anche uno usato dal giocatore attivo.',
  R6: 'I turni',
  'R6.1': 'Il giocatore attivo tira tutti e sei i dadi.',
  'R6.2': [
    'Poi il giocatore attivo usa tre dadi diversi, uno dopo l’altro.',
    ruling('Devono essere esattamente tre. È sempre possibile, perché ogni dado può dare 200 fiorini.'),
  ],
  'R6.3':
    'Poi ciascuno degli altri usa uno dei tre dadi rimasti. Lo fanno tutti nello stesso momento, e più giocatori possono usare lo stesso dado. I dadi non si spostano e non cambiano.',
  'R6.4': [
    'Quando tutti hanno finito, diventa attivo il giocatore alla sinistra di chi era attivo.',
    ruling('Prima, tutti possono ancora spendere dalla riserva e costruire.'),
  ],
  R7: 'Usare un dado',
  'R7.1': [
    'Usa un dado in uno di tre modi: per le risorse, per reclutare o per 200 fiorini.',
    ruling('I valori da 1 a 3 sono bassi, da 4 a 6 alti.', RECONSTRUCTED),
  ],
  'R7.2': [
    'Risorse: il bianco dà marmo, il marrone legno, il grigio metallo, il verde spezia, il rosso stoffa, il giallo oro. Segna ciascuna dove vuoi.',
    ruling('Un dado basso dà una risorsa, un dado alto due.', RECONSTRUCTED),
  ],
  'R7.3': [
    'Reclutare con il bianco, il marrone o il grigio: fai passi sul tracciato del Capitano, del Vescovo o del Predicatore.',
    ruling('Un dado basso dà due passi, un dado alto uno.', RECONSTRUCTED),
  ],
  'R7.4': [
    'Reclutare con il verde, il rosso o il giallo: ingaggia uno scultore, un architetto o un pittore per completare un’opera.',
    ruling('L’artista costa 100 fiorini con un dado basso e 200 con un dado alto.', RECONSTRUCTED),
  ],
  'R7.5': '200 fiorini: qualsiasi dado li mette nella tua riserva, qualunque valore mostri.',
  R8: 'Costruire nel Rione',
  'R8.1': 'Puoi costruire un edificio appena le icone segnate nel suo spazio ne coprono il costo.',
  'R8.2':
    'Costruire non richiede dadi ed è possibile ogni volta che hai una decisione da prendere (R2.7). Nulla si costruisce da solo: scegli tu l’edificio e il momento.',
  'R8.3': 'Puoi usare subito l’effetto dell’edificio.',
  'R8.4': 'Puoi costruire ogni edificio una volta sola. Anche gli altri giocatori possono costruirlo.',
  'R8.5':
    'Costruisci nei tuoi spazi in ordine, da 2 a 8. Puoi segnare prima le icone degli spazi successivi, ma lì non puoi ancora costruire.',
  'R8.6': [
    'I segni che non servono per il costo sono persi.',
    ruling('Non puoi più segnare le icone libere di quello spazio.'),
  ],
  'R8.7': 'Se costruisci nello spazio 4, ricevi subito una risorsa di scorta.',
  'R8.8': [
    'Gli edifici negli ultimi spazi danno punti prestigio in più.',
    ruling('Gli spazi 5 e 6 danno 1 punto prestigio in più, gli spazi 7 e 8 ne danno 2.', RECONSTRUCTED),
  ],
  R9: 'Le opere',
  'R9.1': 'Puoi ingaggiare un artista per un’opera quando tutte le sue icone sono segnate.',
  'R9.2':
    'L’artista dev’essere di un tipo che l’opera accetta: un solo tipo nel Palazzo, uno di due tipi nella Chiesa. Un artista completa l’opera.',
  'R9.3': 'Paghi il prezzo dalla tua riserva. Se non puoi pagare, non puoi ingaggiare.',
  'R9.4': 'Un artista pagato aggiunge all’opera 2 punti prestigio, un artista anonimo 1.',
  'R9.5': [
    'Puoi spendere una stella per fare dell’opera un capolavoro, che aggiunge altri 2 punti prestigio.',
    ruling('Puoi spendere al massimo una stella per opera, e solo una che avevi prima di completarla.'),
  ],
  'R9.6': 'La Camera Nuziale e la Facciata del Palazzo ti danno ciascuna una risorsa di scorta quando le completi.',
  'R9.7':
    'Un’opera della Chiesa ti dà la sua rendita (R4.2) subito, quando la completi, e di nuovo in ogni fase di rendita.',
  'R9.8':
    'Il primo giocatore che completa tutte e quattro le opere del Palazzo ottiene 6 punti prestigio, il secondo 3 e gli altri 1.',
  'R9.9':
    'I giocatori che completano il Palazzo nello stesso turno condividono il posto, e ciascuno ne ottiene tutti i punti. Il posto successivo si salta: dopo due primi viene un terzo, che ottiene 1 punto prestigio.',
  'R9.10': [ruling('Un Palazzo completato durante la rendita conta per il primo turno di quel round.')],
  'R9.11':
    'Quando completi tutte e quattro le opere della Chiesa, fai quattro passi su un tracciato a tua scelta. Prima ricevi la rendita dell’ultima opera.',
  R10: 'I tracciati',
  'R10.1':
    'Un passo segna la casella successiva di un tracciato. Ricevi subito il bonus di quella casella, prima di ogni altra cosa.',
  'R10.2': 'Fiorini: 100 fiorini per la tua riserva.',
  'R10.3':
    'Punti prestigio: si contano alla fine della partita. Si sommano tutti i numeri che hai raggiunto; l’intero tracciato del Capitano ne vale 7.',
  'R10.4': 'Stella: una stella per la tua riserva.',
  'R10.5': 'Cassa: una risorsa di scorta per la tua riserva.',
  'R10.6': 'Capitano, Vescovo o croce: un passo sul tracciato del Capitano, del Vescovo o del Predicatore.',
  'R10.7':
    'Risorsa: una risorsa di qualsiasi tipo, che devi segnare subito. Non puoi conservarla come risorsa di scorta. Senza un’icona libera è persa.',
  'R10.8': [
    'Dado: usa uno qualsiasi dei sei dadi con il valore tirato, anche uno già usato. Non conta tra i tuoi tre dadi, e nessun dado si sposta.',
    ruling(
      'Durante la rendita usi i dadi del turno precedente. Se i dadi non sono ancora stati tirati, il bonus è perso.',
    ),
  ],
  'R10.9': 'Ogni passo oltre la fine di un tracciato ti dà invece 100 fiorini.',
  R11: 'Che cosa fanno gli edifici',
  'R11.1': [
    'Alcuni effetti valgono una volta per turno, cioè una volta finché non diventa attivo il giocatore successivo.',
    ruling('La rendita e la risorsa del Capitano appartengono al primo turno del loro round.'),
  ],
  'R11.2': [
    ruling(
      'Gli effetti sono facoltativi. Casa, Mercatante, Convento e Taverna sostituiscono ciascuno il consueto uso di un dado, e con ogni dado puoi usarne uno solo. Tutti gli altri effetti si aggiungono all’uso di un dado e si possono combinare.',
    ),
  ],
  'R11.3':
    'Picconiere, Boscaiuolo, Fabbro, Erbolaio, Lanaiuolo e Monte di Pietà (da 1 a 6): puoi usare il dado bianco, marrone, grigio, verde, rosso o giallo come se mostrasse un altro valore. Per gli altri giocatori il valore non cambia.',
  'R11.4': [
    'Scarpellino, Carpentiere, Armaiuolo, Cerusico, Sartore e Orafo (da 7 a 12): quando usi il dado bianco, marrone, grigio, verde, rosso o giallo per le risorse, puoi prenderne un’altra al posto di una di esse.',
    ruling('Vale anche per le risorse del Mercatante.'),
  ],
  'R11.5': [
    'Casa (13), una volta per turno: usa un dado qualsiasi per ingaggiare gratis un artista anonimo di qualsiasi tipo.',
    ruling('La Bottega d’Arte e il Palagio non hanno effetto sugli artisti anonimi.'),
  ],
  'R11.6': 'Mercatante (14), una volta per turno: usa un dado qualsiasi per due risorse identiche a tua scelta.',
  'R11.7': 'Convento (15), una volta per turno: usa un dado qualsiasi per due passi su un tracciato a tua scelta.',
  'R11.8': 'Taverna (16), una volta per turno: usa un dado qualsiasi per 300 fiorini.',
  'R11.9': [
    'Cambiavalute (17), una volta per turno: prendi 200 fiorini al posto di una risorsa che ottieni.',
    ruling(
      'Vale per una risorsa di un dado, del Mercatante, di un tracciato o del Capitano, anche se non hai un’icona libera per segnarla. Non vale per una risorsa di scorta.',
    ),
  ],
  'R11.10': 'Bottega d’Arte (18), una volta per turno: un artista costa 100 fiorini in meno, ma mai meno di 0.',
  'R11.11': 'Mercato (19): quando lo costruisci, ricevi subito due risorse di scorta.',
  'R11.12': [
    'Zecca (20): un capolavoro aggiunge 3 punti prestigio invece di 2.',
    ruling('Vale solo per i capolavori fatti dopo aver costruito la Zecca.'),
  ],
  'R11.13':
    'Palagio (21): l’artista che ingaggi con il dado verde, rosso o giallo può essere di qualsiasi tipo. Paghi il prezzo di quel dado.',
  'R11.14':
    'Pozzo, Loggia, Biblioteca e Monumento Equestre (da 22 a 25) non hanno altro effetto che i loro punti prestigio.',
  R12: 'Punteggio',
  'R12.1':
    'Le opere del tuo Palazzo danno i loro punti prestigio e quelli dei loro artisti. Si aggiunge il bonus di R9.8.',
  'R12.2': 'Le opere della tua Chiesa danno i loro punti prestigio e quelli dei loro artisti.',
  'R12.3': 'I tuoi edifici danno i loro punti prestigio e quelli dei loro spazi.',
  'R12.4': 'Il tracciato del Capitano dà i punti prestigio che vi hai raggiunto.',
  'R12.5': 'Ogni stella rimasta dà 1 punto prestigio.',
  'R12.6': 'Ogni risorsa di scorta rimasta dà 1 punto prestigio.',
  'R12.7': 'Ogni 200 fiorini rimasti danno 1 punto prestigio.',
  'R12.8':
    'Vince chi ha più punti prestigio. In caso di parità vince chi ha completato più opere ed edifici. Se anche questi sono pari, la vittoria è condivisa.',
  R13: 'Giocare in solitario',
  'R13.1':
    'Una partita in solitario dura sei round. Il tuo avversario è un fantasma, papa Sisto IV. In ogni round sei attivo prima tu. Poi è attivo il Papa, e tu usi uno dei dadi che lui lascia.',
  'R13.2':
    'Nel turno del Papa si tirano di nuovo tutti e sei i dadi, e lui ne prende tre. Immagina i dadi in cerchio: bianco, marrone, grigio, verde, rosso, giallo e di nuovo bianco. Parti dal dado dopo il bianco e conta tanti dadi quanti ne indica il bianco. Il Papa prende il dado su cui finisce il conto. Con un 6 è il bianco stesso.',
  'R13.3':
    'Dal dado che ha appena preso, conta in avanti tanti dadi quanti ne indica, saltando quelli che ha già. Il Papa prende il dado su cui finisce il conto. Poi conta ancora una volta da questo dado, per il terzo.',
  'R13.4':
    'Se il Papa prende il dado bianco o il marrone, avanza sul tracciato del Capitano o del Vescovo. Fa tanti passi quanti ne dà reclutare con quel dado (R7.3).',
  'R13.5': [
    'Nel tuo turno il Papa avanza per ciascuno dei dadi bianco e marrone che non hai usato. Se non usi nessuno dei due, avanza su entrambi i tracciati.',
    ruling(
      'Contano solo i tre dadi che usi: un dado usato per un bonus non lo ferma. Avanza sempre secondo il valore tirato: i tuoi edifici non lo cambiano.',
    ),
  ],
  'R13.6': [
    'Il Papa può diventare Capitano o Vescovo, e la parità con lui vale come la parità tra giocatori: in quel caso la carica non va a nessuno. Per una carica non riceve nulla, e non riceve bonus.',
    ruling('Alla fine di un tracciato si ferma.'),
  ],
  'R13.7':
    'Se completi il tuo Palazzo, ottieni 6 punti prestigio nei round da 1 a 3, 3 nei round 4 e 5 e 1 nel round 6.',
  'R13.8':
    'L’opzione «Papa Sisto IV» stabilisce i punti prestigio del Papa: 40 (facile), 50 (normale), 60 (difficile) o 70 (estremo). Vinci se li raggiungi. Altrimenti vince il Papa e tu arrivi secondo. Con più giocatori l’opzione non cambia nulla.',
} satisfies Record<RuleNumber, Rule>;
