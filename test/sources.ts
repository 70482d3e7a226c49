import { readFileSync } from 'node:fs';

/** Matches comments and the three kinds of strings. A regular expression is sufficient for our own sources. */
const LITERAL = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Returns the comments of a source. */
export function commentsOf(text: string): string[] {
  return (text.match(LITERAL) ?? []).filter((literal) => literal.startsWith('/'));
}

/** Returns the contents of the strings of a source, templates included. */
export function stringsOf(text: string): string[] {
  return (text.match(LITERAL) ?? [])
    .filter((literal) => !literal.startsWith('/'))
    .map((literal) => literal.slice(1, -1));
}

/** Returns the source without comments; line numbers stay the same. */
export function withoutComments(text: string): string {
  return text.replace(LITERAL, (literal) => (literal.startsWith('/') ? blank(literal) : literal));
}

/** Returns the source without comments and strings. Of a template only the `${}` parts are code. */
export function codeOf(text: string): string {
  return text.replace(LITERAL, (literal) =>
    literal.startsWith('`')
      ? literal.replace(/\$\{[^}]*\}|[^\n]/g, (part) => (part.startsWith('${') ? part : ' '))
      : blank(literal),
  );
}

export interface Import {
  readonly path: string;
  /** True for a type-only import, which does not exist at run time. */
  readonly isType: boolean;
}

/** Returns the static imports, re-exports and dynamic imports of a source. */
export function importsOf(file: string): readonly Import[] {
  const text = withoutComments(readFileSync(file, 'utf8'));
  const found = text.matchAll(/\b(?:(?:import|export)(\s+type\b)?[^;'"]*?\bfrom|import)\s*\(?\s*(['"])([^'"\n]+)\2/g);
  return [...found].map(([, type, , path = '']) => ({ path, isType: type !== undefined }));
}
