import type { ValueClaim } from './claims.ts';
import { lineStart } from './line-edges.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { matchAtWord } from './scan.ts';
import { agoFrom, dayOfMessage, onToldDay, sameDay } from './told-days.ts';
import { clockAt, clockText, joinClock } from './values/dates.ts';
import { may, setOfWords } from './vocabulary.ts';

/*
 * When prose says that something came up: the words before a date that make it the fault's time or another's (`detected on`,
 * `daily report of`), times of day whose date stands elsewhere (`came up at 07:36`), and the zone that all times are in.
 */

/** `came up at 07:36`, `gegen 14:20 Uhr aufgetreten`: a time of day whose date stands elsewhere. */
export function toldClocks(
  source: Source,
  line: Line,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
  ofMachine: boolean,
): ValueClaim[] {
  if (!has(line, sign.digit)) return [];
  const { text, scan } = source;
  const claims: ValueClaim[] = [];
  const logged = from === line.start ? clockOfLog(source, line) : undefined;
  if (logged !== undefined) {
    const clock = { hour: Math.floor(logged / 100), minute: logged % 100, second: 0 };
    claims.push({
      field: 'clock',
      value: clockText({ clock, zone: '' }),
      start: line.start,
      end: line.start + 4,
      confidence: 0.66,
    });
  }
  const apart =
    ofMachine && (has(line, sign.colon) || /\d[hH]\d/.test(text.slice(from, Math.min(to, from + 300))))
      ? clockApart.exec(text.slice(from, Math.min(to, from + 300)))
      : null;
  if (apart) {
    const start = from + apart.index + apart[0].length;
    const clock = isTaken(start) ? undefined : clockAt(text, start);
    if (
      clock &&
      clock.end <= to &&
      (/^\s?(?:$|[•·|,;)]|[-–—]\s)/.test(text.slice(clock.end, Math.min(to, clock.end + 3))) ||
        // `03:25 FW639 Tigercat 1075C: fault code …`, in a shift's report.
        (start === line.start &&
          (firstIn(source.marks.codes, start, line.end) !== undefined ||
            (mayHave(line, may.verb) && mayHave(line, may.brand))))) &&
      !notTheFaultsTime.test(text.slice(Math.max(line.start, start - 48), start))
    )
      claims.push({
        field: 'clock',
        value: clockText(clock),
        start,
        end: clock.end,
        confidence: 0.58,
      });
  }
  const stretch = text.slice(from, Math.min(to, from + 600));
  const ago = mayBeAgo.test(stretch) ? timeAgo(source, stretch, from) : undefined;
  if (ago) claims.push(ago);
  // Most figures are no clock's: what leads to one is looked for only where one stands.
  if (!clockAfterSpace.test(stretch)) return claims;
  const next = (at: number) => matchAtWord(scan, stretch, from, clockLeads, clockLead, at);
  for (let match = next(from); match; match = next(from + match.index + match[0].length)) {
    const start = from + match.index + match[0].length;
    const clock = isTaken(start) ? undefined : clockAt(text, start);
    if (!clock || clock.end > to) continue;
    const before = text.slice(Math.max(line.start, start - 48), start);
    if (notTheFaultsTime.test(before)) continue;
    const value = clockText(clock);
    const confidence = faultsTime.test(before) ? 0.75 : 0.6;
    // `[21/05/2026 14:22] Ana: … desde las 13:50`: surer than when it was written, and on its day.
    const written = firstIn(source.marks.dates, line.start, line.start + 2);
    if (written && start > written.end && chatStamp.test(text.slice(written.end, written.end + 48))) {
      const iso = joinClock(written.iso.slice(0, 10), clock.clock, clock.zone);
      // What is later than the message (`llámame a las 18:00`) is still to come.
      if (iso.slice(0, 19) <= written.iso.slice(0, 19))
        claims.push({ field: 'time', value: iso, start, end: clock.end, confidence: 0.86 });
      continue;
    }
    // `at 6:10 this morning`, `yesterday at 16:20`
    const after = text.slice(clock.end, Math.min(to, clock.end + 40));
    const ofDay = onToldDay(dayOfMessage(source, start), before, clock.clock, clock.zone, after);
    if (ofDay !== undefined) {
      claims.push({ field: 'time', value: ofDay, start, end: clock.end, confidence: 0.96 });
      continue;
    }
    // `At 4:31 AM CST the same day it logged …`: the day of the date before.
    const day =
      sameDayBehind.test(text.slice(clock.end, clock.end + 28)) || sameDayBefore.test(before)
        ? source.marks.dates.findLast((date) => date.end <= start)
        : undefined;
    if (day) {
      const iso = joinClock(day.iso.slice(0, 10), clock.clock, clock.zone);
      // Of that time's zone, too.
      const told = clock.zone === '' && day.hasZone ? iso + day.iso.slice(19) : iso;
      claims.push({ field: 'time', value: told, start, end: clock.end, confidence });
      continue;
    }
    claims.push({ field: 'clock', value, start, end: clock.end, confidence });
  }
  return claims;
}

