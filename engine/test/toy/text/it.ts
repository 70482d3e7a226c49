import { prose } from '../../../src/index.ts';
import type { Words } from './en.ts';

const cubes = (count: number) => (count === 1 ? '1 cubetto' : `${count} cubetti`);

export const IT: Words = {
  title: 'Palio',
  summary: 'Due o tre fantini fanno offerte per le carte, le giocano e sperano di non sedere accanto a un ladro.',
  overview: {
    aim: 'Vuoi avere più punti di tutti.',
    round: {
      name: 'Un round',
      steps: ['Fai offerte per le carte e le giochi.', 'I ladri prendono ciò che sta accanto a loro.'],
    },
    end: 'La partita finisce dopo 3 round.',
    points: ['Carte giocate e cubetti rimasti.'],
  },
  rulebook: {
    aim: 'Scopo',
    end: 'Fine della partita',
    points: 'Punti',
    example: 'Esempio',
    ruling: {
      name: 'Nostra interpretazione',
      explained: 'Il regolamento stampato non lo dice. Noi abbiamo deciso così.',
      legend: 'indica una nostra interpretazione: ciò che il regolamento stampato lascia aperto e noi abbiamo deciso.',
    },
  },
  options: { thieves: { name: 'Ladri', explained: 'Si gioca con i quattro ladri (R5).' } },
  cards: { horse: 'cavallo', baker: 'fornaio', thief: 'ladro' },
  glosses: { horse: 'corre la gara', baker: 'sfama la contrada', thief: 'vive alle spalle dei vicini' },
  cube: { name: 'cubetto', gloss: 'il denaro della contrada' },
  kinds: { card: 'carta', cube: 'moneta' },
  cubes,
  earns: (count) => `Giocata, porta ${cubes(count)}.`,
  worth: (points) => `${points} punti alla fine.`,
  aCube: '1 punto alla fine.',
  steals: 'Ruba un cubetto al vicino di sinistra.',
  questions: {
    bid: (name) => `${name} offre in segreto per la prima carta del mazzo.`,
    act: (name) => `${name} gioca una carta o prende un cubetto.`,
    pay: (name, thief) => `${name} paga un cubetto a ${thief} o tenta la sorte con il dado.`,
  },
  waiting: (names) => `Il tavolo aspetta ${names}.`,
  stage: (round) => `Round ${round} di 3`,
  over: 'La partita è finita',
  verbs: { bid: 'Offri', play: 'Gioca una carta', take: 'Prendi un cubetto', pay: 'Paga', roll: 'Tira il dado' },
  moves: {
    bid: (count) => prose`Offri ${cubes(count)}`,
    play: (card) => prose`Gioca il ${card}`,
    take: (cube) => prose`Prendi un ${cube}`,
    pay: (cube) => prose`Paga il ${cube}`,
    roll: 'Tira il dado',
  },
  events: {
    sealed: (name) => `${name} ha fatto la sua offerta.`,
    took: (name) => `${name} prende un cubetto.`,
    bids: (bids, name) => `Le offerte sono ${bids}; vince ${name}.`,
    drew: (name, card) => prose`${name} pesca il ${card}.`,
    drewUnseen: (name) => `${name} pesca una carta.`,
    played: (name, card) => prose`${name} gioca il ${card}.`,
    paid: (name, thief, count) => `${name} dà ${cubes(count)} a ${thief}.`,
    rolled: (name, pips) => `${name} tira ${pips}.`,
  },
  reasons: {
    lacks: 'Non hai tanti cubetti.',
    notInHand: 'Non hai questa carta in mano.',
    notAsked: 'Ti si chiede altro, o nulla.',
  },
  scoreLines: { cards: 'Carte giocate', cubes: 'Cubetti' },
  rules: {
    R1: 'La partita dura 3 round. In ogni round tutti offrono, poi tutti agiscono a giro.',
    R2: 'Ognuno comincia con 2 carte e 2 cubetti; nel gioco ci sono 12 cubetti.',
    R3: 'Tutti offrono in segreto fino a 3 cubetti propri per la prima carta. La maggiore offerta paga e la pesca.',
    R4: 'Chi agisce gioca una carta, che porta i suoi cubetti, o prende un cubetto.',
    R5: 'Chi siede a sinistra di un ladro gli paga un cubetto o tira un dado, e con un numero dispari lo tiene.',
    R6: 'Le carte giocate e i cubetti rimasti sono punti; vince chi ne ha di più.',
  },
};
