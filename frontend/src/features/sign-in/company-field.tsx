import { useEffect, useId, useState } from 'react';
import { TextField } from '../../components/light/text-field.tsx';
import { publicApi } from '../../lib/public-api.ts';

interface CompanyFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly error: string | undefined;
}

/** A company's name: any text, with known names suggested by the browser from three letters up. */
export function CompanyField({ value, onText, error }: CompanyFieldProps) {
  const names = useCompanyNames(value);
  const listId = useId();
  return (
    <>
      <TextField
        label="Company name"
        name="companyName"
        value={value}
        error={error}
        onChange={({ target }) => onText(target.value)}
        autoComplete="organization"
        placeholder="Start typing..."
        list={listId}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

/**
 * Matching names, shortly after the last keystroke. A failed search leaves the list as it was (document 2 section 8).
 */
function useCompanyNames(text: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const search = text.trim();
  useEffect(() => {
    if (search.length < minimum) return;
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      publicApi.public.searchCustomerCompanies
        .query({ search }, { signal: stopped.signal })
        .then((found) => setNames(found.map(({ name }) => name)))
        .catch(() => undefined);
    }, debounce);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [search]);
  return search.length < minimum ? [] : names;
}

/** Document 2 section 5: from three characters up, 300 ms after the last. */
const minimum = 3;
const debounce = 300;
