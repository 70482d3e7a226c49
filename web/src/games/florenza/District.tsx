import { at } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { buildingDrawingOf, placeSign, signOf } from './art.ts';
import { characterName, plainPoint, shortName, useSceneBase } from './scene.ts';
import { GainSign } from './signs.tsx';
import { Work } from './Work.tsx';
import { WorkshopSpace } from './WorkshopSpace.tsx';

interface DistrictProps {
  readonly seat: number;
}

/** A district: eight spaces for workshops, the Palazzo, and the Chiesa with its pulpit. */
export function District({ seat }: DistrictProps) {
  const { table, figures } = useSceneBase();
  const { spaces } = at(table.players, seat);
  return (
    <div className="florenza-district">
      <div className="florenza-workshops">
        {spaces.map((_, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the space
          <WorkshopSpace key={space} seat={seat} space={space} />
        ))}
      </div>
      <House seat={seat} place="Palazzo" artworks={florenza.PALAZZO}>
        <Bonus count={figures.bonuses.palazzo} gain="prestige" />
      </House>
      <House seat={seat} place="Chiesa" artworks={florenza.CHIESA}>
        <Pulpit seat={seat} />
        <Bonus count={figures.bonuses.chiesa} gain="influence" />
      </House>
    </div>
  );
}

interface HouseProps extends DistrictProps {
  readonly place: 'Palazzo' | 'Chiesa';
  readonly artworks: readonly florenza.Artwork[];
  readonly children: React.ReactNode;
}

function House({ seat, place, artworks, children }: HouseProps) {
  return (
    <div className="florenza-house">
      <header>
        <span className="place" data-sign={placeSign(place)}>
          <Icon name={buildingDrawingOf(place)} className="drawing" />
          {place}
        </span>
        {children}
      </header>
      {artworks.map((artwork) => (
        <Work key={artwork} artwork={artwork} seat={seat} />
      ))}
    </div>
  );
}

/** R9.4 */
function Bonus({ count, gain }: { readonly count: number; readonly gain: florenza.Gain }) {
  const { words } = useSceneBase();
  return (
    <small data-sign="allFour">
      <span>{words.labels.allFour}:</span> {count}
      <GainSign gain={gain} label={words.gain(gain, count)} />
    </small>
  );
}

const OWN_PULPIT = { target: 'pulpit:chiesa' satisfies florenza.FlorenzaTarget };

/** R6.10 */
function Pulpit({ seat }: DistrictProps) {
  const scene = useSceneBase();
  const { table, words, props } = scene;
  const { pulpit } = at(table.players, seat);
  const { labels } = words;
  return (
    <Point
      {...(seat === scene.seat ? OWN_PULPIT : plainPoint(`pulpit:chiesa of ${seat}`, () => props.onExplain('pulpit')))}
      about="pulpit"
      label={pulpit === null ? labels.ownPulpit : labels.pulpitTaken(characterName(scene, pulpit))}
      className={`florenza-pulpit ${pulpit === null ? '' : 'taken'}`}
    >
      <Icon name={signOf('pulpit')} />
      <span className="word" data-sign="pulpit">
        {pulpit === null ? labels.ownPulpit : shortName(scene, pulpit)}
      </span>
    </Point>
  );
}
