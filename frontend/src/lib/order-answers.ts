import type { CustomModel } from '#schema/machines/catalogue.ts';
import type { LocatedAddress } from '#schema/places/jobsites.ts';
import type { Address } from '#schema/places/places.ts';

/**
 * What somebody without an account has said of the repair it needs (document 1 section 3, marketing order data), as far as it has
 * come. Flat and of texts only, so that it travels in a query and is kept in a browser in one and the same form.
 */
export type OrderAnswers = { readonly [Name in AnswerName]?: string };

/** A place in one line, and its parts. */
export const placeNames = [
  'place',
  'address1',
  'address2',
  'city',
  'county',
  'state',
  'country',
  'zip',
  'lat',
  'long',
] as const;

const answerNames = [
  /** The machine, as it was typed or chosen. */
  'typed',
  /** Of the catalogue, where it was chosen there. */
  'modelId',
  /** What the catalogue says of it, or what the typed text says. */
  'model',
  'brand',
  'equipmentType',
  /** What was answered where the text did not say it. */
  'givenType',
  'givenBrand',
  /** How many technicians can service it. */
  'technicians',
  'issue',
  ...placeNames,
] as const;
type AnswerName = (typeof answerNames)[number];

/** An order that is wholly described. */
export interface DescribedOrder {
  /** `Caterpillar 320` */
  readonly machine: string;
  readonly modelId: string | undefined;
  readonly customModel: CustomModel;
  readonly issue: string;
  readonly place: string;
  readonly address: Address;
}

/** The answers that a query, or what was kept, holds. Anything else in it is left out: anybody may have written it. */
export function readAnswers(text: string): OrderAnswers {
  const given = new URLSearchParams(text);
  const answers: { [Name in AnswerName]?: string } = {};
  for (const name of answerNames) {
    const value = given
      .get(name)
      ?.trim()
      .slice(0, name === 'issue' ? longestIssue : longestText);
    if (value) answers[name] = value;
  }
  return answers;
}

export function writeAnswers(answers: OrderAnswers): string {
  return new URLSearchParams(Object.entries(answers)).toString();
}

/** The order, where nothing of it is missing. */
export function orderOf(answers: OrderAnswers): DescribedOrder | undefined {
  const { modelId, issue } = answers;
  const address = addressOf(answers);
  const customModel = customModelOf(answers);
  if (!answers.typed || customModel === undefined || !issue?.trim() || address === undefined)
    return undefined;
  return {
    machine: machineName(answers),
    modelId,
    customModel,
    issue,
    place: answers.place ?? [address.address1, address.city, address.state].filter(Boolean).join(', '),
    address,
  };
}

/** `Caterpillar 320`; of a text that names no model the kind of machine stands for it: `Caterpillar Excavator`. */
export function machineName(answers: OrderAnswers): string {
  if (answers.modelId !== undefined) return answers.typed ?? '';
  const { brand, model } = customModelOf(answers) ?? {};
  return [brand, model].filter(Boolean).join(' ') || (answers.typed ?? '');
}

/** What `customers.orders.create` is given: the serial number is asked for later (document 1 section 3). */
export function createInput({ modelId, customModel, issue, address }: DescribedOrder) {
  const machine = modelId === undefined ? { customModel } : { modelId };
  return { ...machine, issue, address, serialNumber: 'TBD' };
}

/** The parts of a place that was found, as answers. */
export function placeAnswers({ label, address }: LocatedAddress): OrderAnswers {
  const { address1, address2, city, county, state, country, zip, lat, long } = address;
  return readAnswers(
    new URLSearchParams({
      place: label,
      address1: address1 ?? '',
      address2: address2 ?? '',
      city,
      county,
      state,
      country,
      zip: zip ?? '',
      lat: String(lat),
      long: String(long),
    }).toString(),
  );
}

const [longestText, longestIssue] = [200, 4000];

function customModelOf(answers: OrderAnswers) {
  const equipmentType = answers.equipmentType ?? answers.givenType;
  const brand = answers.brand ?? answers.givenBrand;
  if (equipmentType === undefined || brand === undefined) return undefined;
  return {
    brand,
    model: withoutBrand(answers.model ?? equipmentType, brand) || equipmentType,
    equipmentType,
  };
}

/** A maker that nobody knew stands at the head of the model as it was typed: `Acme X-9` by `Acme` is an X-9. */
function withoutBrand(model: string, brand: string): string {
  const begins = model.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return begins ? model.slice(brand.length).trim() : model;
}

function addressOf(answers: OrderAnswers): Address | undefined {
  const { address1 = null, address2 = null, city, state, country, zip = null } = answers;
  // A place without a county has its city for one, as the API has it; a schema for that would weigh more than this page.
  const { county = city } = answers;
  const [lat, long] = [Number(answers.lat || Number.NaN), Number(answers.long || Number.NaN)];
  if (!city || !county || !state || !country || !(Math.abs(lat) <= 90) || !(Math.abs(long) <= 180))
    return undefined;
  return { address1, address2, city, county, state, country, zip, lat, long };
}
