import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { complaintReasons } from '#schema/orders/order-values.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { SupportContacts } from '../../../components/shell/support-contacts.tsx';
import { complaintReasonLabels } from '../../../lib/order-words.ts';
import { toast } from '../../../lib/toasts.ts';
import { useTextDraft } from '../../../lib/use-draft.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useOrder, useReportIssue } from '../api.ts';
import { type OrderDialogProps, tellFailure } from './decision.ts';
import { ReasonField, useReasonChoice } from './reason-field.tsx';

/** Reports a problem with the service to support (`?report=10001`). */
export function ReportDialog(props: OrderDialogProps) {
  const { value: id } = props;
  const order = useOrder(id);
  const choice = useReasonChoice(`report.${id}`, complaintReasons, 'Please describe the issue');
  const details = useTextDraft(`report-details.${id}`);
  const report = useReportIssue();
  const once = useOneAtATime();
  const mayReport = order.data?.allowedCommands.includes('reportIssue');

  const submit = choice.submit((issue, custom) =>
    once(() =>
      report.mutateAsync({ id, issue, description: custom ?? (details.text.trim() || null) }).then(
        () => {
          choice.forget();
          details.forget();
          toast.success('Issue reported successfully');
          props.onClose();
        },
        (failure: unknown) => tellFailure(failure, 'reportIssue', props),
      ),
    ),
  );

  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={report.isPending}
      title="Report an Issue"
      subtitle={`Order #${id}`}
      onSubmit={submit}
      kept
      formRef={choice.form}
      actions={
        mayReport && (
          <>
            <Button variant="outlined" onClick={props.onClose} disabled={report.isPending}>
              Cancel
            </Button>
            <BusyButton type="submit" variant="contained" busy={report.isPending}>
              Report Issue
            </BusyButton>
          </>
        )
      }
    >
      {content()}
    </Dialog>
  );

  function content() {
    if (order.data === undefined) {
      if (order.isError) return <ErrorState onRetry={() => void order.refetch()} />;
      return <SkeletonRows count={6} height={44} />;
    }
    if (!mayReport) {
      return (
        <>
          Issues are reported here once a technician is booked. Until then, call or write to us:{' '}
          <SupportContacts />.
        </>
      );
    }
    return (
      <>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          What went wrong? Ironcall support is told, and it is noted in the chat.
        </Typography>
        <ReasonField
          name="Issue"
          customName="Description"
          reasons={complaintReasons}
          labels={complaintReasonLabels}
          choice={choice}
        />
        {choice.reason !== undefined && choice.reason !== 'other' && (
          <Box sx={{ mt: 1 }}>
            <TextField
              label="Description"
              optional
              multiline
              minRows={2}
              maxRows={6}
              value={details.text}
              onChange={(event) => details.write(event.target.value)}
            />
          </Box>
        )}
      </>
    );
  }
}
