import { COMMON, dative, genitive } from '@signoria/common/text/de';
import { capital, prose } from '@signoria/engine';
import type { Die, Track } from '../../components.ts';
import type { Words } from '../en/words.ts';
import { LINES, points } from './lines.ts';
import { REASONS } from './reasons.ts';
import { VERBS } from './verbs.ts';

const COLOURS = { white: 'weiß', brown: 'braun', grey: 'grau', green: 'grün', red: 'rot', yellow: 'gelb' };
const TITLES = { captain: COMMON.captain.title, bishop: COMMON.bishop.title, preacher: COMMON.preacher.title };
const POPE = 'Papst Sixtus IV.';
const named = (name: string) => ({ name, the: `die ${name}` });
const track = (of: Track) => named(`Leiste des ${TITLES[of]}s`);
const steps = (count: number) => `${count} ${count === 1 ? 'Schritt' : 'Schritte'}`;

export const WORDS = {
  ...COMMON,
  title: 'Florenza Dice Game',
  summary:
    'Sechs Würfel für alle, drei davon für dich: Sammle Marmor, Gold und Gewürze, stelle Künstler für Palazzo und Chiesa ein und baue einen Stadtteil im Florenz der Renaissance auf. Für zwei bis vier Familien oder allein gegen Papst Sixtus IV.',
  options: {
    pope: {
      name: POPE,
      explained:
        'Wer allein spielt, muss 40, 50, 60 oder 70 Siegpunkte erreichen: leicht, normal, schwer oder extrem. Mit mehr Personen ändert das nichts (R13.8).',
      choices: { easy: 'leicht', normal: 'normal', hard: 'schwer', extreme: 'extrem' },
    },
  },

  spare: (count) => (count === 1 ? 'Reservematerial' : 'Reservematerialien'),
  star: (count) => (count === 1 ? 'Stern' : 'Sterne'),
  resources: (count) => `${count} ${count === 1 ? 'Material' : 'Materialien einer Art'}`,
  artworks: (count) => (count === 1 ? '1 Kunstwerk' : `${count} Kunstwerke`),
  points,
  steps,
  stepsOn: (count, on) =>
    on === null ? prose`${steps(count)} auf einer Leiste` : prose`${steps(count)} auf der ${on}`,
  anyResource: 'ein beliebiges Material',
  aDie: 'ein weiterer Würfel',
  asABonus: 'als Bonus',

  colours: COLOURS,
  die: (of: Die) => ({
    short: capital(COLOURS[of]),
    name: `${COLOURS[of]}er Würfel`,
    the: `den ${COLOURS[of]}en Würfel`,
  }),
  shown: (die, value) => ({
    name: `${capital(COLOURS[die])} ${value}`,
    article: 'die ',
    noun: `${COLOURS[die]}e ${value}`,
  }),
  space: (number) => ({ name: `Bauplatz ${number}`, the: `Bauplatz ${number}` }),
  track,
  titles: TITLES,
  people: {
    captain: { name: COMMON.captain.name, gloss: 'Anführer der Bürgerwehr' },
    bishop: { name: TITLES.bishop, gloss: 'Oberhaupt des Bistums' },
    preacher: { name: TITLES.preacher, gloss: 'ein Bruder, den die ganze Stadt hören will' },
  },
  hired: {
    architect: 'einen Architekten',
    sculptor: 'einen Bildhauer',
    painter: 'einen Maler',
    anonymous: 'einen unbekannten Künstler',
    any: 'einen Künstler beliebigen Fachgebiets',
  },
  anArtist: 'einen Künstler',
  ghost: { name: POPE, gloss: 'dein Gegner im Solospiel' },
  areas: {
    palazzo: { name: 'Palazzo', gloss: 'der Palast deiner Familie' },
    chiesa: { name: 'Chiesa', gloss: 'die Kirche deines Stadtteils' },
    rione: { name: 'Rione', gloss: 'die Straßen deines Stadtteils' },
    supply: { name: 'Vorrat', gloss: 'was du noch ausgeben kannst' },
  },
  places: { palazzo: 'des Palazzo', chiesa: 'der Chiesa' },
  glosses: {
    ...COMMON.glosses,
    altare: 'Altar',
    taverna: 'Schenke',
    'bottega-d-arte': 'Kunstwerkstatt',
  },
  scoreLines: {
    palazzo: 'Palazzo mit Künstlern',
    palazzoBonus: 'Bonus für den vollendeten Palazzo',
    chiesa: 'Chiesa mit Künstlern',
    buildings: 'Gebäude des Rione',
    captainTrack: track('captain').name,
    stars: 'Übrige Sterne',
    spares: 'Übrige Reservematerialien',
    fiorini: 'Übrige Fiorini',
  },

  brief: {
    used: 'genutzt',
    prestige: (count) => (Math.abs(count) === 1 ? 'Siegpunkt' : 'Siegpunkte'),
    firstPlayer: 'Startspieler',
    masterpiece: COMMON.masterpiece,
    less: (fiorini) => `${fiorini} weniger`,
    build: 'bauen',
    change: (fiorini) => `lieber ${fiorini} nehmen`,
    lose: 'verfallen lassen',
    done: 'fertig',
    popeTarget: (target) => `wird ${target} Punkte haben`,
    beat: (mine, his) => `Du gewinnst gegen ${POPE} mit ${mine} zu ${his}`,
    lostTo: (mine, his) => `${POPE} gewinnt mit ${his} zu ${mine}`,
  },

  stages: {
    income: 'Einkommen',
    captainsResource: 'das Material des Hauptmanns',
    turn: (turn, turns) => `Zug ${turn} von ${turns}`,
    ghost: 'die Würfel des Papstes · einer für dich',
    die: (die, dice) => `Würfel ${die} von ${dice}`,
    others: 'die Würfel der anderen',
    end: 'alle Würfel genutzt',
  },

  questions: {
    die: (who, role, any) => {
      if (role === 'active') return prose`${who}, welchen Würfel nutzt du, und wofür?`;
      if (role === 'bonus') return prose`${who}, welchen der sechs Würfel nutzt du als Bonus, und wofür?`;
      return any
        ? prose`${who}, welchen der sechs Würfel nutzt du als Bischof, und wofür?`
        : prose`${who}, welchen der drei übrigen Würfel nutzt du, und wofür?`;
    },
    hire: (who, artist, { name }, price) =>
      price === null
        ? prose`${who}, für welches Kunstwerk stellst du ${artist} ein (${name})?`
        : prose`${who}, für welches Kunstwerk stellst du ${artist} ein (${name}, ${price})?`,
    mark: (who, left, count, { name }) =>
      count === 1
        ? prose`${who}, du hast ${left} (${name}): Wohin damit?`
        : prose`${who}, du hast ${left} (${name}): Wohin mit dem nächsten Material?`,
    markAny: (who, from) =>
      from === 'captain'
        ? prose`Hauptmann ${who}, welches Material nimmst du, und wofür?`
        : prose`${who}, welches Material nimmst du als Bonus, und wofür?`,
    track: (who, count) => prose`${who}, deine Chiesa ist vollendet: Auf welcher Leiste gehst du ${count} Schritte?`,
    income: (who) => prose`${who}, welches Einkommen deiner Chiesa nimmst du als Nächstes?`,
    end: (who) => prose`${who}, möchtest du noch etwas ausgeben oder bauen?`,
  },

  verbs: VERBS,

  moves: {
    recruit: (artist, price) =>
      price === null ? prose`Stelle gratis ${artist} ein` : prose`Stelle für ${price} ${artist} ein`,
    usedAs: (range, { the }) => prose`gilt dank ${dative(the)} als ${range === 'low' ? 'niedrig' : 'hoch'}`,
    hire: (artist, { the }, price) =>
      price === null
        ? prose`Stelle gratis ${artist} für ${the} ein`
        : prose`Stelle für ${price} ${artist} für ${the} ein`,
    masterpiece: (star) => prose`ein Meisterwerk für ${star}`,
    mark: (resource, { the }) => prose`Markiere ${resource} für ${the}`,
    insteadOf: (resource, { the }) => prose`statt ${resource}, dank ${dative(the)}`,
    change: (fiorini, resource) => prose`Nimm ${fiorini} statt ${resource}`,
    lose: (resource) => prose`Lass ${resource} verfallen`,
    advance: (way) => prose`Gehe ${way}`,
    collect: ({ the }, income) => prose`Nimm das Einkommen ${genitive(the)}: ${income}`,
    spare: (resource, { the }) => prose`${{ of: 'spare', text: 'Reservematerial' }}: ${resource} für ${the}`,
    coin: (fiorini, { the }) => prose`Gib ${fiorini} für ${the} aus`,
    build: ({ the }, { name }) => prose`Baue ${the} auf ${name}`,
    loses: (goods) => prose`du verlierst ${goods}`,
    done: 'Fertig (nichts mehr ausgeben oder bauen)',
  },

  events: {
    roundBegan: (round) => prose`Runde ${round} beginnt.`,
    incomeCollected: (who, { the }) => prose`${who} erhält das Einkommen ${genitive(the)}.`,
    officesNamed: (holders, offices) =>
      prose`${holders.captain ?? 'Niemand'} ist ${offices.captain}, ${holders.bishop ?? 'niemand'} ist ${offices.bishop}.`,
    bothOffices: (holder, offices) => prose`${holder} ist ${offices.captain} und ${offices.bishop}.`,
    rolled: (who, dice) => prose`${who} würfelt ${dice}.`,
    dieUsed: (who, { the }, use) => prose`${who} nutzt ${the} für ${use}.`,
    marked: (who, good, { the }) => prose`${who} markiert ${good} für ${the}.`,
    coinSpent: (who, fiorini, { the }) => prose`${who} gibt ${fiorini} für ${the} aus.`,
    spareSpent: (who, resource, { the }) => prose`${who} gibt ein Reservematerial aus: ${resource} für ${the}.`,
    traded: (who, took, gave, { the }) => prose`${who} nimmt dank ${dative(the)} ${took} statt ${gave}.`,
    changed: (who, fiorini, resource, { the }) => prose`${who} nimmt dank ${dative(the)} ${fiorini} statt ${resource}.`,
    lost: (who, resource) => prose`${who} verliert ${resource}, weil kein Symbol dafür frei ist.`,
    dieLost: (who) => prose`${who} verliert den weiteren Würfel: Es ist noch nicht gewürfelt worden.`,
    gained: (who, gain) => prose`${who} erhält ${gain}.`,
    advanced: (who, { name }, space, bonus) =>
      bonus === null
        ? prose`${who} markiert Feld ${space} der ${name}.`
        : prose`${who} markiert Feld ${space} der ${name}: ${bonus}.`,
    pastEnd: (who, { name }, fiorini) => prose`${who} ist am Ende der ${name} und erhält für den Schritt ${fiorini}.`,
    artistHired: (who, artist, { the }, price, discount, worth, star) =>
      prose`${who} stellt ${price === null ? ['gratis'] : prose`für ${price}`} ${artist} für ${the} ein${discount}: ${worth} mehr${star ? ', ein Meisterwerk' : ''}.`,
    palazzoCompleted: (who, palazzo) => prose`${who} vollendet den ${palazzo}.`,
    chiesaCompleted: (who, chiesa) => prose`${who} vollendet die ${chiesa}.`,
    built: (who, { the }, { name }, lost) =>
      lost === null
        ? prose`${who} baut ${the} auf ${name}.`
        : prose`${who} baut ${the} auf ${name} und verliert ${lost}.`,
    palazzoBonus: (who, worth, palazzo) => prose`${who} erhält ${worth} für den vollendeten ${palazzo}.`,
    ghostChose: (ghost, dice) => prose`${ghost} nimmt drei Würfel: ${dice}.`,
    ghostAdvanced: (ghost, way, space) => prose`${ghost} geht ${way} bis Feld ${space}.`,
    ghostStays: (ghost, { name }) => prose`${ghost} bleibt am Ende der ${name}.`,
  },

  reasons: REASONS,

  lines: LINES,
} satisfies Words;
