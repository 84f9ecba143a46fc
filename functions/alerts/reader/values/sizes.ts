import { endOf, firstWordFrom, type Scan, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';

/** `19'`, `80 ft`, `20t`, `1.7 t`, `5000 lb`, `185 CFM`: how much a machine lifts, reaches, weighs or gives. */
export const sizeOf =
  /^\d{1,4}(?:[.,]\d{1,3})?(?:['’′]|[ -]?(?:[Ff](?:ee|oo)?[Tt]|FT|[Mm]et(?:er|re)s?|[Tt]on(?:ne)?s?|TON|kg|lbs?|LBS?|[Cc][Ff][Mm]|[Kk][Ww]|[Kk][Vv][Aa]|[Hh][Pp])\.?(?![\p{L}\p{N}])|[tm](?![\p{L}\p{N}])|\s(?:t|to)(?![\p{L}\p{N}]))/u;

/** What stands beside a kind and says how it is built or driven. */
export const howBuilt =
  /^(?:electric|diesel|hybrid|battery|straight|articulat(?:ed|ing)|telescopic|rough|terrain|all|compact|mini|small|large|heavy|light|mid(?:i|size)?|wheel(?:ed)?|track(?:ed)?|crawler|tandem|single|double|drum|smooth|padfoot|asphalt|soil|air|tow(?:able)?|portable|mobile|hydraulic|swing|radius|zero|tail|steer|scissor|mast|vertical|knuckle|off|highway|road|rigid|motor|pneumatic|tyre|tire|rubber|walk|behind|ride|on|self|propelled|cold|combine|and|with|de|à|sur|der|die|sur|pneus|chenilles|hydraulique|électrique|elektro|hydraulik|mobil|rad|raupen|ketten|of|duty|reach|long|extended)$/iu;

/** Characters of a size and the kind of machine that has it, with the space behind: `60ft boom ` of `Genie 60ft boom S-60 XC`; 0 for none. */
export function sizeAndKindLength(scan: Scan, at: number, to: number): number {
  const { text } = scan;
  const digit = text.charCodeAt(at) - 48;
  if (!(digit >= 0 && digit < 10)) return 0;
  const size = sizeOf.exec(text.slice(at, Math.min(to, at + 24)))?.[0].length ?? 0;
  if (size === 0) return 0;
  let isKind = false;
  let end = at + size;
  for (
    let word = firstWordFrom(scan, end), count = 0;
    count < 4 && word < scan.count;
    word += 1, count += 1
  ) {
    const start = startOf(scan, word);
    if (start >= to || !/^[ -]?$/.test(text.slice(end, start))) break;
    const name = text.slice(start, endOf(scan, word));
    if (((scan.bits[word] ?? 0) & (may.machineType | may.kind)) !== 0 || /^mini$/i.test(name)) isKind = true;
    else if (!howBuilt.test(name)) break;
    end = endOf(scan, word);
  }
  return isKind ? end - at + (/^\s{0,2}/.exec(text.slice(end, Math.min(to, end + 2)))?.[0].length ?? 0) : 0;
}

/** Where the size begins with which, or with the figures of which, a stretch ends: `60ft`, `HTC-8675 II 75` of `HTC-8675 II 75 ton crane`. */
export function sizeAtEnd(text: string, start: number, end: number): number | undefined {
  // `Thwaites 9 Tonne` is called so.
  const last = /(?<![\p{L}\p{N}.,-])\d{1,3}(?:[.,]\d)?(?: ?(?:\p{Ll}{1,6}|kW|kVA)| \p{Lu}{2,3})?$/u.exec(
    text.slice(Math.max(start, end - 14), end),
  );
  if (!last) return undefined;
  const at = end - last[0].length;
  const size = sizeOf.exec(text.slice(at, end + 10))?.[0].length ?? 0;
  return size >= last[0].length ? at : undefined;
}
