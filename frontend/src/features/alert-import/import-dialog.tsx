import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/flow/dialog.tsx';
import { StepFocus } from '../../components/flow/step-focus.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { useProfile } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import {
  leaveOutWaiting,
  noteImport,
  refreshRun,
  useCancelImport,
  useCreateFromAlert,
  useStartImport,
  useWaitingAlerts,
} from './api.ts';
import { nothingPasted, usePaste } from './kept-paste.ts';
import { LowPriorityActions, LowPriorityPage } from './low-priority-page.tsx';
import { MainPage } from './main-page.tsx';
import { importedWords } from './outcome-words.ts';
import type { ImportedOrder, SortedMachines } from './run-outcome.ts';
import { RunActions, RunPage } from './run-page.tsx';
import { RunResultsActions } from './run-results.tsx';
import { SetUpGmailPage } from './set-up-gmail-page.tsx';
import { SetUpTelematicsPage } from './set-up-telematics-page.tsx';
import { useDismissal } from './use-dismissal.ts';
import { useImportAddress } from './use-import-address.ts';
import { useRunEnd } from './use-run-end.ts';
import { WhatCameInPage } from './what-came-in-page.tsx';

export interface ImportDialogProps {
  /** The dialog's page: `?import=main`. */
  readonly value: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

const titles = {
  main: 'Import Alert',
  asyncRun: 'Importing the alert',
  setUpTelematics: 'Alerts from your telematics',
  setUpGmail: 'Alerts from Gmail',
  lowPriority: 'Low-priority alert',
  whatCameIn: 'What came in',
} as const;

/** Import Alert (document 2 section 2, modal 1), with its five pages, and the log of what came in automatically. */
export function ImportDialog(props: ImportDialogProps) {
  const [{ page, run, alerts }, go] = useImportAddress(props.value);
  const [paste, setPaste] = usePaste();
  const [shownRun, setShownRun] = useState(run);
  if (props.open && run !== shownRun) setShownRun(run);
  // Results of the run shown, if its machines ended differently.
  const [results, setResults] = useState<{ readonly run: string; readonly machines: SortedMachines }>();
  const machines = results !== undefined && results.run === run ? results.machines : undefined;
  const navigate = useNavigate();
  const start = useStartImport();
  const cancel = useCancelImport();
  const create = useCreateFromAlert();
  const dismissal = useDismissal();
  const once = useOneAtATime();
  const mayImport = useProfile().data?.account.role.permissions.includes('order_management');
  const pasteField = useRef<HTMLTextAreaElement>(null);
  const [alertId, ...laterAlerts] = alerts;
  const waiting = useWaitingAlerts(mayImport === true && page === 'lowPriority').data?.alerts.find(
    ({ id }) => id === alertId,
  );

  const backToMain = () => go({ page: 'main' });
  const announce = (orders: readonly ImportedOrder[], runId?: string) => {
    setPaste(nothingPasted);
    noteImport(runId);
    const first = orders[0]?.id ?? '';
    toast.success('Alert Imported Successfully', {
      body: importedWords(orders),
      action: { label: 'View Order', onClick: () => void navigate(`/orders/${first}`) },
    });
  };

  useRunEnd(page === 'asyncRun' && props.open ? run : undefined, {
    onImported: (orders) => {
      announce(orders, run);
      props.onClose();
    },
    onMixed: (found) => {
      if (run !== undefined) setResults({ run, machines: found });
      if (found.withOrder.length === 0) return;
      setPaste(nothingPasted);
      noteImport(run);
    },
    onLowPriority: (alertIds) => go({ page: 'lowPriority', alerts: alertIds }),
    onCancelled: backToMain,
    onRefused: (error, refused) => {
      setPaste({ text: paste.text, error, alertId: refused });
      backToMain();
    },
    onFailure: (message) => {
      toast.error(message);
      backToMain();
    },
  });

  // Back on the main page, focus goes to the text to fix.
  useEffect(() => {
    if (page === 'main' && paste.error !== undefined) pasteField.current?.focus();
  }, [page, paste.error]);

  const submit = () => {
    if (paste.text.trim() === '') {
      setPaste({ text: paste.text, error: emptyPaste });
      pasteField.current?.focus();
      return;
    }
    once(() =>
      start.mutateAsync({ rawEvent: paste.text }).then(
        ({ id }) => {
          setPaste({ text: paste.text });
          go({ page: 'asyncRun', run: id });
        },
        (failure: unknown) => {
          const { code } = apiFailure(failure);
          if (code === 'PAYLOAD_TOO_LARGE' || code === 'BAD_INPUT') {
            setPaste({ text: paste.text, error: tooLong });
          } else toast.error(messageOf(failure, 'startImport'));
        },
      ),
    );
  };

  /** However the page is left, the run is cancelled first. */
  const stopRun = (then: () => void) => {
    if (run === undefined) return;
    once(() =>
      cancel.mutateAsync({ id: run }).then(
        () => {
          toast.success('Cancelled successfully.');
          then();
        },
        (failure: unknown) => {
          // It finished first: show the result.
          if (apiFailure(failure).code === 'RUN_FINISHED') void refreshRun(run);
          else toast.error(messageOf(failure, 'cancelImport'));
        },
      ),
    );
  };
  const isRunning = page === 'asyncRun' && machines === undefined;

  const afterAlert = (otherwise: () => void) => {
    if (laterAlerts.length > 0) go({ page: 'lowPriority', alerts: laterAlerts });
    else otherwise();
  };
  const proceed = () => {
    if (alertId === undefined) return;
    once(() =>
      create.mutateAsync({ equipmentAlertId: alertId }).then(
        ({ id }) => {
          leaveOutWaiting(alertId);
          announce([{ id, isNew: true }]);
          afterAlert(props.onClose);
        },
        (failure: unknown) => toast.error(messageOf(failure, 'createOrder')),
      ),
    );
  };
  // Going back dismisses it (document 2 section 4). A pasted one isn't in the waiting list.
  const goBack = () => {
    if (waiting === undefined) afterAlert(backToMain);
    else dismissal.dismiss(waiting.id, () => afterAlert(backToMain));
  };

  const denied = mayImport === false;
  const busy =
    start.isPending ||
    cancel.isPending ||
    create.isPending ||
    (page !== 'main' && dismissal.busy !== undefined);
  const title = machines === undefined ? titles[page] : 'Import results';
  return (
    <Dialog
      open={props.open}
      onClose={isRunning ? () => stopRun(props.onClose) : props.onClose}
      onClosed={props.onClosed}
      onBack={denied ? undefined : back()}
      keepOpen={busy}
      title={title}
      subtitle={page === 'main' && !denied ? codeClear : undefined}
      size="md"
      actions={denied ? undefined : actions()}
    >
      {denied ? (
        'You don’t have permission to import alerts. Please contact a manager.'
      ) : (
        <StepFocus step={machines === undefined ? `${page} ${alertId ?? ''}` : 'results'} title={title}>
          {content()}
        </StepFocus>
      )}
    </Dialog>
  );

  function content() {
    switch (page) {
      case 'main':
        return (
          <MainPage
            fieldRef={pasteField}
            paste={paste}
            onChange={(text) => setPaste({ text })}
            onSubmit={submit}
            onGo={go}
            busy={start.isPending}
          />
        );
      case 'asyncRun':
        return <RunPage run={shownRun} />;
      case 'setUpTelematics':
        return <SetUpTelematicsPage />;
      case 'setUpGmail':
        return <SetUpGmailPage />;
      case 'lowPriority':
        return <LowPriorityPage alertId={alertId} waiting={waiting} later={laterAlerts.length} />;
      case 'whatCameIn':
        return <WhatCameInPage onReview={(alertIds) => go({ page: 'lowPriority', alerts: alertIds })} />;
    }
  }

  function back() {
    switch (page) {
      case 'main':
      case 'lowPriority':
        return undefined;
      case 'asyncRun':
        return isRunning ? () => stopRun(backToMain) : undefined;
      case 'setUpTelematics':
      case 'setUpGmail':
      case 'whatCameIn':
        return backToMain;
    }
  }

  function actions() {
    switch (page) {
      case 'main':
      case 'setUpTelematics':
      case 'setUpGmail':
      case 'whatCameIn':
        return undefined;
      case 'asyncRun':
        return machines === undefined ? (
          <RunActions busy={cancel.isPending} onCancel={() => stopRun(backToMain)} />
        ) : (
          <RunResultsActions
            machines={machines}
            onDone={props.onClose}
            onReview={() =>
              go({ page: 'lowPriority', alerts: machines.lowPriority.map((machine) => machine.alertId) })
            }
          />
        );
      case 'lowPriority':
        return (
          <LowPriorityActions
            alertId={alertId}
            busy={create.isPending || dismissal.busy !== undefined}
            onBack={goBack}
            onProceed={proceed}
            onDone={() => afterAlert(props.onClose)}
          />
        );
    }
  }
}

/** The feature's name (document 1 section 1). */
const codeClear = 'Code Clear turns a machine’s alert into a service request.';
const emptyPaste =
  'The alert content cannot be empty. Please paste the alert details or choose another import option.';
const tooLong = 'This alert is too long. Please paste only the part about the machine.';
