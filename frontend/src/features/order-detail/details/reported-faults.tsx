import Box from '@mui/material/Box';
import type { OrderView } from '#schema/orders.ts';
import { CollapsedText } from '../../../components/facts/collapsed-text.tsx';
import { Fact, FactList } from '../../../components/facts/fact-list.tsx';
import { FaultLabel } from '../../../components/facts/fault-label.tsx';

/** What was reported: the issue in words, and the codes in a line each. */
export function ReportedFaults({ order }: { readonly order: OrderView }) {
  const issue = order.issue ?? order.pendingIssue;
  const { faultCodes, errorCodes } = order;
  return (
    <FactList>
      <Fact name="Issue">
        {issue ? <CollapsedText key={issue} text={issue} /> : 'No issue described yet'}
      </Fact>
      {faultCodes.length > 0 && (
        <Fact name="Fault codes">
          <Box component="ul" sx={list}>
            {faultCodes.map((fault) => (
              <li key={fault.id}>
                <FaultLabel fault={fault} withSeverity />
              </li>
            ))}
          </Box>
        </Fact>
      )}
      {errorCodes.length > 0 && (
        <Fact name="Error codes on the display">
          <code>{errorCodes.join(', ')}</code>
        </Fact>
      )}
    </FactList>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 } as const;
