import { endOf, hasBits, matchAtWord, type Scan, startOf } from '../scan.ts';
import { may, setOfWords } from '../vocabulary.ts';
import { isTown } from '../words/towns.ts';
import type { FoundAddress } from './addresses.ts';

/*
 * Towns alone that a sentence puts the machine in: `steht in Harderwijk`, `se encuentra en Talavera de la Reina`, `stoi w
 * Świnoujściu`. Known ones; where the language bends their names, whatever has a capital and ends the clause.
 */

/** The first town in a stretch that a word for standing leads to. */
export function toldTownBetween(
  scan: Scan,
  first: number,
  next: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  const { text } = scan;
  const from = startOf(scan, first);
  const stretch = text.slice(from, Math.min(endOf(scan, next - 1) + 1, from + 600));
  const match = matchAtWord(scan, stretch, from, standing, standsIn);
  const said = match?.[2];
  if (!match || said === undefined) return undefined;
  const start = from + match.index + match[0].length - said.length;
  if (isTaken(start)) return undefined;
  const words = said.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const end = start + name.length;
    // `steht in Halle 4`
    if (/^[ -]\d/.test(text.slice(end, end + 2))) continue;
    const isWhole = count === words.length && /^(?:[.,;:)!\n]|$|\s\p{Ll})/u.test(text.slice(end, end + 3));
    if (!isTown(name) && !(isWhole && bending.test(match[1] ?? ''))) continue;
    if (hasBits(scan, start, end, ofOthers)) return undefined;
    return { address: undefined, city: { value: name, start, end }, state: undefined, start, end };
  }
  return undefined;
}

const ofOthers = may.brand | may.provider | may.month | may.severity | may.trouble | may.part;

const standing = setOfWords(
  `steht stehen befindet parkt trouve garé garée stationné stationnée encuentra está estacionada estacionado parada parado trova
  fermo ferma parcheggiato parcheggiata staat geparkeerd står stoi znajduje stojí nachází`,
);
/** The word that leads to the town, and the town. */
const standsIn =
  /(?:[Ss]teht|stehen|befindet sich|parkt|se trouve|trouve|[Gg]arée?|[Ss]tationnée?|encuentra|está|estacionad[oa]|[Pp]arad[oa]|trova|[Ff]erm[oa]|parcheggiat[oa]|staat|geparkeerd|står|stoi|znajduje się|stojí|nachází se)(?: (?:gerade|jetzt|derzeit|momentan|aktuell|noch|actuellement|toujours|ahora|actualmente|agora|atualmente|adesso|attualmente|ancora|nu|momenteel|teraz|obecnie|teď|parkerad|parkeret|parkert|geparkt|parkeada|aparcad[oa]|estacionad[oa]|parad[oa]|ferm[oa])){0,2} (in|bei|nahe|à|près de|en|em|a|ad|te|bij|i|w|we|koło|v|ve|u) ((?:(?:La|Le|Les|El|Los|Las|San|Saint|Sankt|Bad|S\.) )?\p{Lu}[\p{L}'’-]{2,24}(?: (?:(?:de la|de|del|da|do|di|sur|am|an der|ob der|sous|lès|nad|pod) )?\p{Lu}[\p{L}'’-]{1,20}){0,3})(?![\p{L}\d])/uy;
const bending = /^(?:w|we|v|ve|u|koło)$/;
