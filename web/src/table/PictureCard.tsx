import type { ReactNode } from 'react';
import { Icon } from '../shell/Icon.tsx';
import '../look/drawings.css';
import '../look/skills.css';
import '../look/pictures.css';
import '../look/resources.ts';
import { Skills } from './signs.tsx';

/** How many, and the symbol of what. */
export type Counted = readonly [count: number, symbol: string];

interface PictureCardProps {
  readonly className?: string;
  /** Above the name: where it stands, or what kind it is. */
  readonly place: string;
  readonly name: string;
  readonly drawing: string;
  readonly cost?: readonly Counted[];
  readonly skills?: Parameters<typeof Skills>[0]['skills'];
  readonly points?: number;
}

/** A card as the games draw it, by itself. Whoever cannot see it reads the same below it. */
export function PictureCard({
  className = '',
  place,
  name,
  drawing,
  cost = [],
  skills = [],
  points = 0,
}: PictureCardProps) {
  return (
    <div className={`picture ${className}`} aria-hidden="true">
      <span className="spine" />
      <span className="place">{place}</span>
      <b>{name}</b>
      <Icon name={drawing} className="win" />
      <CountedIcons of={cost} />
      <span className="foot">
        <Skills skills={skills} />
        {points > 0 && (
          <span className="worth">
            {points}
            <Icon name="laurel" />
          </span>
        )}
      </span>
    </div>
  );
}

/** A number stands left of its symbol; one has no number. */
export function CountedIcons({ of }: { readonly of: readonly Counted[] }) {
  return (
    <span className="counted">
      {of.map(([count, symbol]) => (
        <span key={symbol}>
          {count > 1 && count}
          <Icon name={symbol} />
        </span>
      ))}
    </span>
  );
}

/** A sign by itself. */
export function PictureSign({ children }: { readonly children: ReactNode }) {
  return (
    <div className="picture sign" aria-hidden="true">
      {children}
    </div>
  );
}

interface NamedPictureProps {
  readonly name: string;
  /** What it is for. */
  readonly gloss?: string;
  readonly children: ReactNode;
}

/** One of the components of a game, with its name below. */
export function NamedPicture({ name, gloss, children }: NamedPictureProps) {
  return (
    <figure>
      {children}
      <figcaption>{gloss === undefined ? name : <Glossed name={name} gloss={gloss} />}</figcaption>
    </figure>
  );
}

function Glossed({ name, gloss }: { readonly name: string; readonly gloss: string }) {
  return (
    <>
      <b>{name}</b> {gloss}
    </>
  );
}
