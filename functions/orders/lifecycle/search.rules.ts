import { refuse } from '#functions/platform/refusal.ts';
import { isLive } from './offers.rules.ts';
import type { Rule } from './order-commands.ts';

/** Records a wave of the search, while the order is open in that round. A wave that was recorded before is refused. */
export const alertTechnicians: Rule<'alertTechnicians'> = ({ order }, command) => {
  const { matchingRound, wave, radiusMiles, technicians } = command;
  if (matchingRound !== order.matchingRound) return over();
  if (order.search !== null && order.search.endedAt !== null) return ended();
  if (wave <= (order.search?.wave ?? 0)) return refuse('CONFLICT', `Wave ${wave} has been done already.`);
  return {
    order: {
      numberOfAlertedTechnicians: order.numberOfAlertedTechnicians + technicians.length,
      search: { wave, radiusMiles, endedAt: null },
    },
    effects: [{ kind: 'record-wave', wave, radiusMiles, technicians }],
    about: { technicianIds: technicians.map(({ id }) => id) },
  };
};

/** Ends the search. The order stays open, and technicians can still answer. */
export const endSearch: Rule<'endSearch'> = ({ order }, { matchingRound }, { now }) => {
  // If every wave failed, no search was recorded.
  const search = order.search ?? { wave: 0, radiusMiles: 0, endedAt: null };
  if (matchingRound !== order.matchingRound) return over();
  if (search.endedAt !== null) return ended();
  return { order: { search: { ...search, endedAt: now.toISOString() } } };
};

/**
 * Alerts again the technicians this round alerted who have no live offer, at most every ten minutes. If the search
 * ended without alerting anybody, it starts over in a new round, for technicians added since.
 */
export const resendAlerts: Rule<'resendAlerts'> = ({ order, offers, updates }, _, { now }) => {
  const last = updates.findLast(({ updateTypeName }) => updateTypeName === 'technician_alerts_resent');
  const nextAt = last === undefined ? 0 : Date.parse(last.createdAt) + resendEvery;
  if (now.getTime() < nextAt) {
    const retryAfterSeconds = Math.ceil((nextAt - now.getTime()) / 1000);
    const message = 'Technicians were alerted again a moment ago. Please wait ten minutes between two times.';
    return refuse('RATE_LIMITED', message, { retryAfterSeconds });
  }
  const { numberOfAlertedTechnicians: technicians, search, matchingRound } = order;
  const entry = { type: 'technician_alerts_resent', data: { technicians } } as const;
  if (technicians > 0) return { updates: [entry] };
  if (search === null || search.endedAt === null) {
    return refuse('CONFLICT', 'The search has alerted nobody yet and goes on. Try again when it has ended.');
  }
  if (offers.some((offer) => isLive(offer, order, now))) {
    return refuse('CONFLICT', 'Nobody was alerted, and an offer stands. A new search would withdraw it.');
  }
  return {
    order: { openedAt: now.toISOString(), matchingRound: matchingRound + 1, search: null },
    updates: [entry],
  };
};

const resendEvery = 10 * 60_000;

function ended() {
  return refuse('CONFLICT', 'The search has ended already.');
}

function over() {
  return refuse('CONFLICT', 'The order is in another matching round by now.');
}
