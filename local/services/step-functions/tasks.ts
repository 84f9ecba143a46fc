import * as z from 'zod';
import type { LambdaResult, Runtime } from '../../runtime.ts';
import { StateError } from './evaluate.ts';

/** Runs a Task's resource with its arguments and returns the result. Rejects with a StateError. */
export type RunTask = (runtime: Runtime, resource: string, given: unknown) => Promise<unknown>;

/** Throws an error that names the resource if it isn't supported here. */
export function checkResource(resource: string, at: string): void {
  if (resource === lambdaInvoke || isFunctionArn(resource)) return;
  throw new Error(`State ${at}: the resource ${resource} isn't run on a laptop.`);
}

export const runTask: RunTask = async (runtime, resource, given) => {
  if (isFunctionArn(resource)) return payloadOf(await runtime.invoke(resource, given));
  const parsed = invokeArguments.safeParse(given);
  if (!parsed.success) throw new StateError('States.Runtime', z.prettifyError(parsed.error));
  const { FunctionName, Payload } = parsed.data;
  return {
    ExecutedVersion: '$LATEST',
    Payload: payloadOf(await runtime.invoke(FunctionName, Payload ?? {})),
    SdkHttpMetadata: { HttpStatusCode: 200 },
    StatusCode: 200,
  };
};

const lambdaInvoke = 'arn:aws:states:::lambda:invoke';

const invokeArguments = z.strictObject({ FunctionName: z.string(), Payload: z.unknown().optional() });

/** Errors of the Lambda service itself, which the integration prefixes with its name. */
const serviceErrors = new Set(['ResourceNotFoundException', 'TooManyRequestsException', 'ServiceException']);

function isFunctionArn(resource: string): boolean {
  return /^arn:aws:lambda:[^:]+:[^:]+:function:/.test(resource);
}

function payloadOf(result: LambdaResult): unknown {
  if (result.ok) return result.payload ?? null;
  const { errorType, errorMessage } = result;
  if (serviceErrors.has(errorType)) throw new StateError(`Lambda.${errorType}`, errorMessage);
  throw new StateError(errorType, JSON.stringify({ errorMessage, errorType }));
}
