import type { Prose } from '@signoria/engine';
import { numeral, prose } from '@signoria/engine';
import type { Article } from '../words.ts';
import { florentineWords } from '../words.ts';
import { GLOSSARY } from './glossary.ts';

const articles: Readonly<Record<Article, string>> = {
  il: 'the ',
  lo: 'the ',
  'l’o': 'the ',
  la: 'the ',
  'l’a': 'the ',
  i: 'the ',
  gli: 'the ',
  '': '',
};

/** The shared words in English. The other languages have the same keys. */
export const english = {
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  waiting: (names: Prose) => prose`Waiting for ${names}.`,
  over: 'The game is over',
  /** The words around the rules of any game. */
  rulebook: {
    aim: 'Aim',
    end: 'End of the game',
    points: 'Points',
    example: 'Example',
    ruling: {
      name: 'Our ruling',
      explained: 'The printed rulebook leaves this open. This is how we decided it.',
      legend: 'marks our rulings: points that the printed rulebook leaves open and that we have decided.',
    },
  },
  articles,
  ...GLOSSARY,
  needsArtist: (skills: string) => `Needs an artist: ${skills}`,
  /** The artworks of a type of artist. */
  worksOn: (artworks: string) => `Works on: ${artworks}`,
  cost: (cost: string) => `Cost: ${cost}`,
  /** Two numbers and those between them. */
  range: (least: number, most: number) => (least === most ? numeral(least) : `${numeral(least)} to ${numeral(most)}`),
  /** The price and the points of an artist for a work. */
  artistFor: (what: string) => `artist: ${what}`,
  sources: {
    rulebook: 'Values from the rulebook',
    published: 'Values as published',
    reconstructed: 'Values reconstructed (original not available)',
    override: 'Values changed for this table',
  },
};

export const COMMON = florentineWords('en', english);
