import { type Rule, refuse } from './order-commands.ts';

/** A wave of the search, written while the order is open in that very round; a wave that was written already changes nothing. */
export const alertTechnicians: Rule<'alertTechnicians'> = ({ order }, command) => {
  const { matchingRound, wave, radiusMiles, technicians } = command;
  if (matchingRound !== order.matchingRound) return over();
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
  const { search } = order;
  if (matchingRound !== order.matchingRound || search === null) return over();
  if (search.endedAt !== null) return refuse('CONFLICT', 'The search has ended already.');
  return { order: { search: { ...search, endedAt: now.toISOString() } } };
};

function over() {
  return refuse('CONFLICT', 'The order is in another matching round by now.');
}
