import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { type ShowOptions, showScreen } from '#test/support/screen.tsx';
import type { AddressedDialogProps } from '../../../../frontend/src/lib/dialog-address.ts';
import type { Profile } from '../../../../frontend/src/lib/profile.ts';
import { aProfile } from './a-profile.ts';

interface ShowOwnOptions {
  /** The API's answer about the person; a function is called for each request. */
  readonly profile?: Profile | (() => Profile);
  readonly value?: string;
  readonly answers?: ShowOptions['answers'];
}

/** One of the account dialogs as the app opens it. */
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
