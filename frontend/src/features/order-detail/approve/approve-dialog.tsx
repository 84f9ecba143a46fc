import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeleton-rows.tsx';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import { machineWords } from '../../../lib/order-words.ts';
import { useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { useApproveOrder, useOrder } from '../api.ts';
import { decidedWords } from '../dialogs/decided-words.ts';
import { type OrderDialogProps, tellFailure } from '../dialogs/decision.ts';
import { OrderingUnavailable, useOrderingUnavailable } from '../status/ordering-unavailable.tsx';
import { approvalInput, jobsiteNameTaken } from './approval.ts';
import { ApproveForm, type Submit } from './approve-form.tsx';

/** 'Get It Fixed': what technicians need to know, and the approval (`?approve=10001`). */
export function ApproveDialog(props: OrderDialogProps) {
  const { value: id } = props;
  const formId = useId();
  const order = useOrder(id);
  const profile = useProfile();
  const approve = useApproveOrder();
  const [approved, setApproved] = useState(false);
  const paused = useOrderingUnavailable();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const submit: Submit = async (values, leftOut) => {
    if (order.data === undefined) return undefined;
    try {
      setApproved(true);
      await approve.mutateAsync(approvalInput(order.data, values, leftOut));
    } catch (error) {
      setApproved(false);
      const { code, details } = apiFailure(error);
      if (code === 'JOBSITE_NAME_TAKEN') return { jobsiteName: jobsiteNameTaken };
      const fields = Object.entries(details.fields ?? {}).map(([path, words]) => [
        path.replace('order.', ''),
        words,
      ]);
      if (code === 'BAD_INPUT' && fields.length > 0) return Object.fromEntries(fields);
      tellFailure(error, 'approve', props);
      return undefined;
    }
    toast.success('Order approved successfully');
    if (pathname === `/orders/${id}`) props.onClose();
    // In the dialog's place, so that a step back leads to the list.
    else void navigate(`/orders/${id}`, { replace: true });
    return undefined;
  };

  const mayApprove = profile.data?.account.role.permissions.includes('order_management');
  const decidable = mayApprove === true && (order.data?.status === 'pending' || approved);
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={approve.isPending}
      title={`Approve #${id}`}
      subtitle={order.data && machineWords(order.data.equipment)}
      size="md"
      actions={
        decidable && (
          <>
            <Button variant="outlined" onClick={props.onClose} disabled={approve.isPending}>
              Cancel
            </Button>
            <BusyButton
              type="submit"
              form={formId}
              variant="contained"
              color="safety"
              busy={approve.isPending}
              disabled={paused}
            >
              Approve
            </BusyButton>
          </>
        )
      }
    >
      {content()}
    </Dialog>
  );

  function content() {
    if (mayApprove === false) {
      return 'You don’t have permission to approve. Please contact a manager to move this order forward.';
    }
    if (order.data === undefined) {
      if (order.isError) return <ErrorState onRetry={() => void order.refetch()} />;
      return <SkeletonRows count={5} height={72} gap={16} />;
    }
    if (!decidable && mayApprove) {
      return (
        <>
          {decidedWords(order.data.status)}{' '}
          <Button component={Link} to={`/orders/${id}`} variant="outlined" sx={{ mt: 2, display: 'flex' }}>
            View Order
          </Button>
        </>
      );
    }
    return (
      <>
        {paused && (
          <Box sx={{ mb: 2.5 }}>
            <OrderingUnavailable />
          </Box>
        )}
        <ApproveForm formId={formId} order={order.data} onSubmit={submit} />
      </>
    );
  }
}
