import type { ReactNode, Ref } from 'react';
import { useTableProps } from '../table/tableContext.ts';
import { familyOf } from './scene.ts';

interface DockProps {
  readonly game: string;
  readonly isCrowded?: boolean;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The viewer's components below the board, edged in the family's colour. Its class is `<game>-dock`. */
export function Dock({ game, isCrowded = false, ref, children }: DockProps) {
  const props = useTableProps();
  const { seat } = props.snapshot;
  if (seat === null) return null;
  return (
    <section
      ref={ref}
      className={`gameTable game-${game} ${game}-dock family ${familyOf({ props }, seat)}`}
      data-seat={seat}
      data-crowded={isCrowded || undefined}
    >
      {children}
    </section>
  );
}
