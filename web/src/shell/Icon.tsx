import type { Family } from '@signoria/florence';
import { FAMILY_NAMES } from '@signoria/florence';

interface SymbolProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly viewBox?: string | undefined;
  /** Said aloud; without it the drawing is silent. */
  readonly label?: string | undefined;
}

/** A symbol of the sheets in index.html. */
export function Icon({ name, label, className = 'ic', viewBox }: SymbolProps) {
  const drawing = <use href={`#${name}`} />;
  if (label === undefined)
    return (
      <svg className={className} viewBox={viewBox} aria-hidden="true">
        {drawing}
      </svg>
    );
  return (
    <svg className={className} viewBox={viewBox} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}

interface ShieldProps {
  readonly family: Family;
  /** Says the family's name aloud, where no word next to it does. */
  readonly spoken?: boolean;
  readonly className?: string;
}

export function Shield({ family, spoken = false, className = '' }: ShieldProps) {
  const label = spoken ? FAMILY_NAMES[family] : undefined;
  return <Icon name={`shield-${family}`} viewBox="0 0 40 48" className={className} label={label} />;
}
