import * as diceGame from '@signoria/dice';
import { at } from '@signoria/engine';
import type { SignRow, SignTable } from '../../signs/index.ts';
import { goodsSigns, iconRow, scoreLineSigns, signsFrom, skillSigns, textRow, tipRow } from '../../signs/index.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { medallionOf } from './art.ts';
import { Circle, Cross } from './pen.tsx';
import { DieFace, goodSymbol, TRACK_ICONS } from './signs.tsx';

type SignId = keyof diceGame.DiceText['labels']['signs'];

const FACES = [1, 2, 3, 4, 5, 6].map((value) => `die-${value}`);

/** The signs of the Dice Game besides goods, skills, buildings and score lines, in the order of the legend. */
const ROWS: Readonly<Record<SignId, SignRow>> = {
  any: iconRow('goods', 'R10.7', 'r-any'),
  spare: iconRow('goods', 'R12.6', 'spare'),
  captain: iconRow('people', 'R5.1', TRACK_ICONS.captain),
  bishop: iconRow('people', 'R5.4', TRACK_ICONS.bishop),
  preacher: iconRow('people', 'R10.1', TRACK_ICONS.preacher),
  points: iconRow('gives', 'R12.1', 'laurel'),
  star: iconRow('gives', 'R12.5', 'star'),
  track: textRow('gives', 'R12.4', '2'),
  anotherDie: { ...iconRow('gives', 'R10.8', 'die-5'), symbols: [] },
  allFour: textRow('gives', 'R9.8', '6'),
  palazzoBonus: tipRow('gives', 'R9.8'),
  soloBonus: tipRow('gives', 'R13.7'),
  chiesaBonus: tipRow('gives', 'R9.11'),
  gainedOnce: tipRow('gives', 'R9.6'),
  income: tipRow('gives', 'R9.7'),
  toComplete: tipRow('people', 'R9.2'),
  openIcon: tipRow('table', 'R2.1'),
  openInRione: tipRow('table', 'R8.1'),
  openCoin: tipRow('table', 'R2.6'),
  openCoinInRione: tipRow('table', 'R2.6'),
  toMark: tipRow('gives', 'R2.2'),
  toSupply: tipRow('gives', 'R7.5'),
  artistCost: tipRow('people', 'R9.3'),
  notGained: tipRow('table', 'R2.4'),
  moreCircles: tipRow('table', 'R2.4'),
  rounds: tipRow('table', 'R3.1'),
  whenBuilt: textRow('gives', 'R12.3', '+1'),
  die: { group: 'table', rule: 'R7.1', draw: <DieFace die="white" value={5} />, symbols: FACES },
  otherValue: textRow('table', 'R11.3', '→'),
  cross: { group: 'table', rule: 'R2.2', draw: <span className="signPen">{<Cross index={0} />}</span> },
  circle: { group: 'table', rule: 'R2.4', draw: <span className="signPen">{<Circle />}</span> },
  space: textRow('table', 'R8.5', '3'),
  building: textRow('table', 'R8.1', '14'),
  progress: { group: 'table', rule: 'R9.1', draw: <i className="signArch" /> },
  steps: tipRow('gives', 'R7.3'),
  pope: tipRow('table', 'R13.4'),
  emptySpace: tipRow('table', 'R7.3'),
  ghost: tipRow('people', 'R13.1'),
  ghostSteps: tipRow('table', 'R13.4'),
  firstPlayer: tipRow('table', 'R3.3'),
  anonymous: { ...iconRow('people', 'R11.5', medallionOf(null)), isUnlisted: true },
  active: tipRow('table', 'R6.2'),
  choosing: tipRow('table', 'R6.3'),
  finished: tipRow('table', 'R6.4'),
  waits: tipRow('table', 'R6.3'),
  builtHere: tipRow('gives', 'R8.7'),
  artistPoints: tipRow('gives', 'R9.4'),
};

/** The rule about each line of the score; in solo games R13.7 replaces R9.8. */
const SCORE_LINES = {
  palazzo: ['R12.1'],
  palazzoBonus: ['R9.8'],
  chiesa: ['R12.2'],
  buildings: ['R12.3'],
  captainTrack: ['R12.4'],
  stars: ['R12.5'],
  spares: ['R12.6'],
  fiorini: ['R12.7'],
};

export function signsOf({ text, imagined, names }: TableSnapshot): SignTable {
  const lines = names.length === 1 ? { ...SCORE_LINES, palazzoBonus: ['R13.7'] } : SCORE_LINES;
  const { words, labels } = text as unknown as diceGame.DiceText;
  return {
    ...goodsSigns({ goods: diceGame.GOODS, words: words.goods, iconOf: goodSymbol, rule: 'R7.2' }),
    ...portraitSigns(skillSigns(words.skills, 'R7.4')),
    ...signsFrom(ROWS, labels.signs),
    ...buildingSigns({ text, imagined }),
    ...scoreLineSigns(text, lines),
  };
}

/** Adds the portraits of the artists to the signs of their skills. */
function portraitSigns(skills: SignTable): SignTable {
  return Object.fromEntries(
    Object.entries(skills).map(([skill, sign]) => [
      skill,
      { ...sign, symbols: [...(sign.symbols ?? []), medallionOf(skill as diceGame.Skill)] },
    ]),
  );
}

/** The uses of dice that a building adds, with its name and effect. */
function buildingSigns({ text, imagined }: Pick<TableSnapshot, 'text' | 'imagined'>): SignTable {
  return Object.fromEntries(
    diceGame.BUILDING_IDS.map((building) => {
      const { name, lines, rules } = text.explain(building, imagined);
      const row = { ...textRow('table', rules[0] ?? 'R8.5', ''), isUnlisted: true };
      return [`by-${building}`, { ...row, name, says: at(lines, 1) }];
    }),
  );
}

/** An artwork with a cost, two skills and points. */
export const example = 'cupola';
