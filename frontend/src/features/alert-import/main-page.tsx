import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ChevronDown, Copy } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useProfile } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { exampleAlert } from './example-alert.ts';
import { HealthAlertWords } from './learn-page.tsx';

export interface MainPageProps {
  readonly formId: string;
  readonly fieldRef: Ref<HTMLTextAreaElement>;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  readonly busy: boolean;
}

/** The ways for an alert to come in. */
export function MainPage(props: MainPageProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PasteAlert {...props} />
      <ForwardAlert />
      <Explainer />
    </Box>
  );
}

function PasteAlert({ formId, fieldRef, text, error, onChange, onSubmit, busy }: MainPageProps) {
  const [example, setExample] = useState(false);
  const exampleId = useId();
  return (
    <Box
      component="form"
      id={formId}
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <TextField
        label="Paste an alert"
        hint="The whole message, as your telematics sent or shows it."
        multiline
        minRows={6}
        maxRows={12}
        value={text}
        error={error}
        inputRef={fieldRef}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ spellCheck: false }}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Link
          component="button"
          type="button"
          aria-expanded={example}
          aria-controls={exampleId}
          onClick={() => setExample(!example)}
          sx={{ font: 'inherit', fontWeight: 500, minHeight: 44 }}
        >
          {example ? 'Hide example' : 'Show example'}
        </Link>
        <BusyButton type="submit" variant="contained" busy={busy} sx={{ minWidth: 120 }}>
          Submit
        </BusyButton>
      </Box>
      <Box id={exampleId} hidden={!example} component="pre" className="code" sx={exampleLook}>
        {exampleAlert}
      </Box>
    </Box>
  );
}

function ForwardAlert() {
  const address = useProfile().data?.equipmentAlertEmail;
  if (!address) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success('Copied to the clipboard!');
    } catch {
      toast.error('The address could not be copied. Please select it and copy it by hand.');
    }
  };
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" variant="h3">
        Forward by email
      </Typography>
      <Typography color="textSecondary">
        Forward alerts to your company's own address. Keep it to your company: whoever has it can send alerts.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="code" sx={addressLook}>
          {address}
        </Box>
        <Button variant="outlined" startIcon={<Copy size={18} />} onClick={() => void copy()}>
          Copy
        </Button>
      </Box>
    </Box>
  );
}

function Explainer() {
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box component="summary" sx={summary}>
        What is a health alert?
        <ChevronDown size={20} />
      </Box>
      <HealthAlertWords />
    </Box>
  );
}

const exampleLook = {
  m: 0,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'status.pending.tint',
  color: 'status.pending.text',
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const addressLook = {
  flex: '1 1 280px',
  minWidth: 0,
  px: 1.5,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;

const summary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  fontWeight: 600,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
  borderRadius: 1,
} as const;
