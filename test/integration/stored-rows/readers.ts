import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { mockClient } from 'aws-sdk-client-mock';
import {
  accountIdOfEmail,
  accountIdOfPhone,
  readAccount,
  readPeopleOfCompany,
} from '#functions/accounts/read-account.ts';
import { confirmationOf } from '#functions/alert-import/doors/gmail-confirmations.store.ts';
import { postBefore } from '#functions/alert-import/doors/posts.store.ts';
import { companyOfKey, keyOfCompany } from '#functions/alert-import/doors/provider-keys.store.ts';
import { getRun, incomingPage } from '#functions/alert-import/runs/runs.store.ts';
import { getAlert, saveAlertOnce } from '#functions/alerts/alerts.store.ts';
import { readFaultHistory } from '#functions/alerts/assessment/fault-history.store.ts';
import { getLessons } from '#functions/alerts/learning/learned-readings.store.ts';
import { newestWaiting } from '#functions/alerts/waiting-alerts.store.ts';
import { listActivity } from '#functions/companies/activity-log.ts';
import {
  companyIdOfToken,
  companyIdsOfMailDomain,
  getCompany,
  listCompanies,
} from '#functions/companies/companies.store.ts';
import { firstOfMailDomainRow } from '#functions/companies/company-rows.ts';
import { getCustomModel } from '#functions/equipment/catalogue/custom-models.store.ts';
import { getMachine, idOfSerialNumber, idOfUnitNumber } from '#functions/equipment/equipment.store.ts';
import { readStanding } from '#functions/equipment/machine-standing.ts';
import { bookedFrom, newestOffers, openOrdersIn } from '#functions/jobs/job-list.store.ts';
import { getJobsite, placeNamed } from '#functions/jobsites/jobsites.store.ts';
import { readSearch } from '#functions/matching/considered.store.ts';
import { readTold } from '#functions/notifications/notified-conversations.store.ts';
import { readPushDevices } from '#functions/notifications/push-devices.store.ts';
import { claimNotice, readHeld } from '#functions/notifications/sent-notices.store.ts';
import { textsUsedUp } from '#functions/notifications/text-counts.store.ts';
import { bookNumber } from '#functions/notifications/text-pace.store.ts';
import { getTextTopic } from '#functions/notifications/text-topics.store.ts';
import { queryLongFinds, queryWholeFinds } from '#functions/orders/find/find.store.ts';
import { type ListedOrder, storedCard, unpackCard } from '#functions/orders/lists/card.rules.ts';
import type { OrderGroup } from '#functions/orders/lists/groups.rules.ts';
import { queryGroup, queryRange } from '#functions/orders/lists/list.store.ts';
import { loadListings } from '#functions/orders/lists/listings.store.ts';
import { readOrderRows } from '#functions/orders/store/order-rows.ts';
import { loadHead, loadOffer, loadOrderRow, nextOrderId } from '#functions/orders/store/orders.store.ts';
import { wavesOf } from '#functions/orders/store/search-waves.ts';
import { firstAnswer } from '#functions/platform/idempotency.ts';
import { countTurn, turnAfter } from '#functions/platform/rate-limit.ts';
import { absent, ConditionFailed, put, putRow, transact } from '#functions/platform/table.ts';
import { spendStep } from '#functions/sign-in/authenticators.store.ts';
import { codeAfter } from '#functions/sign-in/code-budget.ts';
import { devicesOf } from '#functions/sign-in/devices.store.ts';
import { spendPasskey } from '#functions/sign-in/passkeys.store.ts';
import {
  contactCode,
  countTry,
  getAttempt,
  holderOfHandle,
  signUp,
  signUpKey,
} from '#functions/sign-in/sign-in.store.ts';
import { countWrongCode } from '#functions/sign-in/wrong-codes.store.ts';
import { indexTechnician } from '#functions/technicians/near/index-technician.ts';
import { readCounts, readSquare, readTechnicianCount } from '#functions/technicians/near/near.store.ts';
import { newestReviews } from '#functions/technicians/reviews/review-rows.ts';
import { countChange, getJobAlert } from '#functions/technicians/stats.ts';
import { getCandidate, getProfile, listTrucks } from '#functions/technicians/technicians.store.ts';
import { claimText } from '#functions/text-replies/received-texts.store.ts';
import { lastSeen } from '#functions/unreads/seen.store.ts';
import { metered } from '../../support/database.ts';
import { monday } from '../../support/orders.ts';
import { type Row, rowNamed, storedRows } from './rows.ts';

