import { COMMON } from '@signoria/common/text/it';
import type { Words } from '../en/words.ts';

export const LINES: Words['lines'] = {
  cost: (cost) => `Costo: ${cost}, da pagare nella fase 6`,
  built: (gained) => `Costruirla porta ${gained}`,
  use: (gain) => `Un operaio qui porta ${gain} nella fase 6`,
  formula: (pay, gain) => `Un operaio qui può pagare ${pay} nella fase 6: ${gain}`,
  everyRound: (income) => `Dà ${income} a ogni round; non accoglie operai`,
  copies: (count, left) => `${count === 1 ? 'Una sola tessera' : `${count} tessere`}, ${left} nella riserva`,
  opening: 'Si può averla all’inizio',

  artworkCost: (cost) => `Costo: ${cost} e l’artista, da pagare nella fase 7`,
  reward: (reward) => `Porta ${reward}`,
  income: (income) => `Rendita a ogni round: ${income}`,
  sale: (sale, price) => `Oppure vende ${sale} per ${price}`,
  skills: (skills) => `Richiede: ${skills}`,
  failure: (lost, named) => `Chi non può pagare perde ${lost}, e ${named} in più con un artista di nome`,
  completedBy: (family) => `Completata dalla famiglia ${family}`,
  promisedBy: (family, artist) => `Ci lavora la famiglia ${family}: ${artist}`,

  artist: 'Artista',
  forSkill: (skill, price, results) => `Come ${skill}: ${price}, prestigio ${results}`,
  masterpiece: (faces) => `Capolavoro con ${faces}, una volta`,
  masterpieceDone: 'Ha creato il capolavoro; la carta è girata',
  life: (rounds) => (rounds === 1 ? 'Se ne va dopo questo round' : `Resta ancora ${rounds} round, questo compreso`),
  lifeInAll: (rounds) => `Resta ${rounds} round`,
  notHere: 'Ora non è a Firenze',
  unnamed: (count, left) => `${count} in tutto, ${left} liberi in questo round; sempre a Firenze`,
  couldWork: (where) => `Può ancora compiere in città: ${where}`,

  preacher: 'Predicatore',
  charity: (cost, gain) => `Per ${cost} subito: ${gain}`,

  resource: (count) => `Rimasti nella scatola: ${count}`,
  endless: 'Non finisce mai',
  market: (sale, purchase) => `Al mercato: si vende per ${sale}, si compra per ${purchase}`,
  coins: 'Monete da 50, 100 e 500; si possono sempre cambiare',

  office: 'Carica',
  captainGloss: 'agisce per primo in ogni fase',
  captain: [
    'Nominato nella fase 8: chi ha il segnalino del prestigio da solo in testa',
    'Riceve il numero del segnalino in certificati; il segnalino torna a 0',
    'Può trattenere un operaio su un’altra plancia, o un artista con un nome',
  ],
  bishopGloss: 'agisce per secondo',
  bishop: (least) => [
    `Nominato nella fase 8: chi ha più influenza, almeno ${least}`,
    'Può convertire un operaio su un’altra plancia, o espellere un predicatore con un nome',
  ],
  cardinalGloss: 'il premio del Vescovo',
  cardinal: (influence, prestige) => [
    `Un Vescovo nominato due volte di fila, o con ${influence} punti influenza: ${prestige} punti prestigio, e l’influenza torna a 0`,
  ],
  track: 'Tracciato',
  prestigeGloss: 'decide chi è Capitano, e conta alla fine',
  prestige: 'Mai sotto −3; a −3 non puoi usare botteghe altrui',
  influenceGloss: 'decide chi è Vescovo',
  influence: 'Mai sotto 0',
  token: 'Pedina',
  workerGloss: 'fa una cosa per round',
  worker: (all) => `Ogni famiglia ne ha ${all} in tutto`,
  certificateGloss: 'prestigio pagato a un Capitano',
  certificate: 'Conta alla fine e non si può perdere',
  place: 'Luogo',
  marketGloss: 'vendere, comprare e scambiare nella fase 5',
  marketLines: (sale, purchase) => [
    'Un operaio per famiglia in ogni round',
    `Una volta ciascuna: vendere una risorsa per ${sale}, comprarne una per ${purchase}, scambiarne due con un’altra`,
  ],
  workGloss: 'una paga subito',
  work: (wage) => `${wage} per ogni operaio, quanti ne vuoi`,
  pulpitGloss: 'dove si fa l’elemosina',
  pulpit: 'Un operaio per round sul proprio; quello del Duomo serve a tutti una volta completato',
  palazzoGloss: 'il palazzo della tua famiglia',
  palazzo: (bonus, lost) => `Tutte e quattro le opere: in più ${bonus}. Nessuna alla fine: −${lost}`,
  chiesaGloss: 'la chiesa della tua famiglia',
  chiesa: (bonus, lost) => `Tutte e quattro le opere: in più ${bonus}. Nessuna alla fine: −${lost}`,
};

export const GLOSSES: Words['glosses'] = { ...COMMON.glosses, 'lastricato-statua': 'statua sul lastricato' };
