import { cardGame } from '@signoria/catalogue';
import type { GameState } from '@signoria/engine';
import { play } from '@signoria/engine';
import type { Change } from './preview.ts';
import { changeOf } from './preview.ts';
import type { Move, Scene } from './scene.ts';
import { reservedValues, valuesLeft } from './values.ts';

/** What a chosen move takes and brings, as far as these eyes can know. */
export interface OutcomeFacts {
  readonly goods: Change;
  /** Resources of a kind that the next question asks for. */
  readonly any: readonly number[];
  /** Points that last, the artist aside. */
  readonly points: number;
  /** What the artist may turn out to be worth. */
  readonly artist: { readonly skill: cardGame.Skill; readonly low: number; readonly high: number } | null;
  readonly income: Change | null;
  readonly notes: readonly string[];
}

/** Not promised: what goods in hand are worth shifts with every coin, and an artist is worth what shows on the front. */
const UNSURE: readonly string[] = ['resources', 'fiorini', 'captain', 'artists'];

export function outcomeOf(scene: Scene): OutcomeFacts | null {
  const { me, step, seat, figures } = scene;
  const move = scene.props.chosen as Move | null;
  if (move === null || me === null || step === null || seat === null) return null;
  return {
    goods: changeOf(scene, me, step, move),
    any: anyOf(figures, move),
    points: pointsOf(scene, seat, move),
    artist: artistOf(scene, move),
    income: move.do === 'play' ? figures.cards[move.card].income : null,
    notes: notesOf(scene, move),
  };
}

function anyOf(figures: cardGame.Figures, move: Move): readonly number[] {
  if (move.do === 'exchange') return [-2, 1];
  if (move.do === 'give') return [1];
  return move.do === 'activate' && figures.locations[move.location].effect === 'barter' ? [-1, 1] : [];
}

/** A work that needs an artist is carried out with whoever is first at hand: its own points are the same with all. */
function pointsOf({ props: { snapshot }, figures }: Scene, seat: number, move: Move): number {
  const { rules, imagined } = snapshot;
  const work = move.do === 'play' ? move.card : move.do === 'complete' ? move.monument : null;
  let { state } = play(rules, imagined, seat, move);
  if (work !== null && cardGame.workFigures(figures, work).artists.length > 0)
    state = play(rules, state, seat, rules.moves(state, seat)[0]).state;
  const lasting = (at: GameState) =>
    (rules.scores(at).find((score) => score.seat === seat)?.lines ?? [])
      .filter(({ id }) => !UNSURE.includes(id))
      .reduce((sum, { points }) => sum + points, 0);
  return lasting(state) - lasting(imagined);
}

function artistOf(scene: Scene, move: Move): OutcomeFacts['artist'] {
  if (move.do !== 'hire') return null;
  const values = move.from === 'reserve' ? reservedValues(scene, move.artist) : valuesLeft(scene, move.artist);
  const { skill } = scene.figures.artists[move.artist];
  return { skill, low: Math.min(...values), high: Math.max(...values) };
}

function notesOf({ figures, words, view, step }: Scene, move: Move): readonly string[] {
  switch (move.do) {
    case 'play': {
      const { kind } = figures.cards[move.card];
      if (kind === 'residence') return [words.extraActionAndCard];
      return kind === 'preacher' ? [words.oneAction] : [];
    }
    case 'reserveArtist':
      return [words.paidLater];
    case 'activate':
      return figures.locations[move.location].effect === 'captaincy' ? [words.captaincy] : [];
    case 'seekInspiration':
      return [`+${words.cards(1)}`];
    case 'keep':
      return [`−${words.cards((view.own?.hand.length ?? 1) - 1)}`];
    case 'choose':
      return step?.ask === 'captainsResource' ? [words.forAll] : [];
    default:
      return [];
  }
}
