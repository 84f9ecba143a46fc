/** The pasted alert survives a reload in the middle of its import, in this tab alone. */
export function keptText(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepText(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Too long, or no store: it still stands in the field.
  }
}

const key = 'ironcall.pasted-alert';
