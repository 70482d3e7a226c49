import { capital } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import type { Pictured } from '../../shell/gamePictures.ts';
import { Icon } from '../../shell/Icon.tsx';
import { ComponentList, PictureCard, PictureSign } from '../../tableKit/PictureCard.tsx';
import { drawingOf, medallionOf } from './art.ts';
import { GainSign } from './signs.tsx';
import './drawings.ts';
import '../../styles/kinds.css';
import './florenza.css';

interface PictureProps extends Pictured {
  readonly id: string;
}

const wordsIn = ({ text }: Pick<Pictured, 'text'>) => (text as unknown as florenza.FlorenzaText).words;

export function Picture({ id, figures, text }: PictureProps) {
  const known = figures as florenza.Figures;
  if (id in known.workshops)
    return <WorkshopPicture workshop={id as florenza.Workshop} figures={figures} text={text} />;
  if (id in known.artworks) return <ArtworkPicture artwork={id as florenza.Artwork} figures={figures} text={text} />;
  if (!(id in known.artists || id in known.preachers || id in known.unnamed)) return null;
  return (
    <PictureSign>
      <Icon name={medallionOf(id as florenza.AnyArtist)} className="florenza-medallion" />
    </PictureSign>
  );
}

const isGain = (id: string): id is florenza.Gain => (florenza.GAINS as readonly string[]).includes(id);

export function Sign({ id }: PictureProps) {
  return isGain(id) ? <GainSign gain={id} /> : null;
}

function WorkshopPicture({ workshop, figures, text }: Pictured & { readonly workshop: florenza.Workshop }) {
  const { name, kind, reward } = (figures as florenza.Figures).workshops[workshop];
  const { kinds } = wordsIn({ text });
  return (
    <PictureCard
      className={kind === 'residence' ? 'kind-residence' : 'kind-workshop'}
      place={capital(kinds[kind].name)}
      name={name}
      drawing={drawingOf(workshop)}
      points={reward.prestige}
    />
  );
}

function ArtworkPicture({ artwork, figures }: Pictured & { readonly artwork: florenza.Artwork }) {
  const { name, place, area, reward } = (figures as florenza.Figures).artworks[artwork];
  const house = place === 'Chiesa' ? 'kind-church' : 'kind-palace';
  const kind = { cathedral: 'kind-duomo', civic: 'kind-civic', district: house }[area];
  return (
    <PictureCard className={kind} place={place} name={name} drawing={drawingOf(artwork)} points={reward.prestige} />
  );
}

/** One example of each kind, in the order in which the rules introduce them. */
const SHOWN = {
  workshop: 'fabbro',
  residence: 'casa',
  district: 'palazzo-facciata',
  civic: 'signoria-salone',
  cathedral: 'duomo-cupola',
} as const satisfies Readonly<Record<keyof florenza.Words['kinds'], florenza.Workshop | florenza.Artwork>>;

export function Components(props: Pictured) {
  const { kinds, preacher, lines } = wordsIn(props);
  const shown = [
    ...(Object.keys(SHOWN) as (keyof typeof SHOWN)[]).map(
      (kind) => [SHOWN[kind], capital(kinds[kind].name), capital(kinds[kind].gloss)] as const,
    ),
    ['donatello', lines.artist] as const,
    ['tommaso-d-aquino', capital(preacher.name), capital(preacher.gloss)] as const,
  ];
  return <ComponentList {...props} Picture={Picture} shown={shown} />;
}
