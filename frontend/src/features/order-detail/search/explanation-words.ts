import type { OrderView } from '#schema/orders/order.ts';
import type { OwnSearchExplanation } from '#schema/orders/search-explanation.ts';
import type { JobsiteRequirement } from '#schema/places/places.ts';
import { requirementWords } from '../../../lib/jobsite-words.ts';
import { milesWords } from '../../../lib/trip-words.ts';
import { technicianCount } from '../offers/offer-words.ts';

type Machine = Pick<OrderView['equipment'], 'brand' | 'product'>;
type RuledOut = OwnSearchExplanation['ruledOut'][number];

/** Why a search found nobody, a sentence each: how many are near, who knows the machine, and what keeps the others away. */
export function explanationWords(
  { withinMiles, nearby, knowMake, alerted, ruledOut }: OwnSearchExplanation,
  { brand, product }: Machine,
): readonly string[] {
  const reach = milesWords(withinMiles);
  if (withinMiles === 0) return ['The search has only just begun.'];
  if (nearby === 0) return [`No technician of our network is within ${reach} of the jobsite.`];
  const machine =
    product === null ? `${brand} machines` : `${brand} machines of this type (${product.toLowerCase()})`;
  return [
    `${technicianCount(nearby)} ${nearby === 1 ? 'is' : 'are'} within ${reach} of the jobsite. ${
      knowMake === 0 ? 'None of them works' : `${knowMake} of them ${knowMake === 1 ? 'works' : 'work'}`
    } on ${machine}.`,
    ...(alerted > 0
      ? [
          `${technicianCount(alerted)} ${alerted === 1 ? 'was' : 'were'} asked, and nobody has offered a time yet.`,
        ]
      : []),
    // Who does not know the machine is counted already.
    ...ruledOut
      .filter(({ rule, count }) => count > 0 && rule !== 'brand' && rule !== 'equipment-type')
      .map(ruledOutWords),
  ];
}

/** The smallest change that would find somebody, as a sentence; undefined where there is none. */
export function changeWords(change: OwnSearchExplanation['change']): string | undefined {
  if (change === null) return undefined;
  const found = technicianCount(change.wouldFind);
  switch (change.kind) {
    case 'requirement':
      return `Without ${requirementWords[change.requirement]} among the jobsite's requirements, ${found} could come.`;
    case 'requirements':
      return `Without the certifications that the jobsite requires, ${found} could come.`;
    case 'wait':
      return `At ${milesWords(change.atMiles)} the search reaches ${found} who could come. It widens by itself.`;
  }
}

function ruledOutWords({ rule, count, requirement }: RuledOut): string {
  const one = count === 1;
  switch (rule) {
    case 'brand':
      return `${count} ${one ? 'does' : 'do'} not work on this make.`;
    case 'equipment-type':
      return `${count} ${one ? 'does' : 'do'} not work on this type of machine.`;
    case 'certification':
      return `${count} ${one ? 'does' : 'do'} not hold ${certificateWords(requirement)}, which the jobsite requires.`;
    case 'service-area':
      return `${count} ${one ? 'does' : 'do'} not drive this far.`;
    case 'not-bookable':
      return `${count} ${one ? 'takes' : 'take'} no jobs at present.`;
    case 'not-yet':
      return `${count} ${one ? 'has' : 'have'} not been asked yet.`;
  }
}

function certificateWords(requirement: JobsiteRequirement | undefined): string {
  return requirement === undefined ? 'a certificate' : requirementWords[requirement];
}
