import type { Element } from './html-tree.ts';

/** How an element's surroundings affect whether its text is visible. */
export interface Shade {
  /** It has a colored background, on which white text is visible. */
  readonly onGround: boolean;
  /** Its font size is zero, until a nested element sets one. */
  readonly sizeless: boolean;
}

/** Classes that matter in style sheets. */
export interface Classes {
  readonly hidden: ReadonlySet<string>;
  /** Classes with a colored background. */
  readonly grounds: ReadonlySet<string>;
}

/** How text looks inside an element; undefined if it is hidden. */
export function shadeIn(element: Element, around: Shade, classes: Classes): Shade | undefined {
  const { name, attributes } = element;
  if (unshown.has(name)) return undefined;
  if (attributes.size === 0) return around;
  if (attributes.has('hidden')) return undefined;
  const names = attributes.get('class')?.split(/\s+/) ?? [];
  if (names.some((each) => classes.hidden.has(each))) return undefined;
  const style = attributes.get('style')?.slice(0, longestStyle) ?? '';
  if (hiding.test(style) || (cutOff.test(style) && /overflow\s?:\s?hidden/i.test(style))) return undefined;
  const ground = attributes.get('bgcolor') ?? groundOf.exec(style)?.[1] ?? '';
  const onGround =
    (around.onGround && !light.test(ground)) ||
    (ground !== '' && !light.test(ground) && !noGround.test(ground)) ||
    names.some((each) => classes.grounds.has(each));
  const colour = colourOf.exec(style)?.[1] ?? attributes.get('color') ?? '';
  if (!onGround && white.test(colour) && !/background/i.test(style)) return undefined;
  const size = sizeOf.exec(style)?.[1];
  return { onGround, sizeless: size === undefined ? around.sizeless : Number(size) === 0 };
}

const unshown = new Set(
  'style script head title noscript template svg math object select textarea iframe audio video canvas datalist map xmp'.split(
    ' ',
  ),
);

const longestStyle = 2000;
const hiding =
  /display\s?:\s?none|visibility\s?:\s?hidden|mso-hide\s?:\s?all|max-height\s?:\s?0(?:px)?\s?(?:;|!|$)|opacity\s?:\s?0(?:\.0{1,3})?\s?(?:;|!|$)|(?:left|text-indent)\s?:\s?-\d{3,5}(?:px|em)/i;
const cutOff = /(?:^|[\s;])(?:height|width)\s?:\s?0(?:px)?\s?(?:;|!|$)/i;
const sizeOf = /(?:^|[\s;])font-size\s?:\s?(\d{1,4}(?:\.\d{1,4})?)/i;
const groundOf = /(?:^|[\s;])background(?:-color)?\s?:\s?([^;!]{1,60})/i;
const noGround = /^\s*(?:none\b|transparent\b|inherit\b|initial\b|0\b)/i;
const light =
  /^\s*(?:#(?:[ef][\da-f]){3}\b|#[ef]{3}\b|white\b|whitesmoke\b|rgb\(\s?255\s?,\s?255\s?,\s?255)/i;
const colourOf = /(?:^|[\s;])color\s?:\s?([^;!]{1,40})/i;
/** White, like the page. */
const white = /^\s*(?:#fff(?:fff)?|white|rgb\(\s?255\s?,\s?255\s?,\s?255\s?\))\s*$/i;

/**
 * The classes that style sheets hide or give a background: `.pre { display: none }`. Rules for phones only (`@media …`) are
 * ignored.
 */
export function classesOf(sheets: readonly string[]): Classes {
  const hidden = new Set<string>();
  const grounds = new Set<string>();
  for (const each of sheets) {
    const sheet = each.slice(0, longestSheet);
    for (let at = 0; at < sheet.length; ) {
      const open = sheet.indexOf('{', at);
      const selectors = open < 0 ? '' : sheet.slice(at, open);
      const isGroup = /@(?:media|supports|font-face|keyframes)/i.test(selectors);
      const end = open < 0 ? -1 : isGroup ? endOfBlock(sheet, open) : sheet.indexOf('}', open);
      if (end < 0) break;
      at = end + 1;
      if (isGroup) continue;
      const rule = sheet.slice(open + 1, end);
      const ground = groundOf.exec(rule)?.[1] ?? '';
      const isGround = ground !== '' && !light.test(ground) && !noGround.test(ground);
      const isHidden = hidingRule.test(rule);
      if (!isGround && !isHidden) continue;
      for (const selector of selectors.split(',')) {
        const name = classAlone.exec(selector)?.[1];
        if (name !== undefined) (isHidden ? hidden : grounds).add(name);
      }
    }
  }
  return { hidden, grounds };
}

const longestSheet = 40_000;

/** Where the block that opens there ends; -1 if it does not. */
function endOfBlock(sheet: string, open: number): number {
  let depth = 0;
  for (let at = open; at < sheet.length; at += 1) {
    if (sheet[at] === '{') depth += 1;
    if (sheet[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Declarations that hide an element. */
const hidingRule = /(?:^|[\s{;])(?:display\s?:\s?none|visibility\s?:\s?hidden)/i;
/** `.pre` or `div.pre`, possibly after a comment, but not nested selectors. */
const classAlone = /(?:^|\*\/)\s*(?:[a-z]{1,10})?\.([\w-]{1,40})\s*$/i;
