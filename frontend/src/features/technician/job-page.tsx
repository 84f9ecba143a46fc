import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useId, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { TechnicianJob } from '#schema/technician-jobs.ts';
import { ChatPanel } from '../../components/chat/chat-panel.tsx';
import { EmptyPicture } from '../../components/data/empty-picture.tsx';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { ErrorState } from '../../components/data/error-state.tsx';
import { FeeTable } from '../../components/facts/fee-table.tsx';
import { PanelSection } from '../../components/facts/panel-section.tsx';
import { ActionBar } from '../../components/shell/action-bar.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { apiFailure, isTransient } from '../../lib/api-failure.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { toast } from '../../lib/toasts.ts';
import { useNow } from '../../lib/use-now.ts';
import { useWide } from '../../lib/use-wide.ts';
import { ActionsSection } from './actions-section.tsx';
import { useJob } from './api.ts';
import { AvailabilitySection } from './availability-section.tsx';
import { chatCalls } from './chat-calls.ts';
import { ActionButton } from './job-actions.tsx';
import { BackLink, JobHeader } from './job-header.tsx';
import { JobSection } from './job-section.tsx';
import type { JobSheets as Sheets } from './job-sheets.tsx';
import { JobsiteSection } from './jobsite-section.tsx';
import { isAtWork, nextStep, ownOffer } from './next-step.ts';
import { AskButton, QuestionsPanel } from './questions-panel.tsx';
import { Review } from './review.tsx';
import { useTechnicianProfile } from './technician-profile.ts';
import { type SheetAddress, useSheetAddress } from './use-sheet-address.ts';

/** One job (`/tech/jobs/{id}`), followed while it is on the screen. */
export function JobPage() {
  const { id = '' } = useParams();
  const job = useJob(id);
  const viewer = useTechnicianProfile();
  const sheet = useSheetAddress();
  return (
    <>
      <BackLink job={job.data} />
      {job.data ? (
        <Job job={job.data} viewerId={viewer.data?.id} stale={job.isError} sheet={sheet} />
      ) : job.error === null ? (
        <JobSkeleton />
      ) : (
        <JobFailure error={job.error} onRetry={() => void job.refetch()} />
      )}
    </>
  );
}

const tabs = ['job', 'questions', 'chat'] as const;
type TabName = (typeof tabs)[number];
const tabNames: Readonly<Record<TabName, string>> = { job: 'Job', questions: 'Questions', chat: 'Chat' };

interface JobProps {
  readonly job: TechnicianJob;
  readonly viewerId: string | undefined;
  readonly stale: boolean;
  readonly sheet: SheetAddress;
}

function Job({ job, viewerId, stale, sheet }: JobProps) {
  const { order } = job;
  const [tab, showTab] = useTab();
  const baseId = useId();
  const { JobSheets } = useSheetCode(sheet);
  const wide = useWide();
  const mayAsk = order.allowedCommands.includes('askQuestion');
  const contents: Record<TabName, React.ReactNode> = {
    job: <Overview {...{ job, viewerId, sheet }} />,
    questions: (
      <QuestionsPanel
        job={job}
        viewerId={viewerId}
        onAsk={mayAsk ? () => sheet.open('ask') : undefined}
        onChat={() => showTab('chat')}
      />
    ),
    chat: (
      <>
        <VisuallyHidden>
          <h2>Chat</h2>
        </VisuallyHidden>
        <ChatPanel
          orderId={order.id}
          updates={order.ordersUpdates}
          timeZone={order.timeZone}
          viewer="technician"
          viewerId={viewerId}
          calls={chatCalls}
          closed={
            order.allowedCommands.includes('postMessage')
              ? undefined
              : 'Nobody can write here now: the job is not open to you any more.'
          }
        />
      </>
    ),
  };
  // Within the thumb's reach on phones; elsewhere where the eye begins, and not below a long page.
  const actions = (
    <>
      {tab === 'job' && <NextStepBar {...{ job, viewerId, sheet }} />}
      {tab === 'questions' && mayAsk && (
        <ActionBar>
          <AskButton onAsk={() => sheet.open('ask')} />
        </ActionBar>
      )}
    </>
  );
  return (
    <>
      <JobHeader job={job} viewerId={viewerId} stale={stale} />
      <Tabs
        value={tab}
        onChange={(_, chosen: TabName) => showTab(chosen)}
        variant="fullWidth"
        aria-label="Parts of the job"
        sx={tabBar}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={tabNames[name]}
            id={`${baseId}-tab-${name}`}
            aria-controls={tab === name ? `${baseId}-${name}` : undefined}
          />
        ))}
      </Tabs>
      {wide && <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>{actions}</Box>}
      <Box
        role="tabpanel"
        id={`${baseId}-${tab}`}
        aria-labelledby={`${baseId}-tab-${tab}`}
        sx={{ ...panel, pb: tab === 'chat' ? 0 : 3 }}
      >
        {contents[tab]}
      </Box>
      {!wide && actions}
      {JobSheets && <JobSheets job={job} viewerId={viewerId} asked={sheet.asked} onClose={sheet.close} />}
    </>
  );
}

function Overview({ job, viewerId, sheet }: Omit<JobProps, 'stale'>) {
  const { order } = job;
  const now = useNow();
  const availability = order.status === 'open' && (
    <AvailabilitySection job={job} viewerId={viewerId} onSheet={sheet.open} />
  );
  // What was offered comes first; before that, what there is to know of the job.
  const offered = ownOffer(job, viewerId) !== undefined;
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

/** The large button of the screen: what the job asks for next, and why not yet. */
function NextStepBar({ job, viewerId, sheet }: Omit<JobProps, 'stale'>) {
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

/** The tab that the address names (`?tab=chat`), so that a link can lead to it. */
function useTab(): [TabName, (name: TabName) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const show = (name: TabName) =>
    setQuery(
      (before) => {
        if (name === 'job') before.delete('tab');
        else before.set('tab', name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [tabs.find((each) => each === asked) ?? 'job', show];
}

/** The code of the sheets: when one is asked for, and soon after the page is there, so that a press is answered at once. */
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

const tabBar = {
  my: 2,
  position: 'sticky',
  top: 'var(--shell-top)',
  zIndex: 2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const panel = { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' } as const;
