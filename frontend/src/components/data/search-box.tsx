import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

export interface SearchBoxProps {
  /** `Search orders` */
  readonly label: string;
  /** Maximum characters. */
  readonly limit: number;
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** Searches once the person pauses, from two characters up (document 2 section 5). */
export function SearchBox({ label, limit, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);

  if (value !== shown) {
    setShown(value);
    // Changed from outside ('Clear all filters', going back), not by typing here.
    if (value !== sent) setText(value);
  }
  // Drops the pending search as well.
  useEffect(() => {
    if (value !== sent) clearTimeout(timer.current);
  }, [value, sent]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The other filters may change before the person pauses.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const settle = (next: string) => {
    clearTimeout(timer.current);
    const search = searchOf(next);
    if (search === latest.current.value) return;
    setSent(search);
    latest.current.onChange(search);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(next), debounce);
  };
  const clear = () => {
    setText('');
    settle('');
    input.current?.focus();
  };

  return (
    <OutlinedInput
      type="search"
      value={text}
      inputRef={input}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(text);
      }}
      placeholder={label}
      inputProps={{ 'aria-label': label, maxLength: limit, enterKeyHint: 'search' }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={20} />
        </InputAdornment>
      }
      endAdornment={
        text !== '' && (
          <InputAdornment position="end">
            <IconButton aria-label="Clear search" edge="end" onClick={clear}>
              <X size={20} />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{
        flex: '1 1 220px',
        minWidth: 0,
        height: 44,
        pl: 1.5,
        '& input': { pl: 0 },
        // The browser's own clear button would show up beside ours.
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}

const debounce = 300;

function searchOf(text: string): string {
  return text.trim().length < 2 ? '' : text.trim();
}
