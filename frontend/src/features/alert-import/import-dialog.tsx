import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/dialog.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { useProfile } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { noteImport, refreshRun, useCancelImport, useCreateFromAlert, useStartImport } from './api.ts';
import { keepText, keptText } from './kept-text.ts';
import { LearnActions, LearnPage } from './learn-page.tsx';
import { LowPriorityActions, LowPriorityPage } from './low-priority-page.tsx';
import { MainPage } from './main-page.tsx';
import { RunActions, RunPage } from './run-page.tsx';
import { useImportAddress } from './use-import-address.ts';
import { useRunEnd } from './use-run-end.ts';

export interface ImportDialogProps {
  /** The page of it: `?import=main`. */
  readonly value: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

const titles = {
  main: 'Import Alert',
  asyncRun: 'Importing the alert',
  lowPriority: 'Low priority alert',
  learn: 'What is a health alert?',
} as const;

/** Import Alert (document 2 section 2, modal 1): paste, progress, and the question about low-priority alerts. */
export function ImportDialog(props: ImportDialogProps) {
  const [{ page, run, alerts }, go] = useImportAddress(props.value);
  const [text, setText] = useState(keptText);
  const [error, setError] = useState<string>();
  const [shownRun, setShownRun] = useState(run);
  if (props.open && run !== shownRun) setShownRun(run);
  const formId = useId();
  const navigate = useNavigate();
  const start = useStartImport();
  const cancel = useCancelImport();
  const create = useCreateFromAlert();
  const once = useOneAtATime();
  const mayImport = useProfile().data?.account.role.permissions.includes('order_management');
  const pasteField = useRef<HTMLTextAreaElement>(null);

  const change = (next: string) => {
    setText(next);
    setError(undefined);
    keepText(next);
  };
  const backToMain = (message?: string) => {
    setError(message);
    go({ page: 'main' });
  };
  const announce = (orderIds: readonly string[]) => {
    change('');
    noteImport();
    const first = orderIds[0] ?? '';
    toast.success('Alert Imported Successfully', {
      body: `Attached to ${orderIds.length > 1 ? 'orders' : 'order'} ${orderIds.map((id) => `#${id}`).join(', ')}`,
      action: { label: 'View Order', onClick: () => void navigate(`/orders/${first}`) },
    });
  };

  useRunEnd(page === 'asyncRun' && props.open ? run : undefined, {
    onImported: ({ orderIds, lowPriority, refused }) => {
      announce(orderIds);
      if (refused > 0) toast.warning('Not every machine was imported', { body: refusedWords(refused) });
      if (lowPriority.length > 0) go({ page: 'lowPriority', alerts: lowPriority });
      else props.onClose();
    },
    onLowPriority: (alertIds) => go({ page: 'lowPriority', alerts: alertIds }),
    onNothing: (message) => backToMain(message),
    onFailure: (message) => {
      toast.error(message);
      backToMain();
    },
  });

  // Back on the main page the focus is where the text is to be mended.
  useEffect(() => {
    if (page === 'main' && error !== undefined) pasteField.current?.focus();
  }, [page, error]);

  const submit = () => {
    if (text.trim() === '') {
      setError(
        'The alert content cannot be empty. Please paste the alert details or choose another import option.',
      );
      pasteField.current?.focus();
      return;
    }
    once(() =>
      start.mutateAsync({ rawEvent: text }).then(
        ({ id }) => go({ page: 'asyncRun', run: id }),
        (failure: unknown) => {
          const { code } = apiFailure(failure);
          if (code === 'PAYLOAD_TOO_LARGE' || code === 'BAD_INPUT') {
            setError('This alert is too long. Please paste only the part about the machine.');
          } else toast.error(messageOf(failure, 'startImport'));
        },
      ),
    );
  };

  /** The run is cancelled first, whichever way it is left. */
  const stopRun = (then: () => void) => {
    if (run === undefined) return;
    once(() =>
      cancel.mutateAsync({ id: run }).then(
        () => {
          toast.success('Cancelled successfully.');
          then();
        },
        (failure: unknown) => {
          // It was faster: what it has become is shown.
          if (apiFailure(failure).code === 'RUN_FINISHED') void refreshRun(run);
          else toast.error(messageOf(failure, 'cancelImport'));
        },
      ),
    );
  };

  const [alertId, ...laterAlerts] = alerts;
  const afterAlert = (otherwise: () => void) => {
    if (laterAlerts.length > 0) go({ page: 'lowPriority', alerts: laterAlerts });
    else otherwise();
  };
  const proceed = () => {
    if (alertId === undefined) return;
    once(() =>
      create.mutateAsync({ equipmentAlertId: alertId }).then(
        ({ id }) => {
          announce([id]);
          afterAlert(props.onClose);
        },
        (failure: unknown) => toast.error(messageOf(failure, 'createOrder')),
      ),
    );
  };
  const goBack = () => afterAlert(() => backToMain());

  const denied = mayImport === false && page !== 'learn';
  const busy = start.isPending || cancel.isPending || create.isPending;
  return (
    <Dialog
      open={props.open}
      onClose={page === 'asyncRun' ? () => stopRun(props.onClose) : props.onClose}
      onClosed={props.onClosed}
      keepOpen={busy}
      title={titles[page]}
      size="md"
      actions={denied ? undefined : actions()}
    >
      {denied ? 'You don’t have permission to import alerts. Please contact a manager.' : content()}
    </Dialog>
  );

  function content() {
    switch (page) {
      case 'main':
        return (
          <MainPage
            formId={formId}
            fieldRef={pasteField}
            text={text}
            error={error}
            onChange={change}
            onSubmit={submit}
            busy={start.isPending}
          />
        );
      case 'asyncRun':
        return <RunPage run={shownRun} />;
      case 'lowPriority':
        return <LowPriorityPage alertId={alertId} />;
      case 'learn':
        return <LearnPage />;
    }
  }

  function actions() {
    switch (page) {
      case 'main':
        return undefined;
      case 'asyncRun':
        return <RunActions busy={cancel.isPending} onCancel={() => stopRun(() => backToMain())} />;
      case 'lowPriority':
        return <LowPriorityActions busy={create.isPending} onBack={goBack} onProceed={proceed} />;
      case 'learn':
        return mayImport ? <LearnActions onImport={() => backToMain()} /> : undefined;
    }
  }
}

function refusedWords(count: number): string {
  const machines = count === 1 ? '1 machine of this alert lacks' : `${count} machines of this alert lack`;
  return `${machines} a Fault Code, Equipment Brand and Model, or Location.`;
}
