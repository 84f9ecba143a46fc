import data from '../data/times.json' with { type: 'json' };
import { fold } from '../words/letters.ts';
import type { DateOrder } from './time-forms.ts';
import type { TimeMention } from './times.ts';

/** The day and month order of a text's numeric dates, given its times read in both orders. */
export function dateOrderIn(
  text: string,
  monthFirst: readonly TimeMention[],
  dayFirst: readonly TimeMention[],
): DateOrder {
  return byFigures(text) ?? byNearDates(monthFirst, dayFirst) ?? byHabits(text);
}

/** `25/03/2026`: a number over 12 is the day. */
function byFigures(text: string): DateOrder | undefined {
  let [days, months, stated] = [0, 0, 0];
  for (const { 1: first, 3: second } of text.slice(0, longest).matchAll(numericDate)) {
    if (Number(first) > 12 && Number(first) <= 31 && Number(second) <= 12) days += 1;
    if (Number(second) > 12 && Number(second) <= 31 && Number(first) <= 12) months += 1;
    stated += 1;
    if (stated > 500) break;
  }
  const pattern =
    /(?<!\p{L})(?:((?:dd?|tt|jj|gg|pp)\s?[./-]\s?mm?\s?[./-]\s?(?:yy|jj|aa|åå|rr|vv))|mm?\s?[./-]\s?dd?\s?[./-]\s?yy)/iu.exec(
      text.slice(0, longest),
    );
  if (pattern && days === months) return pattern[1] ? 'dmy' : 'mdy';
  return days === months ? undefined : days > months ? 'dmy' : 'mdy';
}

const numericDate = /(?<![\p{L}\d./:-])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(?:20\d\d|\d\d)(?![\d/]|[.-]\d)/gu;
const longest = 200_000;

/** The order that puts an ambiguous date near a certain one, while the other puts it weeks away. */
function byNearDates(
  monthFirst: readonly TimeMention[],
  dayFirst: readonly TimeMention[],
): DateOrder | undefined {
  const known = new Set<number>();
  const open: { readonly monthly: number; readonly daily: number }[] = [];
  const others = new Map(dayFirst.map((mention) => [mention.start, mention]));
  for (const mention of monthFirst) {
    const [monthly, daily] = [dayNumber(mention), dayNumber(others.get(mention.start))];
    if (monthly === undefined || daily === undefined) continue;
    if (monthly !== daily) open.push({ monthly, daily });
    else if (known.size < 20) known.add(monthly);
    if (open.length > 20) break;
  }
  if (known.size === 0 || open.length === 0) return undefined;
  const distance = (day: (each: { monthly: number; daily: number }) => number) =>
    Math.min(...open.flatMap((each) => Array.from(known, (sure) => Math.abs(sure - day(each)))));
  const [monthly, daily] = [distance((each) => each.monthly), distance((each) => each.daily)];
  if (daily <= 3 && monthly > 20) return 'dmy';
  return monthly <= 3 && daily > 20 ? 'mdy' : undefined;
}

function dayNumber(mention: TimeMention | undefined): number | undefined {
  const { year, month, day } = mention?.date ?? { year: null, month: 0, day: 0 };
  return year === null ? undefined : Date.UTC(year, month - 1, day) / 86_400_000;
}

/** By other evidence: American zones, places and units against other languages, countries and dots. */
function byHabits(whole: string): DateOrder {
  const text = whole.slice(0, 20_000);
  let day = 0;
  let month = 0;
  if (/(?<![\p{L}\d./-])\d{1,2}\.\d{1,2}\.(?:20)?\d\d(?![\d.])/u.test(text)) day += 4;
  if (
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]{3}/u.test(
      text,
    )
  )
    day += 4;
  if (british.test(text)) day += 3;
  if (chatExport.test(text)) day += 3;
  if (
    /(?<![\p{L}\d])(?:den|op|em|pe|pada|tgl|el|le|du|dne|dnia|sinds|desde|depuis|dal|al) \d{1,2}[/.-]\d{1,2}[/.-]\d{2}/iu.test(
      text,
    )
  )
    day += 3;
  // A lower-case word that is not English; names are capitalized.
  if (
    /(?<![\p{L}\d])\p{Ll}{0,16}[áàâãäåæéèêëíìîïñóòôõöøœúùûüßąćęłńśźżčďěňřšťůžășțğışőű]\p{Ll}{1,16}(?!\p{L})/u.test(
      text,
    )
  )
    day += 2;
  day += Math.min(4, foreignWords(text));
  if (/\d\s?[AP]M(?!\p{L})/u.test(text)) month += 2;
  if (
    /(?<![\p{L}\d])(?:[ECMP][SD]T|AK[SD]T|USA|(?:Eastern|Central|Mountain|Pacific) (?:Standard |Daylight )?Time|(?:US|America)\/\p{L}+)(?![\p{L}\d])/u.test(
      text,
    )
  )
    month += 3;
  if (/(?:,\s|\s)[A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)|, (?!UK|NI|EU|SA|WA)[A-Z]{2}(?=$|[\s.;)])/mu.test(text))
    month += 2;
  if (/\d\s?(?:mi|miles|mph|gal|°F)(?!\p{L})/u.test(text)) month += 1;
  if (
    /(?<!\p{L})(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.? \d{1,2},? 20\d\d/u.test(text)
  )
    month += 1;
  return day > month ? 'dmy' : 'mdy';
}

/** The number of different words from languages that put the day first. */
function foreignWords(text: string): number {
  const found = new Set<string>();
  for (const [word] of text.matchAll(/\p{L}{3,20}/gu)) {
    const key = fold(word);
    if (foreign.has(key)) found.add(key);
    if (found.size > 4) break;
  }
  return found.size;
}

/** `[12/03/2026, 07:14:22] Danny: …`: the format of chat exports with a 24-hour clock; America's have no leading zeros. */
const chatExport = /^\[?\d\d\/\d\d\/20\d\d, \d\d:\d\d(?::\d\d)?(?:\]| -) /m;
const foreign = new Set(data.dayFirst.split(' '));
/** English from places that put the day first: addresses, phone numbers, counties and zones. */
const british =
  /\.(?:(?:co|org|gov|ac)\.uk|com\.au|co\.nz|co\.za|ie)(?![\p{L}\d])|(?<![\p{L}\d+])\+(?:44|353|61|64|27|91)[\s(]?\(?\d|(?<![\p{L}\d])(?:\p{Lu}\p{Ll}{2,16}shire|GMT(?!\s?[-−]\s?\d)|BST|CES?T|AE[SD]T|AWST|AC[SD]T|NZ[SD]T|SAST|WIB|WITA|GST|IST|UK|UTC\s?\+\s?\d|QLD|NSW|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2})(?![\p{L}\d])/u;
