import { describe, expect, test } from 'vitest';
import { techRouter } from '#functions/apis/tech.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { documentClient, getRow, updateRow } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { readTechnician } from '#functions/technicians/read-technician.ts';
import { candidateRow, technicianKey } from '#functions/technicians/technician-rows.ts';
import { savedAccount } from '../../support/accounts.ts';
import { refusalOfCall } from '../../support/api-calls.ts';
import { type ContextOptions, callContext, callerFor, callerOf } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { policies } from '../../support/procedures.ts';
import { noStanding, profileChange, savedTechnician } from '../../support/technicians.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();

const profileAs = (who: Caller, options: ContextOptions = {}) =>
  callerFactory(techRouter)(callContext(who, options)).technicians.profile;

/** Office staff of the technician's company. */
const officeOf = ({ companyId }: { readonly companyId: string }) =>
  callerOf('TechnicianOfficeStaff', { companyId, accountId: 'acc_office' });

const fairbanks = { city: 'Fairbanks', state: 'AK', lat: 64.84, long: -147.72 };

describe('a technician’s own profile', () => {
  test('is complete and costs one read', async () => {
    const saved = await savedTechnician();

    const { answer, roundTrips, unitsRead } = await metered(() =>
      profileAs(callerFor(saved)).getTechnician(),
    );

    expect(answer).toEqual(saved.profile);
    expect({ roundTrips, unitsRead }).toEqual({ roundTrips: 1, unitsRead: 0.5 });
  });

  test('is null for office staff and before it is written', async () => {
    const { company } = await savedTechnician();
    const newcomer = await savedNewcomer(company.id);

    expect(await profileAs(newcomer).getTechnician()).toBeNull();
    expect(await profileAs(officeOf({ companyId: company.id })).getTechnician()).toBeNull();
  });
});

