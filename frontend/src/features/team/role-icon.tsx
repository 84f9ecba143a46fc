import { ClipboardList, Megaphone, UserRound, UsersRound } from 'lucide-react';
import type { Permission } from '#schema/accounts/roles.ts';

export interface RoleIconProps {
  /** The role's permissions. */
  readonly permissions: readonly Permission[];
  /** Pixels. */
  readonly size: number;
}

/** A role at a glance; its name is beside it. */
export function RoleIcon({ permissions, size }: RoleIconProps) {
  const Icon = icons[roleIconOf(permissions)];
  return <Icon size={size} aria-hidden />;
}

/** By the first of these permissions that the role has (document 2 section 2, Invite or Edit User). */
export function roleIconOf(permissions: readonly Permission[]): keyof typeof icons {
  if (permissions.includes('user_management')) return 'people';
  if (permissions.includes('view_and_request_orders')) return 'orders';
  return permissions.includes('external_notifications') ? 'messages' : 'person';
}

const icons = { people: UsersRound, orders: ClipboardList, messages: Megaphone, person: UserRound } as const;
