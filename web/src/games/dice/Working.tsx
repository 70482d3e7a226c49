import { Named } from '../../table/Point.tsx';
import { Head } from '../../table/signs.tsx';
import { effectOf } from './effects.ts';
import { useScene } from './scene.ts';

/** What the own buildings do; those that have had their use this turn say so. */
export function Working() {
  const scene = useScene();
  const { me, labels, figures } = scene;
  if (me === null || me.rione.length === 0) return null;
  return (
    <section className="dg-blk dg-working" data-of="dice">
      <Head title={labels.yourBuildings} />
      <ul>
        {me.rione.map((building) => {
          const isSpent = me.usedUp.includes(building);
          return (
            <li key={building} className={isSpent ? 'spent' : ''}>
              <span className="no">{figures.buildings[building].number}</span>
              <span>
                <Named id={building} /> {effectOf(scene, building)}
                {isSpent && <small>{labels.spent}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
