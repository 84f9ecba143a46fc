import type { CustomModel } from '#schema/machines/catalogue.ts';
import type { LocatedAddress } from '#schema/places/jobsites.ts';
import type { Address } from '#schema/places/places.ts';

/**
 * What someone without an account has said about a repair so far (document 1 section 3, marketing order data). Flat and
 * text-only, so that the same form works in a query and in storage.
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
  /** The machine, as typed or chosen. */
  'typed',
  /** The catalogue's id, if chosen there. */
  'modelId',
  /** From the catalogue, or from the typed text. */
  'model',
  'brand',
  'equipmentType',
  /** Answers to what the text didn't say. */
  'givenType',
  'givenBrand',
  /** How many technicians can service it. */
  'technicians',
  'issue',
  ...placeNames,
] as const;
type AnswerName = (typeof answerNames)[number];

/** A complete order. */
export interface DescribedOrder {
  /** `Caterpillar 320` */
  readonly machine: string;
  readonly modelId: string | undefined;
  readonly customModel: CustomModel;
  readonly issue: string;
  readonly place: string;
  readonly address: Address;
}

/** Parses answers from a query or storage. Anything unknown is left out: anyone may have written it. */
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

/** The order, or undefined if anything is missing. */
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

/** `Caterpillar 320`; without a model, the machine's type stands in: `Caterpillar Excavator`. */
export function machineName(answers: OrderAnswers): string {
  if (answers.modelId !== undefined) return answers.typed ?? '';
  const { brand, model } = customModelOf(answers) ?? {};
  return [brand, model].filter(Boolean).join(' ') || (answers.typed ?? '');
}

/** Input for `customers.orders.create`: the serial number is asked for later (document 1 section 3). */
export function createInput({ modelId, customModel, issue, address }: DescribedOrder) {
  const machine = modelId === undefined ? { customModel } : { modelId };
  return { ...machine, issue, address, serialNumber: 'TBD' };
}

/** A place's parts, as answers. */
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

/** An unknown maker is still at the start of the typed model: `Acme X-9` by `Acme` is an X-9. */
function withoutBrand(model: string, brand: string): string {
  const begins = model.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return begins ? model.slice(brand.length).trim() : model;
}

function addressOf(answers: OrderAnswers): Address | undefined {
  const { address1 = null, address2 = null, city, state, country, zip = null } = answers;
  // A place without a county uses its city, as in the API; a schema for this would weigh more than the page.
  const { county = city } = answers;
  const [lat, long] = [Number(answers.lat || Number.NaN), Number(answers.long || Number.NaN)];
  if (!city || !county || !state || !country || !(Math.abs(lat) <= 90) || !(Math.abs(long) <= 180))
    return undefined;
  return { address1, address2, city, county, state, country, zip, lat, long };
}
