import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Frame } from './frame.tsx';
import { LeadOn, SignedInOnly, SignedOutOnly } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageFailure } from './page-failure.tsx';
import { pages } from './pages.tsx';
import { PlainPage } from './plain-page.tsx';

/** The route table (document 1 section 2). */
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
          <Routes>
            <Route element={<Frame />}>
              <Route path="/" element={<LeadOn />} />
              <Route path="/callback" element={<LeadOn />} />
              <Route element={<SignedOutOnly />}>
                <Route path="/login" element={<pages.login.Component />} />
              </Route>
              <Route element={<SignedInOnly />}>
                <Route element={<pages.signedIn.Component />}>
                  <Route path="/orders" element={<pages.orders.Component />}>
                    <Route index element={<pages.inService.Component />} />
                    <Route path="needs-service" element={<pages.pending.Component />} />
                    <Route path="history" element={<pages.complete.Component />} />
                  </Route>
                  <Route path="/orders/:id" element={<pages.order.Component />} />
                </Route>
              </Route>
              <Route path="*" element={<NotFoundPage />} />
            </Route>
          </Routes>
        </Suspense>
      </PageBoundary>
    </BrowserRouter>
  );
}
