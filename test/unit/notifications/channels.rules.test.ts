import { describe, expect, it } from 'vitest';
import { planOf } from '#functions/notifications/notices/recipients.rules.ts';
import type { Channel } from '#functions/notifications/texts/notification.ts';

const everything: Channel[] = ['push', 'email', 'sms'];

describe('what matters', () => {
  it('is pushed and mailed, and texted later to whom push reaches', () => {
    expect(planOf(true, everything)).toEqual({ now: ['push', 'email'], later: ['sms'] });
  });

  it('is texted at once to whom no push reaches', () => {
    expect(planOf(true, ['email', 'sms'])).toEqual({ now: ['email', 'sms'], later: [] });
  });

  it('is not texted to whom no text reaches', () => {
    expect(planOf(true, ['push', 'email'])).toEqual({ now: ['push', 'email'], later: [] });
  });
});

describe('what does not matter', () => {
  it.each<[string, Channel[]]>([
    ['push and mail', everything],
    ['mail alone', ['email', 'sms']],
    ['push alone', ['push', 'sms']],
  ])('is not texted to whom it reaches by %s', (_, reach) => {
    expect(planOf(false, reach)).toEqual({ now: reach.filter((channel) => channel !== 'sms'), later: [] });
  });

  it('is texted to whom nothing else reaches', () => {
    expect(planOf(false, ['sms'])).toEqual({ now: ['sms'], later: [] });
  });
});
