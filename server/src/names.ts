import { EMOJI_GLUE } from '@signoria/protocol';
import { refuse } from './problem.ts';
import { isReserved } from './reservedNames.ts';

/** Characters refused in names: control, bidirectional and invisible characters, markup, stacked diacritics. */
const NOT_IN_NAMES =
  /[<>\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]|^\p{M}|\p{M}{4}/u;
const SHAPE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns the name as stored. Refuses one that is unreadable or reserved for Signoria, its staff and its bots. */
export function readName(typed: string, path = 'name'): string {
  const name = typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const seen = name.replace(EMOJI_GLUE, '');
  if (NOT_IN_NAMES.test(seen) || !SHAPE.test(seen)) refuse('badName', 'expected a name that can be read', path);
  if (isReserved(seen)) refuse('badName', 'this name would pass for Signoria, its staff or a bot', path);
  return name;
}
