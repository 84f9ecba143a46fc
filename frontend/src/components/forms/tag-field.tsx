import Box from '@mui/material/Box';
import { type KeyboardEvent, useState } from 'react';
import { ChosenList } from './chosen-list.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface TagFieldProps
  extends Pick<TextFieldProps, 'label' | 'error' | 'hint' | 'optional' | 'placeholder' | 'type'> {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** Marks tags that are invalid. */
  readonly isWrong?: (tag: string) => boolean;
}

/** A list of short texts, each added by Enter or on leaving the field (document 2 section 5, Tag input). */
export function TagField({ value, onChange, isWrong = () => false, label, ...field }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    setTyped('');
    const tags = withTag(value, typed);
    if (tags !== value) onChange([...tags]);
  };
  const press = (event: KeyboardEvent) => {
    // With nothing typed, Enter submits the form.
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
      <TextField
        {...field}
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onBlur={add}
        inputProps={{ autoCapitalize: 'none', spellCheck: false, enterKeyHint: 'done' }}
        autoComplete="off"
      />
      {value.length > 0 && (
        <ChosenList
          label={label}
          value={value.map((tag) => ({ id: tag, label: tag }))}
          wrong={value.filter(isWrong)}
          onRemove={(removed) => onChange(value.filter((tag) => tag !== removed))}
        />
      )}
    </Box>
  );
}

/** Adds a tag, unless it is blank or already there, ignoring case (document 2 section 5). */
export function withTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim();
  const isKnown = tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  return tag === '' || isKnown ? tags : [...tags, tag];
}
