import * as diceGame from '@signoria/dice';
import { plain } from '@signoria/engine';
import { Icon } from '../../shell/Icon.tsx';
import { Named, Point } from '../../table/Point.tsx';
import { Skills } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import { Drawing } from './Drawing.tsx';
import { Hires } from './Hires.tsx';
import { Circle, Cross } from './pen.tsx';
import { plannedStep } from './planned.ts';
import type { SheetProps } from './Sheet.tsx';
import { SheetIcons } from './SheetIcons.tsx';
import type { Move } from './scene.ts';
import { stockOf, useScene } from './scene.ts';
import { TrackIcon } from './signs.tsx';

interface ArtworksProps extends SheetProps {
  readonly area: diceGame.ArtworkArea;
}

export function Artworks({ area, ...sheet }: ArtworksProps) {
  const { words, labels, figures } = useScene();
  const bonus = `${labels.allFour}: ${plain(words.stepsOn(figures.brings.chiesa, null))}`; // R9.11
  const artworks = diceGame.ARTWORK_IDS.filter((artwork) => diceGame.areaOf(figures, artwork) === area);
  return (
    <div className="dice-place">
      <h3>
        <Named id={area}>{words.areas[area].name}</Named>
        {area === 'palazzo' ? <PalazzoBonus {...sheet} /> : <small data-sign="chiesaBonus">{bonus}</small>}
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
    <small className="dice-palazzoBonus" data-sign={table.players.length === 1 ? 'soloBonus' : 'palazzoBonus'}>
      {labels.allFour}:
      {values.map((points, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two bonuses can be equal
        <i key={index}>
          {index > 0 && <span className="unseen">, </span>}
          {points}
          {index === won && <Cross index={index} />}
        </i>
      ))}
    </small>
  );
}

interface ArtworkProps extends SheetProps {
  readonly artwork: diceGame.Artwork;
}

function ArtworkBox({ artwork, ...sheet }: ArtworkProps) {
  const scene = useScene();
  const { figures, props, labels, canMove, moves } = scene;
  const { name } = figures.artworks[artwork];
  const completed = diceGame.whyCompleted(sheet.player, artwork);
  const reason = sheet.isOwn && canMove && completed !== null ? completed : undefined;
  const target: diceGame.DiceTarget = `artwork:${artwork}`;
  const isTarget = sheet.isOwn && props.legal.has(target);
  const isOf = (move: Move) => (move.do === 'hire' || move.do === 'collect') && move.artwork === artwork;
  const planned = sheet.isOwn ? plannedStep(scene, isOf) : -1;
  const isChosen = planned >= 0 || (sheet.isOwn && props.chosenTargets.has(target));
  const options = moves.filter(isOf);
  const onPoint = () => {
    if (planned >= 0) props.onRemoveStep(planned);
    else if (options.length === 1 && isTarget) props.onTake(options[0]);
    else if (isTarget) props.onPoint(target);
    else props.onExplain(artwork);
  };
  const state = isChosen ? 'picked' : isTarget ? 'legal' : '';
  return (
    <div className={`dice-work glows pulses ${state}`}>
      <Point
        target={target}
        label={completed !== null ? `${name}, ${labels.completed}` : name}
        className="dice-name"
        legal={isTarget}
        picked={isChosen}
        plain={reason === undefined}
        reason={reason}
        onPoint={onPoint}
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
  const completed = done ?? next?.artworks.find((one) => one.artwork === artwork);
  const faint = done === undefined;
  const track = diceGame.TRACK_IDS.find((one) => income[one] > 0);
  const reward = [
    say('table.points', { count: points }),
    ...(spares > 0 ? [stockOf(scene, 'spare', spares)] : []),
    ...(income.fiorini > 0 ? [stockOf(scene, 'fiorini', income.fiorini)] : []),
    ...(track === undefined ? [] : [words.titles[track]]),
  ];
  return (
    <div className="dice-foot">
      {completed === undefined ? (
        <span data-extra-sign="toComplete">
          <Skills skills={artists} label={artists.map((skill) => words.skills[skill].name).join(` ${words.or} `)} />
        </span>
      ) : (
        <span className={faint ? 'dice-handwriting faint' : 'dice-handwriting'}>
          <span data-sign="artistPoints">+{completed.points}</span>
          {completed.star && <Icon name="star" />}
        </span>
      )}
      <Drawing work={artwork} />
      <span className="dice-reward" role="img" aria-label={reward.join(', ')}>
        <span data-sign="points">
          {points}
          <Icon name="laurel" />
        </span>
        <span data-extra-sign={spares > 0 ? 'gainedOnce' : 'income'}>
          {spares > 0 && <Icon name="spare" />}
          {income.fiorini > 0 && <Icon name="fiorino" />}
          {track !== undefined && <TrackIcon track={track} />}
        </span>
        {completed !== undefined && <Circle faint={faint} />}
      </span>
    </div>
  );
}
