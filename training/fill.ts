import regions from '#functions/alerts/reading/data/regions.json' with { type: 'json' };
import type { Field } from '#functions/alerts/reading/tagger/fields.ts';
import type { Severity } from '#schema/alerts/severity.ts';
import type { Random } from '#test/support/random.ts';
import { Draw } from './draw.ts';
import { type DrawnFault, type DrawnMachine, type TruthOfMessage, truthOf } from './filled-truth.ts';
import { noiseNames, noiseOf } from './noise.ts';
import type { Pools } from './pools.ts';
import { type Block, bare, marked, type Node, parseNodes, type Template } from './template.ts';
import { moment, type When, writeTime, type Zone, zones } from './time-format.ts';

export interface Filled {
  /** With marks around the values. */
  readonly body: string;
  readonly subject: string;
  readonly from: string;
  readonly truth: TruthOfMessage;
}

/** Fills a template with values from the pools and returns the truth with it. Throws for an unknown slot. */
export function filled(template: Template, pools: Pools, random: Random): Filled {
  return new Filling(template, pools, new Draw(random)).filled();
}

class Filling {
  readonly #template: Template;
  readonly #pools: Pools;
  readonly #draw: Draw;
  readonly #isJson: boolean;
  readonly #zone: Zone;
  readonly #now: number;
  readonly #machines: DrawnMachine[] = [];
  /** The machine for the next slots; initially the one outside all blocks. */
  #machine: DrawnMachine;
  #fault: DrawnFault | undefined;
  /** Inside a block whose values are not the alert's. */
  #isOther = false;

