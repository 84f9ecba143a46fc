import type { OrderCard } from '#schema/orders/order.ts';

/** `Komatsu PC210LC-11` */
export function machineWords({ brand, model }: Pick<OrderCard, 'brand' | 'model'>): string {
  return `${brand} ${model}`.trim();
}

/** `Unit EX-12 · S/N C51234`, as far as they are known; a line breaks between the two alone. */
export function unitWords({
  unitNumber,
  serialNumber,
}: Pick<OrderCard, 'unitNumber' | 'serialNumber'>): string | undefined {
  const words = [unitNumber && `Unit\u00a0${unitNumber}`, serialNumber && `S/N\u00a0${serialNumber}`].filter(
    Boolean,
  );
  return words.length > 0 ? words.join(' · ') : undefined;
}

/** `I-70 widening, Columbia, MO`: the jobsite by its name where it has one, and the place. */
export function jobsiteWords({
  jobsiteName,
  city,
  state,
}: Pick<OrderCard, 'jobsiteName' | 'city' | 'state'>): string {
  return [jobsiteName, city, state].filter((part) => part !== null && part !== '').join(', ');
}
