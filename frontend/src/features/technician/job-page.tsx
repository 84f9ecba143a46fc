import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { OrderView } from '#schema/orders/order.ts';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { ChatPanel } from '../../components/chat/chat-panel.tsx';
import { EmptyPicture } from '../../components/data/empty-picture.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { ErrorState } from '../../components/data/error-state.tsx';
import { FeeTable } from '../../components/facts/fee-table.tsx';
import { Rating } from '../../components/facts/figures.tsx';
import { PanelSection } from '../../components/facts/panel-section.tsx';
import { When } from '../../components/facts/when.tsx';
import { ActionBar } from '../../components/shell/action-bar.tsx';
import { RecordPage, type RecordPanel, useRecordTabs } from '../../components/templates/record-page.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { apiFailure, isTransient } from '../../lib/api-failure.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { toast } from '../../lib/toasts.ts';
import { useNow } from '../../lib/use-service-time.ts';
import { useWide } from '../../lib/use-window.ts';
import { ActionsSection } from './actions-section.tsx';
import { useJob, useTechnicianProfile } from './api.ts';
import { AvailabilitySection } from './availability-section.tsx';
import { chatCalls, useMarkAsRead } from './chat-calls.ts';
import { offersOf } from './crew.ts';
import { ActionButton } from './job-actions.tsx';
import { JobHeader } from './job-header.tsx';
import { JobSection } from './job-section.tsx';
import type { JobSheets as Sheets } from './job-sheets.tsx';
import { JobsiteSection } from './jobsite-section.tsx';
import { isAtWork, nextStep } from './next-step.ts';
import { AskButton, QuestionsPanel } from './questions-panel.tsx';
import { type SheetAddress, useSheetAddress } from './use-sheet-address.ts';

/** One job (`/tech/jobs/{id}`), kept up to date while it is on screen. */
export function JobPage() {
  const { id = '' } = useParams();
  const job = useJob(id);
  const viewer = useTechnicianProfile();
  // A job that was cancelled, or given to another technician, is gone, even from a page that shows it.
  const isGone = job.error !== null && apiFailure(job.error).code === 'NOT_FOUND';
  if (job.data && !isGone) return <Job job={job.data} viewerId={viewer.data?.id} stale={job.isError} />;
  return (
    <RecordPage
      inMain
      back={listOf(undefined)}
      head={null}
      fallback={
        job.error === null ? (
          <JobSkeleton />
        ) : (
          <JobFailure error={job.error} onRetry={() => void job.refetch()} />
        )
      }
      panels={[]}
      label="Parts of the job"
      tabs={noTabs}
    />
  );
}

interface ReviewProps {
  readonly review: NonNullable<OrderView['reviewByCustomer']>;
}

/** How the customer rated the job. */
export function Review({ review }: ReviewProps) {
  return (
    <PanelSection level="h2" title="Rating">
      <Rating stars={review.rating} />
      {review.description && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {review.description}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        <When time={review.createdAt} />
      </Typography>
    </PanelSection>
  );
}

const noTabs = { shown: '', show: () => undefined, stay: () => undefined };

const panelIds = ['job', 'questions', 'chat'] as const;

interface JobProps {
  readonly job: TechnicianJob;
  readonly viewerId: string | undefined;
}

function Job({ job, viewerId, stale }: JobProps & { readonly stale: boolean }) {
  const { order } = job;
  const sheet = useSheetAddress();
  const tabs = useRecordTabs(panelIds);
  useMarkAsRead(order, tabs.shown === 'chat');
  const { JobSheets } = useSheetCode(sheet);
  const wide = useWide();
  const mayAsk = order.allowedCommands.includes('askQuestion');
  const panels: (RecordPanel & { readonly id: (typeof panelIds)[number] })[] = [
    { id: 'job', name: 'Job', content: <Overview {...{ job, viewerId, sheet }} /> },
    {
      id: 'questions',
      name: 'Questions',
      content: (
        <QuestionsPanel
          job={job}
          viewerId={viewerId}
          onAsk={mayAsk ? () => sheet.open('ask') : undefined}
          onChat={() => tabs.show('chat')}
        />
      ),
    },
    {
      id: 'chat',
      name: 'Chat',
      ownScroll: true,
      content: (
        <ChatPanel
          orderId={order.id}
          updates={order.ordersUpdates}
          viewer="technician"
          viewerId={viewerId}
          timeZone={order.timeZone}
          calls={chatCalls}
          closed={
            order.allowedCommands.includes('postMessage')
              ? undefined
              : 'The chat is closed: this job is no longer open to you.'
          }
        />
      ),
    },
  ];
  // At the bottom on phones, within thumb's reach; at the top elsewhere, not below a long page.
  const actions = (
    <>
      {tabs.shown === 'job' && <NextStepBar {...{ job, viewerId, sheet }} />}
      {tabs.shown === 'questions' && mayAsk && (
        <ActionBar>
          <AskButton onAsk={() => sheet.open('ask')} />
        </ActionBar>
      )}
    </>
  );
  return (
    <>
      <RecordPage
        inMain
        back={listOf(job)}
        head={
          <>
            <JobHeader job={job} viewerId={viewerId} stale={stale} />
            {wide && <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>{actions}</Box>}
          </>
        }
        panels={panels}
        label="Parts of the job"
        tabs={tabs}
        actions={!wide && actions}
      />
      {JobSheets && <JobSheets job={job} viewerId={viewerId} asked={sheet.asked} onClose={sheet.close} />}
    </>
  );
}

/** The list that the job is in. */
function listOf(job: TechnicianJob | undefined): { readonly to: string; readonly name: string } {
  return job !== undefined && job.order.status !== 'open'
    ? { to: '/tech/schedule', name: 'My schedule' }
    : { to: '/tech/jobs', name: 'Jobs near me' };
}

interface PartProps extends JobProps {
  readonly sheet: SheetAddress;
}

function Overview({ job, viewerId, sheet }: PartProps) {
  const { order } = job;
  const now = useNow();
  const availability = order.status === 'open' && (
    <AvailabilitySection job={job} viewerId={viewerId} onSheet={sheet.open} />
  );
  // What is offered comes first; before that, the job does.
  const offered = offersOf(job, viewerId).length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {order.reviewByCustomer && <Review review={order.reviewByCustomer} />}
      {isAtWork(job) && <ActionsSection job={job} step={nextStep(job, viewerId, now)} onSheet={sheet.open} />}
      {offered && availability}
      <JobSection order={order} />
      <JobsiteSection order={order} />
      {!offered && availability}
      {order.fees && (
        <PanelSection level="h2" title="Fees as offered">
          <FeeTable quote={order.fees} />
        </PanelSection>
      )}
    </Box>
  );
}

