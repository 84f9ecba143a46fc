import { useEffect, useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { forgetRedirectUrl, landing, loginAddress } from '../lib/redirect-url.ts';
import { sessionEnd, useSignedIn } from '../lib/session.ts';
import { surface } from '../lib/surface.ts';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * `/`, `/callback` and `/tech`: redirects to the page wanted before sign-in, or to the surface's first page or sign-in.
 */
export function LeadOn() {
  return useSignedIn() ? <Navigate replace to={landing()} /> : <ToDocument address={surface().login} />;
}

/** Sends people who are signed out to the sign-in, and back here afterwards, unless they signed out themselves. */
export function SignedInOnly() {
  const signedIn = useSignedIn();
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => {
    // It has been used, or the person went elsewhere.
    if (signedIn) forgetRedirectUrl();
  }, [signedIn]);
  if (signedIn) return <Outlet />;
  const back = loginAddress(pathname + search + hash, window.location.origin, surface());
  return <ToDocument address={sessionEnd() === 'signed-out' ? surface().login : back} />;
}

/** Order ids are numbers (document 3 section 1). Any other id in an address gets the page for unknown addresses. */
export function NumberedOnly() {
  const { id } = useParams();
  return id === undefined || /^\d+$/.test(id) ? <Outlet /> : <NotFoundPage />;
}

/** An address of the other surface, which has its own document, user pool and API. */
export function OtherSurface() {
  useEffect(() => location.reload(), []);
  return <div className="boot-bar" />;
}

/** The sign-in is a separate document, which loads faster than the app. */
function ToDocument({ address }: { readonly address: string }) {
  useLayoutEffect(() => {
    const leave = () => window.location.replace(address);
    leave();
    // Back may restore this page from the browser's cache.
    addEventListener('pageshow', leave);
    return () => removeEventListener('pageshow', leave);
  }, [address]);
  return <div className="boot-bar" />;
}
