import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useRef } from 'react';

interface FilterChip {
  /** `Priority` */
  readonly name: string;
  /** The current values, in words; a filter with none has no chip. */
  readonly words: readonly string[];
}

export interface FilterChipsProps<Chip extends FilterChip> {
  readonly chips: readonly Chip[];
  readonly onRemove: (chip: Chip) => void;
  readonly onClearAll: () => void;
  /** Called when the last chip is removed. */
  readonly onEmptied: () => void;
}

/** A list's active filters, each removable on its own (document 2 section 2). */
export function FilterChips<Chip extends FilterChip>({ chips, ...props }: FilterChipsProps<Chip>) {
  const list = useRef<HTMLUListElement>(null);
  const shown = chips.filter(({ words }) => words.length > 0);
  if (shown.length === 0) return null;
  const remove = (chip: Chip, at: number) => {
    // Focus goes to the neighbor, not to the top of the page.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
    if (shown.length === 1) props.onEmptied();
    else (buttons[at + 1] ?? buttons[at - 1])?.focus();
    props.onRemove(chip);
  };
  return (
    <Box component="ul" aria-label="Filters" ref={list} sx={chipList}>
      {shown.map((chip, at) => (
        <li key={chip.name}>
          <Button
            color="inherit"
            aria-label={`Remove filter: ${chip.name}, ${chip.words.join(', ')}`}
            onClick={() => remove(chip, at)}
            endIcon={<X size={16} />}
            sx={chipLook}
          >
            <span>
              <Box component="span" sx={{ color: 'text.secondary' }}>{`${chip.name}: `}</Box>
              {someOf(chip.words)}
            </span>
          </Button>
        </li>
      ))}
      <li>
        <Button
          color="inherit"
          onClick={() => {
            props.onEmptied();
            props.onClearAll();
          }}
          sx={{ ...chipLook, bgcolor: 'transparent', textDecoration: 'underline' }}
        >
          Clear all
        </Button>
      </li>
    </Box>
  );
}

/** The first two values, then how many more. */
function someOf(words: readonly string[]): string {
  const more = words.length - 2;
  return words.slice(0, 2).join(', ') + (more > 0 ? ` +${more}` : '');
}

const chipList = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  minWidth: 0,
} as const;

const chipLook = {
  px: 1.5,
  py: 0.25,
  fontWeight: 500,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  bgcolor: 'surface.3',
  '@media (pointer: fine)': { minHeight: 36 },
} as const;
