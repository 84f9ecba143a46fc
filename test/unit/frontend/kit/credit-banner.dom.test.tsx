import { describe, expect, it } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { CreditBanner } from '../../../../frontend/src/components/shell/credit-banner.tsx';

describe('The credit banner', () => {
  it('is hidden below 80 percent', () => {
    const page = showScreen(<CreditBanner usagePercent={79.9} />);

    expect(page.queryByRole('status')).toBeNull();
  });

  it.each([
    [80, /^80% of your company's credit is used\. Make a payment to avoid a pause in ordering\./],
    [99.9, /^99% of your company's credit is used\. Make a payment to avoid a pause in ordering\./],
    [100, /^We've paused new orders\. Make a payment to resume ordering\./],
    [130, /^We've paused new orders\. Make a payment to resume ordering\./],
  ])('at %s percent says what to do and whom to ask', (usagePercent, words) => {
    const page = showScreen(<CreditBanner usagePercent={usagePercent} />);

    expect(page.getByRole('status').textContent).toMatch(words);
    expect(page.getByRole('link', { name: 'help@ironcall.example' })).toBeDefined();
  });
});
