import { readFileSync } from 'node:fs';

/** Comments, then the three kinds of strings. Good enough for our own tidy sources; a compiler would be more. */
const LITERAL = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** A source without its comments; lines keep their numbers. */
export function withoutComments(text: string): string {
  return text.replace(LITERAL, (literal) => (literal.startsWith('/') ? blank(literal) : literal));
}

/** A source without comments and words: of a template only what stands in `${}` is code. */
export function codeOf(text: string): string {
  return text.replace(LITERAL, (literal) =>
    literal.startsWith('`')
      ? literal.replace(/\$\{[^}]*\}|[^\n]/g, (part) => (part.startsWith('${') ? part : ' '))
      : blank(literal),
  );
}

export interface Import {
  readonly path: string;
  /** Only types: nothing of it is left when the program runs. */
  readonly isType: boolean;
}

/** What a source imports, exports from, or imports late. */
export function importsOf(file: string): readonly Import[] {
  const text = withoutComments(readFileSync(file, 'utf8'));
  const found = text.matchAll(/\b(?:(?:import|export)(\s+type\b)?[^;'"]*?\bfrom|import)\s*\(?\s*(['"])([^'"\n]+)\2/g);
  return [...found].map(([, type, , path = '']) => ({ path, isType: type !== undefined }));
}
