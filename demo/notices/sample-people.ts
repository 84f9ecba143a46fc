import type { Situation, TechnicianFacts } from '#functions/orders/lifecycle/order-commands.ts';
import { roles } from '#schema/accounts/roles.ts';
import { feeQuote, technicianCard } from '#schema/technicians/technician.ts';
import type { Cast } from './cast.ts';

/** Who acts on sample orders (`by`), and who is notified. */
export function samplePeople({ manager, colleague, technician, other, repairs }: Cast) {
  const person = (id: string, fullName: string) => ({ id, fullName, picture: null });
  const repairman = (id: string, fullName: string): TechnicianFacts => ({
    id,
    companyId: 'com_repairs',
    fullName,
    eligible: true,
    card: technicianCard.parse({
      id,
      companyId: 'com_repairs',
      account: { fullName, picture: null, title: 'Field technician', phone: '+15735550199' },
      company: { name: repairs, logo: null },
      city: 'Columbia',
      state: 'MO',
      lat: 38.95,
      long: -92.33,
      metrics: { recommendRate: 97, totalReviews: 41, jobsCompleted: 58 },
      highlights: ['MSHA', 'Hydraulic Systems'],
    }),
    quote: feeQuote.parse({
      estimatedMiles: 15,
      estimatedTravelHours: 0.4,
      byRoad: true,
      hourlyRatePrice: 16_600,
      hourlyTravelPrice: 9_000,
      mileagePrice: 150,
      callOutFeePrice: 7_500,
      miscFeePrice: 0,
      chargesOvertime: false,
      mileageTotal: 4_500,
      hourlyMileageTotal: 7_200,
      estimatedFees: 19_200,
    }),
  });
  const actor = (
    accountId: string,
    fullName: string,
    roleId: 'FleetManager' | 'TechnicianOwner' | 'Admin',
    companyId: string,
  ) => ({ ...roles[roleId], accountId, companyId, roleId, fullName });
  const by = {
    system: { actor: 'system', source: 'heavebot' },
    manager: { actor: actor('acc_manager', manager, 'FleetManager', 'com_customer'), source: 'ironcall' },
    technician: {
      actor: actor('acc_technician', technician, 'TechnicianOwner', 'com_repairs'),
      source: 'techapp',
    },
    admin: { actor: actor('acc_admin', 'Ironcall', 'Admin', 'com_ironcall'), source: 'admin' },
  } satisfies Record<string, Omit<Situation, 'now'>>;
  return {
    by,
    colleague: person('acc_colleague', colleague),
    technician: repairman('acc_technician', technician),
    other: repairman('acc_other', other),
  };
}
