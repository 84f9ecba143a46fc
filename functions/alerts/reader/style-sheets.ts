import { classAlone, endOfBlock, hidingRule } from '../reading/html-visibility.ts';

/**
 * Classes whose elements a mail's own style sheet hides: `.pre { display: none }`. What hides on telephones alone (`@media …`) is
 * shown elsewhere.
 */
export function hiddenClasses(html: string): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (let open = html.search(styleTag); open >= 0; ) {
    const start = html.indexOf('>', open) + 1;
    const end = start > 0 ? html.indexOf('</', start) : -1;
    if (end < 0) return hidden;
    addHidden(html.slice(start, Math.min(end, start + longestSheet)), hidden);
    const next = html.slice(end).search(styleTag);
    open = next < 0 ? -1 : end + next;
  }
  return hidden;
}

const styleTag = /<style[\s>]/i;
/** Characters of a style sheet that are looked at. */
const longestSheet = 20_000;

function addHidden(sheet: string, hidden: Set<string>): void {
  for (let at = 0; at < sheet.length; ) {
    const open = sheet.indexOf('{', at);
    if (open < 0) return;
    const selectors = sheet.slice(at, open);
    const isMedia = selectors.includes('@');
    const end = isMedia ? endOfBlock(sheet, open) : sheet.indexOf('}', open);
    if (end < 0) return;
    if (!isMedia && hidingRule.test(sheet.slice(open, end)))
      for (const selector of selectors.split(',')) {
        const name = classAlone.exec(selector)?.[1];
        if (name !== undefined) hidden.add(name);
      }
    at = end + 1;
  }
}
