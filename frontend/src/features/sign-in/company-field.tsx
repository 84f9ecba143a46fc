import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useState } from 'react';
import { FieldMessage } from '../../components/forms/field-message.tsx';
import { FieldLabel } from '../../components/forms/text-field.tsx';
import { publicApi } from '../../lib/public-api.ts';

interface CompanyFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly error: string | undefined;
}

/** A company's name: any text, with the names that are known offered from three letters on. */
export function CompanyField({ value, onText, error }: CompanyFieldProps) {
  const id = useId();
  const names = useCompanyNames(value);
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FieldLabel htmlFor={id} id={`${id}-label`}>
        Company name
      </FieldLabel>
      <Autocomplete
        id={id}
        freeSolo
        disablePortal
        disableClearable
        options={names}
        // What is found is found by the API.
        filterOptions={(all) => [...all]}
        inputValue={value}
        onInputChange={(_event, text) => onText(text)}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            inputProps={{
              ...slotProps.htmlInput,
              autoComplete: 'organization',
              'aria-invalid': error !== undefined,
              'aria-describedby': error === undefined ? undefined : `${id}-message`,
            }}
            name="companyName"
            placeholder="Start typing..."
            error={error !== undefined}
            fullWidth
          />
        )}
      />
      <FieldMessage id={`${id}-message`} error={error} />
    </Box>
  );
}

/** Names that match, a moment after the last key. A search that fails leaves the list as it was (document 2 section 8). */
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

/** Document 2 section 5: from three characters on, 300 ms after the last. */
const minimum = 3;
const debounce = 300;
