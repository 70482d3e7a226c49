import * as diceGame from '@signoria/dice';
import type { ReactNode } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { signed } from '../../tableKit/signs.tsx';
import { medallionOf } from './art.ts';
import { effectOf } from './effects.ts';
import type { Scene } from './scene.ts';
import { useScene } from './scene.ts';
import { DieFace, GoodIcon, TrackIcon } from './signs.tsx';

/** The effect of a building in icons, with a text for screen readers. */
export function EffectSign({ building }: { readonly building: diceGame.Building }) {
  const scene = useScene();
  return (
    <span className="dice-effect">
      <span className="unseen">{effectOf(scene, building)}</span>
      {signOf(scene, building)}
    </span>
  );
}

const ANY_DIE = <Icon name="die-5" />;
const ANY_GOOD = <Icon name="r-any" />;
const ANY_ARTIST = <Icon name={medallionOf(null)} />;

/** Returns the icons of an exchange: one thing for another. */
function becomes(one: ReactNode, other: ReactNode): ReactNode {
  return (
    <>
      {one} <i data-sign="otherValue">→</i> {other}
    </>
  );
}

function signOf({ figures }: Scene, building: diceGame.Building): ReactNode {
  const { brings, fiorini, artist, dice } = figures;
  const anyValue = diceGame.DIE_IDS.find((die) => diceGame.ANY_VALUE[die] === building);
  if (anyValue !== undefined)
    return becomes(<DieFace die={anyValue} value={null} />, <DieFace die={anyValue} value={6} />); // R11.3
  const trades = diceGame.DIE_IDS.find((die) => diceGame.TRADES[die] === building);
  if (trades !== undefined) return becomes(<GoodIcon good={dice[trades].resource} />, ANY_GOOD); // R11.4
  const tracks = diceGame.TRACK_IDS.map((track) => <TrackIcon key={track} track={track} />);
  const signs: Readonly<Partial<Record<diceGame.Building, ReactNode>>> = {
    casa: becomes(ANY_DIE, ANY_ARTIST),
    mercatante: becomes(ANY_DIE, [brings.mercatante, <Icon key="any" name="r-any" />]),
    convento: becomes(ANY_DIE, [
      <span key="steps" data-sign="steps">
        {signed(brings.convento)}
      </span>,
      ...tracks,
    ]),
    taverna: becomes(ANY_DIE, [fiorini.taverna, <Icon key="coin" name="fiorino" />]),
    cambiavalute: becomes(ANY_GOOD, [fiorini.cambiavalute, <Icon key="coin" name="fiorino" />]),
    'bottega-d-arte': [
      <Icon key="artist" name={medallionOf(null)} />,
      signed(-fiorini.bottega),
      <Icon key="coin" name="fiorino" />,
    ],
    mercato: [signed(brings.mercato), <Icon key="spare" name="spare" />],
    zecca: [<Icon key="star" name="star" />, signed(artist.starWithZecca), <Icon key="points" name="laurel" />],
    palagio: becomes(<Icon name="compass" />, [<Icon key="chisel" name="chisel" />, <Icon key="brush" name="brush" />]),
  };
  return signs[building] ?? null;
}
