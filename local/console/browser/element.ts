export type Child = Node | string | undefined | false;

interface Properties {
  readonly class?: string;
  readonly onclick?: (event: MouseEvent) => void;
  readonly onsubmit?: (event: SubmitEvent) => void;
  readonly onchange?: (event: Event) => void;
  readonly oninput?: (event: Event) => void;
  readonly [attribute: string]: string | boolean | undefined | ((event: never) => void);
}

/** Creates an element. Properties that begin with `on` are listeners; `true` is an attribute without a value. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) made.setAttribute(name, '');
    else if (typeof value === 'string') made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

/** Formats a value for reading: indented, with JSON inside strings expanded. */
export function pretty(value: unknown): string {
  const whole = opened(value);
  return typeof whole === 'string' ? whole : (JSON.stringify(whole, null, 2) ?? '');
}

function opened(value: unknown): unknown {
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    try {
      return opened(JSON.parse(value));
    } catch {
      return value;
    }
  }
  if (Array.isArray(value)) return value.map(opened);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, opened(inner)]));
  }
  return value;
}
