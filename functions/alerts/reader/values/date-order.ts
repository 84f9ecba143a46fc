import { ideographic } from '../../reading/letters.ts';
import type { Span } from '../marks.ts';
import { endOf, isMixed, isNumber, matchAtWord, type Scan, startOf } from '../scan.ts';
import { may, setOfWords, wordsOf } from '../vocabulary.ts';
import { type DateOrder, dateAt, dateOf, dayNumber, fullYear, mayBeginDate } from './dates.ts';

/* In which order a message's dates of numbers alone are meant: `06/08/2026` is June 8 or August 6. */

/**
 * What the unambiguous dates of a text, and its other habits, say about the rest. `sent`: when the message was sent
 * (ISO 8601), where that is known: a fault is told within days, so that of two readings the one near to it is meant. `heads`:
 * lines of mail programs, whose dates with dots (`Am 02.03.2026 um 14:02 schrieb …`) are written as the one who forwards it
 * writes, and not as what he forwards.
 */
export function dateOrderOf(scan: Scan, sent?: string, heads: readonly Span[] = []): DateOrder {
  const { text } = scan;
  let dayFirst = 0;
  let numeric = false;
  let isYearFirst = false;
  let isOfAmerica = false;
  const open: OpenDate[] = [];
  const daysOfHeads: number[] = [];
  for (let word = 0; word + 2 < scan.count; word += 1) {
    const end = endOf(scan, word);
    if (end - startOf(scan, word) > 2 || !isNumber(scan.shapes[word] ?? 0)) continue;
    const mark = text.charCodeAt(end);
    if ((mark !== slash && mark !== dot && mark !== dash) || startOf(scan, word + 1) !== end + 1) continue;
    const middle = endOf(scan, word + 1);
    if (middle - end > 3 || text.charCodeAt(middle) !== mark || startOf(scan, word + 2) !== middle + 1)
      continue;
    const size = endOf(scan, word + 2) - middle - 1;
    if (size !== 2 && size !== 4) continue;
    const [first, second] = [
      Number(text.slice(startOf(scan, word), end)),
      Number(text.slice(end + 1, middle)),
    ];
    if (first > 31 || !(second <= 31)) continue;
    isYearFirst ||= size === 2 && first >= 20 && second <= 12;
    numeric = true;
    if (mark === dot && second <= 12 && size === 4 && isWithin(heads, startOf(scan, word)))
      daysOfHeads.push(dayNumber(Number(text.slice(middle + 1, middle + 5)), second, first));
    else if (first > 12 && second <= 12) dayFirst += 2;
    else if (second > 12 && first <= 12) dayFirst -= 2;
    else if (mark === dot) dayFirst += 1;
    else if (first !== second && open.length < 20) {
      const date = { first, second, year: fullYear(text.slice(middle + 1, middle + 1 + size)) };
      dayFirst += byWeekday(text, startOf(scan, word), middle + 1 + size, date);
      isOfAmerica ||= zoneOfAmerica.test(text.slice(middle + 1 + size, middle + 1 + size + zoneReach));
      open.push(date);
    }
  }
  // `26/07/14`
  if (isYearFirst && isEastern(scan)) return 'year-first';
  // `Date (DD/MM/YYYY)`
  const told = numeric ? matchAtWord(scan, text, 0, partsOfOrder, orderTold) : null;
  if (told) return told[1] === undefined ? 'month-first' : 'day-first';
  if (dayFirst !== 0) return dayFirst > 0 ? 'day-first' : 'month-first';
  const near = open[0]
    ? orderNear(open, [...daysOfHeads, ...knownDays(scan, sent, open[0].year)])
    : undefined;
  if (near) return near;
  if (isOfAmerica && !isNotEnglish(text)) return 'month-first';
  if (daysOfHeads.length > 0 && !isAmerican(text)) return 'day-first';
  return numeric && (hasDayFirstHabit(scan) || isNotEnglish(text) || isBritish(text) || chatExport.test(text))
    ? 'day-first'
    : 'month-first';
}

function isWithin(spans: readonly Span[], at: number): boolean {
  return spans.some(({ start, end }) => start <= at && at < end);
}

