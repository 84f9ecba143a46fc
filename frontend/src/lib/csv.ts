/**
 * Rows of text as one CSV file (RFC 4180): every cell in quotes, lines ended by CR LF, and a byte order mark, by which
 * spreadsheets know UTF-8. No cell is a formula: where it begins as one does, an apostrophe goes before it.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
