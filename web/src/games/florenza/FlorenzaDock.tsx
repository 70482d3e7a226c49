import { Dock } from '../../tableKit/Dock.tsx';
import { District } from './District.tsx';
import { Ledger } from './Ledger.tsx';
import { Purse } from './Purse.tsx';
import { useScene } from './scene.ts';

/** The viewer's dock, always visible below the board: goods, district and pledges. */
export function FlorenzaDock() {
  const { seat, me, isCrowded } = useScene();
  if (seat === null || me === null) return null;
  return (
    <Dock game="florenza" isCrowded={isCrowded}>
      <Purse me={me} seat={seat} />
      <District seat={seat} />
      <Ledger />
    </Dock>
  );
}
