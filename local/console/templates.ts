import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Runtime } from '../runtime.ts';

/** A sample message to people, for each of its channels. */
export type Template = z.output<typeof templates>[number];

/** All samples, made by the product's own code in the bundle of `demo/`. */
export async function readTemplates(runtime: Runtime): Promise<readonly Template[]> {
  const result = await runtime.runBundle(bundle, Promise.resolve({}));
  if (!result.ok) throw new Error(`The templates could not be written: ${result.errorMessage}`);
  return templates.parse(result.payload);
}

/** The mail as programs in that color scheme show it. */
export function htmlOf({ email }: Template, scheme: string | null): string {
  return email.html.replace('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');
}

const bundle = fileURLToPath(new URL('../../build/demo/notices.mjs', import.meta.url));

const templates = z.array(z.looseObject({ email: z.looseObject({ html: z.string() }) }));
