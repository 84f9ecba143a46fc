import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { AlertOriginal } from '#schema/alerts/alerts.ts';
import { ErrorState } from '../../components/data/error-state.tsx';
import { SkeletonRows } from '../../components/data/skeletons.tsx';
import { When } from '../../components/facts/when.tsx';
import { Dialog } from '../../components/flow/dialog.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { useProfile } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useWide } from '../../lib/use-window.ts';
import { useAlertsOfOrder, useCorrectAlert, useCreateFromAlert, useOriginal } from './api.ts';
import { MarkedText } from './marked-text.tsx';
import { readPlaces } from './read-places.ts';
import { ReadingForm, type SaveReading } from './reading-form.tsx';
import { fieldOfPath } from './reading-values.ts';

export interface AlertReadingDialogProps {
  /** An alert's id, or the id of an order made from alerts. */
  readonly value: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
}

/** An alert as it came, beside what was read from it (`?alert=alt_…`, or `?alert=10001` for an order's alerts). */
export function AlertReadingDialog(props: AlertReadingDialogProps) {
  const orderId = /^\d/.test(props.value) ? props.value : undefined;
  const [chosen, setChosen] = useState<string>();
  const ofOrder = useAlertsOfOrder(orderId);
  const alerts = ofOrder.data?.alerts ?? [];
  // The newest is the one the person was notified about.
  const alertId = orderId === undefined ? props.value : (chosen ?? alerts.at(-1)?.id);
  const original = useOriginal(alertId);
  const permissions = useProfile().data?.account.role.permissions;
  const formId = useId();
  const [changedForm, setChangedForm] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const correct = useCorrectAlert();
  const create = useCreateFromAlert();
  const once = useOneAtATime();
  const navigate = useNavigate();

  const shown = original.data;
  const formKey = shown && `${shown.id} ${shown.correction?.at ?? ''} ${shown.correctable}`;
  const isChanged = changedForm !== undefined && changedForm === formKey;
  const onChanged = useCallback(
    (changed: boolean) => setChangedForm(changed ? formKey : undefined),
    [formKey],
  );
  const busy = correct.isPending || create.isPending;

  const save: SaveReading = async (values, rows) => {
    if (shown === undefined) return undefined;
    setProblem(undefined);
    try {
      const saved = await correct.mutateAsync({
        id: shown.id,
        values,
        seen: shown.correction?.at ?? null,
      });
      toast.success(isChanged ? 'Corrections saved' : 'Reading confirmed');
      if (saved.orderId !== null) props.onClose();
      return undefined;
    } catch (error) {
      const { code, details, message } = apiFailure(error);
      const found = Object.entries(details.fields ?? {}).flatMap(([path, words]) => {
        const field = fieldOfPath(path, rows);
        return field === undefined ? [] : [[field, words]];
      });
      if (found.length > 0) return Object.fromEntries(found);
      if (code === 'DUPLICATE_SERIAL_NUMBER')
        return { serialNumber: 'Another machine has this serial number.' };
      if (code === 'DUPLICATE_UNIT_NUMBER') return { unitNumber: 'Another machine has this unit number.' };
      if (code === 'CONFLICT') {
        setProblem({ words: message, orderId: details.conflictsWith });
      } else if (code === 'INVALID_TRANSITION') {
        setProblem({
          words: 'The order is no longer pending, so what was read can no longer be corrected.',
        });
        void original.refetch();
      } else toast.error(messageOf(error));
      return undefined;
    }
  };

  const order = () => {
    if (shown === undefined) return;
    once(() =>
      create.mutateAsync({ equipmentAlertId: shown.id }).then(
        ({ id }) => {
          toast.success(`Order #${id} created`);
          // Replaces the dialog, so that Back leads to the list.
          void navigate(`/orders/${id}`, { replace: true });
        },
        (error: unknown) => {
          const { code, details } = apiFailure(error);
          if (code === 'ALERT_ALREADY_ORDERED' && details.conflictsWith !== undefined) {
            void navigate(`/orders/${details.conflictsWith}`, { replace: true });
          } else toast.error(messageOf(error, 'createOrder'));
        },
      ),
    );
  };

  const mayCorrect = permissions?.includes('order_management');
  const canOrder = shown !== undefined && isComplete(shown) && shown.correction !== null && !isChanged;
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={busy}
      size="xl"
      title={orderId === undefined ? 'Original alert' : `Original alert of order #${orderId}`}
      subtitle={shown && <Provenance original={shown} />}
      actions={mayCorrect && shown && actions(shown)}
    >
      {content()}
    </Dialog>
  );

  function actions({ correctable }: AlertOriginal) {
    return (
      <>
        <Button variant="outlined" onClick={props.onClose} disabled={busy}>
          {isChanged ? 'Cancel' : 'Close'}
        </Button>
        {/* One button for both, so that focus stays on the next step once the first is done. */}
        {correctable && (
          <BusyButton
            {...(canOrder ? { type: 'button', onClick: order } : { type: 'submit', form: formId })}
            variant="contained"
            busy={busy}
          >
            {canOrder ? 'Create Order' : isChanged ? 'Save Corrections' : 'Looks Right'}
          </BusyButton>
        )}
      </>
    );
  }

  function content() {
    if (mayCorrect === false) {
      return 'You don’t have permission to correct alerts. Please contact a manager.';
    }
    const failed = ofOrder.error ?? original.error;
    if (shown === undefined && failed) {
      const retry = ofOrder.error ? ofOrder.refetch : original.refetch;
      return <ErrorState title={messageOf(failed, 'findAlert')} onRetry={() => void retry()} />;
    }
    if (ofOrder.data !== undefined && alerts.length === 0) return 'This order was not made from an alert.';
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', height: { md: '100%' } }}>
        {alerts.length > 1 && alertId !== undefined && (
          <SelectField
            label="Alert"
            value={alertId}
            onChange={(event) => setChosen(String(event.target.value))}
          >
            {alerts.map(({ id, createdAt, provider }, index) => (
              <option key={id} value={id}>
                {`${index + 1} of ${alerts.length}: ${timeWords(createdAt)}${provider === null ? '' : `, ${provider}`}`}
              </option>
            ))}
          </SelectField>
        )}
        {problem && (
          <Alert
            severity="warning"
            variant="outlined"
            action={
              problem.orderId === undefined ? (
                <Button
                  size="small"
                  onClick={() => {
                    setProblem(undefined);
                    void original.refetch();
                  }}
                >
                  Reload
                </Button>
              ) : (
                <Button size="small" onClick={() => void navigate(`/orders/${problem.orderId}`)}>
                  View Order
                </Button>
              )
            }
          >
            {problem.words}
          </Alert>
        )}
        {shown === undefined ? (
          <SkeletonRows count={5} height={72} gap={16} />
        ) : (
          <SideBySide
            key={formKey}
            original={shown}
            formId={formId}
            onChanged={onChanged}
            onSave={(values, rows) => new Promise((resolve) => once(() => save(values, rows).then(resolve)))}
          />
        )}
      </Box>
    );
  }
}

