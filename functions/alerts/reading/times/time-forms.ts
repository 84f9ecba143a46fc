import { fold } from '../words/letters.ts';
import { dayWordAt, isEverydayMonth, monthOf } from './time-words.ts';

export type DateOrder = 'dmy' | 'mdy';

export interface CalendarDate {
  /** Null if the text leaves it out. */
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** A date at an offset, or a word for a day. `needsClock`: it counts only with a time of day next to it. */
export interface DateAt {
  readonly date: CalendarDate | null;
  readonly daysAgo?: number;
  readonly weekday?: number;
  readonly end: number;
  readonly needsClock: boolean;
  /** Set if the form contains both: `20260310T0851`, epoch seconds. */
  readonly clock?: Clock;
  readonly zone?: string;
}

export interface ClockAt {
  readonly clock: Clock;
  readonly end: number;
}

/** The date at an offset where a number or a word starts. */
export function dateAt(text: string, at: number, order: DateOrder): DateAt | undefined {
  const window = text.slice(at, at + 64);
  const code = window.charCodeAt(0);
  const found =
    code >= 48 && code <= 57
      ? (instant(window) ??
        packed(window) ??
        yearFirst(window) ??
        eastern(window, text, at) ??
        numeric(window, order) ??
        dayAndMonth(window))
      : (monthAndDay(window) ?? dayWord(window));
  return found && { ...found, end: at + found.end };
}

/**
 * The time of day at an offset where a number or a word for am or pm starts. `isBeside`: it is next to a date or after a word
 * that announces times (`kl.`), so that bare digits (`0851`, `8.51`) count too.
 */
export function clockAt(text: string, at: number, isBeside: boolean): ClockAt | undefined {
  const window = text.slice(at, at + 40);
  const half = /^(上午|下午|午前|午後|凌晨|早上|晚上|오전|오후|[AaPp][Mm])\s?(?=\d)/u.exec(window);
  const lead = half?.[0].length ?? 0;
  if (!half && !/^\d/.test(window)) return undefined;
  const rest = window.slice(lead);
  const found =
    easternClock(rest) ?? colonClock(rest) ?? letterClock(rest, isBeside) ?? figures(rest, isBeside);
  if (!found) return undefined;
  const shift = half
    ? halfOf(half[1] ?? '')
    : partOfDay.test(window.slice(lead + found.end))
      ? 'pm'
      : undefined;
  const hour = hourOf(found.hour, found.half ?? shift);
  if (hour === undefined || found.minute > 59 || found.second > 59) return undefined;
  return { clock: { hour, minute: found.minute, second: found.second }, end: at + lead + found.end };
}

/** `2:50 this afternoon`, `9:30 tonight`, `4.15 Uhr nachmittags`: words that mean pm. */
const partOfDay =
  /^,? (?:(?:in the|this|yesterday|on \p{L}{3,9}) (?:afternoon|evening)|tonight|last night|nachmittags|abends|heute (?:nachmittag|abend)|de l['’]après-midi|cet après-midi|du soir|de la tarde|da tarde|de la noche|da noite|del pomeriggio|di sera|stasera)(?!\p{L})/iu;

/** `1770648660`, `1770648660123`: epoch seconds and milliseconds from 2015 to 2040; ten digits starting with 2 are phone numbers. */
function instant(window: string): DateAt | undefined {
  const digits = /^(?:1\d{9}|[12]\d{12})(?![\p{L}\d]|[.,:/-]\d)/u.exec(window)?.[0];
  if (digits === undefined) return undefined;
  const moment = new Date(Number(digits) * (digits.length === 10 ? 1000 : 1));
  const year = moment.getUTCFullYear();
  if (year < firstYear || year > lastYear) return undefined;
  return {
    date: { year, month: moment.getUTCMonth() + 1, day: moment.getUTCDate() },
    clock: { hour: moment.getUTCHours(), minute: moment.getUTCMinutes(), second: moment.getUTCSeconds() },
    zone: 'Z',
    end: digits.length,
    needsClock: false,
  };
}

/** `20260310T085100Z`, `20260310 0851`, `20260310085100`, `20260310`, `260310 0851`, `10Mar26`. */
function packed(window: string): DateAt | undefined {
  const match =
    /^(20[1-4]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[T_ -]([01]\d|2[0-3])([0-5]\d)([0-5]\d)?(?:[.,]\d{1,9})?(?=Z(?![\p{L}\d])|[^\p{L}\d]|$)/u.exec(
      window,
    ) ??
    /^(20[1-4]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d)([0-5]\d)(?:\.\d{1,9})?(?=Z(?![\p{L}\d])|[^\p{L}\d]|$)/u.exec(
      window,
    ) ??
    /^(20[1-4]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?![\p{L}\d]|[.,/-]\d)/u.exec(window) ??
    /^([23]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?=[T ]\d{2}:?\d{2}(?!\d))/.exec(window);
  if (!match) return undefined;
  const [whole, year, month, day, hour, minute, second] = match;
  return {
    ...dateOf(fullYear(year), Number(month), Number(day), whole.length, false),
    ...(hour === undefined
      ? {}
      : { clock: { hour: Number(hour), minute: Number(minute), second: Number(second ?? 0) } }),
  } as DateAt;
}

/** `2026-03-10`, `2026/3/10`, `2026. 03. 10.`, `2026-Mar-10`, `2026 m. kovo 4 d.` */
function yearFirst(window: string): DateAt | undefined {
  const match =
    /^(20\d\d)(?:([-/.]) ?(\d{1,2})\2 ?(\d{1,2})(?![\d]|[-/]\d|\.\d{1,2}\.)(?:(?<=\.\s?\d{1,2})\.)?)/.exec(
      window,
    );
  if (match) return dateOf(Number(match[1]), Number(match[3]), Number(match[4]), match[0].length, false);
  const named =
    /^(20\d\d)(?:[-/., ]{1,2}(?:m\.? )?)(\p{L}{3,12})\.?[-/., ]{1,2}(\d{1,2})(?!\d)(?: d\.|\.)?/u.exec(
      window,
    );
  const month = named && monthOf(named[2] ?? '');
  return month ? dateOf(Number(named[1]), month, Number(named[3]), named[0].length, false) : undefined;
}

/** `2026年3月10日`, `3月10日`, `26년 3월 10일`, `令和8年3月10日`. */
function eastern(window: string, text: string, at: number): DateAt | undefined {
  const match =
    /^(?:(20\d\d|\d{1,2})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일](?:\s?[(（]\p{L}{1,3}[)）])?/u.exec(
      window,
    );
  if (!match) return undefined;
  const era = /令和$/.test(text.slice(Math.max(0, at - 2), at)) ? 2018 : undefined;
  const year = match[1] === undefined ? null : era ? era + Number(match[1]) : fullYear(match[1]);
  return dateOf(year, Number(match[2]), Number(match[3]), match[0].length, false);
}

/** `03/10/2026`, `10.03.26`, `26-03-10`; `10.03.` and `3/10` without a year need a time of day next to them. */
function numeric(window: string, order: DateOrder): DateAt | undefined {
  const match =
    /^(\d{1,2})(?:([./-])\s?(\d{1,2})\2\s?(20\d\d|\d\d(?!\d))|( ?\/ ?)(\d{1,2})\5(20\d\d))(?!\d|[./-]\d|:\d)/.exec(
      window,
    );
  if (match) {
    const [whole, first, , second = match[6], third = match[7]] = match;
    const parts = [Number(first), Number(second)] as const;
    const isOfYears =
      third?.length === 4 || (Number(third) >= firstYear % 100 && Number(third) <= lastYear % 100);
    if (isOfYears) {
      const [day, month] = ordered(parts, order);
      const found = dateOf(fullYear(third), month, day, whole.length, false);
      if (found) return found;
    }
    return third?.length === 2 && Number(first) >= 20 && Number(first) <= 40
      ? dateOf(fullYear(first), Number(second), Number(third), whole.length, false)
      : undefined;
  }
  const spaced = /^(\d{1,2})\/(\d{1,2}) (20[1-4]\d)(?![\d:.-])/.exec(window);
  if (spaced) {
    const [day, month] = ordered([Number(spaced[1]), Number(spaced[2])], order);
    return dateOf(Number(spaced[3]), month, day, spaced[0].length, false);
  }
  const short = /^(\d{1,2})(?:\.\s?(\d{1,2})\.(?!\s?\d{1,4}[.\d])|([/-])(\d{1,2})(?![\d/.-]|:\d))/.exec(
    window,
  );
  if (!short) return undefined;
  const [day, month] = ordered([Number(short[1]), Number(short[2] ?? short[4])], short[2] ? 'dmy' : order);
  return dateOf(null, month, day, short[0].length, true);
}

function ordered([first, second]: readonly [number, number], order: DateOrder): [number, number] {
  const isDayFirst = first > 12 || (second <= 12 && order === 'dmy');
  return isDayFirst ? [first, second] : [second, first];
}

/** `10 March 2026`, `10. März`, `10-Mar-26`, `10Mar2026`, `10 de marzo de 2026`, `1er mars`, `4 tháng 3 năm 2026`. */
function dayAndMonth(window: string): DateAt | undefined {
  // `14Nov26`, `29JUN2026`
  const [joined, first, short, two] =
    /^(\d{1,2})(\p{Lu}\p{L}{2})([1-4]\d|20[1-4]\d)(?![\p{L}\d])/u.exec(window) ?? [];
  const named = short === undefined ? undefined : monthOf(short);
  if (joined && named) return dateOf(fullYear(two), named, Number(first), joined.length, false);
  const vietnamese = /^(\d{1,2}) tháng (\d{1,2})(?:,? năm (20\d\d))?/u.exec(window);
  if (vietnamese) {
    const [whole, day, month, year] = vietnamese;
    return dateOf(year ? Number(year) : null, Number(month), Number(day), whole.length, false);
  }
  const match =
    /^(\d{1,2})(?:st|nd|rd|th|er|[ºª°])?(?:[./-]|,)?\s?(?:(?:of|de|d['’]|ng|ta')\s?)?(?=\p{L})(\p{L}[\p{L}\p{M}]{1,14})(?:\.(?=[\s,]{0,2}(?:[\d'’]|kl|um|à|v\s)))?/u.exec(
      window,
    );
  const name = match?.[2] ?? '';
  const month = match && monthOf(name);
  if (!month) return undefined;
  const year = yearBehind(window.slice(match[0].length));
  const needsClock =
    year === undefined && (name.length < 3 || isEverydayMonth(name) || /^\d{1,2}[/-]/.test(match[0]));
  return dateOf(
    year?.year ?? null,
    month,
    Number(match[1]),
    match[0].length + (year?.length ?? 0),
    needsClock,
  );
}

/** `March 10, 2026`, `Mar. 10th`, `Mar-10-2026`, `Mar 10 '26`, `março 10`. */
function monthAndDay(window: string): DateAt | undefined {
  const match =
    /^(\p{L}[\p{L}\p{M}]{2,14})\.?[\s/-]{0,2}(\d{1,2})(?:st|nd|rd|th|º|\.(?=\s?20\d\d))?(?![\p{L}\d]|[.:]\d|h\d)/u.exec(
      window,
    );
  const name = match?.[1] ?? '';
  const month = match && monthOf(name);
  if (!month) return undefined;
  const year = yearBehind(window.slice(match[0].length));
  const isName = /^\p{Lu}/u.test(name) && /^\p{L}+\.?\s/u.test(window);
  const needsClock = year === undefined && (!isName || isEverydayMonth(name));
  return dateOf(
    year?.year ?? null,
    month,
    Number(match[2]),
    match[0].length + (year?.length ?? 0),
    needsClock,
  );
}

/** `, 2026`, ` 2026`, ` de 2026`, `-26`, ` '26`, and ` 26` if no time of day starts there. */
function yearBehind(after: string): { year: number; length: number } | undefined {
  const match =
    /^(?:,?[\s/.-]{0,2}(?:de[l]?\s|of\s|năm\s)?(20[0-4]\d)(?![\p{L}\d]|[:.]\d\d(?!\d)))(?:\s?(?:г|р|года?|року)(?![\p{L}])\.?)?/u.exec(
      after,
    ) ??
    /^(?:[/.-]|,?\s['’]?|['’])([1-4]\d)(?![\p{L}\d]|[:.,h]\d|\s?[ap]\.?m)(?=$|[\s,;)|\]-])/iu.exec(after);
  return match?.[1] ? { year: fullYear(match[1]), length: match[0].length } : undefined;
}

function dayWord(window: string): DateAt | undefined {
  const found = dayWordAt(window, 0);
  if (!found) return undefined;
  const { end, daysAgo, weekday } = found;
  // `hier`, `ma`, `kal` are also words of other languages.
  const needsClock =
    weekday !== undefined ||
    /^(?:hier|ma|dun|azi|tana|danas|danes|कल|semalam)$/iu.test(fold(window.slice(0, end)));
  return {
    date: null,
    end,
    needsClock,
    ...(daysAgo === undefined ? {} : { daysAgo }),
    ...(weekday === undefined ? {} : { weekday }),
  };
}

function dateOf(
  year: number | null,
  month: number,
  day: number,
  end: number,
  needsClock: boolean,
): DateAt | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return { date: { year, month, day }, end, needsClock };
}

function fullYear(figures = ''): number {
  return figures.length === 2 ? 2000 + Number(figures) : Number(figures);
}

const [firstYear, lastYear] = [2015, 2040];

interface Figures {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly half?: 'am' | 'pm' | undefined;
  readonly end: number;
}

/** `8時51分`, `8点`, `8시 51분 20초`, `8時半`. */
function easternClock(window: string): Figures | undefined {
  const match =
    /^(\d{1,2})\s?[時时点點시](?!\s?[間间])(?:\s?(\d{1,2})\s?[分분](?:\s?(\d{1,2})\s?[秒초])?|(半))?/u.exec(
      window,
    );
  if (!match) return undefined;
  return figuresOf(match[1], match[4] ? '30' : match[2], match[3], undefined, match[0].length);
}

/** `08:51`, `8:51:20.123 am`, `08:51 Uhr`. */
function colonClock(window: string): Figures | undefined {
  const match =
    /^(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?(?![\d]|:[\da-fA-F])(?:[^\S\n]?(?:([ap])\.\s?m\.|([ap])\.?\s?m(?!\p{L}))|([ap])(?![\p{L}\d.-])|[^\S\n]?(?:Uhr|hrs|hs|uur|часов|година)(?!\p{L})\.?)?/iu.exec(
      window,
    );
  if (!match) return undefined;
  // `16:05⏎Am Markt`, `12:30 am 11.05.`: the German preposition.
  const isGerman = /^\d{1,2}:\d\d\s(?:am \d{1,2}\.|Am \p{Lu})/u.test(window);
  const half = isGerman ? undefined : halfOf(match[4] ?? match[5] ?? match[6] ?? '');
  return figuresOf(match[1], match[2], match[3], half, isGerman ? match[0].length - 3 : match[0].length);
}

/** `14h20`, `14 h 20`, `8am`, `851 a.m.`, `8.51 Uhr`, `1420 hrs`, `0851Z`. */
function letterClock(window: string, isBeside: boolean): Figures | undefined {
  const hours = /^(\d{1,2})\s?h\s?([0-5]\d)(?:\s?(?:m|min|mn))?(?:\s?([0-5]\d)\s?s)?(?![\p{L}\d])/iu.exec(
    window,
  );
  if (hours && (isBeside || /^\d{1,2}[hH ]?h?\d\d(?!\s?m)/.test(window)))
    return figuresOf(hours[1], hours[2], hours[3], undefined, hours[0].length);
  const half = /^(\d{1,2})(?:[.]?([0-5]\d))?\s?([ap])(?:m(?!\p{L})|\.\s?m(?:\.|(?!\p{L})))/iu.exec(window);
  if (half && !/^\d{1,2}(?:\.\d\d)? am (?:\d|\p{Lu}\p{Ll})/u.test(window))
    return figuresOf(half[1], half[2], undefined, halfOf(half[3] ?? ''), half[0].length);
  const byWord =
    /^(\d{1,2})\sUhr\s([0-5]\d)()(?![\p{L}\d.:]|\s?(?:h|km)\b)/u.exec(window) ??
    /^(\d{1,2})(?:\.([0-5]\d)(?:\.([0-5]\d))?)?\s?(?:Uhr|uur|hod\.|godz\.)(?!\p{L})/u.exec(window) ??
    /^([01]\d|2[0-3])([0-5]\d)()[^\S\n]?(?:Uhr|hrs?|hours|h)(?!\p{L})/u.exec(window);
  const zulu = /^([01]\d|2[0-3])([0-5]\d)()(?=[Zz](?![\p{L}\d]))/u;
  const named = byWord ?? zulu.exec(window);
  return named ? figuresOf(named[1], named[2], named[3] || undefined, undefined, named[0].length) : undefined;
}

/** Next to a date: `0851`, `085120`, `8.51`, `14h`. */
function figures(window: string, isBeside: boolean): Figures | undefined {
  const match = isBeside
    ? (/^([01]\d|2[0-3])([0-5]\d)([0-5]\d)?(?![\p{L}\d]|[.,:/-]\d)/u.exec(window) ??
      /^(\d{1,2})\.([0-5]\d)(?:\.([0-5]\d))?(?![\p{L}\d]|[.,:/-]\d)(?!\s?(?:h|hrs|hours|std|%|°|km|mi|bar|psi|V)(?!\p{L}))/iu.exec(
        window,
      ) ??
      /^([01]?\d|2[0-3])()()\s?h(?![\p{L}\d])/iu.exec(window))
    : /^(0\d|1\d|2[0-3])([0-5]\d)()(?=\s(?:[ECMP][SD]T|AK[SD]T|BST|CES?T|EES?T|GMT|UTC|A[CEW][SD]T|NZ[SD]T|SAST|local)(?![\p{L}\d]))/u.exec(
        window,
      );
  return match
    ? figuresOf(match[1], match[2] || undefined, match[3] || undefined, undefined, match[0].length)
    : undefined;
}

function figuresOf(
  hour: string | undefined,
  minute: string | undefined,
  second: string | undefined,
  half: 'am' | 'pm' | undefined,
  end: number,
): Figures {
  return { hour: Number(hour), minute: Number(minute ?? 0), second: Number(second ?? 0), half, end };
}

function halfOf(word: string): 'am' | 'pm' | undefined {
  if (/^(?:a|am|上午|午前|凌晨|早上|오전)$/i.test(word)) return 'am';
  return word === '' ? undefined : 'pm';
}

function hourOf(hour: number, half: 'am' | 'pm' | undefined): number | undefined {
  if (half !== undefined && hour > 12) return half === 'pm' && hour < 24 ? hour : undefined;
  if (half === 'am') return hour % 12;
  if (half === 'pm') return (hour % 12) + 12;
  return hour < 24 ? hour : undefined;
}
