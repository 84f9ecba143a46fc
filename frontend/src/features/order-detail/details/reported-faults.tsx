import type { OrderView } from '#schema/orders/order.ts';
import { CollapsibleList } from '../../../components/data/collapsible-list.tsx';
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
          <CollapsibleList
            items={faultCodes}
            keyOf={({ id }) => id}
            what="fault codes"
            renderItem={(fault) => <FaultLabel fault={fault} withSeverity />}
          />
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
