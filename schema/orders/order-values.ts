/** Stored values of orders. Imports no library, so that pages stay light. */

export const orderStatuses = [
  'pending',
  'rejected',
  'open',
  'cancelled',
  'scheduled',
  'rescheduled',
  'complete',
  'invoiced',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The three tabs (document 3 section 4); each toggle adds a status to its tab. */
export const orderTabs = {
  needsService: { statuses: ['pending'], withToggle: 'rejected' },
  scheduled: { statuses: ['open', 'scheduled', 'rescheduled'], withToggle: 'cancelled' },
  complete: { statuses: ['complete', 'invoiced'], withToggle: undefined },
} as const;
export type OrderTab = keyof typeof orderTabs;

/**
 * Filters of a list by status (document 1 section 2): a tab, or a part of one or several tabs that has no tab of its
 * own.
 */
export const orderListFilters = [
  'needsService',
  'scheduled',
  'complete',
  'pending',
  'open',
  'openOrCancelled',
  'notComplete',
] as const;
export type OrderListFilter = (typeof orderListFilters)[number];

export const cancellationReasons = [
  'in_house_tech_available',
  'choosing_different_provider',
  'no_longer_need_service',
  'pricing_too_high',
  'not_enough_technicians_available',
  'no_suitable_time_slots',
  'just_exploring',
  'other',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

export const rejectionReasons = [
  'issue_already_resolved',
  'not_critical',
  'rental_unit',
  'covered_under_warranty',
  'using_in_house_or_other_provider',
  'awaiting_further_diagnostics',
  'cost_concerns',
  'duplicate',
  'inaccurate_data',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const complaintReasons = [
  'unprofessional_behavior',
  'poor_communication',
  'incomplete_work',
  'late_arrival',
  'no_show',
  'safety_violation',
  'different_tech_showed_up',
  'other',
] as const;
export type ComplaintReason = (typeof complaintReasons)[number];

export const operationalStates = ['fully_functional', 'partially_operational', 'not_operational'] as const;
export type OperationalState = (typeof operationalStates)[number];

/** Document 2 section 3, Level. */
export const safetyRisks = ['none', 'low', 'medium', 'high'] as const;
export type SafetyRisk = (typeof safetyRisks)[number];

export const orderSources = ['telematics', 'customer', 'admin'] as const;

/** The apps that call the API (document 1 section 1). `ironcall` is the customer web app. */
export const appTypes = ['admin', 'ironcall', 'heaveweb', 'techapp'] as const;
export type AppType = (typeof appTypes)[number];

/** Who wrote a timeline entry (document 1 section 3): an app or the bot. */
export const updateSources = [...appTypes, 'heavebot'] as const;
export type UpdateSource = (typeof updateSources)[number];

/** All types of timeline entry (document 1 section 3). */
export const updateTypes = [
  'availability_expiring_reminder_sent',
  'availability_reminder_sent',
  'availability_removed',
  'availability_submitted',
  'bot_add_serial_number',
  'bot_break_the_ice',
  'bot_greeting',
  'bot_service_question_asked',
  'bot_reschedule_prompt',
  'bot_service_scheduled_reminder',
  'bot_service_start_reminder',
  'bot_service_status_reminder',
  'bot_service_update_reminder',
  'done_for_day',
  'fault_code_added',
  'fault_code_removed',
  'health_event_detected',
  'issue_reported',
  'job_completed',
  'job_rescheduled',
  'job_reviewed',
  'jobsite_access_hours_updated',
  'jobsite_address_updated',
  'jobsite_arrival_instructions_updated',
  'message',
  'new_availability_requested',
  'order_participant_added',
  'order_participant_removed',
  'parts_needed',
  'pending_service_order_created',
  'pending_service_order_reopened',
  'review_prompt',
  'schedule_change',
  'service_order_approved',
  'service_order_cancelled',
  'service_order_created',
  'service_order_rejected',
  'service_order_reopened',
  'service_question_asked',
  'service_question_answered',
  'technician_alerts_resent',
  'technician_marked_off_site',
  'technician_marked_on_site',
  'technician_scheduled',
  'technician_unassigned',
] as const;
export type UpdateType = (typeof updateTypes)[number];

/** Document 2 section 3, Review type. */
export const ratingSystems = ['legacy', 'simplified'] as const;
export type RatingSystem = (typeof ratingSystems)[number];
