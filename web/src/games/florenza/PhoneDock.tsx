import { District } from './District.tsx';
import { Ledger } from './Ledger.tsx';
import { familyOf, useSceneBase } from './scene.ts';

/** The parts of the dock that do not fit below the board on a phone. */
export function PhoneDock() {
  const scene = useSceneBase();
  const { seat } = scene;
  if (seat === null) return null;
  return (
    <section className={`florenza-phoneDock florenza-alone family ${familyOf(scene, seat)}`} data-part="district">
      <District seat={seat} />
      <Ledger />
    </section>
  );
}
