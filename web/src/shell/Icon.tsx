import type { Family } from '@signoria/common';
import { FAMILY_NAMES } from '@signoria/common';

interface SymbolProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly viewBox?: string | undefined;
  /** The accessible name. Without it the drawing is hidden from screen readers. */
  readonly label?: string | undefined;
  /** The additional sign that a tip explains after that of the drawing (`data-extra-sign`). */
  readonly extraSign?: string | undefined;
}

/** A symbol of the SVG symbol sheets in `drawings/`, or of a game's `drawings.svg`. */
export function Icon({ name, label, className = 'icon', viewBox, extraSign }: SymbolProps) {
  const drawing = <use href={`#${name}`} />;
  if (label === undefined)
    return (
      <svg className={className} viewBox={viewBox} aria-hidden="true" data-extra-sign={extraSign}>
        {drawing}
      </svg>
    );
  return (
    <svg className={className} viewBox={viewBox} role="img" aria-label={label} data-extra-sign={extraSign}>
      {drawing}
    </svg>
  );
}

interface ShieldProps {
  readonly family: Family;
  /** True to use the family's name as accessible name, where no text beside the shield says it. */
  readonly spoken?: boolean;
  readonly className?: string;
  readonly extraSign?: string | undefined;
}

export function Shield({ family, spoken = false, className = '', extraSign }: ShieldProps) {
  const label = spoken ? FAMILY_NAMES[family] : undefined;
  return (
    <Icon name={`shield-${family}`} viewBox="0 0 40 48" className={className} label={label} extraSign={extraSign} />
  );
}
