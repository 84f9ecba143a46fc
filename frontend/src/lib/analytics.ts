/** Document 3 section 10: every event that the product counts. */
const analyticsEvents = [
  'login',
  'signup',
  'order_created',
  'order_approved',
  'order_rejected',
  'order_cancelled',
  'order_reopened',
  'technician_booked',
  'order_question_answered',
  'order_reviewed',
  'alert_imported',
  'notifications_enabled',
] as const;
export type AnalyticsEvent = (typeof analyticsEvents)[number];

/** Counts an event. It bears a name and nothing about anybody; whoever gathers them listens to the window. */
export function track(name: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent('ironcall:analytics', { detail: { name } }));
}
