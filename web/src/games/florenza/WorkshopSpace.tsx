import { at } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { drawingOf, signOf } from './art.ts';
import { useIsLarge } from './enlarging.ts';
import type { SceneBase } from './scene.ts';
import { amountsInWords, hyphenated, playerName, useScene, useSceneBase } from './scene.ts';
import { Goods, SeatWorker } from './signs.tsx';

interface WorkshopSpaceProps {
  readonly seat: number;
  readonly space: number;
}

/** A space of a district: its workshop or, on the viewer's next free space, the target to build one. */
export function WorkshopSpace({ seat, space }: WorkshopSpaceProps) {
  const scene = useSceneBase();
  const { table, view } = scene;
  const placed = at(at(table.players, seat).spaces, space);
  const isLarge = useIsLarge();
  const isNext = placed === null && seat === scene.seat && florenza.nextSpace(view, seat) === space;
  if (placed === null) return <EmptySpace space={space} isNext={isNext} />;
  const { kind, name, cost } = scene.figures.workshops[placed.workshop];
  return (
    <Point
      target={`space:${seat} ${space}` satisfies florenza.FlorenzaTarget}
      id={placed.workshop}
      framed
      label={workshopSpaceInWords(scene, seat, space)}
      className={`florenza-workshop ${kind} ${placed.isBuilt ? '' : 'rising'}`}
    >
      {isLarge && <Icon name={drawingOf(placed.workshop)} className="drawing" />}
      <span className="name" lang="it" data-sign={signOfTile(kind, placed.isBuilt)}>
        {hyphenated(name)}
      </span>
      <span className="does">{placed.isBuilt ? <Use workshop={placed.workshop} /> : <Goods goods={cost} />}</span>
      <span className="who">{placed.worker !== null && <SeatWorker seat={placed.worker} />}</span>
      <span className="number" data-sign="space">
        {space + 1}
      </span>
    </Point>
  );
}

/** Returns the sign that explains the hatching of an unbuilt workshop or the coloured edge of a residence. */
export function signOfTile(kind: florenza.Figures['workshops'][florenza.Workshop]['kind'], isBuilt: boolean) {
  if (!isBuilt) return 'rising';
  return kind === 'residence' ? 'residence' : undefined;
}

function EmptySpace({ space, isNext }: { readonly space: number; readonly isNext: boolean }) {
  const { words, props } = useScene();
  const { labels } = words;
  const number = (
    <span className="number" data-sign="space">
      {space + 1}
    </span>
  );
  if (!isNext)
    return (
      <div
        className="florenza-workshop empty"
        data-sign="emptySpace"
        role="img"
        aria-label={`${labels.space(space + 1)}, ${labels.empty}`}
      >
        {number}
      </div>
    );
  const isOffered = props.legal.has('deed:build');
  return (
    <Point
      target={'deed:build' satisfies florenza.FlorenzaTarget}
      about="workshop"
      framed
      label={`${labels.space(space + 1)}, ${labels.buildHere}`}
      className="florenza-workshop empty"
    >
      <span className="name">{isOffered && labels.buildHere}</span>
      <span className="does">{isOffered && <Icon name={signOf('build')} />}</span>
      {number}
    </Point>
  );
}

/** The payment and gain of a workshop with a worker. A residence has an income each round. */
export function Use({ workshop }: { readonly workshop: florenza.Workshop }) {
  const { figures } = useSceneBase();
  const { kind, pay, gain, income } = figures.workshops[workshop];
  if (kind === 'residence')
    return (
      <>
        <span data-sign="income">↻</span>
        <Goods goods={income} />
      </>
    );
  return (
    <>
      <Goods goods={pay} />
      <span data-sign="arrow">→</span>
      <Goods goods={gain} />
    </>
  );
}

type Uses = Pick<florenza.Figures['workshops'][florenza.Workshop], 'pay' | 'gain' | 'income'>;

/** Returns the payment and the gain of a workshop as text: "for 1 metal", "gives 200 fiorini". */
export function usesInWords(scene: SceneBase, { pay, gain, income }: Uses): readonly string[] {
  const { labels } = scene.words;
  const paid = amountsInWords(scene, pay);
  const gained = [amountsInWords(scene, gain), amountsInWords(scene, income)].filter((part) => part !== '').join(', ');
  return [...(paid === '' ? [] : [labels.pays(paid)]), ...(gained === '' ? [] : [labels.brings(gained)])];
}

/** Returns the content and effect of a space as text for screen readers. */
export function workshopSpaceInWords(scene: SceneBase, seat: number, space: number): string {
  const { words, figures, table } = scene;
  const { labels } = words;
  const placed = at(at(table.players, seat).spaces, space);
  if (placed === null) return `${labels.space(space + 1)}, ${labels.empty}`;
  const { name, pay, gain, income, cost } = figures.workshops[placed.workshop];
  const uses = usesInWords(scene, { pay, gain, income });
  return [
    labels.space(space + 1),
    name,
    ...(placed.isBuilt ? uses : [labels.rising, labels.costs(amountsInWords(scene, cost))]),
    ...(placed.worker === null ? [] : [labels.workerOf(playerName(scene, placed.worker))]),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
