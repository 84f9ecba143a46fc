/** From the start, so that `wouldLoseTyping` knows what was typed. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => target instanceof Element && typed.add(target), true);
}

/**
 * Whether a reload would lose something that was typed: it still stands on the page, and not in a form whose draft is kept
 * (`data-kept`, see `useDraft`). No page reloads by itself then.
 */
export function wouldLoseTyping(): boolean {
  for (const field of typed) {
    if (!field.isConnected) typed.delete(field);
    else if (textIn(field) !== '' && field.closest('[data-kept]') === null) return true;
  }
  return false;
}

const typed = new Set<Element>();

function textIn(field: Element): string {
  return 'value' in field ? String(field.value) : '';
}
