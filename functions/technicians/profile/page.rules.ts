import type { AccountCard } from '#functions/accounts/account-rows.ts';
import { fullNameOf } from '#functions/accounts/full-name.ts';
import { hidesTechnicianNames } from '#functions/platform/field-readers.ts';
import { roles } from '#schema/accounts/roles.ts';
import type { RepairTerms, TechnicianStanding } from '#schema/technicians/technician.ts';
import type { OverallRating, TechnicianPage } from '#schema/technicians/technician-pages.ts';
import { quoteOf } from '../fees.rules.ts';
import type { TechnicianOnFile } from '../read-technician.ts';
import type { TechnicianReview } from '../reviews/review-rows.ts';
import { attributeOf, repeatCustomers } from '../reviews/reviews.rules.ts';
import type { TruckCard } from '../technician-rows.ts';
import { skillsOf, technicianCardOf } from './card.rules.ts';

/** What a technician's page shows besides the technician. */
export interface BesideTechnician {
  readonly reviews: readonly TechnicianReview[];
  /** All active technicians of the company, this one included, by last name. */
  readonly technicians: readonly AccountCard[];
  readonly trucks: readonly TruckCard[];
}

/**
 * A technician's page. Fields are listed one by one, so a new one stays hidden until it is added here: no phone, no
 * email. If the company hides its technicians' names, its own name replaces theirs, and colleagues are not shown. What
 * technicians write about themselves is shown as it is.
 */
export function technicianPageOf(
  onFile: TechnicianOnFile,
  { reviews, technicians, trucks }: BesideTechnician,
  { withRates }: { readonly withRates: boolean },
): TechnicianPage {
  const { profile, account, company } = onFile;
  const { standing } = profile;
  const card = technicianCardOf(onFile);
  const isHidden = hidesTechnicianNames(company);
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
    skills: skillsOf(profile),
    trucks: profile.trucks,
    brands: profile.brands,
    products: profile.products,
    companyTechnicians: isHidden ? [] : colleaguesOf(profile.id, technicians),
    city: card.city,
    state: card.state,
    lat: card.lat,
    long: card.long,
    homebase: { city: card.city, state: card.state, lat: card.lat, long: card.long },
    metrics: {
      ...card.metrics,
      ratingAttributeCounts: countsOf(standing),
      repeatCustomerCount: repeatCustomers(reviews),
    },
    numAboveAndBeyondRatings: standing.aboveAndBeyond,
    company: {
      id: company.id,
      name: company.name,
      logo: company.logo,
      createdAt: company.createdAt,
      rates: withRates ? ratesOf(company.repair) : null,
      hideTechnicianNames: isHidden,
      technicianCount: technicians.length,
      trucks: trucks
        .filter(({ technicianId }) => technicians.some(({ id }) => id === technicianId))
        .flatMap((card) => card.trucks),
    },
  };
}

/** A technician's public figures. */
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

/** The company's rates, with the default hourly rate: a quote without travel. */
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

function colleaguesOf(
  technicianId: string,
  technicians: readonly AccountCard[],
): TechnicianPage['companyTechnicians'] {
  return technicians
    .filter(({ id }) => id !== technicianId)
    .map((person) => ({
      id: person.id,
      fullName: fullNameOf(person),
      picture: person.picture,
      title: person.title,
    }));
}
