import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface AddressCodec<Value> {
  readonly read: (query: URLSearchParams) => Value;
  /** A copy of the query with the value in it; whatever else it holds stays. */
  readonly write: (query: URLSearchParams, value: Value) => URLSearchParams;
}

/**
 * What narrows and orders a list, as it stands in the address, or `initial` until that has been written there. It is kept
 * here as well: the router changes the address when it has time, and a checkbox has to answer at once.
 */
export function useAddressState<Value>(
  { read, write }: AddressCodec<Value>,
  initial?: () => Value,
): readonly [Value, (value: Value) => void, { readonly isWritten: boolean }] {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const textOf = (value: Value) => write(new URLSearchParams(), value).toString();
  const [value, setValue] = useState(() => initial?.() ?? read(query));
  const addressed = textOf(read(query));
  const [seen, setSeen] = useState(addressed);
  const [written, setWritten] = useState<readonly string[]>([addressed, textOf(value)]);

  if (addressed !== seen) {
    setSeen(addressed);
    // Not what was written here: a link, or a step through the history.
    if (!written.includes(addressed)) setValue(read(query));
  }

  return [
    value,
    (next) => {
      setValue(next);
      setWritten([...written.slice(-20), textOf(next)]);
      // Filtering is no step to go back to; an open dialog keeps the note of who opened it.
      const search = write(query, next).toString();
      void navigate({ search }, { replace: true, state: location.state, preventScrollReset: true });
    },
    { isWritten: textOf(value) === addressed },
  ];
}
