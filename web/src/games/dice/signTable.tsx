import * as diceGame from '@signoria/dice';
import { at } from '@signoria/engine';
import type { SignRow, SignTable } from '../../signs/index.ts';
import { goodsSigns, iconRow, signsFrom, skillSigns, textRow } from '../../signs/index.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { medallionOf } from './art.ts';
import { Circle, Cross } from './pen.tsx';
import { DieFace, goodSymbol, OFFICES } from './signs.tsx';

type SignId = keyof diceGame.DiceText['labels']['signs'];

const FACES = [1, 2, 3, 4, 5, 6].map((value) => `die-${value}`);

/** The signs of the Dice Game besides goods and artists, in the order of the legend. */
const ROWS: Readonly<Record<SignId, SignRow>> = {
  any: iconRow('goods', 'R10.7', 'r-any'),
  spare: iconRow('goods', 'R12.6', 'spare'),
  captain: iconRow('people', 'R5.1', OFFICES.captain),
  bishop: iconRow('people', 'R5.4', OFFICES.bishop),
  preacher: iconRow('people', 'R10.1', OFFICES.preacher),
  points: iconRow('gives', 'R12.1', 'laurel'),
  star: iconRow('gives', 'R12.5', 'star'),
  track: textRow('gives', 'R12.4', '2'),
  anotherDie: { ...iconRow('gives', 'R10.8', 'die-5'), symbols: [] },
  allFour: textRow('gives', 'R9.8', '6'),
  palazzoBonus: { ...textRow('gives', 'R9.8', ''), isUnlisted: true },
  soloBonus: { ...textRow('gives', 'R13.7', ''), isUnlisted: true },
  chiesaBonus: { ...textRow('gives', 'R9.11', ''), isUnlisted: true },
  gainedOnce: { ...textRow('gives', 'R9.6', ''), isUnlisted: true },
  income: { ...textRow('gives', 'R9.7', ''), isUnlisted: true },
  toComplete: { ...textRow('people', 'R9.2', ''), isUnlisted: true },
  openIcon: { ...textRow('table', 'R2.1', ''), isUnlisted: true },
  openInRione: { ...textRow('table', 'R8.1', ''), isUnlisted: true },
  notGained: { ...textRow('table', 'R2.4', ''), isUnlisted: true },
  moreCircles: { ...textRow('table', 'R2.4', ''), isUnlisted: true },
  rounds: { ...textRow('table', 'R3.1', ''), isUnlisted: true },
  whenBuilt: textRow('gives', 'R12.3', '+1'),
  die: { group: 'table', rule: 'R7.1', draw: <DieFace die="white" value={5} />, symbols: FACES },
  otherValue: textRow('table', 'R11.3', '→'),
  cross: { group: 'table', rule: 'R2.2', draw: <span className="signPen">{<Cross at={0} />}</span> },
  circle: { group: 'table', rule: 'R2.4', draw: <span className="signPen">{<Circle />}</span> },
  space: textRow('table', 'R8.5', '3'),
  building: textRow('table', 'R8.1', '14'),
  progress: { group: 'table', rule: 'R9.1', draw: <i className="signArch" /> },
  steps: { ...textRow('gives', 'R7.3', ''), isUnlisted: true },
  pope: { ...textRow('table', 'R13.4', ''), isUnlisted: true },
  emptySpace: { ...textRow('table', 'R7.3', ''), isUnlisted: true },
  ghost: { ...textRow('people', 'R13.1', ''), isUnlisted: true },
  ghostSteps: { ...textRow('table', 'R13.4', ''), isUnlisted: true },
  firstPlayer: { ...textRow('table', 'R3.3', ''), isUnlisted: true },
  anonymous: { ...iconRow('people', 'R11.5', medallionOf(null)), isUnlisted: true },
  active: { ...textRow('table', 'R6.2', ''), isUnlisted: true },
  choosing: { ...textRow('table', 'R6.3', ''), isUnlisted: true },
  finished: { ...textRow('table', 'R6.4', ''), isUnlisted: true },
  waits: { ...textRow('table', 'R6.3', ''), isUnlisted: true },
  builtHere: { ...textRow('gives', 'R8.7', ''), isUnlisted: true },
  artistPoints: { ...textRow('gives', 'R9.4', ''), isUnlisted: true },
};

export function signsOf({ text, imagined }: TableSnapshot): SignTable {
  const { words, labels } = text as unknown as diceGame.DiceText;
  return {
    ...goodsSigns({ goods: diceGame.GOODS, words: words.goods, iconOf: goodSymbol, rule: 'R7.2' }),
    ...portraitSigns(skillSigns(words.skills, 'R7.4')),
    ...signsFrom(ROWS, labels.signs),
    ...buildingSigns({ text, imagined }),
  };
}

/** Adds the portraits of the artists to the signs of their arts. */
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

/** An artwork with a cost, two kinds of artists and points. */
export const example = 'cupola';
