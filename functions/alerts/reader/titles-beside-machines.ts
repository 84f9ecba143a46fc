import type { ValueClaim } from './claims.ts';
import { ratedPart } from './fault-descriptions.ts';
import { isFaultTitle } from './fault-titles.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import type { Source, Span } from './marks.ts';
import { hasBits } from './scan.ts';
import { findMachine, namesBrand } from './values/machines.ts';
import { may } from './vocabulary.ts';

/*
 * Faults that have only a text, told in one breath with their machine: `EX-12 (Kobelco SK210LC-11): Engine oil pressure low`,
 * `Coolant level low was detected on your Volvo L120H`, `Alert "DEF level low" for LD-4, Volvo L120H`. What a person says of a
 * machine of his own is a symptom, and no title.
 */

/** The title of a fault beside the machine that the beginning of a line names, where there is one; `isLine`: it is the whole of it. */
export function titleBesideMachine(
  source: Source,
  line: Line,
  from: number,
  to: number,
  isLine: boolean,
): ValueClaim[] {
  if (!mayHave(line, may.brand) || !mayHave(line, may.trouble | may.part)) return [];
  const quoted = has(line, sign.quote) ? titleInQuotes(source, from, to) : undefined;
  const title =
    quoted ?? titleBeforeMachine(source, from, to) ?? (isLine ? titleAsPart(source, from, to) : undefined);
  if (!title) return [];
  const { start, end } = title;
  const rated = hasBits(source.scan, end, to, may.severity) ? ratedPart(source, start, to, false) : undefined;
  const claim: ValueClaim = {
    field: 'fault',
    value: source.text.slice(start, end),
    start,
    end,
    confidence: 0.4,
  };
  return rated && rated.start <= end + 1 ? [claim, rated.claim] : [claim];
}

/** `Hydraulic oil temperature high was detected on` before a machine: where the title stands with which such a sentence begins. */
export function titleBeforeMachine(source: Source, from: number, to: number): Span | undefined {
  const { text, scan } = source;
  const until = Math.min(to, from + furthestMachine);
  const machine = findMachine(scan, from, until, () => false);
  if (!machine) return undefined;
  const before = text.slice(from, machine.brand.start);
  const begin = from + (lastEdge.exec(before)?.[0].length ?? 0);
  const told = text.slice(begin, machine.brand.start);
  for (const { index, 1: owner = '' } of [...told.matchAll(leadsToMachine)].reverse()) {
    const start = begin + (faultNoun.exec(told.slice(0, index))?.[0].length ?? 0);
    const end = begin + index;
    if (isTitle(source, start, end) && !ofSpeaker.test(owner)) return { start, end };
  }
  return undefined;
}

/** Characters from where a sentence begins to the maker of its machine, at the most. */
const furthestMachine = 160;
/** The end of the last sentence, or of the words that a colon ends (`CRITICAL: `). */
const lastEdge = /^.*[.!?:]\s{1,3}/su;
const faultNoun =
  /^(?:an?\s|the\s)?(?:(?:new|active|critical)\s)?(?:fault|alarm|alert|error|event|warning|störung|fehler|meldung|défaut|alarme|alerte|falla|fallo|alarma|alerta|guasto|allarme|falha|storing|melding|fel|larm|feil|fejl)\s(?=\p{Lu})/iu;

/** ` was detected on your ` before a machine, ` on EX-12 (`, ` an Radlader ` */
const leadsToMachine =
  /,?\s(?:(?:(?:was|is|has been|wurde|ist|a été|est|ha sido|se ha|foi|è stato|è|is|er|är|blev|har)\s)?(?:detected|reported|active|raised|logged|triggered|seen|recorded|present|gemeldet|erkannt|festgestellt|aktiv|détectée?|signalée?|activée?|actif|active|detectad[ao]|registrad[ao]|reportad[ao]|activ[ao]|ativ[ao]|rilevat[ao]|attiv[ao]|gedetecteerd|gemeld|actief|upptäckt|aktivt?|registrert|registreret)(?:,\s|\s))?(?:on|for|at|from|an|auf|bei|von|am|für|sur|pour|de|en|del|em|no|na|su|per|op|voor|bij|på|för|for|ved|til)\s((?:your|our|my|the|a|ihrem|ihrer|unserem|unserer|meinem|der|dem|votre|notre|mon|ma|la|le|su|nuestr[ao]|mi|el|sua?|nosso|nossa|nostr[ao]|mio|mia|il|uw|onze|mijn|de|het|din|er|vår|min|vores)\s)?(?:machine |unit |asset |equipment |maschine |gerät |einheit |unité |engin |unidad |máquina |macchina |unità |unidade |enhet |maskin )?(?=\S{1,16}(?:[\s,–—-]{1,3}[([]?\S{1,16}){0,2}[\s,–—-]{0,3}[([]?$|$)/giu;
const ofSpeaker =
  /^(?:our|my|unsere[mr]|meinem|notre|mon|ma|nuestr[ao]|mi|noss[ao]|nostr[ao]|mio|mia|onze|mijn|vår|min|vores)\s$/i;

/** `Case 621G, EX-12, Oil pressure low, high`, `Volvo L120H: DEF level low`: beside the machine the part that is a title. */
function titleAsPart(source: Source, from: number, to: number): Span | undefined {
  if (to - from > furthestMachine) return undefined;
  for (const part of source.text.slice(from, to).matchAll(titlePart)) {
    const start = from + part.index;
    const whole = start + part[0].trimEnd().length;
    const rated = ratedPart(source, start, to, false);
    const end = Math.min(whole, rated?.start ?? whole);
    if (isTitle(source, start, end)) return { start, end };
  }
  return undefined;
}

const titlePart = /(?<=[,|/;:]\s|\s[-–—]\s)[^,|/;:\d]{8,60}(?=\s?[,|/;]|\s[-–—]\s|\s-?\d|\.?$)/gu;

/** `Alert "Engine oil pressure low" (critical) for EX-12, Kobelco SK210LC-11` */
function titleInQuotes(source: Source, from: number, to: number): Span | undefined {
  const found = quotedAlert.exec(source.text.slice(from, Math.min(to, from + furthestMachine)));
  if (!found?.[1]) return undefined;
  const end = from + found.index + found[0].length - 1;
  const start = end - found[1].length;
  return isTitle(source, start, end) ? { start, end } : undefined;
}

const quotedAlert =
  /(?<!\p{L})(?:fault|alarm|alert|error|event|warning|notification|störung|fehler|meldung|défaut|alarme|alerte|falla|fallo|alarma|alerta|guasto|allarme|falha|storing|melding|fel|larm|feil|fejl):?\s["“„«]\s?([^"”»\n]{6,80})["”»]/iu;

function isTitle({ text, scan }: Source, start: number, end: number): boolean {
  const title = text.slice(start, end);
  return !/\d/.test(title) && isFaultTitle(title) && !namesBrand(scan, start, end);
}
