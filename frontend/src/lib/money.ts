/** `$1,234.50` of integer cents. */
export function moneyWords(cents: number): string {
  return dollars.format(cents / 100);
}

/** `$1.2M`, `$41.5K`, `$960` of integer cents, where a figure is summed up (document 2 section 9). */
export function compactMoneyWords(cents: number): string {
  const amount = cents / 100;
  return (Math.abs(amount) < 1_000 ? wholeDollars : compactDollars).format(amount);
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
