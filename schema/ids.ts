import * as z from 'zod';

/** A whole number from 10001 up, as decimal digits: it travels as a string so that no reader loses precision. */
export const orderId = z
  .union([z.string().regex(/^[1-9]\d{0,17}$/, 'An order id is a whole number'), z.number().int().positive()])
  .transform(String);

/** A child of an order carries its order's id: `10001.000042`. Sorts by creation. */
export const orderChildId = z.string().regex(/^[1-9]\d{0,17}\.\d{6}$/, 'Not the id of an entry of an order');

/** Ids that the product makes up: letters, digits, `_` and `-`. */
export const entityId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Not an id');

/** Id of an attempt or a command, made by the client: 128 bits or more. */
export const nonce = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'Not an attempt id');

/** ISO 8601 in UTC, milliseconds included. */
export const timestamp = z.iso.datetime();

/** An order's id as part of a key that sorts by its number. */
export function idSortKey(id: string): string {
  return id.padStart(18, '0');
}
