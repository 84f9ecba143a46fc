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

/** The conversation of a page: what was answered, and how the next answer is given. */
export function useConversation(first: Conversation) {
  const [conversation, setConversation] = useState(first);
  /** The step whose answer is being looked into: until that is done, nothing else is asked. */
  const [lookingAt, setLookingAt] = useState<Step>();
  const [hasBegun, setBegun] = useState(false);
  /** What the field begins with: an answer that could not be taken, or is to be changed. */
  const [unsent, setUnsent] = useState('');
  /** The places that a text may mean, of which one is to be chosen; none where it means none. */
  const [places, setPlaces] = useState<readonly FoundAddress[]>();
  useEffect(() => keepConversation(conversation), [conversation]);
  /** What the field has just found is not asked for again when it is sent. */
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
  /** Shows at once what was said, and then what follows from it. Where that cannot be found out, it is to be said again. */
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
    /** Somebody has answered something: from then on the focus follows the conversation. */
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
    /** A text that was not chosen from what the field found: one place is taken, of several one is to be chosen. */
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

/** Places that say where they are: without its town and state nobody could be sent there. */
async function searchPlaces(search: string, signal?: AbortSignal): Promise<readonly FoundAddress[]> {
  const found = await publicApi.public.searchAddresses.query({ search }, signal && { signal });
  return found.filter((place) => !('address' in place) || isSomewhere(place.address));
}

/** A place with its address; a suggestion is only looked up once it is meant. Undefined where it does not say where it is. */
async function located(found: FoundAddress): Promise<LocatedAddress | undefined> {
  if ('address' in found) return found;
  const { address } = await publicApi.public.suggestedAddress.query({ placeId: found.placeId });
  return address !== null && isSomewhere(address) ? { label: found.label, address } : undefined;
}

function isSomewhere({ city, state, country }: Address): boolean {
  return city !== '' && state !== '' && country !== '';
}

/** What a typed machine says, each part where it does. */
async function partsOf(search: string): Promise<OrderAnswers> {
  const { brand, model, equipmentType } = await publicApi.public.parseCustomModelString.query({ search });
  return { ...(brand && { brand }), ...(model && { model }), ...(equipmentType && { equipmentType }) };
}

/** With how many technicians can service the machine, once it is known. Not told in time, it is not said. */
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
    // The conversation goes on without it, and whoever has no network is told at the next answer.
    if (apiFailure(error).code === 'BAD_INPUT') throw error;
    return answers;
  }
}

/** Milliseconds that somebody waits for a number. */
const patience = 3_000;
