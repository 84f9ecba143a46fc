import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { Dialog, type DialogProps } from '../../../components/flow/dialog.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import type { AddressedDialogProps } from '../../../lib/dialog-address.ts';
import { messageOf, type Situation } from '../../../lib/messages.ts';
import { usePerson } from '../api.ts';

type Person = NonNullable<ReturnType<typeof usePerson>['data']>;

export interface PersonDialogProps
  extends AddressedDialogProps,
    Pick<DialogProps, 'size' | 'keepOpen' | 'closeOnBackdrop' | 'onSubmit'> {
  readonly title: string;
  readonly actions?: ((person: Person) => ReactNode) | undefined;
  /** The content, once the person is loaded. */
  readonly children: (person: Person) => ReactNode;
}

/** A dialog about a person of the team. */
export function PersonDialog({ value, title, actions, children, ...dialog }: PersonDialogProps) {
  const person = usePerson(value);
  return (
    <Dialog
      {...dialog}
      title={title}
      subtitle={person.data?.fullName}
      actions={person.data && actions?.(person.data)}
    >
      {person.data !== undefined ? (
        children(person.data)
      ) : person.isError ? (
        <ErrorState error={person.error} onRetry={() => void person.refetch()} />
      ) : (
        <SkeletonRows count={2} height={72} gap={16} />
      )}
    </Dialog>
  );
}

/** Why a change to a person failed: the API's reason if it gives one, otherwise the situation's message. */
export function refusalWords(error: unknown, situation: Situation): string {
  const { code, message } = apiFailure(error);
  const isReason = (code === 'CONFLICT' || code === 'ACCOUNT_EXISTS') && message !== '';
  return isReason ? message : messageOf(error, situation);
}
