import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { beginsWithCode, faultAhead, readFaults } from './faults.ts';
import { lineStart } from './line-edges.ts';
import { firstIn, type Source } from './marks.ts';
import { hasBits } from './scan.ts';
import { wholeAddress } from './values/addresses.ts';
import { hoursAt } from './values/hours.ts';
import { isDesignation, machineAt, modelAt } from './values/machines.ts';
import { isOwnersName } from './values/owners-names.ts';
import { isPlainWord } from './values/plain-words.ts';
import { angleIn } from './values/points.ts';
import { serialAt } from './values/serial-numbers.ts';
import { changedTo, severityIn } from './values/severity-words.ts';
import { findAddress } from './values/told-addresses.ts';
import { may } from './vocabulary.ts';
import type { Label } from './words/labels.ts';

/*
 * Whether a word that may be a label is one where no colon says so: only what follows it can tell, by whether it has the form
 * of the label's values (`serial H2580417` beside `serial offender`).
 */

/**
 * Where the value ends that follows a label with nothing but a space between (`serial H2580417`, `severity high`), or
 * undefined where what follows isn't such a value, and so the word no label.
 */
export function bareValueEnd(label: Label, source: Source, at: number, to: number): number | undefined {
  const { text, scan, marks } = source;
  const window = text.slice(at, Math.min(to, at + 80));
  switch (label.field) {
    case 'serial':
      return serialAt(text, at, to)?.end;
    case 'unit': {
      const token =
        /^["“„«'*]?(?:#\s?)?(?:[\p{L}]{1,12}[- ]?)?\d[\p{L}\p{N}]{0,12}(?:[-./][\p{L}\p{N}]{1,10}){0,3}#?(?![\p{L}\p{N}])/u.exec(
          window,
        )?.[0];
      if (
        token &&
        !/^\d+$/.test(token) === false &&
        /^\s?(?:%|(?:h|hrs?|hours|mi)(?![\p{L}\p{N}]))/iu.test(window.slice(token.length))
      )
        return undefined;
      // `Unit 2 Brierley Road`: a unit of an estate.
      if (token && /^\d+$/.test(token) && estate.test(window.slice(token.length))) return undefined;
      // `Asset LK-2 Digger`, to the end of what is said
      const rest = token ? text.slice(at + token.length, Math.min(to, at + 80)) : '';
      if (
        token &&
        to - at < 60 &&
        /^(?: \p{Lu}[\p{L}-]{2,14}){1,2}$/u.test(rest) &&
        !hasBits(scan, at + token.length, to, may.severity | may.brand | may.trouble | may.part | may.label)
      )
        return to;
      // A name without digits only after a label that can't be a word of a sentence.
      const name = label.phrase.includes(' ')
        ? /^\p{Lu}[\p{L}\p{N}'-]{1,20}(?: \p{Lu}?[\p{L}\p{N}'-]{1,20}){0,3}(?=[,;|)\n]|$)/u.exec(window)?.[0]
        : undefined;
      const quoted = /^["“„«]\p{Lu}[^"”“»\n]{1,30}["”“»]/u.exec(window)?.[0];
      const found =
        quoted ?? token ?? name ?? namedLarge(source, at, window) ?? namedApart(label, source, at, to);
      return found === undefined ? undefined : at + found.length;
    }
    case 'brand': {
      return machineAt(scan, at, to)?.brand.end ?? brandAt(text, at)?.end;
    }
    case 'machine': {
      // `Machine ABC-9 raised an alarm`: a name with letters and digits.
      const name =
        /^(?=[\p{L}-]{0,8}\d)\p{L}[\p{L}\p{N}]{0,11}(?:-[\p{L}\p{N}]{1,8}){0,2}(?![\p{L}\p{N}])/u.exec(
          window,
        )?.[0] ??
        /^(?:(?:\p{Lu}{1,6}|\d{1,5})-\d{1,6}|\d{1,4}-\p{L}{1,5}|\d{4,9})(?![\p{L}\p{N}])/u.exec(
          window,
        )?.[0] ??
        namedLarge(source, at, window) ??
        namedApart(label, source, at, to);
      return machineAt(scan, at, to)?.end ?? (name === undefined ? undefined : at + name.length);
    }
    case 'model':
      return modelAt(scan, at, to)?.end;
    case 'type': {
      // `marki Volvo, typ A40G`
      const model = modelAt(scan, at, to);
      return model && /^(?=.*\p{Lu})(?=.*\d{2})/u.test(model.value) && isDesignation(model.value)
        ? model.end
        : undefined;
    }
    case 'clock':
      return label.phrase === 'clock' ? hoursAt(text, at, to)?.end : undefined;
    case 'hours':
      return hoursAt(text, at + (tellsHours.exec(window)?.[0].length ?? 0), to)?.end;
    case 'severity':
    case 'lamp': {
      const changed = at + (changedTo.exec(text.slice(at, Math.min(to, at + 60)))?.[0].length ?? 0);
      const found = severityIn(scan, changed, Math.min(to, changed + 24));
      // `Nível baixo do líquido` is a part's level; `priority 2 (amber)` has its number before the word.
      const isParts =
        found && /^\s(?:do|da|de|del|dell|di|des|du|of|von|im)\b/.test(text.slice(found.end, found.end + 6));
      return found &&
        !isParts &&
        /^\s*(?:is\s|=\s?)?(?:\d\s?)?["'(]?$/i.test(text.slice(changed, found.start))
        ? found.end
        : undefined;
    }
    case 'time': {
      const lead = /^(?:at|on|since|the)\s/i.exec(window)?.[0].length ?? 0;
      return firstIn(marks.dates, at, at + lead + 1)?.end;
    }
    case 'address':
    case 'location': {
      const lead = /^(?:at|is|near|in|@|:)\s{0,2}/i.exec(window)?.[0].length ?? 0;
      // `steht. Fehler AL 0452`: no town with its state.
      return faultAhead(source, at + lead, to) === undefined ? placeAt(source, at + lead, to) : undefined;
    }
    case 'code':
    case 'fault':
      return beginsWithCode(label, source, at, to) ? readFaults(label, source, at, to, false).end : undefined;
    case 'spn':
    case 'fmi':
    case 'mid':
      return /^\d{1,7}(?![\p{L}\p{N}.])/u.exec(window)?.[0].length === undefined
        ? undefined
        : at + (/^\d{1,7}/.exec(window)?.[0].length ?? 0);
    case 'lat':
    case 'long': {
      // `Lat. 48,1370 / Lon. 11,5760`: a decimal comma; with a point both are one point already.
      const angle = /^[+\-−]?\d{1,3},\d{3,8}(?!\d|,\d)/.exec(window)?.[0];
      if (angle !== undefined) return at + angle.length;
      // `lat 41.2565` over `lon -95.9345`, `Lat. 33° 52' 7.7" S`: a line for itself.
      const isLine = at - lineStart(text, at) < label.phrase.length + 4 && to - at < 30;
      return isLine && (plainAngle.test(window) || angleIn(window) !== undefined) ? to : undefined;
    }
    default:
      return undefined;
  }
}