/** `(all CDT)`, `; Pacific time, PDT`, `/ BST`: a zone behind a day, which is that of the times below. */
export const zoneOfDay =
  /^(?:\s?[;,(/|·–-]|\s{2,8}(?=all\s))\s?(?:(?:all |the )?(?:(?:times?|clocks?) )?(?:in |are )?|(?:\p{L}{2,10}[ ,]{1,2}){1,4}(?=[+−-]\d))?((?:UTC|GMT)?[+−-]\d{1,2}(?::?\d{2})?(?=\s?\))|(?:[Ee]astern|[Cc]entral|[Mm]ountain|[Pp]acific|[Aa]tlantic|Alaska|Hawaii)(?:(?: (?:[Ss]tandard|[Dd]aylight))? [Tt]ime| (?:[Ss]tandard|[Dd]aylight)|(?=\)))|[ECMPA][SD]T|AK[SD]T|HST|BST|CES?T|MES?Z|SAST|A[CEW][SD]T|NZ[SD]T|UTC|GMT)(?![\p{L}\d])/u;

const sameDayBehind = new RegExp(
  `^[\\s,(]{1,3}(?:on |of |am |le |el |il |op |på )?(?:that )?(?:${sameDay})`,
  'iu',
);

/** `same day 10:30 SAST`, `the same morning at 6:10` */
const sameDayBefore = new RegExp(`(?<!\\p{L})(?:${sameDay})[,\\s]{1,2}(?:\\p{L}{1,3}\\s)?$`, 'iu');

/** `Water in fuel • Medium • 7:42 AM`: a time of day that is a part of its own. */
const clockApart = /(?:^|[•·|,;]\s|\s[–-]\s)(?=\d{1,2}[:hH]\d{2}(?::\d{2})?(?!\d))/;

/** `0940 - Ernie again: …`: the time that a line of a log begins with, where it tells of a fault and the line beside it begins so, too. */
function clockOfLog({ text, marks }: Source, line: Line): number | undefined {
  if (!isLogged(text, line.start)) return undefined;
  const isFault =
    firstIn(marks.codes, line.start, line.end) !== undefined ||
    (mayHave(line, may.trouble) &&
      mayHave(line, may.part | may.severity) &&
      /\d[-.]\d/.test(text.slice(line.start, line.end)));
  if (!isFault) return undefined;
  if (/\b(?:cleared|yesterday|last (?:night|week))\b/i.test(text.slice(line.start, line.end)))
    return undefined;
  const above = lineStart(text, line.start - 1);
  const below = text.indexOf('\n', line.end) + 1;
  const isLog = (above < line.start && isLogged(text, above)) || (below > 0 && isLogged(text, below));
  return isLog ? Number(text.slice(line.start, line.start + 4)) : undefined;
}

function isLogged(text: string, at: number): boolean {
  return loggedTime.test(text.slice(at, at + 12));
}

const loggedTime = /^(?:[01]\d|2[0-3])[0-5]\d(?:h|hrs)?\s(?:[-–:|]\s)?\S/;

