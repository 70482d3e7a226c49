import type { Seat } from '@signoria/engine';
import { Icon, Shield } from '../shell/Icon.tsx';
import type { Family } from '../table/families.ts';
import { FAMILY_NAMES } from '../table/families.ts';
import { Skill } from '../tableKit/signs.tsx';
import type { Say } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import type { SignRow, SignTable, SignWords } from './signTable.ts';
import { signsFrom } from './signTable.ts';

function ChanceSample() {
  const { say } = useWords();
  return <b className="signText">{say('typical.percent', { amount: 29 })}</b>;
}

/** The signs of the page that all games share: numbers, buttons, and states of things on the table. */
const STATES = {
  total: { group: 'table', draw: <b className="signText">23</b>, isSample: true, isUnlisted: true },
  earned: { group: 'table', draw: <b className="signText">23</b>, isSample: true, isUnlisted: true },
  hidden: { group: 'table', draw: <b className="signText">?</b>, isSample: true, isUnlisted: true },
  choices: { group: 'table', draw: <b className="signText">4</b>, isSample: true, isUnlisted: true },
  change: { group: 'table', draw: <b className="signText">−2</b>, isSample: true, isUnlisted: true },
  held: { group: 'table', draw: <b className="signText">3</b>, isSample: true, isUnlisted: true },
  inSupply: { group: 'table', draw: <b className="signText">8</b>, isSample: true, isUnlisted: true },
  info: { group: 'table', draw: <b className="signText">i</b>, isSample: true, isUnlisted: true },
  undo: { group: 'table', draw: <Icon name="i-undo" />, isUnlisted: true },
  undoTurn: { group: 'table', draw: <Icon name="i-undoTurn" />, isUnlisted: true },
  hint: { group: 'table', draw: <Icon name="i-hint" />, isUnlisted: true },
  search: { group: 'table', draw: <b className="signText">?</b>, isSample: true, isUnlisted: true },
  symbols: { group: 'table', draw: <Icon name="i-signs" />, isUnlisted: true },
  chance: { group: 'table', draw: <ChanceSample />, isSample: true, isUnlisted: true },
  replay: { group: 'table', draw: <b className="signText">▸</b>, isSample: true, isUnlisted: true },
  unread: { group: 'table', draw: <b className="signText">2</b>, isSample: true, isUnlisted: true },
  openDot: { group: 'table', draw: <i className="openDot" />, isSample: true, isUnlisted: true },
  acts: { group: 'table', draw: <i className="signTurn" />, isUnlisted: true },
  event: { group: 'table', draw: <Icon name="lily" />, symbols: ['lily'], isUnlisted: true },
  ring: { group: 'table', draw: <i className="signBox legal" />, isHalf: true },
  chosen: { group: 'table', draw: <i className="signBox picked">✓</i>, isHalf: true },
  dashed: { group: 'table', draw: <i className="signBox dashed" /> },
  lack: {
    group: 'table',
    isHalf: true,
    draw: (
      <b className="signText lack">
        2<Icon name="r-marble" />
      </b>
    ),
  },
} as const satisfies Readonly<Record<string, SignRow>>;

type StateId = keyof typeof STATES;
const STATE_IDS = Object.keys(STATES) as readonly StateId[];

/** The sign of a work that needs one of several artists. */
const ONE_OF = {
  oneOf: {
    group: 'people',
    draw: (
      <>
        <Skill skill="architect" />
        <Skill skill="painter" />
      </>
    ),
  },
} as const satisfies Readonly<Record<string, SignRow>>;

export interface PageSignsInput {
  readonly say: Say;
  readonly families: readonly Family[];
  readonly names: readonly string[];
}

/**
 * Returns the signs that all games share. `withArtists` adds the sign of alternative artists and lists the sign of a lack
 * in the legend.
 */
export function pageSigns({ say, families, names }: PageSignsInput, withArtists: boolean): SignTable {
  const words = (id: StateId | 'crest' | 'oneOf') => ({
    name: say(`sign.${id}`),
    says: say(`sign.${id}.says`),
  });
  const crests = families.map((family, seat: Seat) => [
    `shield-${family}`,
    {
      group: 'people',
      draw: <Shield family={family} className="icon" />,
      symbols: [`shield-${family}`],
      isUnlisted: true,
      name: names[seat] ?? '',
      says: say('sign.family', { family: FAMILY_NAMES[family] }),
    },
  ]);
  const [first = 'medici'] = families;
  const crest = {
    group: 'people',
    draw: <Shield family={first} className="icon" />,
    symbols: families.map((family) => `shield-${family}`),
    isBrief: true,
  } as const;
  const states: Readonly<Record<StateId, SignRow>> = withArtists
    ? STATES
    : { ...STATES, lack: { ...STATES.lack, isUnlisted: true } };
  const stateWords = Object.fromEntries(STATE_IDS.map((id) => [id, words(id)])) as Record<StateId, SignWords>;
  return {
    ...Object.fromEntries(crests),
    ...signsFrom({ crest }, { crest: words('crest') }),
    ...(withArtists ? signsFrom(ONE_OF, { oneOf: words('oneOf') }) : {}),
    ...signsFrom(states, stateWords),
  };
}
