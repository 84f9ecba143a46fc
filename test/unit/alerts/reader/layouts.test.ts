import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { plainReading } from '#functions/alerts/read-files.ts';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';

const directory = fileURLToPath(new URL('../layouts', import.meta.url));
const expected = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(join(directory, 'expected.json'), 'utf8')));

describe('messages in other layouts and languages', () => {
  it.each(Object.keys(expected))('%s', async (file) => {
    const content = readFileSync(join(directory, file));

    const message =
      extname(file) === '.eml' ? await readMailAlert(content) : await readPastedAlert(content.toString());

    expect(plainReading(message)).toMatchObject(expected[file] as object);
  });
});
