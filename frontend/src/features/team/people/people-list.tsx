import { useEffect } from 'react';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import { usePermission, useProfile } from '../../../lib/profile.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useTeam } from '../api.ts';
import { TeamFilterBar } from './team-filter-bar.tsx';
import { TeamGrid } from './team-grid.tsx';
import { readTeamQuery, type TeamQuery, writeTeamQuery } from './team-query.ts';

/** The company's people: search, filters and page, all in the address. */
export function PeopleList() {
  const [shown, setShown] = useAddressState<TeamQuery>(codec);
  const team = useTeam(shown);
  const isManager = usePermission('user_management');
  const ownId = useProfile().data?.account.id;

  const lastPage = team.data?.totalPages ?? 0;
  const isPastEnd = !team.isPlaceholderData && lastPage > 0 && shown.page > lastPage;
  useEffect(() => {
    // The last person on the last page has left it, or the link is old.
    if (isPastEnd) setShown({ ...shown, page: lastPage });
  });

  const isRefused = team.isError && apiFailure(team.error).code === 'FORBIDDEN';
  return (
    <>
      {!isRefused && <TeamFilterBar shown={shown} onChange={setShown} />}
      {team.isError && (isRefused || team.data === undefined) ? (
        <ErrorState error={team.error} onRetry={() => void team.refetch()} />
      ) : (
        <TeamGrid
          shown={shown}
          onChange={setShown}
          team={team.data}
          isStale={team.isPlaceholderData}
          isManager={isManager}
          ownId={ownId}
        />
      )}
    </>
  );
}

const codec = { read: readTeamQuery, write: writeTeamQuery };
