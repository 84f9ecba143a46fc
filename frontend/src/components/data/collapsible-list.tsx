import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Key, type ReactNode, useId, useState } from 'react';

export interface CollapsibleListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => Key;
  readonly renderItem: (item: Item) => ReactNode;
  /** What they are, for the way to the rest: 'fault codes'. */
  readonly what: string;
}

/** A list of which three are shown until more are asked for (document 2 section 2). */
export function CollapsibleList<Item>({ items, keyOf, renderItem, what }: CollapsibleListProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shown = isOpen ? items : items.slice(0, shownAtFirst);
  return (
    <>
      <Box component="ul" id={id} sx={list}>
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

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 } as const;
