import placeholders from '../data/placeholders.json' with { type: 'json' };
import data from '../data/regions.json' with { type: 'json' };
import { fold } from '../words/letters.ts';

/**
 * The state that a text is: the postal code for a name, code or abbreviation in the United States, Canada or Australia (`Ohio`,
 * `OH`, `Tex.`), or a division of another country as written (`Bayern`, `MG`, `Co. Galway`). Null for none. Source: USPS
 * Publication 28 appendix B, guidelines of Canada Post and Australia Post, ISO 3166-2.
 */
export function stateOf(text: string): string | null {
  const said = text
    .slice(0, 80)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;(]+|[\s,;)]+$/g, '');
  const word = said.endsWith('.') ? said.slice(0, -1) : said;
  if (said.endsWith('.') && /^\p{Lu}\p{Ll}+$/u.test(word)) {
    const cut = withStop.get(word.toLowerCase());
    if (cut !== undefined) return cut;
  }
  // `US-OH`, `Ohio (OH)`
  const code = word.replaceAll('.', '').replace(/^(?:US|CA|AU)-/, '');
  if (Object.hasOwn(data.states, code)) return code;
  // `toledo oh`, as people type it.
  if (/^[a-z]{2}$/.test(code) && Object.hasOwn(data.states, code.toUpperCase())) return code.toUpperCase();
  const behind = /^(\p{L}[\p{L} ]{2,24}) \(?([A-Z]{2,3})\)?$/u.exec(word);
  if (behind?.[2] && byName.get(fold(behind[1] ?? '')) === behind[2]) return behind[2];
  const named = byName.get(fold(word)) ?? byName.get(fold(word).replace(/^(?:state|province) of /, ''));
  if (named !== undefined) return named;
  return isRegion(said) ? said : null;
}

