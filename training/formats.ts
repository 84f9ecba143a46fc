import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { providerOf } from '#functions/alerts/reading/values/providers.ts';
import { messageTruth } from '#test/support/alert-score.ts';
import type { Random } from '#test/support/random.ts';
import { type CorpusMessage, textFormsOf } from './corpus.ts';
import { type Filled, filled } from './fill.ts';
import { outcomeOfAll, outcomeOfMachine, type TruthOfMachine, type TruthOfMessage } from './filled-truth.ts';
import { type Pools, withoutSyntax } from './pools.ts';
import {
  parseTemplate,
  type Template,
  unmarked,
  withBareQuoted,
  withBareUnquoted,
  withoutBare,
  withoutMarks,
} from './template.ts';

export function templates(): Template[] {
  return templateFiles().map(templateFrom);
}

/** The paths of all layouts, sorted by name. */
export function templateFiles(): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => directory + name);
}

export function templateFrom(file: string): Template {
  return parseTemplate(basename(file, '.txt'), readFileSync(file, 'utf8'));
}

/** Layouts of systems that are never trained on: a third of them, chosen by the first word of the system's name. */
export function isApart({ head }: Template): boolean {
  const system = (head.system ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u)[0] ?? '';
  let sum = 7;
  for (const sign of system) sum = (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0;
  return sum % 3 === 0;
}

/** The layouts to train on; with `all`, including those kept apart. */
export function trainingTemplates(all: boolean): Template[] {
  return templates().filter((template) => all || !isApart(template));
}

/** A template filled with values from the pools. Throws for an unknown slot. */
export async function messageFrom(template: Template, pools: Pools, random: Random): Promise<CorpusMessage> {
  return unmarkedMessage(template, markedMessage(template, pools, random));
}

/** What is wrong with a layout after reading and filling it a few times; empty for a good one. */
export async function wrongWith(file: string, pools: Pools, random: Random): Promise<string[]> {
  const wrong = new Set<string>();
  for (let time = 0; time < 6; time += 1)
    try {
      const template = templateFrom(file);
      const message = markedMessage(template, withoutSyntax(pools), random);
      const { content, texts } = await unmarkedMessage(template, message);
      if (template.head.kind === 'json') JSON.parse(content.toString());
      const found = new Set(texts.flatMap(({ values }) => values.map(({ field }) => field)));
      for (const { field } of unmarked(message.text).values)
        if (!found.has(field)) wrong.add(`${field} is lost in its text form`);
    } catch (error) {
      wrong.add(String(error).split('\n')[0] ?? '');
    }
  return [...wrong];
}

interface MarkedMessage {
  readonly text: string;
  readonly isMail: boolean;
  readonly truth: TruthOfMessage;
}

function markedMessage(template: Template, pools: Pools, random: Random): MarkedMessage {
  const { kind = 'text' } = template.head;
  const own = filled(template, pools, random);
  const isMail = kind === 'mail' || kind === 'html';
  const body = kind === 'json' ? shuffledJson(own.body, random) : withoutBare(own.body);
  return { text: isMail ? mailOf(kind, own, body) : body, isMail, truth: own.truth };
}

async function unmarkedMessage(
  { name }: Template,
  { text, isMail, truth }: MarkedMessage,
): Promise<CorpusMessage> {
  const plain = withoutMarks(text);
  const forms = await textFormsOf({ isMail, content: Buffer.from(text) });
  return {
    id: name,
    isMail,
    content: Buffer.from(plain),
    truth: messageTruth.parse(withMaker(truth, providerOf(plain)?.brand ?? null)),
    texts: forms.map(unmarked),
  };
}

/** If no maker is stated, it is the one whose system sent the message. */
function withMaker(truth: TruthOfMessage, brand: string | null): TruthOfMessage {
  if (brand === null) return truth;
  if (!('alerts' in truth)) return ofMaker(truth, brand);
  const alerts = truth.alerts.map((each) => ofMaker(each, brand));
  if (truth.outcome !== 'missing_equipment') return { ...truth, alerts };
  return { ...truth, alerts, outcome: outcomeOfAll(alerts) };
}

function ofMaker<Truth extends TruthOfMachine>(truth: Truth, brand: string): Truth {
  if (truth.brand !== null) return truth;
  const made = { ...truth, brand, brandAccept: [null] };
  return truth.outcome === 'missing_equipment' ? { ...made, outcome: outcomeOfMachine(made) } : made;
}

function mailOf(kind: string, { from, subject }: Filled, body: string): string {
  const mime = `MIME-Version: 1.0\r\nContent-Type: text/${kind === 'mail' ? 'plain' : 'html'}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`;
  if (kind === 'html')
    return `From: ${from || 'Alerts <alerts@portal.example>'}\r\nSubject: ${subject || 'Alert'}\r\n${mime}${body}`;
  const [head = '', ...rest] = body.trimStart().split('\n\n');
  return `${head.replaceAll('\n', '\r\n')}\r\n${mime}${rest.join('\n\n')}`;
}

/** The same JSON document with its keys in another order, and compact or indented; anything that is not JSON stays as it is. */
function shuffledJson(body: string, random: Random): string {
  const indent = [0, 0, 2, 2, 4][Math.floor(random() * 5)];
  let document: unknown;
  try {
    document = JSON.parse(withBareQuoted(body));
  } catch {
    return withoutBare(body);
  }
  const order = random();
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (value === null || typeof value !== 'object') return value;
    let entries = Object.entries(value);
    if (order < 0.25) entries = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
    else if (order < 0.6)
      entries = entries
        .map((entry) => [random(), entry] as const)
        .sort(([one], [other]) => one - other)
        .map(([, entry]) => entry);
    return Object.fromEntries(entries.map(([key, each]) => [key, shuffled(each)]));
  };
  return withBareUnquoted(JSON.stringify(shuffled(document), null, indent));
}

const directory = fileURLToPath(new URL('formats/', import.meta.url));
