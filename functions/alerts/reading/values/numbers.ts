import { fold } from '../words/letters.ts';

/**
 * The first number in a text. Thousands and decimals may be marked as in English (`8,114.6`), in continental Europe (`8.114,6`,
 * `8 114,6`, `8'114`) or in Arabic (`8٬114٫6`); `8.114` is read as in English. Only Latin digits. Null for none.
 */
export function numberIn(text: string): number | null {
  return numberAt(text, false)?.value ?? null;
}

/**
 * Hour meter readings in decimal hours, 0 to 150,000: with a unit (`8,114.6 h`, `5123h`, `8114 h 36 min`), as a duration
 * (`PT1234H30M`), as `12:34:56`, or in seconds or minutes by the unit or the label (`engineSeconds`, `runtime_s`,
 * `EngineHoursMinutes`). Null for none, and for miles and the like.
 */
export function hoursIn(text: string, label: string): number | null {
  const said = text.slice(0, 200);
  const lasted = duration(said);
  if (lasted !== undefined) return asHours(lasted);
  const meter =
    /(?<![\d:.,'’])(\d{1,3}[ ,.'’]\d{3}|\d{1,6}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d{1,3})?)?(?![\d:])/.exec(
      said,
    );
  if (meter)
    return asHours(
      Number((meter[1] ?? '').replace(/\D/g, '')) + Number(meter[2]) / 60 + Number(meter[3] ?? 0) / 3600,
    );
  const number = numberAt(said, !programKey.test(label.trim())) ?? numberInWords(said);
  if (!number) return null;
  const after = said.slice(number.end);
  if (otherUnit.test(after)) return null;
  const minutes = minutesBehind.exec(after);
  if (minutes && Number.isInteger(number.value))
    return asHours(number.value + Number(minutes[1]) / 60 + Number(minutes[2] ?? 0) / 3600);
  const thousand = /^\s?k(?=\s?(?:h|hrs?|hours?|std|smu)?(?!\p{L}))/iu.test(after) ? 1000 : 1;
  return asHours(number.value * thousand * (unitOf(after) ?? unitOfLabel(label)));
}

interface FoundNumber {
  readonly value: number;
  readonly end: number;
}

/**
 * `ofMeter`: a dot before three digits marks thousands (`8.114 Std.`), because meters show one or two decimals, unless the result
 * is more than a machine can run.
 */
