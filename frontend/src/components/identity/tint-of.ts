/** The palette's tints, which tell people apart and mean nothing else. */
const tints = ['slate', 'blue', 'teal', 'green', 'amber', 'rose'] as const;
export type Tint = (typeof tints)[number];

/** The same tint for the same name, wherever it stands. */
export function tintOf(name: string): Tint {
  let sum = 7;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'slate';
}
