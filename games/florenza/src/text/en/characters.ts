import type { Character } from '../../characters.ts';

/** Notes on the forty characters: years of life and two lines about their work. Other languages have the same keys. */
export const NOTES = {
  delverrocchio: {
    years: '1437–1488',
    note: 'Goldsmith and bronze caster to the Medici. Leonardo, Perugino and Ghirlandaio learned in his workshop.',
  },
  mantegna: {
    years: '1431–1506',
    note: 'Court painter of the Gonzaga in Mantua, in love with Roman stone. The bridal chamber there opens its ceiling to the sky.',
  },
  palladio: {
    years: '1508–1580',
    note: 'A miller’s son who gave Vicenza its villas and temple fronts. Builders all over the world have copied from his books.',
  },
  damessina: {
    years: '1430–1479',
    note: 'A Sicilian who painted in oils with northern patience. His portraits in Venice look straight at you.',
  },
  'antonio-da-padova': {
    years: '1195–1231',
    note: 'A Franciscan from Lisbon whose sermons filled the squares. When nobody listened, legend says, he preached to the fish.',
  },
  dasangallo: {
    years: '1484–1546',
    note: 'The younger of two Antonios in a family of builders. In Rome he began the Palazzo Farnese; all his life he built vaults and forts.',
  },
  angelico: {
    years: '1395–1455',
    note: 'A Dominican who painted a quiet scene in each cell of San Marco. He prayed, it is said, before he took up the brush.',
  },
  cellini: {
    years: '1500–1571',
    note: 'Goldsmith, brawler and teller of his own life. He cast his bronze Perseus in one night of fever, with his pewter plates in the melt.',
  },
  'bernardo-di-chiaravalle': {
    years: '1090–1153',
    note: 'The abbot who made the strict Cistercians great. Kings and popes took his advice, and all Europe heard him preach.',
  },
  caravaggio: {
    years: '1571–1610',
    note: 'He painted saints as people of the street, in a single beam of light. A killing in Rome drove him south to his death.',
  },
  correggio: {
    years: '1489–1534',
    note: 'The painter of Parma, master of soft light. In his dome the clouds whirl upwards, long before the Baroque.',
  },
  ghirlandaio: {
    years: '1449–1494',
    note: 'He set the saints among the good families of Florence, faces and all. The boy Michelangelo ground colours for him.',
  },
  donatello: {
    years: '1386–1466',
    note: 'He carved prophets who seem about to speak and cast the first free-standing nude since antiquity, his David.',
  },
  bramante: {
    years: '1444–1514',
    note: 'He brought the measure of ancient Rome back to Rome. His little round temple is perfect; his Saint Peter’s was only begun.',
  },
  brunelleschi: {
    years: '1377–1446',
    note: 'He closed the dome of the cathedral without scaffolding from the ground, with hoists of his own invention.',
  },
  lippi: {
    years: '1406–1469',
    note: 'A Carmelite who ran off with a nun. His Madonnas have her face, people say, and their son became a painter too.',
  },
  borromini: {
    years: '1599–1667',
    note: 'A stonecutter’s son from Lake Lugano who made walls swing in and out. Rome had room for him or for Bernini, hardly for both.',
  },
  'francesco-d-assisi': {
    years: '1182–1226',
    note: 'A rich draper’s son who gave everything back, his clothes included. He called the sun brother and poverty his bride.',
  },
  mochi: {
    years: '1580–1654',
    note: 'A Tuscan ahead of the Baroque. Piacenza’s two bronze riders, cloaks in the wind, are his; in Rome Bernini stood in his way.',
  },
  giambologna: {
    years: '1529–1608',
    note: 'A Fleming who stayed in Florence for life. His figures twist upwards, so that you have to walk all the way round them.',
  },
  bernini: {
    years: '1598–1680',
    note: 'Popes came and went, but he stayed: fountains, saints in ecstasy, and the colonnade that embraces Saint Peter’s square.',
  },
  'giordano-bruno': {
    years: '1548–1600',
    note: 'A runaway Dominican who taught that the stars are suns with worlds of their own. Rome burned him for what he would not take back.',
  },
  vasari: {
    years: '1511–1574',
    note: 'Architect of the Uffizi, and of art history: his Lives tell of nearly everyone on these cards, gossip included.',
  },
  giorgione: {
    years: '1478–1510',
    note: 'He died at thirty-two of the plague. A few pictures of weather and silence were enough to change painting in Venice.',
  },
  giotto: {
    years: '1267–1337',
    note: 'He gave painted people weight and tears. As an old man he designed the bell tower of the cathedral and saw its lowest storey built.',
  },
  'girolamo-savonarola': {
    years: '1452–1498',
    note: 'The prior of San Marco who ruled Florence from the pulpit. He burned its vanities, and then the city burned him.',
  },
  romano: {
    years: '1499–1546',
    note: 'Raphael’s best pupil. In Mantua he built a palace full of jokes, where painted giants are buried under falling rocks.',
  },
  alberti: {
    years: '1404–1472',
    note: 'He wrote on painting, building, ciphers and families. The Rucellai owe him their palace and the front of Santa Maria Novella.',
  },
  davinci: {
    years: '1452–1519',
    note: 'Painter, engineer, anatomist, and always on to the next thing. He finished little, and the little is famous.',
  },
  ghiberti: {
    years: '1378–1455',
    note: 'He beat Brunelleschi to the doors of the Baptistery and spent nearly fifty years on them. The second pair is called the Gates of Paradise.',
  },
  masaccio: {
    years: '1401–1428',
    note: '“Sloppy Tom” died at twenty-six. In his Brancacci Chapel, painted people stand on the ground and cast shadows for the first time.',
  },
  buonarroti: {
    years: '1475–1564',
    note: 'He called himself a sculptor and was made to paint a ceiling. David, the Medici tombs, the dome of Saint Peter’s: all from one hand.',
  },
  dellafrancesca: {
    years: '1420–1492',
    note: 'A mathematician with a brush. His figures stand as still as columns, and his dukes are seen in profile.',
  },
  perugino: {
    years: '1450–1523',
    note: 'Gentle saints before wide Umbrian hills, in demand everywhere. He worked fast, and one of his helpers was Raphael.',
  },
  sanzio: {
    years: '1483–1520',
    note: 'He learned from everybody and made it look easy. He died at thirty-seven, leaving the pope’s rooms and a hundred Madonnas.',
  },
  botticelli: {
    years: '1445–1510',
    note: 'The Medici’s painter of Venus and of Spring, all line and flowing hair. In old age he is said to have followed Savonarola.',
  },
  tintoretto: {
    years: '1518–1594',
    note: 'The dyer’s little son filled Venice with canvases as large as walls, painted at full speed and often for little money.',
  },
  vecellio: {
    years: '1490–1576',
    note: 'Emperor Charles V picked up his brush, they say. He painted for some seventy years, in the end with his fingers.',
  },
  'tommaso-d-aquino': {
    years: '1225–1274',
    note: 'Fellow students called him the dumb ox. The quiet Dominican wrote the Summa, the great survey of all that theology knew.',
  },
  vignola: {
    years: '1507–1573',
    note: 'Architect to the Farnese. His small book on the five orders lay on every builder’s table for three hundred years.',
  },
} satisfies Readonly<Record<Character, { readonly years: string; readonly note: string }>>;
