import { dative } from '@signoria/common/text/de';
import { plain } from '@signoria/engine';
import type { Lines } from '../en/lines.ts';

export const points = (count: number) => `${count} ${count === 1 ? 'Siegpunkt' : 'Siegpunkte'}`;

export const LINES = {
  kinds: {
    die: 'Würfel',
    artwork: 'Kunstwerk',
    space: 'Bauplatz im Rione',
    office: 'Amt und Leiste',
    track: 'Leiste',
    bonus: 'Feld einer Leiste',
    sheet: 'Teil des Blatts',
    opponent: 'Gegner',
  },

  building: (number) => `Gebäude ${number}`,
  worth: (worth) => `Am Spielende ${worth}`,
  brings: (gain) => `Bringt bei der Vollendung ${gain}`,

  dieResources: (low, high) => `Für Material: 1 bis 3 bringen ${low}, 4 bis 6 bringen ${high}`,
  dieRecruits: (low, high) => `Zum Anwerben: 1 bis 3 bringen ${low}, 4 bis 6 bringen ${high}`,
  artistFor: (artist, fiorini) => `${artist} für ${fiorini}`,
  anyDie: (fiorini) => `Oder ${fiorini}, egal, was er zeigt`,
  anyValueWith: ({ the }) => `Mit ${plain(dative(the))} kann der Würfel als beliebiger Wert gelten`,
  tradesWith: ({ the }) =>
    `Mit ${plain(dative(the))} darfst du statt eines Materials dieses Würfels ein anderes nehmen`,

  broughtBy: (the) => `Erhältlich durch ${the}`,
  needed: (works) => `Gebraucht für: ${works}`,
  coin: 'Gib 100 aus dem Vorrat aus, um ein Fiorini-Symbol zu markieren, immer wenn du etwas zu entscheiden hast',
  start: (amount) => `Alle beginnen mit ${amount}`,
  left: (amount, worth) => `Am Spielende übrig: ${worth} für je ${amount}`,

  artistAdds: (paid, anonymous) => `Der Künstler bringt ${paid} mehr, ein unbekannter ${anonymous}`,
  anonymousAdds: (worth) => `Bringt ${worth} mehr`,
  masterpiece: (star, withZecca) => `Ein Meisterwerk bringt ${star} mehr, mit der Zecca ${withZecca}`,
  income: (income) => `Bringt ${income}, bei der Vollendung und beim Einkommen jeder späteren Runde`,
  palazzoBonus: ([first, ...others]) =>
    `Alle vier zusammen: ${first} Siegpunkte für den Ersten, der sie hat, dann ${others.join(', ')}`,
  palazzoAlone: (byRound) => `Im Solospiel, Runde für Runde: ${byRound.join(', ')}`,
  chiesaBonus: (steps) => `Alle vier zusammen bringen ${steps} deiner Wahl`,

  anyValue: (the) => `Du darfst ${the} nutzen, als zeigte er einen anderen Wert`,
  trades: (the) => `Nutzt du ${the} für Material, darfst du statt eines davon ein anderes nehmen`,
  special: (building, { brings, fiorini, artist }) =>
    ({
      casa: `Nutze einen beliebigen Würfel, um gratis einen unbekannten Künstler einzustellen; er bringt ${points(artist.anonymous)}`,
      mercatante: `Nutze einen beliebigen Würfel für ${brings.mercatante} Materialien einer Art deiner Wahl`,
      convento: `Nutze einen beliebigen Würfel für ${brings.convento} Schritte auf einer Leiste deiner Wahl`,
      taverna: `Nutze einen beliebigen Würfel für ${fiorini.taverna} Fiorini`,
      cambiavalute: `Nimm ${fiorini.cambiavalute} Fiorini statt eines Materials`,
      'bottega-d-arte': `Ein Künstler kostet dich ${fiorini.bottega} Fiorini weniger`,
      mercato: `Bringt beim Bau ${brings.mercato} Reservematerialien`,
      zecca: `Jedes Meisterwerk bringt von nun an ${artist.starWithZecca} Siegpunkte statt ${artist.star}`,
      palagio: 'Der Künstler, den du mit dem grünen, roten oder gelben Würfel einstellst, darf jedes Fachgebiet haben',
    })[building],
  onceATurn: 'Einmal pro Zug, auch in den Zügen der anderen',
  noEffect: 'Keine Wirkung außer den Siegpunkten',

  firstSpace: 'Hier steht das Gebäude, das du zu Beginn gewürfelt hast; es ist gratis',
  icons: (icons) => `Symbole zum Markieren: ${icons}`,
  after: (space) => `Wird nach ${space} bebaut; markieren darfst du schon vorher`,
  spaceBrings: (gain) => `Ein Gebäude hier bringt dir sofort ${gain}`,
  spaceWorth: (worth) => `Ein Gebäude bringt hier ${worth} mehr`,

  people: {
    captain: [
      'Wer nach dem Einkommen die meisten Felder markiert hat, ist diese Runde Hauptmann, bei Gleichstand niemand',
      'Der Hauptmann nimmt ein beliebiges Material und markiert es sofort',
    ],
    bishop: [
      'Wer nach dem Einkommen die meisten Felder markiert hat, ist diese Runde Bischof, bei Gleichstand niemand',
      'Ist ein anderer am Zug, darf der Bischof jeden der sechs Würfel nutzen',
    ],
    preacher: ['Hat kein Amt; seine Leiste gibt Sterne und Schritte auf den anderen Leisten'],
  },
  spaces: (bonuses) => `Felder der Reihe nach: ${bonuses}`,
  pastEnd: (fiorini) => `Jeder Schritt über das Ende hinaus bringt ${fiorini}`,

  star: 'Gib ihn beim Einstellen eines Künstlers aus, um das Kunstwerk zum Meisterwerk zu machen; höchstens einer je Kunstwerk',
  spare: 'Gib es aus, um ein Symbol eines beliebigen Materials zu markieren, immer wenn du etwas zu entscheiden hast',
  bonuses: {
    resource: {
      gloss: 'gleich welcher Art',
      line: 'Wird sofort markiert; es lässt sich nicht aufheben und verfällt, wenn kein Symbol frei ist',
    },
    die: {
      gloss: 'ein beliebiger der sechs',
      line: 'Nutze einen Würfel, wie er liegt, auch einen schon genutzten; er zählt nicht zu deinen dreien',
    },
    points: { gloss: 'für alle, die so weit kommen', line: 'Am Spielende gewertet, zusammen mit denen davor' },
    none: { gloss: 'ein Feld ohne Bonus', line: 'Gilt als markiert, bringt aber nichts' },
  },

  hiredWith: (the) => `Einzustellen mit ${the.replace(/^den /, 'dem ')}`,
  anonymous: ({ the }) => `Dank ${plain(dative(the))} mit jedem Würfel einzustellen, gratis und für jedes Kunstwerk`,

  ghost: [
    'Im zweiten Zug jeder Runde wird für ihn gewürfelt, und er nimmt drei Würfel; du nutzt einen der anderen',
    'Weiß und Braun bringen ihn auf den Leisten des Hauptmanns und des Bischofs voran, wenn er sie nimmt oder du sie in deinem Zug liegen lässt',
    'Er kann beide Ämter haben, hat aber nichts davon',
  ],
  ghostScores: (worth) => `Um ihn zu schlagen: ${worth}`,
  areas: {
    palazzo: 'Vier Kunstwerke, jedes für einen Künstler eines Fachgebiets',
    chiesa: 'Vier Kunstwerke, jedes für einen Künstler aus einem von zwei Fachgebieten; sie bringen Einkommen',
    rione: 'Acht Bauplätze, die der Reihe nach bebaut werden; auf dem ersten steht von Anfang an ein Gebäude',
    supply: 'Reservematerialien, Sterne und Fiorini in beliebiger Zahl, bis du sie ausgibst',
  },
} satisfies Lines;
