import * as diceGame from '@signoria/dice';
import type { SignRow, SignTable } from '../../signs/index.ts';
import { goodsSigns, iconRow, signsFrom, skillSigns, textRow } from '../../signs/index.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { Circle, Cross } from './pen.tsx';
import { DieFace, goodSymbol, OFFICES } from './signs.tsx';

type SignId = keyof diceGame.DiceText['labels']['signs'];

const FACES = [1, 2, 3, 4, 5, 6].map((value) => `die-${value}`);

/** The signs of the Dice Game besides goods and artists, in the order of the legend. */
const ROWS: Readonly<Record<SignId, SignRow>> = {
  any: iconRow('goods', 'R10.3', 'r-any'),
  spare: iconRow('goods', 'R12.6', 'spare'),
  captain: iconRow('people', 'R10.1', OFFICES.captain),
  bishop: iconRow('people', 'R10.1', OFFICES.bishop),
  preacher: iconRow('people', 'R10.1', OFFICES.preacher),
  points: iconRow('gives', 'R12.1', 'laurel'),
  star: iconRow('gives', 'R12.5', 'star'),
  track: textRow('gives', 'R12.4', '2'),
  anotherDie: { ...iconRow('gives', 'R10.8', 'die-5'), symbols: [] },
  allFour: textRow('gives', 'R9.8', '6'),
  whenBuilt: textRow('gives', 'R12.3', '+1'),
  die: { group: 'table', rule: 'R7.2', draw: <DieFace die="white" value={5} />, symbols: FACES },
  otherValue: textRow('table', 'R11.3', '→'),
  cross: { group: 'table', rule: 'R8.1', draw: <span className="signPen">{<Cross at={0} />}</span> },
  circle: { group: 'table', rule: 'R9.1', draw: <span className="signPen">{<Circle />}</span> },
  space: textRow('table', 'R8.5', '3'),
  building: textRow('table', 'R8.5', '14'),
  progress: { group: 'table', rule: 'R9.1', draw: <i className="signArch" /> },
};

export function signsOf({ text }: TableSnapshot): SignTable {
  const { words, labels } = text as unknown as diceGame.DiceText;
  return {
    ...goodsSigns({ goods: diceGame.GOODS, words: words.goods, iconOf: goodSymbol, rule: 'R7.2' }),
    ...skillSigns(words.skills, 'R7.4'),
    ...signsFrom(ROWS, labels.signs),
  };
}

/** An artwork with a cost, two kinds of artists and points. */
export const example = 'cupola';
