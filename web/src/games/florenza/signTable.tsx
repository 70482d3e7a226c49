import { capital } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import type { SignRow, SignTable } from '../../signs/index.ts';
import { goodsSigns, iconRow, scoreLineSigns, signsFrom, skillSigns, textRow, tipRow } from '../../signs/index.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { placeSign, signOf } from './art.ts';
import { GAIN_SYMBOLS } from './signs.tsx';

type SignId = keyof florenza.FlorenzaText['labels']['signs'];

/** The signs of Florenza besides goods, skills, phases, buildings and score lines, in the order of the legend. */
const ROWS: Readonly<Record<SignId, SignRow>> = {
  any: iconRow('goods', 'R1.3', 'r-any', true),
  worker: {
    ...iconRow('people', 'R6.1', 'worker', true),
    draw: <Icon name="worker" className="icon florenza-worker family medici" />,
  },
  preacher: {
    group: 'people',
    rule: 'R6.10',
    draw: (
      <span className="game-florenza">
        <span className="skill preacher">
          <Icon name="cross" />
        </span>
      </span>
    ),
    symbols: ['cross'],
    isBrief: true,
  },
  unnamed: { ...textRow('people', 'R1.7', '×2'), isBrief: true },
  captain: iconRow('people', 'R4.1', 'captain', true),
  bishop: { group: 'people', rule: 'R5.1', draw: <Icon name="mitre" />, isBrief: true },
  cardinal: iconRow('people', 'R10.5', signOf('cardinal'), true),
  prestige: iconRow('gives', 'R10.2', 'laurel'),
  influence: iconRow('gives', 'R10.4', 'mitre'),
  income: textRow('gives', 'R3.4', '↻'),
  arrow: textRow('gives', 'R8.3', '→'),
  certificate: iconRow('gives', 'R10.3', signOf('certificate')),
  results: textRow('gives', 'R9.5', '2 3 4'),
  masterpiece: iconRow('gives', 'R9.7', signOf('masterpiece')),
  allFour: textRow('gives', 'R9.4', '4'),
  workshop: iconRow('table', 'R8.3', signOf('workshop'), true),
  build: iconRow('table', 'R6.6', signOf('build'), true),
  artwork: iconRow('table', 'R9.1', signOf('artwork'), true),
  market: iconRow('table', 'R7.1', signOf('market'), true),
  pulpit: iconRow('table', 'R6.10', signOf('pulpit'), true),
  work: iconRow('table', 'R6.13', signOf('work'), true),
  order: iconRow('table', 'R10.7', signOf('order'), true),
  enlarge: { group: 'table', draw: <Icon name={signOf('enlarge')} />, symbols: [signOf('enlarge')], isBrief: true },
  detained: iconRow('table', 'R4.2', signOf('detained'), true),
  expelled: iconRow('table', 'R5.2', signOf('expelled'), true),
  numeral: textRow('table', 'R11.5', 'III'),
  space: textRow('table', 'R8.1', '3'),
  phase: textRow('table', 'R2.1', '4'),
  when: textRow('table', 'R8.1', '6·2'),
  houses: {
    group: 'table',
    rule: 'R9.4',
    isSample: true,
    draw: (
      <span className="game-florenza">
        <b className="signText">P</b>
        <span className="florenza-pips">
          <i className="full" />
          <i />
          <i />
          <i />
        </span>
      </span>
    ),
  },
  afterwards: tipRow('table', 'R6.8'),
  holds: tipRow('table', 'R6.8'),
  fails: tipRow('table', 'R6.8'),
  copies: tipRow('table', 'R1.10'),
  numbers: tipRow('gives', 'R9.11'),
  fee: tipRow('people', 'R6.7'),
  emptySpace: tipRow('table', 'R6.6'),
  rising: tipRow('table', 'R6.6'),
  promises: tipRow('table', 'R6.8'),
  badge: tipRow('table', 'R6.8'),
  taken: tipRow('people', 'R6.7'),
  done: tipRow('table', 'R9.4'),
  newPromise: tipRow('table', 'R6.8'),
};

/** The first rule of each phase. */
const PHASE_RULES = ['R3.1', 'R4.1', 'R5.1', 'R6.1', 'R7.1', 'R8.1', 'R9.1', 'R10.1', 'R11.1'] as const;

/** The rules about each line of the score. */
const SCORE_LINES: Readonly<Record<keyof florenza.Sheet, readonly string[]>> = {
  certificates: ['R12.1'],
  prestige: ['R12.1'],
  offices: ['R12.2'],
  resources: ['R12.3'],
  fiorini: ['R12.3'],
  emptySpaces: ['R12.4'],
  artworks: ['R12.4'],
  palazzo: ['R12.5'],
  chiesa: ['R12.5'],
};

export function signsOf({ text, imagined }: TableSnapshot): SignTable {
  const { words, labels } = text as unknown as florenza.FlorenzaText;
  const { noDie } = (imagined as florenza.State).table;
  const signs = signsFrom(ROWS, labels.signs);
  return {
    ...goodsSigns({ goods: florenza.GOODS, words: words.goods, iconOf: (good) => GAIN_SYMBOLS[good], rule: 'R1.3' }),
    ...skillSigns(words.skills, 'R6.7'),
    ...signs,
    residence: { ...tipRow('table', 'R3.5'), name: words.kinds.residence.name, says: words.kinds.residence.gloss },
    ...phaseSigns(words, labels),
    ...placeSigns(labels.places),
    ...scoreLineSigns(text, SCORE_LINES),
    ...(noDie && { results: { ...ROWS.results, ...labels.signs.numbers, rule: 'R9.11' } }),
  };
}

type Labels = florenza.FlorenzaText['labels'];

function phaseSigns({ phases }: florenza.FlorenzaText['words'], { due, inPhase }: Labels): SignTable {
  return Object.fromEntries(
    phases.map(({ short }, index) => [
      `phase${index + 1}`,
      {
        ...tipRow('table', PHASE_RULES[index] ?? ''),
        name: `${capital(due(index + 1))}: ${short}`,
        says: inPhase[index] ?? '',
      },
    ]),
  );
}

/** The buildings of the city and of a district, which have Italian names. */
function placeSigns(places: Labels['places']): SignTable {
  return Object.fromEntries(
    Object.entries(places).map(([name, says]) => [placeSign(name), { ...tipRow('table', 'R6.7'), name, says }]),
  );
}

/** An artwork with a cost, a reward and an income. */
export const example = 'battistero-cupola';
