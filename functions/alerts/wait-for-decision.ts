import type * as z from 'zod';
import type { Write } from '#functions/platform/table.ts';
import type { equipmentAlert, WaitingAlert } from '#schema/alerts/alerts.ts';
import type { Assessment, Found } from './assessment.ts';
import { putWaiting, removeWaiting } from './waiting-alerts.store.ts';

/** What is asked of an alert to know whether it waits, and to show it while it does. */
type SavedAlert = z.infer<typeof equipmentAlert> & Found & { readonly assessment: Pick<Assessment, 'flow'> };

/**
 * Members of the transaction that saves an alert: of low priority, it waits until a manager decides. One that was pasted does
 * not, for who pasted it is asked at once (document 3 section 6).
 */
export function waitingWrites(alert: SavedAlert): Write[] {
  if (alert.assessment.flow !== 'low_priority' || alert.source === 'paste') return [];
  return [putWaiting(alert.companyId, shownOf(alert))];
}

/** A member of the transaction that makes an order of an alert of low priority: it waits no longer, if it did. */
export function endWaiting(alertId: string): Write {
  return removeWaiting(alertId);
}

function shownOf({ reading, machine, place, ...alert }: SavedAlert): WaitingAlert {
  const { location } = reading;
  return {
    id: alert.id,
    createdAt: alert.createdAt,
    source: alert.source,
    provider: reading.provider,
    brand: reading.brand?.value ?? machine?.equipment.brand ?? null,
    model: reading.model?.value ?? machine?.equipment.model ?? null,
    unitNumber: reading.unitNumber?.value ?? machine?.equipment.unitNumber ?? null,
    serialNumber: reading.serialNumber?.value ?? machine?.equipment.serialNumber ?? null,
    city: location.city?.value ?? place?.address.city ?? null,
    state: location.state?.value ?? place?.address.state ?? null,
    faultCodes: alert.equipmentAlertsFaultCodes.map(({ faultCode: { id, fault, name, severity } }) => ({
      id,
      fault,
      name,
      severity,
    })),
  };
}
