import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { OrderView } from '#schema/orders/order.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { useZodForm } from '../../../components/forms/form.tsx';
import { OrderingUnavailable } from '../../../components/shell/ordering-unavailable.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import { tellDuplicate } from '../../../lib/duplicate-number.ts';
import { jobsiteNameTaken } from '../../../lib/messages.ts';
import { useOrderingUnavailable, useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { useApproveOrder, useOrder } from '../api.ts';
import { decidedWords } from '../dialogs/decided-words.ts';
import { type OrderDialogProps, tellFailure } from '../dialogs/decision.ts';
import { approvalForm, approvalInput, approvalValues } from './approval.ts';
import { ApproveForm } from './approve-form.tsx';

/** 'Get It Fixed': what is being approved, and the button that does it (`?approve=10001`). */
export function ApproveDialog(props: OrderDialogProps) {
  const { value: id } = props;
  const formId = useId();
  const order = useOrder(id);
  const account = useProfile().data?.account;
  const approve = useApproveOrder();
  // The answer updates the order before the dialog has closed.
  const [isApproved, setApproved] = useState(false);
  const paused = useOrderingUnavailable();

  const mayApprove = account?.role.permissions.includes('order_management');
  const decidable = mayApprove === true && (order.data?.status === 'pending' || isApproved);
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={approve.isPending}
      title={`Approve #${id}`}
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
              // Until it has closed: a second press must not approve again.
              busy={approve.isPending || isApproved}
              disabled={paused}
            >
              Get It Fixed
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
    if (order.data === undefined || account === undefined) {
      if (order.isError) return <ErrorState onRetry={() => void order.refetch()} />;
      return <SkeletonRows count={4} height={72} gap={16} />;
    }
    if (!decidable) {
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
        <Approval
          {...{ formId, approve, setApproved }}
          order={order.data}
          approverId={account.id}
          dialog={props}
        />
      </>
    );
  }
}

interface ApprovalProps {
  readonly formId: string;
  readonly order: OrderView;
  readonly approverId: string;
  readonly approve: ReturnType<typeof useApproveOrder>;
  readonly setApproved: (isApproved: boolean) => void;
  readonly dialog: OrderDialogProps;
}

function Approval({ formId, order, approverId, approve, setApproved, dialog }: ApprovalProps) {
  const form = useZodForm(approvalForm, approvalValues(order, approverId));
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const path = `/orders/${order.id}`;
  return (
    <ApproveForm
      formId={formId}
      order={order}
      form={form}
      onSubmit={async (values) => {
        try {
          setApproved(true);
          await approve.mutateAsync(approvalInput(order, approverId, values));
        } catch (error) {
          setApproved(false);
          const { code, details } = apiFailure(error);
          const fields =
            code === 'JOBSITE_NAME_TAKEN'
              ? { jobsiteName: jobsiteNameTaken }
              : (tellDuplicate(error, { serialNumber: values.serialNumber ?? '' }) ?? details.fields ?? {});
          if (!form.setApiErrors(fields, 'order.')) tellFailure(error, 'approve', dialog);
          return;
        }
        toast.success('Order approved successfully');
        if (pathname === path) dialog.onClose();
        // Replaces the dialog, so that Back leads to the list.
        else void navigate(path, { replace: true });
      }}
    />
  );
}
