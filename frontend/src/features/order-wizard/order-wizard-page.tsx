import { EmptyState } from '../../components/data/empty-state.tsx';
import { ErrorState } from '../../components/data/error-state.tsx';
import { SkeletonRows } from '../../components/data/skeletons.tsx';
import { ShellMain } from '../../components/shell/app-shell.tsx';
import { useProfile } from '../../lib/profile.ts';
import { OrderWizard } from './order-wizard.tsx';

/** Orders service by hand (`/orders/new`; document 1 section 2), for people with the permission. */
export function OrderWizardPage() {
  const profile = useProfile();
  const account = profile.data?.account;
  return <ShellMain width="list">{content()}</ShellMain>;

  function content() {
    if (account === undefined) {
      if (profile.isError) {
        return <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />;
      }
      return <SkeletonRows count={4} height={72} />;
    }
    const may = (permission: 'order_management' | 'view_and_request_orders') =>
      account.role.permissions.includes(permission);
    if (!may('view_and_request_orders')) {
      return (
        <EmptyState title="You don’t have permission to order service">
          Please contact a manager of your company.
        </EmptyState>
      );
    }
    return (
      <OrderWizard
        key={account.id}
        accountId={account.id}
        mayManage={may('order_management')}
        isPaused={profile.data?.creditUsage.creditLimitExceeded ?? false}
      />
    );
  }
}
