import { messageTruth } from '#test/support/alert-score.ts';
import { seededRandom } from '#test/support/random.ts';
import type { Message } from '../corpus.ts';
import { listLanguages, proseLanguages } from './languages.ts';
import { listIn, listWithGapsIn, proseIn } from './of-languages.ts';
import { list, prose, row, shortMessage, stack } from './of-one-machine.ts';
import { blocks, file, htmlCards, htmlTable, json, log, rows, xml } from './of-several.ts';
import { Pick } from './pick.ts';
import { type StatedMachine, statedMachines, type Words } from './values.ts';
import { fileWithGaps, jsonWithGaps, listWithGaps, xmlWithGaps } from './with-gaps.ts';

/*
 * Generated alerts: random values in the layouts of portals, files, feeds and people, with random labels, separators, orders and
 * notations. Every value is present, so a reader that finds fewer or others is wrong.
 */

type Composition = (id: string, pick: Pick) => Message;

const ofOne = { list, stack, row, prose, 'short message': shortMessage };
const ofSeveral = { blocks, rows, file, json, xml, log };
const mails = { 'HTML table': htmlTable, 'HTML cards': htmlCards };

export const compositions: ReadonlyMap<string, Composition> = new Map<string, Composition>([
  ...Object.entries(ofOne).map(([name, write]) => [name, aboutOne(write)] as const),
  ['list with gaps', aboutPart(listWithGaps, [1])],
  ['file with gaps', aboutPart(fileWithGaps, [1, 2, 3])],
  ['JSON with gaps', aboutPart(jsonWithGaps, [1, 2])],
  ['XML with gaps', aboutPart(xmlWithGaps, [1, 2])],
  ...proseLanguages.map((name) => [`prose, ${name}`, aboutStated((pick) => proseIn(name, pick))] as const),
  ...listLanguages.map((name) => [`list, ${name}`, aboutStated((pick) => listIn(name, pick))] as const),
  ...listLanguages.map(
    (name) => [`list with gaps, ${name}`, aboutPart((_, pick) => listWithGapsIn(name, pick), [1])] as const,
  ),
  ...Object.entries(ofSeveral).map(([name, write]) => [name, aboutSeveral(write, pasted)] as const),
  ...Object.entries(mails).map(([name, write]) => [name, aboutSeveral(write, mailed)] as const),
]);

/** A number of messages of one kind, always the same for the same seed. */
export function composed(compose: Composition, seed: number, count: number): Message[] {
  const pick = new Pick(seededRandom(seed));
  return Array.from({ length: count }, (_, index) => compose(`composed-${seed}-${index}`, pick));
}

function aboutOne(write: (words: Words, pick: Pick) => string): Composition {
  return (id, pick) => {
    const [{ truth, words }] = statedMachines(pick, 1) as [StatedMachine];
    return messageWith(id, write(words, pick), [truth]);
  };
}

type PartlyStating = typeof fileWithGaps;

function aboutPart(write: PartlyStating, counts: readonly number[]): Composition {
  return (id, pick) => {
    const { text, truths } = write(statedMachines(pick, pick.of(counts)), pick);
    return messageWith(id, text, truths);
  };
}

function aboutStated(
  write: (pick: Pick) => { readonly machine: StatedMachine; readonly text: string },
): Composition {
  return (id, pick) => {
    const { machine, text } = write(pick);
    return messageWith(id, text, [machine.truth]);
  };
}

function aboutSeveral(
  write: (machines: readonly StatedMachine[], pick: Pick) => string,
  send: (message: Message) => Message,
): Composition {
  return (id, pick) => {
    const machines = statedMachines(pick, pick.of([1, 2, 3]));
    return send(
      messageWith(
        id,
        write(machines, pick),
        machines.map(({ truth }) => truth),
      ),
    );
  };
}

function pasted(message: Message): Message {
  return message;
}

/** The message as an HTML mail from a portal. */
function mailed(message: Message): Message {
  const head = [
    'From: FleetView <noreply@fleetview.example>',
    'To: alerts@import.example',
    'Subject: Fault alert',
    'Date: Wed, 25 Mar 2026 06:20:00 -0500',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  const body = message.content.toString('base64').replace(/.{76}/g, '$&\r\n');
  return { ...message, isMail: true, content: Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}\r\n`) };
}

/** A pasted text with the truth about its machines. */
function messageWith(id: string, text: string, machines: readonly object[]): Message {
  const [machine, another] = machines;
  const isOk = machines.some((one) => 'outcome' in one && one.outcome === 'ok');
  const head = {
    ...{
      id,
      file: `${id}.txt`,
      input: 'paste',
      provider: 'made',
      style: 'made',
      difficulty: 'plain',
      notes: '',
    },
    outcome: isOk ? 'ok' : 'low_priority',
  };
  const truth = messageTruth.parse(another ? { ...head, alerts: machines } : { ...machine, ...head });
  return { id, truth, isMail: false, content: Buffer.from(text) };
}
