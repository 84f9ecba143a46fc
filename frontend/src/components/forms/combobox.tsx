import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { ChosenList } from './chosen-list.tsx';
import { FieldLabel, FieldMessage } from './field.tsx';
import { type Search, useSearch } from './use-search.ts';

/** The part of a search result that the field needs. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /** A quieter line under the label, in the list. */
  readonly note?: string | undefined;
  readonly picture?: ReactNode;
  /** Typed rather than found (`ownEntry`); its id is its label. */
  readonly isOwn?: true;
}

interface CommonProps<Found extends Option> {
  readonly label: string;
  /** Results must match the text; late answers to earlier text are dropped. */
  readonly search: Search<Found>;
  /** Minimum characters to search. With 0, opening the field shows the results for empty text. */
  readonly minLength?: number;
  /** Milliseconds after the last keystroke. */
  readonly debounce?: number;
  /** Headings over the options, which must come ordered by group. */
  readonly groupBy?: (option: Found) => string;
  /** Lets people enter what isn't found, under this label: `Add {text}`. */
  readonly ownEntry?: (text: string) => string;
  /** Leaving the field enters its text. False if a custom entry needs more input. */
  readonly ownOnLeave?: boolean;
  readonly placeholder?: string;
  readonly empty?: string;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly autoComplete?: string;
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

interface OneProps<Found extends Option> extends CommonProps<Found> {
  readonly multiple?: false;
  readonly value: Found | Option | null;
  readonly onChange: (value: Found | Option | null) => void;
}

interface ManyProps<Found extends Option> extends CommonProps<Found> {
  readonly multiple: true;
  readonly value: readonly (Found | Option)[];
  readonly onChange: (value: (Found | Option)[]) => void;
  /** Ids that can't be removed. */
  readonly locked?: readonly string[];
}

export type ComboboxProps<Found extends Option> = OneProps<Found> | ManyProps<Found>;

/** Picks one or several search results, or takes typed text. */
export function Combobox<Found extends Option>(props: ComboboxProps<Found>) {
  const {
    label,
    search,
    minLength = 3,
    debounce = 300,
    groupBy,
    ownEntry,
    ownOnLeave = true,
    placeholder = 'Start typing...',
    empty = 'No data found',
    optional = false,
    error,
    hint,
  } = props;
  const id = useId();
  const messageId = `${id}-message`;
  const chosen = props.multiple ? null : props.value;
  const [text, setText] = useState(chosen?.label ?? '');
  const [shown, setShown] = useState(chosen?.label);
  if (shown !== chosen?.label) {
    setShown(chosen?.label);
    if (!props.multiple) setText(chosen?.label ?? '');
  }
  const [isOpen, setOpen] = useState(false);
  // The chosen option's own label is not a search.
  const sought = chosen !== null && text === chosen.label ? '' : text.trim();
  const found = useSearch(search, sought, { minLength, debounce, isWanted: isOpen });
  const taken = new Set(props.multiple ? props.value.map((each) => each.id) : []);
  const options: (Found | Option)[] = found.options.filter((option) => !taken.has(option.id));
  const isKnown = options.some((option) => sameText(option.label, sought));
  if (ownEntry && sought !== '' && !found.isLoading && !isKnown) {
    options.push({ id: sought, label: sought, isOwn: true });
  }

  const choose = (option: Found | Option | null) => {
    if (!props.multiple) {
      setText(option?.label ?? '');
      props.onChange(option);
    } else if (option !== null && !taken.has(option.id)) {
      setText('');
      props.onChange([...props.value, option]);
    }
  };
  const remove = (removed: string) => {
    if (props.multiple) props.onChange(props.value.filter((each) => each.id !== removed));
  };
  /** Unchosen text is entered if custom entries are allowed; otherwise the field goes back to its value. */
  const leave = () => {
    const typed = text.trim();
    if (typed === (chosen?.label ?? '')) return;
    if (typed !== '' && ownEntry && ownOnLeave && !props.multiple) {
      choose(
        options.find((option) => sameText(option.label, typed)) ?? { id: typed, label: typed, isOwn: true },
      );
    } else setText(chosen?.label ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While results load, nobody can mean what Enter would choose or submit.
    if (event.key === 'Enter' && found.isLoading) {
      event.preventDefault();
      event.stopPropagation();
    }
    const last = props.multiple
      ? props.value.findLast((each) => !props.locked?.includes(each.id))
      : undefined;
    if (event.key === 'Backspace' && text === '' && last) remove(last.id);
  };

  return (
    <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
      <FieldLabel htmlFor={id} id={`${id}-label`} optional={optional}>
        {label}
      </FieldLabel>
      <Autocomplete<Found | Option>
        id={id}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={options}
        value={chosen}
        onChange={(_event, option) => choose(option)}
        inputValue={text}
        onInputChange={(_event, typed, reason) => {
          // A choice's text is set by `choose`.
          if (reason === 'input' || reason === 'clear') setText(typed);
        }}
        onBlur={leave}
        // The search has done the filtering.
        filterOptions={(all) => all}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        getOptionLabel={(option) => option.label}
        getOptionKey={(option) => (option.isOwn ? `own ${option.id}` : option.id)}
        {...(groupBy && { groupBy: (option) => (option.isOwn ? '' : groupBy(option as Found)) })}
        autoHighlight
        handleHomeEndKeys={false}
        clearOnBlur={false}
        forcePopupIcon={minLength === 0}
        loading={found.isLoading}
        loadingText="Searching…"
        noOptionsText={found.failure ?? (sought.length < minLength ? placeholder : empty)}
        renderOption={({ key, ...line }, option) => (
          <Box component="li" key={key} {...line} sx={optionLine}>
            {option.isOwn ? <Plus size={18} aria-hidden /> : option.picture}
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {option.isOwn ? (ownEntry?.(option.label) ?? option.label) : option.label}
              {option.note !== undefined && (
                <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                  {option.note}
                </Box>
              )}
            </Box>
          </Box>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            inputProps={{
              ...slotProps.htmlInput,
              autoComplete: props.autoComplete ?? 'off',
              'aria-invalid': error !== undefined,
              'aria-describedby': error || hint ? messageId : undefined,
            }}
            onKeyDownCapture={onKeyDown}
            {...(props.inputRef && { inputRef: props.inputRef })}
            {...(props.name !== undefined && { name: props.name })}
            placeholder={placeholder}
            error={error !== undefined}
            fullWidth
          />
        )}
        slotProps={{ clearIndicator: { sx: inlineButton }, popupIndicator: { sx: inlineButton } }}
      />
      <FieldMessage id={messageId} error={error} hint={hint} />
      {props.multiple && props.value.length > 0 && (
        <ChosenList label={label} value={props.value} locked={props.locked ?? []} onRemove={remove} />
      )}
    </Box>
  );
}

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

const optionLine = { display: 'flex', gap: 1.5, alignItems: 'center' } as const;

/** Inside the field, which is touch-sized already. */
const inlineButton = { minWidth: 36, minHeight: 36 } as const;
