import { Resolver } from 'node:dns/promises';
import { ConfigurationError, contextOf, type Environment, readEnvironment } from '../environments.ts';
import { look } from './check.ts';
import { mailChecks } from './mail.ts';
import { quotaChecks } from './quotas.ts';
import { siteChecks } from './site.ts';
import { stackChecks } from './stacks.ts';
import { textChecks } from './texts.ts';

/**
 * `npm run doctor -- -c env=NAME`: what the environment's account still lacks for a first order. Read-only. Exits with
 * 1 if anything is missing or unknown.
 */
async function main(): Promise<number> {
  const environment = environmentOf(process.argv.slice(2));
  if (environment === undefined) return 2;
  const answers = await look(
    [...stackChecks, ...siteChecks, ...mailChecks, ...textChecks, ...quotaChecks],
    environment,
    new Resolver({ timeout: 5000, tries: 2 }),
  );
  for (const { name, state, says, runbook } of answers) {
    console.log(`${state.padEnd(8)} ${name.padEnd(19)} ${says}`);
    if (state !== 'ok') console.log(`${' '.repeat(29)}${environment.runbookUrl}#${runbook}`);
  }
  const open = answers.filter(({ state }) => state !== 'ok').length;
  console.log(
    open === 0
      ? `\n${environment.name} is ready, as far as AWS can say. Try it: sign up, and post an alert.`
      : `\n${open} of ${answers.length} are missing or unknown.`,
  );
  return open === 0 ? 0 : 1;
}

/** Undefined, after saying why, if the arguments name no environment. */
function environmentOf(args: readonly string[]): Environment | undefined {
  try {
    return readEnvironment(contextOf(args, 'env'));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    return undefined;
  }
}

process.exitCode = await main();
