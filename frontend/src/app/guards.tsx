import { useEffect, useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { forgetRedirectUrl, landing, loginAddress } from '../lib/redirect-url.ts';
import { sessionEnd, useSignedIn } from '../lib/session.ts';
import { surface } from '../lib/surface.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** `/`, `/callback` and `/tech`: on to where the sign-in wanted to go, to the surface's first page, or to its sign-in. */
export function LeadOn() {
  return useSignedIn() ? <Navigate replace to={landing()} /> : <ToDocument address={surface().login} />;
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
  return <ToDocument address={sessionEnd() === 'signed-out' ? surface().login : back} />;
}

/** Orders are numbered (document 3 section 1): where something else stands in an address for a number, there is no page. */
export function NumberedOnly() {
  const { id } = useParams();
  return id === undefined || /^\d+$/.test(id) ? <Outlet /> : <NotFoundPage />;
}

/** The sign-in is a document of its own, which is there before an app could be. */
function ToDocument({ address }: { readonly address: string }) {
  useLayoutEffect(() => {
    const leave = () => window.location.replace(address);
    leave();
    // Back may bring this very page out of the browser's memory.
    addEventListener('pageshow', leave);
    return () => removeEventListener('pageshow', leave);
  }, [address]);
  return <div className="boot-bar" />;
}

/** An address of the other surface: its people, pool and API come with a page of its own. */
export function OtherSurface() {
  useEffect(() => location.reload(), []);
  return <div className="boot-bar" />;
}
