import { Logger } from '@aws-lambda-powertools/logger';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { parseRow } from '#functions/platform/table.ts';
import { order } from '../order.ts';
import type { Listing } from './index-rows.ts';
import { listingOf, listsTheSame } from './listing.ts';
import { bringIntoLists } from './listings.store.ts';

/**
 * Keeps people's lists and the search up to date with order changes from the stream. Of several versions of an order in
 * one batch only the last counts. Failures are reported record by record, so the stream retries them and finally sends
 * them to the dead letters.
 */
export async function handler(stream: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const { changed, failed } = read(stream.Records);
  for (let start = 0; start < changed.length; start += ordersAtOnce) {
    const some = changed.slice(start, start + ordersAtOnce);
    failed.push(...(await Promise.all(some.map(bring))).flat());
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}

/** Each writes up to a hundred rows in parallel. */
const ordersAtOnce = 4;

const logger = new Logger();

interface Changed {
  readonly listing: Listing;
  /** The first of the order's records. On failure the stream restarts there. */
  readonly sequenceNumber: string;
}

function read(records: readonly DynamoDBRecord[]): { changed: Changed[]; failed: string[] } {
  const changed = new Map<string, Changed>();
  const failed: string[] = [];
  for (const { dynamodb } of records) {
    const sequenceNumber = dynamodb?.SequenceNumber ?? '';
    try {
      const listing = changedListing(dynamodb?.OldImage as Image, dynamodb?.NewImage as Image);
      if (listing === undefined) continue;
      const before = changed.get(listing.orderId);
      if (before !== undefined && before.listing.version > listing.version) continue;
      changed.set(listing.orderId, {
        listing,
        sequenceNumber: before?.sequenceNumber ?? sequenceNumber,
      });
    } catch (error) {
      logger.error('An order does not fit its schema.', { key: dynamodb?.Keys?.pk?.S, error });
      failed.push(sequenceNumber);
    }
  }
  return { changed: [...changed.values()], failed };
}

async function bring({ listing, sequenceNumber }: Changed): Promise<string[]> {
  try {
    await bringIntoLists(listing);
    return [];
  } catch (error) {
    logger.error('An order was not brought into the lists.', { orderId: listing.orderId, error });
    return [sequenceNumber];
  }
}

type Image = Record<string, AttributeValue> | undefined;

/** What the lists should have for an order; undefined if it is not an order, or nothing in them changes. */
function changedListing(oldImage: Image, newImage: Image): Listing | undefined {
  const after = listingIn(newImage);
  if (after === undefined) return undefined;
  const before = listingIn(oldImage);
  return before !== undefined && listsTheSame(before, after) ? undefined : after;
}

function listingIn(image: Image): Listing | undefined {
  if (image?.kind?.S !== 'order') return undefined;
  return listingOf(parseRow(order, unmarshall(image)));
}
