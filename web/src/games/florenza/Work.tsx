import { listed, plain } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { SeatShield, Skills } from '../../tableKit/signs.tsx';
import { drawingOf } from './art.ts';
import { useIsLarge } from './enlarging.ts';
import type { SceneBase } from './scene.ts';
import { amountsInWords, plainPoint, playerName, shortName, useSceneBase } from './scene.ts';
import { GainSign, Goods, SeatWorker } from './signs.tsx';

interface WorkProps {
  readonly artwork: florenza.Artwork;
  /** The seat of the district. It has no effect on artworks of the city. */
  readonly seat: number;
}

/** An artwork: its requirements and reward, then the worker and artist on it, and at last the crest of its owner. */
export function Work({ artwork, seat }: WorkProps) {
  const scene = useSceneBase();
  const isLarge = useIsLarge();
  const { view, words } = scene;
  const { name, skills, cost, reward, income } = scene.figures.artworks[artwork];
  const lacks = isForeign(scene, { artwork, seat }) ? [] : missing(scene, cost);
  const { crest, commission } = florenza.artworkFacts(view, artwork, seat);
  return (
    <Point
      {...pointedAt(scene, { artwork, seat })}
      framed
      minor
      label={labelOf(scene, { artwork, seat })}
      className={`florenza-work ${crest === null ? '' : 'done'}`}
    >
      {isLarge && <Icon name={drawingOf(artwork)} className="drawing" />}
      <span className="name">
        <b>{name}</b>
        {crest === null && commission === null && <Skills skills={skills} />}
      </span>
      {crest === null ? <Reward reward={reward} /> : <SeatShield seat={crest} className="crest" extraSign="done" />}
      {crest !== null ? (
        <span className="commission">{words.labels.complete}</span>
      ) : commission === null ? (
        <Goods goods={cost} missing={lacks} />
      ) : (
        <span className="commission">
          <SeatWorker seat={commission.seat} />
          {shortName(scene, commission.artist)}
        </span>
      )}
      <Income income={income} />
    </Point>
  );
}

/** True for an artwork in another player's district. Moves refer to the viewer's own district only. */
function isForeign({ figures, seat: own }: SceneBase, { artwork, seat }: WorkProps): boolean {
  return figures.artworks[artwork].area === 'district' && seat !== own;
}

function pointedAt(scene: SceneBase, { artwork, seat }: WorkProps) {
  if (!isForeign(scene, { artwork, seat })) return { target: `artwork:${artwork}` satisfies florenza.FlorenzaTarget };
  return { ...plainPoint(`artwork:${artwork} of ${seat}`, () => scene.props.onExplain(artwork)), id: artwork };
}

/** Returns the goods that the viewer lacks now, without future gains. Empty unless a worker is to be placed. */
function missing({ me, step }: SceneBase, cost: florenza.Goods): readonly florenza.Gain[] {
  if (me === null || step?.ask !== 'place') return [];
  return florenza.GOODS.filter((good) => cost[good] > me.goods[good]);
}

function Reward({ reward: { prestige, influence } }: { readonly reward: florenza.Gains }) {
  return (
    <span className="reward">
      <span data-sign="prestige">
        {prestige}
        <GainSign gain="prestige" />
      </span>
      {influence > 0 && (
        <span data-sign="influence">
          {influence}
          <GainSign gain="influence" />
        </span>
      )}
    </span>
  );
}

function Income({ income }: { readonly income: florenza.Gains }) {
  const pays = florenza.GAINS.some((gain) => income[gain] !== 0);
  return (
    <span className="income" data-extra-sign="income">
      {pays && <span data-sign="income">↻</span>}
      {pays && <Goods goods={income} />}
    </span>
  );
}

function labelOf(scene: SceneBase, { artwork, seat }: WorkProps): string {
  const { figures, words, view } = scene;
  const { labels } = words;
  const { place, name, skills, cost, reward, income } = figures.artworks[artwork];
  const { crest, commission } = florenza.artworkFacts(view, artwork, seat);
  const title = `${place}, ${name}`;
  const pays = amountsInWords(scene, income);
  const later = pays === '' ? [] : [labels.eachRound(pays)];
  if (crest !== null) return [title, labels.completeBy(playerName(scene, crest)), ...later].join(', ');
  const by = commission === null ? null : playerName(scene, commission.seat);
  const asks =
    commission === null || by === null
      ? [
          labels.skills(
            plain(
              listed(
                skills.map((skill) => [words.skills[skill].name]),
                words.or,
              ),
            ),
          ),
          labels.costs(amountsInWords(scene, cost)),
        ]
      : [labels.promisedBy(by, plain(scene.words.names.character(commission.artist)))];
  return [title, ...asks, labels.brings(amountsInWords(scene, reward)), ...later].join(', ');
}
