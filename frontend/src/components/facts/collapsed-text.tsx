import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId, useLayoutEffect, useRef, useState } from 'react';

/** Text of which the first four lines show, until the rest is asked for (document 1 section 2). */
export function CollapsedText({ text }: { readonly text: string }) {
  const id = useId();
  const block = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);

  useLayoutEffect(() => {
    const measured = block.current;
    if (measured === null || open) return;
    // Anew at every change: in the font that stood in at first the text may have been longer.
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
