import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatPhoneNumber, parsePhoneNumber } from '#schema/phone.ts';
import { borderedList, twoLines } from '../../components/data/list-styles.ts';
import { useEditStep } from '../../components/flow/wizard.tsx';
import {
  addressLines,
  operationalStateWords,
  requirementWords,
  safetyRiskWords,
} from '../../lib/jobsite-words.ts';
import { machineWords, unitWords } from '../../lib/order-words.ts';
import { timeOfDayWords } from '../../lib/time.ts';
import { codesOf, type Draft } from './draft.ts';
import type { StepId } from './step-rules.ts';

/** A summary of the order, with a button to change each part. */
export function Summary({ draft }: { readonly draft: Draft }) {
  const edit = useEditStep();
  return (
    <Box component="section" aria-labelledby="order-summary" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h3" id="order-summary">
        Your order
      </Typography>
      <Box component="ul" sx={list}>
        {parts(draft).map(({ step, name, lines }) => (
          <Box component="li" key={step} sx={row}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{name}</Box>
              {lines.length === 0 ? (
                <Box sx={{ color: 'text.secondary' }}>None</Box>
              ) : (
                lines.map((line) => (
                  <Box key={line} sx={twoLines}>
                    {line}
                  </Box>
                ))
              )}
            </Box>
            <Button onClick={() => edit(step)} aria-label={`Edit ${name.toLowerCase()}`}>
              Edit
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface Part {
  readonly step: StepId;
  readonly name: string;
  readonly lines: readonly string[];
}

function parts(draft: Draft): Part[] {
  return [
    { step: 'equipment', name: 'Equipment', lines: machineLines(draft) },
    { step: 'location', name: 'Location', lines: placeLines(draft) },
    { step: 'fault-codes', name: 'Fault codes', lines: some(codesOf(draft).join(', ')) },
    { step: 'photos', name: 'Photos', lines: some(draft.photoNames.join(', ')) },
    { step: 'issue', name: 'Issue', lines: some(draft.issue.trim()) },
    { step: 'unit-status', name: 'Unit status', lines: statusLines(draft) },
  ];
}

function machineLines({ machine, serialNumber, unitNumber }: Draft): string[] {
  if (machine === null) return [];
  const numbers = unitWords({
    serialNumber: machine.serialNumber ?? serialNumber.trim(),
    unitNumber: machine.unitNumber ?? unitNumber.trim(),
  });
  return some(machineWords(machine), numbers);
}

function placeLines(draft: Draft): string[] {
  const { address, accessHoursStart: start, accessHoursEnd: end, requirements } = draft;
  if (address === null) return [];
  const phone = parsePhoneNumber(draft.contactPhone);
  const contact = some(draft.contactName.trim(), phone && formatPhoneNumber(phone)).join(', ');
  return some(
    draft.jobsiteName.trim(),
    addressLines(address).join(', '),
    start !== null && end !== null && `Access ${timeOfDayWords(start)} – ${timeOfDayWords(end)}`,
    draft.arrivalInstructions.trim(),
    requirements.map((each) => requirementWords[each]).join(', '),
    contact && `Contact: ${contact}`,
  );
}

function statusLines({ hours, operationalStatus, safetyRisk }: Draft): string[] {
  return some(
    hours.trim() && `${Number(hours).toLocaleString('en-US')} h`,
    operationalStatus && operationalStateWords[operationalStatus],
    safetyRisk && `Safety risk: ${safetyRiskWords[safetyRisk].toLowerCase()}`,
  );
}

function some(...lines: readonly (string | false | null | undefined)[]): string[] {
  return lines.filter((line): line is string => typeof line === 'string' && line !== '');
}

const list = { ...borderedList, bgcolor: 'background.paper' } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 1,
  pl: 2,
  pr: 0.5,
  py: 1,
} as const;
