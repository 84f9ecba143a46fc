import { existsSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Prepares a new database's file before the database opens it and adds the missing tables. The table of stream
 * records gets an index by sequence number; without one the database goes through all its records on each write and
 * each stream read. An existing file stays as it is.
 */
export function layOutDatabaseFile(path: string): void {
  if (existsSync(path)) return;
  const unfinished = `${path}.new`;
  writeFileSync(unfinished, emptyFile());
  renameSync(unfinished, path);
}

/** Uses the same expressions as the database's queries (dynoxide 1.2), or the index would not be used. */
const schema: readonly SchemaEntry[] = [
  {
    type: 'table',
    name: '_stream_records',
    table: '_stream_records',
    rootPage: 2,
    sql: `CREATE TABLE _stream_records (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                table_name TEXT NOT NULL,
                event_name TEXT NOT NULL,
                keys_json TEXT NOT NULL,
                new_image TEXT,
                old_image TEXT,
                sequence_number TEXT NOT NULL,
                shard_id TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                user_identity TEXT
            )`,
  },
  {
    type: 'table',
    name: 'sqlite_sequence',
    table: 'sqlite_sequence',
    rootPage: 3,
    sql: 'CREATE TABLE sqlite_sequence(name,seq)',
  },
  {
    type: 'index',
    name: '_stream_records_in_order',
    table: '_stream_records',
    rootPage: 4,
    sql: 'CREATE INDEX _stream_records_in_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
  },
];

/** A row of `sqlite_schema`. */
interface SchemaEntry {
  readonly type: 'table' | 'index';
  readonly name: string;
  readonly table: string;
  readonly rootPage: number;
  readonly sql: string;
}

const pageSize = 4096;
const headerSize = 100;

/** The file format is described at https://www.sqlite.org/fileformat2.html. */
function emptyFile(): Buffer {
  const pages = schema.map(({ type }) => leaf(type, 0, []));
  const first = leaf('table', headerSize, schema.map(schemaCell));
  header(1 + pages.length).copy(first);
  return Buffer.concat([first, ...pages]);
}

function header(pages: number): Buffer {
  const bytes = Buffer.alloc(headerSize);
  bytes.write('SQLite format 3\0', 0, 'latin1');
  bytes.writeUInt16BE(pageSize, 16);
  // Rollback-journal mode; the database switches to its write-ahead log itself.
  bytes.set([1, 1, 0, 64, 32, 32], 18);
  const [changes, schemaCookie, schemaFormat, utf8] = [1, 1, 4, 1];
  bytes.writeUInt32BE(changes, 24);
  bytes.writeUInt32BE(pages, 28);
  bytes.writeUInt32BE(schemaCookie, 40);
  bytes.writeUInt32BE(schemaFormat, 44);
  bytes.writeUInt32BE(utf8, 56);
  bytes.writeUInt32BE(changes, 92);
  const libraryVersion = 3_045_000;
  bytes.writeUInt32BE(libraryVersion, 96);
  return bytes;
}

/** A b-tree page, with its header at `start` and its cells growing from the end. */
function leaf(type: SchemaEntry['type'], start: number, cells: readonly Buffer[]): Buffer {
  const page = Buffer.alloc(pageSize);
  let content = pageSize;
  for (const [position, cell] of cells.entries()) {
    content -= cell.length;
    cell.copy(page, content);
    page.writeUInt16BE(content, start + 8 + 2 * position);
  }
  page.writeUInt8(type === 'table' ? 0x0d : 0x0a, start);
  page.writeUInt16BE(cells.length, start + 3);
  page.writeUInt16BE(content, start + 5);
  return page;
}

function schemaCell({ type, name, table, rootPage, sql }: SchemaEntry, position: number): Buffer {
  const columns = [text(type), text(name), text(table), byte(rootPage), text(sql)];
  const serialTypes = Buffer.concat(columns.map(({ serialType }) => varint(serialType)));
  const values = columns.map(({ value }) => value);
  const record = Buffer.concat([varint(1 + serialTypes.length), serialTypes, ...values]);
  return Buffer.concat([varint(record.length), varint(1 + position), record]);
}

function text(value: string) {
  const bytes = Buffer.from(value);
  return { serialType: 13 + 2 * bytes.length, value: bytes };
}

function byte(value: number) {
  return { serialType: 1, value: Buffer.of(value) };
}

/** For values below 2 ** 14. */
function varint(value: number): Buffer {
  return value < 0x80 ? Buffer.of(value) : Buffer.of(0x80 | (value >> 7), value & 0x7f);
}
