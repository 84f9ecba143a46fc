import { useEffect, useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { forgetRedirectUrl, keepRedirectUrl, keptRedirectUrl } from '../lib/kept-redirect-url.ts';
import { loginAddress, parseRedirectUrl } from '../lib/redirect-url.ts';
import { sessionEnd, useSignedIn } from '../lib/session.ts';
import { surface } from '../lib/surface.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { preloadPage } from './pages.tsx';

/** `/`, `/callback` and `/tech`: on to where the sign-in wanted to go, to the surface's first page, or to its sign-in. */
export function LeadOn() {
  return <Navigate replace to={useSignedIn() ? landing() : surface().login} />;
}

/** Who is signed in has nothing to do at the sign-in. A `redirect_url` is kept for afterwards, whoever comes. */
export function SignedOutOnly() {
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const wanted = parseRedirectUrl(query.get('redirect_url'), window.location.origin, surface());
  // A layout effect, since `Navigate` below acts in an effect and leads to who reads it.
  useLayoutEffect(() => {
    if (wanted !== undefined) keepRedirectUrl(wanted);
  }, [wanted]);
  useEffect(() => {
    // While the person types; so that the first page is there as soon as the code is right.
    const timer = setTimeout(() => preloadPage(new URL(landing(), window.location.origin).pathname), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return signedIn ? <Navigate replace to={surface().root} /> : <Outlet />;
}

/** Who is signed out is asked to sign in, and comes back here; but not after signing out by choice. */
export function SignedInOnly() {
  const signedIn = useSignedIn();
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => {
    // It has led here, or has been overtaken by another address.
    if (signedIn) forgetRedirectUrl();
  }, [signedIn]);
  if (signedIn) return <Outlet />;
  const back = loginAddress(pathname + search + hash, window.location.origin, surface());
  return <Navigate replace to={sessionEnd() === 'signed-out' ? surface().login : back} />;
}

/** Orders are numbered (document 3 section 1): where something else stands in an address for a number, there is no page. */
export function NumberedOnly() {
  const { id } = useParams();
  return id === undefined || /^\d+$/.test(id) ? <Outlet /> : <NotFoundPage />;
}

/** The page that a sign-in leads to. */
function landing(): string {
  return keptRedirectUrl() ?? surface().home;
}
