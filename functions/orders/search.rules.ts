import { type Rule, refuse } from './order-commands.ts';

/** A wave of the search, written while the order is open in that very round; a wave that was written already changes nothing. */
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

/** The search is over; the order stays open, and a technician who answers later still counts. */
export const endSearch: Rule<'endSearch'> = ({ order }, { matchingRound }, { now }) => {
  // Where every wave failed, the search has come nowhere.
  const search = order.search ?? { wave: 0, radiusMiles: 0, endedAt: null };
  if (matchingRound !== order.matchingRound) return over();
  if (search.endedAt !== null) return ended();
  return { order: { search: { ...search, endedAt: now.toISOString() } } };
};

/** For technicians who have not answered; nothing is sent where nobody was alerted. */
export const resendAlerts: Rule<'resendAlerts'> = ({ order }) => {
  if (order.numberOfAlertedTechnicians === 0) {
    return refuse(
      'CONFLICT',
      'No technician has been alerted in this search, so there is nobody to alert again.',
    );
  }
  return {
    updates: [{ type: 'technician_alerts_resent', data: { technicians: order.numberOfAlertedTechnicians } }],
  };
};

function ended() {
  return refuse('CONFLICT', 'The search has ended already.');
}

function over() {
  return refuse('CONFLICT', 'The order is in another matching round by now.');
}
