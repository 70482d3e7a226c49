import type { Rule } from '@signoria/engine';
import { Icon } from '../shell/Icon.tsx';
import type { TableSnapshot } from '../table/tableTypes.ts';
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

/** Returns the signs of the skills. */
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

/** Returns a row that only tips show. */
export function tipRow(group: SignRow['group'], rule: string): SignRow {
  return { ...textRow(group, rule, ''), isUnlisted: true };
}

/**
 * Returns the signs of the lines of the score, `line-<id>`, from the numbers of the rules about each line. The tip says
 * these rules without their rulings and cites the first of them.
 */
export function scoreLineSigns(
  text: TableSnapshot['text'],
  lines: Readonly<Record<string, readonly string[]>>,
): SignTable {
  const sentences = (number: string) => withoutRulings(text.rules[number] ?? '');
  return Object.fromEntries(
    Object.entries(lines).map(([id, numbers]) => [
      `line-${id}`,
      {
        ...tipRow('gives', numbers[0] ?? ''),
        name: text.scoreLine(id),
        says: numbers.map(sentences).join(' ').replace(/\.$/, ''),
      },
    ]),
  );
}

function withoutRulings(rule: Rule): string {
  return typeof rule === 'string' ? rule : rule.filter((part) => typeof part === 'string').join(' ');
}
