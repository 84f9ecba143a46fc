import { useEffect, useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { forgetRedirectUrl, keepRedirectUrl, keptRedirectUrl } from '../lib/kept-redirect-url.ts';
import { loginAddress, parseRedirectUrl } from '../lib/redirect-url.ts';
import { sessionEnd, useSignedIn } from '../lib/session.ts';
import { preloadPage } from './pages.tsx';

/** `/` and `/callback`: on to where the sign-in wanted to go, to the orders, or to the sign-in. */
export function LeadOn() {
  return <Navigate replace to={useSignedIn() ? landing() : '/login'} />;
}

/** Who is signed in has nothing to do at `/login`. A `redirect_url` is kept for afterwards, whoever comes. */
export function SignedOutOnly() {
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const wanted = parseRedirectUrl(query.get('redirect_url'), window.location.origin);
  // A layout effect, since `Navigate` below acts in an effect and leads to who reads it.
  useLayoutEffect(() => {
    if (wanted !== undefined) keepRedirectUrl(wanted);
  }, [wanted]);
  useEffect(() => {
    // While the person types; so that the first page is there as soon as the code is right.
    const timer = setTimeout(() => preloadPage(new URL(landing(), window.location.origin).pathname), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return signedIn ? <Navigate replace to="/" /> : <Outlet />;
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
  const back = loginAddress(pathname + search + hash, window.location.origin);
  return <Navigate replace to={sessionEnd() === 'signed-out' ? '/login' : back} />;
}

/** The page that a sign-in leads to. */
function landing(): string {
  return keptRedirectUrl() ?? '/orders';
}