/** The main button: the job's next step, and why it can't be done yet. */
function NextStepBar({ job, viewerId, sheet }: PartProps) {
  const step = nextStep(job, viewerId, useNow());
  const reasonId = useId();
  if (step === undefined) return null;
  return (
    <ActionBar>
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        {step.notYet !== undefined && (
          <Box id={reasonId} sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center' }}>
            {step.notYet}
          </Box>
        )}
        <Box
          sx={{
            display: 'flex',
            gap: 1.5,
            '& > button': { flex: { xs: 1, md: 'none' }, minHeight: 52, minWidth: { md: 160 } },
          }}
        >
          {step.secondary && (
            <ActionButton job={job} action={step.secondary} variant="outlined" onSheet={sheet.open} />
          )}
          <ActionButton
            job={job}
            action={step.primary}
            {...(step.primary === 'change-offer'
              ? { variant: 'outlined' as const }
              : { variant: 'contained' as const, color: step.primary === 'off-site' ? 'primary' : 'safety' })}
            disabled={step.notYet !== undefined}
            describedBy={step.notYet === undefined ? undefined : reasonId}
            onSheet={sheet.open}
          />
        </Box>
      </Box>
    </ActionBar>
  );
}

/** Loads the sheets' code soon after the page, or at once if one is opened. */
function useSheetCode({ asked, close }: SheetAddress) {
  const [code, setCode] = useState<{ readonly JobSheets?: typeof Sheets }>({});
  const wanted = asked !== undefined && code.JobSheets === undefined;
  useEffect(() => {
    const load = () =>
      import('./job-sheets.tsx').then(
        ({ JobSheets }) => setCode({ JobSheets }),
        () => {
          if (!wanted) return;
          toast.error('Something went wrong. Please try again.');
          close();
        },
      );
    const timer = setTimeout(() => void load(), wanted ? 0 : 1_500);
    return () => clearTimeout(timer);
  }, [wanted, close]);
  return code;
}

function JobFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  usePageTitle('Job');
  const failure = apiFailure(error);
  if (isTransient(failure)) return <ErrorState onRetry={onRetry}>Check your connection.</ErrorState>;
  if (failure.code === 'NOT_FOUND' || failure.code === 'BAD_INPUT') {
    return (
      <EmptyState
        picture={<EmptyPicture name="nothingFound" />}
        title="This job is not open to you"
        action={
          <Button variant="contained" component={Link} to="/tech/jobs">
            See jobs near me
          </Button>
        }
      >
        It was cancelled, another technician was booked for it, or it is outside your service area.
      </EmptyState>
    );
  }
  return <ErrorState onRetry={onRetry} />;
}

function JobSkeleton() {
  usePageTitle('Job');
  return (
    <Box component="output" sx={{ display: 'grid', gap: 2 }}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton variant="rounded" width="70%" height={32} />
      <Skeleton variant="rounded" width="50%" height={24} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={140} />
      <Skeleton variant="rounded" height={200} />
      <Skeleton variant="rounded" height={280} />
    </Box>
  );
}