describe('changing the profile', () => {
  test('stores the technician’s input, tidied, and keeps the counts', async () => {
    const standing = { ...noStanding, jobsCompleted: 8, jobsByBrand: { johndeere: 8 } };
    const saved = await savedTechnician({
      profile: {
        standing,
        workHistory: [{ id: 'wrk_1', companyName: 'Fabick', title: 'Helper', fromYear: 2005, toYear: 2009 }],
      },
    });

    const answer = await profileAs(callerFor(saved)).update(
      profileChange({
        bio: '  Call me Tess. ',
        experience: ' ',
        brands: ['John Deere', 'JohnDeere', ' Komatsu '],
        certifications: ['osha', 'osha', 'twic'],
        software: [{ name: 'CAT ET', category: 'oem_dealer' }],
        serviceArea: 'multi_state',
        workHistory: [
          { id: 'wrk_1', companyName: 'Fabick Cat', title: 'Mechanic', fromYear: 2005, toYear: 2009 },
          { companyName: 'Gateway', title: 'Lead', fromYear: 2009, toYear: null },
        ],
      }),
    );

    expect(answer).toMatchObject({
      id: saved.profile.id,
      companyId: saved.company.id,
      bio: 'Call me Tess.',
      experience: null,
      brands: ['John Deere', 'Komatsu'],
      certifications: ['osha', 'twic'],
      serviceArea: 'multi_state',
      workHistory: [
        { id: 'wrk_1', companyName: 'Fabick Cat' },
        { companyName: 'Gateway', toYear: null },
      ],
      standing,
    });
    expect(answer.workHistory[1]?.id).toMatch(/^wrk_/);
    expect(await readTechnician(saved.profile.id)).toEqual({ ...saved, profile: answer });
  });

  test('stores skills, trucks and software by category, tidied; trucks keep their pictures', async () => {
    const picture = 'https://pictures.example/truck.jpg';
    const saved = await savedTechnician({
      profile: { trucks: [{ id: 'trk_1', truckClass: '5', craneSize: 'no-crane', picture }] },
    });

    const { skills, trucks, software } = await profileAs(callerFor(saved)).update({
      ...profileChange(),
      software: ['CAT ET', { name: 'Cat  ET', category: 'oem_dealer' }],
      skills: [
        { skill: 'welding', subSkills: ['welding_structural', 'welding_light', 'welding_light'] },
        { skill: 'ac_repair', subSkills: [] },
        { skill: 'welding', subSkills: ['welding_aluminum'] },
      ],
      trucks: [
        { id: 'trk_1', truckClass: '5', craneSize: '4000-7500' },
        { id: 'trk_1', truckClass: '3', craneSize: 'no-crane' },
      ],
    });

    expect(software).toEqual([{ name: 'CAT ET', category: 'other' }]);
    expect(skills).toEqual([
      { skill: 'ac_repair', subSkills: [] },
      { skill: 'welding', subSkills: ['welding_light', 'welding_aluminum', 'welding_structural'] },
    ]);
    expect(trucks).toEqual([
      { id: 'trk_1', truckClass: '5', craneSize: '4000-7500', picture },
      { id: expect.stringMatching(/^trk_(?!1$)/), truckClass: '3', craneSize: 'no-crane', picture: null },
    ]);
  });

  test('keeps skills and trucks that are not given, and refuses another skill’s part', async () => {
    const saved = await savedTechnician({ profile: { skills: [{ skill: 'ac_repair', subSkills: [] }] } });

    const { skills } = await profileAs(callerFor(saved)).update(profileChange({ bio: 'Call me Tess.' }));
    const { code } = await refusalOfCall(
      profileAs(callerFor(saved)).update({
        ...profileChange(),
        skills: [{ skill: 'ac_repair', subSkills: ['welding_light'] }],
      }),
    );

    expect(skills).toEqual(saved.profile.skills);
    expect(code).toBe('BAD_INPUT');
  });

  test('moves the candidate to the new homebase and its time zone', async () => {
    const saved = await savedTechnician();
    const { id } = saved.profile;

    const { homebase } = await profileAs(callerFor(saved)).update(profileChange({ homebase: fairbanks }));

    const moved = await readTechnician(id, { consistent: true });
    expect(homebase).toEqual({ ...fairbanks, timeZone: 'America/Anchorage' });
    expect(await getRow({ pk: 'TECH_CELL#38:-90', sk: `TECHNICIAN#${id}` })).toBeUndefined();
    expect(await getRow({ pk: 'TECH_CELL#64:-148', sk: `TECHNICIAN#${id}` })).toEqual(
      moved && candidateRow(candidateOf(moved)),
    );
  });

  test('turns someone without a profile into a technician whom searches find', async () => {
    const { company } = await savedTechnician();
    const newcomer = await savedNewcomer(company.id);

    const profile = await profileAs(newcomer).update(profileChange());

    expect(profile.standing).toEqual(noStanding);
    expect(await profileAs(newcomer).getTechnician()).toEqual(profile);
    expect(await getRow({ pk: 'TECH_CELL#38:-90', sk: `TECHNICIAN#${newcomer.accountId}` })).toMatchObject({
      bookable: true,
      brands: ['John Deere', 'Caterpillar'],
      standing: { jobsCompleted: 0 },
    });
  });

  test('is retried if the stats change at the same moment, and keeps the count', async () => {
    const saved = await savedTechnician();
    const interfering = countBeforeWrites(saved.profile.id, 1);

    const profile = await profileAs(callerFor(saved)).update(profileChange({ bio: 'Call me Tess.' }));

    interfering.stop();
    expect(profile).toMatchObject({ bio: 'Call me Tess.', standing: { jobsCompleted: 1 } });
    expect((await readTechnician(saved.profile.id))?.profile).toEqual(profile);
  });

  test('is refused after repeated conflicts, and changes nothing', async () => {
    const saved = await savedTechnician();
    const interfering = countBeforeWrites(saved.profile.id, 2);

    const { code } = await refusalOfCall(
      profileAs(callerFor(saved)).update(profileChange({ bio: 'Call me Tess.' })),
    );

    interfering.stop();
    expect(code).toBe('CONFLICT');
    expect((await readTechnician(saved.profile.id))?.profile).toMatchObject({
      bio: null,
      standing: { jobsCompleted: 2 },
    });
  });

  test('costs two round trips', async () => {
    const saved = await savedTechnician({ account: { roleId: 'TechnicianAssociate' } });

    const { roundTrips, unitsRead, unitsWritten } = await metered(() =>
      profileAs(callerFor(saved), { confirmInTable: true }).update(profileChange({ bio: 'Tess' })),
    );

    expect({ roundTrips, unitsRead, unitsWritten }).toEqual({ roundTrips: 2, unitsRead: 5, unitsWritten: 4 });
  });

  test.each([
    ['a blank company', { companyName: ' ' }, 'workHistory.0.companyName'],
    ['a blank title', { title: '' }, 'workHistory.0.title'],
    ['a year before anybody’s first job', { fromYear: 1200 }, 'workHistory.0.fromYear'],
    ['a last year before the first', { fromYear: 2012, toYear: 2011 }, 'workHistory.0.toYear'],
    ['a year to come', { fromYear: 2027 }, 'workHistory.0.fromYear'],
    ['an end in a year to come', { toYear: 2027 }, 'workHistory.0.toYear'],
  ])('is refused with a work history of %s', async (_, wrong, field) => {
    const saved = await savedTechnician();
    const job = { companyName: 'Fabick Cat', title: 'Mechanic', fromYear: 2009, toYear: null };

    const { code, details } = await refusalOfCall(
      profileAs(callerFor(saved)).update(profileChange({ workHistory: [{ ...job, ...wrong }] })),
    );

    expect({ code, fields: Object.keys(details.fields ?? {}) }).toEqual({
      code: 'BAD_INPUT',
      fields: [field],
    });
    expect((await readTechnician(saved.profile.id))?.profile).toEqual(saved.profile);
  });

  test('is refused to an account deactivated since sign-in', async () => {
    const saved = await savedTechnician({ account: { status: 'inactive' } });

    const { code } = await refusalOfCall(
      profileAs(callerFor(saved), { confirmInTable: true }).update(profileChange()),
    );

    expect(code).toBe('ACCOUNT_DEACTIVATED');
  });
});

