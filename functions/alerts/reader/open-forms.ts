import { type Line, lineText } from './lines.ts';

/*
 * Work orders and job cards that are opened for a fault: beside the machine and what is wrong with it they have fields for the bill,
 * which say nothing of what the message is. One that tells of work done, of parts and their prices is no such form.
 */

/** The lines of an open form that are about its bill: `Bill to: Halvorsen`, `Labor rate: $145`, `Total: $0.00`; none of other messages. */
export function billingLines(text: string, lines: readonly Line[]): ReadonlySet<Line> {
  const own = lines.filter(({ role }) => role !== 'aside').slice(0, mostLines);
  const billing = own.filter((line) => billingField.test(startOfLine(text, line)));
  if (billing.length === 0) return none;
  const rest = own.filter((line) => !billing.includes(line));
  const has = (pattern: RegExp) => rest.some((line) => pattern.test(startOfLine(text, line)));
  const isOpen = has(machineField) && has(troubleField);
  return isOpen && !rest.some((line) => doneOrPriced.test(lineText(text, line))) ? new Set(billing) : none;
}

const none: ReadonlySet<Line> = new Set();
const mostLines = 40;

function startOfLine(text: string, { start, end }: Line): string {
  return text.slice(start, Math.min(end, start + 80));
}

const billingField =
  /^\W{0,3}(?:(?:bill|invoice|ship|charge)(?: ?to)(?: (?:name|customer|account|acct))?\s?[:=]|(?:labou?r|shop|hourly|travel|call[- ]?out) rate\s?[:=]|(?:total|amount|subtotal|labou?r|parts)\s?[:=]\s{0,12}[$€£]?\s?0?(?:[.,]00?)?$|(?:payment )?terms\s?[:=])/i;
const machineField =
  /^\W{0,3}(?:machine|equipment|asset|unit|vehicle|make|model|make\/model|truck)(?: (?:no|number|id|name|#))?\.?\s?[:=]\s{0,12}\S/i;
const troubleField =
  /^\W{0,3}(?:(?:fault|error|trouble|active|dtc)(?: codes?)?|codes?|complaint|customer complaint|problem|issue|symptoms?|concern|description|reported|fault description|alarm)\s?[:=]\s{0,12}\S/i;
/** `Correction: replaced sensor`, `2 x filter $41.20`, `Invoice no. 4471`. */
const doneOrPriced =
  /^\W{0,3}(?:cause|correction|work (?:done|performed|completed)|repairs? (?:done|made|performed)|parts used|completed|closed|qty|invoice|receipt|quote|estimate|statement)(?!\p{L})[^_]{0,2}[\s:=#]{0,12}[^\s_:=#]|(?<!\p{L})(?:replaced|installed|renewed|repaired|cleared|amount due|balance|paid|sales tax|vat)(?!\p{L})|[$€£]\s?[1-9]/iu;
