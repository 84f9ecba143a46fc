import { monotonicFactory } from 'ulid';

const next = monotonicFactory();

/** A new id that sorts by time: `acc_01J…`. */
export function newId(
  prefix:
    | 'acc'
    | 'act'
    | 'com'
    | 'equ'
    | 'job'
    | 'alt'
    | 'run'
    | 'evt'
    | 'flt'
    | 'sup'
    | 'trk'
    | 'upl'
    | 'wrk',
): string {
  return `${prefix}_${next(Date.now())}`;
}
