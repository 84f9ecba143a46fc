import { parseRedirectUrl } from './redirect-url.ts';
import { surface } from './surface.ts';

/** Keeps where a sign-in is to lead, until it has led there or somebody signs out. */
export function keepRedirectUrl(path: string): void {
  localStorage.setItem(key(), path);
}

/** The page that a sign-in leads to. What is kept is parsed anew: anything may have written it. */
export function landing(): string {
  return parseRedirectUrl(localStorage.getItem(key()), location.origin, surface()) ?? surface().home;
}

export function forgetRedirectUrl(): void {
  localStorage.removeItem(key());
}

const key = () => `${surface().store}.redirect_url`;