function numberAt(text: string, ofMeter: boolean): FoundNumber | undefined {
  const match = numberShape.exec(text);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  const sign = /(?:^|[\s(=:])[-−]$/.test(text.slice(Math.max(0, match.index - 2), match.index)) ? -1 : 1;
  const figures = match[0]
    .replace(/[\s'’]/g, '')
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');
  const isContinental = ofMeter && /^[1-9]\d?\.\d{3}$/.test(figures) && Number(figures) < 60;
  const plain = isContinental ? figures.replace('.', '') : plainFigures(figures);
  return plain === undefined ? undefined : { value: sign * Number(plain), end };
}

const numberShape =
  /(?<![\p{L}\d][.,]?|\p{Lu}-)(?:\d{1,3}(?:[\s'’٬]\d{3}(?!\d)){1,4}(?:[.,٫]\d{1,9})?|\d{1,15}(?:[.,٬٫]\d{1,12}){0,4})(?!\d)/u;
/** `engineHours`, `run_time`: programs write any number of decimals. */
const programKey = /\p{Ll}\p{Lu}|_/u;

/** In JavaScript's notation; undefined if it is not a number, such as `12.34.56`. */
function plainFigures(figures: string): string | undefined {
  const marks = figures.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return figures;
  const isMixed = marks.includes(',') && marks.includes('.');
  if (isMixed) {
    const whole = figures.replaceAll(last === ',' ? '.' : ',', '');
    return marks.indexOf(last) < marks.length - 1 ? undefined : whole.replace(last, '.');
  }
  // `8,114`, `1.455.200`, India's `12,34,567`; a single dot is a decimal point.
  const areThousands =
    last === ','
      ? /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/.test(figures)
      : /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(figures);
  if (areThousands) return figures.replaceAll(last, '');
  return marks.length > 1 ? undefined : figures.replace(',', '.');
}

function asHours(value: number): number | null {
  return value >= 0 && value <= mostHours ? Math.round(value * 100) / 100 : null;
}

/** More hours than any machine has run. */
const mostHours = 150_000;

/** `PT7421H30M`, `P309DT5H`: an ISO 8601 duration, as in ISO 15143-3. */
function duration(text: string): number | undefined {
  const match =
    /(?<![\p{L}\d])P(?:(\d{1,5})D)?(?:T(?:(\d{1,6}(?:[.,]\d{1,4})?)H)?(?:(\d{1,7}(?:[.,]\d{1,4})?)M)?(?:(\d{1,9}(?:[.,]\d{1,6})?)S)?)?(?![\p{L}\d])/u.exec(
      text,
    );
  if (!match || match[0].length < 3) return undefined;
  const [days, hours, minutes, seconds] = match
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')));
  return (days ?? 0) * 24 + (hours ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600;
}

const minutesBehind =
  /^\s?(?:h|hours?|hrs?|std|stunden|heures?|horas?|ore|uren|timmar|timer|tim|godz|hod|tuntia|ч|час(?:ов|а)?|時間|小时|小時|시간)\.?,?\s{0,2}(?:and |und |et |y |e |en |og |och )?(\d{1,2})\s?(?:m(?:in(?:ute)?s?|in(?:ut[aeoi]s?|uten))?|мин|分钟?|분)\.?(?:\s?(\d{1,2})\s?s(?:ec)?)?(?![\p{L}\d])/iu;
const otherUnit =
  /^\s?(?:%|°|km\b|kilomet|mi\b|miles?\b|psi|bar\b|rpm|kpa|gal|litres?|liters?|l\b|v\b|volts?|kg|t\b(?!im)|days?\b|tage?\b|years?)/iu;

/** Hours per unit after the number. */
function unitOf(after: string): number | undefined {
  const unit = /^\s?\(?\s?(\p{L}{1,14})/u.exec(after)?.[1];
  if (unit === undefined) return undefined;
  const key = fold(unit);
  if (/^(?:s|sec|secs|seconds?|sekunden?|secondes?|segundos?|secondi|seconden|сек|секунд)$/.test(key))
    return 1 / 3600;
  if (/^(?:ms|msec|millis|milliseconds?)$/.test(key)) return 1 / 3_600_000;
  if (/^(?:min|mins|minutes?|minuten|minutos?|minuti|minuter|minutter|мин|минут)$/.test(key)) return 1 / 60;
  return /^(?:h|hrs?|hours?|std|stunden|smu|smh|smr|heures?|horas?|ore|uren|uur|tim|timmar|timer)$/.test(key)
    ? 1
    : undefined;
}

/** Hours per unit in the label. Its last word counts, because `EngineHoursMinutes` are minutes. */
function unitOfLabel(label: string): number {
  const words = fold(label.slice(-120).replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (word) =>
        word !== '' &&
        !/^(?:total|value|reading|meter|count|counter|cumulative|lifetime|engine|time)$/.test(word),
    );
  const last = words.at(-1) ?? '';
  if (/^(?:s|secs?|seconds?|sekunden|secondes|segundos|secondi)$/.test(last)) return 1 / 3600;
  if (/^(?:ms|millis|milliseconds?)$/.test(last)) return 1 / 3_600_000;
  if (/^(?:mins?|minutes?|minuten|minutos|minuti)$/.test(last)) return 1 / 60;
  if (/^(?:tenths|deci\p{L}*)$/u.test(last)) return 1 / 10;
  return /^(?:hundredths|centi\p{L}*)$/u.test(last) ? 1 / 100 : 1;
}

/** `eleven thousand two hundred and six`, `three four one two`. English only, since no such messages are known in other languages. */
function numberInWords(text: string): FoundNumber | undefined {
  const words: string[] = [];
  let end = 0;
  for (const match of text.matchAll(/\p{L}{1,12}/gu)) {
    const said = match[0].toLowerCase();
    const isNumber = Object.hasOwn(wordValues, said) || said === 'hundred' || said === 'thousand';
    if (!isNumber && !(words.length > 0 && said === 'and') && !(said === 'a' && words.length === 0)) {
      if (words.length > 1) break;
      words.length = 0;
      continue;
    }
    words.push(said);
    if (isNumber) end = match.index + said.length;
  }
  const figures = words.filter((word) => word !== 'and' && word !== 'a');
  if (figures.length < 2 && !words.includes('thousand')) return undefined;
  const digits = figures.map((word) => wordValues[word] ?? 10);
  if (figures.length >= 3 && digits.every((digit) => digit < 10))
    return { value: Number(digits.join('')), end };
  let [thousands, rest] = [0, 0];
  for (const word of figures) {
    if (word === 'hundred') rest = (rest || 1) * 100;
    else if (word === 'thousand') [thousands, rest] = [(rest || 1) * 1000, 0];
    else rest += wordValues[word] ?? 0;
  }
  return thousands + rest >= 100 ? { value: thousands + rest, end } : undefined;
}

const wordValues: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, value) => [word, value]),
  ),
  ...Object.fromEntries(
    'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, index) => [word, (index + 2) * 10]),
  ),
  oh: 0,
};
