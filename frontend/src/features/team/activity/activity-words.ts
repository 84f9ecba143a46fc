import type { Activity } from '#schema/accounts/team.ts';
import { formatPhoneNumber } from '#schema/phone.ts';

type Deed = Pick<Activity, 'actor' | 'action' | 'subject'>;

/** `Dana Reyes invited Jo Park`: a log entry as a sentence. */
export function activityWords(deed: Deed): string {
  return `${actorWords(deed)} ${doneWords(deed)}`;
}

/** Who did it. */
export function actorWords({ actor }: Pick<Deed, 'actor'>): string {
  return actor?.fullName ?? 'Ironcall';
}

/** What was done, and to whom or what: `invited Jo Park`. */
export function doneWords({ actor, action, subject }: Deed): string {
  const name = subject?.name ?? 'somebody';
  const isOwn = actor !== null && actor.id === subject?.id;
  switch (action) {
    case 'person_invited':
      return `invited ${name}`;
    case 'person_joined':
      return 'joined the company';
    case 'person_changed':
      return isOwn ? 'changed their own profile' : `changed ${name}`;
    case 'person_deactivated':
      return `deactivated ${name}`;
    case 'person_reactivated':
      return `reactivated ${name}`;
    case 'orders_transferred':
      return `transferred orders of ${name}`;
    case 'contact_proven':
      return isOwn ? 'confirmed a contact' : `confirmed a contact of ${name}`;
    case 'company_changed':
      return 'changed the company';
    case 'billing_changed':
      return 'changed the billing info';
    case 'alert_address_replaced':
      return 'replaced the address for alerts';
    case 'provider_key_replaced':
      return `replaced the key for ${name}`;
    case 'provider_key_removed':
      return `removed the key for ${name}`;
  }
}

/** A field's name: `Waiting email`. */
export function fieldWords(field: string): string {
  const known = (names as Readonly<Record<string, string>>)[field];
  if (known !== undefined) return known;
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value for display; a dash for none. */
export function valueWords(value: string | null): string {
  if (value === null || value === '') return '–';
  return value.startsWith('/pictures/') ? 'set' : formatPhoneNumber(value);
}

const names = {
  unprovenEmail: 'Unconfirmed email',
  unprovenPhone: 'Unconfirmed phone',
} as const;
