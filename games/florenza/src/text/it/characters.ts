import type { Words } from '../en/words.ts';

export const NOTES: Words['notes'] = {
  delverrocchio: {
    years: '1437–1488',
    note: 'Orafo e fonditore di bronzi dei Medici. Nella sua bottega impararono Leonardo, il Perugino e il Ghirlandaio.',
  },
  mantegna: {
    years: '1431–1506',
    note: 'Pittore di corte dei Gonzaga, innamorato della pietra romana. La sua Camera degli sposi apre il soffitto al cielo.',
  },
  palladio: {
    years: '1508–1580',
    note: 'Figlio di un mugnaio, diede a Vicenza ville e facciate da tempio. I suoi libri hanno fatto scuola in mezzo mondo.',
  },
  damessina: {
    years: '1430–1479',
    note: 'Un siciliano che dipingeva a olio con la pazienza dei fiamminghi. A Venezia i suoi ritratti ti guardano negli occhi.',
  },
  'antonio-da-padova': {
    years: '1195–1231',
    note: 'Francescano di Lisbona, riempiva le piazze con le sue prediche. Se nessuno ascoltava, si narra, predicava ai pesci.',
  },
  dasangallo: {
    years: '1484–1546',
    note: 'Il più giovane dei due Antonio di una famiglia di architetti. A Roma cominciò Palazzo Farnese e costruì fortezze.',
  },
  angelico: {
    years: '1395–1455',
    note: 'Domenicano, dipinse una scena silenziosa in ogni cella di San Marco. Prima di prendere il pennello, si dice, pregava.',
  },
  cellini: {
    years: '1500–1571',
    note: 'Orafo, attaccabrighe e narratore della propria vita. Fuse il Perseo in una notte di febbre, gettandovi i suoi piatti.',
  },
  'bernardo-di-chiaravalle': {
    years: '1090–1153',
    note: 'L’abate che fece grandi gli austeri cistercensi. Re e papi chiedevano il suo consiglio, l’Europa lo ascoltava.',
  },
  caravaggio: {
    years: '1571–1610',
    note: 'Dipinse i santi come gente di strada, in un solo raggio di luce. Un omicidio lo cacciò da Roma verso il Sud.',
  },
  correggio: {
    years: '1489–1534',
    note: 'Il pittore di Parma, maestro della luce morbida. Nella sua cupola le nuvole vorticano già come nel barocco.',
  },
  ghirlandaio: {
    years: '1449–1494',
    note: 'Mise i santi in mezzo alle buone famiglie di Firenze, volti compresi. Michelangelo ragazzo gli macinava i colori.',
  },
  donatello: {
    years: '1386–1466',
    note: 'I suoi profeti sembrano sul punto di parlare. Il suo David fu il primo nudo a tutto tondo dai tempi degli antichi.',
  },
  bramante: {
    years: '1444–1514',
    note: 'Riportò a Roma la misura degli antichi. Il suo tempietto rotondo è perfetto, il suo San Pietro rimase un inizio.',
  },
  brunelleschi: {
    years: '1377–1446',
    note: 'Chiuse la cupola del Duomo senza ponteggi da terra, con macchine per sollevare inventate da lui.',
  },
  lippi: {
    years: '1406–1469',
    note: 'Un carmelitano fuggito con una monaca. Le sue Madonne, pare, hanno il volto di lei; anche il figlio fu pittore.',
  },
  borromini: {
    years: '1599–1667',
    note: 'Figlio di uno scalpellino ticinese, fece ondeggiare i muri. A Roma c’era posto per lui o per Bernini, non per due.',
  },
  'francesco-d-assisi': {
    years: '1182–1226',
    note: 'Figlio di un ricco mercante di stoffe, restituì tutto, anche i vestiti. Chiamò il sole fratello e la povertà sposa.',
  },
  mochi: {
    years: '1580–1654',
    note: 'Un toscano in anticipo sul barocco. Sono suoi i due cavalieri di Piacenza, mantelli al vento; a Roma c’era Bernini.',
  },
  giambologna: {
    years: '1529–1608',
    note: 'Un fiammingo rimasto a Firenze per sempre. Le sue figure si avvitano verso l’alto: bisogna girarci intorno.',
  },
  bernini: {
    years: '1598–1680',
    note: 'I papi passavano, lui restava: fontane, sante in estasi e il colonnato che abbraccia piazza San Pietro.',
  },
  'giordano-bruno': {
    years: '1548–1600',
    note: 'Domenicano in fuga, vedeva nelle stelle altri soli con i loro mondi. Non ritrattò, e Roma lo mandò al rogo.',
  },
  vasari: {
    years: '1511–1574',
    note: 'Costruì gli Uffizi e inventò la storia dell’arte: le sue Vite parlano di quasi tutti questi artisti, pettegolezzi compresi.',
  },
  giorgione: {
    years: '1478–1510',
    note: 'Morì di peste a trentadue anni. Pochi quadri di temporali e silenzio bastarono a cambiare la pittura veneziana.',
  },
  giotto: {
    years: '1267–1337',
    note: 'Diede peso e lacrime alle figure dipinte. Da vecchio disegnò il campanile del Duomo e ne vide il primo piano.',
  },
  'girolamo-savonarola': {
    years: '1452–1498',
    note: 'Il priore di San Marco che governò Firenze dal pulpito. Bruciò le vanità della città, poi la città bruciò lui.',
  },
  romano: {
    years: '1499–1546',
    note: 'Il migliore allievo di Raffaello. A Mantova fece un palazzo pieno di scherzi, dove le rocce travolgono i Giganti.',
  },
  alberti: {
    years: '1404–1472',
    note: 'Scrisse di pittura, architettura, cifrari e famiglia. Ai Rucellai diede il palazzo e la facciata di una chiesa.',
  },
  davinci: {
    years: '1452–1519',
    note: 'Pittore, ingegnere, anatomista, e già preso da altro. Finì poco, e quel poco lo conosce il mondo intero.',
  },
  ghiberti: {
    years: '1378–1455',
    note: 'Tolse a Brunelleschi le porte del Battistero e ci lavorò quasi cinquant’anni. La seconda è la Porta del Paradiso.',
  },
  masaccio: {
    years: '1401–1428',
    note: 'Morì a ventisei anni. Nella cappella Brancacci, per la prima volta, le figure poggiano a terra e fanno ombra.',
  },
  buonarroti: {
    years: '1475–1564',
    note: 'Si diceva scultore e gli fecero dipingere la Sistina. David, tombe medicee, la cupola di San Pietro: una mano sola.',
  },
  dellafrancesca: {
    years: '1420–1492',
    note: 'Un matematico col pennello. Le sue figure stanno ferme come colonne, i suoi duchi si mostrano di profilo.',
  },
  perugino: {
    years: '1450–1523',
    note: 'Santi miti davanti a colli umbri, richiesti ovunque. Dipingeva in fretta, e fra i suoi aiuti c’era Raffaello.',
  },
  sanzio: {
    years: '1483–1520',
    note: 'Imparò da tutti e fece sembrare tutto facile. Morì a trentasette anni, lasciando le Stanze del papa e tante Madonne.',
  },
  botticelli: {
    years: '1445–1510',
    note: 'Per i Medici dipinse Venere e la Primavera, tutte linea e chiome al vento. Da vecchio, si dice, seguì Savonarola.',
  },
  tintoretto: {
    years: '1518–1594',
    note: 'Il piccolo figlio del tintore riempì Venezia di tele grandi come muri, dipinte di corsa e spesso per poco.',
  },
  vecellio: {
    years: '1490–1576',
    note: 'Carlo V, si racconta, gli raccolse il pennello. Dipinse per una settantina d’anni, alla fine con le dita.',
  },
  'tommaso-d-aquino': {
    years: '1225–1274',
    note: 'I compagni lo chiamavano il bue muto. Il silenzioso domenicano scrisse la grande Summa teologica.',
  },
  vignola: {
    years: '1507–1573',
    note: 'L’architetto dei Farnese. Il suo libretto sui cinque ordini restò per tre secoli sul tavolo di ogni costruttore.',
  },
};
