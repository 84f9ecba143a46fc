import { mostTextsOfDay } from '#functions/platform/limits.ts';
import { assumed, assumptions } from './assumptions.ts';
import type { Measured } from './measured.ts';
import priceList from './prices.json' with { type: 'json' };
import { type Part, type Priced, usedByAMonth, usedByAnOrder } from './use.ts';

/** The text of docs/bill.md. */
export function billPage(measured: Measured): string {
  const texts = measured.number(noticesTable, 'push, mail and text', 'texts');
  const bare = measured.number(noticesTable, 'mail and text', 'texts');
  const order = usedByAnOrder(measured, texts);
  const fixed = usedByAMonth();
  const oneOrder = costOf(order);
  const share = (part: Part) => percent(costOf([part]) / oneOrder);
  const textPart = partOf(order, 'Texts');
  const next = byCost(order.filter((part) => part !== textPart)).slice(0, 3);

  return `${intro()}

## Orders in a month

${table(
  ['part', ...volumes.map(count), 'of an order'],
  [
    ...byCost(order).map((part) => [part.name, ...volumes.map((n) => usd(costOf([part]) * n)), share(part)]),
    [fixed.name, ...volumes.map(() => usd(costOf([fixed]))), ''],
    ['**all**', ...volumes.map((n) => `**${usd(oneOrder * n + costOf([fixed]))}**`), ''],
    ['an order', ...volumes.map((n) => usd(oneOrder + costOf([fixed]) / n, 4)), ''],
  ],
)}

## What part is texts?

Every text that a repair can cause is counted: ${texts} if nobody looks at a push within three minutes, ${bare} if nobody has push,
since only news that matters is texted. If everybody looks at once, there is none. The first estimate was 80 texts and 98 % of the bill.

${table(
  ['texts of an order', 'texts', 'all of an order', 'share of texts'],
  (
    [
      [0, 'everybody looks at the push'],
      [texts, 'measured: nobody looks'],
      [25, 'the most that is allowed'],
      [80, 'the first estimate'],
    ] as const
  ).map(([number, when]) => {
    const parts = usedByAnOrder(measured, number);
    const inTexts = costOf([partOf(parts, 'Texts')]);
    return [`${number}, ${when}`, usd(inTexts, 4), usd(costOf(parts), 4), percent(inTexts / costOf(parts))];
  }),
)}

So texts are ${percent(costOf([textPart]) / oneOrder)} of an order. The daily caps (${mostTextsOfDay.account} texts for a person, ${count(mostTextsOfDay.company)} for a company) do not
change the bill of a normal month; they bound a bad day. However much goes wrong, a company costs at most
${usd(mostTextsOfDay.company * priceList.prices.textPart.usd)} a day in notices by text, and a person ${usd(mostTextsOfDay.account * priceList.prices.textPart.usd)}.

## What would bring it down

- **Push.** A look at a push saves the text, ${usd(priceList.prices.textPart.usd, 4)} each. If half of them are looked at, an order costs
  ${usd(costOf(usedByAnOrder(measured, texts / 2)), 4)} instead of ${usd(oneOrder, 4)}.
- **Texts of one part.** A second part doubles a text; a test keeps them under 160 characters where names are short.
- ${next.map((part) => `**${part.name}** (${usd(costOf([part]), 4)} an order)`).join(', ')} come next.
- All of the database is ${percent(costOf(order.filter(({ name }) => name.startsWith('Database'))) / oneOrder)} of an order, all functions ${percent(costOf([partOf(order, 'Functions')]) / oneOrder)}: a write
  unit or a millisecond less does not show on the bill.

## The order counter

All order ids come from one row, written once for each order. A partition of DynamoDB takes 1,000 write units a second, so the row
holds until orders come at 1,000 a second: ${words(1000 * secondsAMonth)} a month if they come evenly, ${words((1000 * secondsAMonth) / assumed('peak'))} if the busiest moment has
${assumed('peak')} times the average. A million orders a month are ${(1e6 / secondsAMonth).toFixed(1)} a second, ${((1e6 / secondsAMonth) * assumed('peak')).toFixed(1)} at that moment. The counter stays.

The number for notices is the first thing to be too small. At ${partsPerSecond} parts a second it sends ${words(partsPerSecond * secondsAMonth)} texts a month, enough for
${words((partsPerSecond * secondsAMonth) / texts)} orders that come evenly, or ${words((partsPerSecond * secondsAMonth) / texts / assumed('peak'))} if texts must not wait at the busiest moment. Beyond that,
use a short code or a pool of numbers, and raise \`smsPartsPerSecond\`.

## What is not measured

Of an order, unless it says otherwise ([\`assumptions.ts\`](../test/bench/bill/assumptions.ts)):

${table(
  ['assumed', 'what'],
  Object.values(assumptions).map(([value, meaning]) => [String(value), meaning]),
)}

Left out: Google Maps and map tiles, CloudWatch metrics beyond alarms, S3 (less than 0.00002 USD an order), AWS Support, taxes.

## Units and prices

List prices in ${priceList.region} as of ${priceList.asOf}, written down without access to AWS's own price list, and without free tiers,
volume tiers and discounts. Look them up before you plan with them.

${table(
  ['what', 'an order has', 'USD each', 'source'],
  Object.entries(priceList.prices).map(([what, { usd: price, unit, source, url }]) => [
    unit,
    amountIn(order, what as Priced),
    plain(price),
    `[${source}](${url})`,
  ]),
)}
`;
}

const volumes = [1_000, 100_000, 1_000_000];
const noticesTable = 'What people are sent about one repair, from alert to rating';
/** A toll-free number's rate, less the tenth reserved for answers. */
const partsPerSecond = 2.7;
const secondsAMonth = 30 * 24 * 3600;

function intro(): string {
  return `# The monthly bill

What AWS charges for 1,000, 100,000 and 1,000,000 orders a month, each from an alert to its rating. Written by
\`npx vitest run --project unit test/unit/docs/bill.test.ts -u\` from what the bench measured
([performance-figures.md](performance-figures.md)), [prices](../test/bench/bill/prices.json) and
[assumptions](#what-is-not-measured); the same test fails while this page is out of date. All in USD.`;
}

function costOf(parts: readonly Part[]): number {
  return parts
    .flatMap(({ uses }) => Object.entries(uses))
    .reduce((sum, [what, number]) => sum + number * priceList.prices[what as Priced].usd, 0);
}

function byCost(parts: readonly Part[]): Part[] {
  return parts.toSorted((one, other) => costOf([other]) - costOf([one]));
}

function partOf(parts: readonly Part[], name: string): Part {
  const found = parts.find((part) => part.name === name);
  if (found === undefined) throw new Error(`The bill has no part "${name}".`);
  return found;
}

function amountIn(parts: readonly Part[], what: Priced): string {
  const amount = parts.reduce((sum, { uses }) => sum + (uses[what] ?? 0), 0);
  return amount === 0 ? '' : amount.toLocaleString('en', { maximumSignificantDigits: 3 });
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const isText = heads.map((_, at) => at === 0 || rows.some((row) => /^[a-z[]/i.test(row[at] ?? '')));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (isText[at] ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (isText[at] ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}

function usd(amount: number, digits = amount < 100 ? 2 : 0): string {
  return amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Without powers of ten. */
function plain(amount: number): string {
  return amount.toFixed(10).replace(/\.?0+$/, '');
}

function count(number: number): string {
  return number.toLocaleString('en');
}

/** 2.59 billion. */
function words(number: number): string {
  return number.toLocaleString('en', {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}
