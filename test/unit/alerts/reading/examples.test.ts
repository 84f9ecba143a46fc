import { expect, it } from 'vitest';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reading/reader.ts';
import { examples, mistakesOf } from '#test/support/alert-truth.ts';

/** Examples of which something is not yet read, or not yet read right. */
const notYet: ReadonlySet<string> = new Set(['005', '007', '011']);

it.each(examples.filter(({ id }) => !notYet.has(id)))(
  'example $id is read entirely right',
  async (example) => {
    const { readings } = example.isMail
      ? await readMailAlert(example.message)
      : await readPastedAlert(example.message.toString());

    expect(mistakesOf(readings, example)).toEqual([]);
  },
);
