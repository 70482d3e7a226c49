import type { Language, Prose } from '@signoria/engine';
import { plain } from '@signoria/engine';

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
    /\b(?:whoever|besides|one does|shall|so many days|for nothing|in vain)\b/i,
    /\balready[.;]/,
    /\bdifferent(?: \w+)? than\b/i, // British: "different from"
    /\bin a tie\b/i, // "on a tie" everywhere
    /\b0 prestige/,
    /\d{4,} fiorini|\d\.\d{3}\b/, // needs "1,100"
    /(?<!−)\b1 (?:bricks|cards|levels|players|points|rounds|turns|workers)\b/,
  ],
  de: [
    ...EVERYWHERE,
    /\b(?:aus|bei|mit|seit|von|(?<!bis )zu) (?:genau )?(?!1 )\d+ (?!Prestige\b)\p{Letter}*e(?!\p{Letter})/u, // needs the dative
    /\b(?:aus|bei|mit|von|zu) (?:die|das)\b/, // needs the dative
    /\b(?:durch|für|gegen|ohne) dem\b/, // needs the accusative
    /\d{4,} Fiorini|\d,\d{3}\b/, // needs "1.100"
    /\b(?:Ressourcen?|Zunft|Zünfte|Kapitän|kostenlos|[Aa]m Markt)\b/, // other words for terms of the glossary
    /: (?:baue|gib|kaufe|lege|nimm|spiele|stelle|tausche|verkaufe|werde|zahle|ziehe)\b/, // a sentence after a colon needs a capital
    /\bverlier\p{Letter}* 0 /u,
    /(?<!−)\b1 \p{Letter}*(?:punkte|Punkte|Steine|Stockwerke|Türme)(?!\p{Letter})/u,
  ],
  it: [
    ...EVERYWHERE,
    /(?<![\p{Letter}’])a [aà]/iu, // needs "ad"
    /(?<![\p{Letter}’])e [eè]/iu, // needs "ed"
    /\b(?:il|i|dei|ai|dai|nei|sui) (?:s[bcdfglmnpqrtvz]|z|gn|ps)/i, // needs "lo" or "gli"
    /\d{5,} fiorini|\d,\d{3}\b/, // needs "11.000"
    /\b(?:a|di|da|in) (?:il|lo|la|i|gli|le) /, // needs "al", "del" and so on
    /\b(?:gild[ae]|entrat[ae]|riservare|riservat[oaie])\b/i, // other words for terms of the glossary
    /\btanti giorni\b/, // means "many days"
    /\b(?<!\bnon )(?:dà|guadagn[ai]|ottien[ei]|pag[ah]i?|pesc[ah]i?|prend[ei]|ricev[ei]) niente\b/, // needs "non"
    /\btutt[ie] (?:i|gli|le) (?:\d|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici) /i, // needs "tutti e sei i"
    /[“”]/, // needs « and »
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

/** Articles, words that contain one, and conjunctions of lists: what may precede the name of a work. */
const ARTICLES: Readonly<Record<Language, RegExp>> = {
  en: /(?:\b(?:the|an?|another|their|your|and|or)|’s) $/i,
  de: /\b(?:d(?:er|ie|as|en|em|es)|(?:k|d|s)?ein(?:e[nmrs]?)?|ihre?[nmrs]?|beim|vom|zum|zur|im|am|und|oder) $/i,
  it: /\b(?:i|il|lo|la|gli|le|un[oa]?|(?:a|da|de|ne|su)(?:l|i|gli|ll[oae])|su[oa]|e|ed|o) $/i,
};

/** German prepositions before the accusative of a singular name: "mit den Fabbro" needs "dem". */
const WRONG_CASE = /\b(?:aus|bei|mit|nach|von|zu) den \S+(?<!i)$/;

/** Returns the texts in which one of these components has no article before its name, or one in the wrong case. */
export function articleFaults(
  language: Language,
  texts: Iterable<Prose>,
  articled: ReadonlySet<string>,
): readonly string[] {
  const isFault = (text: Prose) =>
    text.some((piece, index) => {
      if (typeof piece === 'string' || !articled.has(piece.of)) return false;
      const before = plain(text.slice(0, index));
      const isBare = /\p{Letter} $/u.test(before) && !ARTICLES[language].test(before);
      return isBare || (language === 'de' && WRONG_CASE.test(before + piece.text.split(' ')[0]));
    });
  return [...new Set([...texts].filter(isFault).map(plain))];
}
