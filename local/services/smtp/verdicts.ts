import * as z from 'zod';
import type { Runtime } from '../../runtime.ts';

/** SES's verdicts on messages: set by hand on a laptop, to see what happens. Kept between runs. */
export type Verdicts = z.output<typeof verdicts>;

export function currentVerdicts(runtime: Runtime): Verdicts {
  return verdicts.parse(runtime.durable<Partial<Verdicts>>('mail-verdicts').get('current') ?? {});
}

/** Changes the given ones. Throws a ZodError for anything else. */
export function changeVerdicts(runtime: Runtime, changes: unknown): Verdicts {
  const changed = { ...currentVerdicts(runtime), ...verdicts.partial().parse(changes) };
  runtime.durable<Partial<Verdicts>>('mail-verdicts').put('current', changed);
  return changed;
}

const verdict = z.enum(['PASS', 'FAIL', 'GRAY', 'PROCESSING_FAILED']).default('PASS');
const verdicts = z.strictObject({
  spf: verdict,
  dkim: verdict,
  dmarc: verdict,
  spam: verdict,
  virus: verdict,
});
