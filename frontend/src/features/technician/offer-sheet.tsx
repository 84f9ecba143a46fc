import { useState } from 'react';
import type { CrewMember, TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { SelectField } from '../../components/forms/select-field.tsx';
import { milesWords } from '../../lib/figure-words.ts';
import { serviceTime } from '../../lib/service-clock.ts';
import { useSubmitAvailability } from './api.ts';
import { ArrivalSheet } from './arrival-sheet.tsx';
import { type Arrival, firstArrival, hoursOf } from './available-hours.ts';
import { crewOf } from './crew.ts';
import type { SheetProps } from './sheet.tsx';

interface OfferSheetProps extends SheetProps {
  readonly job: TechnicianJob;
  readonly viewerId: string | undefined;
}

/** When the technician could come (`?do=offer`). Office staff choose which technician. */
export function OfferSheet({ job, viewerId, ...sheet }: OfferSheetProps) {
  const { id, ordersTechnicians } = job.order;
  const [crew] = useState(() => crewOf(job, viewerId));
  const [chosen, setChosen] = useState(() => firstWithoutOffer(job, crew)?.id);
  const technician = crew?.find((each) => each.id === chosen);
  const own = ordersTechnicians.find(({ technicianId }) => technicianId === (technician?.id ?? viewerId));
  const before = own && { day: own.serviceDate, hour: own.serviceTime.slice(0, 5) };
  const [stands, setStands] = useState('');
  const submitAvailability = useSubmitAvailability();
  return (
    <ArrivalSheet
      {...sheet}
      job={job}
      situation="offer"
      title={before ? 'Offer a new time' : 'Offer a time'}
      subtitle={
        crew
          ? 'The customer sees the time with the technician’s travel and fees.'
          : `Your homebase is ${milesWords(job.distanceMiles)} away. The customer sees your time with your travel and fees.`
      }
      action={before ? 'Send new time' : 'Send time'}
      start={(now) => startOf(job, before, now)}
      lead={
        crew && (
          <SelectField label="Technician" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {crew.map((each) => (
              <option key={each.id} value={each.id}>
                {`${each.fullName}, ${milesWords(each.distanceMiles)} away`}
              </option>
            ))}
          </SelectField>
        )
      }
      send={({ day, hour }) =>
        submitAvailability.mutateAsync({
          id,
          ...(technician && { technicianId: technician.id }),
          serviceDate: day,
          serviceTime: `${hour}:00`,
          expiredAt:
            stands === '' ? null : new Date(serviceTime() + Number(stands) * 3_600_000).toISOString(),
        })
      }
      done={`${technician?.fullName ?? 'You'} offered`}
    >
      <SelectField
        label="Offer is good for"
        optional
        value={stands}
        onChange={({ target }) => setStands(target.value)}
        hint="After that it expires, and the customer can ask for a new time."
      >
        {lifetimes.map(([hours, words]) => (
          <option key={hours} value={hours}>
            {words}
          </option>
        ))}
      </SelectField>
    </ArrivalSheet>
  );
}

/** Miles per hour, as the service assumes without a route. */
const speed = 45;
/** How much longer roads are than the straight line. */
const detour = 1.25;

/** In hours; '' is the default. */
const lifetimes = [
  ['', '3 hours'],
  ['1', '1 hour'],
  ['6', '6 hours'],
  ['12', '12 hours'],
  ['24', '24 hours'],
  ['48', '2 days'],
] as const;

/** The nearest technician without an offer, otherwise the nearest. */
function firstWithoutOffer({ order }: TechnicianJob, crew: readonly CrewMember[] = []) {
  const offered = order.ordersTechnicians.map(({ technicianId }) => technicianId);
  return crew.find(({ id }) => !offered.includes(id)) ?? crew[0];
}

function startOf({ order, distanceMiles }: TechnicianJob, before: Arrival | undefined, now: Date): Arrival {
  if (before && hoursOf(before.day, order, now).includes(before.hour)) return before;
  const first = firstArrival(order, now, (distanceMiles * detour) / speed);
  return first ?? { day: now.toISOString().slice(0, 10), hour: '08:00' };
}
