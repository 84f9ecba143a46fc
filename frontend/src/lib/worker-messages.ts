/** A notice as it came by push: `path` is of this site, where it has one. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  readonly path: string | null;
  /** A later notice takes the place of an earlier one under the same. */
  readonly tag: string;
}

/** What the worker says to a window of the app, which answers through the port that comes along, so that it is known to listen. */
export type WorkerMessage =
  /** Somebody looks at the app: it is told there. */
  | { readonly type: 'pushed'; readonly notice: PushedNotice }
  /** Somebody has pressed a notice. */
  | { readonly type: 'open'; readonly path: string }
  /** The browser has replaced the subscription. */
  | { readonly type: 'resubscribed' };
