/** Document 3 section 10: every event the product counts. */
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

/** Counts an event: a name, with nothing about anybody. `rum.ts` listens on the window and sends it. */
export function track(name: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent('ironcall:analytics', { detail: { name } }));
}
