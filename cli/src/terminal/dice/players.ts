import * as diceGame from '@signoria/dice';
import { at } from '@signoria/engine';
import type { Seen } from '../drawing.ts';
import { wrap } from '../layout.ts';
import { paint } from '../paint.ts';
import { FIORINI, STAR } from './signs.ts';
import type { DiceView, DiceWords } from './view.ts';
import { nameOf } from './view.ts';

/** Shows the holders of the offices in this round. */
export function offices({ table }: DiceView, words: DiceWords, seen: Seen): string[] {
  const nameAt = (holder: number | 'ghost') =>
    holder === 'ghost' ? nameOf(seen, 'ghost') : (seen.names[holder] ?? '');
  const held = [
    ...(seen.names.length > 1 ? [`${words.brief.firstPlayer} ${nameAt(table.firstPlayer)}`] : []),
    ...(table.captain === null ? [] : [`${words.titles.captain} ${nameAt(table.captain)}`]),
    ...(table.bishop === null ? [] : [`${words.titles.bishop} ${nameAt(table.bishop)}`]),
  ];
  return held.length === 0 ? [] : wrap(held.join(' · '));
}

/** Draws the other players clockwise, or the Pope. Tracks and supply use the letters of the tracks. */
export function players(view: DiceView, words: DiceWords, seen: Seen): string[] {
  const { names, seat } = seen;
  const others = names.map((_, offset) => (seat + offset) % names.length).slice(1);
  return [...others.flatMap((one) => playerLines(view, words, seen, one)), ...popeLines(view, words, seen)];
}

function playerLines({ table, figures }: DiceView, words: DiceWords, { names, scores }: Seen, one: number): string[] {
  const player = table.players[one];
  if (player === undefined) return [];
  const steps = diceGame.TRACK_IDS.map((track) => words.terminal.letters[track] + player.tracks[track]);
  const { spares, stars, fiorini } = player;
  const has = [spares + words.terminal.letters.spare, stars + STAR, words.number(fiorini) + FIORINI];
  const parts = [
    words.points(at(scores, one).earned.total),
    steps.join(' '),
    has.join(' '),
    words.artworks(player.artworks.length),
    player.rione.map((building) => figures.buildings[building].name).join(', '),
  ];
  return wrap(parts.join(' · '), `${paint('head', (names[one] ?? '').toUpperCase())} `);
}

/** R13 */
function popeLines(view: DiceView, words: DiceWords, seen: Seen): string[] {
  const points = diceGame.popesPoints(view);
  if (points === null) return [];
  const steps = diceGame.GHOST_TRACKS.map((track) => `${words.titles[track]} ${diceGame.popeOn(view.table, track)}`);
  const parts = [words.brief.popeTarget(points), ...steps];
  return wrap(parts.join(' · '), `${paint('head', nameOf(seen, 'ghost').toUpperCase())} `);
}
