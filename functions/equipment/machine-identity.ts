/** COMPANY#<id> / EQUIPMENT#<id>: a machine. */
export function machineKey(companyId: string, equipmentId: string) {
  return { pk: `COMPANY#${companyId}`, sk: `EQUIPMENT#${equipmentId}` };
}

/** COMPANY#<id> / MODEL#<id>: a model that the company has named itself. */
export function customModelKey(companyId: string, modelId: string) {
  return { pk: `COMPANY#${companyId}`, sk: `MODEL#${modelId}` };
}

/** COMPANY#<id> / SERIAL#<number in its normal form>: which machine bears it. */
export function serialKey(companyId: string, serialNumber: string) {
  return { pk: `COMPANY#${companyId}`, sk: `SERIAL#${serialNumber}` };
}

/** COMPANY#<id> / UNIT#<folded>: which machine bears it, whatever its case and spacing. */
export function unitKey(companyId: string, unitNumber: string) {
  const folded = unitNumber.trim().replace(/\s+/g, ' ').toUpperCase();
  return { pk: `COMPANY#${companyId}`, sk: `UNIT#${folded}` };
}
