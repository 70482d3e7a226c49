import { COMMON } from '@signoria/common/text/de';
import type { Words } from '../en/words.ts';

export const LINES: Words['lines'] = {
  cost: (cost) => `Kosten: ${cost}, bezahlt in Phase 6`,
  built: (gained) => `Der Bau bringt ${gained}`,
  use: (gain) => `Ein Arbeiter dort bringt in Phase 6 ${gain}`,
  formula: (pay, gain) => `Ein Arbeiter dort darf in Phase 6 ${pay} zahlen: ${gain}`,
  everyRound: (income) => `Bringt jede Runde ${income}; kein Arbeiter geht dorthin`,
  copies: (count, left) => `${count === 1 ? 'Nur ein Plättchen' : `${count} Plättchen`}, ${left} im Vorrat`,
  opening: 'Damit kann man beginnen',

  artworkCost: (cost) => `Kosten: ${cost} und der Künstler, bezahlt in Phase 7`,
  reward: (reward) => `Bringt ${reward}`,
  income: (income) => `Einkommen jede Runde: ${income}`,
  sale: (sale, price) => `Oder verkauft ${sale} für ${price}`,
  skills: (skills) => `Verlangt: ${skills}`,
  failure: (lost, named) => `Wer nicht zahlen kann, verliert ${lost}, mit einem Künstler von Namen ${named} mehr`,
  completedBy: (family) => `Vollendet von den ${family}`,
  promisedBy: (family, artist) => `Die ${family} arbeiten daran: ${artist}`,

  artist: 'Künstler',
  forSkill: (skill, price, results) => `Als ${skill}: ${price}, Prestige ${results}`,
  masterpiece: (faces) => `Meisterwerk bei ${faces}, einmal`,
  masterpieceDone: 'Das Meisterwerk ist gelungen; die Karte liegt auf der anderen Seite',
  life: (rounds) => (rounds === 1 ? 'Geht nach dieser Runde' : `Bleibt noch ${rounds} Runden, diese mitgezählt`),
  lifeInAll: (rounds) => `Bleibt ${rounds} Runden`,
  notHere: 'Zurzeit nicht in Florenz',
  unnamed: (count, left) => `Insgesamt ${count}, in dieser Runde noch ${left} frei; immer in Florenz`,
  couldWork: (where) => `Könnte in der Stadt noch vollenden: ${where}`,

  preacher: 'Prediger',
  charity: (cost, gain) => `Für ${cost} sofort: ${gain}`,

  resource: (count) => `Noch in der Schachtel: ${count}`,
  endless: 'Geht nie aus',
  market: (sale, purchase) => `Am Markt: Verkauf für ${sale}, Kauf für ${purchase}`,
  coins: 'Münzen zu 50, 100 und 500; sie lassen sich immer wechseln',

  office: 'Amt',
  captainGloss: 'handelt in jeder Phase zuerst',
  captain: [
    'Bestimmt in Phase 8: wessen Prestigemarker allein ganz vorn steht',
    'Bekommt die Zahl des Markers in Urkunden; der Marker geht auf 0 zurück',
    'Darf einen Arbeiter auf einer fremden Stadtteiltafel festsetzen oder einen Künstler mit Namen',
  ],
  bishopGloss: 'handelt als Zweiter',
  bishop: (least) => [
    `Bestimmt in Phase 8: wer den meisten Einfluss hat, mindestens ${least}`,
    'Darf einen Arbeiter auf einer fremden Stadtteiltafel bekehren oder einen Prediger mit Namen ausweisen',
  ],
  cardinalGloss: 'der Lohn des Bischofs',
  cardinal: (influence, prestige) => [
    `Ein Bischof zum zweiten Mal in Folge oder mit ${influence} Einfluss: ${prestige} Prestige, und der Einfluss geht auf 0 zurück`,
  ],
  track: 'Leiste',
  prestigeGloss: 'entscheidet, wer Hauptmann ist, und zählt am Ende',
  prestige: 'Nie unter −3; auf −3 kannst du keine fremde Werkstatt nutzen',
  influenceGloss: 'entscheidet, wer Bischof ist',
  influence: 'Nie unter 0',
  token: 'Spielstein',
  workerGloss: 'tut in jeder Runde eine Sache',
  worker: (all) => `Jede Familie hat insgesamt ${all}`,
  certificateGloss: 'Prestige, das einem Hauptmann ausgezahlt wurde',
  certificate: 'Zählt am Ende und geht nicht mehr verloren',
  place: 'Ort',
  marketGloss: 'verkaufen, kaufen und tauschen in Phase 5',
  marketLines: (sale, purchase) => [
    'Ein Arbeiter jeder Familie in der Runde',
    `Je einmal: ein Material für ${sale} verkaufen, eines für ${purchase} kaufen, zwei gegen ein anderes tauschen`,
  ],
  workGloss: 'ein Lohn sofort',
  work: (wage) => `${wage} für jeden Arbeiter, so viele du willst`,
  pulpitGloss: 'wo Almosen gegeben werden',
  pulpit: 'Ein Arbeiter je Runde auf der eigenen; die des Doms dient allen, sobald sie vollendet ist',
  palazzoGloss: 'der Palast deiner Familie',
  palazzo: (bonus, lost) => `Alle vier Kunstwerke: zusätzlich ${bonus}. Keines am Ende: −${lost}`,
  chiesaGloss: 'die Kirche deiner Familie',
  chiesa: (bonus, lost) => `Alle vier Kunstwerke: zusätzlich ${bonus}. Keines am Ende: −${lost}`,
};

export const GLOSSES: Words['glosses'] = { ...COMMON.glosses, 'lastricato-statua': 'Statue auf dem Pflaster' };
