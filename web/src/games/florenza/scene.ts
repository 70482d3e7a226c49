import { FAMILY_NAMES, surname } from '@signoria/common';
import * as florenza from '@signoria/florenza';
import { createContext, useContext } from 'react';
import type { GameTableProps } from '../../table/gameTable.ts';
import { familyOf, playerName, stepShown } from '../../table/sceneParts.ts';
import { sceneContext, useStable } from '../../table/stableProps.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import type { EnlargedArea } from './enlarging.ts';
import type { Foreseen } from './preview.ts';
import { foreseenIn } from './preview.ts';
import type { Words } from './words.ts';
import { wordsOf } from './words.ts';

export type Move = florenza.Move;

/**
 * The part of the scene that is independent of the viewer's selection. Components that read only this render once per
 * snapshot instead of once per selection.
 */
export interface SceneBase {
  readonly props: Pick<GameTableProps, 'families' | 'snapshot' | 'onExplain'>;
  readonly view: florenza.View;
  readonly table: florenza.ReadonlyTable;
  readonly figures: florenza.Figures;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly me: florenza.Player | null;
  readonly words: Words;
  readonly step: florenza.Step | null;
}

/** The props of the table and the values derived from them for all its parts. */
export interface Scene extends SceneBase {
  readonly props: GameTableProps;
  readonly position: SceneBase;
  /** The moves that the current selection can still lead to. */
  readonly moves: readonly Move[];
  readonly foreseen: Foreseen;
  /** True if there are so many targets that their rings are drawn faintly. */
  readonly crowded: boolean;
}

const POSITIONS = new WeakMap<TableSnapshot, SceneBase>();

function positionOf(props: GameTableProps): SceneBase {
  const { snapshot, families } = props;
  const known = POSITIONS.get(snapshot);
  if (known?.props.families.join() === families.join()) return known;
  const view = snapshot.view as unknown as florenza.View;
  const { table, figures, viewer } = view;
  const position: SceneBase = {
    props,
    view,
    table,
    figures,
    seat: viewer,
    me: viewer === null ? null : (table.players[viewer] ?? null),
    words: wordsOf(snapshot),
    step: stepShown<florenza.Step>(table.agenda, viewer, snapshot),
  };
  POSITIONS.set(snapshot, position);
  return position;
}

function sceneOf(props: GameTableProps): Scene {
  const position = positionOf(props);
  const moves = (props.chosen === null ? props.candidates : props.snapshot.moves) as readonly Move[];
  return { ...position, props, position, moves, foreseen: foreseenIn(props), crowded: moves.length > 12 };
}

export { familyOf, playerName };

export function useSteadyScene(props: GameTableProps): Scene {
  return useStable(props, sceneOf);
}

export const { SceneProvider, useScene } = sceneContext<Scene>();

const PositionContext = createContext<SceneBase | null>(null);

export const PositionProvider = PositionContext.Provider;

export function usePosition(): SceneBase {
  const position = useContext(PositionContext);
  if (position === null) throw new Error('no table around');
  return position;
}

/** Returns amounts as text for accessible names: "2 marble, 100 fiorini". */
export function amountsInWords({ words }: SceneBase, amounts: florenza.SomeGains): string {
  return florenza.GAINS.filter((gain) => (amounts[gain] ?? 0) !== 0)
    .map((gain) => `${amounts[gain]} ${words.gain(gain, amounts[gain] ?? 0)}`)
    .join(', ');
}

/** Returns a character's surname, for places with little room. */
export function shortName(scene: SceneBase, character: florenza.AnyArtist | florenza.AnyPreacher): string {
  return surname(characterName(scene, character));
}

export function characterName({ words }: SceneBase, character: florenza.AnyArtist | florenza.AnyPreacher): string {
  return words.names.title(character);
}

/** Returns the heading of an area. A district is named after its family. */
export function titleOf(scene: SceneBase, area: EnlargedArea): string {
  const { labels } = scene.words;
  if (typeof area === 'number') return labels.districtOf(FAMILY_NAMES[familyOf(scene, area)]);
  return { city: labels.city, duomo: labels.cathedral, lives: labels.livesTitle, tracks: labels.tracks }[area];
}

/** Returns props for a Point that no move refers to. A click calls `onPoint`. */
export function lookedAt(target: string, onPoint: () => void) {
  return { target, plain: true, legal: false, picked: false, onPoint };
}

/** Inserts soft hyphens at Italian syllable breaks after a vowel: "Cambia-va-lu-te". */
export function hyphenated(name: string): string {
  return name.replace(/([aeiou])(?=[bcdfglmnprstvz][aeiou])/g, '$1\u00ad');
}
