import { isPlaceholder, isTownOfThatName, type ValueClaim } from './claims.ts';
import { numberApart, readFaults } from './faults.ts';
import { readDescription, readFault, readFaultNumber, readSeverity, readStatus } from './labelled/fault.ts';
import { readBrand, readModel, readSerial, readType, readUnit } from './labelled/identity.ts';
import { isRemark, readIgnored } from './labelled/ignored.ts';
import { readMachine } from './labelled/machine.ts';
import { pairedMeters } from './labelled/paired-meters.ts';
import { readAngle, readPlace } from './labelled/place.ts';
import { readHours, readTime } from './labelled/time.ts';
import { type LabelledValue, type ReadValue, trimmed } from './labelled/value-bounds.ts';
import { firstIn, type Source } from './marks.ts';
import { machineAt } from './values/machines.ts';
import type { LabelField } from './words/label-phrases.ts';
import type { Label } from './words/labels.ts';
import { stateCode } from './words/states.ts';

/*
 * What a labelled value says: the label's field tells who reads it (`labelled/`), and a label put together from several
 * (`Model / Serial`) reads as many values.
 */

/**
 * Reads the value that stands between two offsets by its label. A placeholder says nothing. `whole`: it is a cell or a field
 * of a feed, all of which is the value, so nothing is cut off.
 */
export function readValue(label: Label, source: Source, from: number, to: number, whole: boolean): ReadValue {
  const { text } = source;
  const [start, end] = trimmed(text, from, to);
  if (start >= end) return { claims: [], end: to };
  const said = text.slice(start, end);
  // `ND` is North Dakota.
  const isPlace =
    (label.field === 'state' && stateCode(said) !== undefined) || isTownOfThatName(label.field, said);
  if (isPlaceholder(said) && !isPlace) {
    const claims: ValueClaim[] = placeFields.has(label.field)
      ? [{ field: 'no-place', value: true, start, end, confidence: label.trust }]
      : [];
    return { claims, end: to };
  }
  // `GEN-B (Generac, model: n/a) has raised`
  const shut = whole ? -1 : text.slice(start, Math.min(end, start + longestInBrackets)).search(/[)\]]/);
  if (shut > 0 && isPlaceholder(text.slice(start, start + shut).trim()))
    return { claims: [], end: start + shut };
  if (label.parts) return readParts(label.parts, source, start, end, whole);
  // `ID: SPN 1349 FMI 16`: a label of names, and what names no machine.
  if (nameLabels.has(label.field)) {
    const code = firstIn(source.marks.codes, start, start + 1);
    if (code && /SPN|FMI/i.test(code.code))
      return readFaults({ field: 'code', trust: 0.85 }, source, start, end, whole);
  }
  // `Component: SPN 111 - Coolant level`, `Failure type: FMI 1`: halves of a code say what they are.
  if (aboutFaults.has(label.field) && !isRemark(label)) {
    if (half.test(said)) return readFaults({ field: 'code', trust: 0.85 }, source, start, end, whole);
    const mode = numberApart(text, start, end, 0.85);
    if (mode) return { claims: [mode], end: to };
  }
  const given = { label, source, start, end, to, whole };
  const meters = label.field === 'hours' || label.field === 'ignored' ? pairedMeters(given) : undefined;
  return meters ?? readers[label.field](given);
}

/** Characters of what stands for nothing before the bracket shuts, at the most. */
const longestInBrackets = 24;

const readers: Readonly<Record<LabelField, (value: LabelledValue) => ReadValue>> = {
  brand: readBrand,
  model: readModel,
  machine: readMachine,
  serial: readSerial,
  unit: readUnit,
  type: readType,
  hours: readHours,
  location: readPlace,
  address: readPlace,
  city: readPlace,
  state: readPlace,
  lat: readAngle,
  long: readAngle,
  code: readFault,
  fault: readFault,
  description: readDescription,
  severity: readSeverity,
  lamp: readSeverity,
  spn: readFaultNumber,
  fmi: readFaultNumber,
  mid: readFaultNumber,
  time: readTime,
  date: readTime,
  clock: readTime,
  zone: readAsItStands,
  'source-id': readAsItStands,
  status: readStatus,
  ignored: readIgnored,
};

function readAsItStands({ label, source, start, end, to }: LabelledValue): ReadValue {
  const field = label.field === 'zone' ? 'zone' : 'source-id';
  const value = source.text.slice(start, end);
  return { claims: [{ field, value, start, end, confidence: label.trust }], end: to };
}

