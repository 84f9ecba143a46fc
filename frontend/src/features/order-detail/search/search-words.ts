import type { OrderView } from '#schema/orders/order.ts';
import type { OwnSearchExplanation } from '#schema/orders/search-explanation.ts';
import type { JobsiteRequirement } from '#schema/places/places.ts';
import { milesWords } from '../../../lib/figure-words.ts';
import { requirementWords } from '../../../lib/jobsite-words.ts';
import { technicianCount } from '../offers/offer-words.ts';
import { waveMiles } from './search-map.ts';

type Searched = Pick<OrderView, 'search' | 'numberOfAlertedTechnicians'>;

/** `18 technicians alerted`, `within 120 mi`, `2 can come`: only what applies. */
export function searchFacts(
  { search, numberOfAlertedTechnicians: alerted }: Searched,
  available: number,
): readonly string[] {
  return [
    alerted > 0 && `${technicianCount(alerted)} alerted`,
    search !== null && search.radiusMiles > 0 && `within ${milesWords(search.radiusMiles)}`,
    available > 0 && `${available} can come`,
  ].filter((fact) => fact !== false);
}

export interface NextWave {
  readonly miles: number;
  /** Milliseconds until it starts. */
  readonly startsIn: number;
}

/** The next wave by the clock. Undefined once the search has ended or has no more waves. */
export function nextWave(
  { openedAt, search }: Pick<OrderView, 'openedAt' | 'search'>,
  now: Date,
): NextWave | undefined {
  if (openedAt === null || search?.endedAt != null) return undefined;
  const reached = Math.round((search?.radiusMiles ?? 0) / waveMiles);
  // A wave already due just hasn't been reported yet.
  for (let wave = Math.max(2, reached + 1); wave <= lastWave; wave++) {
    const startsIn = Date.parse(openedAt) + (30 + (wave - 2) * 60) * 1000 - now.getTime();
    if (startsIn > 0) return { miles: wave * waveMiles, startsIn };
  }
  return undefined;
}

/** `9:31` */
export function clockWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

type Machine = Pick<OrderView['equipment'], 'brand' | 'product'>;
type RuledOut = OwnSearchExplanation['ruledOut'][number];

/** Why a search found nobody, in sentences: how many are near, who knows the machine, and what rules out the rest. */
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
    // Technicians who don't know the machine are counted above.
    ...ruledOut
      .filter(({ rule, count }) => count > 0 && rule !== 'brand' && rule !== 'equipment-type')
      .map(ruledOutWords),
  ];
}

/** The smallest change that would find someone, as a sentence. */
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

/** Document 3 section 5. */
const lastWave = 11;

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
