import { ofFamily } from '@signoria/common/text/it';
import { prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';

const bricks = (count: number) => (count === 1 ? '1 mattone' : `${count} mattoni`);

export const REASONS: Words['reasons'] = {
  notAsked: 'È il turno di un altro giocatore.',
  over: 'La partita è finita.',
  exchanged: 'In questo turno hai già scambiato.',
  begun: 'Si scambia prima di posare il primo mattone.',
  mostBricks: 'Hai posato tutti i mattoni che un turno permette.',
  noSeal: 'Non hai più sigilli.',
  neutral: 'Un sigillo neutrale chiude questa commissione per tutta la partita.',
  sameColour: 'Nessun colore può andare nei due sensi.',
  mustSwap: 'Una volta lì, almeno un mattone va scambiato.',
  celebration: 'Le celebrazioni non si scartano; può farlo solo il Patrizio.',
  notThere: 'Non c’è.',
  alike: 'Una torre identica è già fra le scelte.',
  willStand: 'Questa torre non cade.',
  otherQuestion: (ask) =>
    `Prima ${
      {
        card: 'va scelta una carta',
        cost: 'va pagata la carta',
        event: 'devi dire se giochi il Patrizio',
        build: 'va finita la costruzione',
        exchange: 'va pagato lo scambio',
        pay: 'vanno ceduti i mattoni',
        lower: 'va abbassata una torre',
        tearDown: 'si decide delle torri abbandonate',
        commission: 'si decide delle commissioni',
        cardLimit: 'va scartata una carta',
        spare: 'va nominata la torre che resta',
        wholesale: 'il Grossista ha bisogno di una carta della fila',
        swap: 'va concluso il baratto',
        dismiss: 'va scartata una celebrazione',
        rob: 'va preso un mattone',
        smuggle: 'va dato un mattone in cambio',
        sabotage: 'va nominata una torre',
      }[ask]
    }.`,
  tooFewBricks: (needs, has) => `Costa ${bricks(needs)}; ${has === 0 ? 'non ne hai' : `ne hai ${has}`}.`,
  tooCostly: (cost, left) =>
    `La costruzione costerebbe ${bricks(cost)}, e per pagarla ${left === 0 ? 'non ne resterebbe' : left === 1 ? 'ne resterebbe solo 1' : `ne resterebbero solo ${left}`}.`,
  noBrick: (none) => prose`Nel tuo magazzino non c’è ${none}.`,
  notOnCard: (none) => prose`Su questa carta non c’è ${none}.`,
  notTheirs: (none) => prose`Questo giocatore non ha ${none}.`,
  sealed: (family) => `C’è già il sigillo ${ofFamily(family)}.`,
  notDue: (numeral) => `Prima va soddisfatto il balcone ${numeral}.`,
  noTower: (commission) => prose`Non hai una torre per ${commission}: colore e piani devono corrispondere esattamente.`,
  wrongHeight: ({ the }, height) => prose`Per ${the} una torre deve avere esattamente ${height} piani.`,
  playedAlready: ({ the }) => prose`In questo turno hai già giocato ${the}.`,
  wrongMoment: ({ the }) => prose`Non è il momento per ${the}.`,
  noEffect: ({ the }) => prose`Qui non c’è nulla da fare per ${the}.`,
};
