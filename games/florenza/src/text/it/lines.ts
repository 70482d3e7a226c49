import { COMMON } from '@signoria/common/text/it';
import type { Words } from '../en/words.ts';

export const LINES: Words['lines'] = {
  cost: (cost) => `Costo nella fase 6: ${cost}`,
  built: (gained) => `Costruirla dà ${gained}`,
  use: (gain) => `Un operaio qui dà ${gain} (fase 6)`,
  formula: (pay, gain) => `Fase 6: un operaio qui può pagare ${pay} per ${gain}`,
  everyRound: (income) => `Dà ${income} a ogni round; non accoglie operai`,
  copies: (count, left) =>
    `${count === 1 ? 'Una sola tessera' : `${count} tessere`}, ${left === 0 ? 'nessuna' : left} nella riserva`,
  opening: 'Disponibile come bottega iniziale',

  artworkCost: (cost) => `Costo nella fase 7: ${cost}, più l’artista`,
  reward: (reward) => `Dà ${reward}`,
  income: (income) => `Rendita a ogni round: ${income}`,
  sale: (sale, price) => `Oppure vendi ${sale} per ${price}`,
  failure: (lost, named) => `Se non puoi pagare, perdi ${lost}, oppure ${named} con un artista celebre`,
  completedBy: (family) => `Completata dalla famiglia ${family}`,
  promisedBy: (family, artist) => `Ci lavora la famiglia ${family} con ${artist}`,

  artist: 'Artista',
  forSkill: (skill, price, results) => `Come ${skill}: ${price}, ${results}`,
  masterpiece: (faces) => `Capolavoro con ${faces}, una sola volta`,
  masterpieceDone: 'Capolavoro creato; la carta è girata',
  life: (rounds) => (rounds === 1 ? 'Se ne va dopo questo round' : `Ancora ${rounds} round, questo compreso`),
  lifeInAll: (rounds) => `${rounds} round in tutto`,
  notHere: 'Ora non è a Firenze',
  unnamed: (count, left) =>
    `${count} in tutto, ${left === 0 ? 'nessuno libero' : left === 1 ? '1 libero' : `${left} liberi`} in questo round; sempre a Firenze`,
  couldWork: (where) => `Può ancora completare in città e nel Duomo: ${where}`,

  preacher: 'Predicatore',
  charity: (cost, gain, lost) =>
    `Un’elemosina di ${cost} dà subito ${gain}${lost === null ? '' : `, ma costa ${lost}`}`,

  resource: (count) => (count === 0 ? 'Nella scatola non ce n’è più' : `Ancora nella scatola: ${count}`),
  endless: 'Non finisce mai',
  market: (sale, purchase) => `Al mercato: si vende per ${sale}, si compra per ${purchase}`,
  coins: 'Monete da 50, 100 e 500; si possono sempre cambiare',

  office: 'Carica',
  captainGloss: 'agisce per primo in ogni fase',
  captain: [
    'Nominato nella fase 8: il giocatore con il segnalino del prestigio più alto (nessuno in caso di parità)',
    'Riceve certificati per il valore del segnalino; il segnalino torna a 0',
    'Può trattenere un operaio su un’altra plancia, o un artista celebre',
  ],
  bishopGloss: 'agisce per secondo',
  bishop: (least) => [
    `Nominato nella fase 8: il giocatore con più influenza, almeno ${least} (nessuno in caso di parità)`,
    'Può convertire un operaio su un’altra plancia (torna nella sua scorta e il Vescovo ne ottiene uno), o espellere un predicatore celebre',
  ],
  cardinalGloss: 'il premio del Vescovo',
  cardinal: (influence, prestige) => [
    `Un Vescovo nominato due volte di fila, o con ${influence} o più punti influenza: ${prestige} punti prestigio, e l’influenza torna a 0`,
  ],
  track: 'Tracciato',
  prestigeGloss: 'decide chi è Capitano, e conta alla fine',
  prestige: 'Mai sotto −3; a −3 non puoi far lavorare botteghe altrui',
  influenceGloss: 'decide chi è Vescovo',
  influence: 'Mai sotto 0',
  token: 'Pedina',
  workerGloss: 'compie un’azione per round',
  worker: (all) => `Ogni famiglia ne ha ${all} in tutto`,
  certificateGloss: 'prestigio messo da parte quando sei Capitano',
  certificate: 'Conta alla fine e non si può perdere',
  place: 'Luogo',
  marketGloss: 'vendere, comprare e scambiare nella fase 5',
  marketLines: (sale, purchase) => [
    'Un operaio per famiglia in ogni round',
    `Ogni azione una volta: vendere una risorsa per ${sale}, comprarne una per ${purchase}, scambiarne due con un’altra`,
  ],
  workGloss: 'una paga subito',
  work: (wage) => `${wage} per ogni operaio, quanti ne vuoi`,
  pulpitGloss: 'qui fai l’elemosina',
  pulpit: 'Un operaio per round al proprio pulpito; il pulpito del Duomo è aperto a tutti una volta completato',
  palazzoGloss: 'il palazzo della tua famiglia',
  palazzo: (bonus, lost) => `Tutte e quattro le opere: ${bonus} in più. Nessuna alla fine: −${lost} punti`,
  chiesaGloss: 'la chiesa della tua famiglia',
  chiesa: (bonus, lost) => `Tutte e quattro le opere: ${bonus} in più. Nessuna alla fine: −${lost} punti`,
};

export const GLOSSES: Words['glosses'] = { ...COMMON.glosses, 'lastricato-statua': 'statua sul lastricato' };
