import { entityId } from '#schema/ids.ts';
import { envelope } from './envelope.ts';

export const technicianEventNames = ['technician.changed'] as const;

/** What matching knows of a technician has changed, or it is new: its place, its skills, whether it can be booked, its standing. */
export const technicianEventDetail = envelope.extend({ technicianId: entityId });
