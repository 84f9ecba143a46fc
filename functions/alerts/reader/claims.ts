import type { Severity } from '#schema/severity.ts';
import type { FoundAddress } from './values/addresses.ts';

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
  | { readonly field: 'place'; readonly value: FoundAddress };

/** What a value says by itself, before it is known which record it belongs to. */
export type ValueClaim = ClaimedValue & Pick<Claim, 'start' | 'end' | 'confidence'>;

/** True for what stands in the place of a value that the sender doesn't have. */
export function isPlaceholder(text: string): boolean {
  return placeholder.test(text.trim());
}

const placeholder =
  /^(?:[-–—_.*?/\\\s]{0,12}|n\.?\/?a\.?|not? (?:available|applicable|known|reported|provided|set|specified|data|value|fix|gps fix|gps signal|location|position|address|signal|code|codes|active codes|faults?)|none|nil|null|undefined|nan|unknown|unavailable|not avail\.?|tbd|tba|pending|missing|empty|blank|no gps|unassigned|unnamed|keine(?: angabe)?|k\.?a\.?|unbekannt|nicht verfügbar|inconnue?|non disponible|indisponible|nd|n\.d\.|desconocid[oa]|no disponible|sin datos|sconosciut[oa]|non disponibile|onbekend|niet beschikbaar|desconhecid[oa]|não disponível|okänd|ukjent|ukendt|不明|[(<[](?:unknown|none|n\/a|null|not set|empty|blank|unavailable)[)>\]])$/i;
