import { locateInput, type MachineImport } from '#functions/alert-import/import-steps.ts';
import { tellStep } from '#functions/alert-import/run-progress.ts';
import { stepHandler } from '#functions/alert-import/step-handler.ts';
import { isImportable } from '#functions/alerts/reading/outcome.ts';
import { amazonLocation } from './find-place.ts';
import { locate } from './locate.ts';

/** The step of alert-import that finds where the machine stands: address, time zone, and the company's jobsite there. */
export const handler = stepHandler(locateInput, async (input): Promise<Pick<MachineImport, 'place'>> => {
  await tellStep(input, 'locate');
  if (!isImportable(input.reading.outcome)) return { place: null };
  return { place: await locate(input.companyId, input.reading.location, geocoder) };
});

const geocoder = amazonLocation();
