import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { type ShowOptions, showScreen } from '#test/support/screen.tsx';
import type { AddressedDialogProps } from '../../../../frontend/src/lib/dialog-address.ts';
import type { Profile } from '../../../../frontend/src/lib/profile.ts';
import { aProfile } from './a-profile.ts';

interface ShowOwnOptions {
  /** What the API tells of the person, each time that it is asked. */
  readonly profile?: Profile | (() => Profile);
  readonly value?: string;
  readonly answers?: ShowOptions['answers'];
}

/** A dialog of one's own things as the app opens it. */
export function showOwn(
  Dialog: (props: AddressedDialogProps) => ReactElement,
  { profile = aProfile(), value = 'me', answers = {} }: ShowOwnOptions = {},
) {
  const onClose = vi.fn<() => void>();
  const page = showScreen(<Dialog value={value} open onClose={onClose} onClosed={() => undefined} />, {
    answers: { 'customers.profile.get': profile, 'auth.sessions': [], ...answers },
  });
  return { ...page, onClose };
}
