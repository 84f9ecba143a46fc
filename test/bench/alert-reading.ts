import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import PostalMime from 'postal-mime';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reading/reader.ts';
import { type Score, totalScore } from '#test/support/alert-score.ts';
import { corpusPart, type Message } from '#training/corpus.ts';
import { scoresOf, unseenSets } from '#training/scores.ts';

/** The cost of reading. Compare ratios, not times: both sides ran in turn. */
export interface AlertReading {
  readonly scores: readonly (Score & { readonly set: string })[];
  readonly speeds: readonly ReadingSpeed[];
  readonly growths: readonly ReadingGrowth[];
  /** Megabytes of live heap after this many messages. */
  readonly heap: readonly { readonly messages: number; readonly megabytes: number }[];
}

/** Reading, compared to the minimum that can be done with the same bytes. */
interface ReadingSpeed {
  readonly name: string;
  readonly messages: number;
  readonly perSecond: number;
  readonly timesBare: number;
}

/** How much longer a message of twice the length takes. */
interface ReadingGrowth {
  readonly name: string;
  readonly kilobytes: number;
  readonly ms: number;
  readonly timesForDouble: number;
}

export async function alertReading(): Promise<AlertReading> {
  // Whole messages only: phrases would make the average message too small.
  const messages = (['tuned', 'practice', 'apart', 'unseen'] as const).flatMap(corpusPart);
  const mails = messages.filter(({ isMail }) => isMail);
  const pastes = messages.filter(({ isMail }) => !isMail);
  const texts = pastes.map(({ content }) => content.toString('utf8'));
  return {
    scores: await Promise.all(
      [...(await unseenSets())].map(async ([set, unseen]) => ({
        set,
        ...totalScore(await scoresOf(unseen)),
      })),
    ),
    speeds: [
      await speed('pasted text, against finding its words', texts, readPastedAlert, wordsOf),
      await speed(
        'mail, against its bare parsing',
        mails.map(({ content }) => content),
        readMailAlert,
        (raw) => PostalMime.parse(raw),
      ),
    ],
    growths: await growths(),
    heap: await heapAfter(messages, [2_000, 20_000]),
  };
}

/** The fastest round counts; other work on the machine only slows rounds down. */
const [warmUp, rounds] = [3, 15];

async function speed<T>(
  name: string,
  messages: readonly T[],
  read: (message: T) => Promise<unknown>,
  bare: (message: T) => unknown,
): Promise<ReadingSpeed> {
  const times = { read: [] as number[], bare: [] as number[] };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const [readMs, bareMs] = [await msOfAll(messages, read), await msOfAll(messages, bare)];
    if (round < warmUp) continue;
    times.read.push(readMs);
    times.bare.push(bareMs);
  }
  const ms = Math.min(...times.read);
  return {
    name,
    messages: messages.length,
    perSecond: (messages.length * 1000) / ms,
    timesBare: ms / Math.min(...times.bare),
  };
}

function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Messages far longer than any in the corpus, to reveal superlinear growth. */
async function growths(): Promise<ReadingGrowth[]> {
  const measured: ReadingGrowth[] = [];
  for (const [name, lines, textOf] of longMessages) {
    const [once, twice] = [textOf(lines), textOf(2 * lines)];
    const times = { once: [] as number[], twice: [] as number[] };
    for (let round = 0; round < warmUp + rounds; round += 1) {
      const [onceMs, twiceMs] = [
        await msOfAll([once], readPastedAlert),
        await msOfAll([twice], readPastedAlert),
      ];
      if (round < warmUp) continue;
      times.once.push(onceMs);
      times.twice.push(twiceMs);
    }
    const ms = Math.min(...times.once);
    measured.push({
      name,
      kilobytes: Buffer.byteLength(once) / 1000,
      ms,
      timesForDouble: Math.min(...times.twice) / ms,
    });
  }
  return measured;
}

const alert = `Machine: EX-12
Make: Komatsu
Model: PC210LC-11
Serial number: A12447
Fault code: CA3133
Severity: high
Hours: 5,208.9
Location: 33.4484, -112.0740
`;
const sentence =
  'This message is meant for the person to whom it is addressed, may arrive late, and binds nobody to anything, at 8 of 24 hours.\n';

/** By name: a number of lines, and a message with that many. Twice the digest is just within the limit of machines. */
const longMessages: readonly (readonly [string, number, (lines: number) => string])[] = [
  ['an alert above a long disclaimer', 800, (lines) => alert + sentence.repeat(lines)],
  [
    'a digest, a row for each machine',
    90,
    (lines) =>
      `unit,make,model,serial,hours,code,severity,latitude,longitude\n${Array.from(
        { length: lines },
        (_, row) =>
          `EX-${row},Komatsu,PC210LC-11,A${10_000 + row},${row}.5,CA${3000 + row},high,33.${row},-112.${row}\n`,
      ).join('')}`,
  ],
  [
    'a digest, nested tables in HTML',
    90,
    (lines) =>
      `<table>${Array.from(
        { length: lines },
        (_, row) =>
          `<tr><td><table><tr><td>Make</td><td>Volvo</td></tr><tr><td>Model</td><td>L120H</td></tr><tr><td>Serial</td><td>${632_000 + row}</td></tr><tr><td>Code</td><td>SPN ${100 + row} FMI 3</td></tr><tr><td>Position</td><td>44.5, -70.${row}</td></tr></table></td></tr>`,
      ).join('')}</table>`,
  ],
];

async function heapAfter(messages: readonly Message[], counts: readonly number[]) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const measured: { messages: number; megabytes: number }[] = [];
  let read = 0;
  for (const count of counts) {
    for (; read < count; read += 1) {
      const message = messages[read % messages.length];
      if (message?.isMail) await readMailAlert(message.content);
      else if (message) await readPastedAlert(message.content.toString('utf8'));
    }
    collect();
    measured.push({ messages: count, megabytes: process.memoryUsage().heapUsed / 1e6 });
  }
  return measured;
}

async function msOfAll<T>(messages: readonly T[], work: (message: T) => unknown): Promise<number> {
  const start = performance.now();
  for (const message of messages) await work(message);
  return performance.now() - start;
}
