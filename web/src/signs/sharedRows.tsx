import { Icon } from '../shell/Icon.tsx';
import { Skill, TOOLS } from '../tableKit/signs.tsx';
import type { SignRow, SignTable, SignWords } from './signTable.ts';
import { signsFrom } from './signTable.ts';

interface Glossed {
  readonly name: string;
  readonly gloss: string;
}

const wordsOf = ({ name, gloss }: Glossed): SignWords => ({ name, says: gloss });

interface GoodsInput<Good extends string> {
  readonly goods: readonly Good[];
  readonly words: Readonly<Record<Good, Glossed>>;
  readonly iconOf: (good: Good) => string;
  readonly rule: string;
}

/** Returns the signs of goods, which are explained by the meaning of their names. */
export function goodsSigns<Good extends string>({ goods, words, iconOf, rule }: GoodsInput<Good>): SignTable {
  return Object.fromEntries(
    goods.map((good) => {
      const symbol = iconOf(good);
      const row: SignRow = { group: 'goods', rule, draw: <Icon name={symbol} />, symbols: [symbol], isBrief: true };
      return [good, { ...row, ...wordsOf(words[good]) }];
    }),
  );
}

type SkillId = keyof typeof TOOLS;
const SKILLS = Object.keys(TOOLS) as readonly SkillId[];

/** Returns the signs of the three arts. */
export function skillSigns(words: Readonly<Record<SkillId, Glossed>>, rule: string): SignTable {
  const row = (skill: SkillId): SignRow => ({
    group: 'people',
    rule,
    draw: <Skill key={skill} skill={skill} />,
    symbols: [TOOLS[skill]],
    isBrief: true,
  });
  const rows = Object.fromEntries(SKILLS.map((skill) => [skill, row(skill)]));
  return signsFrom(rows, Object.fromEntries(SKILLS.map((skill) => [skill, wordsOf(words[skill])])));
}

/** Returns a row that is drawn as an SVG symbol. */
export function iconRow(group: SignRow['group'], rule: string, symbol: string, isBrief = false): SignRow {
  return { group, rule, draw: <Icon name={symbol} />, symbols: [symbol], isBrief };
}

/** Returns a row that is drawn as text: a number, a numeral or a letter. */
export function textRow(group: SignRow['group'], rule: string, text: string): SignRow {
  return { group, rule, draw: <b className="signText">{text}</b>, isSample: true };
}
