import type { Rule } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in Italian, with the numbers of the English ones. */
export const RULES = {
  R1: 'Preparazione',
  'R1.1':
    'Da uno a quattro giocatori abbelliscono ciascuno un rione di Firenze, ognuno sul proprio foglio. Sei dadi servono a tutti: bianco, marrone, grigio, verde, rosso e giallo.',
  'R1.2': 'La partita dura sei round da soli o in due, cinque in tre e quattro in quattro.',
  'R1.3': 'Tutti cominciano con una risorsa di scorta e 200 fiorini nella riserva, e senza stelle.',
  'R1.4':
    'La prima rendita è un edificio: ognuno tira un dado, e l’edificio con quel numero, da 1 a 6, sta gratis nello spazio 1 del Rione. Nostra interpretazione: conta come costruito e dà i suoi punti prestigio.',
  'R1.5':
    'Chi ha tirato il numero più basso è primo giocatore per tutta la partita. A parità decide la sorte; ognuno tiene l’edificio che ha tirato.',
  'R1.6': 'Tutto ciò che sta sui fogli è pubblico. Il prossimo tiro non lo conosce nessuno.',
  R2: 'Il foglio e la riserva',
  'R2.1':
    'Il Palazzo e la Chiesa hanno quattro opere ciascuno, il Rione sette spazi in cui costruire, da 2 a 8. Tutti mostrano icone di risorse e di 100 fiorini, da segnare.',
  'R2.2':
    'Una risorsa, o 100 fiorini, va su un’icona libera qualsiasi del suo tipo. Le icone di un’opera o di uno spazio si possono segnare in qualunque ordine.',
  'R2.3':
    'Una risorsa senza un’icona libera è persa. Nostra interpretazione: finché ce n’è una, va segnata; se non ce n’è, puoi prima costruire o spendere dalla riserva per salvarla (R2.7).',
  'R2.4':
    'Risorse di scorta, fiorini e stelle restano nella riserva finché non si spendono. Nostra interpretazione: la riserva ne contiene quanti si vuole.',
  'R2.5': 'Una risorsa di scorta si spende per segnare un’icona di una risorsa qualsiasi.',
  'R2.6': '100 fiorini della riserva si spendono per segnare un’icona dei fiorini.',
  'R2.7':
    'Spendere dalla riserva e costruire è libero. Nostra interpretazione: è possibile a ogni tua decisione: prima, tra e dopo i dadi, tra due risorse di uno stesso dado, in una catena di bonus, nella rendita e quando il Capitano segna una risorsa. Scegliere un dado, il suo uso e l’opera per il suo artista è un’unica decisione.',
  R3: 'Il round',
  'R3.1': 'Un round ha tre fasi: rendita, Capitano e Vescovo, turni.',
  'R3.2': 'Il round 1 salta le prime due: se n’è occupata la preparazione.',
  'R3.3':
    'In ogni round ciascuno è attivo una volta, a cominciare dal primo giocatore e in senso orario. Dopo l’ultimo turno comincia il round successivo; dopo l’ultimo round la partita è finita.',
  R4: 'La rendita',
  'R4.1': 'Ognuno riceve la rendita di ogni opera completata della propria Chiesa, tutti nello stesso momento.',
  'R4.2':
    'La Facciata dà 100 fiorini, la Cupola un passo sul tracciato del Capitano, l’Altare un passo su quello del Vescovo, il Pulpito un passo su quello del Predicatore.',
  'R4.3':
    'Nostra interpretazione: più rendite arrivano nell’ordine scelto da chi le riceve, ciascuna con tutto ciò che ne segue.',
  R5: 'Capitano del Popolo e Vescovo',
  'R5.1':
    'Dopo la rendita di tutti, chi ha più caselle segnate sul tracciato del Capitano è Capitano del Popolo per questo round. A parità non lo è nessuno. Nostra interpretazione: non lo è neppure chi non ha segni.',
  'R5.2':
    'Il Capitano riceve una risorsa di qualsiasi tipo e la segna subito. Non si può conservare come risorsa di scorta; senza un’icona libera è persa.',
  'R5.3': 'Allo stesso modo il Vescovo è chi ha più caselle segnate sul tracciato del Vescovo.',
  'R5.4':
    'Per tutto il round il Vescovo, quando è attivo un altro giocatore, può prendere qualsiasi dado, compresi quelli usati da lui.',
  R6: 'I turni',
  'R6.1': 'Il giocatore attivo tira tutti e sei i dadi.',
  'R6.2':
    'Poi usa tre dadi diversi, uno dopo l’altro. Nostra interpretazione: esattamente tre; 200 fiorini si possono sempre avere.',
  'R6.3':
    'Poi ogni altro giocatore usa uno dei tre dadi rimasti, tutti nello stesso momento. Più d’uno può usare lo stesso dado; i dadi non si spostano e non cambiano.',
  'R6.4':
    'Quando tutti hanno finito, il turno passa a sinistra. Nostra interpretazione: prima, tutti possono ancora spendere dalla riserva e costruire.',
  R7: 'Usare un dado',
  'R7.1':
    'Un dado si usa in uno di tre modi: per le risorse, per reclutare o per 200 fiorini. I valori da 1 a 3 contano come bassi, da 4 a 6 come alti. Ricostruito: dove comincia l’alto.',
  'R7.2':
    'Risorse: un dado basso ne dà una, uno alto due. Il bianco dà marmo, il marrone legno, il grigio metallo, il verde spezia, il rosso stoffa, il giallo oro. Ognuna si segna dove vuoi. Ricostruito: quale dei due dà di più.',
  'R7.3':
    'Reclutare con il bianco, il marrone o il grigio: passi sul tracciato del Capitano, del Vescovo o del Predicatore, due per un dado basso e uno per uno alto. Ricostruito: quale dei due dà di più.',
  'R7.4':
    'Reclutare con il verde, il rosso o il giallo: ingaggia uno scultore, un architetto o un pittore per completare un’opera, per 100 fiorini con un dado basso e 200 con uno alto. Ricostruito: quale dei due costa di più.',
  'R7.5': '200 fiorini: qualsiasi dado, qualunque valore mostri, li porta nella riserva.',
  R8: 'Costruire nel Rione',
  'R8.1': 'Un edificio si può costruire appena le icone segnate nel suo spazio ne coprono il costo.',
  'R8.2':
    'Costruire non richiede dadi e si può fare in ogni momento (R2.7). Non avviene mai da sé: quale edificio diventi, e quando, lo decidi tu.',
  'R8.3': 'L’effetto vale da quel momento.',
  'R8.4': 'Non puoi costruire due volte lo stesso edificio; anche altri possono averlo.',
  'R8.5':
    'Negli spazi si costruisce in ordine, da 2 a 8. Le icone degli spazi successivi si possono segnare prima, ma lì non si costruisce.',
  'R8.6': 'I segni oltre il costo sono persi. Nostra interpretazione: lo sono anche le icone rimaste libere.',
  'R8.7': 'Costruire nello spazio 4 dà subito una risorsa di scorta.',
  'R8.8':
    'Gli edifici negli spazi 5 e 6 danno 1 punto prestigio in più, quelli negli spazi 7 e 8 ne danno 2 in più. Ricostruito: quanti punti aggiunge ciascuno.',
  R9: 'Le opere',
  'R9.1': 'Per un’opera si può ingaggiare un artista quando tutte le sue icone sono segnate.',
  'R9.2':
    'L’artista dev’essere di un tipo che l’opera accetta: un solo tipo nel Palazzo, uno di due nella Chiesa. Un artista la completa.',
  'R9.3': 'Il prezzo si paga dalla riserva. Chi non può pagarlo non può ingaggiare.',
  'R9.4': 'Un artista pagato aggiunge all’opera 2 punti prestigio, uno anonimo 1.',
  'R9.5':
    'Puoi spendere una stella per farne un capolavoro: 2 punti prestigio in più. Nostra interpretazione: al massimo una stella per opera, e solo una che avevi prima di completarla.',
  'R9.6': 'La Camera Nuziale e la Facciata del Palazzo danno una risorsa di scorta quando si completano.',
  'R9.7': 'Un’opera della Chiesa dà la sua rendita (R4.2) subito, quando si completa, e di nuovo in ogni rendita.',
  'R9.8':
    'Completare tutte e quattro le opere del Palazzo dà 6 punti prestigio a chi ci riesce per primo, 3 al secondo e 1 agli altri.',
  'R9.9':
    'Chi lo completa nello stesso turno condivide il posto migliore, e tutti ne ottengono i punti per intero; chi viene dopo scala: dopo due primi viene un terzo.',
  'R9.10': 'Nostra interpretazione: un Palazzo completato nella rendita conta nel primo turno di quel round.',
  'R9.11':
    'Completare tutte e quattro le opere della Chiesa dà quattro passi su un tracciato a tua scelta, dopo la rendita dell’ultima opera.',
  R10: 'I tracciati',
  'R10.1':
    'Un passo segna la casella successiva del tracciato. Ciò che la casella mostra ha effetto subito, prima di ogni altra cosa.',
  'R10.2': 'Fiorini: 100 fiorini.',
  'R10.3':
    'Punti prestigio: si contano alla fine, sommando tutti quelli raggiunti; l’intero tracciato del Capitano ne vale 7.',
  'R10.4': 'Stella: una stella per la riserva.',
  'R10.5': 'Cassa: una risorsa di scorta per la riserva.',
  'R10.6': 'Capitano, Vescovo o croce: un passo sul tracciato del Capitano, del Vescovo o del Predicatore.',
  'R10.7':
    'Risorsa: una risorsa di qualsiasi tipo, segnata subito. Non si può conservare come risorsa di scorta; senza un’icona libera è persa.',
  'R10.8':
    'Dado: un uso completo di uno qualsiasi dei sei dadi così come stanno, compresi quelli usati. Non è uno dei tuoi tre, e nessun dado si sposta. Nostra interpretazione: nella rendita si usano i dadi del turno precedente; se non ne sono stati ancora tirati, il bonus è perso.',
  'R10.9': 'Ogni passo oltre la fine di un tracciato dà invece 100 fiorini.',
  R11: 'Che cosa fanno gli edifici',
  'R11.1':
    'Alcuni effetti valgono una volta per turno: una volta ogni volta che cambia il giocatore attivo. Nostra interpretazione: la rendita e la risorsa del Capitano appartengono al primo turno del loro round.',
  'R11.2':
    'Nostra interpretazione: gli effetti sono facoltativi. Casa, Mercatante, Convento e Taverna sono modi di usare un dado, uno per dado; gli altri si aggiungono a un uso e si possono combinare.',
  'R11.3':
    'Picconiere, Boscaiuolo, Fabbro, Erbolaio, Lanaiuolo e Monte di Pietà (da 1 a 6): puoi usare il dado bianco, marrone, grigio, verde, rosso o giallo come se mostrasse un altro valore. Per gli altri resta com’è.',
  'R11.4':
    'Scarpellino, Carpentiere, Armaiuolo, Cerusico, Sartore e Orafo (da 7 a 12): quando usi il dado bianco, marrone, grigio, verde, rosso o giallo per le risorse, puoi prenderne una come se fosse un’altra. Nostra interpretazione: vale anche per le risorse del Mercatante.',
  'R11.5':
    'Casa (13), una volta per turno: usa un dado qualsiasi per ingaggiare gratis un artista anonimo di qualsiasi tipo. Nostra interpretazione: Bottega d’Arte e Palagio non hanno effetto su di lui.',
  'R11.6':
    'Mercatante (14), una volta per turno: usa un dado qualsiasi per due risorse dello stesso tipo, a tua scelta.',
  'R11.7': 'Convento (15), una volta per turno: usa un dado qualsiasi per due passi su un tracciato a tua scelta.',
  'R11.8': 'Taverna (16), una volta per turno: usa un dado qualsiasi per 300 fiorini.',
  'R11.9':
    'Cambiavalute (17), una volta per turno: prendi 200 fiorini invece di una risorsa. Nostra interpretazione: una risorsa di un dado, del Mercatante, di un tracciato o del Capitano, che ci sia o no un’icona libera, ma non una di scorta.',
  'R11.10': 'Bottega d’Arte (18), una volta per turno: un artista costa 100 fiorini in meno, ma mai meno di zero.',
  'R11.11': 'Mercato (19): due risorse di scorta subito, quando si costruisce.',
  'R11.12':
    'Zecca (20): un capolavoro aggiunge 3 punti prestigio invece di 2. Nostra interpretazione: solo quelli fatti dopo averla costruita.',
  'R11.13':
    'Palagio (21): l’artista che ingaggi con il dado verde, rosso o giallo può essere di qualsiasi tipo. Il prezzo è quello del dado.',
  'R11.14':
    'Pozzo, Loggia, Biblioteca e Monumento Equestre (da 22 a 25) non hanno altro effetto che i loro punti prestigio.',
  R12: 'Punteggio',
  'R12.1': 'Le opere del Palazzo danno i loro punti prestigio e quelli dei loro artisti; si aggiunge il bonus di R9.8.',
  'R12.2': 'Le opere della Chiesa danno i loro punti prestigio e quelli dei loro artisti.',
  'R12.3': 'Gli edifici danno i loro punti prestigio e quelli dei loro spazi.',
  'R12.4': 'Il tracciato del Capitano dà i punti prestigio che vi hai raggiunto.',
  'R12.5': 'Ogni stella rimasta dà 1 punto prestigio.',
  'R12.6': 'Ogni risorsa di scorta rimasta dà 1 punto prestigio.',
  'R12.7': 'Ogni 200 fiorini rimasti danno 1 punto prestigio.',
  'R12.8':
    'Vince chi ha più punti prestigio. A parità vince chi ha completato più progetti, opere ed edifici insieme; se anche questi sono pari, la vittoria è condivisa.',
  R13: 'Giocare da soli',
  'R13.1':
    'Da solo giochi sei round contro un fantasma, Papa Sisto IV. In ognuno sei attivo prima tu, poi lui, e tu usi un dado del suo turno.',
  'R13.2':
    'Nel suo turno i dadi si tirano di nuovo e lui ne prende tre. Conta tanti dadi quanti ne indica il bianco, nell’ordine bianco, marrone, grigio, verde, rosso, giallo e poi da capo, cominciando dopo il bianco, e prende il dado su cui il conto finisce; il bianco stesso può essere il sesto.',
  'R13.3':
    'Dal dado che ha preso conta in avanti quanto esso mostra, sui dadi ancora presenti, e prende di nuovo quello su cui il conto finisce; poi ancora una volta.',
  'R13.4':
    'Quando prende il bianco o il marrone fa uno o due passi sul tracciato del Capitano o del Vescovo, quanti ne darebbe reclutare con quel dado (R7.3).',
  'R13.5':
    'Nel tuo turno fa i passi del bianco e del marrone se non sono tra i tre dadi che hai usato; entrambi, se non c’è né l’uno né l’altro. Nostra interpretazione: usarne uno per un bonus non lo ferma, e conta il valore tirato.',
  'R13.6':
    'Diventa Capitano o Vescovo come farebbe un giocatore, e come tale pareggia. Non ne ricava nulla e non riceve bonus; nostra interpretazione: alla fine di un tracciato si ferma.',
  'R13.7':
    'Completare il Palazzo dà 6 punti prestigio nei round da 1 a 3, 3 punti prestigio nei round 4 e 5 e 1 punto prestigio nel round 6.',
  'R13.8':
    'Il Papa ottiene 40, 50, 60 o 70 punti prestigio: facile, normale, difficile o estremo, come dice la sua opzione. Vinci se ne raggiungi altrettanti; se no vince lui e tu arrivi secondo. In più giocatori l’opzione non cambia nulla.',
} satisfies Record<RuleNumber, Rule>;
