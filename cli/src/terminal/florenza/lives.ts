import { at } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import type { Seen } from '../drawing.ts';
import { sideBySide } from '../layout.ts';
import { paint } from '../paint.ts';
import { amounts, characterName, FIORINI, faces, MASTERPIECE } from './signs.ts';
import type { FlorenzaWords } from './view.ts';
import { movesOf, viewOf } from './view.ts';

const CARDS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const;

/** R1.6  Lists the characters in Florence and their remaining rounds; R1.7  unnamed ones last. */
export function lives(seen: Seen, words: FlorenzaWords): string[] {
  const view = viewOf(seen);
  const all = CARDS.flatMap((card, index) =>
    florenza.livesOn(view, index + 1).map((life) => ({ life, card: life.isNamed ? `${card} ` : '' })),
  );
  const named = all.filter(({ life }) => life.isNamed);
  const unnamed = all.filter(({ life }) => !life.isNamed && life.left > 0);
  const items = [...named, ...unnamed].map(({ life, card }) => lifeItem(seen, words, life, card));
  return sideBySide(items, `${paint('head', words.terminal.lives)} `);
}

function lifeItem(seen: Seen, words: FlorenzaWords, life: florenza.LifeFacts, card: string): string {
  const name = characterName(viewOf(seen), words, life.character);
  const isAsked = movesOf(seen).some((move) => characterIn(move) === life.character);
  const item = `${isAsked ? '▸' : ''}${card}${name}${life.isNamed ? '' : ` ×${life.left}`} ${abilities(words, life)}`;
  if (life.left > 0) return item;
  const holder = life.holder === null ? words.terminal.gone.placed : at(seen.names, life.holder);
  const why = life.tile === 'detained' || life.tile === 'expelled' ? words.terminal.gone[life.tile] : holder;
  return paint('quiet', `${item} (${why})`);
}

function characterIn(move: ReturnType<typeof movesOf>[number]): string | null {
  if (move.do === 'hire' || move.do === 'detainArtist') return move.artist;
  return move.do === 'hear' || move.do === 'expel' ? move.preacher : null;
}

/** Shows skills with price and results, or a preacher's cost and gain. */
export function abilities(words: FlorenzaWords, { skills, cost, gain, isMaster, isNamed }: florenza.LifeFacts): string {
  if (cost !== null && gain !== null) return `${amounts(words, cost)} → ${amounts(words, gain)}`;
  const star = isNamed && !isMaster ? MASTERPIECE : '';
  return skills
    .map((skill) => {
      const price = skill.cost === 0 ? '' : `${skill.cost}${FIORINI} `;
      return `${words.initial(skill.skill)} ${price}[${faces(skill.results)}]${star}`;
    })
    .join(' ');
}