/** ` 14:20 CDT` behind a date: says more than who forwards it from where (`LS10 1AB`). */
const zoneOfAmerica = /^,?\s(?:at )?\d{1,2}:\d{2}(?::\d{2})?\s?(?:[AP]M\s)?\(?[ECMP][SD]?T(?![\p{L}\d])/iu;
const zoneReach = 24;

function isAmerican(text: string): boolean {
  return american.test(text) || halfOfDay.test(text);
}

/** Words of Chinese, Japanese or Korean, where the year is written first. */
function isEastern(scan: Scan): boolean {
  let count = 0;
  for (let word = 0; word < scan.count && count < 3; word += 1)
    if (((scan.shapes[word] ?? 0) & ideographic) !== 0) count += 1;
  return count > 2;
}

/** A date of numbers that may be read either way. */
interface OpenDate {
  readonly first: number;
  readonly second: number;
  readonly year: number;
}

/** `Tues 10/3/2026`: 2 for a date of which only the reading with the day first falls on the day that stands beside it, -2 for the other. */
function byWeekday(text: string, start: number, end: number, { first, second, year }: OpenDate): number {
  const name =
    weekdayBefore.exec(text.slice(Math.max(0, start - 14), start))?.[1] ??
    weekdayAfter.exec(text.slice(end, end + 16))?.[1];
  // `Troy, MI, 1/4/2026`: a state in America, and Wednesday in German.
  if (name === undefined || /^[A-Z]{2}$/.test(name)) return 0;
  const told = weekdays.findIndex((names) => names.test(name));
  // The first day since 1970 was a Thursday.
  const falls = (month: number, day: number) => (dayNumber(year, month, day) + 4) % 7 === told;
  const [dayFirst, monthFirst] = [falls(second, first), falls(first, second)];
  return dayFirst === monthFirst ? 0 : dayFirst ? 2 : -2;
}

const weekdayBefore = /(?<!\p{L})(\p{L}{2,10})\.?,?\s(?:the |den )?$/u;
const weekdayAfter = /^,?\s[([]?(\p{L}{2,10})(?!\p{L})/u;
/** In English, German, French, Spanish, Italian, Portuguese and Dutch, from Sunday on. */
const weekdays = [
  /^(?:sun(?:day)?|sonntag|so|dim(?:anche)?|dom(?:ingo|enica)?|zondag|zo)$/i,
  /^(?:mon(?:day)?|montag|mo|lun(?:di|es|edì)?|segunda|maandag|ma)$/i,
  /^(?:tues?(?:day)?|dienstag|di|mar(?:di|tes|tedì)?|terça|dinsdag)$/i,
  /^(?:wed(?:s|nesday)?|mittwoch|mi|mer(?:credi|coledì)?|mi[ée](?:rcoles)?|quarta|woensdag|wo)$/i,
  /^(?:thur?s?(?:day)?|donnerstag|do|jeu(?:di)?|jue(?:ves)?|gio(?:vedì)?|quinta|donderdag)$/i,
  /^(?:fri(?:day)?|freitag|fr|ven(?:dredi|erdì)?|vie(?:rnes)?|sexta|vrijdag|vr)$/i,
  /^(?:sat(?:urday)?|samstag|sa|sam(?:edi)?|s[áa]b(?:ado|ato)?|zaterdag|za)$/i,
];

/** The order by which a date comes to lie within a few days of one that is sure, where the other puts it weeks away. */
function orderNear(open: readonly OpenDate[], known: readonly number[]): DateOrder | undefined {
  if (known.length === 0) return undefined;
  const distance = (day: (date: OpenDate) => number) =>
    Math.min(...open.flatMap((date) => known.map((each) => Math.abs(each - day(date)))));
  const dayFirst = distance(({ first, second, year }) => dayNumber(year, second, first));
  const monthFirst = distance(({ first, second, year }) => dayNumber(year, first, second));
  if (dayFirst <= 3 && monthFirst > 20) return 'day-first';
  return monthFirst <= 3 && dayFirst > 20 ? 'month-first' : undefined;
}

/**
 * `[12/03/2026, 07:14:22] Danny: …`: so chats are exported where hours are counted to 24 and days are put first; in America
 * such a stamp has no zeros and a half of the day (`[3/12/26, 7:14:22 AM]`).
 */
const chatExport = /^\[?\d\d\/\d\d\/20\d\d, \d\d:\d\d(?::\d\d)?(?:\]| -) /m;

/**
 * Days of a text's dates that can't be read otherwise, and of its sending. `year`: that of the open dates, which `Thu 4 Jun`
 * is of, too.
 */
function knownDays(scan: Scan, sent: string | undefined, year: number): number[] {
  const days: number[] = [];
  const add = (iso: string) => {
    const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
    days.push(dayNumber(year, month, day));
  };
  if (sent !== undefined && /^\d{4}-\d{2}-\d{2}/.test(sent)) add(sent);
  for (let word = 0; word < scan.count && days.length < 20; word += 1) {
    const length = endOf(scan, word) - startOf(scan, word);
    const isYear = length === 4 && isNumber(scan.shapes[word] ?? 0);
    // `Mar 2`, `2 Mar`, `2 de mar.`
    const bits = (scan.bits[word] ?? 0) | (scan.bits[word + 1] ?? 0) | (scan.bits[word + 2] ?? 0);
    const named = (bits & may.month) !== 0;
    if (!(isYear || named) || !mayBeginDate(scan, word)) continue;
    const start = startOf(scan, word);
    const found = dateOf(scan.text.slice(start, start + 40), 'month-first');
    if (found) days.push(dayNumber(found.date.year, found.date.month, found.date.day));
    else if (named && !isYear) {
      const near = dateAt(scan.text, start, 'month-first', `${year}-12-31`);
      if (near) add(near.iso);
    }
  }
  return days;
}

const [dot, dash, slash] = [46, 45, 47];

/** An order that is spelled out; the day first in several languages. */
const orderTold =
  /(?:((?:dd?|tt|jj|gg|pp)\s?[./-]\s?mm?\s?[./-]\s?(?:yy|jj|aa|åå|rr|vv|yyyy))|mm?\s?[./-]\s?dd?\s?[./-]\s?yy)/iuy;
const partsOfOrder = setOfWords('d dd tt jj gg pp m mm');

/** Words of languages and places that put the day first, as they are written. */
const dayFirstPhrases = [
  'Horómetro|Equipo|Serie|Ocurrido|Criticidad|Posición|Prioridad|Gravedad|Código|Marca|Modelo|Lugar',
  'Aviso|Estado|Ocorrido|Posição|Gravidade|Horímetro|Data i|Kod|Kod usterki|Závada|Kód|Zjištěno',
  'Datum a|Arıza|Tarih|Vika|Aika|Fejl|Alvorlighed|Sted|Sijainti|Marque|Matériel|Engin|Modèle',
  'Betriebsstd|Zeit|Schwere|Kennung|Ort|Meldung|Uren|Locatie|Ernst|Gravité|Défaut|Panne|Lieu',
  'Hersteller|Seriennummer|Störung|Standort|Betriebsstunden|Fahrzeug|Maschine|Fehler|Fecha|Unidad',
  'Falla|Horas|Ubicación|Máquina|Matricola|Guasto|Macchina|Merk|Storing|Draaiuren|Fabricante|Falha',
  'France|Germany|Deutschland|España|Italia|Nederland|England|Scotland|Wales|Uhr|Datum|Ireland',
  'Australia|New Zealand|United Kingdom|South Africa|Namibia|Botswana|Zambia|Ghana|Kenya|Nigeria',
  'Tanzania|India|Qatar|Oman|Saudi Arabia|United Arab Emirates|Malaysia|Singapore|Indonesia',
  'Serienummer|Hora|às|Mittwoch|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|Segunda|Terça',
  'Quarta|Quinta|Sexta|Sabato|Domenica|Maskin|Tidpunkt|Tidspunkt|Feilkode|Felkod|Telaio|Contaore',
  'Anomalia|Indirizzo|Escavatore|Graafmachine|Urenteller|Melding|Urgentie|Contador|Morada|Escavadora',
  'Excavadora|Koparka|Bagr|Stroj|Usterka|Grävmaskin|Larm|Prioritet|Priorità|Prioriteit|Priorité|Číslo',
  'Thời gian|Địa điểm|Mức độ|Số|Máy|Lokasi|Waktu|Tanggal|Nomor|Merek|Lokacija|Proizvođač|Locație',
  'Gravitate|Marcă|Asukoht|Vieta|Numer seryjny|Maszyna|Makine|Vikakoodi|della|dello|che|nel|sul|del',
  'que|para|por|muestra|bij|naar|zeer|dit|niet|voor|deze|auf|nicht|ist|der|das|ved|fra|ikke|för|från',
  'inte|nie|się|przy|het|een|und|oder|wird|och|är|og|på|mit|bei|avec|dans|est|sono|nella',
  'está|não|são|jest|oraz|byla|bylo|için|ile|lỗi|giờ|máy|mức|số|mã|Mã|vị trí|Vị trí|ngày|lúc|WIB|WITA',
  'UK|BST|CET|CEST|MEZ|MESZ|AEST|AEDT|AWST|ACST|ACDT|NZST|NZDT|SAST|IST|GST|SGT|heure|pelle|chantier',
  'luogo|Luogo|Ora|Codice|Gravità|Modello|Emplacement|Compteur|Survenu|Paikka|Konum|Zaman|Tid|série',
  'serie|obra|draaiuren|Bh|horas|heures|timmar|Uhrzeit|Data e|Samedi|Dimanche|Lundi|Mardi',
  'Mercredi|Jeudi|Vendredi|Montag|Dienstag|Donnerstag|Freitag|Samstag|Sonntag|Lunedì|Martedì',
  'Mercoledì|Giovedì|Venerdì|Maandag|Dinsdag|Woensdag|Donderdag|Vrijdag|Zaterdag|Zondag|Chassisnr',
  'Chassisnummer|Intern n|Internt n|Gravemaskin|Gravemaskine|il|di|matricola|les|une|vous|los|las',
  'fel|feil|fejl|vika|virhe|koodi|eroare|kode|Kode|Strada|Calea|Bulevardul|Jl|Jalan|HMR|Dubai|Sharjah|Abu Dhabi',
  'UAE|Riyadh|Doha|Gujarat|Karnataka|Kerala|Maharashtra|Odisha|Punjab|Rajasthan|Tamil Nadu|Telangana',
  'Uttar Pradesh|Madhya Pradesh|Andhra Pradesh|West Bengal|Haryana|Jharkhand|Chhattisgarh|Gauteng|Limpopo',
  'KwaZulu-Natal|Mpumalanga|Northern Cape|Western Cape|Eastern Cape|QLD|NSW|VIC|TAS|Co\\. (?:Cork|Kerry|Clare|Mayo)',
  // `falla E12`, and a street that has its number behind: `Via Roma 12`
  'errore|Errore|guasto|anomalia|falla|avería|averia|falha|erro|Erro|avaria|storing(?= \\p{Lu}{0,4}\\d)|fout|Fout|foutcode|chyba|Chyba|porucha|Porucha',
  'závada|usterka|błąd|Błąd|blad|hiba|Hiba|matr|si trova|ore (?=\\d)|heeft|staat (?:op|in|aan)|Dónde|Cuándo|fecha|gravità|priorità|marque|modele|marca|modelo|modello|codigo|codice|frota',
  'Via (?:\\p{Ll}{2,5} )?\\p{Lu}\\p{Ll}{1,16},? \\d|Viale|Piazza|Calle (?:\\p{Ll}{2,3} )?\\p{Lu}\\p{Ll}{1,16},? \\d|C/ ?\\p{Lu}\\p{Ll}{1,16}|Rua (?:d[aeo]s? )?\\p{Lu}\\p{Ll}{1,16}|rue (?:de la|de|du|des)|Ruta \\d{1,3} km',
  'una|uma|estou|ik|wij|wir|ich|jeg|vi har|ve|bir|hai|hain|raha|rahi|nahi|yang|dan|untuk|și|este|hogy',
].join('|');
/**
 * Such a word, a postal code behind an Australian state or a town of New Zealand, a district of Dublin, an hour as the French
 * write it, and what stands before a day: `den 03/05/2026`, `op 03-05-2026`.
 */
const dayFirst = new RegExp(
  `(?:${dayFirstPhrases})(?!\\p{L})|(?:WA|SA|ACT|NT),? \\d{4}(?![\\d-])|à \\d{1,2}h\\d{2}` +
    '|(?:Auckland|Wellington|Christchurch|Hamilton|Tauranga|Dunedin) \\d{4}(?!\\d)|Dublin \\d{1,2}W?(?![\\d\\p{L}])' +
    '|(?<=\\d )timer(?!\\p{L})|(?:den|op|em|pe|pada|tgl|el|le|du|dne|dnia|sinds|vanaf|desde|depuis|dal|al) \\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2}',
  'uy',
);
/** Of these words those that English has in a name or a loan (`Del Rio`, `die set`): one alone tells less than an American place. */
const looseWords = new Set('del que il di les los las una est para por die ist dan mit'.split(' '));
const dayFirstWords = setOfWords(
  `${dayFirstPhrases
    .split('|')
    .map((phrase) => wordsOf(phrase)[0])
    .join(
      ' ',
    )} wa sa act nt à auckland wellington christchurch hamilton tauranga dunedin dublin timer den op em pe pada tgl el le du dne dnia sinds vanaf desde depuis dal al`,
);
const britishCode = /[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}(?![A-Z\d])/y;
const otherScript =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]{4}(?!\p{L})/u;

function hasDayFirstHabit(scan: Scan): boolean {
  const { text } = scan;
  if (hasDayFirstWord(scan)) return true;
  for (let word = 0; word < scan.count; word += 1) {
    const start = startOf(scan, word);
    if (text.charCodeAt(start) >= firstGreek && otherScript.test(text.slice(start, endOf(scan, word))))
      return true;
    britishCode.lastIndex = start;
    if (isMixed(scan.shapes[word] ?? 0) && britishCode.test(text)) return true;
  }
  return false;
}

function hasDayFirstWord(scan: Scan): boolean {
  const { text } = scan;
  const isOfAmerica = isAmerican(text);
  const loose = new Set<string>();
  let match = matchAtWord(scan, text, 0, dayFirstWords, dayFirst);
  while (match) {
    const behind = match.index + match[0].length;
    const isStreet = ofStreet.test(text.slice(behind, behind + 10)) || text.endsWith('New ', match.index);
    if (!isStreet) {
      if (!isOfAmerica || !looseWords.has(match[0])) return true;
      loose.add(match[0]);
      if (loose.size > 1) return true;
    }
    match = matchAtWord(scan, text, 0, dayFirstWords, dayFirst, behind);
  }
  return false;
}

/** `14 England St`, `9 Germany Rd`: what is called after a country. `New England` is too. */
const ofStreet = /^ (?:St|Ave|Rd|Dr|Ln|Blvd|Ct|Pkwy|Street|Avenue|Road|Drive|Lane|Court)(?![\p{L}])/u;

/** `9:15 AM` */
const halfOfDay = /\d\s?[AP]M(?!\p{L})/u;

const firstGreek = 0x370;

function isNotEnglish(text: string): boolean {
  return /[\u00df-\u0237\u1e00-\u1eff]/.test(text) && notEnglish.test(text);
}

/**
 * English from where the day is written first: by its web and mail addresses, its telephone numbers, its counties, or by times
 * in GMT where no American place is told, and no American zone.
 */
function isBritish(text: string): boolean {
  if (britishHabit.test(text)) return true;
  return (greenwich.test(text) || county.test(text) || indianCode.test(text)) && !american.test(text);
}

const britishHabit =
  /\.(?:(?:co|org|gov|ac)\.uk|com\.au|co\.nz|co\.za)(?![\p{L}\d])|(?<![\p{L}\d+])\+(?:44|353|61|64|27|91)[\s(]\(?\d|(?<![\p{L}\d])\p{Lu}\p{Ll}{2,16}shire(?:[.;)\n]|$)(?<!Hampshire[.;)\n]?)/u;
/** `Thetford, Norfolk`, which in America stands before a state. */
const county =
  /, (?:Norfolk|Suffolk|Essex|Kent|Surrey|Dorset|Devon|Cornwall|Cumbria|Somerset|Merseyside|(?:East|West) Sussex|Rutland|Fife|Tyne and Wear)(?=$|[\n.;)])/;
/** `, Pune - 411057` */
const indianCode = /, \p{Lu}\p{Ll}{2,16} ?[-–] ?[1-8]\d{5}(?!\d)/u;
/** `Time (GMT)`, `08:17 GMT+1`, `UTC+2`, and not `GMT-5`, which is America's. */
const greenwich = /(?<![\p{L}\d])(?:GMT(?![\p{L}\d]|\s?[-−–]\s?\d)|UTC\s?\+\s?\d)/u;
const american =
  /(?<![\p{L}\d])(?:[ECMP][SD]T|AK[SD]T|USA|U\.S\.A?\.?|[A-Z]{2} \d{5}(?:-\d{4})?)(?![\p{L}\d])|, (?!UK|NI|EU)[A-Z]{2}(?=$|[\s.;)])/u;

/** A word in small letters that English does not write so: `pressão`, `kühlmittel`, `wyświetlacz`; names have a capital. */
const notEnglish =
  /(?<![\p{L}\d])\p{Ll}{0,16}[áàâãäåæéèêëíìîïñóòôõöøœúùûüßąćęłńśźżčďěňřšťůžășțğışőű]\p{Ll}{1,16}(?!\p{L})/u;
