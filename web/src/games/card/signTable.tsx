import * as cardGame from '@signoria/card';
import type { SignRow, SignTable } from '../../signs/index.ts';
import { goodsSigns, iconRow, signsFrom, skillSigns, textRow } from '../../signs/index.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { iconOf } from './art.ts';

type SignId = keyof cardGame.CardText['labels']['signs'];

/** The signs of the Card Game besides goods and artists, in the order of the legend. */
const ROWS: Readonly<Record<SignId, SignRow>> = {
  any: iconRow('goods', 'R1.6', 'r-any'),
  captain: iconRow('people', 'R1.10', 'captain'),
  points: iconRow('gives', 'R5.3', 'laurel'),
  values: textRow('gives', 'R5.3', '3 4 5'),
  highest: { group: 'gives', rule: 'R5.4', draw: <b className="signText highest">6</b>, isSample: true },
  worth: textRow('gives', 'R5.3', '7+3'),
  income: textRow('gives', 'R4.3', '+'),
  copies: textRow('table', 'R5.6', '×2'),
  round: { group: 'table', rule: 'R2.1', draw: <i className="signDiamond" /> },
  action: textRow('table', 'R3.1', '1'),
  extra: textRow('table', 'R3.2', 'Casa'),
  trade: textRow('table', 'R9.2', '+100'),
  exchange: textRow('table', 'R9.4', '2→1'),
  deck: textRow('table', 'R9.6', '6'),
  spine: { group: 'table', rule: 'R4.2', draw: <i className="signSpine" /> },
  handCards: { ...textRow('table', 'R1.11', ''), isUnlisted: true },
  handResources: { ...textRow('table', 'R1.11', ''), isUnlisted: true },
  purse: { ...textRow('table', 'R1.11', ''), isUnlisted: true },
  monumentDeck: { ...textRow('table', 'R2.4', ''), isUnlisted: true },
  moreActions: { ...textRow('table', 'R4.4', ''), isUnlisted: true },
};

export function signsOf({ text }: TableSnapshot): SignTable {
  const { words, labels } = text as unknown as cardGame.CardText;
  return {
    ...goodsSigns({ goods: cardGame.GOODS, words: words.goods, iconOf, rule: 'R1.6' }),
    ...skillSigns(words.skills, 'R5.1'),
    ...signsFrom(ROWS, labels.signs),
  };
}

/** A monument with a cost, two kinds of artists and points. */
export const example = 'duomo-cupola';
