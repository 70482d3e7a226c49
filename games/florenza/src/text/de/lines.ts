import { COMMON } from '@signoria/common/text/de';
import type { Words } from '../en/words.ts';

const minus = (lost: number) => `−${lost} ${lost === 1 ? 'Siegpunkt' : 'Siegpunkte'}`;

export const LINES: Words['lines'] = {
  cost: (cost) => `Kosten in Phase 6: ${cost}`,
  built: (gained) => `Der Bau bringt ${gained}`,
  use: (gain) => `Ein Arbeiter dort bringt ${gain} (Phase 6)`,
  formula: (pay, gain) => `Phase 6: Ein Arbeiter dort kann ${pay} gegen ${gain} tauschen`,
  everyRound: (income) => `Bringt jede Runde von selbst ${income}`,
  copies: (count, left) =>
    `${count === 1 ? 'Nur ein Plättchen' : `${count} Plättchen`}, ${left === 0 ? 'keines' : left} im Vorrat`,
  opening: 'Mögliche Startwerkstatt',

  artworkCost: (cost) => `Kosten in Phase 7: ${cost}, dazu der Künstler`,
  reward: (reward) => `Bringt ${reward}`,
  income: (income) => `Einkommen jede Runde: ${income}`,
  sale: (sale, price) => `Oder du verkaufst ${sale} für ${price}`,
  failure: (lost, named) => `Wenn du nicht zahlen kannst, verlierst du ${lost}, bei einem Künstler mit Namen ${named}`,
  completedBy: (family) => `Vollendet von den ${family}`,
  promisedBy: (family, artist) => `Die ${family} arbeiten mit ${artist} daran`.replace(' mit einen ', ' mit einem '),

  artist: 'Künstler',
  forSkill: (skill, price, results) => `Als ${skill}: ${price}, ${results}`,
  masterpiece: (faces) => `Meisterwerk bei ${faces}, einmal`,
  masterpieceDone: 'Meisterwerk gelungen; die Karte ist umgedreht',
  life: (rounds) => (rounds === 1 ? 'Geht nach dieser Runde' : `Noch ${rounds} Runden, diese mitgezählt`),
  lifeInAll: (rounds) => (rounds === 1 ? 'Insgesamt 1 Runde' : `Insgesamt ${rounds} Runden`),
  notHere: 'Zurzeit nicht in Florenz',
  unnamed: (count, left) =>
    `Insgesamt ${count}, in dieser Runde ${left === 0 ? 'keiner mehr' : `noch ${left}`} frei; immer in Florenz`,
  couldWork: (where) => `Könnte in der Stadt und im Dom noch vollenden: ${where}`,

  preacher: 'Prediger',
  charity: (cost, gain, lost) =>
    `Almosen von ${cost} bringen sofort ${gain}${lost === null ? '' : ` und kosten ${lost}`}`,

  resource: (count) => `Noch in der Schachtel: ${count === 0 ? 'keines' : count}`,
  endless: 'Geht nie aus',
  market: (sale, purchase) => `Auf dem Markt: Verkauf für ${sale}, Kauf für ${purchase}`,
  coins: 'Münzen zu 50, 100 und 500; sie lassen sich immer wechseln',

  office: 'Amt',
  captainGloss: 'handelt in jeder Phase zuerst',
  captain: [
    'In Phase 8 bestimmt: der Spieler mit dem höchsten Prestigemarker (bei Gleichstand niemand)',
    'Erhält Urkunden im Wert seines Markers; der Marker geht auf 0 zurück',
    'Darf einen Arbeiter auf einer fremden Stadtteiltafel oder einen Künstler mit Namen festsetzen',
  ],
  bishopGloss: 'handelt als Zweiter',
  bishop: (least) => [
    `In Phase 8 bestimmt: der Spieler mit dem meisten Einfluss, mindestens ${least} (bei Gleichstand niemand)`,
    'Darf einen Arbeiter auf einer fremden Stadtteiltafel bekehren (der Arbeiter geht in die Reserve seiner Familie, der Bischof erhält selbst einen) oder einen Prediger mit Namen ausweisen',
  ],
  cardinalGloss: 'der Lohn des Bischofs',
  cardinal: (influence, prestige) => [
    `Wird ein Bischof zum zweiten Mal in Folge ernannt oder hat er ${influence} Einfluss oder mehr, erhält er ${prestige} Prestige, und sein Einfluss geht auf 0 zurück`,
  ],
  track: 'Leiste',
  prestigeGloss: 'entscheidet, wer Hauptmann ist, und zählt am Ende',
  prestige: 'Nie unter −3; auf −3 kannst du keine fremde Werkstatt nutzen',
  influenceGloss: 'entscheidet, wer Bischof ist',
  influence: 'Nie unter 0',
  token: 'Spielstein',
  workerGloss: 'führt pro Runde eine Aktion aus',
  worker: (all) => `Jede Familie hat insgesamt ${all}`,
  certificateGloss: 'Prestige, das ein Hauptmann erhalten hat',
  certificate: 'Zählt am Ende und geht nicht mehr verloren',
  place: 'Ort',
  marketGloss: 'verkaufen, kaufen und tauschen in Phase 5',
  marketLines: (sale, purchase) => [
    'In jeder Runde ein Arbeiter pro Familie',
    `Je einmal: ein Material für ${sale} verkaufen, eines für ${purchase} kaufen, zwei gegen ein anderes tauschen`,
  ],
  workGloss: 'sofort Lohn',
  work: (wage) => `${wage} für jeden Arbeiter, so viele du willst`,
  pulpitGloss: 'hier gibst du Almosen',
  pulpit:
    'Ein Arbeiter pro Runde an der eigenen Kanzel; die Kanzel des Doms steht allen offen, sobald sie vollendet ist',
  palazzoGloss: 'der Palast deiner Familie',
  palazzo: (bonus, lost) => `Alle vier Kunstwerke: zusätzlich ${bonus}. Keines am Ende: ${minus(lost)}`,
  chiesaGloss: 'die Kirche deiner Familie',
  chiesa: (bonus, lost) => `Alle vier Kunstwerke: zusätzlich ${bonus}. Keines am Ende: ${minus(lost)}`,
};

export const GLOSSES: Words['glosses'] = { ...COMMON.glosses, 'lastricato-statua': 'Statue auf dem Pflaster' };
