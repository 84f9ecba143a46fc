import type { TaggedField } from '../learnt/tags.ts';
import type { Span } from '../marks.ts';
import { labelOfPhrase } from '../words/labels.ts';
import { isLogLevel, isNumberOfMessage } from './message-fields.ts';
import { fullPhrase, hasOwnMeter, isTimeOfMeter, otherThings } from './names.ts';
import type { FeedNode } from './nodes.ts';
import { isOverGroup, isOverRecord } from './over-records.ts';
import { isRunTime } from './run-times.ts';

/*
 * What a feed tells of others than the machine: `ServicingDealer`, `homeYard`, `previousLocation`, `CumulativeIdleHours`.
 */

/** A record of that name is of a place or of people that are not the machine's. */
export function isOfOthers(phrase: string): boolean {
  return ofPeople.test(phrase) || (ofPlace.test(phrase) && labelOfPhrase(phrase)?.field === 'ignored');
}

const ofPeople =
  /(?:^|\s)(?:tenant|terminal|dealer|dealership|distributor|customer|contact|account|user|driver|operator|caller|requester|requested by|opened by|reporter|owner|sender|recipient|warranty|contract)(?: (?:address|location|info|details?|site|data|record|branch|contact))?$/;
const ofPlace =
  /(?:^|\s)(?:yard|home|home base|base|depot|branch|office|headquarters|hq|workshop|shop|store|warehouse|garage|(?:support|service) cent(?:er|re)|support|company|geo ?fence|zone|betriebshof|bauhof|werkstatt|niederlassung|agence|sucursal|taller|filiale|officina|werkplaats)(?: (?:address|location|position|site))?$|^(?:previous|former|old|prior|past|earlier|original)\s/;

/** What is not looked for in a part of a feed, by what was learnt of messages: all, or what its name says that it is not. */
export interface Aside extends Span {
  readonly not?: ReadonlySet<TaggedField>;
}

/** What a feed has of others than the machine: nothing there is looked for; and what its fields are not. */
export function asidesOf(root: FeedNode): readonly Aside[] {
  const asides: Aside[] = [];
  collect(root, '', asides);
  return asides;
}

function collect(node: FeedNode, path: string, into: Aside[]): void {
  if (node.kind === 'list')
    for (const item of node.items)
      if (item.kind === 'value') addOther(item, path.slice(path.lastIndexOf(' ') + 1), path, into);
      else collect(item, path, into);
  if (node.kind !== 'record') return;
  const over = isOverRecord(node) ? spanOf(node) : undefined;
  if (over) into.push(over);
  const phrases = node.entries.map(({ key }) => fullPhrase(key));
  for (const entry of node.entries) {
    const { key, node: own } = entry;
    const phrase = fullPhrase(key);
    const parent = path.slice(path.lastIndexOf(' ') + 1);
    if (own.kind === 'value' && isLogLevel(entry, node, parent))
      into.push({ start: own.start, end: own.end, not: noSeverity });
    if (own.kind === 'value' && isNumberOfMessage(entry, node, parent))
      into.push({ start: own.start, end: own.end, not: noName });
    const span =
      isOfOthers(phrase) ||
      countsOther.test(phrase) ||
      isLabelOfOthers(phrase, own) ||
      isOverGroup(phrase, own, phrases, parent)
        ? spanOf(own)
        : undefined;
    const inner = `${path} ${phrase}`.slice(-longestPath);
    if (span) into.push(span);
    else if (own.kind === 'value') addOther(own, phrase, inner, into);
    else collect(own, inner, into);
  }
}

const longestPath = 80;
const noSeverity: ReadonlySet<TaggedField> = new Set(['severity']);
const noTime: ReadonlySet<TaggedField> = new Set(['time']);
const noName: ReadonlySet<TaggedField> = new Set(['unit', 'serial', 'code', 'hours']);

/** `"rpm": 1850`, `"eventId": "EV-99812"`: figures without a meter's name are no hours, and another's number is no name or code. */
function addOther({ value, start, end }: ValueNode, phrase: string, path: string, into: Aside[]): void {
  if (isRunTime(phrase)) into.push({ start, end });
  // `"city": "Köln"`, `<time>20260609140000</time>`
  if (ofPlaceOrTime.has(labelOfPhrase(phrase)?.field ?? '')) into.push({ start, end, not: noName });
  if (isTimeOfMeter(phrase)) into.push({ start, end, not: noTime });
  const isMeter = ofMeter.test(path) && !otherThings.test(phrase) && !hasOwnMeter(phrase);
  const isHours = isMeter || !figures.test(value);
  const isNamed = !otherThings.test(phrase) && !ofMessage.test(phrase);
  if (isHours && isNamed) return;
  const not: TaggedField[] = isHours ? [] : ['hours'];
  into.push({ start, end, not: new Set(isNamed ? not : [...not, 'serial', 'unit', 'code']) });
}

const ofPlaceOrTime: ReadonlySet<string> = new Set(['address', 'city', 'state', 'time', 'date']);

type ValueNode = Extract<FeedNode, { kind: 'value' }>;

const figures = /^[+-]?\d{1,12}(?:[.,]\d{1,9})?$/;

/** What the meter of a machine's hours is called, and what it is a part of. */
const ofMeter =
  /(?:^| )(?:h|hm|bh|rh|smu|smr|ore|timer|life|counters?)(?: |$)|h(?:ou)?rs?(?: |$)|runh|run ?time|running|clock|(?<!para|dia|odo|peri)meter|usage|operating|zahler|betrieb|laufzeit|stunden|heures|compteur|fonctionnement|horas|horimetro|horometro|contador|contaore|teller|uren|raknare|drift|licznik|motohod|motogod|motocz/;

/** What a message, and who sends and keeps it, have for numbers of their own. */
const ofMessage =
  /^(?:account|batch|correlation|device|event|message|msg|notification|order|packet|record|request|sequence|seq|session|subscription|ticket|trace|transaction|user|work order)(?: (?:id|no|number|nr|ref|serial|uuid|guid|key))?$/;

/** What a machine's hours are beside in a feed, and no hours of it; `COD_DEF` is a defect's. */
const countsOther = /(?:^|\s)(?:idle|idling|fuel|(?<!(?:cod|desc) )def|odometer|distance)(?: |$)/;

/** `"dealerCity": "Salina"` */
function isLabelOfOthers(phrase: string, { kind }: FeedNode): boolean {
  return kind === 'value' && ofOthersField.test(phrase) && labelOfPhrase(phrase)?.field === 'ignored';
}

const ofOthersField =
  /^(?:servicing |selling |home |head )?(?:dealer|dealership|distributor|customer|contact|support|service|yard|home|depot|branch|office|hq|headquarters|workshop|company|owner|billing|shipping|warehouse)\s/;

function spanOf(node: FeedNode): Span | undefined {
  if (node.kind === 'value') return { start: node.start, end: node.end };
  const inner = node.kind === 'list' ? node.items : node.entries.map((entry) => entry.node);
  const spans = inner.map(spanOf).filter((span) => span !== undefined);
  if (spans.length === 0) return undefined;
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}