/**
 * How the product reads each kind of row, from a table with all of them. The result has the row's attributes under the
 * same names, or is `{}` if only the row's existence matters.
 */
export const readers: Readonly<Record<string, (row: Row) => Promise<object | undefined>>> = {
  FIND: async ({ pk, sk }) => {
    const [, companyId, , beginning] = pk.split('#');
    const term = `${beginning?.replace('~', '')}${part(sk, 0)}`;
    const finds = await Promise.all(
      orderGroups.map((group) => queryLongFinds({ companyId: text(companyId), group, term, halves: 100 })),
    );
    return finds.some(({ keys }) => keys.length > 0) ? {} : undefined;
  },
  'find-words': async ({ pk, sk, words }) => {
    const query = {
      companyId: part(pk, 1),
      group: 'needsService',
      terms: text(words).split(' '),
      halves: 1,
    } as const;
    const { keys } = await queryWholeFinds(query, { low: text(sk), high: text(sk), sortDir: 'asc' });
    return keys.includes(text(sk)) ? { words } : undefined;
  },
  account: async ({ id, companyId }) => {
    const [card] = await readPeopleOfCompany(text(companyId));
    return { ...(await readAccount(text(id))), card };
  },
  activity: async ({ pk }) => (await listActivity(part(pk, 1), { after: undefined, limit: 1 })).entries[0],
  alert: ({ id }) => getAlert(text(id)),
  'alert-post': ({ pk, digest }) => {
    const [, companyId, ...name] = pk.split('#');
    return postBefore({ companyId: text(companyId), name: name.join('#'), digest: text(digest) }, monday);
  },
  // The same alert in another message.
  'alert-print': async ({ alertId, runId }) => {
    const first = await getAlert(text(alertId));
    if (first === undefined) throw new Error('Its alert is not there.');
    return { alertId: await saveAlertOnce({ ...first, id: 'alt_again' }), runId };
  },
  'alert-token': async ({ pk }) => ({ companyId: await companyIdOfToken(part(pk, 1)) }),
  'answered-alert': async ({ sk }) => {
    const [, orderId, matchingRound] = sk.split('#');
    const firstAnswer = { orderId: String(Number(orderId)), matchingRound: Number(matchingRound) };
    return isCountedAgain({ eventId: 'evt_another', firstAnswer });
  },
  authenticator: async ({ pk, step, challengeId }) => {
    const spend = (at: number) => spendStep({ who: part(pk, 1), by: 'authenticator' }, at, text(challengeId));
    return (await spend(Number(step))) && !(await spend(Number(step) - 1))
      ? { step, challengeId }
      : undefined;
  },
  candidate: ({ technicianId, lat, long }) =>
    getCandidate({ technicianId: text(technicianId), lat: Number(lat), long: Number(long) }),
  command: ({ pk, sk, digest }) => {
    const [procedure, key] = sk.split('#');
    return firstAnswer({ accountId: part(pk, 1), procedure, key, digest } as never, monday);
  },
  company: ({ id }) => getCompany(text(id)),
  'company-name': async ({ gsi1pk }) => {
    const userType = gsi1pk === 'REPAIR_COMPANY_NAMES' ? 'technician' : 'customer';
    const { companies } = await listCompanies({ userType, search: '', after: undefined, limit: 1 });
    return { card: { name: companies[0]?.name, status: companies[0]?.status } };
  },
  considered: async ({ pk, matchingRound }) =>
    (await readSearch(part(pk, 1), Number(matchingRound))).considered.find(
      ({ technicians }) => technicians.length > 0,
    ),
  'contact-code': ({ pk, sk }) => countTry({ pk, sk }, contactCode),
  'counted-event': ({ sk }) => isCountedAgain({ eventId: part(sk, 1) }),
  counter: async () => ({ last: Number(await nextOrderId()) - 1 }),
  'custom-model': ({ pk, id }) => getCustomModel(part(pk, 1), text(id)),
  device: async ({ pk }) => (await devicesOf(part(pk, 1), monday))[0],
  equipment: ({ companyId, id }) => getMachine(text(companyId), text(id)),
  event: async () => {
    process.env.BUS_NAME ??= 'bus';
    const bus = mockClient(EventBridgeClient);
    bus.on(PutEventsCommand).resolves({ FailedEntryCount: 0, Entries: [{ EventId: '1' }] });
    const { handler } = await import('#functions/outbox/publish-events.ts');
    const dynamodb = { SequenceNumber: '1', NewImage: storedRows.event };
    await handler({ Records: [{ eventName: 'INSERT', dynamodb }] } as never);
    const [entry] = bus.commandCalls(PutEventsCommand)[0]?.args[0].input.Entries ?? [];
    return { name: entry?.DetailType, detail: JSON.parse(entry?.Detail ?? '{}') };
  },
  'faults-seen': ({ pk, sk }) => {
    return readFaultHistory(part(pk, 1), part(sk, 1)).then(({ version, history }) => ({
      version,
      ...history,
    }));
  },
  // Filing writes nothing if the row is up to date.
  'filed-technician': async ({ pk }) => {
    const { unitsWritten } = await metered(() => indexTechnician(part(pk, 1)));
    return unitsWritten === 0 ? {} : undefined;
  },
  'gmail-confirmation': ({ pk }) => confirmationOf(part(pk, 1), monday),
  'held-notice': async ({ pk, sk }) => {
    const [, channel, until] = sk.split('#');
    const [event] = await readHeld({ accountId: part(pk, 1), channel, until } as never);
    return { event };
  },
  'job-alert': ({ technicianId, orderId }) => getJobAlert(text(technicianId), text(orderId)),
  jobsite: ({ pk, id }) => getJobsite(part(pk, 1), text(id)),
  'learned-readings': ({ pk, sk }) => getLessons(part(pk, 1), part(sk, 1)),
  listed: async ({ pk, card }) => {
    const [, companyId, accountId] = pk.split('#');
    const lists = await Promise.all(
      orderGroups.map((group) => {
        const lane = { of: 'person', accountId: text(accountId), group } as const;
        const range = { lane, order: 'time', prefix: '', low: '0', high: ':' } as const;
        return queryRange(text(companyId), range, { sortDir: 'asc', limit: 1 });
      }),
    );
    return ifShown(card, lists);
  },
  'mail-domain': async ({ pk }) => ({ companyId: (await companyIdsOfMailDomain(part(pk, 1)))[0] }),
  'mail-domain-first': async ({ pk }) => refused(put(firstOfMailDomainRow(part(pk, 1), 'com_late'), absent)),
  near: async ({ pk, sk }) => {
    const [, under, block, area] = pk.split('#');
    const place = { under, block, area, digits: part(sk, 0) };
    const { candidates } = await readSquare(place as never, 'Caterpillar', { most: 1, after: undefined });
    const [found] = candidates;
    return {
      c: found?.companyId,
      n: found?.fullName,
      y: found?.lat,
      x: found?.long,
      p: Object.fromEntries(found?.products.map((product) => [product, 0]) ?? []),
    };
  },
  'nearby-order': async ({ pk }) => (await openOrdersIn(pk.split('#').slice(1).join('#'), 1)).orders[0],
  notice: async ({ pk, sk }) => {
    const [channel, accountId] = sk.split('#');
    const claim = await claimNotice({ eventId: part(pk, 1), channel, accountId } as never, monday);
    return claim === 'done' ? {} : undefined;
  },
  offer: ({ pk, sk }) => loadOffer(part(pk, 1), part(sk, 1)),
  'open-order': async ({ pk, sk }) => {
    const { openOrderId, lastJobsite } = await readStanding(part(pk, 1), part(sk, 1));
    return { orderIds: new Set([openOrderId]), lastJobsite };
  },
  order: async ({ id, companyId, card }) => {
    const lists = await Promise.all(
      orderGroups.map((group) =>
        queryGroup({
          companyId: text(companyId),
          group,
          sort: 'priority',
          sortDir: 'asc',
          after: undefined,
          limit: 1,
        }),
      ),
    );
    return { ...(await loadOrderRow(text(id))), ...ifShown(card, lists) };
  },
  'order-fault': async (row) => orderWith(row)?.faults[0],
  'order-head': ({ pk }) => loadHead(part(pk, 1)),
  'order-listed': async ({ orderId }) => (await loadListings([text(orderId)])).get(text(orderId)),
  'order-update': async (row) => orderWith(row)?.updates[0],
  'own-offer': async ({ pk }) => (await newestOffers(part(pk, 1), 1))[0],
  passkey: async (row) => {
    const { userPoolId, accountId, challengeId } = row;
    const of = { userPoolId: text(userPoolId), accountId: text(accountId) };
    // The original of the stored digest is unknown.
    const digest = createHash('sha256').update('a passkey').digest('base64url');
    await putRow({ ...row, kind: 'passkey', pk: `PASSKEY#${digest}` });
    return (await spendPasskey('a passkey', of, text(challengeId), monday))
      ? { ...of, challengeId }
      : undefined;
  },
  'provider-key': ({ pk }) => keyOfCompany(part(pk, 1)),
  'provider-key-owner': async ({ pk }) => ({ companyId: await companyOfKey(part(pk, 1)) }),
  'push-devices': async ({ pk }) => ({ devices: await readPushDevices(part(pk, 1)) }),
  'rate by window': async (row) => {
    const of = createHash('sha256').update('somebody').digest('base64url');
    const limit = { what: part(row.pk, 1), who: 'somebody', turns: Number(row.counted), seconds: 86_400 };
    await putRow({ ...row, kind: 'rate', pk: `RATE#${limit.what}#${of}` });
    const isFull = await countTurn(limit, monday).then(
      () => false,
      () => true,
    );
    return isFull ? { counted: row.counted } : undefined;
  },
  'rate of codes': async (row) => {
    const write = codeAfter({ who: 'somebody', network: 'another' }, row, monday);
    const { sent = [], version } = ('Put' in write && write.Put?.Item) || {};
    return { sent: (sent as object[]).slice(0, -1), version: Number(version) - 1 };
  },
  'rate of turns': async (row) => {
    const limit = { what: part(row.pk, 1), who: 'somebody', turns: 9, seconds: 3600 };
    const { taken, version } = turnAfter(limit, row, monday).Put?.Item ?? {};
    return { taken: (taken as number[]).slice(0, -1), version: Number(version) - 1 };
  },
  'received-text': async ({ pk, accountId, orderId, at }) => {
    const taken = { accountId: text(accountId), orderId: text(orderId), at: text(at) };
    return (await claimText(part(pk, 1), taken, monday)) === 'done' ? taken : undefined;
  },
  run: async ({ id, companyId }) => {
    const { cards } = await incomingPage({ companyId: text(companyId), open: true, newestFirst: true }, 1);
    return { ...(await getRun(text(id))), card: cards[0] };
  },
  'search-wave': async ({ orderId, matchingRound }) =>
    (await wavesOf(text(orderId), Number(matchingRound)))[0],
  'seen-order': async ({ pk, orderId }) => {
    const seen = await lastSeen(part(pk, 1), [text(orderId)]);
    return { orderId, lastSeen: seen.get(text(orderId)) };
  },
  'sign-in': ({ pk, sk }) => getAttempt({ pk, sk }),
  'sign-in-handle': ({ pk, userType }) => holderOfHandle(part(pk, 1), userType as never, monday),
  'sign-up': ({ pk }) => countTry(signUpKey(part(pk, 1)), signUp),
  slot: async ({ pk, sk }) => ({ orderId: (await bookedFrom(part(pk, 1), part(sk, 0), 1))[0] }),
  technician: async ({ id, companyId }) => {
    const [card] = await listTrucks(text(companyId));
    return { ...(await getProfile(text(id))), ...(card && { card }) };
  },
  'technician-counts TECH_COUNT': async ({ pk }) => ({
    n: await readTechnicianCount(part(pk, 1), undefined),
    'of:excavator': await readTechnicianCount(part(pk, 1), 'excavator'),
    'of:wheelloader': await readTechnicianCount(part(pk, 1), 'wheelloader'),
  }),
  'technician-counts TECH_NEAR': async ({ pk }) => {
    const counts = await readCounts([part(pk, 1)], [part(pk, 2)]);
    return Object.fromEntries(counts.map(({ area, digits, count }) => [`${area}${digits}`, count]));
  },
  'technician-review': async ({ technicianId }) => (await newestReviews(text(technicianId), 1)).reviews[0],
  'text-counts': async (row) => {
    const accountId = Object.keys(row).find((attribute) => attribute.startsWith('acc_')) ?? '';
    const usedUp = (most: { account: number; company: number }) =>
      textsUsedUp({ accountId, companyId: part(row.pk, 1), most }, monday);
    const isCounted =
      (await usedUp({ account: 1, company: 2 })) === 'account' &&
      (await usedUp({ account: 2, company: 1 })) === 'company';
    return isCounted ? { all: 1, [accountId]: 1 } : undefined;
  },
  'text-pace': async () => ({ freeAt: await bookNumber(1000, monday.getTime()) }),
  'text-topic': ({ pk }) => getTextTopic(part(pk, 1), monday),
  'told-conversation': ({ pk, sk }) => {
    const [, channel, orderId] = sk.split('#');
    return readTold({ accountId: part(pk, 1), channel, orderId } as never);
  },
  'unique EMAIL': async ({ pk }) => ({
    accountId: await accountIdOfEmail(part(pk, 1) as never, part(pk, 2)),
  }),
  'unique JOBSITE_NAME': ({ pk, sk }) => placeNamed(part(pk, 1), part(sk, 1)),
  'unique PHONE': async ({ pk }) => ({
    accountId: await accountIdOfPhone(part(pk, 1) as never, part(pk, 2)),
  }),
  'unique SERIAL': async ({ pk, sk }) => ({
    equipmentId: await idOfSerialNumber(part(pk, 1), part(sk, 1)),
  }),
  'unique UNIT': async ({ pk, sk }) => ({ equipmentId: await idOfUnitNumber(part(pk, 1), part(sk, 1)) }),
  'waiting-alert': async ({ gsi1pk }) => ({ card: (await newestWaiting(part(text(gsi1pk), 1), 1))[0] }),
  'wrong-codes': async ({ pk }) => ({
    email: Number(await countWrongCode({ who: part(pk, 1), by: 'email' }, monday)) - 1,
  }),
};

