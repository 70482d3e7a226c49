import { surname } from '@signoria/common';
import * as florenza from '@signoria/florenza';
import type { FlorenzaView, FlorenzaWords } from './view.ts';

/** Signs used in all languages. */
export const FIORINI = 'f';
export const EACH_ROUND = '↻';
export const WORKER = '●';
export const BUILDING = '◌';
export const MASTERPIECE = '★';

/** Describes a cost or gain in short: "2 marble 1p 50f". */
export function amounts(words: FlorenzaWords, some: florenza.SomeGains): string {
  const parts = florenza.GAINS.flatMap((gain) => {
    const count = some[gain] ?? 0;
    return count === 0 ? [] : [amount(words, gain, count)];
  });
  return parts.length === 0 ? '–' : parts.join(' ');
}

function amount(words: FlorenzaWords, gain: florenza.Gain, count: number): string {
  const number = words.number(count);
  if (gain === 'fiorini') return number + FIORINI;
  if (gain === 'prestige' || gain === 'influence' || gain === 'workers') return number + words.terminal.letters[gain];
  return `${number} ${words.good(gain, count)}`;
}

/** Describes the use of a workshop: "2 metal → 500f". */
export function useOf(words: FlorenzaWords, { pay, gain, income, kind }: florenza.WorkshopFigures): string {
  if (kind === 'residence') return `${EACH_ROUND} ${amounts(words, income)}`;
  const isFree = florenza.GOODS.every((good) => pay[good] === 0);
  return `${isFree ? '' : `${amounts(words, pay)} `}→ ${amounts(words, gain)}`;
}

export function skillsOf(words: FlorenzaWords, skills: readonly florenza.Skill[]): string {
  return florenza.SKILLS.map((skill) => (skills.includes(skill) ? words.initial(skill) : ' ')).join('');
}

/** Returns "Facciata, Signoria": the work, then the shortened place. */
export function artworkName({ figures }: FlorenzaView, artwork: florenza.Artwork): string {
  const { name, place } = figures.artworks[artwork];
  return `${name}, ${place.replace(/^Palazzo (della )?/, '')}`;
}

/** Returns the surname of an artist, the full name of a preacher, the trade of an unnamed character. */
export function characterName(
  { figures }: FlorenzaView,
  words: FlorenzaWords,
  character: florenza.AnyArtist | florenza.AnyPreacher,
): string {
  if (florenza.isArtist(character)) return surname(figures.artists[character].name);
  const isNamed = (florenza.PREACHER_IDS as readonly string[]).includes(character);
  if (isNamed) return figures.preachers[character as florenza.Preacher].name;
  return words.unnamed[character as florenza.UnnamedArtist | florenza.UnnamedPreacher];
}

/** Returns "223334", or separates the results with spaces if one has two digits or is negative. */
export function faces(results: readonly number[]): string {
  const isPlain = results.every((result) => result >= 0 && result < 10);
  return results.map((result) => String(result).replace('-', '−')).join(isPlain ? '' : ' ');
}
