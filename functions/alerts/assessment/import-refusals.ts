import type { AlertOutcome } from '#schema/alerts/alerts.ts';

/** Shown when an alert cannot become an order (document 2 sections 4 and 8). */
export const importFailed = 'Failed to import alert. Please try again.';

/** For an alert without a fault code (document 2 section 4). */
export const noFaultCodes = 'No fault codes were detected on this alert.';

const needed = 'A Fault Code, Equipment Brand and Model, and Location are needed to import an alert.';

/** For an alert whose location no map knows. */
export const placeNotFound = `${needed} The location of this alert could not be found. Add its coordinates or a fuller address to the text, then submit it again.`;

/** Why an alert with this outcome cannot be ordered; null if nothing is wrong with it. */
export function refusalOf(outcome: AlertOutcome): string | null {
  switch (outcome) {
    case 'not_an_alert':
      return `${needed} This text isn’t an equipment alert.`;
    case 'missing_equipment':
      return `${needed} This alert names no brand and model. Add them to the text, then submit it again.`;
    case 'missing_location':
      return `${needed} This alert names no location. Add an address or coordinates to the text, then submit it again.`;
    case 'missing_fault_code':
    case 'low_priority':
    case 'ok':
      return null;
  }
}
