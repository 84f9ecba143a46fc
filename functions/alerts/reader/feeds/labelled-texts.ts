import { htmlText } from '../html-text.ts';
import { labelOfPhrase, phraseOf } from '../words/labels.ts';
import { parseJsonLines } from './json.ts';
import { fullPhrase } from './names.ts';
import type { FeedNode } from './nodes.ts';
import { parseXml } from './xml.ts';

/*
 * Webhooks of chats, mail gateways, queues and containers send a whole message as one string: `{"subject": "Fault", "text": "Make:
 * JCB\nModel: …"}`, `{"log": "make=JCB model=…"}`. Where the names of the feed tell no machine and no fault, what was sent is read in
 * place of the feed.
 */

/** The labelled text that a feed only wraps, or the text as it is. */
export function withTextOfFeed(text: string): string {
  const start = text.search(/\S/);
  const first = text[start];
  if ((first !== '{' && first !== '[' && first !== '<') || text.length > longestFeed) return text;
  const parsed = first === '<' ? parseXml(text, start) : parseJsonLines(text, start);
  if (!parsed || text.slice(parsed.end).trim() !== '') return text;
  const found: Found = { texts: [], named: false, isProse: false, nodes: 0 };
  gather(parsed.node, '', 0, found);
  if (found.named || found.texts.length === 0) return text;
  const told = found.texts.join(found.texts.some((each) => each.includes('\n')) ? '\n\n' : '\n');
  const fields = fieldsTold(told);
  const isOfMachine = [...fields].some((field) => ofMachine.has(field));
  return (isOfMachine && fields.size >= fewestFields) || found.isProse ? told : text;
}

const longestFeed = 64 * 1024;
const fewestFields = 3;

interface Found {
  readonly texts: string[];
  /** A name of the feed says itself what a machine or a fault is. */
  named: boolean;
  /** Something is said under the name of a text: `"text": "Fault P2002 on …"`. */
  isProse: boolean;
  nodes: number;
}

/** Collects the strings that bear labels, of each record the first of those that say as much as the whole message. */
function gather(node: FeedNode, key: string, depth: number, into: Found): void {
  into.nodes += 1;
  if (into.named || depth > deepest || into.nodes > mostNodes) return;
  if (node.kind === 'value') {
    const field = labelOfPhrase(fullPhrase(key))?.field;
    const plain = plainText(node.value);
    const told = fieldsTold(plain);
    const isProse = textKeys.test(fullPhrase(key)) && (plain.match(/\S\s\S/g)?.length ?? 0) >= fewestWords;
    into.isProse ||= isProse;
    if (told.size > 0 || isProse) into.texts.push(plain);
    else if (field !== undefined && ofFeed.has(field) && node.value.trim() !== '') into.named = true;
    return;
  }
  if (node.kind === 'list') {
    for (const item of node.items) gather(item, key, depth + 1, into);
    return;
  }
  const known = into.texts.length;
  for (const entry of node.entries) gather(entry.node, entry.key, depth + 1, into);
  const own = into.texts.slice(known);
  // The plain text of a mail and its HTML say the same.
  const whole = own.find((each) => fieldsTold(each).size >= fewestFields);
  if (whole !== undefined && own.length > 1 && node.entries.every(({ node: each }) => each.kind === 'value'))
    into.texts.splice(known, own.length, whole);
}

const textKeys =
  /^(?:(?:mail|email|message|body|stripped|raw|mrkdwn) )?(?:text|body|content|message|plain|payload|raw|log|html)(?: (?:text|plain|html|body))?$/;
const fewestWords = 4;
const [deepest, mostNodes] = [12, 2000];
const ofMachine = new Set(['brand', 'model', 'machine', 'serial', 'unit']);
const ofFeed = new Set([...ofMachine, 'code', 'spn', 'severity', 'hours', 'lat', 'long']);

/** The string as it would be pasted: `*Make:*\nJCB` of a chat, the text of HTML. */
function plainText(value: string): string {
  const text = value.includes('\r') ? value.replaceAll('\r\n', '\n') : value;
  if (/<(?:table|tr|td|br|p|div|html|body)\b/i.test(text.slice(0, 4000))) return htmlText(text);
  return text.includes('*')
    ? text
        .replace(/\*{1,2}([^*\n]{1,40}?)(?::\*{1,2}|\*{1,2}:)\s{0,2}/g, '$1: ')
        .replace(boldOverValue, '$1: ')
    : text;
}

/** `*Make*\nJCB` */
const boldOverValue = /^\*{1,2}([^*\n:]{1,40})\*{1,2}\n(?=\S)/gm;

/** The fields that stand as labels before their values: at the beginning of a line or of a part, or as `key=value`. */
function fieldsTold(text: string): ReadonlySet<string> {
  const fields = new Set<string>();
  if (text.length > longestText) return fields;
  for (const [, label, key] of text.matchAll(labelled)) {
    const field = labelOfPhrase(label === undefined ? fullPhrase(key ?? '') : phraseOf(label))?.field;
    if (field !== undefined && field !== 'ignored') fields.add(field);
  }
  return fields;
}

const longestText = 16_000;
const labelled =
  /(?:^|[\n,;|>])[ \t]{0,8}[•*_-]{0,2} ?(\p{L}[\p{L}\d ./#()-]{1,30}?) ?(?:: ?|\t)(?=\S)|(?:^|[\s,;|])([A-Za-z][\w.-]{1,40})=(?=[^\s=])/gu;
