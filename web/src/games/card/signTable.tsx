import * as cardGame from '@signoria/card';
import type { SignRow, SignTable } from '../../signs/index.ts';
import { goodsSigns, iconRow, scoreLineSigns, signsFrom, skillSigns, textRow, tipRow } from '../../signs/index.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { iconOf } from './art.ts';

type SignId = keyof cardGame.CardText['labels']['signs'];

/** The signs of the Card Game besides goods, skills, kinds of cards and score lines, in the order of the legend. */
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
  handCards: tipRow('table', 'R1.11'),
  handResources: tipRow('table', 'R1.11'),
  purse: tipRow('table', 'R1.11'),
  monumentDeck: tipRow('table', 'R2.4'),
  moreActions: tipRow('table', 'R4.4'),
  secret: tipRow('table', 'R1.11'),
  place: tipRow('table', 'R6.1'),
  reserved: tipRow('table', 'R5.7'),
  usedBy: tipRow('table', 'R8.5'),
  nextCaptain: tipRow('people', 'R8.4'),
  captains: tipRow('gives', 'R10.6'),
};

/** The rule about each kind of card. */
const KINDS = {
  residence: 'R4.4',
  workshop: 'R4.3',
  guild: 'R12.1',
  preacher: 'R4.7',
  districtBuilding: 'R11.3',
  palace: 'R4.8',
  church: 'R4.8',
} as const;

/** The rules about each line of the score. `signsOf` adds the line of the guilds, with an explanation of its own. */
const SCORE_LINES: Readonly<Record<Exclude<keyof cardGame.Sheet, 'guilds'>, readonly string[]>> = {
  monuments: ['R11.1'],
  districtBuildings: ['R11.1'],
  palaces: ['R11.1'],
  churches: ['R11.1'],
  artists: ['R11.2'],
  sets: ['R11.3'],
  resources: ['R11.4'],
  fiorini: ['R11.4', 'R11.5'],
  captain: ['R11.6'],
  reservedMonuments: ['R11.7'],
  reservedArtists: ['R11.8'],
};

export function signsOf({ text }: TableSnapshot): SignTable {
  const { words, labels } = text as unknown as cardGame.CardText;
  return {
    ...goodsSigns({ goods: cardGame.GOODS, words: words.goods, iconOf, rule: 'R1.6' }),
    ...skillSigns(words.skills, 'R5.1'),
    ...signsFrom(ROWS, labels.signs),
    ...kindSigns(words.kinds),
    ...scoreLineSigns(text, SCORE_LINES),
    'line-guilds': { ...tipRow('gives', 'R12.2'), name: text.scoreLine('guilds'), says: words.kinds.guild.gloss },
  };
}

/** The kinds of cards, which the coloured edge and a word show. */
function kindSigns(kinds: cardGame.CardText['words']['kinds']): SignTable {
  return Object.fromEntries(
    Object.entries(KINDS).map(([kind, rule]) => {
      const { name, gloss } = kinds[kind as keyof typeof KINDS];
      return [`kind-${kind}`, { ...tipRow('table', rule), name, says: gloss }];
    }),
  );
}

/** A monument with a cost, two skills and points. */
export const example = 'duomo-cupola';
