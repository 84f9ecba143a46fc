import { randomBytes } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { Reading } from '#schema/alerts/alerts.ts';
import type { MessageReading } from './reading/reader.ts';
import {
  isUnfinished,
  type Question,
  questionOf,
  toolName,
  toolSchema,
  withAnswer,
} from './second-reader.rules.ts';

/**
 * The readings of a message, with unfinished ones also given to a second reader if the environment names a model for it. Only
 * values that are in the text are taken from its answer. On any failure the engine's readings stand, after eight seconds at most.
 */
export async function readAgain(
  { text, readings }: MessageReading,
  runId: string,
): Promise<readonly Reading[]> {
  const model = process.env.SECOND_READER_MODEL_ID;
  if (model === undefined || model === '') return readings;
  const unfinished = readings.filter(isUnfinished).slice(0, mostAsked);
  if (unfinished.length === 0) return readings;
  const signal = AbortSignal.timeout(longestMs);
  const answers = await Promise.all(
    unfinished.map(async (reading) => {
      try {
        const question = questionOf(text, reading, `alert-${randomBytes(12).toString('hex')}`);
        const reply = await ask(model, question, signal);
        return [reading, withAnswer(text, reading, readings, reply)] as const;
      } catch (error) {
        logger.warn('The second reader did not answer.', {
          runId,
          reason: error instanceof Error ? error.name : 'unknown',
        });
        return [reading, reading] as const;
      }
    }),
  );
  const read = new Map(answers);
  const changed = answers.filter(([before, after]) => before !== after).length;
  logger.info('The second reader was asked.', { runId, asked: unfinished.length, changed });
  return readings.map((reading) => read.get(reading) ?? reading);
}

const logger = new Logger();
const longestMs = 8000;
/** Machines per message. In a larger digest the rest stay unfinished, as without a second reader. */
const mostAsked = 3;

let client: Promise<BedrockRuntimeClient> | undefined;

function connect(): Promise<BedrockRuntimeClient> {
  client ??= import('@aws-sdk/client-bedrock-runtime').then(
    ({ BedrockRuntimeClient: Client }) => new Client({ maxAttempts: 1 }),
  );
  return client;
}

/** The model's input for the one tool it may use; undefined if it answered without it. */
async function ask(
  modelId: string,
  { system, message }: Question,
  abortSignal: AbortSignal,
): Promise<unknown> {
  const { ConverseCommand } = await import('@aws-sdk/client-bedrock-runtime');
  const answer = await Promise.race([
    (await connect()).send(
      new ConverseCommand({
        modelId,
        system: [{ text: system }],
        messages: [{ role: 'user', content: [{ text: message }] }],
        inferenceConfig: { temperature: 0, maxTokens: 2000 },
        toolConfig: {
          tools: [
            {
              toolSpec: {
                name: toolName,
                description: 'Takes the values of the alert.',
                inputSchema: { json: structuredClone(toolSchema) },
              },
            },
          ],
          toolChoice: { tool: { name: toolName } },
        },
      }),
      { abortSignal },
    ),
    aborted(abortSignal),
  ]);
  const used = answer.output?.message?.content?.find(({ toolUse }) => toolUse?.name === toolName);
  return used?.toolUse?.input;
}

/** Rejects when the signal fires, even if the connection ignores it. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
