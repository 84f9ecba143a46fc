import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type RefObject, useId, useState } from 'react';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { useAlert } from './api.ts';
import type { Paste } from './kept-paste.ts';
import { AttachedSince, SeeWhatWasRead } from './see-what-was-read.tsx';

export interface PasteAlertProps {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly paste: Paste;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  readonly busy: boolean;
}

/** A field to paste an alert into. */
export function PasteAlert({ fieldRef, paste, onChange, onSubmit, busy }: PasteAlertProps) {
  const [example, setExample] = useState(false);
  const exampleId = useId();
  const takeExample = () => {
    onChange(exampleAlert);
    setExample(false);
    // The button that was pressed is gone.
    fieldRef.current?.focus();
  };
  const orderId = useAlert(paste.alertId).data?.orderId ?? undefined;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <TextField
        label="Paste an alert"
        hint="The whole message, just as your telematics sent it or shows it."
        multiline
        minRows={6}
        maxRows={12}
        value={paste.text}
        error={orderId === undefined ? paste.error : undefined}
        inputRef={fieldRef}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ spellCheck: false }}
      />
      {orderId !== undefined ? (
        <AttachedSince orderId={orderId} />
      ) : (
        paste.alertId !== undefined && (
          <Box>
            <SeeWhatWasRead alertId={paste.alertId} />
          </Box>
        )
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link
          component="button"
          type="button"
          aria-expanded={example}
          aria-controls={exampleId}
          onClick={() => setExample(!example)}
          sx={{ font: 'inherit', fontWeight: 500, minHeight: 44, mr: 'auto' }}
        >
          {example ? 'Hide example' : 'Show example'}
        </Link>
        <BusyButton
          type="submit"
          variant="contained"
          busy={busy}
          sx={{ minWidth: 120, flex: { xs: 1, sm: 'none' } }}
        >
          Submit
        </BusyButton>
      </Box>
      <Box id={exampleId} hidden={!example} sx={exampleLook}>
        <Box component="pre" sx={exampleText}>
          <code>{exampleAlert}</code>
        </Box>
        <Button variant="outlined" onClick={takeExample} sx={{ mt: 1.5 }}>
          Use this example
        </Button>
      </Box>
    </Box>
  );
}

const exampleLook = { p: 1.5, borderRadius: 1, bgcolor: 'status.pending.tint' } as const;

const exampleText = {
  m: 0,
  color: 'status.pending.text',
  typography: 'body2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** An example to paste, with a machine, a fault and a place. */
const exampleAlert = `Health alert: Komatsu PC210LC-11, unit EX-12
Serial number: C51234
Fault code: SPN 3226 FMI 18, Aftertreatment outlet NOx below normal
Severity: High
Service meter: 2,077 h
Detected: 11/20/2026 6:22 AM CST
Location: 4100 E Broadway, Columbia, MO 65201`;
