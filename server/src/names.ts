import { BOT_NAMES } from '@signoria/bots';
import { refuse } from './problem.ts';

/** What holds emoji together; elsewhere it would be unseen. */
const EMOJI_GLUE =
  /(?<=\p{Emoji})\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu;

/** Controls, what turns the direction of the text around it, what has no shape, and markup. */
const NOT_IN_NAMES =
  /[<>\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]|^\p{M}|\p{M}{4}/u;
const SHAPE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is kept, however it was typed; one that nobody can read, or that passes for the house or a bot, is refused. */
export function readName(typed: string, path = 'name'): string {
  const name = typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const seen = name.replace(EMOJI_GLUE, '');
  if (NOT_IN_NAMES.test(seen) || !SHAPE.test(seen)) refuse('badName', 'expected a name that can be read', path);
  if (isTaken(seen)) refuse('badName', 'this name would pass for Signoria or a bot', path);
  return name;
}

/** Letters that look like others, by the one they look like. */
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

/** What is left of a text for the eye: small letters without accents, one for all that look alike. */
function looksOf(text: string): string {
  const letters = [...text.normalize('NFKD').replace(/\p{M}/gu, '')].map((letter) => {
    const small = letter.toLowerCase();
    return LOOKS_LIKE.get(letter) ?? LOOKS_LIKE.get(small) ?? small;
  });
  return letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const HOUSE = looksOf('Signoria');
const ROLES = [
  'admin',
  'administrator',
  'amministratore',
  'moderator',
  'moderatore',
  'server',
  'system',
  'sistema',
].map(looksOf);
const BOT = looksOf('bot');
const BOTS = [BOT, ...BOT_NAMES.map(looksOf)];

/** Once with digits and signs as the letters they look like, once without: "Adm1n" and "Admin 1!" are both one. */
function isTaken(name: string): boolean {
  return [name, name.replace(/[^\p{L}\p{M}]/gu, ' ')].some((text) => {
    const words = looksOf(text).match(/\p{L}+/gu) ?? [];
    const joined = words.join('');
    const isHouse = joined === HOUSE || words.some((word) => word.includes(HOUSE));
    const isRole = ROLES.includes(joined) || words.some((word) => ROLES.includes(word));
    return isHouse || isRole || words[0] === BOT || BOTS.includes(joined);
  });
}