const placeFields = new Set(['location', 'lat', 'address']);

/** Labels of what is told of faults, or of nothing that alerts are made of. */
const aboutFaults = new Set<LabelField>(['description', 'type', 'ignored']);
const half = /^SPN[ :#]{0,2}\d{1,7}(?:\s?[-–—:(]\s?\p{L}| \p{L})(?!.*\bFMI)/iu;

const nameLabels = new Set<Label['field']>(['unit', 'serial', 'machine', 'source-id', 'type']);

/** `Model / Serial: HX300AL / HHKHK905PM0000519`: as many values as labels, else what the labels have in common. */
function readParts(
  parts: readonly Label[],
  source: Source,
  start: number,
  end: number,
  whole: boolean,
): ReadValue {
  const fields = parts.map((part) => part.field);
  // Komatsu's type is a part of the model: `MODEL-TYPE-SERIAL PC210LC-11-A12874`.
  const type = fields.indexOf('type');
  const joined = type > 0 && fields[type - 1] === 'model' ? type : -1;
  const value = source.text.slice(start, end).replace(ofYear, '');
  if (joined > 0 && / [/|] /.test(value))
    return readParts(
      parts.filter((_, index) => index !== joined),
      source,
      start,
      end,
      whole,
    );
  // `Type-Serial : PC210LC-11 / A13074`: beside a serial number a type is the model.
  if (
    fields[0] === 'type' &&
    !fields.includes('model') &&
    !fields.includes('brand') &&
    fields.includes('serial')
  )
    return readParts(
      parts.map((part) => (part.field === 'type' ? { ...part, field: 'model', trust: 0.8 } : part)),
      source,
      start,
      end,
      whole,
    );
  // `Maker/model   Hitachi ZW220-6`: the dash is the model's.
  const machine =
    fields[0] === 'brand' && fields[1] === 'model' ? machineAt(source.scan, start, end) : undefined;
  const isNamed = machine?.model !== undefined && fields.length === 2;
  const isSplit = partMarks.slice(0, 2).some((mark) => [...value.matchAll(mark)].length === parts.length - 1);
  // `MAKE/MODEL/SN   Roadtec RX-700 / RX700-61402`: what follows the machine is of the other labels.
  const [other, ...more] = parts.slice(2);
  if (machine?.model && other && more.length === 0 && !isSplit) {
    const at = machine.end + (/^[\s/|,–—-]{0,4}/.exec(source.text.slice(machine.end, end))?.[0].length ?? 0);
    const claims: ValueClaim[] = [
      { field: 'brand', ...machine.brand, confidence: parts[0]?.trust ?? 0.9 },
      { field: 'model', ...machine.model, confidence: parts[1]?.trust ?? 0.9 },
    ];
    return { claims: [...claims, ...readValue(other, source, at, end, true).claims], end };
  }
  const isOfMachine = fields.some((field) => ofMachine.has(field));
  for (const mark of partMarks.slice(0, isNamed ? 2 : isOfMachine ? partMarks.length : 1)) {
    const edges = [...value.matchAll(mark)];
    if (edges.length !== parts.length - 1) continue;
    const claims: ValueClaim[] = [];
    for (const [index, part] of parts.entries()) {
      if (index === joined) continue;
      const before = edges[index - 1];
      const after = edges[index + 1 === joined ? joined : index];
      const from = before ? before.index + before[0].length : 0;
      claims.push(
        ...readValue(part, source, start + from, start + (after?.index ?? value.length), true).claims,
      );
    }
    return { claims, end };
  }
  const surest = [...parts].sort((a, b) => b.trust - a.trust)[0];
  const [first = surest] = parts;
  if (first === undefined) return { claims: [], end };
  const label: Label =
    fields.includes('model') && !fields.includes('type')
      ? { ...first, field: 'machine' }
      : { ...(surest ?? first) };
  return readValue(
    { phrase: label.phrase, field: label.field, trust: label.trust },
    source,
    start,
    end,
    whole,
  );
}

const ofMachine = new Set<LabelField>(['brand', 'model', 'machine', 'serial', 'unit']);
/** `Kubota / KX080-5 / 2023` under `Make/Model/Year`. */
const ofYear = /(?<=\d[\p{L}\d-]{0,8})\s?[/,|]\s?(?:19|20)\d\d$/u;
/** What sets the parts of a value apart, the surest first; a fault's text has commas and dashes of its own. */
const partMarks = [/\s{1,3}[/|]\s{1,3}/g, /\//g, /\s[-–—·]\s/g, /,\s/g, /-/g];
