import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** The target of a link: an address, or a function if it has none, as for a game from a file. */
export type Destination = string | (() => void);

interface PageLinkProps {
  readonly to: Destination;
  readonly className: string;
  /** The accessible name, if the visible text is not enough. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

export function PageLink({ to, className, label, children }: PageLinkProps) {
  if (typeof to === 'string')
    return (
      <Link href={to} className={className} aria-label={label}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={className} aria-label={label} onClick={to}>
      {children}
    </button>
  );
}
