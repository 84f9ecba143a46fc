import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { isPlaceholder, type ValueClaim } from './claims.ts';
import { firstIn, type Source } from './marks.ts';
import { firstWordFrom, hasBits, startOf } from './scan.ts';
import { findAddress, wholeAddress } from './values/addresses.ts';
import { type FoundCode, labelledCodeAt, trailingCode, unmistakableCodeAt } from './values/fault-codes.ts';
import { machineAt } from './values/machines.ts';
import {
  isLitLamp,
  isRated,
  isSeverityAlone,
  severityBefore,
  severityClaim,
  severityIn,
} from './values/severity-words.ts';
import { may } from './vocabulary.ts';
import { type Label, labelAt } from './words/labels.ts';

/**
 * Reads what a label calls a code or a fault: codes, each with its description, or a fault that has only a text.
 * `whole`: the value is a cell or a field of a feed, and none of it says anything else.
 */
export function readFaults(
  label: Pick<Label, 'field' | 'trust'>,
  source: Source,
  start: number,
  end: number,
  whole: boolean,
): { claims: ValueClaim[]; end: number } {
  const { text, scan } = source;
  const claims: ValueClaim[] = [];
  const apart = numberApart(text, start, end, label.trust);
  if (apart) return { claims: [apart], end };
  // `[ORANGE] 3363-F04 …`, `Red - stop machine`: a severity before the fault, or in its place.
  if (hasBits(scan, start, end, may.severity)) {
    // `ROT-011` is a code, though its letters are a colour in German.
    const isCode = /^\S*\d\S*$/.test(text.slice(start, end));
    const stated = !isCode && isSeverityAlone(scan, start, end) ? severityIn(scan, start, end) : undefined;
    if (stated) return { claims: [severityClaim(stated, 0.75)], end };
    const before = severityBefore(scan, start, end);
    if (before) {
      const rest = readFaults(label, source, before.next, end, whole);
      if (rest.claims.length > 0)
        return { claims: [...rest.claims, severityClaim(before, 0.75)], end: rest.end };
    }
  }
  let at = start;
  for (let count = 0; count < 50 && at < end; count += 1) {
    const code =
      codeOfValue(label, source, at, end) ??
      lettersCode(source, at, end) ??
      (whole && at === start ? wholeCode(label, text, start, end) : undefined);
    if (!code) break;
    claims.push({
      field: 'code',
      value: code.code,
      start: code.start,
      end: code.end,
      confidence: label.trust,
    });
    // `[E0341] Steering pressure low`
    const shut = /[[(]/.test(text[code.start - 1] ?? '') && /[\])]/.test(text[code.end] ?? '') ? 1 : 0;
    const description = describe(source, code.end + shut, end, whole);
    claims.push(...description.claims);
    at = description.end;
    // `P2463, P0401; U0100`: a list goes on where another code follows.
    const gap = /^\s{0,2}(?:[,;/|\n]|and\b|und\b|et\b|y\b)\s{0,2}/.exec(
      text.slice(at, Math.min(end, at + 8)),
    );
    if (!gap || !labelledCodeAt(text, at + gap[0].length, end)) break;
    at += gap[0].length;
  }
  if (claims.length > 0) return { claims, end: whole ? end : at };

  const value = text.slice(start, end);
  const inside = firstIn(source.marks.codes, start, end) ?? trailingCode(text, start, end);
  if (inside) {
    claims.push({
      field: 'code',
      value: inside.code,
      start: inside.start,
      end: inside.end,
      confidence: label.trust - 0.05,
    });
    const told = describe(source, inside.end, end, whole);
    const after = told.claims;
    const before = tidy(text, start, inside.start);
    claims.push(...after);
    const words =
      before && before.end - before.start >= 4 && !after.some((claim) => claim.field === 'description')
        ? before
        : undefined;
    if (words)
      claims.push({
        field: 'description',
        value: text.slice(words.start, words.end),
        ...words,
        confidence: 0.85,
      });
    return { claims, end: whole ? end : Math.max(inside.end, told.end) };
  }
  // `ALERT: Skyjack SJ9250 RT reported fault 41 …` goes on in running text.
  const owned = ownedBy.exec(value)?.[0].length ?? 0;
  if (!whole && machineAt(scan, start + owned, end)?.model) return { claims: [], end: start };
  const told = whole ? end : endOfDescription(source, start, end);
  const rated = hasBits(scan, start, end, may.severity) ? ratedPart(source, start, end, whole) : undefined;
  const cut = Math.min(told, rated?.start ?? end);
  if (whole && rated) claims.push(rated.claim);
  const words = tidy(text, start, cut);
  if (
    !words ||
    !/\p{L}{3}/u.test(value) ||
    pointsAway.test(value) ||
    isNotice(value) ||
    (label.field === 'code' && saysNone.test(value)) ||
    isSeverityAlone(scan, start, end)
  )
    return { claims: [], end: cut };
  if (
    'phrase' in label &&
    typeof label.phrase === 'string' &&
    tellsAnything.test(label.phrase) &&
    isSentence(value)
  )
    return { claims: [], end: cut };
  claims.push({
    field: 'fault',
    value: text.slice(words.start, words.end),
    ...words,
    confidence: label.trust,
  });
  return { claims, end: cut };
}

/** `see manual page 12`, `contact your dealer`: what to do about a fault is none. */
const pointsAway = /^(?:see|call|contact|refer|please|siehe|bitte|voir|consulte|véase|vedi|zie)\s/i;

