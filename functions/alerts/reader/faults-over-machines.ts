import { type Claim, claimOf, faultFields, faultHeads, tellsFault } from './claims.ts';
import type { Line } from './lines.ts';
import type { RecordNumbers } from './tables.ts';

/**
 * A digest by fault: a line that tells a fault and no machine, and below it the machines that report it, a line or a row of
 * a table each (`SPN 94 FMI 18 Fuel pressure low - HIGH`, over `EX-4, Cat 320, …` and `EX-5, Cat 330, …`). Each of them gets
 * the fault of its heading.
 */
export function withFaultsOver(
  claims: readonly Claim[],
  lines: readonly Line[],
  numbers: RecordNumbers,
): readonly Claim[] {
  if (!tellsFault(claims)) return claims;
  const inText = claims.filter(
    ({ group, confidence, field }) => group === 0 && confidence >= (field === 'code' ? leastOfCode : 0.5),
  );
  const own = claims.filter((claim) => claim.group > 0);
  return own.length > 0 ? overRecords(claims, inText, own) : overLines(claims, inText, lines, numbers);
}

/** A code at the beginning of a line, whose form is any number's. */
const leastOfCode = 0.45;

/** Over the rows of tables, none of which tells a fault. */
function overRecords(
  claims: readonly Claim[],
  inText: readonly Claim[],
  own: readonly Claim[],
): readonly Claim[] {
  if (own.some((claim) => faultFields.has(claim.field)) || inText.some(isIdentity)) return claims;
  const starts = new Map<number, { start: number; row: number }>();
  for (const { group, row, start } of own)
    if (start < (starts.get(group)?.start ?? Number.POSITIVE_INFINITY)) starts.set(group, { start, row });
  const records = [...starts].map(([group, at]) => ({ group, ...at })).sort((a, b) => a.start - b.start);
  const last = records.at(-1)?.start ?? 0;
  const faults = inText.filter(isFault);
  const [first] = faults;
  if (records.length < 2 || !first || first.start > (records[0]?.start ?? 0)) return claims;
  if (faults.some((fault) => fault.start > last)) return claims;
  const parts = inText.filter((claim) => faultFields.has(claim.field)).sort((a, b) => a.start - b.start);
  const given: Claim[] = [];
  let heading: readonly Claim[] = [];
  let from = 0;
  for (const { group, row, start } of records) {
    const above = parts.filter((claim) => claim.start >= from && claim.start < start);
    if (above.some(isFault)) heading = above;
    for (const claim of heading) given.push(claimOf(claim, claim.label, { group, row }));
    from = start;
  }
  const moved = new Set(parts);
  return [...claims.filter((claim) => !moved.has(claim)), ...given];
}

/** Over lines that tell nothing but a machine, and when and where. */
function overLines(
  claims: readonly Claim[],
  inText: readonly Claim[],
  lines: readonly Line[],
  numbers: RecordNumbers,
): readonly Claim[] {
  const blocks = blocksOf(inText, lines);
  if (!blocks) return claims;
  const end = blocks.at(-1)?.end ?? 0;
  const start = blocks[0]?.start ?? 0;
  const isWithin = (claim: Claim) => claim.start >= start && claim.start < end;
  const within = claims.filter(isWithin);
  const given: Claim[] = [];
  let heading: readonly Claim[] = [];
  for (const [index, block] of blocks.entries()) {
    const said = within.filter((claim) => claim.start >= block.start && claim.start < block.end);
    if (!block.isMachine) {
      heading = blocks[index - 1]?.isMachine === false ? [...heading, ...said] : said;
      continue;
    }
    numbers.group += 1;
    numbers.row += 1;
    const record = { group: numbers.group, row: numbers.row };
    const known = new Set(said.filter((claim) => claim.confidence >= 0.5).map((claim) => claim.field));
    for (const claim of said) given.push(claimOf(claim, claim.label, record));
    for (const claim of heading)
      if (faultFields.has(claim.field) || !known.has(claim.field))
        given.push(claimOf(claim, claim.label, record));
  }
  return [...claims.filter((claim) => !isWithin(claim)), ...given];
}

/** A stretch of lines about a fault, or about a machine. */
interface Block {
  readonly start: number;
  end: number;
  readonly isMachine: boolean;
  readonly own: Map<Claim['field'], unknown>;
}

/** The message's faults and machines by turns, where it is a digest by fault; else undefined. */
function blocksOf(inText: readonly Claim[], lines: readonly Line[]): Block[] | undefined {
  const blocks: Block[] = [];
  const told = inText
    .filter((claim) => isIdentity(claim) || isFault(claim))
    .sort((a, b) => a.start - b.start);
  if (told.length === 0 || told[0] === undefined || isIdentity(told[0])) return undefined;
  let next = 0;
  for (const line of lines) {
    if (line.role !== 'body') continue;
    while (next < told.length && (told[next]?.start ?? 0) < line.start) next += 1;
    const on: Claim[] = [];
    for (let claim = told[next]; claim && claim.start < line.end; claim = told[next]) {
      on.push(claim);
      next += 1;
    }
    const open = blocks.at(-1);
    if (on.length === 0) {
      if (open) open.end = line.end;
      continue;
    }
    const machine = on.filter(isIdentity);
    // A line with both is of a digest by machine.
    if (machine.length > 0 && machine.length < on.length) return undefined;
    const isMachine = machine.length > 0;
    const isSame =
      open?.isMachine === isMachine &&
      !on.some(({ field, value }) => open.own.has(field) && (!isMachine || open.own.get(field) !== value));
    const block = isSame && open ? open : { start: line.start, end: line.end, isMachine, own: new Map() };
    block.end = line.end;
    for (const { field, value } of on) block.own.set(field, value);
    if (block !== open) blocks.push(block);
  }
  const machines = blocks.filter((block) => block.isMachine);
  // Names alone may be in any sentence: `It's on unit 14. Unit 15 is beside it.`
  const areTold = machines.every(({ own }) => own.size > 1);
  const isShared = blocks.some((block, index) => block.isMachine && blocks[index - 1]?.isMachine);
  return areTold && isShared && blocks.at(-1)?.isMachine ? blocks : undefined;
}

function isIdentity({ field }: Claim): boolean {
  return field === 'serial' || field === 'unit' || field === 'model';
}

function isFault({ field }: Claim): boolean {
  return faultHeads.has(field);
}
