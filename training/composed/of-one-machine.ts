import { labelsOf, machineLabels } from './labels.ts';
import type { Pick } from './pick.ts';
import { type Field, fields, type Words } from './values.ts';

type Pair = readonly [label: string, value: string];

const unitsOfHours = ['', ' h', ' hrs', ' hours', ' hr', 'h', ' engine hours', ' SMU'];

/** A label and its value per line, in any order, with the fault's lines together. */
export function list(words: Words, pick: Pick): string {
  const mark = pick.of(['', '', '', '- ', '* ', '• ', '– ', '> ', 'number']);
  const separator = pick.of([': ', ': ', ': ', ' - ', ' = ', ':\t', '\t', ' : ', ' | ', ' -> ']);
  const machine = pick.shuffled([
    ...pairs(words, pick, ['unit', 'serial', 'hours', 'time', 'place']),
    ...machinePairs(words, pick),
  ]);
  const [before, after] = pick.of([
    [0, machine.length],
    [Math.floor(machine.length / 2), machine.length],
    [machine.length, machine.length],
  ]);
  const lines = [
    ...machine.slice(0, before),
    ...faultPairs(words, pick),
    ...machine.slice(before, after),
  ].map(
    ([label, value], index) => `${mark === 'number' ? `${index + 1}) ` : mark}${label}${separator}${value}`,
  );
  return pick.of(['', '', 'Machine alert\n\n', 'New fault reported\n', 'ALERT\n']) + lines.join('\n');
}

function machinePairs(words: Words, pick: Pick): Pair[] {
  return pick.of([true, false])
    ? pairs(words, pick, ['brand', 'model'])
    : [[pick.of([...machineLabels, 'Model']), `${words.brand} ${words.model}`]];
}

function faultPairs(words: Words, pick: Pick): Pair[] {
  const { code, description } = words;
  const fault = pick.of(['apart', 'with a dash', 'with a space']);
  const label = pick.of(labelsOf.code);
  const severity = pairs(words, pick, ['severity']);
  if (fault === 'apart') return [[label, code], ...pairs(words, pick, ['description']), ...severity];
  return [[label, `${code}${fault === 'with a dash' ? ' - ' : ' '}${description}`], ...severity];
}

function pairs(words: Words, pick: Pick, which: readonly Field[]): Pair[] {
  return which.map((field) => [
    pick.of(labelsOf[field]),
    field === 'hours' ? words.hours + pick.of(unitsOfHours) : words[field],
  ]);
}

/** Each label on a line and its value on the next, as copied from a web page. */
export function stack(words: Words, pick: Pick): string {
  return pairs(words, pick, fields)
    .map(([label, value]) => `${label}\n${value}`)
    .join('\n');
}

/** All on one line, without labels. */
export function row(words: Words, pick: Pick): string {
  const { unit, brand, model, serial, hours, code, description, severity, time, place } = words;
  const separator = pick.of([' | ', '; ', ' / ', ' · ', ' // ', ' – ', ' ; ', ' || ', ' :: ']);
  return [
    pick.of(['', 'Unit ', 'unit ']) + unit,
    `${brand} ${model}`,
    pick.of(['SN ', 'S/N ', 'serial ', 'PIN ', 's/n: ', '']) + serial,
    hours + pick.of([' h', ' hrs', ' hours', 'h']),
    `${code} ${description}`,
    severity,
    time,
    place,
  ].join(separator);
}

/** Prose. */
export function prose(words: Words, pick: Pick): string {
  const { unit, brand, model, serial, hours, code, description, severity, time, place } = words;
  const machine = `${brand} ${model}`;
  const who = pick.of([
    `${unit} (${machine}, S/N ${serial}) threw code ${code}, ${description.toLowerCase()}.`,
    `Our ${machine}, unit ${unit}, serial ${serial}, is showing fault ${code} (${description}).`,
    `Hi, the ${machine} we call ${unit} (serial number ${serial}) has an active code ${code}: ${description}.`,
    `The telematics unit on ${unit}, a ${machine} with serial ${serial}, reported ${code} - ${description}.`,
    `${machine} ${serial} (${unit}) reported fault code ${code}: ${description}.`,
  ]);
  const others = [
    pick.of([
      `It has ${hours}${pick.of([' hours', ' hrs', ' engine hours', ' h'])} on the meter.`,
      `Meter reads ${hours} hours.`,
      `Machine is at ${hours} hrs.`,
      `She's got ${hours} hours on her.`,
      `Hours: ${hours}.`,
    ]),
    pick.of([
      `Severity is ${severity}.`,
      `The display says ${severity}.`,
      `Priority: ${severity}.`,
      `It is rated ${severity}.`,
      `Level ${severity}.`,
    ]),
    pick.of([
      `It came on at ${time}.`,
      `First seen ${time}.`,
      `Time of the alert: ${time}.`,
      `That was ${time}.`,
      `Logged ${time}.`,
    ]),
    pick.of([
      `The machine is at ${place}.`,
      `Location: ${place}.`,
      `It's parked at ${place}.`,
      `You'll find it at ${place}.`,
      `Site is ${place}.`,
    ]),
  ];
  return [who, ...pick.shuffled(others)].join(pick.of([' ', '\n', ' ']));
}

/** A short text message. */
export function shortMessage(words: Words, pick: Pick): string {
  const { unit, brand, model, serial, hours, code, description, severity, time, place } = words;
  const meter = hours + pick.of(['h', 'hrs', ' hrs']);
  return pick.of([
    `${unit} ${brand} ${model} sn ${serial} ${code} ${description} ${severity} ${meter} ${time} ${place}`,
    `ALERT ${unit}: ${code} ${description}, ${severity}. ${brand} ${model} SN ${serial}, ${meter}. ${time}. ${place}`,
    `${severity.toUpperCase()}: ${code} ${description} on ${brand} ${model} ${unit} (${serial}) at ${hours} hrs, ${time}, ${place}`,
    `[${unit}] ${brand} ${model} / ${serial} / ${meter} / ${code} / ${description} / ${severity} / ${time} / ${place}`,
  ]);
}
