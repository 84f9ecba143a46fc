import { keysOf, labelsOf, machineLabels } from './labels.ts';
import type { Pick } from './pick.ts';
import { type Field, fields, type StatedMachine, type Words } from './values.ts';

type Machines = readonly StatedMachine[];
type Names = Readonly<Record<Field, string>>;

function namesFrom(all: Readonly<Record<Field, readonly string[]>>, pick: Pick): Names {
  const name = (field: Field) => pick.of(all[field]);
  return {
    unit: name('unit'),
    brand: name('brand'),
    model: name('model'),
    serial: name('serial'),
    hours: name('hours'),
    code: name('code'),
    description: name('description'),
    severity: name('severity'),
    time: name('time'),
    place: name('place'),
  };
}

/** A list of labels and values per machine. */
export function blocks(machines: Machines, pick: Pick): string {
  const labels = namesFrom(labelsOf, pick);
  const machineLabel = pick.of(machineLabels.slice(0, 3));
  const separator = pick.of([': ', ': ', ' - ', '\t']);
  const mark = pick.of(['', '', '- ']);
  const isNumbered = pick.of([true, false, false]);
  const hoursIn = pick.of([' h', ' hrs', ' hours', '']);
  const block = ({ words }: StatedMachine, index: number) => {
    const machine = `${words.brand} ${words.model}`;
    const head = isNumbered ? `${index + 1}. ${words.unit} - ${machine}\n` : '';
    const pairs: (readonly [string, string])[] = [
      ...(isNumbered
        ? []
        : ([
            [labels.unit, words.unit],
            [machineLabel, machine],
          ] as const)),
      [labels.serial, words.serial],
      [labels.hours, words.hours + hoursIn],
      [labels.code, `${words.code} ${words.description}`],
      [labels.severity, words.severity],
      [labels.time, words.time],
      [labels.place, words.place],
    ];
    return head + pairs.map(([label, value]) => mark + label + separator + value).join('\n');
  };
  return (
    pick.of(['', 'Fault digest\n\n', 'Good morning, these machines reported faults:\n\n']) +
    machines.map(block).join(pick.of(['\n\n', '\n---\n', '\n\n\n', '\n================\n']))
  );
}

/** A line for each machine, without labels. */
export function rows(machines: Machines, pick: Pick): string {
  const separator = pick.of([' | ', '; ', ' / ', ' · ', '\t']);
  const isNumbered = pick.of([true, false]);
  const hoursIn = pick.of([' h', ' hrs', ' hours']);
  const lines = machines.map(({ words }, index) => {
    const { unit, brand, model, serial, hours, code, description, severity, time, place } = words;
    const cells = [
      unit,
      `${brand} ${model}`,
      serial,
      hours + hoursIn,
      `${code} ${description}`,
      severity,
      time,
      place,
    ];
    return (isNumbered ? `${index + 1}) ` : '') + cells.join(separator);
  });
  return pick.of(['', 'Morning list:\n']) + lines.join('\n');
}

/** A file with a header line. */
export function file(machines: Machines, pick: Pick): string {
  const separator = pick.of([',', ';', '\t']);
  const areAllQuoted = pick.of([true, false]);
  const labels = namesFrom(labelsOf, pick);
  const columns = pick.shuffled(fields);
  const cell = (value: string) => (areAllQuoted || value.includes(separator) ? `"${value}"` : value);
  return [
    columns.map((field) => labels[field]),
    ...machines.map(({ words }) => columns.map((field) => cell(words[field]))),
  ]
    .map((cells) => cells.join(separator))
    .join('\n');
}

/** A machine's and its fault's values as in a feed, with numbers, points and times in feed notation. */
export function feedValues({ truth, words }: StatedMachine): Words & { readonly isPoint: boolean } {
  const { lat, long } = truth.location;
  const isPoint = lat !== null;
  return {
    ...words,
    hours: String(truth.hours),
    time: truth.detectedAt,
    place: isPoint ? `${lat}, ${long}` : words.place,
    isPoint,
  };
}

export function json(machines: Machines, pick: Pick): string {
  const keys = namesFrom(keysOf, pick);
  const nesting = pick.of(['flat', 'fault', 'faults', 'machine']);
  const areNumbers = pick.of([true, false]);
  const objects = machines.map((one) => {
    const values = feedValues(one);
    const { lat, long } = one.truth.location;
    const machine = {
      [keys.unit]: values.unit,
      [keys.brand]: values.brand,
      [keys.model]: values.model,
      [keys.serial]: values.serial,
      [keys.hours]: areNumbers ? one.truth.hours : values.hours,
    };
    const fault = {
      [keys.code]: values.code,
      [keys.description]: values.description,
      [keys.severity]: values.severity,
      [keys.time]: values.time,
    };
    const place = values.isPoint ? { latitude: lat, longitude: long } : { [keys.place]: values.place };
    if (nesting === 'fault') return { ...machine, fault, ...(values.isPoint ? { position: place } : place) };
    if (nesting === 'faults') return { ...machine, faults: [fault], ...place };
    return nesting === 'machine' ? { machine, ...fault, ...place } : { ...machine, ...fault, ...place };
  });
  const whole = pick.of([
    objects,
    { alerts: objects },
    { source: 'fleet', data: objects },
    objects.length === 1 ? objects[0] : objects,
  ]);
  return JSON.stringify(whole, null, pick.of([0, 2]));
}

