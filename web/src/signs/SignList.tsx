import { capital } from '@signoria/engine';
import type { SignTable, TableSign } from './signTable.ts';

export function listedSigns(signs: SignTable): readonly TableSign[] {
  return Object.values(signs).filter(({ isUnlisted = false }) => !isUnlisted);
}

/** Signs with names and meanings. Brief ones have their names only, unless `isWhole`. */
export function SignList({
  signs,
  isWhole = false,
}: {
  readonly signs: readonly TableSign[];
  readonly isWhole?: boolean;
}) {
  return (
    <ul className="signList">
      {signs.map(({ name, says, draw, isBrief = false, isHalf = false }) => (
        <li key={name} className={isBrief ? 'brief' : isHalf ? 'half' : ''}>
          <span className="signDrawn" aria-hidden="true">
            {draw}
          </span>
          <span>
            {capital(name)}
            {says !== '' && (!isBrief || isWhole) && `: ${says}`}
            {says !== '' && isBrief && !isWhole && <span className="unseen">: {says}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
