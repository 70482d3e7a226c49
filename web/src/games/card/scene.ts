import * as cardGame from '@signoria/card';
import { capital } from '@signoria/engine';
import { explainedOf } from '../../table/explained.ts';
import type { GameTableProps } from '../../table/gameTable.ts';
import { stepShown } from '../../table/sceneParts.ts';
import { sceneContext, useStable } from '../../table/stableProps.ts';
import { outcomeIn } from './preview.ts';
import type { Words } from './words.ts';
import { wordsOf } from './words.ts';

export type Move = cardGame.Move;
type Goods = Readonly<Partial<cardGame.Goods>>;

/** The props of the table and the values derived from them for all its parts. */
export interface Scene {
  readonly props: GameTableProps;
  readonly view: cardGame.View;
  readonly table: cardGame.ReadonlyTable;
  readonly figures: cardGame.Figures;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly me: cardGame.Player | null;
  readonly words: Words;
  /** The moves that the current selection can still lead to. */
  readonly moves: readonly Move[];
  readonly asked: boolean;
  readonly step: cardGame.Step | null;
  /** The outcome of the chosen move, or of the action in progress. */
  readonly outcome: cardGame.Outcome | null;
  /** True if there are so many targets that their rings are drawn faintly. */
  readonly crowded: boolean;
}

function sceneOf(props: GameTableProps): Scene {
  const view = props.snapshot.view as unknown as cardGame.View;
  const { table, figures, viewer } = view;
  const open = props.chosen === null ? props.candidates : props.snapshot.moves;
  const moves = open as readonly Move[];
  return {
    props,
    view,
    table,
    figures,
    seat: viewer,
    me: viewer === null ? null : (table.players[viewer] ?? null),
    words: wordsOf(props.snapshot),
    moves,
    asked: moves.length > 0,
    step: stepShown<cardGame.Step>(table.agenda, viewer, props.snapshot),
    outcome: outcomeIn(props),
    crowded: moves.length > 12,
  };
}

export { familyOf, playerName } from '../../table/sceneParts.ts';

export function useSteadyScene(props: GameTableProps): Scene {
  return useStable(props, sceneOf);
}

export const { SceneProvider, useScene } = sceneContext<Scene>();

export function nameOf(scene: Scene, id: string): string {
  return explainedOf(scene.props.snapshot, id).name;
}

/** Returns the translation of a name into the reader's language. */
export function glossOf(scene: Scene, id: string): string {
  return capital(explainedOf(scene.props.snapshot, id).gloss);
}

/**
 * Returns the goods that the viewer is short of for a work: including its artist if it is the viewer's action, else for
 * the work alone.
 */
export function missingFor(
  { props: { snapshot }, seat, me, step, figures }: Scene,
  work: cardGame.Card | cardGame.Monument,
): readonly string[] {
  if (me === null || seat === null) return [];
  if (step?.ask !== 'action' || step.seat !== seat) return cardGame.shortOf(figures, me, work);
  return snapshot.rules.whyNot(snapshot.imagined, seat, cardGame.moveFor(figures, work))?.missing ?? [];
}

/** Returns goods as text for accessible names: "2 marble, 50 fiorini". */
export function goodsInWords(scene: Scene, goods: Goods): string {
  return cardGame.GOODS.filter((good) => (goods[good] ?? 0) > 0)
    .map((good) => amountInWords(scene, good, goods[good] ?? 0))
    .join(', ');
}

/** Returns an amount as text: "2 marble". Only German capitalizes the noun. */
export function amountInWords(scene: Scene, good: cardGame.Good, count: number): string {
  const name = nameOf(scene, good);
  return `${count} ${scene.words.language === 'de' ? name : name.toLowerCase()}`;
}

/** Returns skills as text: "Painter or Architect". */
export function skillsInWords(scene: Scene, skills: readonly cardGame.Skill[]): string {
  return skills.map((skill) => nameOf(scene, skill)).join(` ${scene.words.or} `);
}
