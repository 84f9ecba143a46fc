import { isPlaceholder, type ValueClaim } from './claims.ts';
import { isFaultTitle } from './fault-titles.ts';
import { lineEnd } from './line-edges.ts';
import { firstIn, type Source } from './marks.ts';
import { endOf, firstWordFrom, hasBits, startOf } from './scan.ts';
import { isStreetBeforeTown } from './streets-as-names.ts';
import { toldDay } from './told-days.ts';
import { wholeAddress } from './values/addresses.ts';
import { type FoundCode, unmistakableCodeAt } from './values/fault-codes.ts';
import { machineAt } from './values/machines.ts';
import {
  isExtentOfQuantity,
  isGradeWord,
  isLitLamp,
  isRated,
  isSeverityAlone,
  mayBeMeasure,
  severityClaim,
  severityIn,
} from './values/severity-words.ts';
import { findAddress } from './values/told-addresses.ts';
import { may } from './vocabulary.ts';
import { engineMakers } from './words/engine-makers.ts';
import { labelNamed } from './words/labels.ts';
import { isTown } from './words/towns.ts';

/*
 * Where the words begin and end that say what a fault's code means, and what stands beside them: how bad it is, whether it is
 * active, the same fault in another notation.
 */

/** The description that follows a code, up to where the text goes over to something else. */
export function describe(
  source: Source,
  from: number,
  to: number,
  whole: boolean,
): { claims: ValueClaim[]; end: number } {
  const { text, scan } = source;
  const lead =
    /^\s{0,3}[*_`]{0,2}\s{0,3}(?:[-–—:/|>,：、]{1,2}|[([（【=])?\s{0,3}["“„«「『*_`]{0,2}/.exec(
      text.slice(from, Math.min(to, from + 8)),
    )?.[0] ?? '';
  let start = from + lead.length;
  const bracket = /[([（【]/.exec(lead)?.[0];
  if (
    lead === '' ||
    start >= to ||
    (!bracket && (nextIsCode(text, start, to) || goesOnWithCode(source, start)))
  )
    return { claims: [], end: from };
  // `P0117 / 3 coolant sensor low`: how it failed stands before what it means.
  const mode = /\/\s{0,3}$/.test(lead)
    ? modeBefore.exec(text.slice(start, Math.min(to, start + 24)))?.[0]
    : undefined;
  if (mode !== undefined && !isPlace(source, start) && !firstIn(source.marks.hours, start, start + 1))
    return describe(source, start + mode.length, to, whole);
  // `SPN 5742 FMI 3, high, Gulfport MS`: what follows is described only where it names a fault.
  const first = whole || bracket ? undefined : severityPart(source, start, to);
  if (first) {
    const rest = describe(source, first.end, to, whole);
    const says = rest.claims.some(
      (claim) =>
        claim.field === 'description' && hasBits(scan, claim.start, claim.end, may.part | may.trouble),
    );
    const { severity } = first;
    return says
      ? { claims: [severityClaim(severity, 0.8), ...rest.claims], end: rest.end }
      : { claims: [severityClaim(severity, 0.8)], end: first.end };
  }
  if (
    !whole &&
    (notTold.test(text.slice(start, start + 20)) ||
      goesOver.test(text.slice(start, start + 20)) ||
      (!bracket && lampLit.test(text.slice(start, start + 40))))
  )
    return { claims: [], end: from };
  // `P0087 - Kobelco SK210 EX-14 - …`: whose it is.
  if (!whole && !bracket && namesMachine(source, start, to)) return { claims: [], end: from };
  // `DXHMKA (nivel de acción L04): EPC de pluma …`
  const grade = byAction.exec(text.slice(start, Math.min(to, start + 36)))?.[0].length;
  if (grade !== undefined) return describe(source, start + grade, to, whole);
  // `SPN 100 FMI 1 - active - high`, `(ECU)`, `OC 3`: its state, whose it is and how often are not what it means.
  const beside = besideCode.exec(text.slice(start, Math.min(to, start + 24)))?.[0].length;
  // `(high)` is as short as a controller's name.
  if (beside !== undefined && !(bracket && isSeverityAlone(scan, start, start + beside - 1)))
    return describe(source, start + beside, to, whole);
  // `4423 (critical), 12 Main St, Enid OK`: where it is, right after the code.
  const digit = text.charCodeAt(start) - 48;
  if (
    !whole &&
    !bracket &&
    (digit >= 0 && digit < 10 ? isPlace(source, start) : isTownWithState(source, start, to))
  )
    return { claims: [], end: from };
  // `P2463, Lindenweg 8, 24103 Kiel`
  const street =
    whole || bracket ? undefined : namedStreet.exec(text.slice(start, Math.min(to, start + 60)))?.[0];
  if (street && (isPlace(source, start) || isStreetBeforeTown(source, start, start + street.length)))
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
  // `E4.12 hydraulic pressure (high); E7.03 …`
  const mayGrade = !whole && next < to && hasBits(scan, next, Math.min(to, next + 36), may.severity);
  const shutIn = !mayGrade ? null : inBrackets.exec(text.slice(next, Math.min(to, next + 36)));
  if (shutIn?.[1]) {
    const open = next + shutIn[0].length - shutIn[1].length - 1;
    const severity =
      isSeverityAlone(scan, open, open + shutIn[1].length) &&
      !isExtentOfQuantity(scan, firstWordFrom(scan, open))
        ? severityIn(scan, open, open + shutIn[1].length)
        : undefined;
    if (severity) {
      claims.push(severityClaim(severity, 0.8));
      next += shutIn[0].length;
    }
  }
  // `- High - Low oil pressure`, `(High)`: a severity beside the description is not a part of it.
  if (!whole) end -= /[\s,;–-]*$/.exec(text.slice(Math.max(start, end - 8), end))?.[0].length ?? 0;
  const inner = text.slice(start, end);
  // `P14 (engine shutdown)`, `(auto shutdown)`: what it does to the machine.
  const stop = bracket && end < to ? stopsMachine.exec(inner)?.[1] : undefined;
  if (stop !== undefined) {
    const rest = describe(source, next, to, whole);
    const place = { start: end - stop.length, end };
    return {
      claims: [{ field: 'severity', value: 'critical', ...place, confidence: 0.8 }, ...rest.claims],
      end: Math.max(next, rest.end),
    };
  }
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
      !isOfMode(text, end - trailing[1].length) &&
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
  // `Charge voltage low (L03)`: Komatsu's action level.
  end -= actionLevel.exec(text.slice(Math.max(start, end - 8), end))?.[0].length ?? 0;
  const graded = whole || cry < end ? undefined : gradeAtEnd(source, start, end);
  if (graded) {
    claims.push(severityClaim(graded, 0.75));
    end = graded.start - 1;
  }
  start += /^[^\p{L}\d]{0,3}(?=\p{L}|\d)/u.exec(text.slice(start, end))?.[0].length ?? 0;
  start += toldLead.exec(text.slice(start, Math.min(end, start + 24)))?.[0].length ?? 0;
  const words = tidy(text, start, end);
  if (!words || !/\p{L}{2}/u.test(text.slice(words.start, words.end))) return { claims, end: next };
  const value = text.slice(words.start, words.end);
  // `шир. 55.7558`
  const named = labelNamed(scan, words.start, words.end)?.field;
  if (named === 'lat' || named === 'long') return { claims, end: from };
  if (isPlaceholder(value) || onlyTold.test(value) || howLong.test(value)) return { claims, end: next };
  return { claims: [{ field: 'description', value, ...words, confidence: 0.9 }, ...claims], end: next };
}

/** `for 12 min`, `Duration 00:04`, `Active 3 min`: how long a fault has lasted, which says nothing of what it is. */
const howLong =
  /^(?:(?:active|present|lasted|duration|aktiv|dauer|actif|durée|activ[ao]|duraci[oó]n|duração|ativ[ao]|durata|duur|actief)\s?:?\s)?(?:(?:for|since|seit|pendant|depuis|durante|desde|da|sinds|i)\s)?\d{1,4}(?::\d{2}){0,2}(?:\s?(?:s|secs?|seconds?|sekunden|secondes?|segundos?|min|mins|minutes?|minuten|minutos?|minuti|h|hrs?|hours?|std|stunden|heures?|horas?|ore|uur))?\.?$/iu;

/**
 * The description that follows a code; of one that is told in two parts, what its number means stands between them:
 * `SPN 110 (Coolant temperature) FMI 15 (High - least severe)`.
 */
export function describeCode(
  source: Source,
  code: FoundCode,
  from: number,
  to: number,
  whole: boolean,
): { claims: ValueClaim[]; end: number } {
  const told = describe(source, from, to, whole);
  const within = meaningWithin(source, code);
  if (!within) return told;
  const claims = told.claims.filter((claim) => claim.field !== 'description');
  return { claims: [within, ...claims], end: told.end };
}

function meaningWithin({ text, scan }: Source, code: FoundCode): ValueClaim | undefined {
  const parts = betweenParts.exec(text.slice(code.start, code.end));
  if (!parts?.[1]) return undefined;
  const start = code.start + parts[0].length - parts[1].length;
  const words = tidy(text, start, start + parts[1].length);
  return words && hasBits(scan, words.start, words.end, may.part | may.trouble)
    ? {
        field: 'description',
        value: text.slice(words.start, words.end),
        ...words,
        confidence: 0.85,
      }
    : undefined;
}

const betweenParts =
  /^SPN\s?[:#]?\s?\d{1,7}[\s(["“:–-]{1,4}(\p{L}[^\n]{2,60}?)(?=[\s)\]"”,;:–-]{1,4}\(?FMI\s?[:#]?\s?\d)/iu;

/** `Screed heating insulation fault Major`: one word written large after words that are not, which grades them. */
function gradeAtEnd({ text, scan }: Source, start: number, end: number) {
  const tail = Math.max(start, end - 24);
  const last = /\s(\p{Lu}\p{Ll}{3,11})$/u.exec(text.slice(tail, end));
  if (!last?.[1]) return undefined;
  const at = tail + last.index + 1;
  // `Oil pressure Low` may say what is wrong, `Engine Coolant Temperature Warning` be a title in capitals.
  if (!isGradeWord(scan, firstWordFrom(scan, at)) || mayBeMeasure(scan, firstWordFrom(scan, at)))
    return undefined;
  if (!/\p{Ll}{2}[\p{Ll} ]*\s$/u.test(text.slice(Math.max(start, at - 16), at))) return undefined;
  return isSeverityAlone(scan, at, end) ? severityIn(scan, at, end) : undefined;
}

const modeBefore = /^\d{1,2}(?=\s(?!(?:h|hrs?|hours?|times?|occ\p{L}*|of|x)(?!\p{L}))\p{Ll}{3})/u;

const byAction =
  /^(?:action level|nivel de acci[oó]n|aktionsstufe|niveau d['’]action|livello d['’]azione|nível de ação)\s?[:=]?\s?L?0?\d\b[)\]]?/i;

const actionLevel = /\s?[([]L0[1-4][)\]]?$/;

const inBrackets = /^\s{0,3}[([]([^()[\]\n]{3,30})[)\]]/;

/** `E0417 gemeldet`, `E0417 a été signalé`: that it was told, and not what it means. */
const onlyTold =
  /^(?:(?:hat|wird|wurde|ist|a été|est|ha sido|fue|è stat[oa]|è|foi|está|is|werd|wordt|är|er|blev|ble|has been|was) )?(?:gemeldet|ausgelöst|angezeigt|aufgetreten|ausgegeben|registriert|erkannt|anstehend|reported|raised|triggered|detected|logged|displayed|signalée?|affichée?|détectée?|apparue?|activ[oa]|registrad[oa]|reportad[oa]|detectad[oa]|mostrad[oa]|segnalat[oa]|rilevat[oa]|gemeld|weergegeven|opgetreden|rapporterats|registrerats|meldt|registrert|registreret|zgłoszon[yae]|wykryt[yae]|nahlášen[aoý]?|ilmoitettu|havaittu|jelezve|raportat[ă]?|bildirildi|algılandı|зафиксирован[аоы]?|обнаружен[аоы]?|виявлен[аоо]?)$/iu;

/** `high, …`, `as Medium at 07:14`: the first part of what follows a code, where it is a severity and nothing else. */
function severityPart({ text, scan }: Source, from: number, to: number) {
  const urgent = urgencyTold(text, from, to);
  if (urgent) return urgent;
  if (!hasBits(scan, from, Math.min(to, from + 32), may.severity)) return undefined;
  const match = statedPart.exec(text.slice(from, Math.min(to, from + 48)));
  const part = match?.[1] ?? match?.[2];
  if (!match || part === undefined) return undefined;
  const start = from + match[0].length - part.length;
  if (!isSeverityAlone(scan, start, start + part.length)) return undefined;
  const severity = severityIn(scan, start, start + part.length);
  return severity && { severity, end: start + part.length };
}

/** `mit hoher Priorität`, `met hoge urgentie`, `de faible gravité`: a clause that says how urgent the fault is, with a preposition before it. */
function urgencyTold(text: string, from: number, to: number) {
  const match = urgencyClause.exec(text.slice(from, Math.min(to, from + 48)));
  const severity = match && urgencies.findLast((_, index) => match[index + 1] !== undefined);
  if (!severity) return undefined;
  const end = from + match[0].length;
  return { severity: { severity, start: from, end }, end };
}

const urgencies = ['high', 'medium', 'low'] as const;
const urgencyClause = new RegExp(
  `^(?:(?:mit|von|met|van|de|à|di|ad?|con|com|med|av|o)\\s)?(?:${[
    'hoher?|hoge|haute|alta|hög|høy|høj|wysokim|wysokiej',
    'mittlerer?|middelmatige|gemiddelde|moyenne|media|média|medel|middels|średnim|średniej',
    'niedriger?|geringer?|lage|faible|basse|baja|bassa|baixa|låg|lav|niskim|niskiej',
  ]
    .map((words) => `(${words})`)
    .join(
      '|',
    )})\\s(?:priorit(?:ät|eit|é|à|et)|prioridade?|priorytecie|dringlichkeit|urgentie|urgence|urgenza|urgencia|urgência|pilności|gravité|gravedad|gravidade|gravità|severidade?|sévérité|ernst|schwere|allvarlighetsgrad)(?=\\s?[,.;)]|\\s?$|\\s[-–—])`,
  'iu',
);

const statedPart =
  /^(?:(?:(?:rated|listed|shown|marked|classed|flagged|graded|and|severity|priority|level) ){0,2}(?:as|at|is|says) (?:an? )?(\p{L}{3,13})(?=[,;)]|\.(?:\s|$)|\s(?:at|on|in|and|for|from|since)\s|$)|([\p{L} ]{3,24})(?=,\s|\.\s|\)))/u;

