import * as z from 'zod';
import { severity } from '#schema/alerts/faults.ts';
import { timestamp } from '#schema/ids.ts';
import { anchor } from './learned-anchors.ts';
import { numberFields, wordFields } from './learned-values.ts';

/** Fields that may be replaced by a constant. Values specific to one machine must be found in each message. */
export const constantFields = ['brand', 'model', 'address', 'city', 'state'] as const;

const learnedRule = z.discriminatedUnion('kind', [
  /** The value is at this place. */
  z.object({ kind: z.literal('place'), field: z.enum([...wordFields, ...numberFields, 'code']), anchor }),
  /** What was read at this place is not such a value. */
  z.object({ kind: z.literal('not'), field: z.enum([...wordFields, ...numberFields]), anchor }),
  /** This raw text means that value. `of`: the field whose raw text it is, if the field itself has none. */
  z.object({
    kind: z.literal('constant'),
    field: z.enum(constantFields),
    of: z.enum(['brand', 'model', 'address', 'city', 'state']),
    raw: z.string().min(1).max(200),
    value: z.string().min(1).max(200),
  }),
  /** What a code means. Undefined fields stay as read. */
  z.object({
    kind: z.literal('fault'),
    code: z.string().min(1).max(200),
    isCode: z.boolean(),
    description: z.string().max(200).nullish(),
    severity: severity.optional(),
  }),
]);

export type LearnedRule = z.infer<typeof learnedRule>;

/**
 * What a company's corrections have taught about one provider's messages; messages that name no provider are told apart by their
 * labels.
 */
export const learnedReadings = z.object({
  layouts: z.array(z.object({ id: z.number().int().positive(), labels: z.array(z.string()) })),
  /** Oldest first. */
  rules: z.array(z.object({ layout: z.number().int().positive(), at: timestamp, rule: learnedRule })),
});

export type LearnedReadings = z.infer<typeof learnedReadings>;

export const nothingLearned: LearnedReadings = { layouts: [], rules: [] };
