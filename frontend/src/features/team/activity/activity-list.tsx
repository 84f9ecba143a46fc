import Box from '@mui/material/Box';
import { History } from 'lucide-react';
import type { Activity } from '#schema/accounts/team.ts';
import { EmptyState } from '../../../components/data/empty-state.tsx';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { ListEnd } from '../../../components/data/list-end.tsx';
import { borderedList } from '../../../components/data/list-styles.ts';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { When } from '../../../components/facts/when.tsx';
import { useActivity } from '../api.ts';
import { activityWords, fieldWords, valueWords } from './activity-words.ts';

/** Who changed what in the company's team, newest first (document 3 section 11). */
export function ActivityList() {
  const log = useActivity();
  if (log.data === undefined) {
    if (log.isError) return <ErrorState error={log.error} onRetry={() => void log.refetch()} />;
    return <SkeletonRows count={8} height={72} />;
  }
  const entries = log.data.pages.flatMap(({ data }) => data);
  if (entries.length === 0) {
    return (
      <EmptyState icon={History} title="Nothing has been changed yet">
        Changes to your team and your company will show up here.
      </EmptyState>
    );
  }
  return (
    <Box sx={{ pb: 3 }}>
      <Box component="ol" aria-label="Activity" sx={{ ...borderedList, bgcolor: 'background.paper' }}>
        {entries.map((entry) => (
          <Box component="li" key={entry.id} sx={{ px: 2, py: 1.5 }}>
            <Entry entry={entry} />
          </Box>
        ))}
      </Box>
      <ListEnd list={log}>No more activity</ListEnd>
    </Box>
  );
}

function Entry({ entry }: { readonly entry: Activity }) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }}>{activityWords(entry)}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <When time={entry.at} />
        </Box>
      </Box>
      {entry.changes.length > 0 && (
        <Box component="dl" sx={changeList}>
          {entry.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{fieldWords(field)}: </dt>
              <dd>
                {before === null ? (
                  valueWords(after)
                ) : (
                  <>
                    <del>{valueWords(before)}</del> → <ins>{valueWords(after)}</ins>
                  </>
                )}
              </dd>
            </div>
          ))}
        </Box>
      )}
    </>
  );
}

const changeList = {
  m: 0,
  mt: 0.5,
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& dt, & dd': { display: 'inline', m: 0 },
  '& ins': { textDecoration: 'none', color: 'text.primary' },
} as const;
