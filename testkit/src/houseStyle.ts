import type { Language, Prose } from '@signoria/engine';
import { plain } from '@signoria/engine';

/** Patterns banned in every language. */
const EVERYWHERE: readonly RegExp[] = [
  /\d \d/, // two numbers side by side
  /−\d+–/, // a range that starts below zero needs words
  /\p{Letter}'|'\p{Letter}/u, // a straight apostrophe
  /(?<![\p{Letter}\d-])-\d/u, // a hyphen as a minus sign
];

/** Patterns banned in texts for players (STYLE.md). */
export const BANNED: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    ...EVERYWHERE,
    /\b(?:whoever|besides|one does|shall|so many (?:days|tiles)|for nothing|in vain)\b/i,
    /\balready[.;]/,
    /\bdifferent(?: \w+)? than\b/i, // British: "different from"
    /\bin a tie\b/i, // "on a tie" everywhere
    /(?<!below )\b0 (?:bricks|prestige|fiorini|in the supply)\b|\b(?:cost|more than|you have) 0\b/i, // needs "no", "none" or "for free"
    /\d{4,} fiorini|\d\.\d{3}\b/, // needs "1,100"
    /(?<!−)\b1 (?:(?:white|yellow|green|red|blue|purple) )?(?:bricks|cards|levels|players|points|rounds|turns|workers)\b/,
    /\ban extra \d/i, // needs "1 prestige more"
    /\bevery (?:\d+|two|three|four) [^.,:]*\b(?:score|do)\b/i, // "every" takes the singular
    /\bat (?:prestige|influence) −?\d/i, // needs "at 3 on the prestige track"
    /\b(?:each next|kind of the card|stays so)\b|\bper \w+ and (?:round|turn)\b/i, // translated word by word
    /\b(?:lie|lies) (?:face|here|in|on|there)\b/i, // needs "is" or "stays"
    /\b(?:personal income|deck in use)\b/i, // other words for terms of the rules
    /\([^()]*\(/, // brackets within brackets
    /\.[,;]/, // a full stop before a comma
    /\b(?:with|by|to|round:) Unnamed\b/, // needs "an unnamed" within a sentence
    /\b(?:for free|for nothing), who\b/, // "who" must follow the person
    /\b(?:the die|die for) [^.]*\bshows (?:\d|a \d and a \d)/i, // "shows a 4" for one roll, "the two rolls" for two
    /\bnobody is (?:Bishop|Captain)\b/i, // needs "there is no Bishop"
    /\b(?:is|are) (?:already )?built on(?: \(|[.;])/, // needs "already has a building"
    /\brolls for [^.]* are a (\d) and a \1/, // needs "both rolls"
    /\bboth rolls for [^.]* are a\b/i, // needs "show a"
    /^Hire [^().:;]*, \d/, // needs "paying" before a price after a comma
    /\bCaptain’s card\b/, // needs "the Capitano del Popolo"
    /^Instead,/, // a rule is shown alone: say instead of what
    /\bprestige for 1 (?:spare|star)|\breveals every artist|\bIt is not there\b/, // translated word by word
    /\breveals (?:the|a) (?:Festival|Monument|Recognition|Scandal)\b/, // hands are open: needs "scores"
    /(?<!certificates) worth \d+(?:(?:, \d+)* (?:or|to) \d+)?[.;)]/, // needs "prestige"
    /\b(?:[02-9]|\d\d+) textile\b/, // unlike "fabric", it has a plural
  ],
  de: [
    ...EVERYWHERE,
    /\b(?:aus|bei|mit|seit|von|(?<!bis )zu) (?:genau )?(?!1 )\d+ (?!Prestige\b)\p{Letter}*e(?!\p{Letter})/u, // needs the dative
    /\b(?:aus|bei|mit|von|zu) (?:die|das)\b/, // needs the dative
    /\b(?:durch|für|gegen|ohne) dem\b/, // needs the accusative
    /\d{4,} Fiorini|\d,\d{3}\b/, // needs "1.100"
    /\b(?:Ressourcen?|Zunft|Zünfte|Kapitän|kostenlos|umsonst|[Aa]m Markt|Einfluss in der Kirche)\b/, // other words for terms of the glossary
    /\b(?:Regelheft|Regelbuch|Bestenliste)\b/, // needs "Anleitung" and "beste Ergebnisse", as everywhere
    /: (?:baue|gib|kaufe|lege|nimm|spiele|stelle|tausche|verkaufe|werde|zahle|ziehe)\b/, // a sentence after a colon needs a capital
    /\bverlier\p{Letter}* 0 /u,
    /(?<!−)\b1 \p{Letter}*(?:punkte|Punkte|Steine|Stockwerke|Türme|Karten|Runden|Materialien)(?!\p{Letter})/u,
    /\b(?:Kosten 0|mehr als 0|du hast 0(?!,| und ))(?!\d)/, // needs "nichts" or nothing at all
    /\bje (?:Runde|Zug)\b/, // "pro" before a time
    /\d \p{Letter}+ je 1 /u, // needs "für je 1"
    /\b(?:Felds|Zugs)\b/, // needs "Feldes" and "Zuges", as everywhere
    /\b(?:setzt|weist)(?: du)? als (?:Hauptmann|Bischof)\b/, // means to name someone to the office
    /\b(?:bekannte[mnr]? (?:Künstler|Prediger)|[Nn]amentlich)\b/, // needs "mit Namen"
    /\bgenau noch\b/, // needs "noch genau"
    /\bein, \d/, // a price needs "für"
    /\b(?:Arbeitet an|Gebraucht für) \p{Uppercase_Letter}/u, // names without articles need a colon
    /\b(?:gelistet|einige von deinen|einer von allen|zusammen gezählt|die Zahl zählt|ganz linken?)\b|\bso viele Tage(?! wie)\b/, // translated word by word
    /\b[Dd]ank [^.,;:]* nichts\b/, // needs "mit"
    /\) \(|\([^()]*\(/, // brackets side by side or within brackets
    /\b(?:bleiben|fehlen): /, // a verb before a list that may have one item
    /: einen (?:unbekannten|Architekten|Bildhauer|Maler)\b/, // needs "mit einem" or the nominative
    /\bDer Würfel zeigt \d/, // needs "eine"
    /\bder neue (?:Bischof|Hauptmann)\b/, // may be the one of the last round
    /\bbaut [^.:]*: \d|\bKardinal: \d|\bwertet [^.:]*: /, // needs "und erhält"
    /\b[Ww]erte? (?:je )?\d/, // needs "Siegpunkte"
    /\bnicht vorhanden\b/, // needs "du hast nichts davon"
    /\bhat die meisten Siegel\b/, // a tie is possible: needs "führt"
    /\bzulege|\bzulegst\b|\blegst du [^?]* zu\?/, // needs "dazuzahlen"
    /\p{Lowercase_Letter}en alle (?:\d+|zwei|drei|vier|fünf|sechs) \p{Uppercase_Letter}/u, // may mean "all four": needs "jeder"
    /\begal w/, // needs a comma
    /\bUrkunden über\b/, // needs "im Wert von"
    /\bDer Würfel zeigt [^.:]* und eine\b/, // needs "die beiden Würfe"
  ],
  it: [
    ...EVERYWHERE,
    /(?<![\p{Letter}’])a [aà]/iu, // needs "ad"
    /(?<![\p{Letter}’])e [eè]/iu, // needs "ed"
    /\b(?:il|i|dei|ai|dai|nei|sui) (?:s[bcdfglmnpqrtvz]|z|gn|ps)/i, // needs "lo" or "gli"
    /\d{5,} fiorini|\d,\d{3}\b/, // needs "11.000"
    /\b(?:a|di|da|in) (?:il|lo|la|i|gli|le) /, // needs "al", "del" and so on
    /\b(?:gild[ae]|entrat[ae]|riservare|riservat[oaie])\b/i, // other words for terms of the glossary
    /\b(?:rendita personale|ordine di turno)\b/i, // other words for terms of the rules
    /\b(?:il|(?:a|da|de|ne|su)l(?:l[oa])?) (?:[aeiouàèéìòù]|(?:1|8|11)\b)/i, // needs "l’", also before "8"
    /\btant[ie] (?:carte|giorni|mattoni|passi|tessere)\b(?! quant)/, // means "many days"
    /\b(?<!\bnon )(?:dà|guadagn[ai]|ottien[ei]|pag[ah]i?|pesc[ah]i?|prend[ei]|ricev[ei]) niente\b/, // needs "non"
    /\btutt[ie] (?:i|gli|le) (?:\d|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici) /i, // needs "tutti e sei i"
    /\b(?:bel|buon|nessun|quel|un) (?:s[bcdfglmnpqrtvz]|z|gn|ps)/i, // needs "uno", "nessuno" and so on
    /\b(?:ottiene|riceve) [^.:;]*\d [^.:;]* (?:con|grazie) (?:il|lo|la|l’|i|gli|al)/, // needs "dal" and so on
    /^(?:Abbassa|Cedi|Gioca|Prendi|Prenota|Salva|Trattieni) (?:artista|carta|mattone|monumento|operaio|personale|torre)\b/, // needs an article
    /[“”]/, // needs « and »
    /\) \(|\([^()]*\(/, // brackets side by side or within brackets
    /\ba parità(?! di)/i, // needs "in caso di parità"
    /\ba meno che (?![^.;:]*\bnon\b)/i, // needs "non"
    / e \d[^.,;:()]* e (?:con|costa|costruisce|ottiene|perde|prende)\b/, // a second "e" after a list
    /\bne hai 0(?!,| e )/, // needs "non ne hai"
    /\binfluenza \d|\d (?:prestigio|influenza)\b/, // needs "3 punti influenza"
    /\bper fiorini\b/, // needs a verb or a number
    /\b(?:Decidi|Prendi|Scegli) prima(?! di )/, // "prima" first: after the verb it means "before" what follows
    /\bci h(?:a|ai|anno) (?:il|la|un)/, // colloquial for "ha"
    /\b(?:scegli|in più) (?:a|per) uno? \p{Letter}+ anonimo\b/u, // an artist already hired needs "il" or "lo"
    /\bCompleta [^.]* con uno? \p{Letter}+ anonimo\b/u, // the same
    /\bper più sigilli\b/, // means "for several"
    /\bperd\p{Letter}* 0 /u,
    /(?<!−)\b1 (?!\p{Letter}*gli\b)\p{Letter}{3,}i(?!\p{Letter})/u, // needs the singular
    /(?<!\d)0 (?:certificati|liber[ei]|mattoni|nella riserva)\b/, // needs "nessuno" or "non"
    /(?<!\bne )\bvale \d+(?:(?:, \d+)* (?:o|a) \d+)?[.;)]/, // needs "punti prestigio"
    /\bpiù bass[aeio] di \d/, // means a number below it: needs "si riduce di"
    /\bcommissione \p{Letter}+ da \d/u, // means the prestige: needs "di 5 piani"
    /\d\s%/, // Italian writes "45%", unlike German
    /\(paga\b/, // "you" in an explanation after a move: needs "paghi"
    /\bicon[ae] d(?:i (?:fiorini|legno|marmo|metallo|spezia|stoffa)|’oro)\b/, // means made of it: needs "per il", "dei" and so on
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

/** Articles, words that contain one, and conjunctions of lists: what may precede the name of a component. */
const ARTICLES: Readonly<Record<Language, RegExp>> = {
  en: /(?:\b(?:the|an?|another|no|their|your|and|or)|’s) $/i,
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