/** Whether a value is a placeholder for a missing one: `n/a`, `-`, `unknown`, `0000`, `no GPS fix`, in the languages of messages. */
export function isPlaceholder(text: string): boolean {
  const value = text.slice(0, 120).trim();
  if (!/[\p{L}\p{N}]/u.test(value)) return true;
  if (/^0{4,}$|^0?(?:[.,]0{1,8})?\s?[,;/]\s?0?(?:[.,]0{1,8})?$|^(?:9{6,}|1{7,}|x{2,})$/iu.test(value))
    return true;
  if (ofPrograms.test(value)) return true;
  // `unavailable (no fix since 06/28)`: any reason in brackets, or one without digits after a mark.
  const stated = /^([\p{L}/. ]{2,24}?)\s?(?:[-–—,;:]\s?(?=\D{0,100}$)|\()/u.exec(value)?.[1];
  return saysNone(plain(value)) || (stated !== undefined && saysNone(plain(stated)));
}

/** Placeholders from programs: `#N/A`, `{{serial}}`, `%UNIT%`, `<none>`. */
const ofPrograms =
  /^(?:#(?:n\/a|ref!?|value!?|name\??|null!?)|\{\{[^{}\n]{1,40}\}\}|\$\{[^{}\n]{1,40}\}|%[A-Z][A-Z_]{2,30}%|<%[^%\n]{1,40}%>)$/i;

function saysNone(said: string): boolean {
  return phrases.has(said) || withoutNoun(said) || denied.test(said);
}

function isRegion(said: string): boolean {
  const name = fold(said);
  if (/^[\p{sc=Han}\p{sc=Hangul}]{1,8}(?:[省県縣都府道州]|自治区|特别行政区|도)$/u.test(said)) return true;
  return abbreviations.has(said) || regions.has(name) || (said.includes(' ') && divisionNoun.test(said));
}

/**
 * `Región de Antofagasta`, `Aichi Prefecture`, `Norrbottens län`, `woj. śląskie`, `Co. Galway`: names that say that they are a
 * division.
 */
const divisionNoun =
  /^(?:(?:provincia|región|regi[oó]n|departamento|depto\.?|estado|edo\.?|província|provincie|province|prov\.|state|région|land|kanton|canton|regione|region) (?:de la |del |de |d['’]|di |da |do |of )?\p{Lu}[\p{L}'’ .-]{2,28}|(?:woj\.|województwo|jud\.|județul|жупанија|županija) \p{L}[\p{L}-]{2,24}|(?:co\.|county) (?!road|rd|line|highway|hwy|route|seat)\p{Lu}\p{L}{2,14}|\p{Lu}[\p{L}'’ -]{2,28} (?:province|prefecture|oblast|region|governorate|emirate|län|fylke|kraj|voivodeship|megye|vármegye|županija|maakond|apskritis|novads|state|область|край|обл|area|eyaleti))$/iu;

/** `location unknown`, `serial number not available`, `unit: n/a`: the missing value's name comes first. */
function withoutNoun(said: string): boolean {
  const rest =
    /^(?:the )?(?:gps|location|position|serial|unit|asset|machine|model|address|hours?|meter|engine|fault|code|lat|long|latitude|longitude|coordinates|site|state|city|severity|date|time|vin|pin)(?: (?:number|no|id|fix|signal|data|position|location|hours?|reading|name|information|info|coordinates))? (?:is |are |was )?(.{2,40})$/u.exec(
      said,
    )?.[1];
  return rest !== undefined && !/^no$/.test(rest) && (phrases.has(rest) || denied.test(rest));
}

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const phrases = new Set(placeholders.phrases.split('|'));
const beginnings = (words: string) => words.replaceAll('_', ' ').split(' ').join('|');
const denied = new RegExp(
  `^(?:${[
    ...placeholders.denials.map(
      ([deny = '', words = '']) => `(?:${deny}) (?:[^ ]{2,10} ){0,2}(?:${beginnings(words)})[^ ]{0,8}`,
    ),
    `(?:${beginnings(placeholders.missing)})[^ ]{0,4}`,
    '(?:未|尚未)(?:登録|入力|設定|取得|記録|確認|記入|受信|割当|定義|登记|登記|录入|錄入|填写|填寫|知|设置|配置|绑定|綁定|提供|记录|記錄|获取|上传|上傳|定义|注册|註冊|匹配|找到|分配|定位)[^ ]{0,4}',
    '(?:登録|記録|該当|設定|入力|受信|情報|位置情報)(?:なし|無し|されていません|がありません)',
    '(?:无|暂无|没有|無|查无|沒有)(?:记录|信息|数据|资料|記錄|資料|相关信息|定位信息)|待(?:定|补充|填写|確認|确认)',
    '미(?:등록|입력|설정|지정|기재|수신|확인|상|정|배정|측정|제공)|(?:등록|입력|확인|설정)(?:되지 않음| ?안 ?됨| ?없음)|기록 ?없음|해당 ?없음',
    'not? (?:yet )?(?:active |current |valid |stored )?(?:available|applicable|known|reported|provided|set|specified|given|assigned|sent|received|transmitted|stated)',
    'no (?:valid |current |recent |last )?(?:gps|satellite)?(?: ?(?:fix|lock|signal|position|location|data|coverage|address|coordinates|value|serial|unit|hours|code)(?: number)?)?(?: available| received| given| on file| found| reported)?(?: since .{1,30})?',
    'no (?:(?:active|current|open|stored|new|pending) )?(?:(?:fault|error|trouble|diagnostic|alarm) )?(?:codes?|faults?|dtcs?|alarms?|alerts?|errors?)(?: (?:found|active|present|reported|recorded|detected|logged|stored))?',
    '(?:awaiting|waiting for|unable to (?:determine|locate|get|obtain)|lost) (?:[a-z]{2,12} ?){1,3}',
    '(?:device|tracker|unit|machine|asset) has no (?:gps|fix|position|location|signal)',
  ].join('|')})(?: (?:im|in|the|en|el|em|no|na|nel|dans|au|på|i|w|v|ve|в|у) [^ ]{2,14}(?: [^ ]{2,12})?)?$`,
  'u',
);

const byName = new Map([
  ...Object.entries(data.states).map(([code, name]): [string, string] => [fold(name), code]),
  ...Object.entries(data.short),
]);
const withStop = new Map(Object.entries(data.withStop));
const abbreviations = new Set(data.abbreviations.split(' '));
const regions = new Set(data.regions.split('|'));
