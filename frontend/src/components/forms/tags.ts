/** The tags with another one: blanks, and what is there already in whatever case, are ignored (document 2 section 5). */
export function withTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim();
  const isKnown = tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  return tag === '' || isKnown ? tags : [...tags, tag];
}
