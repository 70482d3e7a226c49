import * as florenza from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { buildingDrawingOf, placeSign } from './art.ts';
import { Enlarge } from './Enlarge.tsx';
import { Spaces } from './Spaces.tsx';
import { useSceneBase } from './scene.ts';
import { Work } from './Work.tsx';

/** The civic buildings to the left and to the right of the Cathedral. */
const LEFT = ['Battistero', 'Palazzo Vescovile', 'Ospedale'] as const;
const RIGHT = ['Palazzo della Signoria', 'Lastricato', 'Banco'] as const;

export function City() {
  return (
    <section className="florenza-city" data-part="city">
      <Side buildings={LEFT} />
      <Duomo />
      <Side buildings={RIGHT} />
      <Spaces />
      <Enlarge area="city" />
    </section>
  );
}

/** The city without the Cathedral, which can be enlarged separately. */
export function CityAround() {
  return (
    <div className="florenza-city around">
      <Side buildings={LEFT} />
      <Side buildings={RIGHT} />
      <Spaces />
    </div>
  );
}

function Side({ buildings }: { readonly buildings: readonly string[] }) {
  return (
    <div className="florenza-side">
      {buildings.map((building) => (
        <Building key={building} name={building} />
      ))}
    </div>
  );
}

function Building({ name }: { readonly name: string }) {
  const { figures } = useSceneBase();
  const artworks = florenza.CITY_ARTWORKS.filter((artwork) => figures.artworks[artwork].place === name);
  return (
    <div className={`florenza-building ${artworks.length === 1 ? 'single' : ''}`}>
      <header data-sign={placeSign(name)}>
        <Icon name={buildingDrawingOf(name)} className="" />
        <h3>{name}</h3>
      </header>
      {artworks.map((artwork) => (
        <Work key={artwork} artwork={artwork} seat={0} />
      ))}
    </div>
  );
}

export function Duomo() {
  const { words, figures } = useSceneBase();
  const artworks = florenza.CITY_ARTWORKS.filter((artwork) => figures.artworks[artwork].area === 'cathedral');
  return (
    <div className="florenza-duomo">
      <svg
        className="florenza-sky"
        data-sign={placeSign('Duomo')}
        viewBox="0 0 1200 240"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <use href="#v-skyline" width="1200" height="260" />
      </svg>
      <h3 data-sign={placeSign('Duomo')}>{words.labels.cathedral}</h3>
      <div className="two">
        {artworks.map((artwork) => (
          <Work key={artwork} artwork={artwork} seat={0} />
        ))}
      </div>
      <Enlarge area="duomo" />
    </div>
  );
}
