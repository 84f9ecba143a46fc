import type { AddressPart, FoundAddress } from './addresses.ts';

/*
 * Places in sentences of Chinese, Japanese and Korean, from the large to the small: `在长沙市芙蓉中路200号停机了`,
 * `千葉県市原市五井南海岸8の現場で`, `창원시 공단로 150에서`.
 */

/** The first place with its town in a stretch of text. */
export function easternPlaceBetween(text: string, from: number, to: number): FoundAddress | undefined {
  const value = text.slice(from, Math.min(to, from + 400));
  const match = chineseOrJapanese.exec(value) ?? korean.exec(value);
  if (!match?.[2]) return undefined;
  let at = from + match.index;
  const partOf = (words: string | undefined): AddressPart | undefined => {
    if (words === undefined || words === '') return undefined;
    const start = text.indexOf(words, at);
    at = start + words.length;
    return { value: words, start, end: at };
  };
  const [state, city, address] = [partOf(match[1]), partOf(match[2]), partOf(match[3])];
  const start = (state ?? city)?.start ?? at;
  return { address, city, state, start, end: at };
}

/** What stands before a place and is no part of its name: `停在`, `位于`, `は`, `の`. */
const chineseOrJapanese =
  /(?:(?<=[在于於到至自：:，,、。（(\s\dはがでのにをとも])|^)(?:中国|日本)?((?:北海道|東京都|大阪府|京都府|\p{sc=Han}{2,3}?(?:省|县|県|自治区)))?((?:(?![在于於])[\p{sc=Han}ケヶノ]){1,5}?(?:[市郡县縣]|(?<=東京都\p{sc=Han}{1,4})区))(?!场|場|民|政|内)((?:\p{sc=Han}|[\p{sc=Hiragana}\p{sc=Katakana}ー]){1,14}?\d{1,4}(?:[-－–]\d{1,4}){0,2}(?:号|號|番地?|丁目)?)?/u;
const korean =
  /(?<!\p{sc=Hangul})(?:(\p{sc=Hangul}{2,4}(?:도|특별자치시|특별자치도))\s)?(\p{sc=Hangul}{2,4}(?:특별시|광역시|시|군))\s((?:\p{sc=Hangul}{1,4}[구읍면]\s)?\p{sc=Hangul}{1,8}(?:로|길|동|리)\s?\d{1,4}(?:-\d{1,4})?(?:번길\s?\d{1,3})?)/u;
