import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { AlertOutcome, Reading } from '#schema/alerts/alerts.ts';
import { valuesOfReading } from '#schema/alerts/reading-values.ts';
import { type MessageReading, readMailAlert, readPastedAlert } from './reading/reader.ts';

/**
 * `alerts:read FILE…`: shows operators what the reader makes of messages. Prints one line of JSON per file, in the format of the
 * examples under test/unit/alerts/examples. `.eml` files are raw mail, all others pasted text. Needs no server.
 */
async function main(files: readonly string[]): Promise<void> {
  if (files.length === 0) {
    process.stderr.write('Give the files to read: npm run -s alerts:read -- FILE…\n');
    process.exitCode = 2;
    return;
  }
  for (const file of files) {
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined) {
      process.stderr.write(`${file} cannot be read.\n`);
      process.exitCode = 1;
      continue;
    }
    const isMail = extname(file).toLowerCase() === '.eml';
    const message = isMail ? await readMailAlert(content) : await readPastedAlert(content.toString('utf8'));
    process.stdout.write(
      `${JSON.stringify({ id: basename(file, extname(file)), ...plainReading(message) })}\n`,
    );
  }
}

/** A message's readings without spans: a single machine's fields at the top level, several machines under `alerts`. */
export function plainReading(message: Pick<MessageReading, 'readings'>) {
  const alerts = message.readings.map(plain);
  const [only] = alerts;
  return alerts.length === 1 && only
    ? only
    : { outcome: outcomeOfAll(alerts.map((alert) => alert.outcome)), alerts };
}

function plain(reading: Reading) {
  return { outcome: reading.outcome, provider: reading.provider, ...valuesOfReading(reading) };
}

function outcomeOfAll(outcomes: readonly AlertOutcome[]): AlertOutcome {
  return (
    outcomes.find((outcome) => outcome === 'ok') ??
    outcomes.find((outcome) => outcome === 'low_priority') ??
    outcomes[0] ??
    'not_an_alert'
  );
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2));
