import { has, type Line, lineText, mayBeginWith, mayHave, sign } from './lines.ts';
import { saysOver } from './over.ts';
import type { Scan } from './scan.ts';
import { namesBrand } from './values/machines.ts';
import { may } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';

/*
 * Lists of what is over, below a heading that says so: `Cleared codes`, `Behobene Fehler:`.
 */

/**
 * A heading that says that what stands below it is over sets it aside: the rest of its paragraph, or the next one. `states`: a line
 * says something that only an alert has.
 */
export function markOver(
  scan: Scan,
  lines: readonly Line[],
  states: (scan: Scan, line: Line) => boolean,
): void {
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.role === 'aside' || !mayHave(line, may.cleared) || !isHeading(scan, line)) continue;
    if (states(scan, line)) continue;
    const below = lines[index + 1];
    // `Kobelco SK210, EX-14, cleared`: one of the machines of a list.
    if (below && [line, below].every(({ start, end }) => namesBrand(scan, start, end))) continue;
    // `Fault resolved` over all that is told of the machine: not of what stands right below it alone.
    const words = lineText(scan.text, line);
    if (!below || isOfMachine(scan, below) || !saysOver(words) || isStatement.test(words)) continue;
    // `04/11 - E201 (cleared)` says it of its own fault.
    if (/\d[^()]*\([^()]{3,40}\)/.test(words) && !saysOver(words.replace(/\([^()]*\)/g, ''))) continue;
    const list = linesBelow(scan, lines, index + 1);
    // `Caution lamp history`, as a portal calls its list of faults: over is what others, that are there now, are told beside.
    if (!saysOver(words.replace(pastOnly, '')) && !tellsElsewhere(scan, lines, index, list)) continue;
    line.role = 'aside';
    for (const own of list) own.role = 'aside';
  }
}

/** `M0909 was cleared on 09/04/2026`, `SPN 97 FMI 3 - cleared`: what is said of one fault, and no heading. */
const isStatement =
  /^(?:(?:the|code|fault|dtc|error|alarm|fehler|störung|défaut|código|fallo|falla|guasto|errore|falha|storing|fel|feil|fejl) ){0,2}(?=\S{0,8}\d)(?!\d{1,2}\s)(?:(?:SPN|MID|CID) )?[\p{L}\d@][\p{L}\d@./:_-]{1,12}(?: FMI \d{1,2})?(?:,?\s(?:\p{L}{2,14}\s){0,3}(?:was|were|is|has|have|had|got|wurde|ist|hat|a été|est|fue|ha sido|está|è|foi|werd|blev|är|er|ble|został[ao]?|byl[ao]?)\s|\s?[-–—,]?\s(?:cleared|resolved|fixed|reset|closed|behoben|gelöscht|résolu|effacé|borrado|resuelto|risolto|cancellato|resolvido|apagado|opgelost|gewist|åtgärdad|raderad|slettet|usunięty)(?=\s(?:on|at|by|am|le|el|il|em|op|den|\d)|$))/iu;

/** Words for what was once, which is not said to be over. */
const pastOnly =
  /(?<!\p{L})(?:history|historical|historic|históric[oa]s?|historiques?|storic[oi]|historische[rnms]?)(?!\p{L})/giu;

/** The lines of a list: to the end of its paragraph, or to what is of the machine, or there now. */
function linesBelow(scan: Scan, lines: readonly Line[], first: number): readonly Line[] {
  const below = lines[first];
  if (!below) return [];
  // `Resolved`, and `none this month` below it.
  if (nothingOver.test(lineText(scan.text, below))) return [below];
  const list: Line[] = [];
  for (let at = first; lines[at]?.paragraph === below.paragraph; at += 1) {
    const own = lines[at];
    if (own && (isOfMachine(scan, own) || opensActive.test(lineText(scan.text, own)))) break;
    if (own) list.push(own);
  }
  return list;
}

/** True where something is told of a fault that stands in no such list. */
function tellsElsewhere(scan: Scan, lines: readonly Line[], index: number, list: readonly Line[]): boolean {
  return lines.some(
    (line, at) =>
      at !== index &&
      line.role !== 'aside' &&
      !list.includes(line) &&
      ((has(line, sign.digit) && mayHave(line, may.trouble) && mayHave(line, may.part | may.code)) ||
        opensActive.test(lineText(scan.text, line))),
  );
}

/** `Active now:`, `Present error: E417`: below a list of what is over. */
const opensActive =
  /^(?:[-*•] ?)?(?:still |now |currently |noch |encore |toujours |aún |ainda |ancora |nog )?(?:active|open|present|current|new|aktiv\p{L}*|actifs?|activ[oa]s?|ativ[oa]s?|attiv[oaie]|actie[fv]e?)(?: [\p{L}\s]{2,24})?\s?[:：]/iu;

const nothingOver =
  /^(?:none|nothing|no|0|keine?|aucune?|rien|ningun[oa]|sin|nessun[oa]?|nenhuma?|geen|inga|ingen|brak|žádn[éáý]|yok|ei|なし|无)(?![\p{L}\p{N}])[^:;]{0,24}$/iu;

/** `Location: …`, below a list of what is over: of the machine, and not of a fault. */
function isOfMachine(scan: Scan, line: Line): boolean {
  if (!mayBeginWith(scan, line, may.label) || !has(line, sign.colon)) return false;
  const found = labelAt(scan, line.from, line.end);
  return (
    found !== undefined &&
    fieldsOfMachine.has(found.label.field) &&
    /^\s{0,12}[:：]/.test(scan.text.slice(found.end, Math.min(line.end, found.end + 14)))
  );
}

const fieldsOfMachine = new Set<string>([
  'location',
  'address',
  'serial',
  'brand',
  'model',
  'machine',
  'unit',
  'hours',
  'lat',
  'long',
]);

/** A short line without a value of its own, with something below it. */
function isHeading(scan: Scan, line: Line): boolean {
  if (line.end - line.start > 70 || has(line, sign.tab | sign.bar)) return false;
  const { text } = scan;
  const colon = text.slice(line.start, line.end).indexOf(':');
  if (colon >= 0 && colon < line.end - line.start - 1) return false;
  // `make,model,…,cleared at`: columns, and `Cleared date:` with nothing in it: a field.
  if (/[,;][^,;]+[,;]/.test(lineText(text, line)) || asksWhen.test(lineText(text, line))) return false;
  // `State........ Inactive`, `Status   Cleared`
  if (mayBeginWith(scan, line, may.label) && setApart.test(lineText(text, line))) return false;
  return !/[.!?,;]$|\s{2}[-–—]{1,3}$/.test(text.slice(line.end - 4, line.end));
}

/** `Cleared at`, `Date resolved`, `Behoben am:` */
const asksWhen =
  /(?<!\p{L})(?:date|time|timestamp|at|on|by|datum|zeit|am|von|le|par|el|por|il|da|em|op|door|den|av)\s?[:：]?$|^(?:date|time|datum|fecha|data)(?!\p{L})/iu;

const setApart = /(?:\.{3}|…|\s=|\s{2})\s{0,3}[\p{L}\d]/u;
