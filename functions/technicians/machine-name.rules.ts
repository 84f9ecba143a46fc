/** A brand or an equipment type as names of them are compared: `John Deere` and `JOHN  DEERE` are the same. */
export function foldMachineName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