export function xml(machines: Machines, pick: Pick): string {
  const isInAttributes = pick.of([true, false]);
  const alerts = machines.map((one) => {
    const { unit, brand, model, serial, hours, code, description, severity, time, place, isPoint } =
      feedValues(one);
    const { lat, long } = one.truth.location;
    if (isInAttributes)
      return [
        `<Alert><Equipment id="${unit}" make="${brand}" model="${model}" serialNumber="${serial}"/>`,
        element('Hours', hours),
        `<Fault code="${code}" severity="${severity}" time="${time}">${description}</Fault>`,
        isPoint ? `<Position lat="${lat}" lon="${long}"/>` : element('Address', place),
        '</Alert>',
      ].join('');
    return [
      '<Alert>',
      element('UnitNumber', unit),
      element('Make', brand),
      element('Model', model),
      element('SerialNumber', serial),
      element('EngineHours', hours),
      element('FaultCode', code),
      element('Description', description),
      element('Severity', severity),
      element('Timestamp', time),
      ...(isPoint
        ? [element('Latitude', String(lat)), element('Longitude', String(long))]
        : [element('Address', place)]),
      '</Alert>',
    ].join('');
  });
  return `<?xml version="1.0"?>\n<Alerts>\n${alerts.join('\n')}\n</Alerts>`;
}

export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** A line of names and values for each machine, as gateways log them. */
export function log(machines: Machines, pick: Pick): string {
  const separator = pick.of([' ', ', ', '; ']);
  const names: Names = pick.of([
    {
      unit: 'unit',
      brand: 'make',
      model: 'model',
      serial: 'sn',
      hours: 'hours',
      code: 'code',
      description: 'desc',
      severity: 'sev',
      time: 'ts',
      place: 'loc',
    },
    {
      unit: 'asset',
      brand: 'oem',
      model: 'mdl',
      serial: 'serial',
      hours: 'smu',
      code: 'dtc',
      description: 'text',
      severity: 'level',
      time: 'time',
      place: 'site',
    },
    {
      unit: 'equip',
      brand: 'brand',
      model: 'model',
      serial: 'pin',
      hours: 'eng_hours',
      code: 'fault',
      description: 'msg',
      severity: 'severity',
      time: 'event_time',
      place: 'address',
    },
  ]);
  const value = (text: string) => (/[\s,;=]/.test(text) ? `"${text}"` : text);
  return machines
    .map((one) => {
      const values = feedValues(one);
      return fields.map((field) => `${names[field]}=${value(values[field])}`).join(separator);
    })
    .join('\n');
}

/** A table in a portal's mail. */
export function htmlTable(machines: Machines, pick: Pick): string {
  const labels = namesFrom(labelsOf, pick);
  const columns = pick.shuffled(fields);
  const head = pick.of(['th', 'td']);
  const cells = (name: string, values: readonly string[]) =>
    `<tr>${values.map((value) => `<${name}>${escaped(value)}</${name}>`).join('')}</tr>`;
  return page(
    [
      '<p>Hello,</p><p>New faults on your fleet:</p><table border=1>',
      cells(
        head,
        columns.map((field) => labels[field]),
      ),
      ...machines.map(({ words }) =>
        cells(
          'td',
          columns.map((field) => words[field]),
        ),
      ),
      '</table>',
    ].join(''),
    pick,
  );
}

type CardForm = (pairs: readonly (readonly [label: string, value: string])[]) => string;

const cardForms: readonly CardForm[] = [
  (pairs) =>
    `<table>${pairs.map(([label, value]) => `<tr><td><b>${label}</b></td><td>${value}</td></tr>`).join('')}</table>`,
  (pairs) =>
    `<div>${pairs.map(([label, value]) => `<div><span>${label}:</span> <span>${value}</span></div>`).join('')}</div>`,
  (pairs) => `<dl>${pairs.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`,
  (pairs) => `<p>${pairs.map(([label, value]) => `<b>${label}:</b> ${value}`).join('<br>')}</p>`,
];

/** A card of labels and values per machine. */
export function htmlCards(machines: Machines, pick: Pick): string {
  const labels = namesFrom(labelsOf, pick);
  const card = pick.of(cardForms);
  const cards = machines.map(({ words }) =>
    card(fields.map((field) => [labels[field], escaped(words[field])] as const)),
  );
  return page(cards.join('<hr>'), pick);
}

/** Adds what most mails have at the bottom, none of which is about a machine. */
function page(content: string, pick: Pick): string {
  const foot = pick.of([
    '',
    '<p style="font-size:10px">You receive this because you are subscribed. FleetView Inc., 1200 Corporate Blvd, Dallas, TX 75201. <a href="https://fleetview.example/u">Unsubscribe</a></p>',
    '<p>Your dealer: Northline Machinery, 4410 50 Avenue, Edmonton, AB T6B 2S4, tel. 780-555-0131</p>',
  ]);
  return `<html><body>${content}${foot}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
