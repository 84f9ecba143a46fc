/** To be loaded before React: speeds up what component tests do most, without visible effect on tests. */
import { Element } from 'happy-dom';
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';

// With it, React creates a debugger task for every element.
Reflect.deleteProperty(console, 'createTask');

// Popper calls `toString()` to see if an element is a window, and happy-dom would write out the element's HTML.
Element.prototype.toString = () => '[object Element]';

// happy-dom tries every style rule on every element. Most rules are for one Emotion class, which most elements lack.
const matches = QuerySelector.matches.bind(QuerySelector);
const classesAsked = new Map<string, string | undefined>();
QuerySelector.matches = (element, selector, options) => {
  const asked = classAsked(selector);
  const isOut = asked !== undefined && !element.getAttribute('class')?.includes(asked);
  return isOut ? null : matches(element, selector, options);
};

/** `css-1abc` of `.css-1abc:hover`; undefined if a selector is about anything but one element with such a class. */
function classAsked(selector: string): string | undefined {
  if (!classesAsked.has(selector))
    classesAsked.set(selector, /^\.(css-[\w-]+)[^\s>+~,(]*$/.exec(selector)?.[1]);
  return classesAsked.get(selector);
}
