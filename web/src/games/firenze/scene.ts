import { capital } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import type { GameTableProps } from '../../table/gameTable.ts';
import { aroundChosen, readScene, sceneKit } from '../../tableKit/scene.ts';

export { familyOf, playerName } from '../../tableKit/scene.ts';
export type Move = firenze.Move;

function sceneOf(props: GameTableProps) {
  const { words, labels } = props.snapshot.text as unknown as firenze.FirenzeText;
  const chosen = aroundChosen(firenze.firenze, props);
  const outcome = chosen === null ? null : firenze.outcomeOf(chosen.before, chosen.after, chosen.seat);
  return { ...readScene<firenze.View, Move>(props), words: { ...words, labels }, outcome };
}
export type Scene = ReturnType<typeof sceneOf>;

export const { SceneProvider, useScene, useStableScene } = sceneKit(sceneOf);

export function colourName({ words }: Scene, colour: firenze.Colour): string {
  return capital(words.colour(colour));
}

/** Returns the effect of a card for accessible names, without the full stop: a comma may follow. */
export function effectInWords({ words, figures }: Scene, card: firenze.Card): string {
  return words.effects[card](figures.cards[card]).replace(/\.$/, '');
}

/** Returns bricks as text for accessible names: "2 white, 1 blue". */
export function bricksInWords({ words }: Scene, bricks: firenze.SomeBricks): string {
  return firenze.COLOURS.filter((colour) => (bricks[colour] ?? 0) > 0)
    .map((colour) => `${bricks[colour]} ${words.colour(colour)}`)
    .join(', ');
}
