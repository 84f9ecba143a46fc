import { Route, Routes } from 'react-router-dom';
import { Frame } from './frame.tsx';
import { LeadOn, NumberedOnly, OtherSurface, SignedInOnly } from './guards.tsx';
import { type PageParts, page } from './lazy-page.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** The technicians' part of the route table: everything under `/tech` but its login. */
export function TechnicianRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/tech" element={<LeadOn />} />
        <Route element={<SignedInOnly />}>
          <Route element={<NumberedOnly />}>
            <Route element={<layout.Component />}>
              <Route path="/tech/jobs" element={<near.Component />} />
              <Route path="/tech/schedule" element={<schedule.Component />} />
              <Route path="/tech/jobs/:id" element={<job.Component />} />
            </Route>
          </Route>
        </Route>
        <Route path="/tech/*" element={<NotFoundPage />} />
        <Route path="*" element={<OtherSurface />} />
      </Route>
    </Routes>
  );
}

const layout = page(async () => (await import('./technician-layout.tsx')).TechnicianLayout);
const near = page(async () => (await import('../features/technician/jobs-page.tsx')).JobsPage);
const schedule = page(async () => (await import('../features/technician/schedule-page.tsx')).SchedulePage);
const job = page(async () => (await import('../features/technician/job-page.tsx')).JobPage);

export const technicianPages: PageParts = [
  ['/tech/jobs', [layout, near]],
  ['/tech/schedule', [layout, schedule]],
  ['/tech/jobs/:id', [layout, job]],
];
