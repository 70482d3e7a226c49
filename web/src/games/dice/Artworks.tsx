import * as diceGame from '@signoria/dice';
import { plain } from '@signoria/engine';
import { Icon } from '../../shell/Icon.tsx';
import { Named, Point } from '../../table/Point.tsx';
import { Skills } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import { Drawing } from './Drawing.tsx';
import { Hires } from './Hires.tsx';
import { Circle, Cross } from './pen.tsx';
import type { SheetProps } from './Sheet.tsx';
import { SheetIcons } from './SheetIcons.tsx';
import { stockOf, useScene } from './scene.ts';
import { TrackIcon } from './signs.tsx';

interface PlaceProps extends SheetProps {
  readonly place: 'palazzo' | 'chiesa';
}

export function Artworks({ place, ...sheet }: PlaceProps) {
  const { words, labels, figures } = useScene();
  const whole = `${labels.allFour}: ${plain(words.stepsOn(figures.brings.chiesa, null))}`; // R9.11
  const artworks = diceGame.ARTWORK_IDS.filter((artwork) => figures.artworks[artwork].place === place);
  return (
    <div className="dice-place">
      <h3>
        <Named id={place}>{words.areas[place].name}</Named>
        {place === 'palazzo' ? <PalazzoBonus {...sheet} /> : <small data-sign="allFour">{whole}</small>}
      </h3>
      <div className="dice-works">
        {artworks.map((artwork) => (
          <ArtworkBox key={artwork} artwork={artwork} {...sheet} />
        ))}
      </div>
    </div>
  );
}

/** R9.8, R13.7  The possible bonuses for a completed Palazzo. The bonus that the player won is marked with a cross. */
function PalazzoBonus({ player }: SheetProps) {
  const { labels, figures, table } = useScene();
  const all = diceGame.palazzoBonuses(figures, table.players.length);
  const values = table.players.length === 1 ? [...new Set(all)] : all; // solo: each bonus once
  const won = player.palazzoBonus === null ? -1 : values.indexOf(player.palazzoBonus);
  return (
    <small className="dice-sixes" data-sign="allFour">
      {labels.allFour}:
      {values.map((points, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two bonuses can be equal
        <i key={index}>
          {points}
          {index === won && <Cross at={index} />}
        </i>
      ))}
    </small>
  );
}

interface ArtworkProps extends SheetProps {
  readonly artwork: diceGame.Artwork;
}

function ArtworkBox({ artwork, ...sheet }: ArtworkProps) {
  const { figures, props, labels, asked } = useScene();
  const { name } = figures.artworks[artwork];
  const completed = diceGame.whyCompleted(sheet.player, artwork);
  const reason = sheet.isOwn && asked && completed !== null ? completed : undefined;
  const target: diceGame.DiceTarget = `artwork:${artwork}`;
  const isTarget = sheet.isOwn && props.legal.has(target);
  const isChosen = sheet.isOwn && props.chosenTargets.has(target);
  const state = isChosen ? 'picked' : isTarget ? 'legal' : '';
  return (
    <div className={`dice-work glows breathes ${state}`}>
      <Point
        target={target}
        label={completed !== null ? `${name}, ${labels.completed}` : name}
        className="dice-name"
        legal={isTarget}
        picked={isChosen}
        plain={reason === undefined}
        reason={reason}
        onPoint={() => (isTarget ? props.onPoint(target) : props.onExplain(artwork))}
      >
        {name}
      </Point>
      <SheetIcons {...sheet} place={artwork} closed={completed !== null} />
      <Foot artwork={artwork} {...sheet} />
      {sheet.isOwn && <Hires artwork={artwork} />}
    </div>
  );
}

/**
 * The skills that can complete an artwork or, once completed, the points of its artist. The artwork's own value is
 * circled on completion.
 */
function Foot({ artwork, player, next }: ArtworkProps) {
  const scene = useScene();
  const { say } = useWords();
  const { words, figures } = scene;
  const { artists, points, spares, income } = figures.artworks[artwork];
  const done = player.artworks.find((one) => one.artwork === artwork);
  const finished = done ?? next?.artworks.find((one) => one.artwork === artwork);
  const faint = done === undefined;
  const track = diceGame.TRACK_IDS.find((one) => income[one] > 0);
  const got = [
    say('table.points', { count: points }),
    ...(spares > 0 ? [stockOf(scene, 'spare', spares)] : []),
    ...(income.fiorini > 0 ? [stockOf(scene, 'fiorini', income.fiorini)] : []),
    ...(track === undefined ? [] : [words.titles[track]]),
  ];
  return (
    <div className="dice-foot">
      {finished === undefined ? (
        <Skills skills={artists} label={artists.map((skill) => words.skills[skill].name).join(` ${words.or} `)} />
      ) : (
        <span className={faint ? 'dice-hand faint' : 'dice-hand'}>
          +{finished.points}
          {finished.star && <Icon name="star" />}
        </span>
      )}
      <Drawing work={artwork} />
      <span className="dice-got" role="img" aria-label={got.join(', ')}>
        {points}
        <Icon name="laurel" />
        {spares > 0 && <Icon name="spare" />}
        {income.fiorini > 0 && <Icon name="fiorino" />}
        {track !== undefined && <TrackIcon track={track} />}
        {finished !== undefined && <Circle faint={faint} />}
      </span>
    </div>
  );
}
