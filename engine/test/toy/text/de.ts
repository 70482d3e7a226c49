import { prose } from '../../../src/index.ts';
import type { Words } from './en.ts';

const cubes = (count: number) => (count === 1 ? '1 Würfelchen' : `${count} Würfelchen`);

export const DE: Words = {
  title: 'Palio',
  summary: 'Zwei oder drei Reiter bieten auf Karten, spielen sie aus und hoffen, dass kein Dieb neben ihnen sitzt.',
  overview: {
    aim: 'Du willst die meisten Punkte.',
    round: {
      name: 'Eine Runde',
      steps: ['Du bietest auf Karten und spielst sie aus.', 'Diebe nehmen, was neben ihnen liegt.'],
    },
    end: 'Das Spiel endet nach 3 Runden.',
    points: ['Ausgespielte Karten und übrige Würfelchen.'],
  },
  rulebook: {
    aim: 'Ziel',
    end: 'Ende des Spiels',
    points: 'Punkte',
    example: 'Beispiel',
    ruling: {
      name: 'Unsere Festlegung',
      explained: 'Die gedruckte Anleitung lässt das offen. So haben wir es entschieden.',
      legend:
        'kennzeichnet unsere Festlegungen: das, was die gedruckte Anleitung offenlässt und wir entschieden haben.',
    },
  },
  options: { thieves: { name: 'Diebe', explained: 'Spielt mit den vier Dieben (R5).' } },
  cards: { horse: 'Pferd', baker: 'Bäcker', thief: 'Dieb' },
  glosses: { horse: 'es läuft das Rennen', baker: 'er nährt das Viertel', thief: 'er lebt von seinen Nachbarn' },
  cube: { name: 'Würfelchen', gloss: 'das Geld des Viertels' },
  kinds: { card: 'Karte', cube: 'Währung' },
  cubes,
  earns: (count) => `Bringt ausgespielt ${cubes(count)}.`,
  worth: (points) => `${points} Punkte am Ende.`,
  aCube: '1 Punkt am Ende.',
  steals: 'Stiehlt links daneben ein Würfelchen.',
  questions: {
    bid: (name) => `${name} bietet verdeckt auf die oberste Karte des Stapels.`,
    act: (name) => `${name} spielt eine Karte aus oder nimmt ein Würfelchen.`,
    pay: (name, thief) => `${name} zahlt ${thief} ein Würfelchen oder versucht das Glück mit dem Würfel.`,
  },
  waiting: (names) => `Der Tisch wartet auf ${names}.`,
  stage: (round) => `Runde ${round} von 3`,
  over: 'Das Spiel ist zu Ende',
  verbs: { bid: 'Bieten', play: 'Karte ausspielen', take: 'Ein Würfelchen nehmen', pay: 'Zahlen', roll: 'Würfeln' },
  moves: {
    bid: (count) => prose`${cubes(count)} bieten`,
    play: (card) => prose`${card} ausspielen`,
    take: (cube) => prose`Ein ${cube} nehmen`,
    pay: (cube) => prose`Das ${cube} zahlen`,
    roll: 'Würfeln',
  },
  events: {
    sealed: (name) => `${name} hat geboten.`,
    took: (name) => `${name} nimmt ein Würfelchen.`,
    bids: (bids, name) => `Die Gebote sind ${bids}; ${name} gewinnt.`,
    drew: (name, card) => prose`${name} zieht: ${card}.`,
    drewUnseen: (name) => `${name} zieht eine Karte.`,
    played: (name, card) => prose`${name} spielt aus: ${card}.`,
    paid: (name, thief, count) => `${name} gibt ${thief} ${cubes(count)}.`,
    rolled: (name, pips) => `${name} würfelt eine ${pips}.`,
  },
  reasons: {
    lacks: 'So viele Würfelchen hast du nicht.',
    notInHand: 'Diese Karte hältst du nicht.',
    notAsked: 'Du bist nach etwas anderem gefragt, oder gar nicht.',
  },
  scoreLines: { cards: 'Ausgespielte Karten', cubes: 'Würfelchen' },
  rules: {
    R1: 'Das Spiel geht über 3 Runden. In jeder bieten alle, danach handeln alle reihum.',
    R2: 'Alle beginnen mit 2 Karten und 2 Würfelchen; 12 Würfelchen sind im Spiel.',
    R3: 'Alle bieten verdeckt bis zu 3 eigene Würfelchen auf die oberste Karte. Das höchste Gebot zahlt und zieht sie.',
    R4: 'Wer handelt, spielt eine Karte aus, die ihre Würfelchen bringt, oder nimmt ein Würfelchen.',
    R5: 'Wer links von einem Dieb sitzt, zahlt ihm ein Würfelchen oder würfelt und behält es bei ungerader Zahl.',
    R6: 'Ausgespielte Karten und übrige Würfelchen sind Punkte; die meisten Punkte gewinnen.',
  },
};
