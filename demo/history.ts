import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { furnish, timeZone } from './fleet.ts';
import { pastOf } from './past.ts';
import { sceneOf } from './scene.ts';
import { badDef } from './stories/bad-def.ts';
import { hotDozer } from './stories/hot-dozer.ts';
import { leakingCylinder } from './stories/leaking-cylinder.ts';
import { pluggedFilter } from './stories/plugged-filter.ts';
import { lostPower, lowOilPressure, warmOil } from './stories/undecided.ts';

/** What is still open when the history ends. */
export interface Present {
  /** All orders, oldest first. */
  readonly orderIds: readonly string[];
  /** The order booked for tomorrow morning, as its technician sees it. */
  readonly booked: TechnicianJob;
  /** The order a manager is about to approve, and their description of the problem. */
  readonly next: { readonly id: string; readonly by: string; readonly issue: string };
}

/**
 * Plays the last ten days, until `now`, at a company that has used the product for a while. Each step goes through
 * the product's own entry points at its own time, one story after the other, so that order numbers rise with time.
 */
export async function playHistory(companyId: string, now: Date): Promise<Present> {
  const past = pastOf(now, timeZone);
  try {
    past.goTo(-60, '09:00');
    await furnish(companyId);
    const scene = await sceneOf(companyId, past);
    const complete = [await pluggedFilter(scene), await leakingCylinder(scene), await hotDozer(scene)];
    const booked = await badDef(scene);
    const undecided = [await lowOilPressure(scene), await warmOil(scene)];
    const next = await lostPower(scene);
    return { orderIds: [...complete, booked.order.id, ...undecided, next.id], booked, next };
  } finally {
    past.end();
  }
}
