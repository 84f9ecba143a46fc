/** Document 2 section 3, Permissions. */
export const permissions = [
  'admin_access',
  'company_management',
  'external_notifications',
  'internal_notifications',
  'order_management',
  'technician_access',
  'technician_can_be_booked',
  'technician_can_submit_availability',
  'user_management',
  'view_and_request_orders',
] as const;
export type Permission = (typeof permissions)[number];

export const userTypes = ['admin', 'customer', 'technician'] as const;
export type UserType = (typeof userTypes)[number];

export const roleIds = [
  'Admin',
  'FleetManager',
  'InternalUser',
  'ExternalUser',
  'TechnicianOwner',
  'TechnicianAssociate',
  'TechnicianOfficeStaff',
] as const;
export type RoleId = (typeof roleIds)[number];

export interface Role {
  readonly id: RoleId;
  readonly name: string;
  readonly description: string;
  readonly userType: UserType;
  readonly permissions: readonly Permission[];
}

/** The fixed roles (document 3 section 2). */
export const roles: Readonly<Record<RoleId, Role>> = {
  Admin: {
    id: 'Admin',
    name: 'Admin',
    description: 'Runs the platform.',
    userType: 'admin',
    permissions,
  },
  FleetManager: {
    id: 'FleetManager',
    name: 'Fleet Manager',
    description: 'Manages the company, its team and every order.',
    userType: 'customer',
    permissions: [
      'company_management',
      'user_management',
      'order_management',
      'view_and_request_orders',
      'internal_notifications',
      'external_notifications',
    ],
  },
  InternalUser: {
    id: 'InternalUser',
    name: 'Internal User',
    description: 'Sees and requests orders.',
    userType: 'customer',
    permissions: ['view_and_request_orders', 'internal_notifications'],
  },
  ExternalUser: {
    id: 'ExternalUser',
    name: 'External User',
    description: 'Follows the orders they take part in.',
    userType: 'customer',
    permissions: ['external_notifications'],
  },
  TechnicianOwner: {
    id: 'TechnicianOwner',
    name: 'Owner',
    description: 'Owns a repair company and takes jobs.',
    userType: 'technician',
    permissions: [
      'technician_access',
      'technician_can_be_booked',
      'technician_can_submit_availability',
      'company_management',
      'user_management',
    ],
  },
  TechnicianAssociate: {
    id: 'TechnicianAssociate',
    name: 'Technician',
    description: 'Takes jobs.',
    userType: 'technician',
    permissions: ['technician_access', 'technician_can_be_booked', 'technician_can_submit_availability'],
  },
  TechnicianOfficeStaff: {
    id: 'TechnicianOfficeStaff',
    name: 'Office Staff',
    description: "Answers for their company's technicians.",
    userType: 'technician',
    permissions: ['technician_access', 'technician_can_submit_availability'],
  },
};
