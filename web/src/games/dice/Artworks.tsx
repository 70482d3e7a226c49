import { diceGame } from '@signoria/catalogue';
import { Icon } from '../../shell/Icon.tsx';
import { Hires } from './Hires.tsx';
import { Point } from './Point.tsx';
import { Circle, Cross } from './pen.tsx';
import type { SheetProps } from './Sheet.tsx';
import { SheetIcons } from './SheetIcons.tsx';
import { useScene } from './scene.ts';
import { Skill, TrackIcon } from './signs.tsx';

interface PlaceProps extends SheetProps {
  readonly place: 'palazzo' | 'chiesa';
}

export function Artworks({ place, ...sheet }: PlaceProps) {
  const { words, figures } = useScene();
  const artworks = diceGame.ARTWORK_IDS.filter((artwork) => figures.artworks[artwork].place === place);
  return (
    <div className="dg-place">
      <h3>
        {words[place]}
        {place === 'palazzo' ? <PalazzoBonus {...sheet} /> : <small>{words.chiesaNote(figures.brings.chiesa)}</small>}
      </h3>
      <div className="dg-works">
        {artworks.map((artwork) => (
          <ArtworkBox key={artwork} artwork={artwork} {...sheet} />
        ))}
      </div>
    </div>
  );
}

/** R9.8, R13.7  What a whole Palazzo is worth, the one that was won marked with a cross. */
function PalazzoBonus({ player }: SheetProps) {
  const { words, figures, table } = useScene();
  const { palazzo, palazzoAlone } = figures;
  const values =
    table.players.length === 1
      ? [palazzoAlone.round1, palazzoAlone.round4, palazzoAlone.round6]
      : [palazzo.first, palazzo.second, palazzo.third, palazzo.fourth].slice(0, table.players.length);
  const won = player.palazzoBonus === null ? -1 : values.indexOf(player.palazzoBonus);
  return (
    <small className="dg-sixes">
      {words.allFour}:
      {values.map((points, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two places are worth the same
        <i key={index}>
          {points}
          {index === won && <Cross at={index} />}
        </i>
      ))}
    </small>
  );
}

function ArtworkBox({ artwork, ...sheet }: SheetProps & { readonly artwork: diceGame.Artwork }) {
  const scene = useScene();
  const { figures, props, answers, words } = scene;
  const { name, artists, points, spares, income } = figures.artworks[artwork];
  const done = sheet.player.artworks.find((one) => one.artwork === artwork);
  const coming = done === undefined ? sheet.next?.artworks.find((one) => one.artwork === artwork) : undefined;
  const finished = done ?? coming;
  const isTarget =
    sheet.isOwn && answers.some((move) => (move.do === 'hire' || move.do === 'collect') && move.artwork === artwork);
  const isChosen = sheet.isOwn && props.chosenIds.has(artwork) && coming !== undefined;
  const track = diceGame.TRACK_IDS.find((one) => income[one] > 0);
  return (
    <div className={`dg-wk ${done === undefined ? '' : 'done'} ${isChosen ? 'picked' : isTarget ? 'legal' : ''}`}>
      <Point
        id={artwork}
        label={done === undefined ? name : `${name}, ${words.completed}`}
        className="dg-nm"
        legal={isTarget}
        picked={isChosen}
        quiet
        onPoint={() => (isTarget ? props.onPoint(artwork) : props.onExplain(artwork))}
      >
        {name}
      </Point>
      <SheetIcons {...sheet} place={artwork} closed={done !== undefined} />
      <div className="dg-ft">
        {finished === undefined ? (
          <span className="dg-sks">
            {artists.map((skill) => (
              <Skill key={skill} skill={skill} />
            ))}
          </span>
        ) : (
          <span className={done === undefined ? 'dg-hand faint' : 'dg-hand'}>
            +{finished.points}
            {finished.star && <Icon name="star" />}
          </span>
        )}
        <span className="dg-got">
          {points}
          <Icon name="laurel" />
          {spares > 0 && <Icon name="spare" />}
          {income.fiorini > 0 && <Icon name="fiorino" />}
          {track !== undefined && <TrackIcon track={track} />}
          {finished !== undefined && <Circle faint={done === undefined} />}
        </span>
      </div>
      {sheet.isOwn && <Hires artwork={artwork} />}
    </div>
  );
}
