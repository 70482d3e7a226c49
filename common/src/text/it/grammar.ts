import type { Prose } from '@signoria/engine';
import { plain, prose } from '@signoria/engine';

export const NOTHING = 'niente';

/** Joins a verb and its object. Italian negates the verb before "niente": "non ottiene niente". */
export function withObject(verb: string, object: Prose): Prose {
  return plain(object) === NOTHING ? [`non ${verb} ${NOTHING}`] : prose`${verb} ${object}`;
}

const TO: Readonly<Record<string, string>> = {
  'il ': 'al ',
  'lo ': 'allo ',
  'l’': 'all’',
  'la ': 'alla ',
  'i ': 'ai ',
  'gli ': 'agli ',
};

/** Joins a preposition with an article. `contract` derives its form from that of "a"; `alone` is its form without article. */
function withArticle(the: Prose, alone: string, contract: (to: string) => string): Prose {
  const [article, ...name] = the;
  const to = typeof article === 'string' ? TO[article] : undefined;
  return to === undefined ? [alone, ...the] : [contract(to), ...name];
}

/** Joins the preposition "a" with an article: "il Fabbro", "l’Orafo" become "al Fabbro", "all’Orafo". */
export function toThe(the: Prose): Prose {
  return withArticle(the, 'a ', (to) => to);
}

/** Joins the preposition "da" with an article: "il Fabbro", "l’Orafo" become "dal Fabbro", "dall’Orafo". */
export function fromThe(the: Prose): Prose {
  return withArticle(the, 'da ', (to) => `d${to}`);
}

/** Joins the preposition "di" with an article: "il Fabbro", "l’Orafo" become "del Fabbro", "dell’Orafo". */
export function ofThe(the: Prose): Prose {
  return withArticle(the, 'di ', (to) => `de${to.slice(1)}`);
}

/** Returns true for a word that takes "lo" and "gli": "gli Strozzi", "lo scultore", but "i Medici". */
const isImpure = (word: string) => /^(s[^aeiou]|z|gn|ps)/i.test(word);

/** Puts "nessun" before a masculine noun: "nessun pittore", but "nessuno scultore". */
export const no = (noun: string): string => `${isImpure(noun) ? 'nessuno' : 'nessun'} ${noun}`;

export const theFamily = (name: string): string => `${isImpure(name) ? 'gli' : 'i'} ${name}`;
export const ofFamily = (name: string): string => `${isImpure(name) ? 'degli' : 'dei'} ${name}`;
export const toFamily = (name: string): string => `${isImpure(name) ? 'agli' : 'ai'} ${name}`;
export const fromFamily = (name: string): string => `${isImpure(name) ? 'dagli' : 'dai'} ${name}`;

/** Writes "ad" before a and "ed" before e: "a Anna", "Bruno e Elena" become "ad Anna", "Bruno ed Elena". */
export function euphonic(text: string): string {
  return text.replace(/(?<![\p{Letter}’])(?:a(?= [aà])|e(?= [eè]))/giu, '$&d');
}

/** Writes "ad" and "ed" in a sentence, also where the next word is the name of a component. */
export function euphonicProse(words: Prose): Prose {
  return words.map((piece, index) => {
    if (typeof piece !== 'string') return piece;
    const next = plain(words.slice(index + 1)).slice(0, 1);
    const joined = euphonic(piece + next);
    return joined.slice(0, joined.length - next.length);
  });
}
