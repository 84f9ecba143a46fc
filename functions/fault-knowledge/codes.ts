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
import { type Parameter, suspectParameters } from './subjects.ts';

/** What a code says on its own, without its description. */
export interface NamedFault {
  /** Undefined for a parameter that only the maker has a name for. */
  readonly parameter: Parameter | undefined;
  /** The failure mode; undefined if the code has none that we know. */
  readonly fmi: number | undefined;
  /** True if the name already says what is wrong (`Fuel rail pressure too low`). */
  readonly isWhole?: boolean;
  /** `standard`: an SAE code; `maker`: one maker's own code; `guess`: a number that several makers use. */
  readonly source: 'standard' | 'maker' | 'guess';
  /** For an unknown parameter, what its number is called. */
  readonly number?: string;
  /** The severity in the code's own level. */
  readonly level?: Severity | undefined;
}

/** What a displayed code says; `brand` decides between notations that several makers use. Undefined for an unknown code. */
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
  // `HCESPN 128 FMI 4`: Hyundai has its own parameter numbers.
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
  (text) => troubleCode(/^(?:DTC )?([PCBU][0-3][0-9A-F]{3})(?:[-:]?[0-9A-F]{2})?$/.exec(text)?.[1]),
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
  // A bare number may be a Cummins code on any maker's machine. It counts as one only if the description agrees.
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

/** The SAE J1587 subsystems (SID) common to all control units and those of engines, as SAE J1939 parameters. */
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

/** Volvo's own subsystem numbers (PSID), for its engines. */
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
  // Below 256, a number that is not one of Caterpillar's own is an SAE J1587 parameter, and SAE J1939 kept those.
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

function troubleCode(code: string | undefined): NamedFault | undefined {
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
