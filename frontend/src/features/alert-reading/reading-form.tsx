import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Plus, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import type { AlertOriginal, CorrectedValues } from '#schema/alerts/alerts.ts';
import { severities } from '#schema/alerts/severity.ts';
import { SelectField } from '../../components/forms/select-field.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { type FieldErrors, useForm } from '../../lib/use-form.ts';
import { ReadHint } from './read-hint.tsx';
import type { ReadPlace } from './read-places.ts';
import {
  checkTexts,
  clockOf,
  type ReadingTexts,
  textsOf,
  valuesNow,
  valuesOfTexts,
} from './reading-values.ts';

/** Saves the values; resolves to the API's field errors, if any. */
export type SaveReading = (
  values: CorrectedValues,
  rows: readonly number[],
) => Promise<FieldErrors<ReadingTexts> | undefined>;

export interface ReadingFormProps {
  /** For the submit button, which is outside the form. */
  readonly formId: string;
  readonly original: AlertOriginal;
  readonly places: readonly ReadPlace[];
  readonly inputId: (field: string) => string;
  readonly onActive: (field: string | undefined) => void;
  readonly onChanged: (isChanged: boolean) => void;
  readonly onSave: SaveReading;
}

/** What the alert says, to review and correct. */
export function ReadingForm({
  formId,
  original,
  places,
  inputId,
  onActive,
  onChanged,
  onSave,
}: ReadingFormProps) {
  const { correctable } = original;
  const [before] = useState(() => valuesNow(original));
  const [rows, setRows] = useState<readonly number[]>(() => before.faultCodes.map((_, index) => index));
  const [added, setAdded] = useState<number>();
  const {
    values: texts,
    formRef,
    field: formField,
    set,
    setErrors,
    onSubmit,
  } = useForm<ReadingTexts>(textsOf(before), (typed) => checkTexts(typed, rows, original.orderId !== null));
  const isChanged = JSON.stringify(valuesOfTexts(texts, rows)) !== JSON.stringify(before);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);

  // After adding a row, focus goes to its code.
  useEffect(() => {
    if (added !== undefined) document.getElementById(inputId(`fault.${added}.code`))?.focus();
  }, [added, inputId]);

  const submit = onSubmit((valid) => {
    void onSave(valuesOfTexts(valid, rows), rows).then((found) => found && setErrors(found));
  });
  const add = () => {
    const row = Math.max(-1, ...rows, before.faultCodes.length - 1) + 1;
    setRows([...rows, row]);
    setAdded(row);
  };
  const remove = (row: number) => {
    setRows(rows.filter((each) => each !== row));
    // The button that was pressed goes with its row.
    document.getElementById(inputId('add'))?.focus();
  };

  const placeOf = (field: string) => places.find((place) => place.field === field);
  /** The reading says nothing about a value that a person replaced. */
  const hintOf = (field: string) => {
    const now = (texts[field] ?? '').trim();
    const place = placeOf(field);
    if (now === (place?.value ?? nothing(field))) return <ReadHint place={place} />;
    return now === '' ? 'Left out' : 'Corrected';
  };
  const fieldProps = (field: string, label: string) => ({
    ...formField(field),
    id: inputId(field),
    label,
    hint: hintOf(field),
    // Places in the message are labels for this input too; this fixes its accessible name.
    inputProps: { 'aria-label': label, readOnly: !correctable },
  });
  const text = (field: string, label: string) => (
    <Watched key={field} field={field} onActive={onActive}>
      <TextField {...fieldProps(field, label)} {...(field === 'detectedAt' && asDate())} />
    </Watched>
  );
  const clock = before.detectedAt === null ? emptyClock : clockOf(before.detectedAt);
  /** A date and a time; the zone stays the alert's. If the alert's value isn't a valid time, it is shown as text. */
  const asDate = () =>
    clock && {
      type: clock.type,
      value: clockOf(texts.detectedAt ?? '')?.clock ?? '',
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set('detectedAt', target.value === '' ? '' : `${target.value}${clock.zone}`),
    };

  return (
    <Box
      component="form"
      id={formId}
      ref={formRef}
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 3, minWidth: 0 }}
    >
      <Group title="Machine">
        {text('brand', 'Brand')}
        {text('model', 'Model')}
        {text('serialNumber', 'Serial number')}
        {text('unitNumber', 'Unit number')}
        {text('hours', 'Machine hours')}
        {text('detectedAt', `Detected${zoneWords(clock?.zone)}`)}
      </Group>
      <Group title="Place">
        <Box sx={{ gridColumn: '1 / -1' }}>{text('address', 'Address')}</Box>
        {text('city', 'City')}
        {text('state', 'State')}
        {text('lat', 'Latitude')}
        {text('long', 'Longitude')}
      </Group>
      <Box component="fieldset" sx={fieldset}>
        <Legend>Fault codes</Legend>
        {rows.map((row, index) => (
          <Box
            key={row}
            role="group"
            aria-label={`Fault code ${index + 1}`}
            sx={{ display: 'grid', gap: 1.5, pb: 2, mb: 2, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>{text(`fault.${row}.code`, 'Code')}</Box>
              {correctable && (
                <IconButton
                  aria-label={`Remove fault code ${texts[`fault.${row}.code`] ?? ''}`.trim()}
                  onClick={() => remove(row)}
                  sx={{ mt: 3.25 }}
                >
                  <Trash2 size={20} />
                </IconButton>
              )}
            </Box>
            {text(`fault.${row}.description`, 'Description')}
            <Watched field={`fault.${row}.severity`} onActive={onActive}>
              <SelectField
                {...formField(`fault.${row}.severity`)}
                value={texts[`fault.${row}.severity`] ?? 'unknown'}
                id={inputId(`fault.${row}.severity`)}
                label="Severity"
                hint={hintOf(`fault.${row}.severity`)}
                inputProps={{ 'aria-label': 'Severity' }}
                disabled={!correctable}
                onChange={(event) => set(`fault.${row}.severity`, String(event.target.value))}
              >
                {severities.map((severity) => (
                  <option key={severity} value={severity}>
                    {severityNames[severity]}
                  </option>
                ))}
              </SelectField>
            </Watched>
          </Box>
        ))}
        {rows.length === 0 && (
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            No fault code was found in the message.
          </Typography>
        )}
        {correctable && (
          <Button id={inputId('add')} variant="outlined" startIcon={<Plus size={18} />} onClick={add}>
            Add Fault Code
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface WatchedProps {
  readonly field: string;
  readonly onActive: (field: string | undefined) => void;
  readonly children: ReactNode;
}

/** Highlights the field's place while it is focused or hovered. */
function Watched({ field, onActive, children }: WatchedProps) {
  return (
    <Box sx={{ minWidth: 0 }} onFocus={() => onActive(field)} onMouseEnter={() => onActive(field)}>
      {children}
    </Box>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="fieldset" sx={fieldset}>
      <Legend>{title}</Legend>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Legend({ children }: { readonly children: ReactNode }) {
  return (
    <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
      {children}
    </Typography>
  );
}

/** Placeholder for a field that the message says nothing about. */
function nothing(field: string): string {
  return field.endsWith('.severity') ? 'unknown' : '';
}

/** ` (UTC-05:00)` for a label; empty without a zone. */
function zoneWords(zone = ''): string {
  if (zone === '') return '';
  return zone === 'Z' ? ' (UTC)' : ` (UTC${zone})`;
}

const emptyClock = { type: 'datetime-local', zone: '' } as const;

const fieldset = { border: 0, m: 0, p: 0, minWidth: 0 } as const;

const severityNames = {
  unknown: 'Unknown',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
} as const;
