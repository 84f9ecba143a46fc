import type { Key } from '#functions/platform/table.ts';
import { type Done, rebuild } from './rebuild.ts';

/**
 * Run by `npm run rebuild`, with a function's environment: TABLE_NAME, SEARCH_TABLE_NAME, POOLS, and PREFIX, the start
 * of the queues' names. The optional argument is the position printed by an earlier run.
 */
async function main([position]: readonly string[]): Promise<void> {
  const after: Key | undefined = position === undefined ? undefined : JSON.parse(position);
  const failed = ({ pk, sk }: Key, error: unknown) =>
    process.stderr.write(`${pk} ${sk}: ${error instanceof Error ? error.message : String(error)}\n`);
  let last: Readonly<Done> | undefined;
  for await (const { done, at } of rebuild({ after, failed })) {
    last = done;
    if (at) {
      const position = JSON.stringify(at);
      process.stdout.write(`${done.orders} orders so far; to go on from here: --after '${position}'\n`);
    }
  }
  if (last === undefined) return;
  process.stdout.write(`
${last.orders} orders brought into lists and search
${last.reminded} of them asked for their reminders, ${last.searching} for their search
${last.technicians} technicians filed
${last.users} users made in the pools
${last.held} notices or digests handed on that quiet hours hold back
${last.failed} rows failed
`);
  process.exitCode = last.failed > 0 ? 1 : 0;
}

await main(process.argv.slice(2));
