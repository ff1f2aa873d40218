/**
 * Text that people show each other, without what cannot be seen or turns the direction of what stands around it: with
 * it somebody could pass for another, or make the words beside theirs say something else.
 */

/** Letters of scripts that are written wrongly without joiners between them. */
const JOINING =
  '\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}';
const BETWEEN_LETTERS = `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`;
const IN_PICTURES = '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{EMod}]?)\\u200d(?=\\p{Extended_Pictographic})';
const PICTURE_SIGN = '(?<=[\\p{Extended_Pictographic}\\d#*])\\ufe0f';
/** Controls, formats and unassigned ones; separators of lines; what is ignored when drawn; a blank that is no space. */
const UNSEEN = '[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]';

const PIECES = new RegExp(`(${BETWEEN_LETTERS}|${IN_PICTURES}|${PICTURE_SIGN})|${UNSEEN}`, 'gu');

/** @returns what can be seen of it. */
export function visible(text: string): string {
  return text.replace(PIECES, (_, needed: string | undefined) => needed ?? '').trim();
}
