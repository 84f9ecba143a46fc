/** Size of attributes by DynamoDB's rules: names and values in UTF-8, a byte per element, three per list or map. */
export function attributesBytes(attributes: Readonly<Record<string, unknown>>): number {
  return Object.entries(attributes).reduce(
    (sum, [name, value]) => (value === undefined ? sum : sum + Buffer.byteLength(name) + bytesOf(value)),
    0,
  );
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + 1 + bytesOf(one), 3);
  if (typeof value !== 'object' || value === null) return 1;
  return 3 + Object.keys(value).length + attributesBytes(value as Readonly<Record<string, unknown>>);
}
