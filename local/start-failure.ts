/**
 * Something a person has to fix before the stack can run. `main` prints the message and the way out, one line each,
 * without a stack trace.
 */
export class StartFailure extends Error {
  readonly wayOut: string;

  constructor(message: string, wayOut: string) {
    super(message);
    this.name = 'StartFailure';
    this.wayOut = wayOut;
  }
}
