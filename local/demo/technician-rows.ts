import { dice } from './dice.ts';
import { nearRows } from './near-rows.ts';
import { type DemoTechnician, type RepairCompany, repairNetwork } from './repair-network.ts';
import { type DemoReview, reviewsOf } from './reviews.ts';
import { accountRows, companyRow } from './rows.ts';

type Row = Record<string, unknown>;

/**
 * The rows of the demo's repair companies and technicians, in the shapes that the product documents next to its
 * stores (`company-rows.ts`, `account-rows.ts`, `technician-rows.ts`). A test parses each by the product's own
 * schemas.
 */
export function technicianRows(now: Date): Row[] {
  const { companies, technicians } = repairNetwork();
  const at = now.toISOString();
  const year = now.getUTCFullYear();
  const employers = new Map(companies.map((company) => [company.id, company]));
  const people = technicians.map((person) => {
    const employer = employers.get(person.companyId);
    if (employer === undefined) throw new Error(`${person.id} works for nobody.`);
    const reviews = reviewsOf(person, now);
    const profile = profileOf(person, employer, reviews, year);
    return { person, profile, reviews, candidate: candidateRow(person, profile) };
  });
  return [
    ...companies.flatMap((company) => companyRows(company, now)),
    ...people.flatMap(({ person, profile, candidate }) => [
      ...accountRows(person, { companyId: person.companyId, userType: 'technician' }, at),
      profile,
      candidate,
    ]),
    ...reviewRows(people.flatMap(({ reviews }) => reviews)),
    ...nearRows(people.map(({ candidate }) => candidate)),
  ];
}

function companyRows({ id, name, alertToken, terms }: RepairCompany, now: Date): Row[] {
  return [
    { ...companyRow({ id, name, alertToken, userType: 'technician' }, joinedAt(id, now)), repair: terms },
    {
      pk: `COMPANY_NAME#${name.toLowerCase()}`,
      sk: `COMPANY#${id}`,
      kind: 'company-name',
      card: { name, status: 'active' },
      gsi1pk: 'REPAIR_COMPANY_NAMES',
      gsi1sk: `${name.toLowerCase()}#${id}`,
    },
    { pk: `ALERT_TOKEN#${alertToken}`, sk: 'TOKEN', kind: 'alert-token', companyId: id },
  ];
}

/** Before its technicians' reviews: one to five years ago. */
function joinedAt(companyId: string, now: Date): string {
  const days = 370 + Math.floor(dice(`joined ${companyId}`)() * 4 * 365);
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
}

/**
 * TECHNICIAN#<id> / REVIEW#<order>. Numbers rise with time, and stay below the first order that anyone creates here.
 */
function reviewRows(reviews: readonly DemoReview[]): Row[] {
  return reviews
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .map((review, place) => {
      const orderId = String(1001 + place);
      return {
        pk: `TECHNICIAN#${review.technicianId}`,
        sk: `REVIEW#${orderId.padStart(18, '0')}`,
        kind: 'technician-review',
        ...review,
        orderId,
        visible: true,
        ratingSystem: 'simplified',
      };
    })
    .sort((one, other) => (one.pk < other.pk ? -1 : 1));
}

function profileOf(
  person: DemoTechnician,
  employer: RepairCompany,
  reviews: readonly DemoReview[],
  year: number,
) {
  const { id, companyId, brands, products, certifications, licenses, software, specialties, skills, years } =
    person;
  const trucks = person.trucks.map((truck, position) => ({
    id: `${id}_truck${position + 1}`,
    ...truck,
    picture: null,
  }));
  const { city, state, lat, long, zone: timeZone } = person.home;
  const formerYears = person.formerly.reduce((sum, each) => sum + each.years, 0);
  const since = year - years + formerYears;
  return {
    pk: `TECHNICIAN#${id}`,
    sk: 'PROFILE',
    kind: 'technician',
    id,
    companyId,
    bio: `${specialties.length > 0 ? `${specialties.join(', ')}. ` : ''}Based in ${city}, ${state}.`,
    experience: `${years} years in the field`,
    brands,
    products,
    certifications,
    licenses,
    software,
    specialties,
    skills,
    trucks,
    workHistory: [
      {
        id: `${id}_work1`,
        companyName: employer.name,
        title: person.title,
        fromYear: since,
        toYear: null,
      },
      ...person.formerly.map(({ companyName, years: there }, position) => ({
        id: `${id}_work${position + 2}`,
        companyName,
        title: 'Mechanic',
        fromYear: since - there,
        toYear: since,
      })),
    ],
    serviceArea: person.serviceArea,
    homebase: { city, state, lat, long, timeZone },
    standing: standingOf(person, reviews),
    ...(trucks.length > 0 && {
      gsi1pk: `COMPANY#${companyId}#TRUCKS`,
      gsi1sk: id,
      card: { technicianId: id, trucks },
    }),
  };
}

function standingOf({ jobs, brands, products }: DemoTechnician, reviews: readonly DemoReview[]) {
  const { completed, withPhotos, alertsAnswered, minutesToAnswer } = jobs;
  return {
    jobsCompleted: completed,
    jobsWithPhotos: withPhotos,
    jobsByBrand: shared(completed, brands),
    jobsByProduct: shared(completed, products),
    reviews: reviews.length,
    recommending: reviews.filter(({ rating }) => rating >= 4).length,
    ratingSum: reviews.reduce((sum, { rating }) => sum + rating, 0),
    aboveAndBeyond: reviews.filter(({ rating }) => rating === 5).length,
    attributeCounts: timesSaid(reviews),
    alertsAnswered,
    minutesToAnswer,
  };
}

function timesSaid(reviews: readonly DemoReview[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of reviews.flatMap(({ attributes }) => attributes)) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** Most jobs go to the first names, the rest to the next ones. */
function shared(jobs: number, names: readonly string[]): Record<string, number> {
  const shares = [0.4, 0.25, 0.15, 0.1];
  const counts: [string, number][] = names
    .slice(0, shares.length)
    .map((name, position) => [folded(name), Math.floor(jobs * (shares[position] ?? 0))]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function candidateRow(person: DemoTechnician, profile: ReturnType<typeof profileOf>) {
  const { lat, long } = person.home;
  const { jobsCompleted, jobsByBrand, jobsByProduct, reviews, ratingSum, alertsAnswered, minutesToAnswer } =
    profile.standing;
  return {
    pk: `TECH_CELL#${cellOf(person)}`,
    sk: `TECHNICIAN#${person.id}`,
    kind: 'candidate',
    technicianId: person.id,
    companyId: person.companyId,
    fullName: `${person.firstName} ${person.lastName}`,
    bookable: person.roleId !== 'TechnicianOfficeStaff',
    brands: person.brands,
    products: person.products,
    certifications: person.certifications,
    serviceArea: person.serviceArea,
    lat,
    long,
    standing: {
      jobsCompleted,
      jobsByBrand,
      jobsByProduct,
      reviews,
      ratingSum,
      alertsAnswered,
      minutesToAnswer,
    },
  };
}

function cellOf({ home }: Pick<DemoTechnician, 'home'>): string {
  return `${Math.floor(home.lat)}:${Math.floor(home.long)}`;
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