const clockLead =
  /(?:at|since|from|(?:it['’]?s|it is|it was|log says|time (?:is|was|says))|around|about|approx\.?|um|gegen|seit|ab|à|vers|depuis|a las?|sobre las?|desde las?|às|alle(?: ore)?|dalle|om|sinds|rond|kl\.?|klokken|klo|o|od|v|ve|saat|today|tonight|yesterday|(?:the )?same (?:day|date|morning|afternoon|evening)|(?:selben|gleichen) Tag|même jour|mismo día|mesmo dia|stesso giorno|dezelfde dag|samm[ae] dag|(?:this|yesterday|last) (?:morning|afternoon|evening|night)|(?:heute|gestern)(?: (?:früh|morgen|vormittag|mittag|nachmittag|abend))?|ce matin|hier(?: (?:matin|soir))?|hoy|ayer|esta (?:mañana|manhã|tarde|noche)|hoje|ontem|oggi|ieri|stamattina|vandaag|gisteren|van(?:morgen|ochtend|middag)|i ?dag|i ?går|dziś|wczoraj|dnes|včera|(?:bu)?gün|öğleden (?:sonra|önce)|sabah|akşam|bu (?:sabah|akşam)),?\s{1,2}(?=\d{1,2}(?:[:.hH]\d{2}|\s?[ap]\.?m)(?![\d.:]\d))/iuy;
/** The first words of all that it begins with: it is looked for at these alone. */
const clockLeads = setOfWords(
  `at since from it log time around about approx um gegen seit ab à vers depuis a sobre desde às alle dalle om sinds rond kl klokken klo o od v ve saat
  today tonight yesterday this last same selben gleichen même mismo mesmo stesso dezelfde samma samme heute gestern ce hier hoy ayer esta hoje ontem oggi ieri stamattina vandaag gisteren vanmorgen
  vanochtend vanmiddag i idag igår dziś wczoraj dnes včera gün bugün bu öğleden sabah akşam`,
);

/** `recorded 3 hours ago`, `vor 20 Minuten aufgetreten`, below the time at which the report was made. */
function timeAgo(source: Source, stretch: string, from: number): ValueClaim | undefined {
  const match = hoursAgo.exec(stretch);
  const [amount, unit] = match ? [match[1] ?? match[3], match[2] ?? match[4]] : [];
  if (!match || amount === undefined || unit === undefined) return undefined;
  const around = stretch.slice(Math.max(0, match.index - 48), match.index + match[0].length + 24);
  if (!ofFaultsOnset.test(around) || notTheFaultsTime.test(stretch.slice(0, match.index))) return undefined;
  const start = from + match.index;
  const number = wordsOfAmount.get(amount.toLowerCase()) ?? Number(amount);
  const value = agoFrom(dayOfMessage(source, start), number, unit);
  return value === undefined
    ? undefined
    : { field: 'time', value, start, end: start + match[0].length, confidence: 0.72 };
}

const mayBeAgo =
  / ago(?!\p{L})|(?:^|\s)(?:[Vv]or|[Ii]l y a|[Hh]ace|[Hh]á|[Ff]ör|[Ff]or) \d| (?:fa|geleden|temu|sedan|siden|назад)(?!\p{L})/u;
const hoursAgo =
  /(?<![\p{L}\d.,-])(?:(\d{1,3}|an?|one|two|three|four|five|six) ?(hours?|hrs?|h|minutes?|mins?|ore|ora|minuti|uur|minuten|godziny?|godzin|minut|timmar|timmer|timer|minuter|minutter|часа?|часов|минут) (?:ago|fa|geleden|temu|sedan|siden|назад)|(?:vor|il y a|hace|há) (\d{1,3}) (Stunden?|Minuten?|Std|Min|heures?|minutes?|horas?|minutos?))(?!\p{L})/iu;
const wordsOfAmount = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
]);
/** Beside it, what came then: a code or an alarm, and not the machine's last position. */
const ofFaultsOnset =
  /(?<!\p{L})(?:recorded|raised|occurred|triggered|logged|detected|set|started|appeared|came (?:up|on|in)|tripped|active|fault|alarm|alert|code|aufgetreten|gemeldet|ausgelöst|apparue?|survenue?|déclenchée?|registrad[oa]|ocurrió|detectad[oa]|ocorreu|disparou|rilevato|comparso|registrato|opgetreden|gemeld|wystąpił|uppstod|oppstod|opstod|возникла|зафиксирована)(?!\p{L})/iu;

/** The figures that `clockLead` leads to. */
const clockAfterSpace = /\s\d{1,2}(?:[:.hH]\d|\s?[aApP]\.?[mM])/;

/** `Last seen` over its date: a short line right above, without figures. */
export function shortLineAbove(text: string, start: number): string {
  if (text.charCodeAt(start - 1) !== 10) return '';
  const from = lineStart(text, start - 1);
  const above = start - from > 34 ? '' : text.slice(from, start - 1).trim();
  return /^\D{3,32}$/.test(above) ? `${above} ` : '';
}

/** `[07/08/2026 14:22] Josué: …`: when it was written, and not when it came. */
export const chatStamp = /^\]?,?\s?(?:[-–]\s)?\p{Lu}[\p{L} .'’-]{1,30}:\s/u;

/** A message of a chat, which begins with when it was written. */
export function isChatLine({ text, marks }: Source, line: Line): boolean {
  const stamp = firstIn(marks.dates, line.start, line.start + 2);
  return stamp !== undefined && chatStamp.test(text.slice(stamp.end, stamp.end + 48));
}

export const lastSeen = /^(?:first |last )seen(?: on| at)?\W{0,3}$/i;

export function isBelowCode({ text, marks }: Source, line: Line): boolean {
  const end = text.lastIndexOf('\n', line.start);
  const start = end < 0 ? 0 : lineStart(text, end);
  return end > 0 && firstIn(marks.codes, start, end) !== undefined;
}

export const notTheFaultsTime =
  /\b(?:cleared|resolved|closed)\W{0,3}(?:(?:on|at)\W{0,2})?$|(?:^|[\s(])fix(?:ed)?\W{0,3}$|\blast (?:known )?(?:gps )?(?:fix|position|location)\b[^\n]{0,40}$|\b(?:position|location|gps(?: fix)?|(?:daily|weekly|monthly|status|health|morning|fleet|digest|summary) report|report(?: \p{L}+)? (?:date|time|generated|created|of|for|from)|(?:location|position|fix)\W{1,3}reported|(?:(?:fleet|daily|morning|shift) |flotten|vloot)status(?=(?: of| for| on| at| vom| van)?[,:]?\s?(?:[-–—]\s)?(?:\p{L}{2,10}[,.]? )?$)|generated|sent|received|printed|copied|exported|retrieved|downloaded|called?|phoned|texted|updated?|last (?:seen|contact|communication|report(?:ed)?|update)|as of|next|due|service(?! codes?\b)|until|valid|expires?|by(?=\W{0,3}$)|writing|wrote|written|typed|forwarded|scheduled|warranty|register|webinar|invoice|join us)\b[^.\n]{0,24}$/iu;
/** `Daily report of`, `Fleet status, `: the day of what is listed below. */
export const ofReport =
  /(?<!\p{L})(?:reports?|digest|summary|list|register|log|roundup|round-up|overview|generated|printed|exported|(?:fleet|daily|morning|shift) status|flottenstatus|vlootstatus|sammelmeldung|bericht|übersicht|liste|rapport|résumé|relevé|informe|resumen|reporte|relatório|resumo|rapporto|riepilogo|overzicht|dagrapport)[^.\n]{0,24}$/iu;
/** `sent an alarm on`, `last code received`: the alarm's time, though something was sent. */
export const faultsNoun =
  /\b(?:alarms?|alerts?|faults?|errors?|events?|codes?|warnings?|cautions?|dtcs?)\b(?:[^.\n]{0,12}\b(?:at|on|since)|\W{1,3}(?:was |were |first |last )?(?:received|reported|recorded|generated))\W{0,3}$|\b(?:sent|posted|reported|transmitted)\s[A-Z]{0,4}\d[\w./()-]{1,10}(?:\s(?:on|at)|\s?@)\s$/i;
export const faultsTime =
  /^ts?[:=]\s{1,2}$|\b(?:at|on|since|detected|occurred|logged|triggered|seen|reported|raised|set|tripped|appeared|came (?:on|up|in)|popped up|threw it|started|observed|happened|fault|event|alert|active)\W{0,10}(?:(?:at|on|since|the|this morning|today|yesterday|last night|this afternoon)\W{0,3})?$/i;
