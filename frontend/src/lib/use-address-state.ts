import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface AddressCodec<Value> {
  readonly read: (query: URLSearchParams) => Value;
  /** A copy of the query with the value in it; everything else stays. */
  readonly write: (query: URLSearchParams, value: Value) => URLSearchParams;
}

/**
 * A list's filters and sort, as in the address, or `initial` until written there. Also held in state: the router
 * updates the address when it has time, and a checkbox must respond at once.
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
    // Changed from outside: by a link, or by Back or Forward.
    if (!written.includes(addressed)) setValue(read(query));
  }

  return [
    value,
    (next) => {
      setValue(next);
      setWritten([...written.slice(-20), textOf(next)]);
      // Filtering adds no history entry; an open dialog keeps its note of who opened it.
      const search = write(query, next).toString();
      void navigate({ search }, { replace: true, state: location.state, preventScrollReset: true });
    },
    { isWritten: textOf(value) === addressed },
  ];
}
