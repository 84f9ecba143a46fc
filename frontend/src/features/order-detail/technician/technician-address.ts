/** A technician as somebody meets it on an order; nobody's page is read without one. */
export interface TechnicianAddress {
  readonly orderId: string;
  readonly technicianId: string;
}

/** What stands in the address (`?technician=10001.tec_1`). */
export function technicianAddress({ orderId, technicianId }: TechnicianAddress): string {
  return `${orderId}.${technicianId}`;
}

export function readTechnicianAddress(value: string): TechnicianAddress {
  const [orderId = '', ...rest] = value.split('.');
  return { orderId, technicianId: rest.join('.') };
}
