import * as cardGame from '@signoria/card';
import { capital, listed, plain } from '@signoria/engine';
import type { GameTableProps } from '../../table/gameTable.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { nameOf, readScene, sceneKit } from '../../tableKit/scene.ts';
import type { Say } from '../../words/index.ts';
import { outcomeIn } from './preview.ts';

export { familyOf, nameOf, playerName } from '../../tableKit/scene.ts';
export type Move = cardGame.Move;
type Goods = Readonly<Partial<cardGame.Goods>>;

/** Returns the game's words, merged with its labels for the page. */
function wordsOf({ text }: TableSnapshot) {
  const { words, labels } = text as unknown as cardGame.CardText;
  const extraActionAndCard = `${words.oneAction}, +${words.cards(1)}`;
  return { ...words, ...labels, extraActionAndCard };
}

function sceneOf(props: GameTableProps) {
  const scene = readScene<cardGame.View, Move>(props);
  // The outcome is that of the chosen move, or of the action in progress.
  return { ...scene, words: wordsOf(props.snapshot), outcome: outcomeIn(props) };
}
export type Scene = ReturnType<typeof sceneOf>;

export const { SceneProvider, useScene, useStableScene } = sceneKit(sceneOf);

/** Returns the name of a kind of cards in the reader's language. */
export function kindInWords({ words }: Scene, kind: cardGame.Kind): string {
  return capital(words.kinds[kind].name);
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
  return snapshot.rules.whyNot(snapshot.imagined, seat, cardGame.moveFor(work))?.missing ?? [];
}

/** Returns goods as text for accessible names: "2 marble, 50 fiorini". */
export function goodsInWords(scene: Scene, goods: Goods): string {
  return cardGame.GOODS.filter((good) => (goods[good] ?? 0) > 0)
    .map((good) => amountInWords(scene, good, goods[good] ?? 0))
    .join(', ');
}

/** Returns an amount as text: "2 marble". Only German capitalizes the noun. */
export function amountInWords(scene: Scene, good: cardGame.Good, count: number): string {
  const name = scene.words.good(good, count);
  return `${count} ${scene.words.language === 'de' ? name : name.toLowerCase()}`;
}

/** Returns what a guild changes, without the amount: "per workshop". */
export function guildTextOf({ words }: Scene, card: cardGame.Card): string {
  return (words.guilds as Readonly<Record<string, string>>)[card] ?? '';
}

/** Returns what a guild changes as text: "3 points per workshop", "50 fiorini off every artist". */
export function guildInWords(scene: Scene, card: cardGame.Card, say: Say): string {
  const { bonus, discount } = scene.figures.cards[card];
  const points = bonus > 0 ? say('table.points', { count: bonus }) : '';
  const fiorini = discount > 0 ? goodsInWords(scene, { fiorini: discount }) : '';
  const resource = cardGame.eachRound(scene.figures, card).choices > 0 ? scene.words.aResource : '';
  return [points, fiorini, resource, guildTextOf(scene, card)].filter((part) => part !== '').join(' ');
}

/** Returns skills as text: "Painter, Architect or Sculptor". */
export function skillsInWords(scene: Scene, skills: readonly cardGame.Skill[]): string {
  const names = skills.map((skill) => [nameOf(scene, skill)]);
  return plain(listed(names, scene.words.or));
}
