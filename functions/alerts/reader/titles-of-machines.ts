import type { Claim } from './claims.ts';
import { isFaultTitle } from './fault-titles.ts';
import { hasBits, scan } from './scan.ts';
import { may } from './vocabulary.ts';

/*
 * A fault that has only a text may have the machine's name in its title: `Check Engine Light On - Pump 4`.
 */

/** The claims with the titles of faults without the machine's name. */
export function withoutMachinesNames(claims: readonly Claim[]): readonly Claim[] {
  if (!claims.some(isTitle)) return claims;
  const names = new Set<string>();
  for (const { field, value } of claims)
    if (nameFields.has(field) && typeof value === 'string') names.add(value.toLowerCase());
  return claims.map((claim) => {
    if (claim.field !== 'fault') return claim;
    const title = titleIn(claim.value, names);
    if (title === claim.value) return claim;
    const start = claim.start + claim.value.indexOf(title);
    return { ...claim, value: title, start, end: start + title.length };
  });
}

function isTitle({ field, value }: Claim): boolean {
  return field === 'fault' && typeof value === 'string' && edge.test(value);
}

const nameFields = new Set<Claim['field']>(['unit', 'serial', 'model']);
const edge = /\s[-–—|•·]\s|:\s|\s(?:on|for|of|auf|bei|an|von|sur|pour|en|su|em|na|op|på|til)\s/;
const parts = /\s[-–—|•·]\s|:\s/g;

/** `light tower LT-14 SHUTDOWN - Low Oil Pressure`: what names the machine goes, where a title is left. */
function titleIn(value: string, names: ReadonlySet<string>): string {
  const edges = [...value.matchAll(parts)];
  const [first, last] = [edges[0], edges.at(-1)];
  if (last) {
    const before = value.slice(0, last.index);
    if (names.has(value.slice(last.index + last[0].length).toLowerCase()) && hasWords(before)) return before;
  }
  if (first) {
    const lead = value.slice(0, first.index);
    const rest = value.slice(first.index + first[0].length);
    if (names.has(lead.toLowerCase()) && hasWords(rest)) return rest;
    if (isFaultTitle(rest) && !isFaultTitle(lead) && namesMachine(lead, names)) return rest;
  }
  // `Low coolant level on Pump 4`
  const [, told, name] = toldOf.exec(value) ?? [];
  return told && name && names.has(name.toLowerCase()) && hasWords(told) ? told : value;
}

const toldOf = /^(.{6,100})\s(?:on|for|of|auf|bei|an|von|sur|pour|en|su|em|na|op|på|til)\s(.{1,40})$/;

function hasWords(text: string): boolean {
  return /\p{L}{2}\S*\s+\S*\p{L}{2}/u.test(text);
}

/** `light tower LT-14 SHUTDOWN`: a kind of machine with its number, or its name. */
function namesMachine(text: string, names: ReadonlySet<string>): boolean {
  const folded = text.toLowerCase();
  if ([...names].some((name) => name.length > 2 && folded.includes(name))) return true;
  return /\d/.test(text) && hasBits(scan(text), 0, text.length, may.machineType);
}
