import { brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import { isPlaceholder, type ValueClaim } from '../claims.ts';
import { isFaultTitle } from '../fault-titles.ts';
import { firstIn, type Source } from '../marks.ts';
import { providerAt } from '../provider.ts';
import { firstWordFrom, hasBits, type Scan, startOf } from '../scan.ts';
import { machineBehindKind } from '../values/kinds-of-machines.ts';
import { findMachine, machineAt, modelIn } from '../values/machines.ts';
import { countsOther, isOwnersName } from '../values/owners-names.ts';
import { placed } from '../values/points.ts';
import { isPin, serialAt } from '../values/serial-numbers.ts';
import { isSeverityAlone, severityClaim, severityIn } from '../values/severity-words.ts';
import { may } from '../vocabulary.ts';
import { trustByForm } from '../words/identity-labels.ts';
import { type Label, labelNamed } from '../words/labels.ts';
import { cutAt, hoursAlone, type LabelledValue, type ReadValue } from './value-bounds.ts';

/*
 * Which machine it is, by a label for one of its names: what stands after `Make`, `Model`, `Serial number`, `Unit` or `Type`,
 * and where the value is something else than its label says: a tracker, a PIN under `Unit`, a severity under `Category`.
 */

export function readBrand({ label, source, start, end }: LabelledValue): ReadValue {
  const { text } = source;
  const sure = label.trust;
  const machine = machineAt(source.scan, start, end);
  if (machine) {
    const claims: ValueClaim[] = [{ field: 'brand', ...machine.brand, confidence: sure }];
    if (machine.model) claims.push({ field: 'model', ...machine.model, confidence: 0.8 });
    return { claims, end: machine.end };
  }
  // `クボタ（Kubota）`, `卡特彼勒 Caterpillar`: the name that the catalogue knows, wherever it stands in the value.
  const inside = findMachine(source.scan, start, end, () => false);
  if (inside && end - start < 40)
    return { claims: [{ field: 'brand', ...inside.brand, confidence: sure }], end };
  const cut = cutAt(text, start, end, /[,;|(（]/);
  const value = text.slice(start, cut).trim();
  const known = brandNamed(value);
  if (!/\p{L}{2}/u.test(value) || value.length > 40) return { claims: [], end };
  return {
    claims: [
      { field: 'brand', value: known?.name ?? value, start, end: start + value.length, confidence: sure },
    ],
    end: cut,
  };
}

export function readModel({ label, source: { scan }, start, end, to, whole }: LabelledValue): ReadValue {
  const sure = label.trust;
  const { brand, model } = modelIn(scan, start, end);
  const claims: ValueClaim[] = [];
  if (brand) claims.push({ field: 'brand', ...brand, confidence: 0.8 });
  if (model && !isPlaceholder(model.value)) claims.push({ field: 'model', ...model, confidence: sure });
  return { claims, end: whole ? to : (model?.end ?? end) };
}

export function readSerial({ label, source, start, end, to, whole }: LabelledValue): ReadValue {
  const { text } = source;
  const sure = label.trust;
  // `Pin: 43°36′54″N …`: a pin on the map.
  const pinned =
    firstIn(source.marks.points, start, start + 3) ?? firstIn(source.marks.links, start, start + 3)?.point;
  if (pinned)
    return {
      claims: [
        {
          field: 'point',
          value: placed(source, pinned),
          start: pinned.start,
          end: pinned.end,
          confidence: sure,
        },
      ],
      end: pinned.end,
    };
  // `号機: R-25` is the machine's name, `号機: 40123` its serial number; so is `Maskinnr.: LT-14`.
  if (ofEither.test(label.phrase) && end - start < 12 && !/\d{4}/.test(text.slice(start, end)))
    return {
      claims: [{ field: 'unit', value: text.slice(start, end), start, end, confidence: sure }],
      end: to,
    };
  // `PIN: JCB 3CX4T K L 2471188`: a maker's name is a part of a number that is written in groups.
  const inGroups = numbers.test(label.phrase)
    ? groupedPin.exec(text.slice(start, Math.min(end, start + 32)))
    : null;
  if (inGroups)
    return {
      claims: [
        { field: 'serial', value: inGroups[0], start, end: start + inGroups[0].length, confidence: sure },
      ],
      end: start + inGroups[0].length,
    };
  // `the plate says JCB JS220`
  const machine = machineAt(source.scan, start, end);
  if (machine?.model)
    return {
      claims: [
        { field: 'brand', ...machine.brand, confidence: 0.7 },
        { field: 'model', ...machine.model, confidence: 0.7 },
      ],
      end: machine.end,
    };
  const serial = serialAt(text, start, end) ?? (whole ? wholeSerial(text, start, end) : undefined);
  if (!serial) return { claims: [], end: to };
  // `L8H0**** (unmasked L8H01733)`: what is masked is none, but where the whole stands beside it.
  if (text[serial.end] === '*') {
    const full = /^\*{1,12}\s?\(?(?:\p{L}{4,12}:?\s)?([A-Z\d]{6,17})\)/u.exec(
      text.slice(serial.end, Math.min(to, serial.end + 48)),
    );
    if (!full?.[1]?.startsWith(serial.value)) return { claims: [], end: serial.end };
    const from = serial.end + full[0].length - 1 - full[1].length;
    return {
      claims: [
        { field: 'serial', value: full[1], start: from, end: from + full[1].length, confidence: sure },
      ],
      end: serial.end + full[0].length,
    };
  }
  return { claims: [{ field: 'serial', ...serial, confidence: sure }], end: serial.end };
}

const numbers = /^(?:pin|vin|vin pin|pin vin|product identification number|product id)$/;
const groupedPin =
  /^(?=(?:[A-Z ]*\d){7})[A-Z]{2,4} [A-Z\d]{2,6}(?: [A-Z\d]{1,3}){0,3} \d{5,8}(?![\p{L}\p{N}])/u;

/** Labels that makers have for the serial number, and owners for their own. */
const ofEither =
  /^(?:号機|机号|機號|機番|호기|機身號碼|車號|maskinnummer|maskinnr|maskin nr|masch nr|maschnr|gerate nr)$/;

/** A cell under `Serial` is the serial number where it is one word with a digit. */
function wholeSerial(text: string, start: number, end: number) {
  const value = text.slice(start, end);
  return /^(?=.*\d)[\p{L}\d][\p{L}\d./-]{1,24}$/u.test(value) ? { value, start, end } : undefined;
}

export function readUnit({ label, source, start, end, to, whole }: LabelledValue): ReadValue {
  const { text, scan } = source;
  const sure = label.trust;
  const hours = hoursAlone(source, start, end);
  if (hours) return { claims: [hours], end };
  // `Device : SANY SY365H`
  const own = label.phrase === 'device' ? machineAt(scan, start, end) : undefined;
  if (own?.model)
    return {
      claims: [
        { field: 'brand', ...own.brand, confidence: 0.75 },
        { field: 'model', ...own.model, confidence: 0.75 },
      ],
      end: own.end,
    };
  // `Unit: 80 ft straight boom, JLG 800S`: what it is, and no name of it.
  const behind = machineBehindKind(scan, start, end);
  if (behind?.model)
    return {
      claims: [
        { field: 'brand', ...behind.brand, confidence: 0.75 },
        { field: 'model', ...behind.model, confidence: 0.75 },
      ],
      end: behind.end,
    };
  // A `device` is a tracker, but where its name is a machine's: `Crew 31`, `WT-05`.
  if (
    label.phrase === 'device' &&
    !numberedDevice.test(text.slice(start, end)) &&
    !(namedDevice.test(text.slice(start, end)) && !hasBits(scan, start, end, may.part | may.provider))
  )
    return { claims: [], end: to };
  if (!mayName(source, start, end)) return { claims: [], end: to };
  if (label.phrase === 'name' && namesFault(source, start, end))
    return {
      claims: [{ field: 'description', value: text.slice(start, end), start, end, confidence: 0.75 }],
      end: to,
    };
  // `unit injector 1`, `unit pump 3`: a part of an engine.
  if (ofUnitParts.test(label.phrase) && engineParts.test(text.slice(start, Math.min(end, start + 14))))
    return { claims: [], end: start };
  // `T-218 Water Truck: 2 engine faults detected`
  if (countOfFaults.test(text.slice(start, Math.min(end, start + 40)))) return { claims: [], end: start };
  // `Tag: 04.03.2026`, which Germans call a day.
  const day = firstIn(source.marks.dates, start, start + 1);
  if (day && end - day.end < 2)
    return { claims: [{ field: 'time', value: day.iso, start, end: day.end, confidence: 0.7 }], end: to };
  const first = /^[\p{L}\p{N}]{17}(?![\p{L}\p{N}])/u.exec(text.slice(start, Math.min(end, start + 18)))?.[0];
  const pin = first !== undefined && isPin(first) ? first : undefined;
  if (ofEither.test(label.phrase) && /^\d{4,8}$/.test(text.slice(start, end)))
    return {
      claims: [{ field: 'serial', value: text.slice(start, end), start, end, confidence: sure }],
      end: to,
    };
  // A name of seventeen letters and digits is a PIN, whatever it is called.
  if (pin)
    return {
      claims: [{ field: 'serial', value: pin, start, end: start + pin.length, confidence: sure }],
      end: start + pin.length,
    };
  // `EX-88, Volvo EC300E`: the owner's name over the machine's in one cell.
  const named = whole ? text.slice(start, end).indexOf(', ') : -1;
  const below = named > 0 ? machineAt(scan, start + named + 2, end) : undefined;
  if (below?.model) {
    const name = { value: text.slice(start, start + named), start, end: start + named };
    return {
      claims: [
        { field: 'unit', ...name, confidence: sure },
        { field: 'brand', ...below.brand, confidence: 0.75 },
        { field: 'model', ...below.model, confidence: 0.75 },
      ],
      end: to,
    };
  }
  // `Unit: Trackunit Raw 5501-8827`, `Trackunit-enhed: TU500-2`: the tracker.
  if ((!whole && namesProvider(scan, start)) || isOfProvider(source, label, start))
    return { claims: [], end: to };
  const unit = unitIn(text, start, end, whole);
  // `ID: Big Orange`, but `ID: 7b9e0c32`: a label that names anything.
  if (unit && sure <= trustByForm && !isOwnersName(unit.value) && !isNumbered(scan, unit))
    return { claims: [], end: to };
  // `Name: Wacker Neuson EZ53`: a designation, where nothing else says the brand and model.
  const machine = unit && machineAt(scan, unit.start, unit.end);
  if (unit && machine?.model) {
    const designation: ValueClaim[] = [
      { field: 'brand', ...machine.brand, confidence: 0.55 },
      { field: 'model', ...machine.model, confidence: 0.55 },
    ];
    const isMore = machine.end < unit.end;
    const confidence = isMore ? sure : 0.5;
    // `Truck: Bell B40E`: under a kind of machine it is no name.
    const isKind = labelKind.test(label.phrase);
    return {
      claims:
        !isKind && (isMore || sure > 0.8)
          ? [{ field: 'unit', ...unit, confidence }, ...designation]
          : designation,
      end: unit.end,
    };
  }
  return unit
    ? { claims: [{ field: 'unit', ...unit, confidence: sure }], end: unit.end }
    : { claims: [], end: to };
}

/** `Name: Aftertreatment intake NOx sensor, shorted low`: what a fault is called, below its numbers. */
function namesFault({ text, scan }: Source, start: number, end: number): boolean {
  const value = text.slice(start, end);
  return (
    isFaultTitle(value) ||
    (/^\p{Lu}\p{Ll}+(?:[ ,/-]{1,2}[\p{L}\d]+){2,9}$/u.test(value) &&
      hasBits(scan, start, end, may.part) &&
      hasBits(scan, start, end, may.trouble))
  );
}

const ofUnitParts = /^units?$/;
const engineParts = /^(?:injectors?|pumps?|heads?)(?!\p{L})/iu;
/** `Crew 42`, `Tip-10`: a number behind a word that is also a label of something else. */
function isNumbered(scan: Scan, { value, start, end }: { value: string; start: number; end: number }) {
  return (
    /^\p{Lu}\p{L}{1,11}[- ]\d{1,4}$/u.test(value) &&
    !countsOther(value) &&
    !hasBits(scan, start, end, may.part | may.trouble | may.severity | may.code | may.brand)
  );
}

const numberedDevice =
  /^(?:\p{L}[\p{L} ]{1,20} |\p{L}{1,5}-)\d{1,4}(?: \p{Lu}\p{L}{1,14}){0,2}(?:\s?\(|$)|^\d{1,4} \p{Lu}\p{Ll}{2,12}(?: \p{Lu}\p{Ll}{2,12}){0,2}$/u;
/** `Quarry Boss (GO9 serial …)`, `G620 (G9A1-884-2KX)`, `Skid (old)`: the tracker, or which of them it is, is in brackets. */
const namedDevice =
  /^(?!GO\d|LMU|TU\d)(?:\p{Lu}[\p{L}\d'’-]{1,14}(?: \p{Lu}[\p{L}\d'’-]{0,14}){0,3} \((?=[^)]*\d{3}|\p{L}{2,8}\d|\p{Ll}{2,8}\))|\p{Lu}\p{Ll}{2,12}(?: \p{Lu}\p{Ll}{1,12}){1,2}$)/u;

const labelKind = /^(?:truck|loader|rig|crane|lift|engin|camion|kran|grue|grúa)$/;

const countOfFaults =
  /^\d{1,3}\s(?:\p{L}{2,12}\s){0,3}(?:faults?|alerts?|alarms?|codes?|warnings?|störungen|meldungen|warnungen|défauts|alertes|alertas|alarmas|fallas|avvisi|allarmi|guasti|storingen|meldingen)(?!\p{L})/iu;

export function unitIn(text: string, start: number, end: number, whole: boolean) {
  const lead = /^(?:is\s)?(?:#|no\.?\s|unit\s)\s?|^is\s/i.exec(text.slice(start, end))?.[0].length ?? 0;
  const from = start + lead;
  // `Name = "Quarry, upper face"`
  const quoted = /^["“„«]([^"”“»\n]{2,40})["”“»]/.exec(text.slice(from, Math.min(end, from + 44)))?.[1];
  if (quoted !== undefined && /\p{L}|\d/u.test(quoted))
    return { value: quoted, start: from + 1, end: from + 1 + quoted.length };
  // The same, of which the marks have been trimmed.
  const isQuoted = /["“„«]/.test(text[start - 1] ?? '') && /["”“»]/.test(text[end] ?? '');
  if (isQuoted && end - from <= 40 && !/["”“»]/.test(text.slice(from, end)))
    return { value: text.slice(from, end), start: from, end };
  // `Equipment: Skid (old)`
  const described = ofWhichKind.exec(text.slice(from, Math.min(end, from + 40)))?.[0].length ?? 0;
  const cut = whole
    ? end
    : cutAt(text, from + described, end, /[,;|()]|\s[-–—/]\s|(?<=\p{Ll}{3})\.(?=\s\p{Lu}|$)/u);
  const value = text
    .slice(from, cut)
    .trim()
    .replace(/^["'“„«]|["'”“»]?\)?$/g, (mark) =>
      mark.endsWith(')') && text.slice(from, cut).includes('(') ? mark : '',
    )
    .trim();
  if (value === '' || value.length > 60 || !/[\p{L}\p{N}]/u.test(value)) return undefined;
  const offset = text.slice(from, cut).indexOf(value);
  return { value, start: from + offset, end: from + offset + value.length };
}

/** What tells one of an owner's machines from its sister. */
const ofWhichKind =
  /^[\p{L}\d][\p{L}\d '’-]{1,20} \((?:old|new|spare|big|small|large|little|red|blue|green|yellow|white|black|left|right|alt|neu|klein|groß|vieux|vieille|neuf|neuve|petit|petite|grand|grande|viej[oa]|nuev[oa]|pequeñ[oa]|oud|nieuw|gammal|ny|\p{Lu}|[\p{L}]{0,2}\d)\)$/iu;

/** What is a measure's (`"unit": "Hours"`) or itself a label of something else (`Device | Status`) names no machine. */
export function mayName({ text, scan }: Source, start: number, end: number): boolean {
  // `lift              21.6       10.1     32.0`: columns of figures.
  if (/^\d[\d.,]{0,9} {2,}[\d., ]+$/.test(text.slice(start, Math.min(end, start + 80)))) return false;
  if (end - start > 24) return true;
  const value = text.slice(start, end);
  // `TAG   J_LUBE_FLT`: a signal of a control system.
  if (/_(?:FLT|FAULT|ALM|ALARM|TRIP|ERR|WARN)\d{0,2}$/i.test(value)) return false;
  if (/\d/.test(value)) return true;
  if (measures.test(value)) return false;
  const label = labelNamed(scan, start, end);
  return !label || label.field === 'machine' || label.field === 'unit' || label.field === 'type';
}

const measures =
  /^(?:h|hrs?|hours?|sec(?:onds?)?|s|ms|milliseconds?|min(?:ute)?s?|days?|km|mi|miles?|met(?:er|re)s?|kilomet(?:er|re)s?|lit(?:er|re)s?|gal(?:lons?)?|percent|%|°?[cf]|celsius|fahrenheit|k?pa|bar|psi|rpm|volts?|v|kg|tons?|kwh?|count|stunden|heures?|horas?|ore|uren|timmar|timer)$/i;

function namesProvider(scan: Scan, start: number): boolean {
  const word = firstWordFrom(scan, start);
  return startOf(scan, word) - start < 3 && providerAt(scan, word) !== undefined;
}

/** A portal's name stands right before the label. */
function isOfProvider({ text, scan }: Source, label: Label, start: number): boolean {
  const first = firstWordFrom(scan, start) - label.phrase.split(' ').length - 1;
  return (
    first >= 0 &&
    providerAt(scan, first) !== undefined &&
    /^\p{L}{4,20}[- ]\p{L}[\p{L} ]{2,20}[:\s]{1,4}$/u.test(text.slice(startOf(scan, first), start))
  );
}

export function readType({ label, source: { text, scan }, start, end, to }: LabelledValue): ReadValue {
  const sure = label.trust;
  // `Category: serious`: what sorts faults and not machines.
  const stated = isSeverityAlone(scan, start, end) ? severityIn(scan, start, end) : undefined;
  if (stated) {
    return { claims: [severityClaim(stated, 0.8)], end: to };
  }
  const machine = machineAt(scan, start, end);
  const claims: ValueClaim[] = [
    { field: 'type', value: text.slice(start, end), start, end, confidence: sure },
  ];
  if (machine) claims.push({ field: 'brand', ...machine.brand, confidence: 0.7 });
  if (machine?.model) claims.push({ field: 'model', ...machine.model, confidence: 0.7 });
  return { claims, end: to };
}
