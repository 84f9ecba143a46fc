/** What a function's worker is started with. */
export interface WorkerData {
  /** Absolute path of the module that exports the handler. */
  readonly entry: string;
  readonly handlerName: string;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMb: number;
  readonly clockOffset: SharedArrayBuffer;
}

/**
 * To the worker, one at a time. The event is JSON text, because that is all a function sees of its caller's values.
 */
export interface Invocation {
  readonly requestId: string;
  readonly event: string;
  readonly timeoutMs: number;
}

/** From the worker: `ready` or `init-failed` once, then `done` or `failed` for each invocation. */
export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly payload: string }
  | ({ readonly kind: 'failed' | 'init-failed'; readonly stack: string } & {
      readonly errorType: string;
      readonly errorMessage: string;
    });
