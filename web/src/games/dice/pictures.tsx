import * as diceGame from '@signoria/dice';
import { capital } from '@signoria/engine';
import type { Pictured } from '../../shell/gamePictures.ts';
import { Icon } from '../../shell/Icon.tsx';
import type { SymbolCount } from '../../tableKit/PictureCard.tsx';
import { ComponentList, PictureCard, PictureSign } from '../../tableKit/PictureCard.tsx';
import { TOOLS } from '../../tableKit/signs.tsx';
import { drawingOf } from './art.ts';
import { DieFace, GoodIcon, goodSymbol, StockIcon } from './signs.tsx';
import './drawings.ts';
import './dieColours.css';

interface PictureProps extends Pictured {
  readonly id: string;
}

const GOOD_IDS: readonly string[] = diceGame.GOODS;
const PICTURED_ICONS = ['spare', 'star', 'captain', 'bishop', 'preacher'] as const;
type PicturedIcon = (typeof PICTURED_ICONS)[number];
/** The value of a die that stands for its colour. */
const SAMPLE_VALUE = 5;

export function Picture({ id, figures, text }: PictureProps) {
  const known = figures as diceGame.Figures;
  if (id in known.artworks) return <ArtworkPicture artwork={id as diceGame.Artwork} figures={figures} text={text} />;
  if (id in known.buildings)
    return <BuildingPicture building={id as diceGame.Building} figures={figures} text={text} />;
  const sign = signOf(known, id);
  return sign === null ? null : <PictureSign>{sign}</PictureSign>;
}

/** A die shows the value that the sentence names: "white 2". */
export function Sign({ id, said, figures }: PictureProps & { readonly said: string }) {
  return signOf(figures as diceGame.Figures, id, Number(/[1-6]$/.exec(said)?.[0] ?? SAMPLE_VALUE));
}

function signOf(figures: diceGame.Figures, id: string, value = SAMPLE_VALUE) {
  if (id in figures.dice) return <DieFace die={id as diceGame.Die} value={value} />;
  if (GOOD_IDS.includes(id)) return <GoodIcon good={id as diceGame.Good} />;
  if ((PICTURED_ICONS as readonly string[]).includes(id)) return <StockIcon id={id as PicturedIcon} />;
  return id in TOOLS ? <Icon name={TOOLS[id as keyof typeof TOOLS]} /> : null;
}

const wordsIn = ({ text }: Pick<Pictured, 'text'>) => (text as unknown as diceGame.DiceText).words;
const counted = (cost: Readonly<diceGame.Goods>) =>
  diceGame.GOODS.filter((good) => cost[good] > 0).map((good): SymbolCount => [cost[good], goodSymbol(good)]);

interface ArtworkProps extends Pictured {
  readonly artwork: diceGame.Artwork;
}

function ArtworkPicture({ artwork, figures, text }: ArtworkProps) {
  const { name, cost, artists, points } = (figures as diceGame.Figures).artworks[artwork];
  const { areas } = wordsIn({ text });
  return (
    <PictureCard
      place={areas[diceGame.areaOf(figures as diceGame.Figures, artwork)].name}
      name={name}
      drawing={drawingOf(artwork)}
      cost={counted(cost)}
      skills={artists}
      points={points}
    />
  );
}

interface BuildingProps extends Pictured {
  readonly building: diceGame.Building;
}

function BuildingPicture({ building, figures, text }: BuildingProps) {
  const { number, name, cost, points } = (figures as diceGame.Figures).buildings[building];
  const { lines } = wordsIn({ text });
  return (
    <PictureCard
      place={lines.building(number)}
      name={name}
      drawing={drawingOf(building)}
      cost={counted(cost)}
      points={points}
    />
  );
}

export function Components(props: Pictured) {
  const words = wordsIn(props);
  const { dice } = props.figures as diceGame.Figures;
  const area = (of: 'palazzo' | 'chiesa' | 'rione') => [words.areas[of].name, capital(words.areas[of].gloss)] as const;
  const shown: readonly (readonly [id: string, name: string, gloss?: string])[] = [
    ...(Object.keys(dice) as diceGame.Die[]).map((die) => [die, capital(words.die(die).name)] as const),
    ['ritratto', ...area('palazzo')],
    ['cupola', ...area('chiesa')],
    ['picconiere', ...area('rione')],
    ...diceGame.GOODS.map((good) => [good, capital(words.goods[good].name)] as const),
    ...(['captain', 'bishop', 'preacher'] as const).map((office) => [office, words.titles[office]] as const),
    ['star', capital(words.star(1))],
    ['spare', capital(words.spare(1))],
  ];
  return <ComponentList {...props} Picture={Picture} shown={shown} />;
}
