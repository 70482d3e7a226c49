import { Dock } from '../../tableKit/Dock.tsx';
import { OwnCards } from './OwnCards.tsx';
import { Seals } from './Seals.tsx';
import { Site } from './Site.tsx';
import { Storehouse } from './Storehouse.tsx';
import { useScene } from './scene.ts';

/** The viewer's dock, always visible below the board: construction site, storehouse, cards and seals. */
export function FirenzeDock() {
  const { seat, me, isCrowded } = useScene();
  if (seat === null || me === null) return null;
  return (
    <Dock game="firenze" isCrowded={isCrowded}>
      <Site me={me} seat={seat} />
      <Storehouse seat={seat} />
      <OwnCards />
      <Seals seat={seat} />
    </Dock>
  );
}