  constructor(template: Template, pools: Pools, draw: Draw) {
    this.#template = template;
    this.#pools = pools;
    this.#draw = draw;
    this.#isJson = template.head.kind === 'json';
    // Only keeps the random draws as they were when the stored weights were trained.
    this.#newMachine();
    this.#zone = draw.pick(zones);
    this.#now = Date.UTC(
      draw.int(2025, 2026),
      draw.int(0, 11),
      draw.int(1, 28),
      draw.int(0, 23),
      draw.int(0, 59),
      draw.int(0, 59),
    );
    this.#machine = this.#newMachine();
  }

  filled(): Filled {
    const { nodes, head } = this.#template;
    const shared = this.#machine;
    const isDigest = hasBlock(nodes, 'machines');
    if (!isDigest) this.#machines.push(shared);
    const body = this.#nodes(nodes);
    const subject = this.#nodes(parseNodes(head.subject ?? ''));
    const from = this.#nodes(parseNodes(head.from ?? ''));
    if (isDigest) for (const machine of this.#machines) share(shared, machine);
    return { body, subject, from, truth: truthOf(this.#template, this.#machines, this.#zone) };
  }

  #nodes(nodes: readonly Node[]): string {
    return nodes.map((node) => this.#node(node)).join('');
  }

  #node(node: Node): string {
    switch (node.kind) {
      case 'text':
        return node.text;
      case 'slot':
        return this.#slot(node.name, node.form);
      case 'choice':
        return this.#nodes(this.#draw.happens(node.chance) ? node.nodes : node.otherwise);
      case 'block':
        return this.#block(node);
    }
  }

  #block({ name, separator, nodes }: Block): string {
    if (name === 'other') return this.#ofOther(nodes);
    const count = name === 'faults' ? this.#draw.pick([1, 1, 1, 2, 2, 3]) : this.#draw.int(2, 4);
    const parts: string[] = [];
    for (let index = 0; index < count; index += 1) {
      if (name === 'machines') {
        this.#machine = this.#newMachine();
        if (!this.#isOther) this.#machines.push(this.#machine);
      }
      this.#fault = undefined;
      parts.push(this.#nodes(nodes));
    }
    this.#fault = undefined;
    return parts.join(separator);
  }

  #ofOther(nodes: readonly Node[]): string {
    const [machine, fault, isOther] = [this.#machine, this.#fault, this.#isOther];
    this.#machine = this.#newMachine();
    this.#fault = undefined;
    this.#isOther = true;
    const text = this.#nodes(nodes);
    this.#machine = machine;
    this.#fault = fault;
    this.#isOther = isOther;
    return text;
  }

  #slot(name: string, form: string): string {
    const machine = this.#machine;
    const noise = noiseNames.find((one) => one === name);
    if (noise) return noiseOf(noise, form, this.#draw);
    switch (name) {
      case 'brand':
      case 'model':
      case 'serial':
      case 'unit':
        return this.#mark(name, machine[name]);
      case 'shown':
        return `${this.#mark('brand', machine.brand)} ${this.#mark('model', machine.model)}`;
      case 'hours':
        return this.#hours(form);
      case 'address':
      case 'city':
      case 'state':
        return this.#mark(name, machine.place[name]);
      case 'statename':
        return this.#mark('state', stateNames[machine.place.state] ?? machine.place.state);
      case 'lat':
      case 'long':
        return this.#number(name, String(machine[name]));
      case 'time':
        return this.#time(form.trim());
      case 'past':
        return this.#past(form.trim());
      default:
        return this.#faultSlot(name, form);
    }
  }

  #faultSlot(name: string, form: string): string {
    const draw = this.#draw;
    switch (name) {
      case 'code': {
        const code = draw.likeOneOf(form);
        const fault = this.#ownFault();
        fault.code ??= code;
        return /^\d+$/.test(code) ? this.#number('code', fault.code) : this.#mark('code', fault.code);
      }
      case 'eid': {
        const fault = this.#ownFault();
        fault.code ??= `${draw.pick(['E', 'E', ''])}${draw.int(10, 1999)}`;
        return this.#numberOrText('code', fault.code);
      }
      case 'title': {
        const fault = this.#ownFault();
        fault.code ??= draw.pick(this.#pools.descriptions);
        fault.description = fault.code;
        return this.#mark('code', fault.code);
      }
      case 'spn':
      case 'cid':
      case 'pid':
      case 'sid': {
        const fault = this.#ownFault();
        fault.kind = name.toUpperCase();
        fault.spn ??= String(
          name === 'spn' ? draw.pick(spns) : name === 'cid' ? draw.int(1, 3000) : draw.int(1, 254),
        );
        return this.#number('spn', fault.spn);
      }
      case 'fmi': {
        const fault = this.#ownFault();
        fault.fmi ??= String(draw.pick(fmis));
        return this.#number('fmi', fault.fmi);
      }
      case 'mid': {
        const fault = this.#ownFault();
        fault.mid ??= String(draw.pick(mids));
        return fault.mid;
      }
      case 'description': {
        const fault = this.#ownFault();
        fault.description ??= draw.pick(this.#pools.descriptions);
        return this.#mark('description', fault.description);
      }
      case 'severity': {
        const [word = '', meaning = 'unknown'] = draw
          .pick(form.split(','))
          .split('=')
          .map((each) => each.trim());
        if (!this.#isOther) this.#ownFault().severity = meaning as Severity;
        return meaning === 'unknown' ? word : this.#numberOrText(meaning as Field, word);
      }
      default:
        throw new Error(`no slot is called ${name}`);
    }
  }

  #hours(form: string): string {
    const machine = this.#machine;
    const hours = form === 's' || form === 'm' ? Math.floor(machine.hours) : machine.hours;
    if (!this.#isOther) machine.shownHours = hours;
    switch (form) {
      case 's':
        return this.#number('hours', String(hours * 3600));
      case 'm':
        return this.#number('hours', String(hours * 60));
      case 'iso': {
        const minutes = Math.floor((hours % 1) * 60);
        return this.#mark('hours', `PT${Math.floor(hours)}H${hours % 1 ? `${minutes}M` : ''}`);
      }
      case ',':
        return this.#mark('hours', hours.toLocaleString('en-US'));
      default:
        return form === '' ? this.#number('hours', String(hours)) : this.#mark('hours', String(hours));
    }
  }

  #time(form: string): string {
    const times = this.#isOther ? [] : (this.#fault ?? this.#machine).times;
    const when: When = times[0] ?? moment(this.#now - this.#draw.int(1, 90) * 60_000);
    if (times.length === 0) times.push(when);
    const text = writeTime(form, when, this.#zone, this.#draw);
    return form.startsWith('epoch') ? this.#number('time', text) : this.#mark('time', text);
  }

  /** Another time, an hour to two months earlier. */
  #past(form: string): string {
    const before = this.#draw.int(1, 60) * 3_700_000 * this.#draw.int(1, 24);
    return writeTime(form, moment(this.#now - before), this.#zone, this.#draw);
  }

  /** The fault for the next slots; created if there is none yet. */
  #ownFault(): DrawnFault {
    if (!this.#fault) {
      this.#fault = newFault();
      if (!this.#isOther) this.#machine.faults.push(this.#fault);
    }
    return this.#fault;
  }

  #mark(field: Field, value: string): string {
    if (this.#isOther) return value;
    this.#machine.shown.add(field);
    return marked(field, value);
  }

  /** A value that may be unquoted in JSON. */
  #number(field: Field, value: string): string {
    return this.#mark(field, value) + (this.#isJson && !this.#isOther ? bare : '');
  }

  #numberOrText(field: Field, value: string): string {
    return /^\d+$/.test(value) ? this.#number(field, value) : this.#mark(field, value);
  }

  #newMachine(): DrawnMachine {
    const draw = this.#draw;
    const pools = this.#pools;
    const [brand, model] = draw.pick(pools.machines);
    const place = draw.pick(pools.places);
    const digits = draw.int(4, 7);
    const hours = draw.happens(0.5) ? draw.int(30, 19_999) : Math.round(draw.fraction(199_990)) / 10;
    return {
      brand,
      model,
      serial: draw.happens(0.25)
        ? draw.like(draw.pick(serialForms))
        : draw.shaken(draw.pick(pools.serials.get(brand) ?? pools.allSerials)),
      unit: draw.happens(0.5) ? draw.pick(pools.units) : draw.like(draw.pick(unitForms)),
      hours: hours < 20 ? hours + 20 : hours,
      place,
      lat: Number((25 + draw.fraction(24)).toFixed(digits)),
      long: -Number((67 + draw.fraction(57)).toFixed(digits)),
      shown: new Set(),
      shownHours: null,
      faults: [],
      times: [],
    };
  }
}

function newFault(): DrawnFault {
  return {
    code: null,
    spn: null,
    kind: 'SPN',
    fmi: null,
    mid: null,
    description: null,
    severity: 'unknown',
    times: [],
  };
}

/** Values stated once for all machines of a digest apply to each. */
function share(shared: DrawnMachine, machine: DrawnMachine): void {
  const { shown, place, lat, long, faults } = shared;
  for (const field of shown) machine.shown.add(field);
  if (shown.has('address') || shown.has('city') || shown.has('state')) machine.place = place;
  if (shown.has('lat')) Object.assign(machine, { lat, long });
  machine.faults.push(...faults);
}

function hasBlock(nodes: readonly Node[], name: Block['name']): boolean {
  return nodes.some((node) => {
    if (node.kind === 'block') return node.name === name || hasBlock(node.nodes, name);
    return node.kind === 'choice' && (hasBlock(node.nodes, name) || hasBlock(node.otherwise, name));
  });
}

const serialForms = [
  '1AAAA99A9AA999999',
  '99AAA999A99999',
  'AAA99999',
  '999999',
  'A9A-99999',
  '1AA9999AAAA999999',
];
const unitForms = ['AA-99', 'AA9999', '9999', 'A-9', 'AAA 999', '99-999', 'AA99', '99999', 'A999'];
const spns = [
  91, 94, 97, 98, 100, 102, 105, 107, 110, 111, 158, 168, 174, 190, 411, 412, 520, 596, 597, 611, 623, 627,
  629, 639, 651, 656, 729, 1127, 1209, 1231, 1347, 1485, 1569, 1761, 2000, 2791, 3031, 3216, 3226, 3242, 3251,
  3364, 3480, 3695, 3719, 4094, 4364, 4766, 5246, 5394, 5571, 6655, 7069, 516_112, 520_199, 521_035, 522_387,
  523_350, 524_037,
];
const fmis = [0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 16, 18, 19, 31];
const mids = [128, 128, 130, 136, 140, 144, 36];
const stateNames: Readonly<Record<string, string>> = regions.states;
