import { labelOfPhrase } from '../words/labels.ts';
import { fullPhrase } from './names.ts';
import type { FeedEntry, FeedNode } from './nodes.ts';

/*
 * Fields of a record that are the message's own: the level at which a log wrote it (`level=info` beside `severity=high`), and the
 * number of what it calls a fault or an alert (`"type": "fault", "id": "4471"`) where the fault's own code stands elsewhere, and the time at which a chat had it.
 */

type RecordNode = Extract<FeedNode, { kind: 'record' }>;

/** A record without the fields that are the message's own; `parent`: the name of the record. */
export function withoutMessageFields(node: RecordNode, parent: string): RecordNode {
  const entries = node.entries.filter(
    (entry) =>
      !isLogLevel(entry, node, parent) &&
      !isNumberOfMessage(entry, node, parent) &&
      !isTimeOfPost(entry, node),
  );
  return entries.length === node.entries.length ? node : { ...node, entries };
}

/** `"fields": [{"title": "Make", "value": "JCB"}, …], "ts": 1784648100`: when a chat's message was sent. */
function isTimeOfPost({ key, node: own }: FeedEntry, { entries }: RecordNode): boolean {
  return own.kind === 'value' && key === 'ts' && entries.some(isListOfPairs);
}

function isListOfPairs({ key, node }: FeedEntry): boolean {
  return (
    key === 'fields' &&
    node.kind === 'list' &&
    node.items.length > 0 &&
    node.items.every(
      (item) => item.kind === 'record' && item.entries.some((entry) => /^(?:title|name)$/.test(entry.key)),
    )
  );
}

/** `"logLevel": "WARN"`, `log.level=warn`; `level=info`, before all that is told or beside a severity of the fault's own. */
export function isLogLevel({ key, node: own }: FeedEntry, record: RecordNode, parent: string): boolean {
  if (own.kind !== 'value' || !levels.test(own.value)) return false;
  const phrase = fullPhrase(key);
  if (phrase === 'log level' || (phrase === 'level' && parent === 'log')) return true;
  if (phrase !== 'level' && phrase !== 'priority') return false;
  const isGraded = record.entries.some((other) => other.node !== own && tells(other, isSeverity, 0));
  return isGraded || (phrase === 'level' && isBehindTime(own, record));
}

const levels = /^(?:trace|debug|info|notice|warn|warning|error|err|fatal)$/i;

function isSeverity(phrase: string, { value }: ValueNode): boolean {
  return labelOfPhrase(phrase)?.field === 'severity' && phrase !== 'level' && /\p{L}/u.test(value);
}

/** `time=… level=info …`: what a log begins each line with. */
function isBehindTime(own: FeedNode, { entries }: RecordNode): boolean {
  const at = entries.findIndex(({ node }) => node === own);
  return at > 0 && entries.slice(0, at).every(({ key }) => ofLog.test(fullPhrase(key)));
}

const ofLog = /^(?:ts|t|time|timestamp|@timestamp|date|host|hostname|app|service|logger|pid|source)$/;

type ValueNode = Extract<FeedNode, { kind: 'value' }>;

/** `"id": "4471"` beside `"type": "fault"`, where the code stands elsewhere. */
export function isNumberOfMessage(
  { key, node: own }: FeedEntry,
  record: RecordNode,
  parent: string,
): boolean {
  if (own.kind !== 'value' || key.toLowerCase() !== 'id' || ofCodes.test(own.value)) return false;
  if (!record.entries.some(saysKind)) return false;
  return (
    ofMessages.test(parent) || record.entries.some((other) => other.node !== own && tells(other, isCode, 0))
  );
}

/** `"type": "machine-alert"`, `"kind": "FaultEvent"` */
function saysKind({ key, node }: FeedEntry): boolean {
  return node.kind === 'value' && /^(?:type|kind|category|topic|class)$/i.test(key) && kinds.test(node.value);
}

const kinds =
  /^(?:(?:machine|asset|equipment|vehicle|device|telematics|engine)[ _.:-]?)?(?:fault|alert|alarm|dtc|error|event|notification|warning|diagnostic|incident)s?(?:[ _.:-]?(?:event|code|alert|notification|message|record|report|raised|created)s?)?$/i;
const ofCodes = /^(?:SPN\b|[PCBU][0-3][\dA-F]{3}|[A-Z]{1,3}-?\d{3,5}(?:-\d{1,2})?$)/;
const ofMessages = /^(?:event|message|notification|meta|header|alert event)$/;

function isCode(phrase: string): boolean {
  const field = labelOfPhrase(phrase)?.field;
  return (field === 'code' && !/(?:^| )id$/.test(phrase)) || field === 'spn';
}

function tells(
  { key, node }: FeedEntry,
  is: (phrase: string, node: ValueNode) => boolean,
  depth: number,
): boolean {
  if (node.kind === 'value') return is(fullPhrase(key), node);
  if (depth > deepest) return false;
  if (node.kind === 'record') return node.entries.some((entry) => tells(entry, is, depth + 1));
  return node.items.slice(0, mostItems).some((item) => tells({ key, node: item }, is, depth + 1));
}

const [deepest, mostItems] = [3, 20];
