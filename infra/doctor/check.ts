import type { MxRecord } from 'node:dns';
import type { Environment } from '../environments.ts';

/** `unknown` if AWS or DNS didn't say: no permission, no network, an answer without the value. */
export interface Answer {
  readonly state: 'ok' | 'missing' | 'unknown';
  /** One sentence: what was found, or what to do. */
  readonly says: string;
}

export interface Check {
  readonly name: string;
  /** Anchor of the runbook section that says how. */
  readonly runbook: string;
  /** Reads only. May throw: `look` turns that into `unknown`. */
  readonly ask: (environment: Environment, dns: Dns) => Promise<Answer>;
}

/** The part of Node's resolver that checks use. */
export interface Dns {
  resolve4(name: string): Promise<string[]>;
  resolveMx(name: string): Promise<MxRecord[]>;
  resolveNs(name: string): Promise<string[]>;
  resolveTxt(name: string): Promise<string[][]>;
}

export function ok(says: string): Answer {
  return { state: 'ok', says };
}

export function missing(says: string): Answer {
  return { state: 'missing', says };
}

export function unknown(says: string): Answer {
  return { state: 'unknown', says };
}

/** Runs all checks at once; answers come in the order of the checks. Never throws. */
export function look(
  checks: readonly Check[],
  environment: Environment,
  dns: Dns,
): Promise<(Check & Answer)[]> {
  return Promise.all(
    checks.map(async (check) => ({
      ...check,
      ...(await check.ask(environment, dns).catch((error: unknown) => unknown(reasonOf(error)))),
    })),
  );
}

/** The records of a look-up; empty if the name or record doesn't exist. Throws if DNS didn't answer. */
export async function records<T>(lookUp: Promise<T[]>): Promise<T[]> {
  return lookUp.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
    throw error;
  });
}

/** Undefined if the call fails with an error of one of these names. */
export async function unless<T>(call: Promise<T>, ...names: readonly string[]): Promise<T | undefined> {
  return call.catch((error: unknown) => {
    if (error instanceof Error && names.includes(error.name)) return undefined;
    throw error;
  });
}

function reasonOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return `There was no answer (${name}: ${message.split('\n')[0]}); check credentials, permissions and network.`;
}
