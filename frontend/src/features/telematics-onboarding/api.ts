import { api, trpc } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';

/** The company has been through the introduction: it does not open by itself again, for nobody of the company. */
export function useCompleteOnboarding() {
  return useCommand(api.customers.profile.completeTelematicsOnboarding.mutate, {
    onSuccess: ({ telematicsOnboardingCompleted }) =>
      queryClient.setQueryData(
        trpc.customers.profile.get.queryKey(),
        (profile) => profile && { ...profile, telematicsOnboardingCompleted },
      ),
  });
}
