import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef } from 'react';
import { isLaidOut, markedSegments } from './marked-segments.ts';
import type { ReadPlace } from './read-places.ts';

export interface MarkedTextProps {
  readonly text: string;
  readonly places: readonly ReadPlace[];
  /** The field whose place is highlighted. */
  readonly active: string | undefined;
  /** The id of a field's input, focused by a click on its place. */
  readonly inputId: (field: string) => string;
  readonly onShow: (field: string) => void;
}

/** The message as it came, with numbered marks where values were read. */
export function MarkedText({ text, places, active, inputId, onShow }: MarkedTextProps) {
  const pane = useRef<HTMLDivElement>(null);
  const segments = useMemo(() => markedSegments(text, places), [text, places]);

  // Scrolls only the pane: the field the person is in stays put.
  useEffect(() => {
    const around = pane.current;
    const place = active && around?.querySelector(`[data-fields~="${CSS.escape(active)}"]`);
    if (!place || !around) return;
    const { top, bottom } = place.getBoundingClientRect();
    const frame = around.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      around.scrollTop += top - frame.top - frame.height / 3;
    }
  }, [active]);

  // A label focuses its field by itself, unless the field is hidden.
  useEffect(() => {
    const around = pane.current;
    const follow = ({ target }: MouseEvent) => {
      const mark = target instanceof Element ? target.closest<HTMLElement>('mark') : null;
      const [field] = mark?.dataset.fields?.split(' ') ?? [];
      if (field !== undefined) onShow(field);
    };
    around?.addEventListener('click', follow);
    return () => around?.removeEventListener('click', follow);
  }, [onShow]);

  return (
    <Box
      ref={pane}
      component="section"
      aria-label="Original alert"
      // A message may be longer than the pane: focusable, so that the keyboard can scroll it.
      tabIndex={0}
      sx={{ ...paper, ...(isLaidOut(text) && laidOut) }}
    >
      {segments.map(({ text: words, start, fields, numbers }) => {
        const [field] = fields;
        if (field === undefined) return <span key={start}>{words}</span>;
        const isActive = active !== undefined && fields.includes(active);
        return (
          <Box key={start} component="mark" data-fields={fields.join(' ')} sx={isActive ? activeMark : mark}>
            {numbers.map((number) => (
              <Box key={number} component="sup" aria-hidden="true" className="numbers" sx={badge}>
                {number}
              </Box>
            ))}
            <label htmlFor={inputId(field)}>{words}</label>
          </Box>
        );
      })}
    </Box>
  );
}

const paper = {
  minHeight: 0,
  overflow: 'auto',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.7,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const laidOut = { fontFamily: 'code', typography: 'body2', lineHeight: 1.7 } as const;

const mark = {
  bgcolor: 'status.open.tint',
  color: 'status.open.text',
  borderRadius: 0.5,
  px: '2px',
  boxDecorationBreak: 'clone',
  '& > label': { cursor: 'pointer' },
} as const;

const activeMark = {
  ...mark,
  bgcolor: 'status.warning.tint',
  color: 'status.warning.text',
  outline: '2px solid',
  outlineColor: 'status.warning.text',
} as const;

const badge = { typography: 'label', mr: '3px', userSelect: 'none', lineHeight: 0 } as const;
