import { capital } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import type { SignRow, SignTable } from '../../signs/index.ts';
import { iconRow, scoreLineSigns, signsFrom, textRow, tipRow } from '../../signs/index.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { markOf } from './art.ts';
import { Brick } from './signs.tsx';
import './colours.css';

type SignId = keyof firenze.FirenzeText['labels']['signs'];

/** The signs of Firenze besides colours, kinds of cards, players' seals and score lines, in the order of the legend. */
const ROWS: Readonly<Record<SignId, SignRow>> = {
  brick: { ...iconRow('goods', 'R1.2', 'brick'), isUnlisted: true },
  seal: { group: 'people', rule: 'R7.2', draw: <Icon name="seal" className="icon wax" />, symbols: ['seal'] },
  neutral: textRow('people', 'R1.5', '×'),
  points: textRow('gives', 'R1.3', '7'),
  prestige: iconRow('gives', 'R1.1', 'laurel'),
  flag: textRow('gives', 'R13.3', '4'),
  levelTile: textRow('gives', 'R7.4', '+3'),
  endTile: textRow('gives', 'R13.1', '+5'),
  lead: tipRow('gives', 'R13.3'),
  balcony: textRow('table', 'R7.3', 'III'),
  level: textRow('table', 'R1.3', '6'),
  height: textRow('table', 'R5.1', '2'),
  raised: textRow('table', 'R6.1', '▴'),
  tearDown: textRow('table', 'R6.1', '▾'),
  goals: textRow('table', 'R7.1', '6–8'),
  price: textRow('table', 'R3.1', '2'),
  cost: textRow('table', 'R5.4', '3'),
  kind: { group: 'table', rule: 'R9.1', draw: <i className="signSpine" /> },
  laidCost: tipRow('table', 'R5.4'),
  nextCost: tipRow('table', 'R5.4'),
  aim: tipRow('table', 'R7.1'),
  onCard: tipRow('table', 'R3.3'),
  deck: tipRow('table', 'R3.5'),
  pouch: tipRow('table', 'R3.5'),
  churches: tipRow('table', 'R9.9'),
  limit: tipRow('table', 'R8.1'),
  sealsLeft: tipRow('table', 'R1.8'),
  reach: tipRow('table', 'R5.1'),
  newTower: tipRow('table', 'R5.1'),
  falling: tipRow('table', 'R6.1'),
  losses: tipRow('table', 'R9.1'),
};

/** The rule about each line of the score. `signsOf` adds the line of the churches, with an explanation of its own. */
const SCORE_LINES = {
  commissions: ['R7.2'],
  balconies: ['R7.3'],
  levelTiles: ['R7.4'],
  endTile: ['R13.1'],
  flags: ['R13.3'],
  celebrations: ['R9.7'],
};

export function signsOf({ text, names }: TableSnapshot): SignTable {
  const words = text as unknown as firenze.FirenzeText;
  return {
    ...colourSigns(words),
    ...signsFrom(ROWS, words.labels.signs),
    ...kindSigns(words),
    ...sealSigns(words, names),
    ...scoreLineSigns(text, SCORE_LINES),
    'line-churches': {
      ...tipRow('gives', 'R9.9'),
      name: text.scoreLine('churches'),
      says: words.words.kinds.church.gloss,
    },
  };
}

const RULES_OF_KINDS = {
  event: 'R9.1',
  personnel: 'R9.4',
  building: 'R9.8',
  celebration: 'R9.7',
  church: 'R9.9',
} as const satisfies Record<firenze.Kind, string>;

/** R9  The kinds of cards: where a card of the kind goes, and when it works. */
function kindSigns({ words }: firenze.FirenzeText): SignTable {
  return Object.fromEntries(
    Object.entries(words.kinds).map(([kind, { name, gloss }]) => {
      const row = { ...ROWS.kind, rule: RULES_OF_KINDS[kind as firenze.Kind], isSample: true, isUnlisted: true };
      return [`kind-${kind}`, { ...row, name: capital(name), says: gloss }];
    }),
  );
}

/** R7.2  The seals of each player, whose name the tip adds. */
function sealSigns({ labels }: firenze.FirenzeText, names: readonly string[]): SignTable {
  const { name, says } = labels.signs.seal;
  const { symbols: _, ...row } = ROWS.seal;
  return Object.fromEntries(
    names.map((player, seat) => [
      `seal-${seat}`,
      { ...row, isSample: true, isUnlisted: true, name: `${name}: ${player}`, says },
    ]),
  );
}

/** R1.2  The bricks: each colour has its own mark. */
function colourSigns({ words, labels }: firenze.FirenzeText): SignTable {
  return Object.fromEntries(
    firenze.COLOURS.map((one) => [
      one,
      {
        group: 'goods',
        rule: 'R1.2',
        draw: (
          <span className="game-firenze">
            <Brick colour={one} />
          </span>
        ),
        symbols: [markOf(one)],
        isBrief: true,
        name: capital(words.colour(one)),
        says: labels.signs.brick.says,
      },
    ]),
  );
}

export const example = 'warehouse';
