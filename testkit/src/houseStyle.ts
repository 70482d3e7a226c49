import type { Language } from '@signoria/engine';

/** Patterns banned in every language. */
const EVERYWHERE: readonly RegExp[] = [
  /\d \d/, // two numbers side by side
  /−\d+–/, // a range that starts below zero needs words
  /\p{Letter}'|'\p{Letter}/u, // a straight apostrophe
];

/** Patterns banned in texts for players (STYLE.md). */
export const BANNED: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    ...EVERYWHERE,
    /\b(?:whoever|besides|one does|shall)\b/i,
    /\balready[.;]/,
    /\b0 prestige/,
    /(?<!−)\b1 (?:bricks|cards|levels|players|points|rounds|turns|workers)\b/,
  ],
  de: [
    ...EVERYWHERE,
    /\b(?:aus|bei|mit|seit|von|(?<!bis )zu) (?:genau )?(?!1 )\d+ (?!Prestige\b)\p{Letter}*e(?!\p{Letter})/u, // needs the dative
    /\bverlier\p{Letter}* 0 /u,
    /(?<!−)\b1 \p{Letter}*(?:punkte|Punkte|Steine|Stockwerke|Türme)(?!\p{Letter})/u,
  ],
  it: [
    ...EVERYWHERE,
    /(?<![\p{Letter}’])a [aà]/iu, // needs "ad"
    /(?<![\p{Letter}’])e [eè]/iu, // needs "ed"
    /\b(?:il|i|dei|ai|dai|nei|sui) (?:s[bcdfglmnpqrtvz]|z|gn|ps)/i, // needs "lo" or "gli"
    /\bperd\p{Letter}* 0 /u,
    /(?<!−)\b1 (?!\p{Letter}*gli\b)\p{Letter}{3,}i(?!\p{Letter})/u, // needs the singular
  ],
};

/** Returns the texts with a banned pattern, each with the part that matches. */
export function styleFaults(language: Language, texts: Iterable<string>): readonly string[] {
  return [...texts].flatMap((text) =>
    BANNED[language].flatMap((pattern) => {
      const found = pattern.exec(text);
      return found === null ? [] : [`${found[0]}: ${text}`];
    }),
  );
}
