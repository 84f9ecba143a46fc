import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { getRow } from '#functions/platform/table.ts';
import { candidateKey } from '#functions/technicians/technician-rows.ts';
import type { Company } from '#schema/accounts/account.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { adminAs, eventsAbout, savedAdmin } from '#test/support/admins.ts';
import { ordersAs, refusalOfCall } from '#test/support/api-calls.ts';
import { metered } from '#test/support/database.ts';
import { indexed } from '#test/support/order-index.ts';
import { monday } from '#test/support/orders.ts';
import { offerBy, scene, tuesdayAtEight } from '#test/support/scene.ts';
import { standInForRoutes } from '#test/support/stand-ins.ts';
import { listedOrder } from '#test/support/stored-orders.ts';
import { profileChange, savedTechnician } from '#test/support/technicians.ts';
import { withDatabase } from '#test/support/with-database.ts';

let admin: Caller;

withDatabase();
beforeAll(async () => {
  standInForRoutes();
  admin = await savedAdmin();
});

const people = () => adminAs(admin).customers;
const technicians = () => adminAs(admin).technicians;

describe('a customer’s people', () => {
  let company: Company;
  let dana: StoredAccount;

  beforeEach(async () => {
    company = await savedCompany();
    dana = await savedAccount({ companyId: company.id });
  });

  test('are listed with contact details and status, for customers only', async () => {
    await savedAccount({ companyId: company.id, firstName: 'Ada', lastName: 'Stone', status: 'inactive' });
    const repair = await savedTechnician();

    const { answer, roundTrips } = await metered(() => people().all({ companyId: company.id }));
    const wrong = await refusalOfCall(people().all({ companyId: repair.company.id }));

    expect(answer.data).toMatchObject([
      { fullName: 'Ada Stone', status: 'inactive' },
      { fullName: 'Dana Reyes', status: 'active', email: dana.email, phone: dana.phone },
    ]);
    expect(roundTrips).toBe(1);
    expect(wrong.code).toBe('NOT_FOUND');
  });

  test('are created once, with a unique email and a phone still to be confirmed', async () => {
    const client = adminAs(admin).customers;
    const input = {
      companyId: company.id,
      firstName: 'Kim',
      lastName: 'Park',
      email: 'kim@hudson-excavating.example',
      phone: '314-555-0188',
      roleId: 'InternalUser',
    } as const;

    const { answer, roundTrips } = await metered(() => client.create(input));
    const retried = await client.create(input);
    const again = await refusalOfCall(people().create(input));
    const sameNumber = await people().create({ ...input, firstName: 'Lou', email: 'lou@hudson.example' });
    const { data } = await people().all({ companyId: company.id, search: 'Kim' });

    expect(answer.person).toMatchObject({ fullName: 'Kim Park', role: { id: 'InternalUser' } });
    expect(roundTrips).toBe(2);
    expect(retried).toEqual(answer);
    expect(again).toMatchObject({ code: 'ACCOUNT_EXISTS', details: { conflictsWith: input.email } });
    for (const { person } of [answer, sameNumber]) {
      const made = await readAccount(person.id, { consistent: true });
      expect(made).toMatchObject({ phone: null, unprovenPhone: '+13145550188' });
    }
    expect(data).toHaveLength(1);
    expect((await eventsAbout(company.id)).map(({ name }) => name)).toEqual([
      'account.activated',
      'account.activated',
    ]);
  });

  test('need an active customer and a role of its type', async () => {
    const inactive = await savedCompany({ status: 'inactive' });
    const person = { firstName: 'Kim', lastName: 'Park', email: 'kim@inactive.example' };

    const refused = await refusalOfCall(
      people().create({ ...person, companyId: inactive.id, roleId: 'FleetManager' }),
    );
    const role = await refusalOfCall(
      people().create({ ...person, companyId: company.id, roleId: 'Admin' as 'FleetManager' }),
    );

    expect(refused.code).toBe('CONFLICT');
    expect(role.code).toBe('BAD_INPUT');
  });

  test('are deactivated and reactivated', async () => {
    const { id } = await savedAccount({ companyId: company.id, firstName: 'Mia' });
    const of = { companyId: company.id, id };

    const { answer, roundTrips } = await metered(() => people().updateStatus({ ...of, status: 'inactive' }));
    const gone = await readAccount(id, { consistent: true });
    const listed = await people().all({ companyId: company.id, statuses: ['inactive'] });
    await people().updateStatus({ ...of, status: 'active' });

    expect(answer.person.status).toBe('inactive');
    expect(roundTrips).toBe(2);
    expect(gone?.status).toBe('inactive');
    expect(listed.data.map((person) => person.id)).toEqual([id]);
    expect((await readAccount(id, { consistent: true }))?.status).toBe('active');
  });

  test('cannot be deactivated while they own unfinished orders', async () => {
    const owner = await savedAccount({ companyId: company.id });
    const orderId = await listedOrder(company.id, () => ({
      owner: { id: owner.id, fullName: 'Dana Reyes', picture: null },
    }));
    await indexed(orderId);
    const deactivation = () =>
      people().updateStatus({ companyId: company.id, id: owner.id, status: 'inactive' });

    const refused = await refusalOfCall(deactivation());
    const manager = { ...admin, companyId: company.id, accountId: dana.id, userType: 'customer' as const };
    await ordersAs(manager).transferOrders({ fromCustomerId: owner.id, toCustomerId: dana.id });
    await indexed(orderId);
    const { person } = await deactivation();

    expect(refused.code).toBe('CONFLICT');
    expect(refused.message).toContain('Transfer them');
    expect(person.status).toBe('inactive');
  });

  test('always include an active manager, even when two are deactivated at once', async () => {
    const lone = await refusalOfCall(
      people().updateStatus({ companyId: company.id, id: dana.id, status: 'inactive' }),
    );
    const other = await savedAccount({ companyId: company.id });

    const both = await Promise.allSettled(
      [dana.id, other.id].map((id) =>
        people().updateStatus({ companyId: company.id, id, status: 'inactive' }),
      ),
    );

    expect(lone).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('last active manager') });
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = await Promise.all([dana.id, other.id].map((id) => readAccount(id, { consistent: true })));
    expect(new Set(left.map((account) => account?.status))).toEqual(new Set(['active', 'inactive']));
  });

  test('include nobody from other companies and no technicians', async () => {
    const stranger = await savedAccount({ companyId: (await savedCompany()).id });
    const technician = await savedTechnician();

    const refused = await Promise.all([
      refusalOfCall(people().updateStatus({ companyId: company.id, id: stranger.id, status: 'inactive' })),
      refusalOfCall(
        people().updateStatus({
          companyId: technician.company.id,
          id: technician.account.id,
          status: 'inactive',
        }),
      ),
    ]);

    expect(refused.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('a technician', () => {
  const newTechnician = (companyId: string) =>
    ({
      companyId,
      firstName: 'Noor',
      lastName: 'Haddad',
      email: `noor-${companyId.slice(-8)}@gateway-repair.example`,
      phone: null,
      roleId: 'TechnicianAssociate',
      profile: profileChange(),
    }) as const;

  test('is created once, so that searches find it', async () => {
    const { company } = await savedTechnician();
    const client = adminAs(admin, { now: monday }).technicians;
    // Time zones are loaded once per process.
    await client.byId({ id: 'acc_nobody' }).catch(() => undefined);

    const made = await client.create(newTechnician(company.id));
    const retried = await client.create(newTechnician(company.id));

    const { id } = made.person;
    const { answer: seen, roundTrips } = await metered(() => client.byId({ id, companyId: company.id }));
    const candidate = await getRow(candidateKey({ technicianId: id, lat: 38.52, long: -89.984 }));
    expect(made).toMatchObject({
      bookable: true,
      profile: { homebase: { timeZone: 'America/Chicago' }, standing: { jobsCompleted: 0 } },
    });
    expect(retried).toEqual(made);
    expect(seen).toEqual(made);
    expect(roundTrips).toBe(1);
    expect(await technicians().byId({ id })).toEqual(made);
    expect(candidate).toMatchObject({
      fullName: 'Noor Haddad',
      bookable: true,
      brands: ['John Deere', 'Caterpillar'],
    });
    const { data } = await technicians().all({ companyId: company.id, roles: ['TechnicianAssociate'] });
    expect(data.map((person) => person.id)).toContain(id);
  });

  test('needs a profile, and office staff must have none', async () => {
    const { company } = await savedTechnician();
    const input = newTechnician(company.id);

    const bare = await refusalOfCall(technicians().create({ ...input, profile: null }));
    const booked = await refusalOfCall(technicians().create({ ...input, roleId: 'TechnicianOfficeStaff' }));
    const office = await technicians().create({ ...input, roleId: 'TechnicianOfficeStaff', profile: null });

    expect([bare.code, booked.code]).toEqual(['BAD_INPUT', 'BAD_INPUT']);
    expect(office).toMatchObject({ bookable: false, profile: null });
  });

  test('is no longer alerted or booked once deactivated, but existing bookings are listed and stay', async () => {
    const { orderId: booked, technician, tess, app, anotherOrder } = await scene({ order: 'scheduled' });
    const { account, company, profile } = technician;
    const open = await anotherOrder('open');
    const offer = await offerBy(tess, open, { ...tuesdayAtEight, serviceTime: '15:00:00' });
    const client = adminAs(admin, { now: monday }).technicians;
    const of = { companyId: company.id, id: account.id };
    const candidate = async () => {
      const row = await getRow(candidateKey({ technicianId: account.id, ...profile.homebase }), {
        consistent: true,
      });
      return row?.bookable;
    };

    const { answer: off, roundTrips } = await metered(() =>
      client.updateStatus({ ...of, status: 'inactive' }),
    );
    const whileOff = await candidate();
    const booking = await refusalOfCall(app().orders.assignTechnician({ orderTechniciansId: offer.id }));
    const on = await adminAs(admin, { now: monday }).technicians.updateStatus({ ...of, status: 'active' });

    expect(off).toMatchObject({
      bookable: false,
      person: { status: 'inactive' },
      bookings: [{ id: booked, status: 'scheduled', ...tuesdayAtEight, timeZone: 'America/Chicago' }],
    });
    expect(roundTrips).toBe(2);
    expect(whileOff).toBe(false);
    expect(booking.code).toBe('TECHNICIAN_NOT_ELIGIBLE');
    expect(on).toMatchObject({ bookable: true, bookings: [{ id: booked }] });
    expect(await candidate()).toBe(true);
  });

  test('of a deactivated company stays hidden from searches even when active', async () => {
    const { account, company } = await savedTechnician({
      company: { status: 'inactive' },
      account: { status: 'inactive' },
    });

    const on = await technicians().updateStatus({ companyId: company.id, id: account.id, status: 'active' });

    expect(on).toMatchObject({ person: { status: 'active' }, bookable: false });
  });
});
