import type { Words } from '../en/words.ts';

export const NOTES: Words['notes'] = {
  delverrocchio: {
    years: '1437–1488',
    note: 'Goldschmied und Bronzegießer der Medici. In seiner Werkstatt lernten Leonardo, Perugino und Ghirlandaio.',
  },
  mantegna: {
    years: '1431–1506',
    note: 'Hofmaler der Gonzaga in Mantua, verliebt in römischen Stein. Sein Brautgemach öffnet die Decke zum Himmel.',
  },
  palladio: {
    years: '1508–1580',
    note: 'Ein Müllerssohn, dem Vicenza Villen und Tempelfronten verdankt. Nach seinen Büchern baute die halbe Welt.',
  },
  damessina: {
    years: '1430–1479',
    note: 'Ein Sizilianer, der in Öl malte, geduldig wie die Flamen. Seine Porträts in Venedig sehen einem in die Augen.',
  },
  'antonio-da-padova': {
    years: '1195–1231',
    note: 'Ein Franziskaner aus Lissabon, dessen Predigten Plätze füllten. Hörte niemand zu, predigte er der Legende nach den Fischen.',
  },
  dasangallo: {
    years: '1484–1546',
    note: 'Der Jüngere von zwei Antonios einer Baumeisterfamilie. In Rom begann er den Palazzo Farnese und baute Festungen.',
  },
  angelico: {
    years: '1395–1455',
    note: 'Ein Dominikaner, der jeder Zelle von San Marco ein stilles Bild malte. Vor jedem Pinselstrich, heißt es, betete er.',
  },
  cellini: {
    years: '1500–1571',
    note: 'Goldschmied, Raufbold und Erzähler seines Lebens. Seinen Perseus goss er in einer Nacht, im Fieber und mit Zinntellern.',
  },
  'bernardo-di-chiaravalle': {
    years: '1090–1153',
    note: 'Der Abt, der die strengen Zisterzienser groß machte. Könige und Päpste fragten ihn um Rat, ganz Europa hörte ihm zu.',
  },
  caravaggio: {
    years: '1571–1610',
    note: 'Er malte Heilige als Leute von der Straße, in einem einzigen Lichtstrahl. Ein Totschlag trieb ihn aus Rom in den Süden.',
  },
  correggio: {
    years: '1489–1534',
    note: 'Der Maler von Parma, Meister des weichen Lichts. In seiner Kuppel wirbeln die Wolken schon wie im Barock.',
  },
  ghirlandaio: {
    years: '1449–1494',
    note: 'Er stellte die Heiligen mitten unter die guten Familien von Florenz. Der junge Michelangelo rieb ihm die Farben.',
  },
  donatello: {
    years: '1386–1466',
    note: 'Seine Propheten scheinen gleich zu sprechen. Sein David war der erste frei stehende Akt seit der Antike.',
  },
  bramante: {
    years: '1444–1514',
    note: 'Er brachte Rom das Maß der Antike zurück. Sein kleiner Rundtempel ist vollkommen, sein Petersdom blieb ein Anfang.',
  },
  brunelleschi: {
    years: '1377–1446',
    note: 'Er schloss die Kuppel des Doms ohne Gerüst vom Boden aus, mit Hebemaschinen aus eigener Erfindung.',
  },
  lippi: {
    years: '1406–1469',
    note: 'Ein Karmelit, der mit einer Nonne durchging. Seine Madonnen tragen wohl ihre Züge, und auch der Sohn wurde Maler.',
  },
  borromini: {
    years: '1599–1667',
    note: 'Ein Steinmetzsohn vom Luganersee, der Mauern schwingen ließ. Rom hatte Platz für ihn oder für Bernini, kaum für beide.',
  },
  'francesco-d-assisi': {
    years: '1182–1226',
    note: 'Ein reicher Tuchhändlersohn, der alles zurückgab, auch die Kleider. Die Sonne nannte er Bruder, die Armut seine Braut.',
  },
  mochi: {
    years: '1580–1654',
    note: 'Ein Toskaner, dem Barock voraus. Piacenzas Bronzereiter mit wehenden Mänteln sind von ihm; in Rom war Bernini im Weg.',
  },
  giambologna: {
    years: '1529–1608',
    note: 'Ein Flame, der für immer in Florenz blieb. Seine Figuren winden sich so empor, dass man um sie herumgehen muss.',
  },
  bernini: {
    years: '1598–1680',
    note: 'Päpste kamen und gingen, er blieb: Brunnen, verzückte Heilige und die Kolonnaden, die den Petersplatz umarmen.',
  },
  'giordano-bruno': {
    years: '1548–1600',
    note: 'Ein entlaufener Dominikaner, für den die Sterne Sonnen mit eigenen Welten waren. Er widerrief nicht; Rom verbrannte ihn.',
  },
  vasari: {
    years: '1511–1574',
    note: 'Er baute die Uffizien und erfand die Kunstgeschichte: Seine Viten erzählen von fast allen hier, mit Klatsch.',
  },
  giorgione: {
    years: '1478–1510',
    note: 'Mit zweiunddreißig starb er an der Pest. Ein paar Bilder von Wetter und Stille genügten, um Venedigs Malerei zu ändern.',
  },
  giotto: {
    years: '1267–1337',
    note: 'Er gab gemalten Menschen Gewicht und Tränen. Im Alter entwarf er den Glockenturm des Doms und sah das erste Geschoss.',
  },
  'girolamo-savonarola': {
    years: '1452–1498',
    note: 'Der Prior von San Marco, der Florenz von der Kanzel regierte. Er verbrannte die Eitelkeiten, die Stadt dann ihn.',
  },
  romano: {
    years: '1499–1546',
    note: 'Raffaels bester Schüler. In Mantua baute er einen Palast voller Scherze, in dem gemalte Felsen Riesen begraben.',
  },
  alberti: {
    years: '1404–1472',
    note: 'Er schrieb über Malerei, Baukunst, Geheimschrift und Familie. Den Rucellai gab er Palast und Kirchenfassade.',
  },
  davinci: {
    years: '1452–1519',
    note: 'Maler, Ingenieur, Anatom und stets schon beim Nächsten. Fertig wurde wenig, und das Wenige ist weltberühmt.',
  },
  ghiberti: {
    years: '1378–1455',
    note: 'Er schlug Brunelleschi im Wettbewerb um die Baptisteriumstüren und arbeitete fast fünfzig Jahre daran. Die zweite heißt Paradiespforte.',
  },
  masaccio: {
    years: '1401–1428',
    note: 'Der „schlampige Thomas“ starb mit sechsundzwanzig. In der Brancacci-Kapelle werfen Menschen zum ersten Mal Schatten.',
  },
  buonarroti: {
    years: '1475–1564',
    note: 'Er nannte sich Bildhauer und musste eine Decke malen. David, Medicigräber, Roms Kuppel: alles von einer Hand.',
  },
  dellafrancesca: {
    years: '1420–1492',
    note: 'Ein Mathematiker mit Pinsel. Seine Gestalten stehen still wie Säulen, seine Herzöge zeigt er im Profil.',
  },
  perugino: {
    years: '1450–1523',
    note: 'Sanfte Heilige vor weiten umbrischen Hügeln, überall gefragt. Er malte schnell, und einer seiner Gehilfen war Raffael.',
  },
  sanzio: {
    years: '1483–1520',
    note: 'Er lernte von allen und ließ es leicht aussehen. Als er mit siebenunddreißig starb, hinterließ er die Stanzen und viele Madonnen.',
  },
  botticelli: {
    years: '1445–1510',
    note: 'Er malte den Medici Venus und Frühling, ganz Linie und wehendes Haar. Im Alter soll er Savonarola gefolgt sein.',
  },
  tintoretto: {
    years: '1518–1594',
    note: 'Der kleine Sohn des Färbers füllte Venedig mit wandgroßen Bildern, rasend schnell gemalt und oft für wenig Geld.',
  },
  vecellio: {
    years: '1490–1576',
    note: 'Karl V. soll ihm den Pinsel aufgehoben haben. Er malte an die siebzig Jahre lang, zuletzt mit den Fingern.',
  },
  'tommaso-d-aquino': {
    years: '1225–1274',
    note: 'Die Mitschüler nannten ihn den stummen Ochsen. Der stille Dominikaner schrieb die große Summe der Theologie.',
  },
  vignola: {
    years: '1507–1573',
    note: 'Baumeister der Farnese. Sein Büchlein über die fünf Säulenordnungen lag dreihundert Jahre auf jedem Zeichentisch.',
  },
};
