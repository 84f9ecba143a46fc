import Box from '@mui/material/Box';
import { useState } from 'react';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { FaultLabel } from '../../../components/facts/fault-label.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { useSearch } from '../../../components/forms/use-search.ts';
import { describeFaults } from '../api.ts';
import { codesOf } from '../draft.ts';
import type { StepProps } from '../step-rules.ts';

type Described = Pick<FaultCode, 'fault' | 'name' | 'severity'>;

/** The codes the machine shows, with what is known about each as it is typed. */
export function FaultCodesStep({ draft, change, faults }: StepProps) {
  const codes = codesOf(draft).slice(0, mostDescribed);
  const known = useDescribed(codes, draft.machine?.brand ?? null);
  return (
    <>
      <TextField
        label="Fault codes"
        optional
        multiline
        minRows={3}
        maxRows={12}
        name="faultCodes"
        autoComplete="off"
        inputProps={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 20_000 }}
        value={draft.faultCodes}
        onChange={({ target }) => change({ faultCodes: target.value })}
        error={faults.faultCodes}
        hint="One a line, exactly as the machine displays them, without descriptions."
      />
      <Box aria-live="polite">
        {codes.length > 0 && (
          <Box component="ul" aria-label="What is known of these codes" sx={list}>
            {codes.map((code) => (
              // The description replaces the bare code in place, so that nothing moves.
              <Box component="li" key={`${code} ${known.has(code) ? 'known' : 'typed'}`}>
                <FaultLabel
                  fault={known.get(code) ?? { fault: code, severity: 'unknown' }}
                  withSeverity={known.has(code)}
                />
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </>
  );
}

/** The limit of one call. */
const mostDescribed = 40;

/** The descriptions so far, by code. A code is never requested twice. */
function useDescribed(codes: readonly string[], brand: string | null): ReadonlyMap<string, Described> {
  const [known] = useState(() => new Map<string, Described>());
  const unknown = codes.filter((code) => !known.has(code) && code.length <= 200);
  useSearch(
    async (_text, signal) => {
      const asked = unknown;
      const described = await describeFaults(asked, brand, signal);
      for (const [at, code] of asked.entries()) {
        const answer = described[at];
        if (answer !== undefined) known.set(code, answer);
      }
      return described;
    },
    unknown.join('\n'),
    { minLength: 1, debounce: 300, isWanted: true },
  );
  return known;
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 } as const;
