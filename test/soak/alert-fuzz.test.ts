import { beforeAll, describe, expect, it } from 'vitest';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reading/reader.ts';
import { examples } from '#test/support/alert-truth.ts';
import { type Random, seededRandom } from '#test/support/random.ts';
import { share } from './share.ts';

const isWhole = share(1, 0) === 1;

/** How many times the cost of an example a mutated message, or a megabyte of junk, may take. */
const mostTimes = { mutated: 150, junk: 1500 };

describe('malformed messages', () => {
  let usual = 0;

  beforeAll(async () => {
    usual = await costOfExample();
  });

  it('never crash, never hang, and cost at most a bounded multiple of a whole message', async () => {
    const random = seededRandom(20_260_608);
    let worst = { cost: 0, content: '' };

    for (let count = 0; count < share(100_000, 150); count += 1) {
      const example = pick(random, examples);
      const content = mutated(random, example.message.toString());
      let cost = await costOf(content, example.isMail);
      // A garbage collection must not count, so slow messages are measured again.
      for (let again = 0; again < 3 && cost > usual * mostTimes.mutated; again += 1)
        cost = Math.min(cost, await costOf(content, example.isMail));
      if (cost > worst.cost) worst = { cost, content };
    }

    expect(worst.cost, worst.content).toBeLessThan(usual * mostTimes.mutated);
  }, 3_600_000);

  it.each([
    ['letters', 'a'],
    ['spaces', ' '],
    ['codes', 'SPN 100 FMI 3, '],
    ['tags', '<td><div>'],
    ['numbers', '1.25 7 '],
    ['colons', 'a: b: '],
    ['brackets', '([{<"'],
    ['bytes', '\u00ff\u0000\u2028'],
    ['cells', 'a\tb\tc\td\n'],
    ['commas', '1,2,3,4,5,6,7,8\n'],
    ['bars', '|a'],
    ['lines', 'a\n'],
    ['empty lines', '\n'],
    ['makers', 'CAT '],
    ['severities', 'high '],
    ['nested tables', '<table><tr><td>12</td><td>'],
    ['open brackets of JSON', '{"a":['],
    ['headers', 'From: a\n'],
    ['facts', 'Cat 336 S/N ABC12345 code P0420 at 12 Main St, Reno, NV, 3 May 2026 12:30, 2,100 h\n'],
  ])('cost a bounded amount even as a megabyte of %s', async (name, part) => {
    const junk = part.repeat(Math.ceil(1_000_000 / part.length));

    // Both as a mail and pasted; in `npm test`, one of the two.
    for (const isMail of isWhole ? [false, true] : [name.length % 2 === 0]) {
      let cost = await costOf(junk, isMail);
      if (cost > usual * mostTimes.junk) cost = Math.min(cost, await costOf(junk, isMail));

      expect(cost).toBeLessThan(usual * mostTimes.junk);
    }
  });
});

/** Milliseconds of CPU that a warm example takes on this machine: the unit of the limits above. */
async function costOfExample(): Promise<number> {
  for (const example of [...examples, ...examples, ...examples])
    await costOf(example.message.toString(), example.isMail);
  const start = process.cpuUsage();
  for (let run = 0; run < 10; run += 1) {
    for (const example of examples) await read(example.message.toString(), example.isMail);
  }
  return process.cpuUsage(start).user / 1000 / (10 * examples.length);
}

async function costOf(content: string, isMail: boolean): Promise<number> {
  const start = process.cpuUsage();
  await read(content, isMail);
  return process.cpuUsage(start).user / 1000;
}

async function read(content: string, isMail: boolean): Promise<void> {
  const { readings } = isMail ? await readMailAlert(Buffer.from(content)) : await readPastedAlert(content);
  expect(readings.length).toBeGreaterThan(0);
}

function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

const insertions =
  '\t|\n\n|,|": "|<td>|</tr>|=|#|SPN |FMI|°|\u0000|\ud800|(((|"|2026-13-45|99:99|&#|=3D|unit: |--|> > |{"a":[|P0420|  |Cat '.split(
    '|',
  );

/** Cuts, inserts, repeats and swaps at a few random places. */
function mutated(random: Random, content: string): string {
  let text = content;
  for (let change = Math.ceil(random() * 6); change > 0; change -= 1) {
    const at = Math.floor(random() * text.length);
    const length = Math.floor(random() * 60);
    const kind = random();
    const middle =
      kind < 0.4
        ? pick(random, insertions)
        : kind < 0.6
          ? text.slice(at, at + length).repeat(Math.ceil(random() * 20))
          : kind < 0.8
            ? Array.from(text.slice(at, at + length))
                .reverse()
                .join('')
            : pick(random, insertions).repeat(Math.ceil(random() * 200));
    text = text.slice(0, at) + middle + text.slice(at + (kind < 0.4 ? 0 : length));
  }
  return text;
}
