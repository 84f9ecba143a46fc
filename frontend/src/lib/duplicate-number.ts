import { apiFailure } from './api-failure.ts';
import { toast } from './toasts.ts';

export interface MachineNumbers {
  readonly serialNumber: string;
  readonly unitNumber?: string | null | undefined;
}

/**
 * Says for 30 s that another of the company's machines already has the number (document 1 section 8). Returns the error
 * for its field, or undefined if the failure is another.
 */
export function tellDuplicate(
  error: unknown,
  numbers: MachineNumbers,
): Readonly<Record<string, string>> | undefined {
  switch (apiFailure(error).code) {
    case 'DUPLICATE_SERIAL_NUMBER':
      toast.warning('Equipment Serial Number Already Exists', {
        body: `The serial number '${numbers.serialNumber}' is already used for another piece of equipment.`,
        duration: shownFor,
      });
      return { serialNumber: used };
    case 'DUPLICATE_UNIT_NUMBER':
      toast.warning('Equipment Unit Number Already Exists', {
        body: `The unit number '${numbers.unitNumber ?? ''}' is already used for another piece of equipment.`,
        duration: shownFor,
      });
      return { unitNumber: used };
    default:
      return undefined;
  }
}

/** Document 1 section 9. */
const shownFor = 30_000;

const used = 'Already used for another piece of equipment';