/** `code M0117 at 12 Elm Rd`: what says where and when tells no fault. */
const notTold =
  /^(?:the (?=\p{Lu}\p{L}*[ \d])|(?:with|sorry|correction|listed|rated|shown|marked|classed|flagged|graded|we(?:['’]re)?|it(?:['’]s)|she(?:['’]s)|he(?:['’]s)|but|called|every|by|going|standing|doesn|dont|don|until|although|though|because|after|before|nothing|think|thought|tell|fix|keen|bring|came|come|comes|keeps|kept|flashing|blinking|twice|once|then|hrs?|hours|went|popped|pops|started|kicks|showed|shows|already|because|if|also|threw)(?=[\s'’.,;])(?! (?:low|high|no|out|open|short)\b)|(?:yesterday|today|tonight|again)(?=[,.;])|(?:(?:please|pls) )?(?:send|dispatch) (?:(?:an?|the|your|some|next) )?(?:tech|mech|mechanic|technician|fitter|somebody|someone|help|guy|one|crew|truck)|(?:loc|location|address|addr|position|gps|whereabouts) (?:is )?(?:unknown|unk|not known|tbd|tbc|n\/a)(?!\p{L})|(?:(?:the )?same (?:day|morning|afternoon|evening)|gestern|heute|i ?går|i ?dag|ieri|oggi|ayer|hoy|ontem|hoje|gisteren|vandaag)(?=[\s,.;])|(?:active|open|logged|reported|raised|stored|set) (?:on|an?|in|at|for|by|since)\s|(?:at|near|on|in|since|from|while|when|@|is|was|are|were|has|have|and|yesterday|today|again|around|about|tonight|last|this (?:morning|afternoon|evening|time)|en la pantalla|im display|auf|bei|seit|depuis|desde|sinds|sedan|siden|od)\s|this (?:morning|afternoon|evening)\b|(?:um|am|gegen|ab|vers|à|le|a las?|el|dal|dalle|alle|il|om|op|vanaf|kl\.?|den|från|fra|o|dnia|às|no dia|em|v)\s(?:kl\.?\s|den\s|dnia\s)?\d)/iu;

/** `SPN 1136 FMI 0, stop lite on`, `red light`: a lamp says how bad it is. */
const lampLit =
  /^(?:an? |the |and |its |big |solid |flashing )?(?:stop|red|amber|yellow|orange|warning|check engine|rote?|gelbe?|rouge|jaune|roja?|rosso|giallo) (?:stop |warning |engine )?(?:lamp|light|lite|lt|led|leuchte|lampe|voyant|luz|spia)(?=\s?(?:$|[.,;:!)\n]|\s[-–—]|(?:is|was|on|lit|up|came|flash\p{L}*|since|and|with|now|too|at|but|an|leuchtet|allumé)(?!\p{L})))/iu;

/**
 * `y la pantalla dice crítico`, `en Los Aromos 310`, `på Storgatan`: the sentence goes on, or says where. Not so in German, whose
 * parts are written large as well.
 */
const goesOver =
  /^(?:(?:und|et|y|e|en|och|og|oraz|i|a|и|та|і|și) (?:(?:der|die|das|la|le|les|el|los|il|lo|o|a|os|as|de|het|den|det) )?\p{Ll}{2}|(?:en|em|à|au|aux|no|na|nel|nella|i|we|ve|u|в|во|на|у|på|te|op|din|στη|στην|στο|ved|vid) (?:(?:el|la|los|las|le|les|o|a|il) )?\p{Lu}\p{Ll})/u;

/** `ECU 003251.00 says DPF pressure …`, `SPN 520208 FMI 8, that is torque converter speed …`: what leads to a description. */
const toldLead =
  /^(?:(?:which |and )?(?:says|means|reads|meaning|bedeutet|heißt|signifie|significa|betekent|betyder|znaczy|znamená)|(?:that|which|it|this)(?:['’]s| is)|(?:das|dat|det) (?:ist|is|är|er)|c['’]est|(?:eso )?es decir|cioè|what|reason|cause|meaning|text|desc(?:ription)?)(?::\s|\s(?=\p{L}))(?!(?:the|a|an|why|it|at|on|in|fixed|repaired|cleared|resolved|behoben|done|gone|old|from|back|still|now|what|where|when|all)(?!\p{L}))/iu;

const besideCode =
  /^(?:(?:active|open|new|current|pending|confirmed|stored|present|aktiv|offen|actif|active|activ[oa]|ativ[oa]|attiv[oa]|actief|aktywny|aktivní|aktif|有效|激活)(?=\s?[-–—|,;/)\]]|$)\)?|[A-Z]{2,4}\d?[)\]]|L0[1-4]\b[)\]]?|(?:hex|dec)\b(?=\.?\s?[-–—:)])|(?:OC|CM|SA|occ|occurrences?|count)\b\s?[:=#]?\s?\d{1,4}(?!\d)[)\]]?)/i;

/** `(DTC 174-16)` after a code is the same fault in another notation. */
const otherNotation =
  /^(?:(?:DTC|code|fault|error|Fehler)[:\s]\s?)[A-Z]{0,5}\d[\dA-Z]*(?:[-./]\d{1,3}){0,2}$|^\d{2,6}[-./]\d{1,2}$/i;

/** `Kobelco SK210 EX-14`, `EX-14 Kobelco SK210`; an engine's maker is told with what is wrong with it. */
function namesMachine({ scan, text }: Source, start: number, to: number): boolean {
  const at = start + (ownersName.exec(text.slice(start, Math.min(to, start + 12)))?.[0].length ?? 0);
  if (!hasBits(scan, at, at + 1, may.brand)) return false;
  const machine = machineAt(scan, at, to);
  return machine?.model !== undefined && !engineMakers.has(machine.brand.value);
}

const stopsMachine = /^(?:auto|automatic|engine|machine|immediate|safety)[ -](shutdown|stop)$/i;

const ownersName = /^\p{Lu}{1,5}-\d{1,4}\s/u;

function nextIsCode(text: string, at: number, to: number): boolean {
  return (
    unmistakableCodeAt(text, at) !== undefined ||
    /^[PCBU][0-3][0-9A-F]{3}\b/.test(text.slice(at, Math.min(to, at + 6))) ||
    // `F-12, F-13 and F-20`, `71 / 72`, `E0363 (high), E1187 (medium)`: a list goes on.
    /^(?:[A-Z]{1,3}-?\d{1,5}|\d{2,5})(?:[.-]\d{1,3})?(?=\s?(?:[,;.](?:\s|$)|[([]\p{L}{3,12}[)\]]|(?:and|und|et|y|e|og|och|en)\b|$))/u.test(
      text.slice(at, Math.min(to, at + 16)),
    )
  );
}

/** `and 16` behind `SPN 157 FMI 18`: what joins the next code. */
function goesOnWithCode({ text, marks }: Source, at: number): boolean {
  const code = firstIn(marks.codes, at, at + 6);
  return (
    code !== undefined && /^(?:(?:and|und|et|y|e|plus|then)\s|[/+&]\s?)?$/.test(text.slice(at, code.start))
  );
}

const namedStreet = /^\p{Lu}[\p{L}.'’ -]{2,40} \d{1,4}[a-z]?(?=,|$)/u;

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

/** `tulsa ok`, `hwy 41 green bay wi`, `Tulsa, OK`: a known town with its state to the end of what is said. */
function isTownWithState({ scan, text }: Source, at: number, to: number): boolean {
  const end = Math.min(to, at + longestTown);
  if (!hasBits(scan, at, end, may.state)) return false;
  const found = findAddress(scan, at, end);
  return (
    found?.start === at &&
    found.state !== undefined &&
    found.city !== undefined &&
    isTown(found.city.value) &&
    /^\s?(?:$|[.,;)\n]|\d{5}(?:\D|$))/.test(text.slice(found.end, Math.min(to, found.end + 8)))
  );
}

const longestTown = 60;

/** Where a description in running text goes over to hours, a date, a place or a severity. */
export function endOfDescription(source: Source, start: number, to: number): number {
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
  const day = toldDay.exec(text.slice(start, Math.min(to, end + 24)));
  if (day && day.index > 0 && start + day.index < end) end = start + day.index;
  const part = endOfPart(source, start, end);
  if (part !== undefined) end = part;
  const count = countCue.exec(text.slice(start, end));
  if (count) end = start + count.index;
  const cue = placeCue.exec(
    sentence !== undefined || part !== undefined || day ? text.slice(start, end) : words,
  );
  const cueEnd = cue ? start + cue.index : end;
  const others = [beforeTown, beforeStreet, leadToMachine].map((lead) => lead(source, start, end) ?? end);
  return beforeRating(source, start, Math.min(cueEnd, ...others));
}

/** `vatten i bränslet, Hamngatan 11, 451 40 Uddevalla`: where a comma leads to a street with its town. */
function beforeStreet(source: Source, start: number, end: number): number | undefined {
  for (const { index } of source.text.slice(start, Math.min(end, start + 200)).matchAll(/, (?=\p{Lu})/gu)) {
    const at = start + index + 2;
    const street = namedStreet.exec(source.text.slice(at, Math.min(end, at + 60)))?.[0];
    if (street && isStreetBeforeTown(source, at, at + street.length)) return start + index;
  }
  return undefined;
}

/** `Rail pressure low on Doosan DL250-5 T12 …`: where a word leads to the machine that has the fault. */
export function leadToMachine({ text, scan }: Source, start: number, end: number): number | undefined {
  if (!hasBits(scan, start, end, may.brand)) return undefined;
  for (const lead of text.slice(start, end).matchAll(machineCue))
    if (machineAt(scan, start + lead.index + lead[0].length, lineEnd(text, end))?.model)
      return start + lead.index;
  return undefined;
}

const machineCue = /\s(?:on|from)\s(?:(?:the|our|my|your|a) )?(?=\p{Lu})/gu;

/** `fuel pressure low near omaha ne`, `parked in tulsa, ok`: where a word or a comma leads to a town with its state. */
function beforeTown(source: Source, start: number, end: number): number | undefined {
  const from = Math.max(start, end - longestTown);
  if (!hasBits(source.scan, from, end, may.state)) return undefined;
  for (const lead of source.text.slice(from, end).matchAll(townCue))
    if (isTownWithState(source, from + lead.index + lead[0].length, end)) return from + lead.index;
  return undefined;
}

const townCue =
  /(?:,|(?:^|\s)(?:(?:parked|sitting|located|standing) )?(?:in|near|at|outside(?: of)?))\s(?=\p{L})/gu;

/** `…, occurrences 14`, `… / Action level L03`, `…  x3`: how often, and by whose grade. */
const countCue =
  /(?:\s?[,;/|(–—-]\s?|\s)(?:(?:occurrences?|occurrence count|occ|count|anzahl|häufigkeit|ocurrencias|occorrenze|aantal)\.?\s?[:=#]?\s?\d{1,5}\b|(?:action level|nivel de acci[oó]n|aktionsstufe|niveau d['’]action|livello d['’]azione|nível de ação)\s?[:=]?\s?L?0?\d\b|[x×]\s?\d{1,4}(?![\d\p{L}]))/iu;

/** Where the first sentence of a description ends: a stop after what is cut short (`Injector cyl. 1`, `Temp. Sensor`) ends none. */
function sentenceEnd(words: string): number | undefined {
  for (const { index } of words.matchAll(/[.!?]\s+(?=[\p{Lu}\d])/gu))
    if (!cutShort.test(words.slice(Math.max(0, index - 8), index))) return index;
  return undefined;
}

/** True where the stop at `at` ends a word that is cut short: `Oil Press. Low`. */
export function isCutShort(text: string, at: number): boolean {
  return cutShort.test(text.slice(Math.max(0, at - 8), at));
}

const cutShort =
  /(?<!\p{L})(?:acc|accum|alt|batt|comb|comm|cont|discon|diff|exh|fwd|lub|mon|oper|reg|rev|sig|spd|sta|sys|tens|trav|cyl|zyl|temp|press?|sens|circ|volt|no|nr|eng|hyd|trans|sol|pos|elec|ctrl|comm|sup|abn|approx|aux|sw|mot|max|min|kl)$/iu;

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
    // `Eng. Oil Press. Low`, but `hydraulic oil temp. High. 8,212 h`
    if (text[edge] === '.' && isCutShort(text, edge) && text[endOf(scan, word)] !== '.') continue;
    if (isOfMode(text, startOf(scan, word)) || isOfMode(text, startOf(scan, word - 1))) continue;
    const from =
      edge + (/^(?:\s{1,40}(?:[-–—=/|•·([]\s{0,2})?|[.,;|]\s{0,3}|\t)/.exec(lead[0])?.[0].length ?? 0);
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
  /(?:[,;|]\s{0,3}|\.\s{1,3}|\s[-–—=/•·]\s|\s?[([]|\t| {2,}|\s(?=(?:and|which|und|et|y|e|en|och|og|with|mit|avec|con|met|med)\s))(?:(?![,;|()[\]\t]|\s[-–—=/•·]\s| {2,}|\.\s)[^\n]){0,56}$/u;

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
      if (
        shut &&
        isSeverityAlone(source.scan, next, next + shut.index) &&
        !isExtentOfQuantity(source.scan, firstWordFrom(source.scan, next))
      )
        return at;
      continue;
    }
    if (/\d/.test(source.text[next] ?? '')) {
      if (edge[0] !== ', ') return at;
      // `…, 5 Pier St Boston MA`: where it is.
      if (findAddress(source.scan, next, Math.min(source.text.length, next + 120))?.start === next) return at;
    }
    // `engine derate, in Bend, OR`
    const led =
      edge[0] === ', '
        ? /^(?:in|at|near|outside) (?=\p{Lu})/u.exec(source.text.slice(next, next + 10))
        : null;
    if (led && hasBits(source.scan, next, Math.min(source.text.length, next + 60), may.state)) {
      const place = next + led[0].length;
      if (findAddress(source.scan, place, Math.min(source.text.length, place + 120))?.start === place)
        return at;
    }
    const close = /\s{1,3}[-–—/·]\s|[;|,]|$/.exec(source.text.slice(next, to));
    const shut = next + (close?.index ?? to - next);
    if (
      isSeverityAlone(source.scan, next, shut) &&
      !isMeasured(source, at, next, shut) &&
      !isOfMode(source.text, next)
    )
      return at;
  }
  return undefined;
}

/** `System Voltage, Low, a warning`: how high or low a part's measure is, before the severity. */
export function isMeasured({ scan, text }: Source, at: number, next: number, shut: number): boolean {
  const before = firstWordFrom(scan, at) - 1;
  return (
    before >= 0 &&
    ((scan.bits[before] ?? 0) & may.part) !== 0 &&
    ((/^(?:low|high|niedrig|hoch|basse?|haute?|baj[oa]|alt[oa]|baix[oa]|bass[oa]|laag|hoog|låg|hög|lav|høj|høy)$/i.test(
      text.slice(next, shut),
    ) &&
      // `… pressure (high); E7.03 battery (low)`: the next is another fault's.
      !/^[)\]]?\s?[;\n]|^[)\]],/.test(text.slice(shut, shut + 3)) &&
      hasBits(scan, shut, shut + 24, may.severity)) ||
      // `Hydraulic oil temperature, high level`
      (/^(?:low|high) (?:level|value|limit|range)$/i.test(text.slice(next, shut)) &&
        measures.test(text.slice(Math.max(0, at - 14), at))) ||
      // `Engine oil pressure, low`, `Charge voltage, low (12.1 V)`
      (!/^ \p{L}/u.test(text.slice(endOf(scan, before + 1), shut)) && isExtentOfQuantity(scan, before + 1)))
  );
}

/** `…, most severe`, `- moderately severe low`: SAE J1939's words for a failure mode, which the description keeps. */
export function isOfMode(text: string, at: number): boolean {
  return /^(?:most|moderately|least) severe\b/i.test(text.slice(at, at + 20));
}

const measures = /\b(?:temp|temperature|pressure|level|voltage|speed|current|load|flow|rpm|charge)$/i;

const placeCue =
  /[\s,;(](?:(?:(?:it|and|he|she|they|(?:the )?(?:operator|driver|screen|dash|display|monitor|machine)) )?(?:says|shows|steht|está|zeigt)(?!\p{L})|(?:est[aá]|estamos|estoy|se encuentra|se trouve|si trova|siamo|vi är|stoi|bevindt|står) (?=\p{L})|(?:is |was |currently |now )?(?:parked|located|sitting|standing)\b|(?:(?:which |that |and )?(?:has |have |is |was |just )?(?:become|became|been|went|now|came) (?:active|set|raised|logged|reported|triggered|detected|on|up)\b|(?:ist |wurde |hat sich )?(?:aktiv geworden|aufgetreten|gemeldet)\b|(?:on|for|in) (?:your|our|my|his) (?=\p{Lu}))|(?:at|near|@) (?=\d{1,6}[A-Z]? \p{L})(?!\d+ (?:rpm|bar|psi|kpa|deg|degrees|volts?|v|mv|m|mm|cm|c|f|km|mph|percent|l|hz)(?!\p{L}))|(?:at|on|since|seen|detected|logged|occurred|triggered|reported) (?=(?:\p{L}{3,9}\.? )?\d{1,4}[ ./:-]))|(?:(?:says|dice|dit|sagt|zegt|con|with|mit|avec|med|met|com)\s)?(?:severity|priority|severidade?|gravedad|gravidade|prioridade?|gravit[éà]|sévérité|severità|priorit[éà]|schweregrad|priorität|dringlichkeit|prioriteit|ernst)\s(?:is\s|ist\s|est\s|es\s|è\s|é\s)?\p{L}{3,12}(?![\p{L}\p{N}])|https?:\/\//iu;

/** A stretch of text without the punctuation and the words of joining at its ends. */
export function tidy(text: string, from: number, to: number): { start: number; end: number } | undefined {
  let [start, end] = [from, to];
  while (start < end && /[\s,;:|/>=–—'‘«*_`-]/.test(text[start] ?? '')) start += 1;
  // `"Presión baja" (código H-2041)`
  if (/["“„]/.test(text[start] ?? '') && /^[^"“”]*["”“]\s*[([]?$/.test(text.slice(start + 1, end)))
    start += 1;
  for (;;) {
    while (end > start && /[\s,;:|/<=–—(["“”'’»*_`-]/.test(text[end - 1] ?? '')) end -= 1;
    const joint =
      /(?<!\b(?:lamp|light|indicator|lampe|switch|relay|valve|brake|fan|pto|heater|override|mode))\s(?:at|on|and|is|was|since|seen|with|near|currently|plus|also)$/i.exec(
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

/** `Hydraulic oil overheating (code HY21) was logged`: a fault's title right before the bracket in which its code stands. */
export function describedBefore({ text, scan }: Source, from: number, at: number): ValueClaim | undefined {
  const near = text.slice(Math.max(from, at - 14), at).lastIndexOf('(');
  const open = Math.max(from, at - 14) + near;
  if (near < 0 || open < from + 8 || text[open - 1] !== ' ') return undefined;
  const noun = text.slice(open + 1, at);
  if (noun !== '' && !codeNoun.test(noun)) return undefined;
  const before = text.slice(Math.max(from, open - 80), open - 1);
  const lead = /^.*(?:[.;!?|:,\n]|\s[-–—])\s/su.exec(before)?.[0].length ?? (open - 80 > from ? -1 : 0);
  if (lead < 0) return undefined;
  const start = open - 1 - before.length + lead + (opensTitle.exec(before.slice(lead))?.[0].length ?? 0);
  const value = text.slice(start, open - 1);
  const isTitle =
    isFaultTitle(value) ||
    (hasBits(scan, start, open, may.part) &&
      hasBits(scan, start, open, may.trouble) &&
      !hasBits(scan, start, open, may.machineType | may.brand | may.verb) &&
      value.split(' ').length <= 8);
  return isTitle ? { field: 'description', value, start, end: open - 1, confidence: 0.7 } : undefined;
}

const codeNoun =
  /^(?:(?:fault|error|alarm) )?(?:code|dtc|fault|error|alarm|fehler|kode|kod|código|codice)[:\s]\s?$/i;
const opensTitle = /^(?:(?:the|an?|its|active|new|fault|alarm|error|warning|shows|has|with)\s){1,3}/i;
