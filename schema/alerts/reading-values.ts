import type { CorrectedValues, Reading } from './alerts.ts';

/** The values of a reading without where they were read, to be corrected and compared. */
export function valuesOfReading(reading: Reading): CorrectedValues {
  const { location } = reading;
  return {
    brand: readValue(reading.brand),
    model: readValue(reading.model),
    serialNumber: readValue(reading.serialNumber),
    unitNumber: readValue(reading.unitNumber),
    hours: readValue(reading.hours),
    location: {
      address: readValue(location.address),
      city: readValue(location.city),
      state: readValue(location.state),
      lat: readValue(location.lat),
      long: readValue(location.long),
    },
    faultCodes: reading.faultCodes.map(({ code, description, severity }) => ({
      code: code.value,
      description: readValue(description),
      severity,
    })),
    detectedAt: readValue(reading.detectedAt),
  };
}

function readValue<T>(read: { readonly value: T } | null): T | null {
  return read === null ? null : read.value;
}
