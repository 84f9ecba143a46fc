import type { Severity } from '#schema/severity.ts';
import type { FoundAddress } from './values/addresses.ts';
import { saysAbsent } from './words/absent.ts';

/** Something that the message says, and where: what a machine's reading is put together from. */
export type Claim = ClaimedValue & {
  readonly start: number;
  readonly end: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** The label that said so, as it is looked up; empty for running text. */
  readonly label: string;
  /** Number of the record of one machine (a row, an element of a feed); 0 for what stands in the text itself. */
  readonly group: number;
  /** Number of the record of one fault; 0 for none. What bears the same number belongs together. */
  readonly row: number;
};

type ClaimedValue =
  | {
      readonly field:
        | 'brand'
        | 'model'
        | 'type'
        | 'serial'
        | 'unit'
        | 'address'
        | 'city'
        | 'state'
        | 'code'
        | 'fault'
        | 'description'
        | 'zone'
        | 'source-id';
      readonly value: string;
    }
  | { readonly field: 'hours' | 'lat' | 'long' | 'spn' | 'fmi' | 'mid'; readonly value: number }
  | { readonly field: 'severity'; readonly value: Severity }
  /** ISO 8601. `clock` is a time of day that waits for its date. */
  | { readonly field: 'time' | 'clock'; readonly value: string }
  | { readonly field: 'point'; readonly value: { readonly lat: number; readonly long: number } }
  | { readonly field: 'place'; readonly value: FoundAddress }
  /** A label of the machine's place says that it is not known. */
  | { readonly field: 'no-place'; readonly value: true }
  /** A label of something that no alert is made of stands before it: nothing of it is the machine's or the fault's. */
  | { readonly field: 'else'; readonly value: true };

/** What a value says by itself, before it is known which record it belongs to. */
export type ValueClaim = ClaimedValue & Pick<Claim, 'start' | 'end' | 'confidence'>;

/** A value with its label. Whoever makes one makes it here: all have one shape, which what looks through them is quick with. */
export function withLabel(
  { field, value, start, end, confidence }: ValueClaim,
  label: string,
  sure: number = confidence,
): ValueClaim & { label: string } {
  return { field, value, start, end, confidence: sure, label } as ValueClaim & { label: string };
}

/** A value of a record, with its label; one that no record has is of the text itself. */
export function claimOf(
  { field, value, start, end, confidence }: ValueClaim,
  label: string,
  record: Pick<Claim, 'group' | 'row'> = ofText,
  sure: number = confidence,
): Claim {
  const { group, row } = record;
  return { field, value, start, end, confidence: sure, label, group, row } as Claim;
}

/** Those claims that are of one field. */
export function ofField<F extends Claim['field']>(
  claims: readonly Claim[],
  field: F,
): (Claim & { readonly field: F })[] {
  return claims.filter((claim): claim is Claim & { readonly field: F } => claim.field === field);
}

/** True where a code, or a fault that has only a text, is told. */
export function tellsFault(claims: readonly Pick<Claim, 'field'>[]): boolean {
  return claims.some(({ field }) => field === 'code' || field === 'fault');
}

/** What says that there is a fault: a code, its text where that is all, or a standard's number. */
export const faultHeads: ReadonlySet<Claim['field']> = new Set<Claim['field']>(['code', 'fault', 'spn']);
/** All that is said of a fault, but when. */
export const faultFields: ReadonlySet<Claim['field']> = new Set<Claim['field']>([
  ...faultHeads,
  'fmi',
  'mid',
  'description',
  'severity',
]);
/** All that says where something is. */
export const placeFields: ReadonlySet<Claim['field']> = new Set<Claim['field']>([
  'point',
  'place',
  'address',
  'city',
  'state',
  'lat',
  'long',
]);

/** How sure it is that figures without any label are the maker's: only where the owner's are told elsewhere. */
export const mereFigures = 0.41;

const ofText = { group: 0, row: 0 };

/** `Leer`: a town of Lower Saxony by a label of towns, and nothing by any other. */
export function isTownOfThatName(field: string, value: unknown): boolean {
  return field === 'city' && value === 'Leer';
}

