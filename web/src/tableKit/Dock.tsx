import type { ReactNode, Ref } from 'react';
import { useTableProps } from '../table/tableContext.ts';
import { familyOf } from './scene.ts';

interface DockProps {
  readonly game: string;
  readonly crowded?: boolean;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The viewer's components below the board, edged in the family's colour. Its class is `<game>-dock`. */
export function Dock({ game, crowded = false, ref, children }: DockProps) {
  const props = useTableProps();
  const { seat } = props.snapshot;
  if (seat === null) return null;
  return (
    <section
      ref={ref}
      className={`gameTable game-${game} ${game}-dock family ${familyOf({ props }, seat)}`}
      data-seat={seat}
      data-crowded={crowded || undefined}
    >
      {children}
    </section>
  );
}
