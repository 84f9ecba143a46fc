import { cutLines } from './lines.ts';
import { marksOf, type Source } from './marks.ts';
import { scan } from './scan.ts';
import type { DateOrder } from './values/dates.ts';

/** A text of its own, as a feed's value is that the feed writes with escapes, ready to be read. */
export function sourceOf(text: string, order: DateOrder): Source {
  const scanned = scan(text);
  return {
    text,
    scan: scanned,
    order,
    marks: marksOf(scanned, cutLines(scanned), order),
    makers: [],
    learnt: { tagged: () => [], classified: () => [] },
  };
}
