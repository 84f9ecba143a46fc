import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { SeverityIcon } from '../facts/fault-label.tsx';
import { Dialog } from '../flow/dialog.tsx';
import { confidenceWords, recentCountWords, severitySources, triggeredWords } from './fault-words.ts';

export interface FaultDetailsDialogProps {
  readonly open: boolean;
  readonly fault: FaultCode | undefined;
  readonly onClose: () => void;
}

/** Fault Code Details (document 2 section 2, modal 11). */
export function FaultDetailsDialog({ open, fault, onClose }: FaultDetailsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Fault Code Details">
      {fault && <FaultDetails fault={fault} />}
    </Dialog>
  );
}

function FaultDetails({ fault }: { readonly fault: FaultCode }) {
  const guidance = [
    ['Issue', fault.issueDescription],
    ['Symptom', fault.symptomDescription],
    ['Risk', fault.riskDescription],
    ['Likely parts', fault.likelyParts.join(', ')],
    ['Recommendation', fault.recommendation],
  ] as const;
  const sources = severitySources(fault);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Box component="code" sx={{ typography: 'h2', overflowWrap: 'anywhere' }}>
          {fault.fault}
        </Box>
        {fault.name && fault.name !== fault.fault && <Typography>{fault.name}</Typography>}
      </div>
      <Box component="dl" sx={facts}>
        <dt>Severity</dt>
        <dd>
          <SeverityIcon severity={fault.severity} withWord />
        </dd>
        {sources && (
          <>
            <dt>Stated in the alert</dt>
            <dd>
              <SeverityIcon severity={sources.stated} withWord />
            </dd>
            <dt>Assessed by its code</dt>
            <dd>
              <SeverityIcon severity={sources.assessed} withWord />
            </dd>
          </>
        )}
        <dt>Seen</dt>
        <dd className="numbers">
          {recentCountWords(fault)}
          {fault.count > fault.countLastThirtyDays && `, ${fault.count} in all`}
        </dd>
        {fault.lastTriggeredAt && (
          <>
            <dt>Last triggered</dt>
            <dd>
              <time dateTime={fault.lastTriggeredAt}>{triggeredWords(fault.lastTriggeredAt)}</time>
            </dd>
          </>
        )}
        <dt>Verification</dt>
        <dd>{confidenceWords(fault)}</dd>
      </Box>
      {guidance.map(
        ([title, words]) =>
          words && (
            <section key={title}>
              <Typography component="h3" variant="h3">
                {title}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{words}</Typography>
            </section>
          ),
      )}
      <Typography variant="body2" color="textSecondary">
        This guidance is general. Manufacturers and models differ: check the manual or ask a qualified
        technician.
      </Typography>
    </Box>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
