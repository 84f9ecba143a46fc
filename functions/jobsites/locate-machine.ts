import { locateInput, type MachineImport } from '#functions/alerts/import-steps.ts';
import { isImportable } from '#functions/alerts/reader/outcome.ts';
import { tellStep } from '#functions/alerts/run-progress.ts';
import { stepHandler } from '#functions/alerts/step-handler.ts';
import { amazonLocation } from './find-place.ts';
import { locate } from './locate.ts';

/** The step of alert-import that finds where the machine stands: address, time zone, and the company's jobsite there. */
export const handler = stepHandler(locateInput, async (input): Promise<Pick<MachineImport, 'place'>> => {
  await tellStep(input, 'locate');
  if (!isImportable(input.reading.outcome)) return { place: null };
  return { place: await locate(input.companyId, input.reading.location, geocoder) };
});

const geocoder = amazonLocation();
