import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Whether a file can be opened as stored state: LMDB maps it into memory as it is, and a truncated or foreign file
 * would end the process silently. Checks the two meta pages (`MDB_meta` in LMDB's mdb.c).
 */
export function isStateFile(path: string): boolean {
  if (!existsSync(path)) return true;
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size === 0) return true;
    const first = readMeta(file, 0);
    const second = first && readMeta(file, first.pageSize);
    if (!first || !second) return false;
    const newest = second.transaction > first.transaction ? second : first;
    return (newest.lastPage + 1n) * BigInt(newest.pageSize) <= BigInt(size);
  } finally {
    closeSync(file);
  }
}

function readMeta(file: number, position: number) {
  const page = Buffer.alloc(160);
  if (readSync(file, page, 0, page.length, position) < page.length) return undefined;
  const pageSize = page.readUInt32LE(48);
  if (page.readUInt32LE(24) !== magic || pageSize < 512 || pageSize > 65_536) return undefined;
  return { pageSize, lastPage: page.readBigUInt64LE(144), transaction: page.readBigUInt64LE(152) };
}

const magic = 0xbeefc0de;
