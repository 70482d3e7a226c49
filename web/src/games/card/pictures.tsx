import * as cardGame from '@signoria/card';
import { capital } from '@signoria/engine';
import type { Pictured } from '../../shell/gamePictures.ts';
import { Icon } from '../../shell/Icon.tsx';
import type { SymbolCount } from '../../tableKit/PictureCard.tsx';
import { ComponentList, CountedIcons, PictureCard, PictureSign } from '../../tableKit/PictureCard.tsx';
import { Skill } from '../../tableKit/signs.tsx';
import { drawingOf, iconOf, kindClass, medallionOf } from './art.ts';
import './drawings.ts';
import '../../styles/kinds.css';

interface PictureProps extends Pictured {
  readonly id: string;
}

export function Picture({ id, figures, text }: PictureProps) {
  const known = figures as cardGame.Figures;
  if (id in known.cards || id in known.monuments)
    return <WorkPicture work={id as cardGame.Card | cardGame.Monument} figures={figures} text={text} />;
  if (id in known.artists) return <ArtistPicture artist={id as cardGame.Artist} figures={known} />;
  if (id in known.locations)
    return <LocationPicture location={id as cardGame.Location} figures={figures} text={text} />;
  if (isGood(id)) return <PictureSign>{<Icon name={iconOf(id)} />}</PictureSign>;
  return null;
}

export function Sign({ id }: PictureProps) {
  return isGood(id) ? <Icon name={iconOf(id)} /> : null;
}

const isGood = (id: string): id is cardGame.Good => (cardGame.GOODS as readonly string[]).includes(id);
const wordsIn = ({ text }: Pick<Pictured, 'text'>) => (text as unknown as cardGame.CardText).words;
const counted = (cost: Readonly<Partial<cardGame.Goods>>) =>
  cardGame.GOODS.filter((good) => (cost[good] ?? 0) > 0).map((good): SymbolCount => [cost[good] ?? 0, iconOf(good)]);

interface WorkProps extends Pictured {
  readonly work: cardGame.Card | cardGame.Monument;
}

function WorkPicture({ work, figures, text }: WorkProps) {
  const known = figures as cardGame.Figures;
  const { name, cost, artists, points } = cardGame.workFigures(known, work);
  const monument = known.monuments[work as cardGame.Monument];
  const kind = known.cards[work as cardGame.Card]?.kind;
  return (
    <PictureCard
      className={kindClass(known, work)}
      place={monument?.place ?? capital(wordsIn({ text }).kinds[kind].name)}
      name={name}
      drawing={drawingOf(work)}
      cost={counted(cost)}
      skills={artists}
      points={points}
    />
  );
}

function ArtistPicture({ artist, figures }: { readonly artist: cardGame.Artist; readonly figures: cardGame.Figures }) {
  const { name, skill, cost, values } = figures.artists[artist];
  return (
    <div className="picture artist" aria-hidden="true">
      <Icon name={medallionOf(artist)} className="medal" />
      <b>{name}</b>
      <span className="foot">
        <Skill skill={skill} />
        <span>{[...values].sort((one, other) => one - other).join(' · ')}</span>
        <CountedIcons of={[[cost, iconOf('fiorini')]]} />
      </span>
    </div>
  );
}

interface LocationProps extends Pictured {
  readonly location: cardGame.Location;
}

function LocationPicture({ location, figures, text }: LocationProps) {
  const { name } = (figures as cardGame.Figures).locations[location];
  const { kinds } = wordsIn({ text });
  return <PictureCard place={capital(kinds.location.name)} name={name} drawing={drawingOf(location)} />;
}

/** One example of each kind, in the order in which the rules introduce them. */
const SHOWN = {
  workshop: 'picconiere',
  residence: 'casa',
  palace: 'fontana',
  church: 'campanile',
  districtBuilding: 'pozzo',
  guild: 'padrone',
  preacher: 'girolamo-savonarola',
  monument: 'duomo-cupola',
  artist: 'davinci-painter',
  location: 'location-fabbro',
} as const;

export function Components(props: Pictured) {
  const { kinds, goods } = wordsIn(props);
  const shown = [
    ...(Object.keys(SHOWN) as (keyof typeof SHOWN)[]).map(
      (kind) => [SHOWN[kind], capital(kinds[kind].name), capital(kinds[kind].gloss)] as const,
    ),
    ...cardGame.GOODS.map((good) => [good, capital(goods[good].name)] as const),
  ];
  return <ComponentList {...props} Picture={Picture} shown={shown} />;
}
