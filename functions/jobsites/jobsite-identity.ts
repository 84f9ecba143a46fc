/** Metres within which two points are one place: the snap distance of a map at its closest (document 2 section 9). */
export const samePlaceMetres = 50;

/** COMPANY#<id> / JOBSITE_NAME#<folded>: which jobsite bears a name, whatever its case and spacing, and where it is. */
export function jobsiteNameKey(companyId: string, name: string) {
  const folded = name.trim().replace(/\s+/g, ' ').toLowerCase();
  return { pk: `COMPANY#${companyId}`, sk: `JOBSITE_NAME#${folded}` };
}
