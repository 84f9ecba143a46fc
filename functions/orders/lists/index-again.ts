import { readOrderNow } from '../read-order.ts';
import { listingOf } from './listing.ts';
import { bringIntoLists, distrustListing } from './listings.store.ts';

/**
 * Writes all of an order's rows of lists and search again, although the lists hold its version: for when those rows are
 * lost or wrong. About a hundred write units.
 */
export async function indexAgain(orderId: string): Promise<void> {
  await distrustListing(orderId);
  // Read after that, so that no version in between is missed.
  const order = await readOrderNow(orderId);
  if (order !== undefined) await bringIntoLists(listingOf(order));
}
