import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { surface } from '../lib/surface.ts';
import { Frame } from './frame.tsx';
import { LeadOn, NumberedOnly, OtherSurface, SignedInOnly } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageBoundary, PageFailure } from './page-failure.tsx';
import { loadTechnicianRoutes, pages } from './pages.tsx';
import { PlainPage } from './plain-page.tsx';

/** The routes of the surface that this document belongs to. */
export function AppRoutes() {
  return (
    <BrowserRouter>
      <PageBoundary
        fallback={
          <PlainPage>
            <PageFailure />
          </PlainPage>
        }
      >
        <Suspense fallback={<div className="boot-bar" />}>
          {surface().userType === 'technician' ? <TechnicianRoutes /> : <CustomerRoutes />}
        </Suspense>
      </PageBoundary>
    </BrowserRouter>
  );
}

const UnsubscribePage = lazy(async () => ({
  default: (await import('./unsubscribe-page.tsx')).UnsubscribePage,
}));
const TechnicianRoutes = lazy(async () => ({ default: (await loadTechnicianRoutes()).TechnicianRoutes }));

/** The route table (document 1 section 2); `/login` is a document of its own (`login.tsx`). */
function CustomerRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<LeadOn />} />
        <Route path="/callback" element={<LeadOn />} />
        <Route element={<SignedInOnly />}>
          <Route element={<NumberedOnly />}>
            <Route element={<pages.signedIn.Component />}>
              <Route path="/orders" element={<pages.orders.Component />}>
                <Route index element={<pages.inService.Component />} />
                <Route path="needs-service" element={<pages.pending.Component />} />
                <Route path="history" element={<pages.complete.Component />} />
                <Route path="map" element={<pages.map.Component />} />
              </Route>
              <Route path="/orders/new" element={<pages.newOrder.Component />} />
              <Route path="/orders/:id" element={<pages.order.Component />} />
              <Route path="/users" element={<pages.team.Component />} />
            </Route>
          </Route>
        </Route>
        <Route path="/unsubscribe" element={<UnsubscribePage />} />
        <Route path="/tech/*" element={<OtherSurface />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
