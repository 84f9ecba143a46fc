import type { Claim } from './claims.ts';

/** What stands around a stretch of running text. */
export interface RunningTextContext {
  /** The stretch is on a line, or in a paragraph, that speaks of a machine: an address needs no word that leads to it. */
  readonly ofMachine: boolean;
  /** What follows the stretch at once, where a label says so. */
  readonly before: Claim['field'] | undefined;
  /** The stretch is the beginning of a line of the message itself. */
  readonly beginsLine: boolean;
  /** The stretch is a whole line of the message itself. */
  readonly isLine: boolean;
}
