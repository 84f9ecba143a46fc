import type { Span } from '../marks.ts';
import { labelOfPhrase } from '../words/labels.ts';
import { fullPhrase } from './names.ts';
import type { FeedNode } from './nodes.ts';
import { isOverRecord } from './over-records.ts';

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

/** What a feed has of others than the machine: nothing there is looked for. */
export function asidesOf(root: FeedNode): readonly Span[] {
  const asides: Span[] = [];
  collect(root, asides);
  return asides;
}

function collect(node: FeedNode, into: Span[]): void {
  if (node.kind === 'list') for (const item of node.items) collect(item, into);
  if (node.kind !== 'record') return;
  const over = isOverRecord(node) ? spanOf(node) : undefined;
  if (over) into.push(over);
  for (const { key, node: own } of node.entries) {
    const phrase = fullPhrase(key);
    const span =
      isOfOthers(phrase) || countsOther.test(phrase) || isLabelOfOthers(phrase, own)
        ? spanOf(own)
        : undefined;
    if (span) into.push(span);
    else collect(own, into);
  }
}

/** What a machine's hours are beside in a feed, and no hours of it. */
const countsOther = /(?:^|\s)(?:idle|idling|fuel|def|odometer|distance)(?: |$)/;

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
