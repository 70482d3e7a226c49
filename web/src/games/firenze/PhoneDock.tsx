import { Costs } from './Costs.tsx';
import { OwnCards } from './OwnCards.tsx';
import { Seals } from './Seals.tsx';
import { familyOf, useScene } from './scene.ts';

/** The parts of the dock that do not fit below the board on a phone. */
export function PhoneDock() {
  const scene = useScene();
  const { seat } = scene;
  return (
    <section
      className={`firenze-phoneDock ${seat === null ? '' : `family ${familyOf(scene, seat)}`}`}
      data-part="cards"
    >
      <OwnCards />
      {seat !== null && <Costs seat={seat} />}
      {seat !== null && <Seals seat={seat} />}
    </section>
  );
}
