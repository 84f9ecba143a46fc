import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type Key, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

/** Text cut to four lines, with a button for the rest (document 1 section 2). */
export function CollapsedText({ text }: { readonly text: string }) {
  const id = useId();
  const block = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);

  useLayoutEffect(() => {
    const measured = block.current;
    if (measured === null || open) return;
    // Measured again on every change: the text may have been longer in the fallback font.
    const measure = () => setLong(measured.scrollHeight > measured.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div>
      <Box
        id={id}
        ref={block}
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(open
            ? {}
            : {
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 4,
                overflow: 'hidden',
              }),
        }}
      >
        {text}
      </Box>
      {isLong && (
        <Link
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{ font: 'inherit', minHeight: 44, fontWeight: 500 }}
        >
          {open ? 'Show less' : 'Show more'}
        </Link>
      )}
    </div>
  );
}

export interface CollapsibleListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => Key;
  readonly renderItem: (item: Item) => ReactNode;
  /** What the items are, for the button: 'fault codes'. */
  readonly what: string;
}

/** A list cut to three items, with a button for the rest (document 2 section 2). */
export function CollapsibleList<Item>({ items, keyOf, renderItem, what }: CollapsibleListProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shown = isOpen ? items : items.slice(0, shownAtFirst);
  return (
    <>
      <Box component="ul" id={id} sx={collapsible}>
        {shown.map((item) => (
          <li key={keyOf(item)}>{renderItem(item)}</li>
        ))}
      </Box>
      {items.length > shownAtFirst && (
        <Button
          variant="text"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: -1 }}
        >
          {isOpen ? 'Show fewer' : `Show all ${items.length} ${what}`}
        </Button>
      )}
    </>
  );
}

const shownAtFirst = 3;

const collapsible = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 } as const;
