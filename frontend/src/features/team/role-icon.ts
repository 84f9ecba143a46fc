import { ClipboardList, type LucideIcon, Megaphone, UserRound, UsersRound } from 'lucide-react';
import type { Permission } from '#schema/roles.ts';

/** A role's icon, by the first of these permissions that it holds (document 2 section 2, Invite or Edit User). */
export function roleIcon(permissions: readonly Permission[]): LucideIcon {
  if (permissions.includes('user_management')) return UsersRound;
  if (permissions.includes('view_and_request_orders')) return ClipboardList;
  return permissions.includes('external_notifications') ? Megaphone : UserRound;
}
