import { useEffect, useRef, useState } from 'react';
import type { OrderUpdate } from '#schema/orders/order.ts';
import { serviceTime } from '../../lib/service-clock.ts';
import { announcementOf, type Viewer } from './conversation.ts';

export interface Arrivals {
  /** What screen readers announce. */
  readonly announcement: string;
  /** Whether something arrived while the reader was not at the end. */
  readonly hasNew: boolean;
}

/** Tracks new entries while the timeline is shown. */
export function useArrivals(
  updates: readonly OrderUpdate[],
  viewer: Viewer,
  isTyping: boolean,
  isAtEnd: boolean,
): Arrivals {
  const seen = useRef<ReadonlySet<string>>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const [hasNew, setHasNew] = useState(false);
  if (hasNew && isAtEnd) setHasNew(false);
  const atEnd = useRef(isAtEnd);

  useEffect(() => {
    atEnd.current = isAtEnd;
  }, [isAtEnd]);

  useEffect(() => {
    const said = updates.filter(({ isQueued }) => !isQueued);
    const before = seen.current;
    seen.current = new Set(said.map(({ id }) => id));
    if (before === undefined) return;
    const fresh = said.filter(({ id }) => !before.has(id));
    const text = announcementOf(fresh, viewer, new Date(serviceTime()));
    // The same text twice is two messages: the second must differ to be announced.
    if (text !== '') setAnnouncement((last) => (last === text ? `${text}\u00a0` : text));
    if (!atEnd.current && fresh.some(({ user }) => user?.id !== viewer.id)) setHasNew(true);
  }, [updates, viewer]);

  // Announced once for everything the bot has queued.
  const told = useRef(false);
  useEffect(() => {
    if (!isTyping || told.current) return;
    told.current = true;
    setAnnouncement('Ironcall is typing…');
  }, [isTyping]);

  // Removed after a while: anyone reading the page later finds the message itself.
  useEffect(() => {
    if (announcement === '') return;
    const timer = setTimeout(() => setAnnouncement(''), saidFor);
    return () => clearTimeout(timer);
  }, [announcement]);

  return { announcement, hasNew };
}

/** Milliseconds. */
const saidFor = 5_000;
