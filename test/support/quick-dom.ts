/** To be loaded before React: makes cheap what component tests do most, and changes nothing that a test sees. */
import { Element } from 'happy-dom';
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';

// React makes a task of the debugger's for every element.
Reflect.deleteProperty(console, 'createTask');

// Popper asks each element whether it is a window by `toString()`, for which happy-dom writes out the element's HTML.
Element.prototype.toString = () => '[object Element]';

// happy-dom tries every style rule on every element. Most rules are for one class of Emotion's, which most elements lack.
const matches = QuerySelector.matches.bind(QuerySelector);
const classesAsked = new Map<string, string | undefined>();
QuerySelector.matches = (element, selector, options) => {
  const asked = classAsked(selector);
  const isOut = asked !== undefined && !element.getAttribute('class')?.includes(asked);
  return isOut ? null : matches(element, selector, options);
};

/** `css-1abc` of `.css-1abc:hover`; undefined where a selector asks for anything but one element with such a class. */
function classAsked(selector: string): string | undefined {
  if (!classesAsked.has(selector))
    classesAsked.set(selector, /^\.(css-[\w-]+)[^\s>+~,(]*$/.exec(selector)?.[1]);
  return classesAsked.get(selector);
}
