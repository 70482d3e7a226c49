import { District } from './District.tsx';
import { Ledger } from './Ledger.tsx';
import { Purse } from './Purse.tsx';
import { familyOf, useScene } from './scene.ts';

/** The viewer's dock, always visible below the board: goods, district and promises. */
export function Dock() {
  const scene = useScene();
  const { seat, me } = scene;
  if (seat === null || me === null) return null;
  return (
    <section
      className={`gameTable game-florenza florenza-dock family ${familyOf(scene, seat)}`}
      data-seat={seat}
      data-crowded={scene.crowded || undefined}
    >
      <Purse me={me} seat={seat} />
      <District seat={seat} />
      <Ledger />
    </section>
  );
}
