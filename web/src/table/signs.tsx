import { Icon } from '../shell/Icon.tsx';

/** The tools that stand for the three arts, which all games use. */
export const TOOLS = { architect: 'compass', sculptor: 'chisel', painter: 'brush' } as const;
type SkillId = keyof typeof TOOLS;

export function Skill({ skill }: { readonly skill: SkillId }) {
  return (
    <span className={`skill ${skill}`}>
      <Icon name={TOOLS[skill]} />
    </span>
  );
}

export function Skills({ skills }: { readonly skills: readonly SkillId[] }) {
  return (
    <span className="skills">
      {skills.map((skill) => (
        <Skill key={skill} skill={skill} />
      ))}
    </span>
  );
}

interface HeadProps {
  readonly title: string;
  readonly note?: string;
  /** Text at the other end of the line. */
  readonly aside?: string;
}

/** A title with its notes on the same baseline. */
export function Head({ title, note = '', aside = '' }: HeadProps) {
  return (
    <div className="tableHead">
      <h2>{title}</h2>
      {note !== '' && <span className="tableNote">{note}</span>}
      {aside !== '' && <span className="tableNote aside">{aside}</span>}
    </div>
  );
}

/** Formats a change with its sign, using a true minus. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}
