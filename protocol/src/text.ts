/** Invisible characters that join an emoji sequence or choose its presentation. */
export const EMOJI_GLUE =
  /(?<=\p{Emoji})\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu;

/** A flag of a region, such as Scotland's: its code in tag characters after a black flag. */
const REGION_FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/u;

/** Bidirectional controls, zero-width characters, lone surrogates, and NUL, which PostgreSQL cannot store. */
const INVISIBLE = /[\0\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cs}]/u;

const KEPT_OR_INVISIBLE = new RegExp(`(${REGION_FLAG.source}|${EMOJI_GLUE.source})|${INVISIBLE.source}`, 'gu');

/** A character that leaves a mark. The two excluded characters are classified as symbols but blank. */
const VISIBLE = /(?![\u2800\u{1d159}])[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Co}]/u;

/** Returns the text without invisible characters, except within emoji sequences. */
export function withoutInvisible(text: string): string {
  return text.replace(KEPT_OR_INVISIBLE, '$1');
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
