import { isImportable } from '#functions/alerts/reading/outcome.ts';
import { amazonLocation } from '#functions/jobsites/amazon-location.ts';
import { locate } from '#functions/jobsites/locate.ts';
import { locateInput, type MachineImport } from './import-steps.ts';
import { reportStep } from './run-progress.ts';
import { stepHandler } from './step-handler.ts';

/** The step of alert-import that finds where the machine is: address, time zone, and the company's jobsite there. */
export const handler = stepHandler(locateInput, async (input): Promise<Pick<MachineImport, 'place'>> => {
  if (!isImportable(input.reading.outcome)) return { place: null };
  const [place] = await Promise.all([
    locate(input.companyId, input.reading.location, geocoder),
    reportStep(input, 'locate'),
  ]);
  return { place };
});

const geocoder = amazonLocation();
