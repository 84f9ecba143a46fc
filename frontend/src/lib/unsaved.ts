/** Called at startup, so that `wouldLoseTyping` knows what was typed. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => target instanceof Element && typed.add(target), true);
}

/**
 * Whether a reload would lose typed text: it is still on the page, outside any form whose draft is kept (`data-kept`,
 * see `useDraft`). Pages then don't reload by themselves.
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
