import { capital } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import type { Pictured } from '../../shell/gamePictures.ts';
import { ComponentList, PictureCard, PictureSign } from '../../tableKit/PictureCard.tsx';
import { drawingOf, kindClass } from './art.ts';
import { Brick, Mark } from './signs.tsx';
import './drawings.ts';
import './colours.css';
import './firenze.css';

interface PictureProps extends Pictured {
  readonly id: string;
}

const wordsIn = ({ text }: Pick<Pictured, 'text'>) => (text as unknown as firenze.FirenzeText).words;
const isColour = (id: string): id is firenze.Colour => (firenze.COLOURS as readonly string[]).includes(id);

export function Picture({ id, figures, text }: PictureProps) {
  const known = figures as firenze.Figures;
  if (id in known.cards) return <CardPicture card={id as firenze.Card} figures={figures} text={text} />;
  if (!isColour(id)) return null;
  return (
    <PictureSign>
      <span className="game-firenze firenze-large">
        <Brick colour={id} />
      </span>
    </PictureSign>
  );
}

export function Sign({ id }: PictureProps) {
  return isColour(id) ? (
    <span className="game-firenze firenze-inline">
      <Mark colour={id} />
    </span>
  ) : null;
}

interface CardProps extends Pictured {
  readonly card: firenze.Card;
}

function CardPicture({ card, figures, text }: CardProps) {
  const known = figures as firenze.Figures;
  const { kind, points } = known.cards[card];
  const words = wordsIn({ text });
  return (
    <PictureCard
      className={kindClass(known, card)}
      place={capital(words.kinds[kind].name)}
      name={words.cardNames[card]}
      drawing={drawingOf(card)}
      points={points}
    />
  );
}

/** One example of each kind, in the order in which the rules introduce them. */
const SHOWN = {
  personnel: 'mason',
  building: 'warehouse',
  event: 'flood',
  celebration: 'monument',
  church: 'santa-croce',
} as const satisfies Readonly<Record<firenze.Kind, firenze.Card>>;

export function Components(props: Pictured) {
  const { kinds, colour } = wordsIn(props);
  const shown = [
    ...(Object.keys(SHOWN) as firenze.Kind[]).map(
      (kind) => [SHOWN[kind], capital(kinds[kind].name), capital(kinds[kind].gloss)] as const,
    ),
    ...firenze.COLOURS.map((one) => [one, capital(colour(one))] as const),
  ];
  return <ComponentList {...props} Picture={Picture} shown={shown} />;
}
