import { BOT_LEVELS } from '@signoria/bots';
import { EMOJI_GLUE } from '@signoria/protocol';
import { refuse } from './problem.ts';

/** Characters refused in names: control, bidirectional and invisible characters, markup, stacked diacritics. */
const NOT_IN_NAMES =
  /[<>\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]|^\p{M}|\p{M}{4}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns the name as stored. Refuses one that is unreadable or reserved for Signoria, its staff and its bots. */
export function readName(typed: string, path = 'name'): string {
  const name = typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const seen = name.replace(EMOJI_GLUE, '');
  if (NOT_IN_NAMES.test(seen) || !VISIBLE.test(seen)) refuse('badName', 'expected a readable name', path);
  if (isReserved(seen)) refuse('badName', 'this name is reserved for Signoria, its staff or a bot', path);
  return name;
}

/** Characters that look like a letter, by that letter. */
const LOOKALIKES = Object.entries({
  a: 'аαɑᴀ@4',
  b: 'вьʙ',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еєεᴇ3',
  g: 'ɡɢ9',
  h: 'һнΗ',
  i: 'іιıɩɪӏl1|!',
  k: 'кκ',
  m: 'мᴍ',
  n: 'ոηпΝɴ',
  o: 'оοօᴏ0',
  p: 'рρ',
  r: 'гʀ',
  s: 'ѕꜱ5$',
  t: 'тτᴛ',
  u: 'υս',
  v: 'νᴠ',
  x: 'хχ',
  y: 'уүʏ',
});
const LOOKS_LIKE = new Map(LOOKALIKES.flatMap(([letter, others]) => [...others].map((other) => [other, letter])));

/** Returns the text in lower case without accents, with lookalikes replaced by their letter. */
function looksOf(text: string): string {
  const letters = [...text.normalize('NFKD').replace(/\p{M}/gu, '')].map((letter) => {
    const small = letter.toLowerCase();
    return LOOKS_LIKE.get(letter) ?? LOOKS_LIKE.get(small) ?? small;
  });
  return letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const listOf = (...lines: readonly string[]) => lines.flatMap((line) => line.split(' ')).map(looksOf);

const SITE = looksOf('Signoria');

/** Roles that no word of a name may claim: "Moderator Max". */
const ROLES = listOf(
  'admin admins administrator administrators administratorin amministratore amministratori amministratrice',
  'moderator moderators moderatorin moderatoren moderation moderatore moderatori moderatrice moderazione',
  'sysadmin webmaster server system sistema betreiber',
  'support supporto assistenza helpdesk kundendienst kundenservice kundensupport',
);

const BOT = looksOf('bot');

/**
 * Roles and bots that are ordinary words. A name may contain one beside other words ("Rudolf Haus"), but must not begin
 * with "bot". Of the bot levels only the ids are in this list. A translated level alone ("Meister") is therefore not
 * reserved; together with "bot" it is (`FILLERS`).
 */
const RESERVED = listOf(
  'house haus casa bank banca banco team staff official offiziell ufficiale info',
  'help hilfe aiuto service servizio mod mods root operator operators operatore operatori',
  'owner owners inhaber eigentümer eigentuemer besitzer proprietario gestore',
  'gamemaster spielleiter spielleitung referee schiedsrichter arbitro',
  'bot bots robot robots roboter computer cpu',
  ...BOT_LEVELS,
);

/** Words that do not change a reserved name: "Customer Service", "Beginner bot". */
const FILLERS = listOf(
  'the customer customers client kunden clienti tech technical technischer tecnico desk game games chat online level',
  'beginner intermediate steady anfänger anfaenger fortgeschritten fortgeschrittener solide solider',
  'principiante intermedio solido lehrling geselle meister apprendista lavorante maestro',
);
const ARTICLES = listOf('a an the der die das ein eine il lo la i gli le un uno una di of');

/** Matches names that consist of reserved words and fillers only, with at least one reserved word. */
const ONLY_RESERVED = (() => {
  const [reserved, fillers] = [[...ROLES, ...RESERVED].join('|'), FILLERS.join('|')];
  return new RegExp(`^(?:${fillers})*(?:${reserved})(?:${reserved}|${fillers})*$`, 'u');
})();

/** Returns whether a name could be mistaken for the site, its staff or a bot, also in lookalike letters. */
function isReserved(name: string): boolean {
  return readingsOf(name).some((reading) => {
    const words = looksOf(reading).match(/\p{L}+/gu) ?? [];
    const joined = words.join('');
    if (joined === SITE || words.some((word) => word.includes(SITE) || ROLES.includes(word))) return true;
    const withoutArticles = words.filter((word) => !ARTICLES.includes(word));
    return withoutArticles[0] === BOT || [joined, withoutArticles.join('')].some((text) => ONLY_RESERVED.test(text));
  });
}

/** Returns readings of a name: digits and signs as letters ("Adm1n"), dropped ("Admin 1!"), or both ("Adm1n 4"). */
function readingsOf(name: string): readonly string[] {
  const around = /(?<!\S)[^\p{L}\p{M}\s]+|[^\p{L}\p{M}\s]+(?!\S)/gu;
  return [name, name.replace(/[^\p{L}\p{M}]/gu, ' '), name.replace(around, ' ')];
}
