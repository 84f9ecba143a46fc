/** Lower-cased and trimmed, or undefined for what is no address. The API's own check is the one that counts. */
export function parseEmail(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  return address.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address) ? address : undefined;
}
