import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../shell/Icon.tsx';
import '../styles/drawings.css';
import '../styles/skills.css';
import '../styles/pictures.css';
import '../drawings/resources.ts';
import type { Pictured } from '../shell/gamePictures.ts';
import { Skills } from './signs.tsx';

/** A number of symbols: the count and the symbol's id. */
export type SymbolCount = readonly [count: number, symbol: string];

interface PictureCardProps {
  readonly className?: string;
  /** The text above the name: a place or a kind. */
  readonly place: string;
  readonly name: string;
  readonly drawing: string;
  readonly cost?: readonly SymbolCount[];
  readonly skills?: Parameters<typeof Skills>[0]['skills'];
  readonly points?: number;
}

/** A single card as the games draw it. It is hidden from screen readers, because the text below says the same. */
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
      <Icon name={drawing} className="window" />
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

/** Symbols with their counts. A count stands left of its symbol; a count of one is not shown. */
export function CountedIcons({ of }: { readonly of: readonly SymbolCount[] }) {
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

/** A single sign. */
export function PictureSign({ children }: { readonly children: ReactNode }) {
  return (
    <div className="picture sign" aria-hidden="true">
      {children}
    </div>
  );
}

interface NamedPictureProps {
  readonly name: string;
  /** The purpose of the component. */
  readonly gloss: string | undefined;
  readonly children: ReactNode;
}

/** A component of a game with its name below. */
function NamedPicture({ name, gloss, children }: NamedPictureProps) {
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

interface ComponentListProps extends Pictured {
  readonly Picture: ComponentType<Pictured & { readonly id: string }>;
  /** The components with their names and, if needed, their purposes. */
  readonly shown: readonly (readonly [id: string, name: string, gloss?: string])[];
}

/** The components of a game at the top of its rules. */
export function ComponentList({ Picture, shown, ...pictured }: ComponentListProps) {
  return shown.map(([id, name, gloss]) => (
    <NamedPicture key={id} name={name} gloss={gloss}>
      <Picture {...pictured} id={id} />
    </NamedPicture>
  ));
}
