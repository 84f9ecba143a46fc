/**
 * Fills a list with its items' elements, and leaves elements of unchanged items alone: what is open stays open, and
 * the focus stays where it is. Without items it shows `empty`.
 */
export function keyedList<T>(
  list: HTMLElement,
  key: (item: T) => string,
  make: (item: T) => HTMLElement,
  empty: () => HTMLElement,
): (items: readonly T[]) => void {
  let shown = new Map<string, { readonly text: string; readonly element: HTMLElement }>();
  let emptied: HTMLElement | undefined;

  return (items) => {
    const next: typeof shown = new Map();
    for (const item of items) {
      const text = JSON.stringify(item);
      const known = shown.get(key(item));
      next.set(key(item), known?.text === text ? known : { text, element: make(item) });
    }
    if (items.length === 0) emptied ??= empty();
    else emptied = undefined;
    const wanted = emptied ? [emptied] : [...next.values()].map(({ element }) => element);
    for (const child of [...list.children]) if (!wanted.includes(child as HTMLElement)) child.remove();
    for (const [position, element] of wanted.entries()) {
      if (list.children[position] !== element) list.insertBefore(element, list.children[position] ?? null);
    }
    shown = next;
  };
}
