import { outcomeOf } from '#functions/alerts/reading/outcome.ts';
import type { CorrectedValues, Reading } from '#schema/alerts/alerts.ts';

/** What a message says about a machine. */
export interface Machine {
  readonly brand: string;
  readonly model: string;
  readonly serialNumber: string;
  readonly unitNumber: string;
  readonly hours: number;
  readonly city: string;
  readonly state: string;
  readonly code: string;
  readonly description: string;
}

type Said = { readonly field: keyof Machine };
type Piece = string | Said;

const say = (field: keyof Machine): Said => ({ field });

/** Ways to say it in a message. */
export const layouts = {
  labels: [
    'Asset: ',
    say('unitNumber'),
    '\nMaker: ',
    say('brand'),
    '\nModel: ',
    say('model'),
    '\nProduct number: ',
    say('serialNumber'),
    '\nMeter: ',
    say('hours'),
    ' h\nTown: ',
    say('city'),
    ', ',
    say('state'),
    '\nEvent: ',
    say('code'),
    ' (',
    say('description'),
    ')\n',
  ],
  columns: [
    'Dear customer,\n\n  Equipment        ',
    say('unitNumber'),
    '\n  Manufacturer     ',
    say('brand'),
    '\n  Sales model      ',
    say('model'),
    '\n  Serial no.       ',
    say('serialNumber'),
    '\n  SMU              ',
    say('hours'),
    '\n  Where            ',
    say('city'),
    ', ',
    say('state'),
    '\n  Event            ',
    say('code'),
    ' / ',
    say('description'),
    '\n\nYour dealer\n',
  ],
  table: [
    'name\tmaker\tkind\tnumber\tmeter\tsite\tregion\tevent\ttext\n',
    say('unitNumber'),
    '\t',
    say('brand'),
    '\t',
    say('model'),
    '\t',
    say('serialNumber'),
    '\t',
    say('hours'),
    '\t',
    say('city'),
    '\t',
    say('state'),
    '\t',
    say('code'),
    '\t',
    say('description'),
    '\n',
  ],
  sentences: [
    'Machine ',
    say('unitNumber'),
    ' made by ',
    say('brand'),
    ', type ',
    say('model'),
    ', number ',
    say('serialNumber'),
    ', ran ',
    say('hours'),
    ' hours.\nIt reports event ',
    say('code'),
    ': ',
    say('description'),
    '. Last seen near ',
    say('city'),
    ', ',
    say('state'),
    '.\n',
  ],
} as const satisfies Record<string, readonly Piece[]>;

export interface Message {
  readonly text: string;
  readonly reading: Reading;
}

/** A message in a layout, with a correct reading of it. */
export function readOf(layout: keyof typeof layouts, machine: Machine): Message {
  let text = '';
  const spans = new Map<keyof Machine, { start: number; end: number }>();
  for (const piece of layouts[layout]) {
    const words = typeof piece === 'string' ? piece : String(machine[piece.field]);
    if (typeof piece !== 'string') {
      spans.set(piece.field, { start: text.length, end: text.length + words.length });
    }
    text += words;
  }
  const read = <T>(field: keyof Machine, value: T) => ({
    value,
    span: spans.get(field) ?? { start: 0, end: 0 },
    confidence: 0.9,
  });
  const draft = {
    provider: null,
    sourceId: null,
    brand: read('brand', machine.brand),
    model: read('model', machine.model),
    serialNumber: read('serialNumber', machine.serialNumber),
    unitNumber: read('unitNumber', machine.unitNumber),
    hours: read('hours', machine.hours),
    location: {
      text: null,
      address: null,
      city: read('city', machine.city),
      state: read('state', machine.state),
      lat: null,
      long: null,
    },
    faultCodes: [
      {
        code: read('code', machine.code),
        description: read('description', machine.description),
        severity: 'unknown' as const,
        severitySpan: null,
      },
    ],
    detectedAt: null,
  };
  return { text, reading: { outcome: outcomeOf(draft, 0), ...draft } };
}

/** A person's values for the machine. */
export function valuesOf(machine: Machine): CorrectedValues {
  const { brand, model, serialNumber, unitNumber, hours, city, state, code, description } = machine;
  return {
    brand,
    model,
    serialNumber,
    unitNumber,
    hours,
    location: { address: null, city, state, lat: null, long: null },
    faultCodes: [{ code, description, severity: 'unknown' }],
    detectedAt: null,
  };
}

export interface Mistake {
  readonly field: 'brand' | 'model' | 'serialNumber' | 'unitNumber' | 'hours' | 'city';
  /** The field was not seen, or was taken from where the fault's code is. */
  readonly how: 'unseen' | 'elsewhere';
}

/** A message in a layout, with a reading that has mistakes. */
export function misread(
  layout: keyof typeof layouts,
  machine: Machine,
  mistakes: readonly Mistake[],
): Message {
  const { text, reading } = readOf(layout, machine);
  const span = reading.faultCodes[0]?.code.span ?? { start: 0, end: 0 };
  let wrong: Omit<Reading, 'outcome'> = reading;
  for (const { field, how } of mistakes) {
    const words = how === 'unseen' ? null : { value: machine.code, span, confidence: 0.5 };
    if (field === 'city') wrong = { ...wrong, location: { ...wrong.location, city: words } };
    else if (field === 'hours') wrong = { ...wrong, hours: words && { ...words, value: 363 } };
    else wrong = { ...wrong, [field]: words };
  }
  return { text, reading: { ...wrong, outcome: outcomeOf(wrong, 0) } };
}
