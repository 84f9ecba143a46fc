/**
 * The name under which a file is kept (document 2 section 5): trimmed, runs of white space become underscores, and of the
 * rest only letters, digits, dot, underscore and hyphen stay. At most 120 characters, of which the ending keeps its own.
 * Can be no more than an ending, or empty, where the name was of other letters altogether.
 */
export function cleanFileName(name: string): string {
  const cleaned = name
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^A-Za-z0-9._-]/g, '');
  if (cleaned.length <= longest) return cleaned;
  const ending = fileEnding(cleaned);
  return cleaned.slice(0, longest - ending.length) + ending;
}

/** `.jpg` of `IMG 7.JPG`: the ending in lower case, with its dot; empty where a name has none. */
export function fileEnding(name: string): string {
  return /\.[A-Za-z0-9]{1,10}$/.exec(name.trim())?.[0].toLowerCase() ?? '';
}

/** What schema/files.ts lets a key end in. */
const longest = 120;
