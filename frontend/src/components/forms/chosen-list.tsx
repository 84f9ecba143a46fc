import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

export interface ChosenListProps {
  readonly label: string;
  readonly value: readonly { readonly id: string; readonly label: string; readonly picture?: ReactNode }[];
  /** Ids that can't be removed. */
  readonly locked?: readonly string[];
  /** Ids of invalid items. */
  readonly wrong?: readonly string[];
  readonly onRemove: (id: string) => void;
}

/** The chosen or entered items, listed under the field, each large enough to touch. */
export function ChosenList({ label, value, locked = [], wrong = [], onRemove }: ChosenListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, at: number) => {
    // Focus goes to the neighbor, not to the top of the page.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const pressed = buttons.findIndex((button) => button.dataset.id === id);
    (buttons[pressed + 1] ?? buttons[at - 1])?.focus();
    onRemove(id);
  };
  return (
    <Box component="ul" ref={list} aria-label={`${label}: chosen`} sx={chosenList}>
      {value.map((each, at) => (
        <Box component="li" key={each.id} sx={chosenItem} data-wrong={wrong.includes(each.id) || undefined}>
          {each.picture}
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}>
            {each.label}
          </Box>
          {!locked.includes(each.id) && (
            <Button
              data-id={each.id}
              aria-label={`Remove ${each.label}`}
              onClick={() => remove(each.id, at)}
              sx={{ minWidth: 44, px: 0, my: '-1px', color: 'text.secondary' }}
            >
              <X size={18} />
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

const chosenList = {
  listStyle: 'none',
  m: 0,
  mt: 0.25,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
} as const;

const chosenItem = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  minHeight: 44,
  pl: 1.25,
  pr: 1.25,
  '&:has(button)': { pr: 0 },
  borderRadius: 1,
  bgcolor: 'surface.3',
  '&[data-wrong]': { color: 'status.stopped.text', bgcolor: 'status.stopped.tint' },
} as const;
