import { fromFamily } from '@signoria/common/text/it';
import { prose } from '@signoria/engine';
import type { EffectTime } from '../../components.ts';
import type { Words } from '../en/words.ts';

const bricks = (count: number) => (count === 1 ? '1 mattone' : `${count} mattoni`);

/** The moments at which personnel can be played. */
const WHEN: Readonly<Partial<Record<EffectTime, string>>> = {
  beforeCard: 'prima di prendere una carta',
  beforeBuilding: 'prima di posare il primo mattone',
  untilBuilt: 'prima di finire di costruire',
  tearingDown: 'quando si demoliscono le tue torri',
  exchangeToCommissions: 'dallo scambio alle commissioni',
};

export const REASONS: Words['reasons'] = {
  notAsked: 'È il turno di un altro giocatore.',
  over: 'La partita è finita.',
  exchanged: 'In questo turno hai già fatto uno scambio.',
  begun: 'Puoi scambiare solo prima di posare il primo mattone.',
  mostBricks: 'Hai posato tutti i mattoni che un turno permette.',
  noSeal: 'Non hai più sigilli.',
  neutral: 'Un sigillo neutrale chiude questa commissione per tutta la partita.',
  sameColour: 'Non puoi dare e prendere lo stesso colore.',
  mustSwap: 'Devi scambiare almeno un mattone.',
  celebration: 'Puoi scartare una celebrazione solo con il Patrizio.',
  notThere: 'Non è disponibile.',
  alike: 'Una torre identica è già fra le scelte.',
  willStand: 'Questa torre non viene demolita.',
  otherQuestion: (ask) =>
    `Prima ${
      {
        card: 'scegli una carta',
        cost: 'paga la carta',
        event: 'decidi se giocare il Patrizio',
        build: 'finisci di costruire',
        exchange: 'paga lo scambio',
        pay: 'cedi i mattoni dovuti',
        lower: 'abbassa una delle tue torri',
        tearDown: 'decidi se salvare una torre abbandonata',
        commission: 'decidi quali commissioni soddisfare',
        cardLimit: 'scarta una carta',
        spare: 'scegli la torre da salvare',
        wholesale: 'scegli una carta per il Grossista',
        swap: 'finisci di scambiare',
        dismiss: 'scarta una celebrazione',
        rob: 'prendi un mattone',
        smuggle: 'dai un mattone in cambio',
        sabotage: 'scegli una torre',
      }[ask]
    }.`,
  tooFewBricks: (needs, has) => `Costa ${bricks(needs)}; ${has === 0 ? 'non ne hai' : `ne hai ${has}`}.`,
  tooCostly: (cost, left) =>
    `La costruzione costerebbe ${bricks(cost)}, e per pagarla ${left === 0 ? 'non ne resterebbe' : left === 1 ? 'ne resterebbe solo 1' : `ne resterebbero solo ${left}`}.`,
  noBrick: (none) => prose`Nel tuo magazzino non c’è ${none}.`,
  notOnCard: (none) => prose`Su questa carta non c’è ${none}.`,
  notTheirs: (none) => prose`Questo giocatore non ha ${none}.`,
  sealed: (family) => `È già stata soddisfatta ${fromFamily(family)}.`,
  notDue: (numeral) => `Prima tocca al balcone ${numeral}.`,
  noTower: (commission) => prose`Non hai una torre per ${commission}: colore e piani devono corrispondere esattamente.`,
  wrongHeight: ({ the }, height) => prose`Per ${the} ti serve una torre di esattamente ${height} piani.`,
  playedAlready: ({ the }) => prose`In questo turno hai già giocato ${the}.`,
  wrongMoment: ({ the }, moment) => prose`Puoi giocare ${the} solo ${WHEN[moment] ?? 'nel tuo turno'}.`,
  noEffect: ({ the }) => prose`Giocare ora ${the} non avrebbe effetto.`,
};
