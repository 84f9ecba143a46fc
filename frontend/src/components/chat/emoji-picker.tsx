import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { Smile } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { emoji } from './emoji.ts';

export interface EmojiPickerProps {
  readonly onPick: (sign: string) => void;
}

/** A button that opens a small choice of emoji, navigated by arrow keys. */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const picked = useRef<string>(undefined);
  return (
    <>
      <IconButton
        ref={opener}
        aria-label="Emoji"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Smile size={22} />
      </IconButton>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={() => opener.current}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Emoji', sx: { mt: -1, p: 1 } },
          transition: {
            // Only now does focus return to the button; the text field takes it next.
            onExited: () => {
              if (picked.current !== undefined) onPick(picked.current);
              picked.current = undefined;
            },
          },
        }}
      >
        <Signs
          onPick={(sign) => {
            picked.current = sign;
            setOpen(false);
          }}
        />
      </Popover>
    </>
  );
}

function Signs({ onPick }: EmojiPickerProps) {
  const [current, setCurrent] = useState(0);
  const signs = useRef<HTMLDivElement>(null);
  useEffect(() => signs.current?.querySelector('button')?.focus(), []);
  const move = (event: KeyboardEvent) => {
    const perRow = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
    const to = targetOf(event.key, current, perRow);
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(emoji.length - 1, to));
    setCurrent(next);
    signs.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Box ref={signs} role="group" aria-label="Choose one" onKeyDown={move} sx={grid}>
      {emoji.map(([sign, name], index) => (
        <ButtonBase
          key={name}
          tabIndex={index === current ? 0 : -1}
          aria-label={name}
          title={name}
          onFocus={() => setCurrent(index)}
          onClick={() => onPick(sign)}
          sx={one}
        >
          {sign}
        </ButtonBase>
      ))}
    </Box>
  );
}

function targetOf(key: string, current: number, perRow: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return current + 1;
    case 'ArrowLeft':
      return current - 1;
    case 'ArrowDown':
      return current + perRow;
    case 'ArrowUp':
      return current - perRow;
    case 'Home':
      return 0;
    case 'End':
      return emoji.length - 1;
    default:
      return undefined;
  }
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 44px)',
  width: 'min(352px, calc(100vw - 50px))',
  maxHeight: 'min(280px, 50dvh)',
  overflowY: 'auto',
  justifyContent: 'center',
} as const;

const one = {
  width: 44,
  height: 44,
  borderRadius: 1,
  fontSize: '1.375rem',
  fontFamily: '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif',
  '&:hover': { bgcolor: 'status.pending.tint' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