/** `…, unit Goliath`, `… | asset Big Red | …`: a name in words, where it and its label are all of a part. */
function namedApart(label: Label, { text }: Source, at: number, to: number): string | undefined {
  const begin = at - label.phrase.length - 1;
  if (
    text.slice(begin, at - 1) !== label.phrase ||
    !apartBefore.test(text.slice(Math.max(0, begin - 3), begin))
  )
    return undefined;
  const name = apartName.exec(text.slice(at, Math.min(text.length, to + 1, at + 60)))?.[0];
  return name !== undefined && !stateWords.test(name.toUpperCase()) && isOwnersName(name) ? name : undefined;
}

const apartBefore = /(?:^|\n|[,;|]\s|\s[-–—/·|•]\s|\.\s)$/;
const apartName =
  /^\p{Lu}\p{Ll}[\p{L}'’-]{1,14}(?: \p{Lu}[\p{L}\d'’-]{0,14}){0,2}(?=\s?[,;|\n]|\.(?:\s|$)|\s[-–—/·•]|$)/u;

/** `asset PUSHER`, `unit BIG HOOK`, `machine DRILL-B logged …`: a name in capitals, where the words around it have none. */
function namedLarge({ text }: Source, at: number, window: string): string | undefined {
  const name = inCapitals.exec(window)?.[0];
  if (name === undefined || stateWords.test(name)) return undefined;
  const line = text.slice(Math.max(lineStart(text, at + 1), at - 60), at + 60).replace(name, '');
  return /\p{Ll}{2}/u.test(line) && isOwnersName(name) && !isPlainWord(name) ? name : undefined;
}

