import { isPlainWord } from './plain-words.ts';

/**
 * Whether a value has the form of what an owner calls a machine: letters and a short number (`TEL-07`, `D 6/2`, `3号機`), a
 * word with a number (`Mini 26`, `Hall Rd #2`, `GH-EXC-12`, `KS-BM 2207`, `4471 ХР 52`), or a few words written large (`Big Orange`, `Loader A`).
 */
export function isOwnersName(value: string): boolean {
  if (value.length > 32) return false;
  if (measures.test(value)) return false;
  if (tokens.test(value)) return true;
  // `Big Orange`, `Boom 4`, `Loader A`: colours, parts and letters that name machines as well.
  const plain = value.includes(' ')
    ? value.replace(/^Boom(?= \d| \p{Lu})| \p{Lu}$/u, '').replace(colours, 'Xx')
    : value;
  return (numbered.test(value) || words.test(value)) && !isPlainWord(plain);
}

/** The same, with a number: what names a machine under whatever label. */
export function isNumberedName(value: string): boolean {
  return /\d|^\p{Lu}[\p{L}'’]{2,14} \p{Lu}$/u.test(value) && isOwnersName(value);
}

/** `SPN 110`, `Zone 4`, `Tier 4`: a number of something else than a machine. */
export function countsOther(value: string): boolean {
  return measures.test(value);
}

const colours =
  /(?<!\p{L})(?:red|blue|orange|yellow|amber|green|rot|gelb|grün|blau|rouge|jaune|vert|bleu|rojo|roja|amarill[oa]|verde|azul|rosso|giallo|arancio|vermelh[oa]|amarel[oa]|laranja|rood|geel|oranje|röd|gul|czerwon[yae]|żółt[yae])(?!\p{L})/giu;
/** Numbers of codes, controllers, norms, roads, papers: no owner's. */
const measures =
  /^(?:(?:I|US|IH)-\d{1,3}$|[PM]X-(?:7|9|11|13)$|(?:allison|perkins|deutz|mtu|zf|dana|isuzu|stage)\s)|^(?:SPN|FMI|MID|SID|PID|CID|DTC|EID|GO|EU|UTC|GMT|RPM|PSI|EC[UM]|[TBVMH]CU|BCM|ABS|DEF|DPF|SCR|EGR|NOX|CAN|PTO|GPS|ISO|DIN|SAE|VER|REV|[HSF]W|tier|stage|euro|highway|hwy|route|rte|road|exit|mile|km|lane|pier|gate|level|floor|bay|lot|zone|section|phase|area|camp|job|order|ticket|quote|page|line|my|model|year|version|week|day|shift)[- ]?\d/i;

const tokens =
  /^(?:\p{Lu}{1,6}[- ]?\d{1,4}(?:[-/ ]\p{Lu}?\d{1,3}|\/\p{Lu}(?!\p{L}))?\p{Lu}?|\p{Lu}{1,3}\d?-\p{Lu}{0,2}\d{1,4}(?:-\d{1,3})?|\p{Lu}{1,5}(?:[&/-]\p{Lu}{1,4}){1,2}[ -]?\d{1,4}(?:\/\p{Lu})?|\d{4} [АВЕКМНОРСТУХ]{2} \d{2,3}|\d{1,4}-(?!(?:JAN|FEB|MAR|APR|MAY|MAI|JUN|JUL|AUG|SEP|OCT|OKT|NOV|DEC|DEZ|V|VDC|VAC|A|H|HR|HRS|KW|HP|PS|WD|TON|T|M|MM)$)\p{Lu}{1,5}|\p{L}{0,8}\d{1,4}(?:[号號][機机车車]?|[機机车車][号號]?)|\d{1,4}(?:호기|호|#))$/u;
const numbered =
  /^\p{Lu}[\p{L}'’.-]{1,14}(?: [\p{L}'’.-]{1,14}){0,2}[ -](?:#|n[°º.]\s?|no\.\s?|nr\.?\s)?\d{1,4}\p{Lu}?$/iu;
const words = /^\p{Lu}[\p{L}'’-]{2,14}(?: \p{Lu}[\p{L}'’-]{0,14}){0,3}$/u;

/** The name that stands after a machine's designation or number, set apart from it: `(Boom 4)`, ` / Loader A`, ` — “Big Tom”`. */
export function nameBeside(
  text: string,
  at: number,
  to: number,
): { value: string; start: number; end: number; next: number } | undefined {
  const match = besides.exec(text.slice(at, Math.min(to, at + 48)));
  const inner = match?.[1] ?? match?.[2] ?? match?.[3];
  if (!match || inner === undefined) return undefined;
  const value = inner.replace(ownLead, '');
  // `850L "Big Yellow"`: what is in quotation marks needs no number.
  const isQuoted = match[3] !== undefined;
  const isName = isQuoted
    ? isOwnersName(value) || (quotedWords.test(value) && !isPlainWord(value))
    : isNumberedName(value);
  if (!isName) return undefined;
  const start = at + match[0].indexOf(inner) + inner.length - value.length;
  return { value, start, end: start + value.length, next: at + match[0].length };
}

/** `"Site dumper"` */
const quotedWords = /^\p{Lu}\p{L}{1,14}(?: \p{L}{2,14}){1,3}$/u;
const besides =
  /^\s{0,3}(?:[([]\s?["“„«]?([^()[\]"“”„«»,;|\n]{2,24})["”“»]?\s?[)\]]|(?:[/|·•–—-]\s|,\s(?=\p{Lu}{1,5}-\d))([^()[\]"“”,;|/\n]{2,24}?)(?=\s?[,;|]|\s[/·•–—-]\s|$)|(?:[/|·•–—-]\s|,\s)?["“„«]([^"“”„«»,;|\n]{2,24})["”“»](?=[\s,;|).]|$))/u;

/** What leads to the owner's name in a bracket. */
export const ownLead =
  /^(?:(?:(?:our|your|my|onze|ons|unsere?|ihre?|notre|votre|nuestr[oa]|noss[oa]|nostr[oa]|vostr[oa]|vår|vores|nasz[ae]?|naše?|a\.?k\.?a\.?|alias|nick(?:name)?|unit|asset|fleet|tag|id|name|unité|unidad[e]?|móvil|interno|interna|maskin|kone|konenumero|máquina|macchina|maszyna|maszyna nr|stroj|numer|číslo|číslom|broj|αρ\.?|số|máy|борт|рег|инв\.?|номер|№|رقم|מספר|כלי|编号|編號|번호|号機|号机|no\.?|n[°º]|nr\.?)[:\s]\s?){1,2}|#(?=\d))/iu;