describe('office staff', () => {
  test('can read and write a profile of their company’s technicians', async () => {
    const saved = await savedTechnician();
    const office = profileAs(officeOf({ companyId: saved.company.id }));
    const technicianId = saved.profile.id;

    const read = await office.getTechnician({ technicianId });
    const written = await office.update({ ...profileChange({ licenses: ['CDL A'] }), technicianId });

    expect(read).toEqual(saved.profile);
    expect(written).toEqual({ ...saved.profile, licenses: ['CDL A'] });
  });

  test('must say whose profile they write', async () => {
    const { company } = await savedTechnician();

    const { code, details } = await refusalOfCall(
      profileAs(officeOf({ companyId: company.id })).update(profileChange()),
    );

    expect({ code, fields: details.fields }).toEqual({
      code: 'BAD_INPUT',
      fields: { technicianId: 'Choose a technician' },
    });
  });

  test('cannot write profiles for people who take no jobs or have left', async () => {
    const { company } = await savedTechnician();
    const clerk = await savedAccount({
      userType: 'technician',
      companyId: company.id,
      roleId: 'TechnicianOfficeStaff',
    });
    const former = await savedTechnician({ account: { status: 'inactive', companyId: company.id } });
    const office = profileAs(officeOf({ companyId: company.id }));

    const refusals = await Promise.all(
      [clerk.id, former.account.id].map((technicianId) =>
        refusalOfCall(office.update({ ...profileChange(), technicianId })),
      ),
    );

    expect(refusals.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});

/** Every call that names a technician's account. */
const namingTechnicians = Object.entries(policies)
  .filter(([, { surface, entity }]) => surface === 'tech' && entity === 'account')
  .map(([name]) => name);

describe.each(namingTechnicians)('%s', (name) => {
  test('finds no technicians of other companies, and for non-office staff only themselves', async () => {
    const saved = await savedTechnician();
    const [stranger, owner] = await Promise.all([
      savedTechnician(),
      savedTechnician({ account: { roleId: 'TechnicianOwner', companyId: saved.company.id } }),
    ]);
    const callers = [callerFor(stranger), officeOf({ companyId: stranger.company.id }), callerFor(owner)];

    const refusals = await Promise.all(
      callers.flatMap((who) =>
        [saved.profile.id, 'acc_nobody'].map((id) => refusalOfCall(call(who, name, inputFor(name, id)))),
      ),
    );

    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['NOT_FOUND']));
    expect((await readTechnician(saved.profile.id))?.profile).toEqual(saved.profile);
  });
});

/** A valid input for each call; fails if the policy table has a call that is missing here. */
function inputFor(name: string, technicianId: string): unknown {
  const inputs: Readonly<Record<string, unknown>> = {
    'technicians.profile.getTechnician': { technicianId },
    'technicians.profile.update': { ...profileChange({ bio: 'Somebody else' }), technicianId },
  };
  if (inputs[name] === undefined) throw new Error(`Say what ${name} is called with.`);
  return inputs[name];
}

async function call(who: Caller, name: string, input: unknown): Promise<unknown> {
  let at: unknown = callerFactory(techRouter)(callContext(who));
  for (const part of name.split('.')) at = (at as Record<string, unknown>)[part];
  return (at as (input: unknown) => Promise<unknown>)(input);
}

/** Someone in the company who takes jobs and has no profile yet. */
async function savedNewcomer(companyId: string): Promise<Caller> {
  const { id, roleId } = await savedAccount({
    userType: 'technician',
    companyId,
    roleId: 'TechnicianAssociate',
  });
  return callerOf(roleId, { companyId, accountId: id });
}

/** Counts a completed job right before each of the next transactions, like a concurrent event. */
function countBeforeWrites(technicianId: string, times: number): { stop: () => void } {
  const name = 'countBeforeWrites';
  let left = times;
  documentClient.middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName === 'TransactWriteItemsCommand' && left > 0) {
        left -= 1;
        await updateRow(technicianKey(technicianId), {
          expression: 'SET standing.jobsCompleted = standing.jobsCompleted + :one',
          values: { ':one': 1 },
        });
      }
      return next(args);
    },
    { step: 'initialize', name },
  );
  return { stop: () => documentClient.middlewareStack.remove(name) };
}
