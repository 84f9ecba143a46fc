import * as z from 'zod';
import { severity } from '#schema/faults.ts';
import { timestamp } from '#schema/ids.ts';
import { anchor } from './learned-anchors.ts';
import { numberFields, wordFields } from './learned-values.ts';

/** What may stand for a raw text once and for all. What is one machine's own never may: it is found again, or not at all. */
export const constantFields = ['brand', 'model', 'address', 'city', 'state'] as const;

const learnedRule = z.discriminatedUnion('kind', [
  /** The value is what stands there. */
  z.object({ kind: z.literal('place'), field: z.enum([...wordFields, ...numberFields, 'code']), anchor }),
  /** What was read there is no such value. */
  z.object({ kind: z.literal('not'), field: z.enum([...wordFields, ...numberFields]), anchor }),
  /** That raw text means that value. `of`: whose raw text, where the field itself has none. */
  z.object({
    kind: z.literal('constant'),
    field: z.enum(constantFields),
    of: z.enum(['brand', 'model', 'address', 'city', 'state']),
    raw: z.string().min(1).max(200),
    value: z.string().min(1).max(200),
  }),
  /** What that code is. Undefined leaves as it is read. */
  z.object({
    kind: z.literal('fault'),
    code: z.string().min(1).max(200),
    isCode: z.boolean(),
    description: z.string().max(200).nullish(),
    severity: severity.optional(),
  }),
]);

export type LearnedRule = z.infer<typeof learnedRule>;

/** What a company's corrections have taught of one provider's messages; of all that name none, told apart by their labels. */
export const learnedReadings = z.object({
  layouts: z.array(z.object({ id: z.number().int().positive(), labels: z.array(z.string()) })),
  /** Oldest first. */
  rules: z.array(z.object({ layout: z.number().int().positive(), at: timestamp, rule: learnedRule })),
});

export type LearnedReadings = z.infer<typeof learnedReadings>;

export const nothingLearned: LearnedReadings = { layouts: [], rules: [] };
