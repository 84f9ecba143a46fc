import { useEffect, useRef, useState } from 'react';
import type { Model } from '#schema/machines/catalogue.ts';
import type { FoundAddress, LocatedAddress } from '#schema/places/jobsites.ts';
import type { Address } from '#schema/places/places.ts';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { type OrderAnswers, placeAnswers } from '../../lib/order-answers.ts';
import { publicApi } from '../../lib/public-api.ts';
import { toast } from '../../lib/toasts.ts';
import { type Conversation, keepConversation } from './kept-conversation.ts';
import { brand, equipmentType, nextStep, type Step, withoutAnswer } from './steps.ts';

/** The state of a conversation, and the ways to answer. */
export function useConversation(first: Conversation) {
  const [conversation, setConversation] = useState(first);
  /** The step whose answer is being looked up: nothing else is asked until that is done. */
  const [lookingAt, setLookingAt] = useState<Step>();
  const [hasBegun, setBegun] = useState(false);
  /** The field's initial text: an answer that wasn't accepted, or that is being changed. */
  const [unsent, setUnsent] = useState('');
  /** Places matching a text, to choose one from; empty if none match. */
  const [places, setPlaces] = useState<readonly FoundAddress[]>();
  useEffect(() => keepConversation(conversation), [conversation]);
  /** What the field has just found isn't requested again on sending. */
  const lastFound = useRef<{ readonly search: string; readonly places: readonly FoundAddress[] }>(undefined);
  const findPlaces = async (search: string, signal?: AbortSignal): Promise<readonly FoundAddress[]> => {
    if (lastFound.current?.search === search) return lastFound.current.places;
    const found = await searchPlaces(search, signal);
    lastFound.current = { search, places: found };
    return found;
  };

  const { answers } = conversation;
  const step = lookingAt ?? nextStep(answers);
  const look = (work: Promise<void>) => {
    setLookingAt(step);
    void work.finally(() => setLookingAt(undefined));
  };
  const take = (next: OrderAnswers) => {
    setBegun(true);
    setPlaces(undefined);
    setConversation((now) => ({ ...now, answers: next }));
  };
  /** Shows the answer at once, then what follows from it. If that lookup fails, the answer goes back to the field. */
  const say = (said: OrderAnswers, words: string, follow: (next: OrderAnswers) => Promise<OrderAnswers>) => {
    take({ ...answers, ...said });
    setUnsent('');
    look(
      follow({ ...answers, ...said }).then(take, (error: unknown) => {
        take(answers);
        setUnsent(words);
        toast.error(messageOf(error));
      }),
    );
  };

  const takePlace = (place: LocatedAddress) => {
    take({ ...answers, ...placeAnswers(place) });
    setUnsent('');
  };
  const takeLocated = (place: LocatedAddress | undefined) =>
    place === undefined ? setPlaces([]) : takePlace(place);

  return {
    conversation,
    step,
    isThinking: lookingAt !== undefined,
    /** Something has been answered: from then on focus follows the conversation. */
    hasBegun,
    unsent,
    places,
    findPlaces,
    chooseModel: (model: Model) =>
      say(
        {
          typed: model.makeModel,
          modelId: model.id,
          model: model.model,
          brand: model.brand.name,
          equipmentType: model.product.name,
        },
        model.makeModel,
        withCount,
      ),
    typeModel: (typed: string) =>
      say({ typed }, typed, async (next) => withCount({ ...next, ...(await partsOf(typed)) })),
    giveType: (givenType: string) => say({ givenType }, givenType, withCount),
    giveBrand: (givenBrand: string) => say({ givenBrand }, givenBrand, withCount),
    giveIssue: (issue: string) => {
      take({ ...answers, issue });
      setUnsent('');
    },
    choosePlace: (found: FoundAddress) => {
      if ('address' in found) return takePlace(found);
      take(answers);
      setUnsent(found.label);
      look(located(found).then(takeLocated, (error: unknown) => void toast.error(messageOf(error))));
    },
    /** Free text, not chosen from the list: a single match is taken, several are offered for choice. */
    typePlace: (text: string) => {
      take(answers);
      setUnsent(text);
      look(
        findPlaces(text)
          .then(async (found) => {
            const [only] = found;
            if (found.length === 1 && only !== undefined) takeLocated(await located(only));
            else setPlaces(found);
          })
          .catch((error: unknown) => void toast.error(messageOf(error))),
      );
    },
    change: (changed: Step, words: string) => {
      take(withoutAnswer(answers, changed));
      setUnsent(words);
    },
  };
}

export type Talk = ReturnType<typeof useConversation>;

/** Leaves out places without town and state: nobody could be sent there. */
async function searchPlaces(search: string, signal?: AbortSignal): Promise<readonly FoundAddress[]> {
  const found = await publicApi.public.searchAddresses.query({ search }, signal && { signal });
  return found.filter((place) => !('address' in place) || isSomewhere(place.address));
}

/** A place with its address; a suggestion is looked up only once chosen. Undefined if it has no town or state. */
async function located(found: FoundAddress): Promise<LocatedAddress | undefined> {
  if ('address' in found) return found;
  const { address } = await publicApi.public.suggestedAddress.query({ placeId: found.placeId });
  return address !== null && isSomewhere(address) ? { label: found.label, address } : undefined;
}

function isSomewhere({ city, state, country }: Address): boolean {
  return city !== '' && state !== '' && country !== '';
}

/** The parts of a typed machine that are recognized. */
async function partsOf(search: string): Promise<OrderAnswers> {
  const { brand, model, equipmentType } = await publicApi.public.parseCustomModelString.query({ search });
  return { ...(brand && { brand }), ...(model && { model }), ...(equipmentType && { equipmentType }) };
}

/** Adds how many technicians can service the machine, once it is known. Left out if it takes too long. */
async function withCount(answers: OrderAnswers): Promise<OrderAnswers> {
  const [productId, brandId] = [equipmentType(answers), brand(answers)];
  if (productId === undefined || brandId === undefined) return answers;
  try {
    const { count } = await publicApi.public.getNumberOfTechniciansByEquipment.query(
      { productId, brandId },
      { signal: AbortSignal.timeout(patience) },
    );
    return { ...answers, technicians: String(count) };
  } catch (error) {
    // The conversation goes on without it; if the network is down, the next answer says so.
    if (apiFailure(error).code === 'BAD_INPUT') throw error;
    return answers;
  }
}

/** Milliseconds to wait for the count. */
const patience = 3_000;
