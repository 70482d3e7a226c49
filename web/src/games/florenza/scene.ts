import { FAMILY_NAMES, surname } from '@signoria/common';
import * as florenza from '@signoria/florenza';
import { createContext, useContext } from 'react';
import type { GameTableProps } from '../../table/gameTable.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import type { CommonScene } from '../../tableKit/scene.ts';
import { familyOf, playerName, readScene, sceneKit } from '../../tableKit/scene.ts';
import type { EnlargedArea } from './enlarging.ts';
import { forecastIn } from './preview.ts';

export { familyOf, playerName };
export type Move = florenza.Move;

/** Returns the game's words, with names and labels for the page. */
function wordsOf({ text }: TableSnapshot) {
  const { words, names, labels } = text as unknown as florenza.FlorenzaText;
  return { ...words, names, labels };
}

type Common = CommonScene<florenza.View, Move>;

/**
 * The part of the scene that is independent of the viewer's selection. Components that read only this render once per
 * snapshot instead of once per selection.
 */
export interface SceneBase extends Omit<Common, 'props' | 'moves' | 'canMove' | 'isCrowded'> {
  readonly props: Pick<GameTableProps, 'families' | 'snapshot' | 'onExplain'>;
  readonly words: ReturnType<typeof wordsOf>;
}

const BASES = new WeakMap<TableSnapshot, SceneBase>();

function baseOf(scene: Common): SceneBase {
  const { snapshot, families, onExplain } = scene.props;
  const known = BASES.get(snapshot);
  if (known?.props.onExplain === onExplain && known.props.families.join() === families.join()) return known;
  const base = { ...scene, words: wordsOf(snapshot) };
  BASES.set(snapshot, base);
  return base;
}

function sceneOf(props: GameTableProps) {
  const scene = readScene<florenza.View, Move>(props);
  const base = baseOf(scene);
  return { ...scene, words: base.words, base, forecast: forecastIn(props) };
}
export type Scene = ReturnType<typeof sceneOf>;

export const { SceneProvider, useScene, useStableScene } = sceneKit(sceneOf);

const BaseContext = createContext<SceneBase | null>(null);

export const SceneBaseProvider = BaseContext.Provider;

export function useSceneBase(): SceneBase {
  const base = useContext(BaseContext);
  if (base === null) throw new Error('useSceneBase must be called inside <SceneBaseProvider>');
  return base;
}

/** Returns amounts as text for accessible names: "2 marble, 100 fiorini". */
export function amountsInWords({ words }: SceneBase, amounts: florenza.SomeGains): string {
  return florenza.GAINS.filter((gain) => (amounts[gain] ?? 0) !== 0)
    .map((gain) => `${words.number(amounts[gain] ?? 0)} ${words.gain(gain, amounts[gain] ?? 0)}`)
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
export function plainPoint(target: string, onPoint: () => void) {
  return { target, plain: true, legal: false, picked: false, onPoint };
}

/** Inserts soft hyphens at Italian syllable breaks after a vowel: "Cambia-va-lu-te". */
export function hyphenated(name: string): string {
  return name.replace(/([aeiou])(?=[bcdfglmnprstvz][aeiou])/g, '$1\u00ad');
}