/** `Theft alert: your Bobcat T76 started at …`. */
const ownedBy =
  /^(?:your|our|the|my|ihre?|unsere?|d(?:ie|er|as)|votre|notre|l[ae]|su|nuestr[oa]|el|sua?|nostr[oa]|il|uw|onze|de|het|din|vår)\s/i;

/** `Code: the screen shows none`, `Código: la pantalla no muestra ninguno`, `Fehlercode: keiner angezeigt`. */
const saysNone =
  /^\D{0,60}(?<!\p{L})(?:none|nothing|nichts|keine[rs]?|aucune?|rien|ningun[oa]|ningún|nada|nessun[oa]?|niente|nenhuma?|geen|niets|inget|inga|ingen|intet|brak|żaden|žádný)(?:\s(?:is |was |are |im |on |en |à |sur |in )?(?:the |dem |la |el |l['’])?(?:codes?|dtcs?|shown|showing|displayed|given|set|stored|display|screen|angezeigt|code[sx]?|códigos?|affiché|mostrad[oa]|écran|pantalla|codici|kod|koder|kode))?\W{0,2}$|^no \p{L}{0,10}\s?(?:codes?|dtcs?) (?:shown|showing|displayed|given|set|stored|on|up)\b/iu;

/** `Message: your loader will be picked up on Monday`: a label that leads to whatever somebody has to say. */
const tellsAnything =
  /^(?:message|mensaje|messaggio|mensagem|meddelande|besked|viesti|ilmoitus|komunikat|powiadomienie|zpráva|mesaj|bildirim|notification|notificatie|notificación|notificação|notifica|hlášení|what .+|was ist .+|ce qui .+|qué .+|cosa .+|o que .+|wat .+|vad .+|hvad .+|hva .+)$/;

function isSentence(value: string): boolean {
  return (
    sentence.test(value) ||
    /\b(?:will|been|were|delivered|arrives?)\b/i.test(value) ||
    value.split(' ').length > 10
  );
}

/** `Diagnostic: SPN 4334`, and on another line `Failure mode: FMI 0`: halves of a code under whatever label. */
export function numberApart(
  text: string,
  start: number,
  end: number,
  confidence: number,
): ValueClaim | undefined {
  if (end - start > 16) return undefined;
  const half = /^(SPN|FMI)\s?[:#]?\s?(\d{1,7})$/i.exec(text.slice(start, end));
  if (!half?.[1]) return undefined;
  const field = half[1].toUpperCase() === 'SPN' ? 'spn' : 'fmi';
  return { field, value: Number(half[2]), start, end, confidence };
}

/** A cell under `Code` is the code, whatever its notation (`LOP`, `K-E012`, `VS 1044-12`), unless it is a sentence. */
function wholeCode(
  label: Pick<Label, 'field'>,
  text: string,
  start: number,
  end: number,
): FoundCode | undefined {
  if (label.field !== 'code' || end - start > 24) return undefined;
  const value = text.slice(start, end);
  return /^(?=.*[A-Z])[\p{L}\d@#][\p{L}\d@./:_-]*(?: [\dA-Z.-]{1,10}){0,3}$/u.test(value) &&
    !isPlaceholder(value) &&
    !isIdentifier(text, start)
    ? { code: value, start, end }
    : undefined;
}

/**
 * `DHSCMA / Work Equip Press Sens Abnormality`: a code of capitals alone, told from a word by what it is made of and by the
 * description set apart from it.
 */
function lettersCode(source: Source, at: number, end: number): FoundCode | undefined {
  const { text, scan } = source;
  const joined = /^[A-Z]{2,6}[-_][A-Z]{2,6}(?=\s\p{Lu}?\p{Ll}{2})/u.exec(
    text.slice(at, Math.min(end, at + 20)),
  )?.[0];
  // `HYD-OVHT Hydraulic oil overheat`: short for what follows.
  if (joined && (scan.words[firstWordFrom(scan, at) + 1] ?? -1) < 0 && !/[AEIOU]{2}/.test(joined))
    return { code: joined, start: at, end: at + joined.length };
  const code = /^[A-Z@]{5,8}(?=\s?(?:[-–—:/|]|\()\s?["“]?\p{Lu}?\p{Ll}| {2,}\p{L})/u.exec(
    text.slice(at, Math.min(end, at + 20)),
  )?.[0];
  if (code === undefined || (code.match(/[AEIOU]/g)?.length ?? 0) * 4 > code.length) return undefined;
  const word = firstWordFrom(scan, at);
  return (scan.words[word] ?? -1) < 0 || code.includes('@')
    ? { code, start: at, end: at + code.length }
    : undefined;
}

/** A UUID, as systems number their events. */
function isIdentifier(text: string, at: number): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(text.slice(at, at + 14));
}

/** Whether what stands there begins with a code, as it must after a label without a colon. */
export function beginsWithCode(label: Pick<Label, 'field'>, source: Source, at: number, to: number): boolean {
  const { text } = source;
  return (
    /^(?:#|n[°ºo]?\.?\s|nr\.?\s|no\.?\s|c[oó]d\.?\s|codice\s|kod\s)?\s?(?=[^\s,;]{0,9}\d)[\p{L}\p{N}]/iu.test(
      text.slice(at, Math.min(to, at + 18)),
    ) && codeOfValue(label, source, at, to) !== undefined
  );
}

/** The description that follows a code, up to where the text goes over to something else; `isBegun`: nothing leads to it. */
export function describe(
  source: Source,
  from: number,
  to: number,
  whole: boolean,
  isBegun = false,
): { claims: ValueClaim[]; end: number } {
  const { text, scan } = source;
  const lead =
    /^\s{0,3}[*_`]{0,2}\s{0,3}(?:[-–—:/|>,：、]{1,2}|[([（【=])?\s{0,3}["“„«「『*_`]{0,2}/.exec(
      text.slice(from, Math.min(to, from + 8)),
    )?.[0] ?? '';
  let start = from + lead.length;
  const bracket = /[([（【]/.exec(lead)?.[0];
  if ((lead === '' && !isBegun) || start >= to || (!bracket && nextIsCode(text, start, to)))
    return { claims: [], end: from };
  if (!whole && notTold.test(text.slice(start, start + 20))) return { claims: [], end: from };
  // `SPN 100 FMI 1 - active - high`, `(ECU)`, `OC 3`: its state, whose it is and how often are not what it means.
  const beside = besideCode.exec(text.slice(start, Math.min(to, start + 24)))?.[0].length;
  // `(high)` is as short as a controller's name.
  if (beside !== undefined && !(bracket && isSeverityAlone(scan, start, start + beside - 1)))
    return describe(source, start + beside, to, whole);
  // `4423 (critical), 12 Main St, Enid OK`: where it is, right after the code.
  const digit = text.charCodeAt(start) - 48;
  if (!whole && !bracket && digit >= 0 && digit < 10 && isPlace(source, start))
    return { claims: [], end: from };
  if (!whole && lead.includes('|') && isPlaceCell(source, start, to)) return { claims: [], end: from };
  let end = to;
  let next = to;
  if (bracket) {
    const close = closing(text, start, to, bracket);
    if (close !== undefined) {
      end = close;
      next = close + 1;
    }
  }
  // `"pression frein insuffisante", urgent`: what is quoted is the description.
  const quote = /["“„«「『]$/.test(lead)
    ? /["”“»」』]/.exec(text.slice(start, Math.min(end, start + 200)))
    : null;
  if (quote && !whole) {
    end = start + quote.index;
    next = end + 1;
  } else if (!whole && !(bracket && end < to)) {
    end = endOfDescription(source, start, end);
    next = end;
  }
  // `3714 (SPN 1569 FMI 31) Engine derate`: another notation of the same fault.
  if (bracket && end < to && (unmistakableCodeAt(text, start) || otherNotation.test(text.slice(start, end))))
    return describe(source, next, to, whole);
  const claims: ValueClaim[] = [];
  // `- High - Low oil pressure`, `(High)`: a severity beside the description is not a part of it.
  if (!whole) end -= /[\s,;–-]*$/.exec(text.slice(Math.max(start, end - 8), end))?.[0].length ?? 0;
  const inner = text.slice(start, end);
  if (isSeverityAlone(scan, start, end)) {
    const severity = severityIn(scan, start, end);
    if (severity) claims.push(severityClaim(severity, 0.8));
    const rest = bracket ? describe(source, next, to, whole) : undefined;
    return rest ? { claims: [...claims, ...rest.claims], end: rest.end } : { claims, end: next };
  }
  if (!whole) {
    const trailing = !hasBits(scan, start, end, may.severity)
      ? null
      : /(?:\s{1,3}[-–—/]\s{1,3}|,\s?|\s?[([])(?:severity:?\s)?([\p{L} ]{3,24})[)\]]?$/u.exec(inner);
    if (
      trailing?.[1] &&
      isSeverityAlone(scan, start + trailing.index, end) &&
      !isMeasured(source, start + trailing.index, end - trailing[1].length, end)
    ) {
      const severity = severityIn(scan, start + trailing.index, end);
      if (severity) claims.push(severityClaim(severity, 0.8));
      end = start + trailing.index;
    }
  }
  // `Gear selection fault RED`: a severity in capitals after words that are not.
  const tail = Math.max(start, end - 32);
  const shouted = whole
    ? null
    : /\s(\p{Lu}{3,10}(?:[ /]\p{Lu}{3,10})?)[.!\s]{0,4}$/u.exec(text.slice(tail, end));
  const cry = shouted?.[1] ? tail + shouted.index + 1 : end;
  if (
    shouted?.[1] &&
    /\p{Ll}{2}/u.test(text.slice(start, cry)) &&
    isSeverityAlone(scan, cry, cry + shouted[1].length)
  ) {
    const severity = severityIn(scan, cry, cry + shouted[1].length);
    if (severity) claims.push(severityClaim(severity, 0.8));
    end = cry - 1;
  }
  start += /^[^\p{L}\d]{0,3}(?=\p{L}|\d)/u.exec(text.slice(start, end))?.[0].length ?? 0;
  start += toldLead.exec(text.slice(start, Math.min(end, start + 24)))?.[0].length ?? 0;
  const words = tidy(text, start, end);
  if (!words || !/\p{L}{2}/u.test(text.slice(words.start, words.end))) return { claims, end: next };
  const value = text.slice(words.start, words.end);
  if (isPlaceholder(value)) return { claims, end: next };
  return { claims: [{ field: 'description', value, ...words, confidence: 0.9 }, ...claims], end: next };
}

/** `code M0117 at 12 Elm Rd`: what says where and when tells no fault. */
const notTold =
  /^(?:(?:at|near|on|in|since|from|while|when|@|is|was|has|and|yesterday|today|again|around|about|tonight|last|this (?:morning|afternoon|evening|time)|en la pantalla|im display|auf|bei|seit|depuis|desde|sinds|sedan|siden|od)\s|this (?:morning|afternoon|evening)\b|(?:um|am|gegen|ab|vers|à|le|a las?|el|dal|dalle|alle|il|om|op|vanaf|kl\.?|den|från|fra|o|dnia|às|no dia|em|v)\s(?:kl\.?\s|den\s|dnia\s)?\d)/i;

/** `ECU 003251.00 says DPF pressure …`, `SPN 520208 FMI 8, that is torque converter speed …`: what leads to a description. */
const toldLead =
  /^(?:(?:which |and )?(?:says|means|reads|meaning|bedeutet|heißt|signifie|significa|betekent|betyder|znaczy|znamená)|(?:that|which|it|this)(?:['’]s| is)|(?:das|dat|det) (?:ist|is|är|er)|c['’]est|(?:eso )?es decir|cioè|what|reason|cause|meaning|text|desc(?:ription)?)(?::\s|\s(?=\p{L}))(?!(?:the|a|an|why|it|at|on|in|fixed|repaired|cleared|resolved|behoben|done|gone|old|from|back|still|now|what|where|when|all)(?!\p{L}))/iu;

const besideCode =
  /^(?:(?:active|open|new|current|pending|confirmed|stored|present|aktiv|offen|actif|active|activ[oa]|ativ[oa]|attiv[oa]|actief|aktywny|aktivní|aktif|有效|激活)(?=\s?[-–—|,;/)\]]|$)\)?|[A-Z]{2,4}\d?[)\]]|(?:OC|CM|SA|occ|occurrences?|count)\b\s?[:=#]?\s?\d{1,4}(?!\d)[)\]]?)/i;

/** `(DTC 174-16)` after a code is the same fault in another notation. */
const otherNotation =
  /^(?:(?:DTC|code|fault|error|Fehler)[:\s]\s?)[A-Z]{0,5}\d[\dA-Z]*(?:[-./]\d{1,3}){0,2}$|^\d{2,6}[-./]\d{1,2}$/i;

/** True for what telematics send beside faults: of zones, services due, reports. No fault, however it is labelled. */
export function isNotice(text: string): boolean {
  return notice.test(text);
}

/** True for what a tracker tells of a machine that is sound: where it went and when, or that its service is due. */
export function isTrackersNotice(text: string): boolean {
  return trackersNotice.test(text);
}

const trackersNotice =
  /(?<!\p{L})(?:geo-?(?:fenc|zone|zaun|cerca)\p{L}{0,3}|curfew|(?:entered|left|exited|leaving|entering|outside|out of) (?:the |its |their |your |a )?(?:work ?|assigned |allowed |permitted |home )?(?:zone|site|area|yard|geofence|job ?site|boundary)|zone (?:exit|entry|violation)|arbeitsbereich verlassen|hors (?:de la )?zone|fuera de (?:la )?(?:zona|geocerca)|buiten (?:de )?(?:zone|gebied)|unauthori[sz]ed (?:use|movement|ignition)|after[- ]hours (?:use|movement|operation)|(?:service|maintenance|inspection|oil change) (?:is |now )?(?:due|overdue)|tracker (?:offline|battery)|battery of tracker|tow(?:ing)? (?:alert|event)|theft (?:alert|alarm|warning)|(?:outside|out of) (?:working|business|allowed) hours|diebstahl(?:alarm|warnung)|alerte (?:de )?vol|alerta de robo|allarme furto|alerta de furto|movement detected|ignition (?:on|off)|sortie de (?:la )?zone|sali(?:da|ó) de (?:la )?(?:zona|geocerca)|uscit[ao] (?:dalla|di) zona|zone verlassen|wartung fällig|service fällig|entretien dû|mantenimiento (?:programado|vencido))(?!\p{L})/iu;

/** True for a few words that name a part and what is wrong with it, as telematics title a fault: `Low Coolant Level`. */
export function isFaultTitle(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 9 &&
    ((faultyPart.test(text) && faultyState.test(text)) ||
      (elsewhereState.test(text) && elsewherePart.test(text))) &&
    !sentence.test(text) &&
    !isNotice(text)
  );
}

const faultyPart =
  /\b(?:engine|oil|coolant|fuel|def|dpf|scr|egr|urea|adblue|hydraulic|hyd|transmission|trans|brake|steering|battery|alternator|voltage|pressure|temperature|temp|level|sensor|filter|pump|valve|injector|turbo(?:charger)?|exhaust|aftertreatment|regen(?:eration)?|circuit|controller|ecm|ecu|communication|can|speed|fan|belt|axle|motor|cylinder|boom|tilt|load|air|intake|emissions?|nox|soot|water)\b/i;
const faultyState =
  /\b(?:low|high|over(?:heat(?:ing|ed)?|speed|load|voltage|temperature|temp)?|under|loss|lost|fail(?:ed|ure)?|fault|faulty|error|short(?:ed)?|open|abnormal|restrict(?:ed|ion)|clogged|plugged|blocked|leak|critical|warning|derate|shutdown|shut down|out of range|erratic|invalid|missing|not responding|exceeded|below|above|excessive|required|worn|contaminated|malfunction|disconnected|timeout|detected|empty|poor|degraded|incorrect|implausible|unstable|misfire|stalled|jammed|seized|depleted|mismatch|frozen|inducement|tampering)\b/i;
/** The same in other languages, where a part may be the end or the middle of a word (`Kühlmittelstand niedrig`). */
const elsewherePart =
  /druck|pression|presi[oó]n|press[aã]o|tryck|trykk|tryk(?!\p{L})|(?<!\p{L})druk|ciśnien|tlak|basınç|paine|temperat|lämpöt|teplot|sıcaklı|sens[oö]r|capteur|sonde|geber(?!\p{L})|givare|føler|anturi|czujnik|snímač|filt[erurşra]|pump|pomp|bomba|ventil|v[aá]lvul|valvol|vanne|klep(?!\p{L})|mot[oe]u?r|silnik|getrieb|transmi|växellåd|hydrau|hidr[aáo]ul|idraul|(?<!\p{L})öl|motoröl|huile|aceite|(?<!\p{L})olio|óleo|olie|(?<!\p{L})olj[ae]|olej|öljy|yağ|kraftstoff|carburant|combust|gasoil|diesel|bränsle|drivstoff|brændstof|brandstof|paliw|paliv|yakıt|polttoaine|adblue|kühl|refrig|refroid|koelvl|koelmid|kylv|kylar|kjøle|køle|chłodz|chlad|soğut|jäähdy|batter|bateri|akku|akumul|tensi[oó]n|tensão|tensione|spannung|spanning|spänning|spenning|spænding|napięci|napět|gerilim|jännit|brems|broms|(?<!\p{L})(?:frein|freno|freio|rem)|hamul|brzd|jarru|lenk|direcc|sterzo|niveau|livell|nivel|nível|nivå|poziom|hladin|seviye|stand(?!\p{L})|taso|drehzahl|toerental|varvtal|turdall|otáč|obrot|devir|turbo|inject|injekt|inyect|iniett|abgas|échappement|escape|scarico|uitlaat|avgas|spalin|výfuk|egzoz|luft|(?<!\p{L})air|(?<!\p{L})aire|(?<!\p{L})aria|lucht|powietrz|vzduch|hava|ilma/iu;
const elsewhereState =
  /(?<!\p{L})(?:(?:zu |sehr )?(?:niedrig|hoch|gering)|überhitzt?|überhitzung|überlast\p{L}{0,4}|überdrehzahl|fehlt|fehler|störung|ausfall|ausgefallen|defekt|verstopft|zugesetzt|leer|unterbrochen|unterbrechung|kurzschluss|unplausibel|leck|undicht|verschmutzt|bald wechseln|(?:trop |très )?(?:bas|basse|faible|haute?|élevée?)|surchauffe|surcharge|surrégime|défaut|panne|perte|colmaté?e?|encrassée?|obstrué?e?|vide|coupée?|court-circuit|fuite|usée?|(?:muy |demasiado )?(?:baj[oa]|alt[oa])|sobrecalentamiento|sobrecarga|sobrevelocidad|falla|fallo|pérdida|obstruid[oa]|tapad[oa]|vací[oa]|cortocircuito|fuga|fuera de rango|saturad[oa]|(?:muito )?baix[oa]|superaquecimento|sobreaquecimento|falha|perda|entupid[oa]|obstruíd[oa]|vazi[oa]|curto-circuito|vazamento|fora d[ae] faixa|(?:troppo )?bass[oa]|surriscaldamento|sovraccarico|guast[oa]|avaria|perdita|intasat[oa]|ostruit[oa]|vuot[oa]|cortocircuito|fuori (?:campo|range)|(?:te )?(?:laag|hoog)|oververhit(?:ting)?|overbelasting|storing|defect|verstopt|leeg|kortsluiting|lek|(?:för )?(?:låg|lågt|hög|högt)|överhettning|överhettad|överlast|fel|igensatt|tomt?|kortslutning|läckage|(?:for )?(?:lavt?|høyt?|højt?)|overoppheting|overophedning|overbelastning|feil|fejl|tett|tilstoppet|kortslutning|lekkasje|alhainen|matala|korkea|ylikuumen\p{L}{1,8}|vika|tukossa|tukkeutunut|tyhjä|vuoto|nisk(?:i|ie|a)|wysok(?:i|ie|a)|przegrza\p{L}{1,5}|awaria|błąd|zatkan[yae]|pust[yae]|zwarcie|wyciek|nízk[ýáé]|vysok[ýáé]|přehřát[íý]|porucha|chyba|ucpan[ýáé]|prázdn[ýáé]|zkrat|únik|düşük|yüksek|aşırı ısınma|arıza\p{L}{0,3}|tıkalı|boş|kısa devre|kaçak)(?!\p{L})/iu;
const sentence =
  /\b(?:i|we|you|he|she|it|they|my|our|your|please|can|could|would|think|thanks|hello|hi|dear|click|call|view|see|has a|have a)\b|[?!]|\.\s/i;

const notice =
  /\b(?:geo-?fence|geo-?zone|curfew|(?:service|maintenance|inspection|pm|oil change|lube) (?:is |now |will be )?(?:due|overdue|reminder|interval|required|scheduled|upcoming)|scheduled (?:service|maintenance)|preventive maintenance|next service|(?:entered|left|exited|outside|inside) (?:the |its )?(?:zone|site|area|yard|geofence)|unauthori[sz]ed (?:use|movement|ignition)|after[- ]hours (?:use|movement|operation)|utili[sz]ation report|(?:daily|weekly|monthly) (?:report|summary|digest)|report is ready|subscription|no active (?:faults?|codes?|alerts?)|battery of tracker|tracker (?:offline|battery)|(?:excessive |long |extended )?idling|idle (?:time|alert|event)|speeding|harsh (?:braking|acceleration|cornering)|seat ?belt|tow(?:ing)? (?:alert|event)|power (?:take-off|disconnected)|low fuel (?:alert|level alert)|fuel (?:theft|drop)|movement detected|ignition (?:on|off)|wartung fällig|service fällig|geozone|mantenimiento (?:programado|vencido)|entretien (?:dû|prévu))\b|(?<!\p{L})(?:\p{L}{0,12}service|\p{L}{0,12}wartung|inspektion|inspection|entretien|révision|vidange|mantenimiento|revisión|manutenção|revisão|manutenzione|tagliando|onderhoud|\p{L}{0,6}beurt|keuring|underhåll|vedlikehold|vedligehold|eftersyn|huolto|määräaikaishuolto|przegląd|serwis|servis|údržba|bakım)\s(?:\p{L}{1,10}\s){0,2}(?:due|overdue|erforderlich|notwendig|überschritten|krävs|kræves|kreves|requise?|requerid[oa]|richiest[oa]|vereist|fällig|überfällig|anstehend|dûe?|échue?|à (?:faire|prévoir|effectuer)|arrivée? à échéance|vencid[oa]|pendiente|próxim[oa]|programad[oa]|vencer|atrasad[oa]|scadut[oa]|in scadenza|previst[oa]|programmat[oa]|verlopen|nodig|gepland|vervallen|förfallen|förfaller|forfalden|forfalder|forfaller|forfalt|dags|erääntyy|erääntynyt|tarpeen|wymagany|zaległy|nadchodzi|potrzebny|nutný|potřeba|po termínu|zamanı|gerekli|geldi)(?!\p{L})/iu;

function codeOfValue(
  label: Pick<Label, 'field'>,
  source: Source,
  at: number,
  end: number,
): FoundCode | undefined {
  const { text } = source;
  const lead =
    /^\s{0,3}(?:#\s?|[[(](?=[^\s\])]{2,14}[\])])|(?:active\s|new\s)?(?:fault|error|alarm|event|trouble)?\s?(?:codes?|codice|código|codigo|kode|kod|kód|dtc|c[oó]d\.?|nr\.?|n[°º]?\.?)\s?[:#]?\s{1,2}|dtc[:\s]\s?|no\.?\s)?/i.exec(
      text.slice(at, Math.min(end, at + 26)),
    )?.[0] ?? '';
  const noun = lead === '' ? (faultNoun.exec(text.slice(at, Math.min(end, at + 12)))?.[0].length ?? 0) : 0;
  const code =
    labelledCodeAt(text, at + lead.length + noun, end) ?? (lead ? labelledCodeAt(text, at, end) : undefined);
  if (!code || isPlaceholder(code.code) || /^0+$/.test(code.code) || isIdentifier(text, code.start))
    return undefined;
  if (
    firstIn(source.marks.dates, code.start, code.start + 1) ||
    firstIn(source.marks.hours, code.start, code.start + 1) ||
    // `Alarm: JCB 540-180 meldt …`
    (/^\p{L}+ \d{3}-\d{2,3}$/u.test(code.code) && brandAt(text, code.start))
  )
    return undefined;
  // `error E999 if the form fails`
  if (conditional.test(text.slice(code.end, code.end + 12))) return undefined;
  // `Warning - SMH 1733`
  const word = firstWordFrom(source.scan, code.start);
  if (
    ((source.scan.bits[word] ?? 0) & may.hours) !== 0 &&
    labelAt(source.scan, word, end)?.label.field === 'hours'
  )
    return undefined;
  // `DTC 2 of 3`: which one of how many.
  if (
    /^\d{1,2}$/.test(code.code) &&
    /^\s?(?:of|von|de|di|su|sur|van|av|af|z|\/)\s?\d/.test(text.slice(code.end, code.end + 6))
  )
    return undefined;
  if (label.field === 'code') return code;
  // `Alarm name: CAN2 communication error` is a name: a code in it is beyond doubt, or none.
  if (
    'phrase' in label &&
    typeof label.phrase === 'string' &&
    nameLike.test(label.phrase) &&
    !unmistakableCodeAt(text, code.start)
  )
    return undefined;
  // Under `Event` or `Alarm` a bare number may count things: it is a code with three digits, or with a mark of its own.
  const words = text.slice(code.end, Math.min(end, code.end + 30));
  if (
    (/^\d{1,2}$/.test(code.code) &&
      !/^\s?["“„(]\p{L}/u.test(words) &&
      !isNumbered(label, code.code, words)) ||
    (/^\d+$/.test(code.code) &&
      /^\s(?:new|active|open|alerts?|faults?|events?|machines?|hours?|of|times|unread|psi|rpm|bar|°)\b/i.test(
        words,
      ))
  )
    return undefined;
  return code;
}

/** `Fel 41: Lågt oljetryck`, `Error 41`: two digits after what names one fault; `Fault 2: …` counts them. */
function isNumbered(label: Pick<Label, 'field'>, code: string, after: string): boolean {
  return (
    code.length === 2 &&
    'phrase' in label &&
    typeof label.phrase === 'string' &&
    oneFault.test(label.phrase) &&
    /^(?:\s?[:–—-]\s\p{L}|\s\p{Lu}\p{Ll}|\s{0,2}$)/u.test(after)
  );
}

const oneFault =
  /^(?:error|fault|alarm|failure|fehler|störung|défaut|panne|alarme|falla|fallo|avería|averia|alarma|guasto|errore|allarme|falha|storing|fout|fel|larm|feil|fejl|vika|usterka|awaria|błąd|porucha|závada|chyba|arıza|hata)$/;

/** `ERROR 8-1107`, `fault code E-12`: where the code begins after a word for a fault, or right away. */
export function faultAhead({ text, marks }: Source, start: number, end: number): number | undefined {
  if (firstIn(marks.codes, start, start + 1)) return start;
  const [all, noun] = faultLead.exec(text.slice(start, Math.min(end, start + 40))) ?? [];
  return all !== undefined && noun !== undefined && oneFault.test(noun.toLowerCase())
    ? start + all.length
    : undefined;
}

/** `Condition: ERROR 8-1107`: what leads to a code of more parts is none of it, as it may be of a bare number. */
const faultNoun =
  /^(?:error|fault|alarm|fehler|störung|erreur|fel|feil|fejl|fout)\s(?=[A-Z]{0,4}\d{0,6}[-.:]\d)/i;

const faultLead =
  /^(?:(?:active|new|aktive[rs]?)\s)?(\p{L}{3,9})(?:[\s-]?(?:code|kode|kod|nr|no|#)\.?)?\s?[:#]?\s{1,2}(?=\S{0,8}\d)/iu;

const conditional = /^["”]?\s(?:if|unless|whenever|falls|wenn|sofern|als|om|jos|jeśli|pokud|eğer)\s/i;
const nameLike = / (?:name|text|title|message|description|type)$/;

function nextIsCode(text: string, at: number, to: number): boolean {
  return (
    unmistakableCodeAt(text, at) !== undefined ||
    /^[PCBU][0-3][0-9A-F]{3}\b/.test(text.slice(at, Math.min(to, at + 6))) ||
    // `F-12, F-13 and F-20`, `71 / 72`: a list goes on.
    /^(?:[A-Z]{1,3}-?\d{1,5}|\d{2,5})(?:[.-]\d{1,3})?(?=\s?(?:[,;.](?:\s|$)|(?:and|und|et|y|e|og|och|en)\b|$))/.test(
      text.slice(at, Math.min(to, at + 16)),
    )
  );
}

/** `E-513 | Hamngatan 12, 411 06 Göteborg`, `SPN 177 FMI 0 | Ada, OK`: a cell that is an address to its end. */
function isPlaceCell({ scan, text }: Source, at: number, to: number): boolean {
  const bar = text.slice(at, Math.min(to, at + 100)).indexOf('|');
  const end = bar < 0 ? to : at + bar;
  if (end - at > 100 || hasBits(scan, at, end, may.part | may.trouble)) return false;
  return wholeAddress.test(text.slice(at, end).trimEnd());
}

function isPlace({ scan, text }: Source, at: number): boolean {
  return findAddress(scan, at, Math.min(text.length, at + 120))?.start === at;
}

/** Where a description in running text goes over to hours, a date, a place or a severity. */
function endOfDescription(source: Source, start: number, to: number): number {
  const { text, marks } = source;
  const newline = text.slice(start, to).indexOf('\n');
  let end = newline >= 0 ? start + newline : to;
  for (const list of [marks.codes, marks.hours, marks.dates, marks.points, marks.addresses]) {
    const mark = firstIn(list, start, end);
    if (mark) end = mark.start;
  }
  const words = text.slice(start, end);
  const sentence = sentenceEnd(words);
  if (sentence !== undefined) end = start + sentence;
  const part = endOfPart(source, start, end);
  if (part !== undefined) end = part;
  const cue = placeCue.exec(sentence !== undefined || part !== undefined ? text.slice(start, end) : words);
  return beforeRating(source, start, cue ? start + cue.index : end);
}

/** Where the first sentence of a description ends: a stop after what is cut short (`Injector cyl. 1`, `Temp. Sensor`) ends none. */
function sentenceEnd(words: string): number | undefined {
  for (const { index } of words.matchAll(/[.!?]\s+(?=[\p{Lu}\d])/gu))
    if (!cutShort.test(words.slice(Math.max(0, index - 8), index))) return index;
  return undefined;
}

const cutShort =
  /(?<!\p{L})(?:cyl|zyl|temp|press?|sens|circ|volt|no|nr|eng|hyd|trans|sol|pos|elec|ctrl|comm|sup|abn|approx|aux|sw|mot|max|min)$/iu;

/** Where a clause begins that rates a fault, and describes none. */
function beforeRating(source: Source, start: number, end: number): number {
  return ratedPart(source, start, end, false)?.start ?? end;
}

/**
 * The first part of a text that says how bad the fault is, and nothing of what it is: `…, which we class as a warning`,
 * `… and your own chart calls that one moderate`, `…, red lamp but no stop`, `…        Advisory`, `… [minor]`. `whole`: of a
 * cell, where a dash or a comma before a mere word may belong to the description.
 */
export function ratedPart(
  source: Source,
  start: number,
  end: number,
  whole: boolean,
): { start: number; claim: ValueClaim } | undefined {
  const { scan, text } = source;
  for (let word = firstWordFrom(scan, start); word < scan.count && startOf(scan, word) < end; word += 1) {
    if (((scan.bits[word] ?? 0) & may.severity) === 0) continue;
    const at = startOf(scan, word);
    const lead = partEdge.exec(text.slice(Math.max(start, at - 60), at));
    if (!lead || at - lead[0].length <= start) continue;
    const edge = at - lead[0].length;
    const from =
      edge + (/^(?:\s{1,40}(?:[-–—/|•·([]\s{0,2})?|[.,;|]\s{0,3}|\t)/.exec(lead[0])?.[0].length ?? 0);
    const shut = text.slice(at, end).search(/\s[-–—/|•·]\s|[,;)\]|\n]|\.(?:\s|$)| {2,}|$/);
    const isSet = !whole || /^(?:\s?[([|•·]| {2,}|\t)/.test(lead[0]);
    const isAlone =
      isSet &&
      from >= at - 12 &&
      isSeverityAlone(scan, from, at + shut) &&
      !isMeasured(source, edge, from, at + shut);
    if (!isAlone && !isRated(scan, word, from, end) && !isLitLamp(scan, word, from)) continue;
    const found = severityIn(scan, isAlone ? from : at, at + shut);
    if (found) return { start: edge, claim: severityClaim(found, isAlone ? 0.75 : 0.7) };
  }
  return undefined;
}

/** From the last edge of a part on: a mark of punctuation, a bracket, a dash, wide space, or a word that joins. */
const partEdge =
  /(?:[,;|]\s{0,3}|\.\s{1,3}|\s[-–—/•·]\s|\s?[([]|\t| {2,}|\s(?=(?:and|which|und|et|y|e|en|och|og|with|mit|avec|con|met|med)\s))(?:(?![,;|()[\]\t]|\s[-–—/•·]\s| {2,}|\.\s)[^\n]){0,56}$/u;

/** Where a part of the line begins that is no part of a description: after a semicolon or a bar, a severity alone, or what begins with a digit. */
function endOfPart(source: Source, start: number, to: number): number | undefined {
  for (const edge of source.text
    .slice(start, to)
    .matchAll(/\s?[;|•]|\s{1,3}[-–—/·]\s{1,3}| {2,}|\t|,\s|\s[([]/g)) {
    const at = start + edge.index;
    if (edge.index === 0) continue;
    const next = at + edge[0].length;
    if (/[;|•\t]/.test(edge[0]) || edge[0].trim() === '') return at;
    if (/[([]/.test(edge[0])) {
      const shut = /[)\]]/.exec(source.text.slice(next, Math.min(to, next + 32)));
      if (shut && isSeverityAlone(source.scan, next, next + shut.index)) return at;
      continue;
    }
    if (/\d/.test(source.text[next] ?? '')) {
      if (edge[0] !== ', ') return at;
      // `…, 5 Pier St Boston MA`: where it is.
      if (findAddress(source.scan, next, Math.min(source.text.length, next + 120))?.start === next) return at;
    }
    const close = /\s{1,3}[-–—/·]\s|[;|,]|$/.exec(source.text.slice(next, to));
    const shut = next + (close?.index ?? to - next);
    if (isSeverityAlone(source.scan, next, shut) && !isMeasured(source, at, next, shut)) return at;
  }
  return undefined;
}

/** `System Voltage, Low, a warning`: how high or low a part's measure is, before the severity. */
export function isMeasured({ scan, text }: Source, at: number, next: number, shut: number): boolean {
  const before = firstWordFrom(scan, at) - 1;
  return (
    before >= 0 &&
    ((scan.bits[before] ?? 0) & may.part) !== 0 &&
    /^(?:low|high|niedrig|hoch|basse?|haute?|baj[oa]|alt[oa]|baix[oa]|bass[oa]|laag|hoog|låg|hög|lav|høj|høy)$/i.test(
      text.slice(next, shut),
    ) &&
    hasBits(scan, shut, shut + 24, may.severity)
  );
}

const placeCue =
  /[\s,;(](?:(?:(?:it|and|he|she|they|(?:the )?(?:operator|driver|screen|dash|display|monitor|machine)) )?(?:says|shows|steht|está|zeigt)(?!\p{L})|(?:est[aá]|estamos|estoy|se encuentra|se trouve|si trova|siamo|vi är|stoi|bevindt|står) (?=\p{L})|(?:is |was |currently |now )?(?:parked|located|sitting|standing)\b|(?:(?:which |that |and )?(?:has |have |is |was |just )?(?:become|became|been|went|now|came) (?:active|set|raised|logged|reported|triggered|detected|on|up)\b|(?:ist |wurde |hat sich )?(?:aktiv geworden|aufgetreten|gemeldet)\b|(?:on|for|in) (?:your|our|my|his) (?=\p{Lu}))|(?:at|near|@) (?=\d{1,6}[A-Z]? \p{L})|(?:at|on|since|seen|detected|logged|occurred|triggered|reported) (?=(?:\p{L}{3,9}\.? )?\d{1,4}[ ./:-]))|(?:(?:says|dice|dit|sagt|zegt|con|with|mit|avec|med|met|com)\s)?(?:severity|priority|severidade?|gravedad|gravidade|prioridade?|gravit[éà]|sévérité|severità|priorit[éà]|schweregrad|priorität|dringlichkeit|prioriteit|ernst)\s(?:is\s|ist\s|est\s|es\s|è\s|é\s)?\p{L}{3,12}(?![\p{L}\p{N}])|https?:\/\//iu;

/** A stretch of text without the punctuation and the words of joining at its ends. */
function tidy(text: string, from: number, to: number): { start: number; end: number } | undefined {
  let [start, end] = [from, to];
  while (start < end && /[\s,;:|/>=–—'‘«*_`-]/.test(text[start] ?? '')) start += 1;
  for (;;) {
    while (end > start && /[\s,;:|/<=–—(["“”'’»*_`-]/.test(text[end - 1] ?? '')) end -= 1;
    const joint = /\s(?:at|on|and|is|was|since|seen|with|near|currently|plus|also)$/i.exec(
      text.slice(Math.max(start, end - 11), end),
    );
    // `Kurzschluss nach Plus` is no joint.
    if (!joint || joint[0] === ' Plus') break;
    end -= joint[0].length;
  }
  if (text[end - 1] === '.' && !/\b\p{L}\.$/u.test(text.slice(start, end))) end -= 1;
  if (text[end - 1] === ')' && !text.slice(start, end).includes('(')) end -= 1;
  return end > start ? { start, end } : undefined;
}

const closingOf: Readonly<Record<string, string>> = { '(': ')', '[': ']', '（': '）', '【': '】' };

function closing(text: string, from: number, to: number, bracket: string): number | undefined {
  const close = closingOf[bracket] ?? ']';
  let depth = 1;
  for (let at = from; at < Math.min(to, from + 400); at += 1) {
    if (text[at] === bracket) depth += 1;
    else if (text[at] === close) depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}
