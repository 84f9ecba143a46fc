import { expect, test } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import { publicRouter } from '#functions/apis/public.router.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { callContext, fleetManager } from '#test/support/callers.ts';
import { subjectOf } from '#test/support/orders.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();

const vacuum = { model: 'Cyclone 40', brand: 'Sewer King', equipmentType: 'Vacuum Truck' };
const { address } = subjectOf();

async function customers() {
  const company = await savedCompany();
  const account = await savedAccount({ companyId: company.id });
  const who = fleetManager({ companyId: company.id, accountId: account.id });
  return callerFactory(appRouter)(callContext(who, { confirmInTable: true })).customers;
}

const models = () => callerFactory(publicRouter)(callContext(undefined)).public;

test('a company’s custom model exists once, however it is written, and only for that company', async () => {
  const [own, others] = [await customers(), await customers()];

  const first = await own.models.createCustomModel(vacuum);
  const again = await own.models.createCustomModel({
    model: ' cyclone  40',
    brand: 'SEWER KING',
    equipmentType: 'truck',
  });

  expect(first).toEqual({
    id: expect.stringMatching(/^mdl_/),
    model: 'Cyclone 40',
    makeModel: 'Sewer King Cyclone 40',
    picture: null,
    brand: { name: 'Sewer King', picture: null },
    product: { name: 'Vacuum Truck', picture: null, picture3d: null },
  });
  expect(again).toEqual(first);
  expect((await own.equipment.searchModelsAndEquipment({ search: 'cyclone' })).models).toEqual([
    { brand: 'Sewer King', model: 'Cyclone 40', modelId: first.id, product: 'Vacuum Truck', machines: 0 },
  ]);
  expect((await others.equipment.searchModelsAndEquipment({ search: 'cyclone' })).models).toEqual([]);
  await expect(
    others.orders.create({ modelId: first.id, serialNumber: 'TBD', issue: 'No suction', address }),
  ).rejects.toMatchObject({
    cause: { code: 'BAD_INPUT', details: { fields: { modelId: expect.any(String) } } },
  });
});

test('custom brands and types are found afterwards, by their company alone', async () => {
  const [own, others] = [await customers(), await customers()];
  await own.models.createCustomModel({ ...vacuum, equipmentType: 'Sewer Jetter' });
  await own.models.createCustomModel({ ...vacuum, model: 'Cyclone 60', equipmentType: 'Sewer Jetter' });
  await own.models.createCustomModel({ ...vacuum, brand: 'Cat', equipmentType: 'excavator' });

  expect(await own.models.getBrands({ search: 'sewer' })).toEqual([{ name: 'Sewer King', picture: null }]);
  expect(await own.models.getProducts({ search: 'jett' })).toEqual([{ name: 'Sewer Jetter', picture: null }]);
  expect(
    (await own.models.getBrands({ search: 'caterp' })).filter(({ name }) => name === 'Caterpillar'),
  ).toHaveLength(1);
  expect(await others.models.getBrands({ search: 'sewer' })).toEqual([]);
});

test('an order can name a model by id, and its machines are found by the model', async () => {
  const own = await customers();
  const { id } = await own.models.createCustomModel(vacuum);
  const [suggested] = (await models().getModels({ limit: 3 })).data;
  const about = { issue: 'No suction', address };

  const { order } = await own.orders.create({ ...about, modelId: id, serialNumber: 'SK 40 1' });
  const { order: other } = await own.orders.create({
    ...about,
    modelId: suggested?.id ?? '',
    serialNumber: 'TBD',
  });

  expect(order.equipment).toMatchObject({
    brand: 'Sewer King',
    model: 'Cyclone 40',
    modelId: id,
    product: 'Vacuum Truck',
    serialNumber: 'SK401',
  });
  expect(other.equipment).toMatchObject({ brand: 'Caterpillar', model: '320', product: 'Excavator' });
  expect((await own.equipment.all({ modelId: id })).map(({ serialNumber }) => serialNumber)).toEqual([
    'SK401',
  ]);
  expect((await own.equipment.searchModelsAndEquipment({ search: 'cyclone' })).models).toMatchObject([
    { modelId: id, machines: 1 },
  ]);
});

test('an order for a typed machine uses its parsed parts', async () => {
  const own = await customers();
  const customModel = await own.orders.parseCustomModelString({ search: 'Cat 938 wheel loader' });

  const { order } = await own.orders.create({
    customModel,
    serialNumber: 'TBD',
    issue: 'Hydraulic leak',
    address,
  });

  expect(order.equipment).toMatchObject({
    brand: 'Caterpillar',
    model: '938',
    product: 'Wheel Loader',
    serialNumber: null,
  });
});

test.each(['model', 'brand', 'equipmentType'])('a model without its %s is refused', async (field) => {
  const { models: own } = await customers();

  await expect(own.createCustomModel({ ...vacuum, [field]: '  ' })).rejects.toThrow(/Required/);
});

test('catalogue models are found by any name of their brand, best first', async () => {
  const found = await models().getModels({ search: 'cat 320' });
  const three = await models().getModels({ limit: 3 });

  expect(found.data[0]).toMatchObject({ makeModel: 'Caterpillar 320', product: { name: 'Excavator' } });
  expect(three.data).toHaveLength(3);
});
