import { roles } from '#schema/roles.ts';
import type { OverallRating, TechnicianPage } from '#schema/technician-pages.ts';
import type { RepairTerms, TechnicianStanding } from '#schema/technicians.ts';
import { quoteOf } from './fees.rules.ts';
import type { TechnicianOnFile } from './read-technician.ts';
import type { TechnicianReview } from './review-rows.ts';
import { attributeOf, repeatCustomers } from './reviews.rules.ts';
import { technicianCardOf } from './technician-card.rules.ts';

/**
 * A technician's page, each field by name so that a new one stays inside until it is listed here: no phone, no email, and
 * where the company hides its technicians' names its own name in their place. What the technician writes of itself is
 * shown as it stands.
 */
export function technicianPageOf(
  onFile: TechnicianOnFile,
  reviews: readonly TechnicianReview[],
  { withRates }: { readonly withRates: boolean },
): TechnicianPage {
  const { profile, account, company } = onFile;
  const { standing } = profile;
  const card = technicianCardOf(onFile);
  const isHidden = company.repair?.hideTechnicianNames ?? false;
  return {
    id: profile.id,
    account: {
      firstName: isHidden ? company.name : account.firstName,
      fullName: card.account.fullName,
      picture: card.account.picture,
      title: card.account.title,
      role: roles[account.roleId].name,
    },
    bio: profile.bio,
    experience: profile.experience,
    workHistory: profile.workHistory,
    licenses: profile.licenses,
    certifications: profile.certifications,
    software: profile.software,
    specialties: profile.specialties,
    brands: profile.brands,
    products: profile.products,
    city: card.city,
    state: card.state,
    lat: card.lat,
    long: card.long,
    metrics: {
      ...card.metrics,
      ratingAttributeCounts: countsOf(standing),
      repeatCustomerCount: repeatCustomers(reviews),
    },
    numAboveAndBeyondRatings: standing.aboveAndBeyond,
    company: {
      name: company.name,
      logo: company.logo,
      createdAt: company.createdAt,
      rates: withRates ? ratesOf(company.repair) : null,
    },
  };
}

/** What a technician's jobs were like in figures. */
export function overallRatingOf(onFile: TechnicianOnFile): OverallRating {
  const { jobsCompleted, jobsWithPhotos, alertsAnswered, minutesToAnswer } = onFile.profile.standing;
  return {
    jobsCompleted,
    percentRecommend: technicianCardOf(onFile).metrics.recommendRate,
    percentJobsWithPhotos:
      jobsCompleted === 0 ? null : Math.min(100, Math.round((100 * jobsWithPhotos) / jobsCompleted)),
    averageMinutesToRespond: alertsAnswered === 0 ? null : Math.round(minutesToAnswer / alertsAnswered),
  };
}

function countsOf({ attributeCounts }: TechnicianStanding) {
  return Object.entries(attributeCounts)
    .flatMap(([id, count]) => {
      const attribute = attributeOf(id);
      return attribute === undefined || count === 0 ? [] : [{ ...attribute, count }];
    })
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

/** With the default hourly rate where the company has none: a quote without a way to go. */
function ratesOf(terms: RepairTerms | null): TechnicianPage['company']['rates'] {
  const quote = quoteOf(terms, { miles: 0, hours: 0, byRoad: false });
  return {
    hourlyRatePrice: quote.hourlyRatePrice,
    hourlyTravelPrice: quote.hourlyTravelPrice,
    mileagePrice: quote.mileagePrice,
    callOutFeePrice: quote.callOutFeePrice,
    miscFeePrice: quote.miscFeePrice,
    chargesOvertime: quote.chargesOvertime,
  };
}
