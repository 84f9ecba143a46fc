import { describe, expect, it } from 'vitest';
import { forms } from '#functions/notifications/texts/forms.ts';

const written = `<a href="https://evil.example">press</a> & "quotes" 'too'\u202e`;
const settings = { siteUrl: 'https://app.ironcall.example', supportEmail: 'support@ironcall.example' };
const words = {
  title: `Order #10007: ${written}`,
  lines: [written, ''],
  quote: written,
  facts: [
    ['Place', written],
    ['PO number', ''],
  ] as const,
  short: 'Tess Moreno is booked',
  action: { label: 'See the order', path: '/orders/10007' },
  parts: [{ title: written, lines: [], action: { label: 'See it', path: '/orders/10008' } }],
  why: 'You get this because you take part in this order.',
};

describe('A mail', () => {
  it('shows what people wrote literally, and makes no links of it', () => {
    const { html } = forms.email(words, '10007', { ...settings, unsubscribeToken: 'acc_1.signature' });

    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links).toEqual([
      'https://app.ironcall.example/orders/10008',
      'https://app.ironcall.example/orders/10007',
      'https://app.ironcall.example/orders?notification-settings=me',
      'https://app.ironcall.example/unsubscribe?token=acc_1.signature',
    ]);
    expect(html).not.toMatch(/<a href="https:\/\/evil|\u202e/);
    expect(html.split('&#60;a href=&#34;https://evil.example&#34;&#62;press')).toHaveLength(9);
  });

  it('starts with a hidden preview of its first words and the person’s', () => {
    const { html } = forms.email(
      { ...words, lines: ['Tess Moreno wrote:'], quote: 'Gate 2' },
      '10007',
      settings,
    );

    expect(html).toMatch(
      /<body[^>]*>\n<div aria-hidden="true" style="display:none[^>]*>Tess Moreno wrote: Gate 2&/,
    );
  });

  it('says everything in plain text that its HTML says, and leaves out empty parts', () => {
    const { subject, text, html } = forms.email(words, '10007', settings);

    expect(subject).toBe(words.title);
    expect(text).toContain('See the order: https://app.ironcall.example/orders/10007');
    expect(text).toContain('See it: https://app.ironcall.example/orders/10008\n\nSee the order: ');
    for (const said of [words.why, settings.supportEmail]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    expect(text + html).not.toMatch(/PO number|Unsubscribe/);
  });
});
