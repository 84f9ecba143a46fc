import type { Account } from '#schema/accounts/account.ts';
import { dayAfter, instantOf, localDay } from '#schema/places/jobsite-clock.ts';

/** `fallbackZone`: the homebase's or the company's, for people whose browser has sent none. */
export interface QuietSettings extends Pick<Account, 'quietHours' | 'timeZone'> {
  readonly fallbackZone: string | null;
}

/** When the quiet hours around `now` end, in the person's time zone (document 3 section 10); null outside of them. */
export function quietEnd({ quietHours, timeZone, fallbackZone }: QuietSettings, now: Date): Date | null {
  if (quietHours === null) return null;
  const { from, to } = quietHours;
  const zone = timeZone ?? fallbackZone ?? middleOfTheCountry;
  const today = localDay(now, zone);
  for (const first of [dayAfter(today, -1), today]) {
    const end = instantOf(to > from ? first : dayAfter(first), to, zone);
    if (instantOf(first, from, zone) <= now && now < end) return end;
  }
  return null;
}

/** If nothing is known: at most two hours off anywhere between the coasts. */
const middleOfTheCountry = 'America/Chicago';
