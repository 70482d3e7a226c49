import { cardGame } from '@signoria/catalogue';
import { iconOf, TOOLS } from './art.ts';
import { familyOf, useScene } from './scene.ts';

/** One of the drawings the page carries; what it means is said in words next to it. */
export function Icon({ of, size = '' }: { readonly of: string; readonly size?: 'sm' | 'lg' | '' }) {
  return (
    <svg className={`cg-ic ${size}`} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}

export function Shield({ seat, className = 'cg-sh' }: { readonly seat: number; readonly className?: string }) {
  const scene = useScene();
  return (
    <svg className={className} viewBox="0 0 40 48" aria-hidden="true">
      <use href={`#shield-${familyOf(scene, seat)}`} />
    </svg>
  );
}

interface CostProps {
  readonly cost: Readonly<Partial<cardGame.Goods>>;
  /** What is missing is underlined. */
  readonly missing?: readonly string[];
}

/** The number stands left of its icon, one has no number, fiorini come last. */
export function Cost({ cost, missing = [] }: CostProps) {
  return (
    <span className="cg-cost">
      {cardGame.GOODS.filter((good) => (cost[good] ?? 0) > 0).map((good) => {
        const count = cost[good] ?? 0;
        return (
          <span key={good} className={missing.includes(good) ? 'lack' : ''}>
            {count > 1 && count}
            <Icon of={iconOf(good)} />
          </span>
        );
      })}
    </span>
  );
}

export function Points({ count }: { readonly count: number | string }) {
  return (
    <span className="cg-vp">
      {count}
      <Icon of="laurel" />
    </span>
  );
}

export function Skill({ skill }: { readonly skill: cardGame.Skill }) {
  return (
    <span className={`cg-sk ${skill}`}>
      <Icon of={TOOLS[skill]} />
    </span>
  );
}

export function Skills({ skills }: { readonly skills: readonly cardGame.Skill[] }) {
  return (
    <span className="cg-sks">
      {skills.map((skill) => (
        <Skill key={skill} skill={skill} />
      ))}
    </span>
  );
}

interface HeadProps {
  readonly title: string;
  readonly note?: string;
  readonly aside?: string;
}

/** A title with its notes on the same baseline. */
export function Head({ title, note, aside }: HeadProps) {
  return (
    <div className="cg-h">
      <h2>{title}</h2>
      {note !== undefined && <span className="cg-note">{note}</span>}
      {aside !== undefined && <span className="cg-note aside">{aside}</span>}
    </div>
  );
}

/** With its sign, a minus of full width. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}