/** Attributes that only serve conditions of writes, or that readers return in another form. */
export const notHandedOn: Readonly<Record<string, readonly string[]>> = {
  alert: ['attached'],
  command: ['digest'],
  considered: ['considered', 'keptAt'],
  device: ['wrongCodes'],
  'filed-technician': ['area', 'block', 'digits', 'of', 'products', 'serves', 'under', 'version'],
  'mail-domain-first': ['companyId'],
  near: ['s'],
  notice: ['claimedUntil', 'state'],
  passkey: ['validUntil'],
  'received-text': ['claimedUntil', 'state'],
  'waiting-alert': ['companyId'],
};

/** The order is in one of these. */
const orderGroups: readonly OrderGroup[] = ['needsService', 'rejected', 'scheduled', 'cancelled', 'complete'];

function part(key: string, place: number): string {
  return key.split('#')[place] ?? '';
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${String(value)} is not text.`);
  return value;
}

/** A whole order from the fixture, with that row. */
function orderWith(row: Row) {
  const id = part(row.pk, 1);
  return readOrderRows(id, [{ ...rowNamed('order'), id }, row]);
}

/** The card, if one of the lists shows all of it. */
function ifShown(
  card: unknown,
  lists: readonly { readonly rows: readonly Pick<ListedOrder, 'card'>[] }[],
): object {
  const { card: wanted } = unpackCard('1', storedCard.parse(card));
  const { id: _, ...said } = wanted;
  const shown = lists.flatMap(({ rows }) => rows.map(({ card: one }) => one));
  return shown.some((one) => isDeepStrictEqual({ ...one, ...said }, one)) ? { card } : {};
}

/** `{}` if the row keeps the event from being counted again. */
async function isCountedAgain(occasion: Parameters<typeof countChange>[1]): Promise<object | undefined> {
  const technicianId = text(rowNamed('technician').id);
  const { counted } = await countChange(
    { technicianId, add: { jobsCompleted: 1 }, addOneTo: {} },
    occasion,
    monday,
  );
  return counted ? undefined : {};
}

async function refused(write: Parameters<typeof transact>[0][number]): Promise<object | undefined> {
  try {
    await transact([write]);
    return undefined;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return {};
  }
}
