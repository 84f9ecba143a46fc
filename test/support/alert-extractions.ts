import { outlineOf } from '#functions/alerts/reading/layout/layout.ts';
import { Relations } from '#functions/alerts/reading/layout/outline.ts';
import type { Extraction, ExtractionField } from '#functions/alerts/reading/values/extractions.ts';

/** A message without its marks, with its extractions and the structure of its records. */
interface MarkedMessage {
  readonly text: string;
  readonly extractions: readonly Extraction[];
  readonly relations: Relations;
}

const mark = /\[(\w+):([^\]]*)\]/g;

/**
 * Turns a text with marked fields, `Unit: [unit:EX-12]`, into the plain text with its extractions. In JSON, where
 * brackets are lists, marks are inside strings.
 */
export function markedMessage(marked: string): MarkedMessage {
  const found: { readonly field: ExtractionField; readonly value: string; readonly start: number }[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: field = '', 2: value = '', index } of marked.matchAll(mark)) {
    text += marked.slice(from, index);
    found.push({ field: field as ExtractionField, value, start: text.length });
    text += value;
    from = index + whole.length;
  }
  text += marked.slice(from);
  const outline = outlineOf(text);
  const extractions = found.map(({ field, value, start }): Extraction => {
    const end = start + value.length;
    const cell = outline.cells.find((each) => each.start <= start && end <= each.end);
    const label = cell?.label ? text.slice(cell.label.start, cell.label.end) : '';
    return {
      field,
      value,
      start,
      end,
      confidence: 0.9,
      record: cell?.record ?? 0,
      label,
      called: label.toLowerCase(),
    };
  });
  return { text, extractions, relations: new Relations(outline) };
}