interface Problem {
  readonly words: string;
  /** The order that stands in the way. */
  readonly orderId?: string | undefined;
}

interface SideBySideProps {
  readonly original: AlertOriginal;
  readonly formId: string;
  readonly onChanged: (isChanged: boolean) => void;
  readonly onSave: SaveReading;
}

/** The message beside its values; one at a time on phones, values first. */
function SideBySide({ original, formId, onChanged, onSave }: SideBySideProps) {
  const wide = useWide();
  const baseId = useId();
  const [tab, setTab] = useState<'values' | 'message'>('values');
  const [active, setActive] = useState<string>();
  const places = useMemo(() => readPlaces(original), [original]);
  const inputId = useCallback((field: string) => `${baseId}-${field}`, [baseId]);
  const show = useCallback(
    (field: string) => {
      // On phones the field is hidden until its tab is chosen, and hidden elements can't take focus.
      flushSync(() => setTab('values'));
      document.getElementById(inputId(field))?.focus();
    },
    [inputId],
  );
  const message =
    original.text === '' ? (
      <Box sx={{ color: 'text.secondary' }}>The text of this alert is no longer kept.</Box>
    ) : (
      <MarkedText text={original.text} places={places} active={active} inputId={inputId} onShow={show} />
    );
  const values = (
    <Box sx={{ minWidth: 0 }}>
      <Notes original={original} />
      <ReadingForm
        formId={formId}
        original={original}
        places={places}
        inputId={inputId}
        onActive={setActive}
        onChanged={onChanged}
        onSave={onSave}
      />
    </Box>
  );
  if (wide) {
    return (
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: 0 }}>
        <Box
          sx={{
            position: 'sticky',
            top: 0,
            alignSelf: 'start',
            display: 'grid',
            maxHeight: 'calc(100dvh - 280px)',
          }}
        >
          {message}
        </Box>
        {values}
      </Box>
    );
  }
  return (
    <div>
      <Tabs
        value={tab}
        onChange={(_, chosen: 'values' | 'message') => setTab(chosen)}
        variant="fullWidth"
        aria-label="The alert and its values"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {(['values', 'message'] as const).map((name) => (
          <Tab
            key={name}
            value={name}
            label={name === 'values' ? 'Values' : 'Message'}
            id={`${baseId}-tab-${name}`}
            aria-controls={`${baseId}-panel-${name}`}
          />
        ))}
      </Tabs>
      {/* Both stay mounted, so that looking at the message doesn't lose what is typed. */}
      {(['values', 'message'] as const).map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${baseId}-panel-${name}`}
          aria-labelledby={`${baseId}-tab-${name}`}
          hidden={tab !== name}
        >
          {name === 'values' ? values : message}
        </Box>
      ))}
    </div>
  );
}

/** What is missing, who reviewed it before, and why nothing can be changed. */
function Notes({
  original: { message, correction, correctable, orderId },
}: {
  readonly original: AlertOriginal;
}) {
  const notes = [
    ...(correction
      ? [
          {
            key: 'checked',
            severity: 'success' as const,
            words: (
              <>
                Checked by {correction.by.firstName} {correction.by.lastName} · <When time={correction.at} />
              </>
            ),
          },
        ]
      : []),
    ...(correctable
      ? []
      : [
          {
            key: 'closed',
            severity: 'info' as const,
            words: `Order #${orderId ?? ''} is no longer pending, so nothing here can be corrected.`,
          },
        ]),
    ...(message !== null && orderId === null
      ? [{ key: 'missing', severity: 'warning' as const, words: message }]
      : []),
  ];
  return notes.map(({ key, severity, words }) => (
    <Alert key={key} severity={severity} variant="outlined" sx={{ mb: 2 }}>
      {words}
    </Alert>
  ));
}

function Provenance({ original: { source, createdAt, reading } }: { readonly original: AlertOriginal }) {
  const way = { paste: 'Pasted', mail: 'Emailed', http: 'Sent by a provider' }[source];
  return (
    <>
      {way}
      {reading.provider !== null && ` from ${reading.provider}`} · <When time={createdAt} />
    </>
  );
}

/** Whether an order can be made from it. */
function isComplete({ orderId, outcome }: AlertOriginal): boolean {
  return orderId === null && (outcome === 'ok' || outcome === 'low_priority');
}

function timeWords(time: string): string {
  return new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