/** True for what stands in the place of a value that the sender doesn't have, also with its reason (`unknown - modem offline`). */
export function isPlaceholder(text: string): boolean {
  const value = text.trim();
  // None begins with a figure but nought: `0 active`.
  const first = value.charCodeAt(0);
  if (value.length > 60) return false;
  if (first >= 48 && first <= 57) return noneCounted.test(value);
  if (placeholder.test(value) || saysAbsent(value)) return true;
  if (!mayReason.test(value)) return false;
  const reason = reasoned.exec(value);
  return (
    reason !== null &&
    reason[0].length < value.length &&
    (placeholder.test(reason[1] ?? '') || saysAbsent(reason[1] ?? ''))
  );
}

const noneCounted =
  /^0 (?:(?:active|open|current|stored) ?)?(?:(?:fault )?(?:faults?|codes?|dtcs?|alarms?|alerts?|errors?))?$/i;

const mayReason = /[-–—,;:(]/;

/** In brackets, whatever it is (`unavailable (no fix since 06/28)`); after a mark, without figures, which may be the value. */
const reasoned = /^([\p{L}/. ]{2,24}?)\s?(?:[-–—,;:]\s?(?=\D*$)|\()/u;

const placeholder =
  /^(?:[-–—_.*?/\\\s]{0,12}|n\.?\/?a\.?|not? (?:yet )?(?:active |current |valid |stored )?(?:available|applicable|known|reported|provided|set|specified|given|assigned|data|value|fix|gps fix|gps signal|gps data|gps|location|position|address|signal|coverage|code|codes|dtcs?|faults?|serial|hours)|no (?:serial|unit|hours?) (?:number )?(?:available|given|on file)|no (?:(?:active|current|open|stored|new|pending) )?(?:(?:fault|error|trouble|diagnostic|alarm) )?(?:codes?|faults?|dtcs?|alarms?|alerts?|errors?)(?: (?:found|active|present|reported|recorded|detected|logged|stored))?|#(?:n\/a|ref!?|value!?|name\??|null!?)|(?:device|tracker|unit|machine|asset) has no (?:gps|fix|position|location|signal)|none|nil|null|undefined|nan|unknown|unavailable|not avail\.?|tbd|tba|pending|missing|empty|blank|no gps(?: fix| signal)?(?: since .{1,30})?|unable to (?:determine|locate|get|obtain)(?: \w+){0,2}|could not be determined|cannot be determined|unassigned|unnamed|keine(?: angabe)?|k\.?a\.?|unbekannt|nicht verfügbar|inconnue?|non disponible|indisponible|nd|n\.d\.|n\/d|desconocid[oa]|no disponible|sin (?:datos|señal|gps|posición|ubicación)|sans (?:signal|position|gps)|kein (?:signal|gps|empfang)|ohne (?:signal|gps)|nieznan[yae]|brak(?: danych| sygnału)?|neznám[ýáo]|bilinmiyor|yok|ei tiedossa|未知|无|なし|未取得|알 수 없음|없음|unbek\.?|niet bekend|geen(?: gps| signaal)?|inconnu|senza segnale|sem sinal|sconosciut[oa]|non disponibile|onbekend|niet beschikbaar|desconhecid[oa]|não disponível|okänd|ukjent|ukendt|不明|non (?:communiqué|renseigné|transmis|précisé|connu)e?|nicht (?:übermittelt|gemeldet|bekannt|angegeben|gesendet)|no (?:comunicad|informad|registrad|reportad)[oa]|non (?:comunicat|segnalat|pervenut|not)[oa]|não (?:informad|registrad|reportad|transmitid)[oa]|niet (?:doorgegeven|gemeld|ontvangen)|ikke (?:oplyst|kjent|kendt|mottatt|modtaget)|ej (?:angiven|tillgänglig|känd)|saknas|nie podano|niedostępn[yae]|neuvedeno|není k dispozici|belirtilmedi|mevcut değil|ei (?:saatavilla|tiedossa)|not (?:sent|received|transmitted|given|stated)|\{\{[^{}\n]{1,40}\}\}|\$\{[^{}\n]{1,40}\}|%[A-Z][A-Z_]{2,30}%|<%[^%\n]{1,40}%>|[(<[](?:unknown|none|n\/a|null|not set|empty|blank|unavailable)[)>\]])$/i;
