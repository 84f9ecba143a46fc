import type { Permission } from '#schema/accounts/roles.ts';

/** Something that a role allows or denies, in the words of the page where roles are chosen. */
export interface Ability {
  /** The permission the role must have; null if everyone in the company may. */
  readonly permission: Permission | null;
  readonly does: string;
}

/** What customers' roles differ in, in page order. Procedures take their permission from here. */
export const abilities = {
  changeBilling: { permission: 'user_management', does: 'Change where invoices go' },
  requestService: { permission: 'view_and_request_orders', does: 'Request service' },
  // Commands on an order, by the lifecycle's own names.
  approvePendingOrder: { permission: 'order_management', does: 'Approve a pending order' },
  rejectPendingOrder: { permission: 'order_management', does: 'Reject a pending order' },
  reopenPendingOrder: { permission: 'order_management', does: 'Reopen a rejected order' },
  assignTechnician: { permission: 'order_management', does: 'Choose and book a technician' },
  requestNewAvailability: { permission: 'order_management', does: 'Ask a technician for a new time' },
  cancel: { permission: 'order_management', does: 'Cancel an order' },
  reopen: { permission: 'order_management', does: 'Reopen a cancelled order' },
  markTechnicianPresence: { permission: null, does: 'Confirm that a technician came or left' },
  reportIssue: { permission: null, does: 'Report a problem with a job' },
  reviewJob: { permission: null, does: 'Rate a job' },
  postMessage: { permission: null, does: 'Write in the chat' },
  answerQuestion: { permission: null, does: 'Answer technicians’ questions' },
  updatePoNumber: { permission: null, does: 'Change the PO number' },
  updateSerialNumber: { permission: null, does: 'Change the serial number' },
  updateParticipants: { permission: 'view_and_request_orders', does: 'Change who takes part' },
  updateJobsite: { permission: 'view_and_request_orders', does: 'Change the jobsite' },
  changeFaults: { permission: 'view_and_request_orders', does: 'Change fault codes' },
  transfer: { permission: 'user_management', does: 'Transfer orders to another owner' },
  importAlerts: { permission: 'order_management', does: 'Import machine alerts' },
  seeIncomingMessages: {
    permission: 'order_management',
    does: 'See which alerts came in, and which could not be read',
  },
  managePeople: { permission: 'user_management', does: 'Invite people and change their roles' },
  deactivatePeople: { permission: 'user_management', does: 'Deactivate people' },
  changeNameAndLogo: { permission: 'company_management', does: 'Change the company’s name and logo' },
  readActivity: { permission: 'user_management', does: 'Read who changed what in the team' },
} as const satisfies Record<string, Ability>;
