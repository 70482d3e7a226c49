import type { Seat } from '@signoria/engine';
import type { ReactNode } from 'react';
import { Icon, Shield } from '../shell/Icon.tsx';
import { useTableProps } from '../table/tableContext.ts';
import { useWords } from '../words/index.ts';
import { familyOf } from './scene.ts';

/** The tools that stand for the three skills, in all games with artists. */
export const TOOLS = { architect: 'compass', sculptor: 'chisel', painter: 'brush' } as const;
type SkillId = keyof typeof TOOLS;

interface SkillProps {
  readonly skill: SkillId;
  /** True for one of several alternatives, which are one sign together. */
  readonly isOneOf?: boolean;
}

export function Skill({ skill, isOneOf = false }: SkillProps) {
  return (
    <span className={`skill ${skill}`} data-sign={isOneOf ? undefined : skill}>
      <Icon name={TOOLS[skill]} />
    </span>
  );
}

interface SkillsProps {
  readonly skills: readonly SkillId[];
  /** The skills in words, where no other text says them. */
  readonly label?: string;
}

/** Skills of which one is enough. */
export function Skills({ skills, label }: SkillsProps) {
  return (
    <span
      className="skills"
      data-sign={skills.join(' ')}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {skills.map((skill) => (
        <Skill key={skill} skill={skill} isOneOf />
      ))}
    </span>
  );
}

interface HeadProps {
  readonly title: string;
  readonly note?: string;
  /** Text at the other end of the line. */
  readonly endText?: string;
}

/** A title with its notes on the same baseline. */
export function Head({ title, note = '', endText = '' }: HeadProps) {
  return (
    <div className="tableHead">
      <h2>{title}</h2>
      {note !== '' && <span className="tableNote">{note}</span>}
      {endText !== '' && <span className="tableNote atEnd">{endText}</span>}
    </div>
  );
}

/** Formats a change with its sign, using a true minus. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

interface ChangeProps {
  readonly count: number;
  readonly icon: ReactNode;
  /** Says for screen readers what changes. */
  readonly name: string;
}

/** A change of an amount beside its icon: "−2". Nothing if it is 0. */
export function Change({ count, icon, name }: ChangeProps) {
  const { number } = useWords();
  if (count === 0) return null;
  return (
    <span className={count < 0 ? 'minus' : 'plus'}>
      {`${count < 0 ? '' : '+'}${number(count)}`}
      {icon}
      <span className="unseen">{name}</span>
    </span>
  );
}

/** Notes after the changes of amounts in a preview. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <span key={note} className="note">
      {note}
    </span>
  ));
}

interface AmountsProps<Id extends string> {
  readonly ids: readonly Id[];
  readonly amounts: Readonly<Partial<Record<Id, number>>>;
  readonly iconOf: (id: Id) => string;
  /** Amounts to underline as missing. */
  readonly missing?: readonly string[];
  /** The amounts in words, for screen readers. */
  readonly label: string;
  /** The sign that says in a tip what the amounts are for, such as an income. */
  readonly extraSign?: string | undefined;
}

/** Amounts such as a cost, at least one of them not zero, in the order of `ids`. A number is left of its icon; 1 is omitted. */
export function Amounts<Id extends string>({ ids, amounts, iconOf, missing = [], label, extraSign }: AmountsProps<Id>) {
  const { number } = useWords();
  return (
    <span className="amounts" role="img" aria-label={label} data-extra-sign={extraSign}>
      {ids.map((id) => {
        const count = amounts[id] ?? 0;
        if (count === 0) return null;
        return (
          <span key={id} className={missing.includes(id) ? 'lack' : ''} data-sign={id}>
            {count !== 1 && number(count)}
            <Icon name={iconOf(id)} />
          </span>
        );
      })}
    </span>
  );
}

interface SeatShieldProps {
  readonly seat: Seat;
  readonly className?: string;
  /** The sign that says why the shield is here: "used by this player". */
  readonly extraSign?: string;
}

export function SeatShield({ seat, className = 'seatShield', extraSign }: SeatShieldProps) {
  return <Shield family={familyOf({ props: useTableProps() }, seat)} className={className} extraSign={extraSign} />;
}

interface OfficeProps {
  readonly icon: string;
  readonly title: string;
  /** The sign of the office; defaults to the sign of its icon. */
  readonly sign?: string;
}

/** The title of an office that a player holds. */
export function OfficeTag({ icon, title, sign = icon }: OfficeProps) {
  return (
    <span className="officeTag" data-sign={sign}>
      <Icon name={icon} />
      {title}
    </span>
  );
}

interface CountProps {
  readonly count: number | string;
  readonly icon: ReactNode;
  /** The number and what is counted, for screen readers. */
  readonly label: string;
  /** The sign of number and icon; defaults to that of the icon. */
  readonly sign?: string;
  /** The sign that says what the number counts, for the tip; by default, what the player has. */
  readonly extraSign?: string;
  /** True to draw the icon left of the number. */
  readonly iconFirst?: boolean;
}

/** A number with its icon in the line of a player. */
export function Count({ count, icon, label, sign, extraSign = 'held', iconFirst = false }: CountProps) {
  return (
    <span data-sign={sign} data-extra-sign={extraSign}>
      {iconFirst && icon}
      <span aria-hidden="true">{count}</span>
      {!iconFirst && icon}
      <span className="unseen">{label}</span>
    </span>
  );
}
