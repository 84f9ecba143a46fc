import { moneyWords } from '../../lib/money.ts';

/** `$1,234.50` of integer cents, its figures under those of the line above. */
export function Money({ cents }: { readonly cents: number }) {
  return <span className="numbers">{moneyWords(cents)}</span>;
}
