import { OwnCards } from './OwnCards.tsx';
import { Seals } from './Seals.tsx';
import { Site } from './Site.tsx';
import { Storehouse } from './Storehouse.tsx';
import { familyOf, useScene } from './scene.ts';

/** The viewer's dock, always visible below the board: construction site, storehouse, cards and seals. */
export function Dock() {
  const scene = useScene();
  const { seat, me } = scene;
  if (seat === null || me === null) return null;
  return (
    <section
      className={`gameTable game-firenze firenze-dock family ${familyOf(scene, seat)}`}
      data-seat={seat}
      data-crowded={scene.crowded || undefined}
    >
      <Site me={me} seat={seat} />
      <Storehouse seat={seat} />
      <OwnCards />
      <Seals seat={seat} />
    </section>
  );
}
