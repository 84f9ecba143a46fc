/**
 * `Dana, Marcus W., Marcus B. + 2 More`: first names, those that more than one bears with the last name's initial, and after
 * `most` how many more there are (document 2 section 6).
 */
export function peopleWords(fullNames: readonly string[], most: number): string {
  const names = fullNames.map((fullName) => fullName.trim().split(/\s+/));
  const isShared = (first: string | undefined) => names.filter(([other]) => other === first).length > 1;
  const shown = names.slice(0, most).map(([first = '', ...rest]) => {
    const initial = rest.at(-1)?.charAt(0);
    return isShared(first) && initial ? `${first} ${initial}.` : first;
  });
  const more = names.length - shown.length;
  return [shown.join(', '), ...(more > 0 ? [`+ ${more} More`] : [])].join(' ');
}
