import { type Refused, refuse } from '#functions/platform/refusal.ts';
import type { Permission } from '#schema/accounts/roles.ts';
import { headOf, type Order } from '../order.ts';
import { takesPart, type Viewer } from '../visibility.rules.ts';
import type { Actor, OrderCommand } from './order-commands.ts';

/**
 * What somebody must be to an order to give a command. Of the customer's people: someone who may request orders, manage
 * them, manage the team (`team-manager`), or who takes part. Of technicians: anyone who sees the order, one who may
 * answer for the offer's technician (`answering`), or the one who is booked (`assigned`). Or an admin, or the system.
 */
export type Standing =
  | 'requester'
  | 'manager'
  | 'team-manager'
  | 'participant'
  | 'answering'
  | 'assigned'
  | 'technician'
  | 'admin'
  | 'system';

/** Whether the actor has that standing to the order. Without a command, anything it could be about counts. */
export function hasStanding(
  actor: Viewer,
  standing: Standing,
  order: Order,
  command?: OrderCommand,
): boolean {
  if (actor === 'system') return standing === 'system';
  if (standing === 'participant') return actor.userType === 'customer' && takesPart(actor, headOf(order));
  if (!actor.permissions.includes(permissionOf[standing])) return false;
  switch (standing) {
    case 'manager':
    case 'team-manager':
      return actor.userType !== 'technician';
    case 'answering':
      return actor.userType === 'technician' && answersFor(actor, command);
    case 'assigned':
      return order.schedule?.technician.id === actor.accountId;
    case 'requester':
      return actor.userType === 'customer';
    case 'technician':
      return actor.userType === 'technician';
    case 'admin':
      return actor.userType === 'admin';
    default:
      return false;
  }
}

export function mayCreate(actor: Actor, standing: Standing, companyId: string): boolean {
  if (actor === 'system') return standing === 'system';
  return (
    actor.userType === 'customer' &&
    actor.companyId === companyId &&
    actor.permissions.includes(permissionOf[standing])
  );
}

/**
 * The refusal for somebody without the standing. It names the first permission they lack of those that their kind of
 * user can have. If they lack none, it says who may: the booked technician, not a colleague.
 */
export function forbidden(actor: Actor, who: readonly Standing[]): Refused {
  const applicable = who.filter((standing) => fitsUserType(actor, standing));
  const required = (applicable.length > 0 ? applicable : who).map((standing) => permissionOf[standing]);
  const held: readonly Permission[] = actor === 'system' ? [] : actor.permissions;
  const permission = required.find((one) => !held.includes(one));
  if (permission !== undefined) {
    const message = 'You don’t have permission for this. Please contact a manager.';
    return refuse('FORBIDDEN', message, { permission });
  }
  return refuse('FORBIDDEN', whoMay(applicable));
}

function whoMay(applicable: readonly Standing[]): string {
  if (applicable.includes('answering'))
    return 'Only the technician itself, or the office of its company, can answer.';
  if (applicable.includes('assigned')) return 'Only the technician who is booked can do this.';
  return 'Only the customer can do this.';
}

function fitsUserType(actor: Actor, standing: Standing): boolean {
  if (actor === 'system' || standing === 'system') return actor === standing;
  switch (standing) {
    case 'answering':
    case 'assigned':
    case 'technician':
      return actor.userType === 'technician';
    case 'admin':
      return actor.userType === 'admin';
    default:
      return actor.userType === 'customer';
  }
}

/** The permission that each standing requires; a refusal names it. */
const permissionOf: Readonly<Record<Standing, Permission>> = {
  requester: 'view_and_request_orders',
  manager: 'order_management',
  'team-manager': 'user_management',
  participant: 'order_management',
  answering: 'technician_can_submit_availability',
  assigned: 'technician_access',
  technician: 'technician_access',
  admin: 'admin_access',
  system: 'admin_access',
};

/** Technicians answer for themselves, office staff for their company's technicians. */
function answersFor(actor: Exclude<Viewer, 'system'>, command: OrderCommand | undefined): boolean {
  if (command?.name !== 'submitAvailability' && command?.name !== 'removeAvailability') return true;
  const { technician } = command;
  return (
    technician.id === actor.accountId ||
    (actor.roleId === 'TechnicianOfficeStaff' && technician.companyId === actor.companyId)
  );
}
