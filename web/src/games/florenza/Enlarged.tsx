import { useEffect, useRef } from 'react';
import { EarnedPoints } from '../../table/Total.tsx';
import { SeatShield } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import { CityAround, Duomo } from './City.tsx';
import { District } from './District.tsx';
import type { EnlargedArea } from './enlarging.ts';
import { LargeProvider, useLeaving } from './enlarging.ts';
import { Lives } from './Lives.tsx';
import { OfficeForecast } from './OfficeForecast.tsx';
import { Holdings, Offices } from './Seats.tsx';
import { familyOf, playerName, titleOf, useScene } from './scene.ts';
import { Tracks } from './Tracks.tsx';

interface EnlargedProps {
  readonly area: EnlargedArea;
  readonly close: () => void;
  readonly goBack: () => void;
}

/** An enlarged area in place of the board, with all its targets. */
export function Enlarged({ area, close, goBack }: EnlargedProps) {
  const scene = useScene();
  const { say } = useWords();
  const panel = useRef<HTMLElement>(null);
  useLeaving(close, goBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per area
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, [area]);
  const family = typeof area === 'number' ? `family ${familyOf(scene, area)}` : '';
  return (
    <section
      ref={panel}
      className={`gameTable game-florenza florenza-large ${family}`}
      data-area={typeof area === 'number' ? 'district' : area}
      data-crowded={scene.isCrowded || undefined}
      aria-label={titleOf(scene, area)}
      tabIndex={-1}
    >
      <header className="florenza-largeHead">
        {typeof area === 'number' ? <Owner seat={area} /> : <h2>{titleOf(scene, area)}</h2>}
        <button type="button" className="btn compact" onClick={goBack}>
          {say('explain.close')}
        </button>
      </header>
      <div className="florenza-largeBody florenza-alone">
        <LargeProvider value={true}>{typeof area === 'number' ? <District seat={area} /> : AREAS[area]}</LargeProvider>
      </div>
    </section>
  );
}

const AREAS = {
  city: <CityAround />,
  duomo: <Duomo />,
  lives: <Lives />,
  tracks: (
    <>
      <Tracks />
      <OfficeForecast />
    </>
  ),
} as const;

function Owner({ seat }: { readonly seat: number }) {
  const scene = useScene();
  return (
    <>
      <SeatShield seat={seat} className="shield" />
      <h2>
        {playerName(scene, seat)} <small>{titleOf(scene, seat)}</small>
      </h2>
      <Offices seat={seat} />
      <Holdings seat={seat} />
      <span className="seatPoints">
        <EarnedPoints snapshot={scene.props.snapshot} seat={seat} />
      </span>
    </>
  );
}
