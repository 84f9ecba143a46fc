import { CalendarClock, MessagesSquare, Wrench } from 'lucide-react';
import { type Benefit, Benefits, Preview } from './benefits.tsx';

/** What customers get by signing up (document 1 section 1). */
export const customerBenefits: readonly Benefit[] = [
  { icon: Wrench, title: '250+ technicians', text: 'A wide technician network for all brands.' },
  {
    icon: CalendarClock,
    title: 'You choose who comes',
    text: 'Compare technicians by availability, rates and reviews.',
  },
  {
    icon: MessagesSquare,
    title: 'You know where the job stands',
    text: 'Chat with technicians in real time for job updates.',
  },
];

export function CustomerBenefits() {
  return (
    <Benefits
      title="On-site repair of heavy equipment"
      benefits={customerBenefits}
      preview={
        <Preview
          fault="Fuel supply pump, low voltage"
          machine="Komatsu PC210LC-11, unit EX-14"
          answer={{
            initials: 'CM',
            main: 'Carla Mendez',
            more: '4.9 stars, 38 jobs, 14 mi away',
            time: '8:00 AM',
          }}
        />
      }
    />
  );
}
