import type { Severity } from '#schema/alerts/severity.ts';
import {
  bobcatParts,
  bobcatStates,
  catComponents,
  catEvents,
  cumminsCodes,
  hitachiCodes,
  jlgGroups,
  komatsuCodes,
  komatsuEndings,
  troubleCodeRanges,
  troubleCodes,
} from './known-codes.ts';
import { severityOfCatLevel } from './level-words.ts';
import { type Parameter, suspectParameters } from './spn.ts';

/** What a code says by itself, before its description is looked at. */
export interface NamedFault {
  /** Undefined for a parameter that only its maker names. */
  readonly parameter: Parameter | undefined;
  /** The failure mode; undefined where the code has none that is known. */
  readonly fmi: number | undefined;
  /** True where the name already says what is wrong (`Fuel rail pressure too low`). */
  readonly isWhole?: boolean;
  /** `standard`: of SAE; `maker`: of the one maker whose code it is; `guess`: a number that several makers use. */
  readonly source: 'standard' | 'maker' | 'guess';
  /** The number of a parameter that is not known here, as it is called. */
  readonly number?: string;
  /** The severity that the code states by its own level. */
  readonly level?: Severity | undefined;
}

/** What a code as displayed says; `brand` tells notations apart that several makers use. Undefined for what is not known. */
export function namedFault(code: string, brand: string | undefined): NamedFault | undefined {
  const text = code.trim().replace(/\s+/g, ' ').toUpperCase();
  const maker = brand?.toLowerCase() ?? '';
  for (const shape of shapes) {
    const found = shape(text, maker);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Shape = (text: string, maker: string) => NamedFault | undefined;

const shapes: readonly Shape[] = [
  (text) => numbers(/(?<![A-Z])SPN\W{0,3}(\d{1,7})\D{1,12}FMI\W{0,3}(\d{1,2})\b/, text, spnWithMode),
  (text) => numbers(/(?<![A-Z])SPN\s?(\d{1,7})\s?[-/.]\s?(\d{1,2})$/, text, spnWithMode),
  // `HCESPN 128 FMI 4`: Hyundai numbers its parameters itself.
  (text) =>
    numbers(/[A-Z]{2,4}SPN\W{0,3}(\d{1,7})\D{1,12}FMI\W{0,3}(\d{1,2})\b/, text, (number, fmi) =>
      ofMaker(`parameter ${number}`, fmi),
    ),
  // John Deere: `ECU 000190.16`, `EIC 3509.02`; Kubota: `DTC 523930.12`.
  (text) => numbers(/^(?:[A-Z]{2,5}\d?\s)?0{0,5}(\d{1,6})\.(\d{2})$/, text, spnWithMode),
  (text) =>
    numbers(/\bP?PID\W{0,3}(\d{1,3})\D{1,12}FMI\W{0,3}(\d{1,2})\b/, text, (pid, fmi) =>
      text.includes('PPID') ? ofMaker(`PPID ${pid}`, fmi) : spnWithMode(pid, fmi),
    ),
  (text) =>
    numbers(/\bP?SID\W{0,3}(\d{1,3})\D{1,12}FMI\W{0,3}(\d{1,2})\b/, text, (sid, fmi) =>
      text.includes('PSID') ? volvoSubsystem(sid, fmi) : subsystem(sid, fmi),
    ),
  (text) => numbers(/\bCID\W{0,3}(\d{1,4})\D{1,12}FMI\W{0,3}(\d{1,2})\b/, text, catComponent),
  (text, maker) =>
    isCat(maker)
      ? numbers(/^(?:\d{1,3} ?- ?)?(\d{1,4}) ?- ?(\d{1,2})(?: ?\([123]\))?$/, text, catComponent)
      : undefined,
  (text, maker) => catEvent(text, maker),
  (text) => sayTroubleCode(/^(?:DTC )?([PCBU][0-3][0-9A-F]{3})(?:[-:]?[0-9A-F]{2})?$/.exec(text)?.[1]),
  (text, maker) => {
    const number = /^CA(\d{3,4})$/.exec(text)?.[1];
    return number !== undefined && (maker === '' || maker.includes('komatsu'))
      ? cummins(Number(number), 'maker')
      : undefined;
  },
  (text, maker) => (maker === '' || maker.includes('komatsu') ? komatsu(text) : undefined),
  (text, maker) => (maker.includes('bobcat') ? bobcat(text) : undefined),
  (text, maker) => (maker.includes('hitachi') ? hitachi(text) : undefined),
  (text, maker) => (maker.includes('jlg') ? jlg(text) : undefined),
  // A number alone may be a Cummins code, whoever built the machine: only with a description that agrees is it taken for one.
  (text) => {
    const number = /^(?:FC |DTC )?(\d{3,4})$/.exec(text)?.[1];
    return number === undefined ? undefined : cummins(Number(number), 'guess');
  },
];

function numbers(
  shape: RegExp,
  text: string,
  answer: (first: number, second: number) => NamedFault | undefined,
): NamedFault | undefined {
  const match = shape.exec(text);
  return match ? answer(Number(match[1]), Number(match[2])) : undefined;
}

function spnWithMode(spn: number, fmi: number): NamedFault {
  return { parameter: suspectParameters.get(spn), fmi, source: 'standard', number: `Parameter ${spn}` };
}

function ofMaker(number: string, fmi: number): NamedFault {
  return {
    parameter: undefined,
    fmi,
    source: 'maker',
    number: number.charAt(0).toUpperCase() + number.slice(1),
  };
}

/**
 * Subsystems (SID) of SAE J1587 that are the same for every control unit, and those of an engine, as the parameters that
 * SAE J1939 has for them.
 */
function subsystem(sid: number, fmi: number): NamedFault {
  const spn = subsystems[sid] ?? (sid <= 16 ? 650 + sid : undefined);
  const parameter = spn === undefined ? undefined : suspectParameters.get(spn);
  return { parameter, fmi, source: 'standard', number: `Subsystem ${sid}` };
}

const subsystems: Readonly<Record<number, number>> = {
  17: 632,
  20: 635,
  21: 636,
  22: 637,
  23: 638,
  27: 641,
  33: 647,
  39: 677,
  64: 723,
  70: 729,
  151: 611,
  152: 612,
  153: 613,
  231: 639,
  232: 620,
  240: 628,
  250: 608,
  251: 627,
  253: 630,
  254: 629,
};

/** Subsystems that Volvo numbers itself (PSID), for its engines. */
function volvoSubsystem(psid: number, fmi: number): NamedFault {
  const known = ({ 47: 'railPressure', 97: 'railPressure', 98: 'boost' } as const)[psid];
  const name = known === 'boost' ? 'Boost air system' : 'Rail pressure system';
  return {
    parameter: known && { name, subject: known },
    fmi,
    source: 'maker',
    number: `Subsystem ${psid}`,
  };
}

function catComponent(cid: number, fmi: number): NamedFault {
  const own =
    cid >= 1 && cid <= 12 ? ([`Cylinder ${cid} injector`, 'injector'] as const) : catComponents[cid];
  // Up to 255, what is no component of Caterpillar's own is a parameter of SAE J1587, and those SAE J1939 took over.
  const parameter = own
    ? { name: own[0], subject: own[1] }
    : cid <= 255
      ? suspectParameters.get(cid)
      : undefined;
  return { parameter, fmi, source: 'maker', number: `Component ${cid}` };
}

/** `E0363(2)`, `E360-3`, `EID 360`: an event and its level. */
function catEvent(text: string, maker: string): NamedFault | undefined {
  const match = /^(?:EID ?|E)(\d{2,5})(?: ?(?:\(|- ?)([123])\)?)?$/.exec(text);
  if (match === null) return undefined;
  const isBracketed = text.includes('(');
  if (!isCat(maker) && !(isBracketed && maker === '')) return undefined;
  const level = match[2] === undefined ? undefined : severityOfCatLevel(Number(match[2]));
  const event = catEvents[Number(match[1])];
  if (event === undefined) {
    return level && { parameter: undefined, fmi: undefined, source: 'maker', level };
  }
  const [name, subject, fmi] = event;
  return { parameter: { name, subject }, fmi, isWhole: true, source: 'maker', level };
}

function sayTroubleCode(code: string | undefined): NamedFault | undefined {
  if (code === undefined) return undefined;
  const known = troubleCodes[code];
  if (known) {
    const [name, subject, fmi] = known;
    return { parameter: { name, subject }, fmi, isWhole: true, source: 'standard' };
  }
  const range =
    troubleCodeRanges[code.slice(0, 4)] ??
    troubleCodeRanges[code.slice(0, 3)] ??
    troubleCodeRanges[code.slice(0, 2)];
  return range && { parameter: { name: range[0], subject: range[1] }, fmi: 11, source: 'maker' };
}

function cummins(number: number, source: NamedFault['source']): NamedFault | undefined {
  const [spn, fmi] = cumminsCodes[number] ?? [];
  if (spn === undefined || fmi === undefined) return undefined;
  return { parameter: suspectParameters.get(spn), fmi, source };
}

function komatsu(text: string): NamedFault | undefined {
  const known = komatsuCodes[text];
  if (known) {
    const [name, subject, fmi] = known;
    return { parameter: { name, subject }, fmi, isWhole: true, source: 'maker' };
  }
  const ending = /^D[A-Z0-9@]{3}([A-Z]{2})$/.exec(text)?.[1];
  const fmi = ending === undefined ? undefined : komatsuEndings[ending];
  return fmi === undefined
    ? undefined
    : { parameter: undefined, fmi, source: 'maker', number: 'Electrical circuit' };
}

function bobcat(text: string): NamedFault | undefined {
  const match = /^M(\d{2})(\d{2})$/.exec(text);
  const part = bobcatParts[match?.[1] ?? ''];
  const fmi = bobcatStates[match?.[2] ?? ''];
  if (part === undefined || fmi === undefined) return undefined;
  return { parameter: { name: part[0], subject: part[1] }, fmi, source: 'maker' };
}

function hitachi(text: string): NamedFault | undefined {
  const match = /^(\d{5})-(\d{1,2})$/.exec(text);
  const known = match && hitachiCodes[Number(match[1])];
  return known
    ? { parameter: { name: known[0], subject: known[1] }, fmi: Number(match[2]), source: 'maker' }
    : undefined;
}

function jlg(text: string): NamedFault | undefined {
  const group = jlgGroups[/^(?:DTC )?(\d{2})\d{1,3}$/.exec(text)?.[1] ?? ''];
  return group && { parameter: { name: group[0], subject: group[1] }, fmi: 11, source: 'maker' };
}

function isCat(maker: string): boolean {
  return /\bcat(erpillar)?\b/.test(maker);
}