const inCapitals =
  /^(?:\p{Lu}{3,14}|\p{Lu}{2,8}-\p{Lu}{1,8})(?:[ -]\p{Lu}{2,14}){0,2}(?=[,;|)]|\.(?:\s|$)|\s[-–—/·|]\s|\s\p{Ll}{2}|\s?$)/u;
const stateWords =
  /^(?:DOWN|OFF|ON|OK|OUT|IN|UP|OFFLINE|ONLINE|RUNNING|IDLE|IDLING|STOPPED|PARKED|MOVING|READY|STANDBY|DISABLED|ENABLED|DEAD|NONE|TBD|USA|GPS|VIN|PIN|NOT|WAS|HAS|WILL|NEEDS?|HEALTH|STATUS|REPORT|SUMMARY|ALERTS?|ALARMS?|INFO|DATA|DETAILS?|EVENTS?|NOTICE|MONITOR\p{Lu}*|STOP)(?:[ -]|$)/u;

/** `the meter shows 5,127`, `el horómetro marca 18.455`, `Telleren står på 9 377`. */
const tellsHours =
  /^(?:are|is|was|at|now|reads?|reading|of|shows?|showing|says?|sits|ist|steht|stand|zeigt|marca|marcando|indica|está|esta|es|affiche|indique|est|segna|è|mostra|registra|staat|toont|står|visar|viser|er|är|on|näyttää|pokazuje|wskazuje|ukazuje)\s(?:(?:now|at|is|just|about|around|jetzt|bei|auf|nu|op|på|à|de|en|em|a|ca\.?|circa|över|rond)\s){0,2}/iu;

const estate =
  /^,? [\p{L}' ]{2,30}\b(?:road|rd|street|st|avenue|ave|park|estate|lane|ln|way|drive|dr|business|industrial|trading|boulevard|blvd|court|close|works)\b/iu;

function placeAt(source: Source, at: number, to: number): number | undefined {
  const point = firstIn(source.marks.points, at, Math.min(to, at + 7));
  if (point) return point.end;
  const link = firstIn(source.marks.links, at, at + 1);
  if (link) return link.end;
  if (!/^\d{1,6}[A-Za-z]?\s|^\p{Lu}/u.test(source.text.slice(at, at + 8))) return undefined;
  if (to - at < 100 && wholeAddress.test(source.text.slice(at, to))) return to;
  const found = findAddress(source.scan, at, Math.min(to, at + 160));
  return found && found.start === at ? found.end : undefined;
}

const plainAngle = /^[+\-−]?\d{1,3}\.\d{2,10}\s?°?\s?[NSEW]?$/;

/** Whether `bareValueEnd` would find a value, for less work. */
export function bareValueBegins(label: Label, source: Source, at: number, to: number): boolean {
  if (label.field === 'code' || label.field === 'fault') return beginsWithCode(label, source, at, to);
  return bareValueEnd(label, source, at, to) !== undefined;
}
