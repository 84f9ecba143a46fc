/** COMPANY#<id> / EQUIPMENT#<id>: a machine. */
export function machineKey(companyId: string, equipmentId: string) {
  return { pk: `COMPANY#${companyId}`, sk: `EQUIPMENT#${equipmentId}` };
}

/** COMPANY#<id> / MODEL#<id>: a model that the company has added itself. */
export function customModelKey(companyId: string, modelId: string) {
  return { pk: `COMPANY#${companyId}`, sk: `MODEL#${modelId}` };
}

/** COMPANY#<id> / SERIAL#<number in its normal form>: the machine with that serial number. */
export function serialKey(companyId: string, serialNumber: string) {
  return { pk: `COMPANY#${companyId}`, sk: `SERIAL#${serialNumber}` };
}

/** COMPANY#<id> / UNIT#<folded>: the machine with that unit number, ignoring case and spacing. */
export function unitKey(companyId: string, unitNumber: string) {
  const folded = unitNumber.trim().replace(/\s+/g, ' ').toUpperCase();
  return { pk: `COMPANY#${companyId}`, sk: `UNIT#${folded}` };
}
