import tzlookup from '@photostructure/tz-lookup';
import { locateInput, type MachineImport } from '#functions/alerts/import-steps.ts';
import { isImportable } from '#functions/alerts/reader/outcome.ts';
import { tellStep } from '#functions/alerts/run-progress.ts';
import { stepHandler } from '#functions/alerts/step-handler.ts';
import { amazonLocation, findPlace } from './find-place.ts';
import { samePlaceMetres } from './jobsite-identity.ts';
import { jobsiteNear } from './jobsites.store.ts';

/** The step of alert-import that finds where the machine stands: address, time zone, and the company's jobsite there. */
export const handler = stepHandler(locateInput, async (input): Promise<Pick<MachineImport, 'place'>> => {
  await tellStep(input, 'locate');
  if (!isImportable(input.reading.outcome)) return { place: null };
  const address = await findPlace(input.reading.location, geocoder);
  if (address === null) return { place: null };
  return {
    place: {
      address,
      timeZone: tzlookup(address.lat, address.long),
      jobsite: (await jobsiteNear(input.companyId, address, samePlaceMetres)) ?? null,
    },
  };
});

const geocoder = amazonLocation();
