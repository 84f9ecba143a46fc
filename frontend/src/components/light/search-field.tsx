import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { type Search, useSearch } from '../forms/use-search.ts';

/** The part of a search result that the field needs. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** A quieter note beside it. */
  readonly note?: string | undefined;
}

export interface SearchFieldProps<Found extends Suggestion> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly search: Search<Found>;
  /** Minimum characters to search. */
  readonly minLength: number;
  readonly onChoose: (found: Found) => void;
}

/**
 * A text field whose search results are listed above it, where a phone's keyboard leaves room. Arrow keys move through
 * the list and Enter takes the highlighted result; otherwise Enter submits the form.
 */
export function SearchField<Found extends Suggestion>({
  ref,
  label,
  placeholder,
  value,
  onText,
  search,
  minLength,
  onChoose,
}: SearchFieldProps<Found>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { options } = useSearch(search, value.trim(), { minLength, debounce, isWanted: isOpen });
  const isListed = isOpen && options.length > 0;
  const standing = isListed ? options[active] : undefined;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (found: Found) => {
    close();
    onChoose(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      // Past either end is the text itself.
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && standing !== undefined) {
      event.preventDefault();
      choose(standing);
    } else if (event.key === 'Escape' && isListed) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div className="search-field">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        className="field-input"
        role="combobox"
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={standing && `${id}-${active}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => {
          onText(target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} className="search-list" hidden={!isListed}>
        {options.map((found, at) => (
          <div
            key={found.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            className="search-option"
            ref={at === active ? scrollNear : undefined}
            // Pressing here leaves the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(found)}
            onKeyDown={onKeyDown}
          >
            <span>{found.label}</span>
            {found.note !== undefined && <span className="search-note">{found.note}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}

function scrollNear(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

/** Milliseconds after the last keystroke (document 2 section 5). */
const debounce = 300;
