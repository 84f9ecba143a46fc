/** `$1,234.50`, from integer cents. */
export function moneyWords(cents: number): string {
  return dollars.format(cents / 100);
}

/** `$1.2M`, `$41.5K` or `$960`, from integer cents: for summaries (document 2 section 9). */
export function compactMoneyWords(cents: number): string {
  const amount = cents / 100;
  return (Math.abs(amount) < 1_000 ? wholeDollars : compactDollars).format(amount);
}

/** `42 mi` */
export function milesWords(miles: number): string {
  if (miles < 1) return 'under 1 mi';
  return `${Math.round(miles).toLocaleString('en-US')} mi`;
}

/** `1 h 5 min` */
export function travelTimeWords(hours: number): string {
  const minutes = Math.max(1, Math.round(hours * 60));
  const parts = [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ');
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const compactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});
