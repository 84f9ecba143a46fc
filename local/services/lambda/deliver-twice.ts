import { registerToggle } from '../../console/controls.ts';
import type { LambdaResult, Runtime } from '../../runtime.ts';

/**
 * Invokes a function with records of a queue or stream. AWS promises to bring each at least once; a switch of the
 * console makes it twice, so that a consumer which is not idempotent is found out on a laptop.
 */
export function createDelivery(runtime: Runtime) {
  const twice = registerToggle(runtime, {
    id: 'delivers-twice',
    label: 'Deliver everything twice',
    hint: 'Queues and the table’s stream bring each batch to its function a second time. Nothing may happen twice.',
  });
  return async (functionName: string, payload: unknown): Promise<LambdaResult> => {
    const result = await runtime.invoke(functionName, payload);
    return result.ok && twice.on ? runtime.invoke(functionName, payload) : result;
  };
}
